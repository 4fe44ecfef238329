"""One module per revision of the schema; Alembic orders them by `down_revision`."""
