"""What all commands share: options and their types, output, refusals, game files, names looked up."""
