"""The web server: many tables in one process; each connection is sent what its seat may know."""

from __future__ import annotations

from youyi.apps.web.serve_options import ServeOptions
from youyi.apps.web.serving import CannotServe, default_database, serve

__all__ = ["CannotServe", "ServeOptions", "default_database", "serve"]
