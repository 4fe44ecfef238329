"""Games on paper: what can be downloaded to print."""
