"""Who meets whom in the next round of a Swiss tournament, two at a table: after the FIDE (Dutch) System.

Numbers are those of the FIDE Handbook, C.04.3 (the edition of 2017). Kept in every round: A.2 (order by score, then by the lot), C.1 (no
two meet twice), C.2 (one bye at most), C.3 (nobody begins, or follows, three times more than the other way round, or three times
running), C.4 (the rest can be paired). A score group is folded, its upper half against its lower (B.2, B.3), from the top down (A.9). C.5:
as many of a group are paired in it as can be while the rest can be; C.12, C.13 (side) and C.15, C.17 (who met somebody with more in one
of the last two rounds) choose between opponents of one group. E.1 to E.5 say who begins.

Not the letter of it: C.6 to C.19 are weighed one person after another, not for all pairs of a group together; who came down before may
come down again (C.14, C.16); nobody is exempt from C.3 as a topscorer. Where C.3 alone would leave somebody unpaired, nobody is held to it
in that round.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from youyi.apps.web.league.matching import Graph, matched

BYE = -1
"""Stands for the opponent of who has none."""
_MOST_RUNNING = 2
Pair: TypeAlias = tuple[int, ...]
"""Who begins, and the other; or somebody alone, who has the bye."""


@dataclass(frozen=True, slots=True)
class SwissStanding:
    """Somebody who is to be paired."""

    number: int
    lot: int
    """Decides the order of equals; all differ."""
    halves: int
    """Half points so far."""
    met: frozenset[int] = frozenset()
    sides: tuple[int, ...] = ()
    """Of each game played so far, the oldest first: 1, he began; -1, he did not."""
    byed: bool = False
    """Whether he has had a bye, or a point without playing."""
    rose: tuple[bool, bool] = (False, False)
    """Of the last round and the one before: whether he met somebody with more."""

    @property
    def wish(self) -> tuple[int, int]:
        """The side that is due to him (1: to begin), and how strongly, from 0 to 3 (A.6)."""
        surplus = sum(self.sides)
        running = len(self.sides) >= _MOST_RUNNING and len(set(self.sides[-_MOST_RUNNING:])) == 1
        if abs(surplus) > 1 or running:
            return -(self.sides[-1] if running else surplus // abs(surplus)), 3
        if surplus:
            return -surplus, 2
        return (-self.sides[-1], 1) if self.sides else (0, 0)


def next_pairs(people: Sequence[SwissStanding]) -> list[Pair] | None:
    """The pairs of a round, in the order of the tables; None: they cannot be paired without somebody meeting twice.

    >>> next_pairs([SwissStanding(each, each, 0) for each in range(5)])
    [(0, 2), (3, 1), (4,)]
    """
    for sides_count in (True, False):
        graph = _graph(people, sides_count=sides_count)
        if matched(graph, graph) == len(graph):
            return _Round(people, graph).pairs()
    return None


def _graph(people: Sequence[SwissStanding], *, sides_count: bool) -> Graph:
    graph: dict[int, set[int]] = {each.number: set() for each in people}
    for nth, one in enumerate(people):
        for other in people[nth + 1 :]:
            clash = one.wish == other.wish and one.wish[1] == 3
            if other.number not in one.met and not (sides_count and clash):
                graph[one.number].add(other.number)
                graph[other.number].add(one.number)
    if len(people) % 2:
        graph[BYE] = {each.number for each in people if not each.byed}
        for each in graph[BYE]:
            graph[each].add(BYE)
    return graph


class _Round:
    """Pairs people from the top down, each time so that the rest can be paired."""

    def __init__(self, people: Sequence[SwissStanding], graph: Graph) -> None:
        self._order = sorted(people, key=lambda each: (-each.halves, each.lot))
        self._graph, self._left = graph, dict.fromkeys(graph)
        self._people = {each.number: each for each in people}
        self._ranks = {each.number: nth for nth, each in enumerate(self._order)}

    def pairs(self) -> list[Pair]:
        found: list[tuple[int, int]] = []
        floated: list[SwissStanding] = []
        for halves in sorted({each.halves for each in self._order}, reverse=True):
            bracket = [*floated, *(each for each in self._order if each.halves == halves)]
            floated = self._pair_bracket(bracket, found)
        assert len(floated) == (BYE in self._graph), "one has the bye, if they are odd"
        found.extend((each.number, BYE) for each in floated)
        return [self._seated(*pair) for pair in sorted(found, key=self._table_order)]

    def _pair_bracket(self, bracket: list[SwissStanding], found: list[tuple[int, int]]) -> list[SwissStanding]:
        """Pair as many of a score group as can be; returns who goes down."""
        down: list[SwissStanding] = []
        while bracket:
            one, rest = bracket[0], bracket[1:]
            other = self._opponent(one, rest)
            bracket = [each for each in rest if each is not other]
            if other is None:
                down.append(one)
                continue
            found.append((one.number, other.number))
            del self._left[one.number], self._left[other.number]
        return down

    def _opponent(self, one: SwissStanding, rest: Sequence[SwissStanding]) -> SwissStanding | None:
        numbers = [each.number for each in rest]
        most = matched(self._graph, [one.number, *numbers])
        possible = [each for each in self._preferred(one, rest, (len(rest) - 1) // 2) if self._completes(one, each)]
        for each in possible:
            if matched(self._graph, [number for number in numbers if number != each.number]) == most - 2:
                return each
        if not possible or (matched(self._graph, numbers) == most and one.halves > self._order[-1].halves):
            return None
        return possible[0]  # of the last group nobody goes down but who has the bye

    def _preferred(self, one: SwissStanding, rest: Sequence[SwissStanding], middle: int) -> list[SwissStanding]:
        """The order in which opponents are tried: first who stands as far down as he in the other half."""
        if rest and rest[-1].halves < one.halves:  # who came down meets the best of the group
            middle = next(nth for nth, each in enumerate(rest) if each.halves < one.halves)

        def cost(nth: int) -> tuple[bool, int, int]:
            other = rest[nth]
            rises_again = other.halves < one.halves and any(other.rose)
            clash = min(one.wish[1], other.wish[1]) if one.wish[0] == other.wish[0] else 0
            return rises_again, clash, (nth - middle if nth >= middle else len(rest) + middle - nth)

        return [rest[nth] for nth in sorted(range(len(rest)), key=cost)]

    def _completes(self, one: SwissStanding, other: SwissStanding) -> bool:
        """Whether the rest can be paired, if these two are (C.4)."""
        if other.number not in self._graph[one.number]:
            return False
        rest = [each for each in self._left if each not in (one.number, other.number)]
        return matched(self._graph, rest) == len(rest)

    def _table_order(self, pair: tuple[int, int]) -> tuple[bool, int]:
        return BYE in pair, min(self._ranks[each] for each in pair if each != BYE)

    def _seated(self, one: int, other: int) -> Pair:
        return (one,) if other == BYE else _sides(self._people[one], self._people[other])


def _sides(one: SwissStanding, other: SwissStanding) -> Pair:
    """Who begins, by E.1 to E.5; `one` is the higher."""
    (mine, strength), (his, other_strength) = one.wish, other.wish
    if mine and his and mine != his:
        begins = mine == 1
    elif strength != other_strength:
        begins = mine == 1 if strength > other_strength else his != 1
    elif mine:
        apart = next(
            (
                mine_then
                for mine_then, his_then in zip(one.sides[::-1], other.sides[::-1], strict=False)
                if mine_then != his_then
            ),
            None,
        )
        begins = mine == 1 if apart is None else apart == -1
    else:
        begins = one.lot % 2 == 0
    return (one.number, other.number) if begins else (other.number, one.number)
