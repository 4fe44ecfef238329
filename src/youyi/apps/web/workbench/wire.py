"""Messages of the workbench, where two readings of a game are compared on the server."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from youyi.apps.web.wire.base import Plain
from youyi.apps.web.wire.http import PlayerSaid, Question
from youyi.apps.web.wire.messages import Value
from youyi.apps.web.wire.said import Said

FEWEST, MOST = 100, 10_000
"""Games of a comparison."""
Games: TypeAlias = Annotated[int, msgspec.Meta(ge=FEWEST, le=MOST)]
Seed: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
"""What a page's numbers hold exactly."""
JobState: TypeAlias = Literal["queued", "preparing", "playing", "done", "failed", "cancelled"]


class ReadingWanted(Question, frozen=True):
    """A rulebook: a ruleset with other answers."""

    ruleset: str
    rulings: dict[str, Value] = msgspec.field(default_factory=dict)


class CompareReadings(Question, frozen=True):
    """POST /api/workbench: compare two readings. The same request again is the same comparison."""

    game: str
    a: ReadingWanted
    b: ReadingWanted
    player: str
    games: Games
    seed: Seed


class OpenGame(Question, frozen=True):
    """POST /api/workbench/game: the record of one game of a comparison, under one of its readings."""

    game: str
    reading: ReadingWanted
    player: str
    seed: Seed
    number: Annotated[int, msgspec.Meta(ge=0, lt=MOST)]


class PlayersSaid(Plain, frozen=True):
    """Who may play a game at the workbench, weakest first."""

    game: str
    players: list[PlayerSaid]


class WorkbenchSaid(Plain, frozen=True):
    """GET /api/workbench: what may be asked of it."""

    most: int
    """Games of a comparison."""
    fast: bool
    """Whether the fast engine is installed; without it fewer games are played."""
    fewer: int
    """How many at most where the fast engine does not play."""
    games: list[PlayersSaid]


class MeasureSaid(Plain, frozen=True):
    """A measure under both readings; intervals are of 95 %."""

    measure: str
    name: Said
    games: int
    a: float | None
    a_ci95: list[float] | None
    b: float | None
    b_ci95: list[float] | None
    d: float | None
    """b − a."""
    d_ci95: list[float] | None
    p: float | None
    p_holm: float | None
    """Corrected for all measures of the comparison."""
    differing: int | None
    """Games in which it differs; None for what is no mean of games."""


class LengthsSaid(Plain, frozen=True):
    """How often each number of turns occurred under both readings: pairs of turns and games. Games only stopped are left out."""

    a: list[list[int]]
    b: list[list[int]]


class ComparedSaid(Plain, frozen=True):
    """What a comparison came to."""

    games: int
    wanted: int
    """How many games were asked for."""
    engine: str
    because: Said
    """Why this engine played."""
    players: list[str]
    same: int
    """Games that came to the same under both readings."""
    parted: list[int]
    """The first that did not."""
    differ: Said
    """How many in so many games come to something else, at least and at most."""
    middle: Said
    """Median lengths, and how many games were only stopped."""
    exact: list[Said]
    """What is known of the difference without playing."""
    measures: list[MeasureSaid]
    lengths: LengthsSaid
    command: str
    """Writes the same figures anywhere."""
    csv: str
    """The measures as a file."""
    release: str


class JobSaid(Plain, frozen=True):
    """How far a comparison has come."""

    id: str
    state: JobState
    ahead: int
    """Comparisons that come before it."""
    share: float
    """About how much of the work is done, from 0 to 1."""
    says: Said | None
    """What went wrong."""
    result: ComparedSaid | None
