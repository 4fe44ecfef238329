"""What the listeners of a live table are told: each message is built once for all who may read the same."""
