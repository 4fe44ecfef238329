"""The patterns in force as arrays: the steps of their conditions and worths, and what each needs at least."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from youyi.compiled.arrays import Ints, np
from youyi.games.madiao.conditions.condition import And, Condition, Need, Op
from youyi.games.madiao.conditions.ranks import SameRank
from youyi.games.madiao.conditions.tricks import Par
from youyi.games.madiao.fast.layout import NONE
from youyi.games.madiao.patterns import PatternTable
from youyi.games.madiao.patterns.dealt import CHAIN
from youyi.games.madiao.patterns.pattern import Family, Keep, Pattern, taken_in

OF_PILE = ("has", "meets", "only", "count", "run", "climb", "tops", "bottoms")
OF_ORDER = ("opens", "ends", "first", "next", "linked", "links", "together", "took", "caught")
OF_DEAL = ("shape", "unfought", "gates", "two_gates")
COMBINING = (
    "number",
    "all",
    "any",
    "some",
    "truths",
    "sum",
    "not",
    "between",
    "beyond",
    "times",
    "given",
    "unless",
    "end",
)
STEPS = (*OF_PILE, *OF_ORDER, *OF_DEAL, *COMBINING)
(
    HAS, MEETS, ONLY, COUNT, RUN, CLIMB, TOPS, BOTTOMS,
    OPENS, ENDS, FIRST_OF, NEXT, LINKED, LINKS, TOGETHER, TOOK, CAUGHT,
    SHAPE, UNFOUGHT, GATES, TWO_GATES,
    NUMBER, ALL_OF, ANY, SOME, TRUTHS, SUM, NOT, BETWEEN, BEYOND, TIMES, GIVEN, UNLESS, END,
) = range(len(STEPS))  # fmt: skip
"""The steps of lowered conditions by number. Ours: UNLESS ends a program with 0 where the last number is 0, END with that;
SOME is ANY, but all that hold are shown for it."""
OPERANDS = 2
"""A step's operands stand from its second next place on, behind their number."""

DEALT_ROWS, GATE_ROWS, TABLE_ROWS, RESULT_ROWS, GROUPS = range(5)
"""Rows that are scored at one time: before play, then four-gates, other won patterns, and what the stock completes."""
WHEN, WORTH, USES, REPEATS, FAMILY, CHAINED, OVER, OVER_END, ROW = range(9)
"""Columns of a row. WHEN, WORTH: where the program begins. CHAINED: place in `dealt.CHAIN`, or NONE. OVER: what it takes in."""
PILE, LEAST, SETS, SETS_END, ROWS, ROWS_END, BUCKET = range(7)
"""Columns of a bucket: rows that need `LEAST` cards of one of the sets in a pile."""
KEEPS = tuple(Keep)
BEST, ALL, CHAIN_KEPT = map(KEEPS.index, (Keep.BEST, Keep.ALL, Keep.CHAIN))
MOST_STEPS, MOST_ROWS, MOST_BUCKETS, MOST_SETS, MOST_OVER, FAMILIES = 1 << 13, 96, 64, 256, 512, 8
"""Room, the same for all rulings, so that kernels are compiled once."""


class Programs(NamedTuple):
    """Patterns for kernels."""

    code: Ints
    rows: Ints
    """[group, row, column]"""
    buckets: Ints
    """[group, bucket, column]"""
    bucket_count: Ints
    sets: Ints
    members: Ints
    """The rows of all buckets."""
    over: Ints
    """Rows that others take in."""
    keep: Ints
    """[group, family]"""
    family_count: Ints


class _Writer:
    """Collects programs and lists, one behind the other."""

    def __init__(self) -> None:
        self.code, self.sets, self.members, self.over = list[int](), list[int](), list[int](), list[int]()

    def program(self, steps: Sequence[Op]) -> int:
        """Write a program; returns where it begins."""
        start = len(self.code)
        for name, operands in (*steps, Op("end")):
            self.code += [STEPS.index(name), len(operands), *operands]
        return start

    def row(self, row: Pattern, family: int, rows: Sequence[Pattern]) -> list[int]:
        """The columns of a row."""
        lesser, start = taken_in((row,)), len(self.over)
        self.over += [place for place, each in enumerate(rows) if each.id in lesser]
        chained = next((place for place, each in enumerate(CHAIN) if each.id == row.id), NONE)
        return [
            self.program([*steps_of(row.when)]), self.program(row.worth.lower()), row.uses, int(row.repeats), family,
            chained, start, len(self.over),
        ]  # fmt: skip

    def bucket(self, need: Need, rows: Sequence[int]) -> list[int]:
        """The columns of a bucket."""
        sets, members = len(self.sets), len(self.members)
        self.sets += need.sets
        self.members += rows
        return [need.pile, need.least, sets, len(self.sets), members, len(self.members)]


def steps_of(condition: Condition) -> Iterator[Op]:
    """The steps of a condition; where several must hold, the first that does not ends it."""
    if not isinstance(condition, And):
        yield from _lowered(condition)
        return
    *before, last = condition.parts
    for part in before:
        yield from _lowered(part)
        yield Op("unless")
    yield from _lowered(last)


def _lowered(condition: Condition) -> tuple[Op, ...]:
    steps = condition.lower()
    if isinstance(condition, Par):
        return (*steps, Op("not"), Op("not"))  # which cards they are does not matter, and a denial shows none
    if isinstance(condition, SameRank):
        return (*steps[:-1], Op("some", steps[-1].operands))
    return steps


def groups(patterns: PatternTable) -> tuple[tuple[Family, ...], ...]:
    """The families of each group."""
    dealt = (Family(patterns.dealt_rows.rows, Keep.ALL),)
    return dealt, patterns.gates.families, patterns.table.families, patterns.results.families


def names(patterns: PatternTable) -> tuple[tuple[str, ...], ...]:
    """The ids of each group's rows."""
    return tuple(tuple(row.id for family in group for row in family.rows) for group in groups(patterns))


def programs(patterns: PatternTable) -> tuple[Programs, int]:
    """Write the patterns down for kernels; returns also where the program of `doubling` begins, NONE without one."""
    writer, rows, buckets, keeps = _Writer(), list[Ints](), list[Ints](), list[Ints]()
    bucket_counts, family_counts = list[int](), list[int]()
    for group in groups(patterns):
        listed = [(row, family) for family, each in enumerate(group) for row in each.rows]
        only = [row for row, _ in listed]
        rows.append(_filled([writer.row(row, family, only) for row, family in listed], MOST_ROWS, ROW))
        needs = _buckets(only)
        buckets.append(_filled([writer.bucket(need, members) for need, members in needs], MOST_BUCKETS, BUCKET))
        keeps.append(_list([KEEPS.index(each.keep) for each in group], FAMILIES))
        bucket_counts.append(len(needs))
        family_counts.append(len(group))
    doubling = NONE if patterns.doubling is None else writer.program([*steps_of(patterns.doubling)])
    found = Programs(
        code=_list(writer.code, MOST_STEPS), rows=np.stack(rows),
        buckets=np.stack(buckets), bucket_count=_list(bucket_counts, GROUPS), sets=_list(writer.sets, MOST_SETS),
        members=_list(writer.members, GROUPS * MOST_ROWS), over=_list(writer.over, MOST_OVER), keep=np.stack(keeps),
        family_count=_list(family_counts, GROUPS),
    )  # fmt: skip
    return found, doubling


def _buckets(rows: Sequence[Pattern]) -> list[tuple[Need, list[int]]]:
    """Rows by what they need, the likeliest need last."""
    found: dict[Need, list[int]] = {}
    for place, row in enumerate(rows):
        found.setdefault(row.when.need, []).append(place)
    return sorted(found.items(), key=lambda each: each[0].likelihood)


def _filled(rows: list[list[int]], most: int, columns: int) -> Ints:
    table = np.zeros((most, columns), np.int64)
    if rows:
        table[: len(rows)] = rows
    return table


def _list(values: Sequence[int], most: int) -> Ints:
    table = np.zeros(most, np.int64)
    table[: len(values)] = values
    return table
