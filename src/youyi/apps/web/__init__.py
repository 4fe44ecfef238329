"""The web server: many tables in one process; each connection is sent what its seat may know."""

from __future__ import annotations

from youyi.apps.web.serving import CannotServe, default_database, serve
from youyi.apps.web.upkeep_options import UpkeepOptions

__all__ = ["CannotServe", "UpkeepOptions", "default_database", "serve"]
