"""What people type at a table: lines, the words of commands, and the end of the input."""

from __future__ import annotations

import sys

from youyi.apps.cli import phrases
from youyi.apps.cli.base.out import echo


class LeaveGame(Exception):  # not an error: it ends the dialogue
    """A person leaves the game."""


def asked_for(prompt: str) -> str:
    """Ask for a line. Raises `LeaveGame` at the end of the input."""
    try:
        text = input(prompt).strip()
    except EOFError:
        echo()
        raise LeaveGame from None
    if not sys.stdin.isatty():
        echo(text)  # a terminal shows what is typed; a pipe's transcript should too
    return text


def command_named(word: str) -> str | None:
    """The command of a word of any language; None if it is no command."""
    return next((name for name, words in phrases.COMMANDS.items() if phrases.typed(word, words)), None)
