"""Runs migrations on a connection that the caller has opened; Alembic loads this file by its path."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
