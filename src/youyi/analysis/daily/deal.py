"""The deal of a day: what is played, against whom, and from what its chance follows.

A day is a day of UTC. At a server the secret of a day's deal is the HMAC-SHA256 of the server's secret over `youyi daily 1 <date>
<game>`; all throws, shuffles and computers' choices follow from it as at a table (`kernel.committed`). Its commitment may be told
before the day, and the secret after it: no other day's follows from it. Without a server the deal follows from the date alone:
it is the same everywhere, and no secret to whoever works it out beforehand.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from hashlib import sha256
from typing import Any

from youyi.analysis.simulate.one_game import play_game
from youyi.kernel.game import Game
from youyi.kernel.game import Table as GameTable
from youyi.kernel.lab.players import PlayerSpec
from youyi.kernel.rules import Over
from youyi.kernel.seats import Seat
from youyi.players.player import levels_of, usual_opponent

_SCHEME = "youyi daily 1"
_SEED_BYTES = 4
_OPPONENT = 2
"""The level of the opponents, counted from 0: the third."""
DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """What is played every day of one game: the short game that follows its lesson, or where there is none the usual game."""

    table: GameTable[Any, Any, Any, Any]
    opponent: PlayerSpec
    """At every seat but the first."""
    field: tuple[PlayerSpec, ...]
    """The computers that play the deal for comparison, each once: the levels of the game."""


def deal_of(game: Game[Any, Any, Any, Any]) -> DailyDeal:
    """What is played every day of a game."""
    table = _short(game)
    field = tuple(each for each in levels_of(game) if each.refuses(table) is None)
    return DailyDeal(table, field[_OPPONENT] if len(field) > _OPPONENT else usual_opponent(game), field)


def _short(game: Game[Any, Any, Any, Any]) -> GameTable[Any, Any, Any, Any]:
    if not game.has("teaching"):
        return game.under()
    then = game.teaching().lesson.then
    return game.under(then.ruleset, None, dict(then.terms))


def secret_of(server: bytes, day: date, game: str) -> bytes:
    """The secret of a day's deal.

    >>> secret_of(bytes(32), date(2026, 11, 28), "ruqi") == secret_of(bytes(32), date(2026, 11, 29), "ruqi")
    False
    """
    return hmac.digest(server, f"{_SCHEME} {day.isoformat()} {game}".encode(), "sha256")


def public_seed(day: date, game: str) -> int:
    """The seed of a day's deal that is played without a server.

    >>> public_seed(date(2026, 11, 28), "ruqi")
    1172337735
    """
    return int.from_bytes(sha256(f"{_SCHEME} {day.isoformat()} {game}".encode()).digest()[:_SEED_BYTES], "big")


def by_computers(deal: DailyDeal, seed: int) -> Iterator[tuple[PlayerSpec, Result]]:
    """What each computer of the field makes of a deal, by the strength of the levels; those that search long are left out."""
    table, opponents = deal.table, [deal.opponent.id] * (deal.table.rules.seats - 1)
    for each in deal.field:
        if not each.searches:
            over = play_game(table, [each.id, *opponents], seed).over
            assert over is not None, "no level gives a game up"
            yield each, result_of(over, Seat(0))


@dataclass(frozen=True, slots=True)
class Result:
    """How somebody came out of a deal: who wins comes before who does not, then the score decides."""

    won: bool
    score: int

    @property
    def rank(self) -> tuple[bool, int]:
        """What results are compared by."""
        return self.won, self.score


def result_of(over: Over, seat: Seat) -> Result:
    """How a seat came out."""
    return Result(seat in over.first, over.score[seat])


def beaten(mine: Result, others: Sequence[Result]) -> int | None:
    """The share of the others who did worse, as a percentage, equals counted half; None: there are no others.

    >>> beaten(Result(True, 3), [Result(False, 9), Result(True, 3)])
    75
    """
    if not others:
        return None
    halves = sum(2 * (each.rank < mine.rank) + (each.rank == mine.rank) for each in others)
    return halves * 50 // len(others)


def streak(days: Iterable[str], today: date) -> int:
    """How many days without a gap were played, up to today or, while today is not played, yesterday.

    >>> streak(["2026-11-26", "2026-11-27"], date(2026, 11, 28))
    2
    """
    played = set(days)
    at = today if today.isoformat() in played else today - DAY
    length = 0
    while at.isoformat() in played:
        length, at = length + 1, at - DAY
    return length
