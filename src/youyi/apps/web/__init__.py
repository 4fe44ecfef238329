"""The web table: many tables in one process; each connection is sent what its seat may know."""
