"""Requests about leagues."""

from __future__ import annotations

from typing import Literal, TypeAlias

from youyi.apps.web.wire.base import Plain
from youyi.apps.web.wire.company import ClockSaid, ClockWanted
from youyi.apps.web.wire.http import Question
from youyi.apps.web.wire.luck import WithoutLuck

LeagueDeedKind: TypeAlias = Literal["enter", "withdraw", "begin", "call_off"]
PairingState: TypeAlias = Literal["free", "waits", "agreed", "plays", "played", "forfeited", "bye"]
"""Nobody has proposed times; a time is to be agreed; it is agreed; the game goes on; it has a result; it was not played in time; somebody has no
opponent in this round."""


class MakeLeague(Question, frozen=True):
    """POST /api/leagues: make a league, whose organiser need not play."""

    name: str
    game: str
    seats: int
    """Of each game: 2 to 5."""
    clock: ClockWanted
    """Every game has one, or nobody would have to lose it."""
    most: int
    """With so many entrants it begins by itself; at most 16, or 64 by Swiss rounds."""
    enter_by: str
    """Until when people may enter: ISO 8601 with its zone, a whole minute."""
    ends: str
    """What is not played then is decided by rule."""
    ruleset: str | None = None
    """Null: the game's usual one; then the games are rated."""
    rounds: int | None = None
    """Of a Swiss tournament, 1 to 11 and fewer than the places; null: a round robin."""


class LeagueDeed(Question, frozen=True):
    """POST /api/leagues/{id}: enter, or withdraw before it begins (from a Swiss tournament at any time); its organiser may begin it or call it off."""

    deed: LeagueDeedKind


class ProposePairing(Question, frozen=True):
    """POST /api/leagues/{id}/{number}: lay the table of a game of one's own, and propose times."""

    times: list[str]
    """As in `Propose`, none after the end of the league."""
    seal: str | None = None
    """As in `Me`."""


class LeagueTable(Plain, frozen=True):
    """Response to `ProposePairing`."""

    id: str
    seat: int
    token: str


class LeagueListed(Plain, frozen=True):
    """A league in a list of them."""

    id: str
    name: str | None
    """Null: its organiser is gone, with what he wrote."""
    organiser: str | None
    game: str
    ruleset: str
    seats: int
    clock: ClockSaid | None
    rated: bool
    most: int
    entered: int
    """How many people have entered."""
    enter_by: str
    """ISO 8601 in UTC, as all times here."""
    ends: str
    begun: str | None
    over: bool
    """Whether its end has come."""
    rounds: int | None
    """Of a Swiss tournament; null: a round robin."""
    unpaired: bool
    """Whether no further round could be paired without somebody meeting twice."""


class LeagueLine(Plain, frozen=True):
    """A line of the table of results; before the beginning, somebody who has entered."""

    entrant: int
    """His number."""
    name: str | None
    """Null: he has deleted his account."""
    place: int
    points: float
    mutual: float
    """Points against those who have as many."""
    score: int
    """The sum of the results, in the unit of the game."""
    first: int
    """In how many games he was first."""
    played: int
    without: WithoutLuck
    """`score` without the luck of the games; it decides nothing."""
    buchholz: float
    """Of a Swiss tournament: the points of those he met; 0 in a round robin."""
    sonneborn: float
    """Of a Swiss tournament: what he made against each, times the points of that one; 0 in a round robin."""


class PairingSeat(Plain, frozen=True):
    """A seat of a game of a league."""

    entrant: int
    answered: bool
    """Whether its person has proposed times or answered."""
    points: float | None
    """Null while the game is open."""
    place: int | None
    """Null: it was not played."""
    score: int | None


class PairingSaid(Plain, frozen=True):
    """A game of a league."""

    number: int
    seats: list[PairingSeat]
    """In the order of play."""
    state: PairingState
    table: str | None
    """Where it is played or was; null: nowhere, or the table is not kept any more."""
    meets: str | None
    """The time that is agreed."""
    came: str | None
    """When its result came."""
    round: int
    """Of a Swiss tournament, from 1; 1 in a round robin."""
    ends: str | None
    """Of its round; null: of the league."""


class LeagueSaid(Plain, frozen=True):
    """GET /api/leagues/{id}: a league, its table of results and its games."""

    league: LeagueListed
    organises: bool
    """Whether the reader made it."""
    me: int | None
    """The reader's number; null: he has not entered."""
    lines: list[LeagueLine]
    pairings: list[PairingSaid]
    games: int
    """How many everybody plays, with those who have entered; 0 while they are too few, and of a Swiss tournament."""
    gone: bool
    """Whether the reader has left a Swiss tournament, and is not paired any more."""
