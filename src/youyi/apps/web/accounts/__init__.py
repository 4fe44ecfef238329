"""Accounts: names, passphrases, browsers signed in, the seats that are kept."""
