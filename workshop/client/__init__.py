"""What the client is built from: types of its messages, exact chances, and the files of the static site."""
