"""Annotated games: played, reviewed, told as Markdown."""
