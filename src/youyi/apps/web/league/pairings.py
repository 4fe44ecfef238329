"""Who meets whom in a league, and on which seat: a round robin for two seats and more, from the numbers of its people alone.

Two seats: the circle method. One person stands still, the others go round; every pair meets exactly once, and whoever is first
more often is so once more than somebody else.

More seats: base blocks, each moved round the circle of all people. A block moved so puts everybody on each of its seats exactly
once, so with any blocks all play equally often and sit equally often on every seat. How often two people meet depends only on
how far apart they stand, and the blocks are searched for until every pair meets, and none more than once more than another.
`tests/apps/web/league/test_pairings.py` proves all of this for every size that a league may have.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, count
from typing import TypeAlias

FEWEST_SEATS, MOST_SEATS = 2, 5
MOST_ENTRANTS = 16
"""Of 120 pairings of two, or 16 games of five."""
Game: TypeAlias = tuple[int, ...]
"""The people of a game, by number, in the order of their seats."""


@cache
def pairings(entrants: int, seats: int) -> tuple[Game, ...]:
    """The games of so many people, who are numbered from 0.

    >>> pairings(3, 2)
    ((1, 2), (2, 0), (0, 1))
    >>> pairings(4, 4)
    ((0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2))
    """
    assert FEWEST_SEATS <= seats <= MOST_SEATS, "no number of seats of a league"
    assert seats <= entrants <= MOST_ENTRANTS, "no size of a league"
    if seats == FEWEST_SEATS:
        return tuple(game for nth in range(_circle(entrants)) for game in _round(entrants, nth))
    return tuple(
        tuple((each + turn) % entrants for each in block)
        for block in _blocks(entrants, seats)
        for turn in range(entrants)
    )


def _circle(entrants: int) -> int:
    """How many people go round: an odd number, with one who stands still if all together are even."""
    return entrants - 1 if entrants % 2 == 0 else entrants


def _round(entrants: int, nth: int) -> list[Game]:
    """One round. Who is left over at the top of the circle meets the one who stands still, by turns first and second."""
    circle = _circle(entrants)
    around = range(1, circle // 2 + 1)
    games = [_nearer_first((nth + far) % circle, (nth - far) % circle, circle) for far in around]
    if circle == entrants:
        return games
    return [(nth, circle) if nth % 2 == 0 else (circle, nth), *games]


def _nearer_first(one: int, other: int, circle: int) -> Game:
    """Who reaches the other by fewer steps forward is first: so is everybody to the half of those in the circle."""
    return (one, other) if (other - one) % circle <= circle // 2 else (other, one)


def _blocks(entrants: int, seats: int) -> Sequence[Game]:
    """As few base blocks as let every pair meet evenly; those found first."""
    by_meetings: dict[tuple[int, ...], Game] = {}
    for rest in combinations(range(1, entrants), seats - 1):
        by_meetings.setdefault(_meetings((0, *rest), entrants), (0, *rest))
    for many in count(1):
        for each in combinations_with_replacement(by_meetings, many):
            total = [sum(meetings) for meetings in zip(*each, strict=True)]
            if min(total) >= 1 and max(total) - min(total) <= 1:
                return [by_meetings[meetings] for meetings in each]
    raise AssertionError("one of the counts is enough")


def _meetings(block: Game, entrants: int) -> tuple[int, ...]:
    """How often two people meet in a block moved round, by how far apart they stand; opposite ones meet twice."""
    found = [0] * (entrants // 2)
    for one, other in combinations(block, 2):
        far = min(other - one, entrants - other + one)
        found[far - 1] += 2 if 2 * far == entrants else 1
    return tuple(found)
