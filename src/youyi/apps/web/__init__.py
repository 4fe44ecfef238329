"""The web table: one server, many tables; every browser hears what its seat may hear."""

from __future__ import annotations

from youyi.apps.web.serving import CannotServe, default_database, serve

__all__ = ["CannotServe", "default_database", "serve"]
