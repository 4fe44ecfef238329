"""The application put together and run: routes, lifespan, connections, health, upkeep."""

from youyi.kernel.optional_dependencies import require

require("web", "uvicorn")
