"""Bodies of requests about accounts. Passphrases and tokens are in bodies only: no address and no log ever has one."""

from __future__ import annotations

from dataclasses import dataclass

from youyi.apps.web.wire.base import Plain
from youyi.apps.web.wire.http import Question


class SeatShown(Question, frozen=True):
    """A seat that one holds, by its token."""

    table: str
    token: str


class MakeAccount(Question, frozen=True):
    """POST /api/account/new: make an account, and be signed in."""

    name: str
    passphrase: str


class SignIn(Question, frozen=True):
    """POST /api/account/in."""

    name: str
    passphrase: str


class SignOut(Question, frozen=True):
    """POST /api/account/out: here, or at all places."""

    everywhere: bool = False


class ChangePassphrase(Question, frozen=True):
    """POST /api/account/passphrase: all other places are signed out."""

    old: str
    new: str


class DeleteAccount(Question, frozen=True):
    """POST /api/account/delete: delete the account and everything it keeps."""

    passphrase: str
    traces: bool = False
    """Whether its name and what it said go from its tables, too."""


class MakeCodes(Question, frozen=True):
    """POST /api/account/codes: make recovery codes anew; those made before are void."""

    passphrase: str


class Recover(Question, frozen=True):
    """POST /api/account/recover: set a new passphrase by a recovery code, and be signed in; all other places are signed out."""

    name: str
    code: str
    passphrase: str


class CodesMade(Plain, frozen=True):
    """Recovery codes, told once: only what recognises them is stored. Each sets a new passphrase once."""

    codes: list[str]


class KeepSeats(Question, frozen=True):
    """POST /api/account/seats: keep seats, at most 100 at once, and take tables off the list."""

    seats: list[SeatShown]
    drop: list[str]


class SeatKept(Plain, frozen=True):
    """A seat that an account keeps."""

    table: str
    seat: int
    token: str


class AccountSaid(Plain, frozen=True):
    """An account, told to whoever is signed in to it."""

    name: str
    since: str
    """ISO 8601 in UTC."""
    places: int
    """At how many places it is signed in."""
    seats: list[SeatKept]
    """The latest first."""
    operator: bool
    """Whether the people who run the site have named it an operator."""
    codes: int
    """How many recovery codes are left."""


class LineStored(Plain, frozen=True):
    """A line of talk, as it is stored."""

    at: str
    """ISO 8601 in UTC."""
    phrase: str | None
    text: str | None


class SeatStored(Plain, frozen=True):
    """What is stored of a person at one table."""

    table: str
    game: str
    ruleset: str
    seat: int
    name: str | None
    since: str | None
    """When the seat was taken: ISO 8601 in UTC."""
    seen: str | None
    suits: list[str]
    """Of an appointment: the proposed times that suit, ISO 8601 in UTC."""
    came: str | None
    """When somebody sat down there to play an appointment."""
    talk: list[LineStored]
    """The latest lines of this seat."""


class BrowserStored(Plain, frozen=True):
    """A browser or webhook that is told what happens at its tables."""

    endpoint: str
    language: str
    zone: str
    quiet: list[int] | None
    """Minutes of the day."""
    asked: str
    """When it last asked."""


class TieStored(Plain, frozen=True):
    """What somebody is to the account."""

    name: str
    kind: str
    """`asks`, `friend` or `blocks`."""
    mine: bool
    """Whether it goes out from the account."""
    since: str


class LuckStored(Plain, frozen=True):
    """What luck and mistakes came to at a seat, in the unit of the score."""

    luck: float
    error: float
    """Standard error, as `lost_error`."""
    lost: float
    lost_error: float
    mistakes: int
    choices: int


class ResultStored(Plain, frozen=True):
    """How a game of the account came out."""

    table: str
    game: str
    pace: str
    rated: bool
    annulled: bool
    how: str
    ended: str
    seat: int
    place: int
    score: int | None
    before: list[float] | None
    """The rating before the game and its standard error; null: not rated."""
    after: list[float] | None
    luck: LuckStored | None


class TryStored(Plain, frozen=True):
    """A try of the account at a deal of the day or week that counts."""

    day: str
    game: str
    table: str
    name: str | None
    won: bool | None
    """Null, as `score`: it has no result."""
    score: int | None
    luck: LuckStored | None


class LeagueStored(Plain, frozen=True):
    """A league that the account has made or entered."""

    league: str
    name: str | None
    organised: bool
    """Whether the account made it."""
    entered: str | None
    """When it entered: ISO 8601 in UTC."""
    left: str | None
    """When it left Swiss rounds."""


class InvitationStored(Plain, frozen=True):
    """That somebody invited a friend to a table."""

    table: str
    name: str
    """The other's."""
    mine: bool
    """Whether whoever is signed in has invited."""
    declined: bool
    since: str


class AccountStored(Plain, frozen=True):
    """GET /api/account/export: all that is stored about whoever is signed in, but what is sealed."""

    name: str
    since: str
    places: int
    seats: list[SeatStored]
    notices: list[BrowserStored]
    """The browsers that were signed in when they asked for notices."""
    ties: list[TieStored]
    invitations: list[InvitationStored]
    results: list[ResultStored]
    tries: list[TryStored]
    leagues: list[LeagueStored]
    known: list[str]
    """When somebody last signed in in each browser that the account knows: ISO 8601 in UTC."""
    operator: bool


@dataclass(frozen=True, slots=True)
class Besides:
    """What other rooms store about a person."""

    browsers: list[BrowserStored]
    ties: list[TieStored]
    invitations: list[InvitationStored]
    results: list[ResultStored]
    tries: list[TryStored]
    leagues: list[LeagueStored]


class AccountState(Plain, frozen=True):
    """GET /api/account: whether this server offers accounts, and the one that this browser is signed in to."""

    offered: bool
    account: AccountSaid | None
