"""The application put together and run: routes, lifespan, connections, health, upkeep."""
