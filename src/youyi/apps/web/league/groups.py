"""Who meets whom in the next round of a Swiss tournament, three to five at a table: a rule of our own.

Like sits with like: people in the order of their points, then of the lot, are cut into tables from the top. Whoever is over has the bye: of
those who have had it least often, the last. Then people of different tables change places as long as fewer meet again, and if as many do,
those of one table have more nearly equal points. Who comes first at a table is who has sat in the first seats least.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations, product

MOST_CHANGES = 1000
"""Each one betters a sum of whole numbers, so they end; tests reach a few dozen."""


@dataclass(frozen=True, slots=True)
class GroupStanding:
    """Somebody who is to be seated."""

    number: int
    lot: int
    halves: int
    met: tuple[int, ...] = ()
    """Everybody with whom he has sat, each as often."""
    sat: int = 0
    """The sum of his seats so far, the first being 0."""
    byes: int = field(default=0)


def next_groups(people: Sequence[GroupStanding], seats: int) -> list[tuple[int, ...]] | None:
    """The tables of a round, then those who have the bye, each alone; None: they are too few for a table."""
    if len(people) < seats:
        return None
    order = sorted(people, key=lambda each: (-each.halves, each.lot))
    over = sorted(order, key=lambda each: (each.byes, each.halves, -each.lot))[: len(people) % seats]
    playing = [each for each in order if each not in over]
    tables = _bettered([playing[nth : nth + seats] for nth in range(0, len(playing), seats)])
    seated = [sorted(table, key=lambda each: (-each.sat, each.lot)) for table in tables]
    return [*(tuple(each.number for each in table) for table in seated), *((each.number,) for each in over)]


def _cost(table: Sequence[GroupStanding]) -> tuple[int, int]:
    """How often people of a table have met already (a third time counts for more), and how unequal they are."""
    again = sum(one.met.count(other.number) ** 2 for one, other in combinations(table, 2))
    return again, sum((one.halves - other.halves) ** 2 for one, other in combinations(table, 2))


def _bettered(tables: list[list[GroupStanding]]) -> list[list[GroupStanding]]:
    for _ in range(MOST_CHANGES):
        if not _change_once(tables):
            break
    return tables


def _change_once(tables: list[list[GroupStanding]]) -> bool:
    """Change the places of two people, if that is better."""
    for one, other in combinations(tables, 2):
        now = _sum(_cost(one), _cost(other))
        if now[0] == 0:
            continue
        for mine, his in product(range(len(one)), range(len(other))):
            one[mine], other[his] = other[his], one[mine]
            if _sum(_cost(one), _cost(other)) < now:
                return True
            one[mine], other[his] = other[his], one[mine]
    return False


def _sum(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return one[0] + other[0], one[1] + other[1]
