"""Messages about people who know one another, and about one's own games."""

from __future__ import annotations

from typing import Literal, TypeAlias

from youyi.apps.web.wire.base import Plain
from youyi.apps.web.wire.company import PaceKind
from youyi.apps.web.wire.http import Question

TieDeed: TypeAlias = Literal["ask", "accept", "remove", "block", "unblock"]
"""`remove`: be no friends any more, or decline, or ask no more."""


class Tied(Question, frozen=True):
    """POST /api/people: what somebody of this name is to be from now on. Answered with `PeopleSaid`."""

    name: str
    deed: TieDeed


class PersonMet(Plain, frozen=True):
    """Somebody with whom a game was played lately."""

    name: str
    game: str
    at: str
    """ISO 8601 in UTC."""


class PeopleSaid(Plain, frozen=True):
    """GET /api/people: whom the reader knows, by names. Nobody is told who has blocked him."""

    friends: list[str]
    asking: list[str]
    """Who asks to be a friend."""
    asked: list[str]
    """Whom the reader has asked."""
    blocked: list[str]
    met: list[PersonMet]
    """The latest first, without all of the above."""


class Invite(Question, frozen=True):
    """POST /api/invitations: a friend is invited to a table at which the reader sits. Answered with `InvitationsSaid`."""

    name: str
    table: str


class DeclineInvitation(Question, frozen=True):
    """POST /api/invitations/decline. Answered with `InvitationsSaid`."""

    table: str


class InvitedTo(Plain, frozen=True):
    """A table to which a friend invites the reader."""

    table: str
    game: str
    ruleset: str
    by: str
    since: str
    """ISO 8601 in UTC."""


class FriendInvited(Plain, frozen=True):
    """Whom the reader has invited."""

    table: str
    name: str
    declined: bool


class InvitationsSaid(Plain, frozen=True):
    """GET /api/invitations: to tables that still wait for somebody, the latest first; whoever sits down there is not told any more."""

    friends: list[str]
    """Whom the reader may invite."""
    to_me: list[InvitedTo]
    """Without what he declined."""
    by_me: list[FriendInvited]


class RatingSaid(Plain, frozen=True):
    """A rating."""

    at: int
    error: int
    """The 95 % interval goes so far to either side."""


class RatingPoint(Plain, frozen=True):
    """A rating after a game."""

    ended: str
    """ISO 8601 in UTC."""
    rating: RatingSaid


class SeatFinished(Plain, frozen=True):
    """How one seat came out of a game."""

    name: str | None
    """Of the account; null: a computer, or somebody without one."""
    player: str | None
    place: int
    mine: bool


class GameFinished(Plain, frozen=True):
    """A game of the reader."""

    table: str
    ended: str
    """ISO 8601 in UTC."""
    seats: list[SeatFinished]
    change: int | None
    """By how much the rating changed; null: the game was not rated, or does not count."""
    annulled: bool
    """By an operator: it counts for nobody."""


class LuckSpan(Plain, frozen=True):
    """Some of the reader's games, one after the other: their results with and without luck, and what choices cost."""

    since: str
    """When the first of them ended: ISO 8601 in UTC."""
    games: int
    result: float
    """The mean, in the unit of the score, as all that follows."""
    without: float
    """The mean result without luck."""
    error: float
    """The 95 % interval of `without` goes so far to either side."""
    wrong: float
    """How many of a hundred choices cost something."""
    lost: float
    """What choices cost in a game, in the mean."""


class GamesOf(Plain, frozen=True):
    """The reader's games of one kind at one pace."""

    game: str
    pace: PaceKind
    played: int
    won: int
    """Games in which nobody came before him and somebody after him."""
    rating: RatingSaid | None
    """Null: no rated game yet."""
    course: list[RatingPoint]
    """The rating after each of the latest rated games, oldest first."""
    latest: list[GameFinished]
    """The latest first."""
    luck: list[LuckSpan]
    """Of the latest games that count and are worked out, ten each; the oldest first."""


class StatisticsSaid(Plain, frozen=True):
    """GET /api/statistics: how the reader's games ended."""

    kinds: list[GamesOf]
    """By game and pace; what was played last comes first."""
