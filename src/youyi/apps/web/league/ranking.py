"""The table of results of a league: points, and what decides between equals. All of it follows from the games.

Points: one for each person of a game behind whom one does not come, that is ahead of whom one is, and half a point for each with
whom one shares a place. Of two, the winner has a point, and half a point is a draw's.

A game that was not played when the league ended: whoever has proposed times or answered is ahead of whoever has not. Those who
have share a place; of those who have not, nobody has anything.

Between equal points decide, in this order: the points of those equals against one another, then the sum of the results in the
unit of the game, then who was first in more games. Whoever is equal in all of it shares the place.

By Swiss rounds not everybody meets: between equal points decide first the points of those whom one has met (Buchholz), then the sum of what
one made against each times the points of that one (Sonneborn-Berger), then the rest as above. A bye is a point where two meet, half a
point for each other seat where more do; nobody was met.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TypeAlias

from youyi.apps.web.store.leagues.stored_league import PairedSeat, StoredPairing

_AHEAD, _LEVEL = 2, 1
"""In half points."""
_PAIR = 2
"""People at a table, of whom one wins."""
Decides: TypeAlias = Callable[[int, Sequence[int]], int]
"""What somebody has among those who are equal so far; more is better."""


@dataclass(frozen=True, slots=True)
class RankedEntrant:
    """A line of the table."""

    entrant: int
    place: int
    """1: the first; equals share it."""
    halves: int
    """Half points."""
    mutual: int
    """Half points against those who have equal points; 0 where nobody has."""
    score: int
    first: int
    """In how many games that were played to a result he was first."""
    played: int
    """How many games have a result."""
    buchholz: int = 0
    """Half points of those whom he met, by Swiss rounds."""
    sonneborn: int = 0
    """By Swiss rounds: quarters of points."""


def halves(
    seat: PairedSeat, pairing: StoredPairing, *, over: bool, against: Iterable[int] | None = None, seats: int = 2
) -> int | None:
    """The half points of a seat, perhaps against some entrants only; None while the game is open.

    `over`: whether the league is, or the round, so that what was not played is decided. `seats`: of a table, where a bye counts.
    """
    if pairing.bye:
        return 0 if against is not None else _AHEAD if seats == _PAIR else _LEVEL * (seats - 1)
    if not pairing.played and (not over or pairing.plays):
        return None
    others = [each for each in pairing.seats if each is not seat and (against is None or each.entrant in against)]
    return sum(_from(seat, each) for each in others)


def _from(mine: PairedSeat, other: PairedSeat) -> int:
    if mine.place is None or other.place is None:
        return 0 if not mine.answered else _LEVEL if other.answered else _AHEAD
    return _AHEAD if mine.place < other.place else _LEVEL if mine.place == other.place else 0


def ranked(
    entrants: Sequence[int], pairings: Sequence[StoredPairing], *, over: Collection[int], swiss: int | None = None
) -> list[RankedEntrant]:
    """Everybody in the order of the table.

    `over`: the games, by number, that are decided even if they were not played; `swiss`: how many sit at a table, by Swiss rounds.
    """

    def points(entrant: int, against: Iterable[int] | None = None) -> int:
        mine = [(each, pairing) for pairing in pairings for each in pairing.seats if each.entrant == entrant]
        return sum(
            halves(each, pairing, over=pairing.number in over, against=against, seats=swiss or _PAIR) or 0
            for each, pairing in mine
        )

    played = [each for pairing in pairings if pairing.played for each in pairing.seats]
    met = _met(pairings) if swiss else {}
    total = {each: points(each) for each in entrants}
    order: tuple[Decides, ...] = (
        lambda one, _equals: total[one],
        lambda one, _equals: sum(total[each] for each in met.get(one, ())),
        lambda one, _equals: sum(points(one, {each}) * total[each] for each in set(met.get(one, ()))),
        lambda one, equals: points(one, set(equals)) if len(equals) > 1 else 0,
        lambda one, _equals: sum(each.score or 0 for each in played if each.entrant == one),
        lambda one, _equals: sum(each.place == 1 for each in played if each.entrant == one),
    )
    found: list[RankedEntrant] = []
    for equals, known in _sorted(entrants, order):
        place = len(found) + 1
        for each in equals:
            half_points, buchholz, sonneborn, mutual, score, first = known[each]
            games = sum(seat.entrant == each for seat in played)
            found.append(RankedEntrant(each, place, half_points, mutual, score, first, games, buchholz, sonneborn))
    return found


def _met(pairings: Sequence[StoredPairing]) -> dict[int, list[int]]:
    """With whom each was paired, as often."""
    found: dict[int, list[int]] = {}
    for pairing in pairings:
        people = [each.entrant for each in pairing.seats]
        for each in people:
            found.setdefault(each, []).extend(other for other in people if other != each)
    return found


_Known: TypeAlias = dict[int, tuple[int, ...]]


def _sorted(entrants: Sequence[int], order: Sequence[Decides]) -> list[tuple[list[int], _Known]]:
    """Groups of equals, the best first, each with what was found of its people."""
    groups: list[tuple[list[int], _Known]] = [(list(entrants), dict.fromkeys(entrants, ()))]
    for decides in order:
        groups = [each for equals, known in groups for each in _parted(equals, known, decides)]
    return groups


def _parted(equals: list[int], known: _Known, decides: Decides) -> list[tuple[list[int], _Known]]:
    more = {each: (*known[each], decides(each, equals)) for each in equals}
    ordered = sorted(equals, key=lambda each: -more[each][-1])
    return [(list(some), more) for _, some in groupby(ordered, key=lambda each: more[each][-1])]
