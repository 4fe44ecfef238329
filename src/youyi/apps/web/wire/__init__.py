"""Messages and bodies between server and page, and what they are made from; at the bottom, for everybody speaks them."""
