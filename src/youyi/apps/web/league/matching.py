"""Matchings of a graph, by Edmonds' blossoms: how many can be paired at once, of those who may meet."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping
from collections.abc import Set as AbstractSet
from typing import TypeAlias

Graph: TypeAlias = Mapping[int, AbstractSet[int]]
"""With whom each may be paired; symmetric."""


def matched(graph: Graph, among: Collection[int]) -> int:
    """How many people of `among` the largest matching pairs.

    >>> matched({0: {1, 2}, 1: {0}, 2: {0}}, [0, 1, 2])
    2
    """
    search = _Search({each: sorted(graph[each] & set(among)) for each in sorted(among)})
    return search.matched()


class _Search:
    """Augments a matching along alternating paths until there is none."""

    def __init__(self, near: Mapping[int, list[int]]) -> None:
        self._near = near
        self._mate: dict[int, int | None] = dict.fromkeys(near)
        self._parent: dict[int, int | None] = {}
        self._base: dict[int, int] = {}

    def matched(self) -> int:
        for one in self._near:
            if self._mate[one] is None:
                free = next((each for each in self._near[one] if self._mate[each] is None), None)
                if free is not None:
                    self._mate[one], self._mate[free] = free, one
        for one in self._near:
            if self._mate[one] is None:
                self._augment(self._path_from(one))
        return sum(each is not None for each in self._mate.values())

    def _augment(self, end: int | None) -> None:
        while end is not None:
            before = self._parent[end]
            assert before is not None, "a path ends at who has no mate"
            after = self._mate[before]
            self._mate[end], self._mate[before] = before, end
            end = after

    def _path_from(self, root: int) -> int | None:
        """The free end of an alternating path; None: there is none."""
        self._parent, self._base = dict.fromkeys(self._near), {each: each for each in self._near}
        seen, queue = {root}, deque([root])
        while queue:
            one = queue.popleft()
            for other in self._near[one]:
                mate = self._mate[other]
                if self._base[one] == self._base[other] or self._mate[one] == other:
                    continue
                if other == root or (mate is not None and self._parent[mate] is not None):
                    self._shrink(one, other, seen, queue)
                elif self._parent[other] is None:
                    self._parent[other] = one
                    if mate is None:
                        return other
                    seen.add(mate)
                    queue.append(mate)
        return None

    def _shrink(self, one: int, other: int, seen: set[int], queue: deque[int]) -> None:
        """Take the odd cycle that these two close for one point."""
        base = self._meeting(one, other)
        within: set[int] = set()
        self._mark(one, base, other, within)
        self._mark(other, base, one, within)
        for each in self._near:
            if self._base[each] in within:
                self._base[each] = base
                if each not in seen:
                    seen.add(each)
                    queue.append(each)

    def _meeting(self, one: int, other: int) -> int:
        """Where the ways of two back to the root meet."""
        ways: set[int] = set()
        at: int | None = one
        while at is not None:
            at = self._base[at]
            ways.add(at)
            mate = self._mate[at]
            at = None if mate is None else self._parent[mate]
        at = self._base[other]
        while at not in ways:
            mate = self._mate[at]
            assert mate is not None, "both ways lead to the root"
            before = self._parent[mate]
            assert before is not None, "both ways lead to the root"
            at = self._base[before]
        return at

    def _mark(self, at: int, base: int, child: int, within: set[int]) -> None:
        while self._base[at] != base:
            mate = self._mate[at]
            assert mate is not None, "only the root has no mate"
            within.update((self._base[at], self._base[mate]))
            self._parent[at] = child
            before = self._parent[mate]
            assert before is not None, "the cycle ends at its base"
            child, at = mate, before
