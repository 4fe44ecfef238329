"""Messages about reviews: how far one has come, and what it says of a game."""

from __future__ import annotations

from typing import Literal, TypeAlias

from youyi.apps.web.wire.base import Plain
from youyi.apps.web.wire.table import BandSaid, GoalSaid

ReviewState: TypeAlias = Literal["queued", "working", "done", "failed"]


class ReviewedChoice(Plain, frozen=True):
    """A choice among several."""

    ply: int
    """Counted from 1."""
    seat: int
    band: BandSaid
    named: str
    """The band, for the reader."""
    taken: str
    best: str
    loss: str
    """With half of its 95 % interval; in the unit of the review."""
    loss_open: str | None
    """The same with all cards open; null where nothing is hidden."""
    brings: str
    """What the best would have brought at once and, of a choice that cost something, why it was better; empty if nothing is worth a word."""


class ReviewedTurn(Plain, frozen=True):
    """A turning point."""

    ply: int
    says: str


class GoalOffered(Plain, frozen=True):
    """What a game can be reviewed for."""

    goal: GoalSaid
    named: str
    """For the reader."""


class AccountsSaid(Plain, frozen=True):
    """What each result is made of: the last column is the sum of the others, to the decimals that are told."""

    title: str
    columns: list[str]
    rows: list[list[str]]
    """One for each seat."""


class ReviewSaid(Plain, frozen=True):
    """A review in one language."""

    goal: GoalSaid
    goals: list[GoalOffered]
    """What games at such a table can be reviewed for, the usual first."""
    unit: str
    """What all figures are in."""
    columns: list[str]
    """Of the table of seats."""
    seats: list[list[str]]
    accounts: AccountsSaid
    chart: str
    """An SVG picture."""
    narrow: str
    """The same for a phone."""
    shows: str
    """What the chart shows, in words."""
    turns: list[ReviewedTurn]
    lessons: list[str]
    """What would have saved a seat most, if one idea would have more than once."""
    choices: list[ReviewedChoice]
    """All that were choices, good ones too."""
    method: list[str]
    """How the figures were found."""


class ReviewJob(Plain, frozen=True):
    """How far a review has come."""

    id: str
    state: ReviewState
    ahead: int
    """Reviews that come before it."""
    says: str | None
    """What went wrong."""
    review: ReviewSaid | None
