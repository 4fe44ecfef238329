"""What an open table needs of the other servers of its database."""
