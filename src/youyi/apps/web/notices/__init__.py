"""Notices to browsers that do not show the table: sealed, signed, and sent through their push services."""
