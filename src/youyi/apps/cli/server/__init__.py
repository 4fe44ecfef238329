"""Commands of whoever serves tables: `serve` and `admin`, and their settings."""
