"""What is not granted, and why: refusals at a table, denials at the door."""

from __future__ import annotations

from dataclasses import dataclass

from youyi.apps.web import words
from youyi.apps.web.wire import Code
from youyi.kernel.names import Words
from youyi.kernel.rules import Reason
from youyi.kernel.seats import Spot


@dataclass(eq=False)
class Refusal(Exception):  # refusing is the table's right, not its error
    """A message to a table that changes nothing."""

    code: Code
    words: Words | None = None
    """What is said in place of the code's usual words."""
    because: Reason | None = None
    spot: Spot | None = None
    column: int | None = None

    @property
    def said(self) -> Words:
        """What is said, in all languages."""
        return self.words or words.REFUSED[self.code]


@dataclass(eq=False)
class Denied(Exception):
    """A request to the house that is not granted."""

    error: str
    words: Words
    status: int = 400
    detail: str | None = None
    """What exactly was wrong, for people who write programs; in English."""
    valid: tuple[str, ...] | None = None
