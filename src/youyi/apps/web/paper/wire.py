"""Messages about what can be printed."""

from __future__ import annotations

from youyi.apps.web.wire.base import Plain


class PaperSaid(Plain, frozen=True):
    """One thing to print."""

    key: str
    title: str
    about: str
    """What one does with it."""
    pages: int
    bytes: int
    address: str
    """Of its PDF."""
    picture: str
    """The address of a PNG of how it begins."""


class PapersSaid(Plain, frozen=True):
    """All that a game has on paper under a ruleset, in one language."""

    ruleset: str
    papers: list[PaperSaid]
