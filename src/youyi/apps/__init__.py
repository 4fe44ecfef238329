"""Programs people start: the command line and the web table."""
