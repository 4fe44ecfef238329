"""What is made from this code when the client or a static site is built."""
