"""What is sent to whom: each message is built once for all who may read the same."""
