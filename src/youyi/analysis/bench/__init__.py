"""How fast it is on this machine, beside other programs."""
