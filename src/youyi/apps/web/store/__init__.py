"""Everything that is stored, and every statement of SQL."""
