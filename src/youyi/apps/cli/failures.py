"""Errors that a user caused and can mend, on one line."""

from __future__ import annotations

import click

from youyi.kernel.errors import YouyiError
from youyi.kernel.rulings import AnswersConflict, UnknownAnswer


def said_in_one_line(error: Exception) -> str | None:
    """Say what was wrong and what would be right; None for an error of ours."""
    match error:
        case click.ClickException():
            return _joined(error.format_message())
        case YouyiError() | UnknownAnswer() | AnswersConflict():
            return _joined(str(error))
        case OSError(filename=str() as name, strerror=str() as why):
            return f"{name}: {why}"
        case _:
            return None


def _joined(text: str) -> str:
    return " ".join(text.split())
