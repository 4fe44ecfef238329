"""One open table: the checks on every move, what is stored, played and published, and what its people do beside it."""
