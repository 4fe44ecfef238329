"""One browser's line to one table: what it asks, and what waits to be sent to it."""
