"""Errors that a client is told of: messages on a socket and HTTP requests that the server refuses."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from youyi.apps.web.base import words
from youyi.apps.web.wire.messages import Code
from youyi.kernel.names import Words
from youyi.kernel.rules import Reason
from youyi.kernel.seats import Spot


@dataclass(eq=False)
class MessageError(Exception):
    """A message to a table is refused, and nothing changes. Answered with `Refused`."""

    code: Code
    words: Words | None = None
    """Says more than the code's usual words."""
    because: Reason | None = None
    spot: Spot | None = None
    column: int | None = None

    @property
    def said(self) -> Words:
        """The refusal in every language."""
        return self.words or words.REFUSED[self.code]


@dataclass(eq=False)
class RequestError(Exception):
    """An HTTP request is refused. Answered with `Failure` and `status`."""

    error: str
    words: Words
    status: int = 400
    detail: str | None = None
    """What exactly is wrong, in English, for programmers."""
    valid: tuple[str, ...] | None = None
    """The values that would have been accepted, where they can be listed."""


def banned(until: datetime) -> RequestError:
    """The refusal of somebody whom the people who run the site have banned."""
    return RequestError("banned", words.BANNED.filled(until=f"{until:%Y-%m-%d %H:%M}"), 403)
