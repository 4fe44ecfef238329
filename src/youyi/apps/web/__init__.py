"""The web table: one server, many tables; every browser hears what its seat may hear."""
