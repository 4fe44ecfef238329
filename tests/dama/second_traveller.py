"""A second traveller, written from the words of the rules and from nothing else.

It walks cell by cell with a sign for the direction and asks one question of each step. It shares no code with the
engine; the two are held against each other on many random cases.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

STATIONS = (9, 18, 27, 36, 45, 54, 63, 72)


@dataclass
class Walker:
    """One unit under some answers, with the enemies it may meet."""

    answers: dict[str, Any]
    size: int
    enemies: dict[int, int]
    permit: bool
    gate_open: bool
    drop: bool

    def is_shared(self, q):
        if q == 81:
            return self.answers["feilong_hit"] == "safe_shared"
        return q in STATIONS and self.answers["stations"] == "cohabit"

    def larger_bars(self, q, last):
        if q in (89, 90) or self.enemies.get(q, 0) <= self.size:
            return False
        if self.is_shared(q) and (last or q == 81):
            return False
        if q > 45 and self.answers["overtake"] == "forbidden":
            return True
        return last

    def gate_bars(self, p, q):
        few = not self.gate_open and self.size < 10
        return (
            p == 90
            or (p == 45 and few)
            or (p == 81 and not (self.size == 20 and self.permit))
            or (q == 45 and few and not self.answers["gate_enter_small"])
            or (q == 81 and self.size < 20 and not self.answers["feilong_enter_partial"])
        )

    def bars(self, p, q, last):
        if q > p and self.gate_bars(p, q):
            return True
        if q in STATIONS and q in self.enemies and self.answers["stations"] == "block":
            return True
        return self.larger_bars(q, last)

    def at_a_wall(self, where, gone):
        """What happens at a wall: the cell where the unit ends, None if it cannot go, or "back"."""
        if where == 90 and self.answers["overshoot"] == "finish":
            return 90
        if self.drop and self.answers["drop_blocked"] == "forfeit":
            return None
        if self.answers["bounce"] == "none" and where != 90:
            return None
        if gone == 0 and self.answers["bounce"] != "from_standstill":
            return None
        if self.answers["bounce"] == "stop_at_gates" and where in (45, 81):
            return None if self.enemies.get(where, 0) > self.size and not self.is_shared(where) else where
        return "back"

    def walk(self, start, steps):
        """Give the cells in the order in which they are reached, or None."""
        path, sign = [start], 1
        while len(path) <= steps:
            q, last = path[-1] + sign, len(path) == steps
            if sign < 0 and (q <= 0 or self.bars(path[-1], q, last)):
                return None
            if sign > 0 and self.bars(path[-1], q, last):
                end = self.at_a_wall(path[-1], len(path) - 1)
                if end != "back":
                    return None if end is None else path[1:]
                sign = -1
                continue
            path.append(q)
        return None if path[-1] == start else path[1:]
