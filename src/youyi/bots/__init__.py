"""Players that somebody else wrote: classes named `module:Class`, and programs named `cmd:…` that speak JSON lines."""
