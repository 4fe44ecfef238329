"""The tables that are open: what they are, who sits there, their chance, their computers, their listeners."""
