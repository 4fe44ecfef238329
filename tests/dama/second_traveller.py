"""A second traveller, written from the words of the rules and from nothing else.

It walks cell by cell with a sign for the direction and asks one question of each step. It shares no code with the
engine; the two are held against each other on many random cases.
"""

from __future__ import annotations

STATIONS = (9, 18, 27, 36, 45, 54, 63, 72)


def walk(answers, start, steps, size, enemies, *, permit, gate_open, drop):
    """Give the destination, or None."""

    def larger_bars(q, last):
        if q in (89, 90) or enemies.get(q, 0) <= size:
            return False
        if q == 81 and answers["feilong_hit"] == "safe_shared":
            return False
        if last and q in STATIONS and answers["stations"] == "cohabit":
            return False
        if q > 45 and answers["overtake"] == "forbidden":
            return True
        return last

    def bars(p, q, last, forward):
        if forward:
            if p == 90:
                return True
            if p == 45 and not gate_open and size < 10:
                return True
            if p == 81 and not (size == 20 and permit):
                return True
            if q == 45 and not answers["gate_enter_small"] and not gate_open and size < 10:
                return True
            if q == 81 and not answers["feilong_enter_partial"] and size < 20:
                return True
        if q in STATIONS and q in enemies and answers["stations"] == "block":
            return True
        return larger_bars(q, last)

    where, sign, gone = start, 1, 0
    while gone < steps:
        q, last = where + sign, gone == steps - 1
        if sign < 0 and (q <= 0 or bars(where, q, last, False)):
            return None
        if sign > 0 and bars(where, q, last, True):
            if where == 90 and answers["overshoot"] == "finish":
                return 90
            if drop and answers["drop_blocked"] == "forfeit":
                return None
            if answers["bounce"] == "none" and where != 90:
                return None
            if gone == 0 and answers["bounce"] != "from_standstill":
                return None
            if answers["bounce"] == "stop_at_gates" and where in (45, 81):
                shared = (where == 45 and answers["stations"] == "cohabit") or (
                    where == 81 and answers["feilong_hit"] == "safe_shared"
                )
                return None if enemies.get(where, 0) > size and not shared else where
            sign = -1
            continue
        where += sign
        gone += 1
    return None if where == start else where
