"""Messages of those who talk at a table. What is said is no part of the game's record."""

from __future__ import annotations

from typing import Literal, TypeAlias

from youyi.apps.web.wire.base import Incoming, Outgoing, Plain
from youyi.apps.web.wire.company import ChatMode

Phrase: TypeAlias = Literal["hello", "luck", "well", "thanks", "sorry", "moment", "go_on", "again", "bye"]
"""A ready-made phrase; each page writes it in its reader's language."""


class Say(Incoming, frozen=True):
    """Say a phrase, or a line of one's own where the table allows it."""

    phrase: Phrase | None = None
    text: str | None = None


class Report(Incoming, frozen=True):
    """Tell the people who run the server of a line."""

    number: int


class Chat(Incoming, frozen=True):
    """Say what may be said here: the switch of who made the table."""

    mode: ChatMode


class TalkLine(Plain, frozen=True):
    """What somebody said."""

    number: int
    """From 1."""
    seat: int
    name: str | None
    phrase: Phrase | None
    text: str | None
    at: str
    """ISO 8601 in UTC."""


class Talk(Outgoing, frozen=True):
    """What was said: new lines, or after a connection's first `Snapshot` the latest ones."""

    lines: list[TalkLine]
    whole: bool = False
    """Whether there are no others: what a page has beside them was removed."""
