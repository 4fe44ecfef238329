"""Which patterns winnings make, in kernels: rows asked by their rarest need, kept by their family's policy."""

from __future__ import annotations

from youyi.compiled.arrays import Ints
from youyi.compiled.bits import how_many
from youyi.compiled.jit import inlined, part
from youyi.games.madiao.fast.conditions import four_gate, of_order, of_pile, shaped, two_gates
from youyi.games.madiao.fast.layout import NONE
from youyi.games.madiao.fast.memory import COUNTS, ROW_MADE, SHOWN_AT, SHOWN_WORTH, TIMES_MADE, WORTH_MADE, Work
from youyi.games.madiao.fast.programs import (
    ALL,
    ANY,
    BETWEEN,
    BEYOND,
    BOTTOMS,
    CAUGHT,
    CHAIN_KEPT,
    CHAINED,
    DEALT_ROWS,
    END,
    FAMILY,
    GATES,
    GIVEN,
    LEAST,
    NOT,
    NUMBER,
    OPERANDS,
    OVER,
    OVER_END,
    PILE,
    REPEATS,
    ROWS,
    ROWS_END,
    SETS,
    SETS_END,
    SHAPE,
    SOME,
    SUM,
    TIMES,
    TRUTHS,
    TWO_GATES,
    UNFOUGHT,
    UNLESS,
    USES,
    WHEN,
    WORTH,
)
from youyi.games.madiao.fast.tables import Tables
from youyi.games.madiao.lowering import ADDED, CHAINED_FIRST


@part
def answer(t: Tables, w: Work, seat: int, start: int) -> int:
    """Work a program through; returns the number that it leaves."""
    c, stack, at, top = t.code, w.stack, start, 0
    while True:
        step, operands = c[at], c[at + 1]
        at += OPERANDS
        if step <= BOTTOMS:
            stack[top] = of_pile(t, step, w.piles[seat, c[at]], c[at + 1])
            top += 1
        elif step == NUMBER:
            stack[top] = c[at]
            top += 1
        elif step == UNLESS:
            top -= 1
            if not stack[top]:
                return 0
        elif step == END:
            return int(stack[top - 1])
        elif step <= TWO_GATES:
            stack[top] = looked(t, w, seat, step, at, operands)
            top += 1
        else:
            top = combined(stack, top, step, c[at], c[at + 1])
        at += operands


@part
def looked(t: Tables, w: Work, seat: int, step: int, at: int, operands: int) -> int:
    """What the order of cards says, or the deal as a whole, or four cards together."""
    if step <= CAUGHT:
        return of_order(t, w, seat, step, at, operands)
    if step == GATES:
        return int(four_gate(t, w, seat, at) != 0)
    if step == SHAPE:
        return shaped(t, w, seat, at)
    if step == UNFOUGHT:
        return int(1 - w.fought[0])
    return two_gates(t, w, seat, at)


@part
def combined(stack: Ints, top: int, step: int, operand: int, other: int) -> int:
    """Make one number of the last ones; returns how many there are then."""
    last = top - 1
    if step == BETWEEN:
        stack[last] = int(operand <= stack[last] <= other)
    elif step == NOT:
        stack[last] = int(not stack[last])
    elif step == BEYOND:
        stack[last] = max(0, stack[last] - operand)
    elif step == TIMES:
        stack[last] *= operand
    elif step == GIVEN:
        last -= 1
        stack[last] *= int(stack[last + 1] != 0)
    else:
        last = top - operand
        added, true = 0, 0
        for nth in range(last, top):
            added += stack[nth]
            true += int(stack[nth] != 0)
        if step == SUM:
            stack[last] = added
        elif step == TRUTHS:
            stack[last] = true
        else:
            stack[last] = int(true != 0 if step in (ANY, SOME) else true == operand)
    return last + 1


@inlined
def met(t: Tables, held: int, bucket: Ints) -> bool:
    """Whether what rows need at least is there."""
    for nth in range(bucket[SETS], bucket[SETS_END]):
        if how_many(held & t.sets[nth]) >= bucket[LEAST]:
            return True
    return False


@part
def note(w: Work, group: int, seat: int, row: int, times: int, worth: int) -> None:
    """Note a pattern that is made."""
    nth = w.made_count[group, seat]
    made = w.made[group, seat, nth]
    made[ROW_MADE], made[TIMES_MADE], made[WORTH_MADE] = row, times, worth
    w.made_count[group, seat] = nth + 1


@inlined
def consider(t: Tables, w: Work, group: int, seat: int, row: int) -> None:
    """Ask a row whose need is met, and keep it by its family's policy."""
    columns = t.rows[group, row]
    times = answer(t, w, seat, columns[WHEN])
    if not times:
        return
    times = times if columns[REPEATS] else 1
    worth, family = answer(t, w, seat, columns[WORTH]), columns[FAMILY]
    keep = t.keep[group, family]
    if keep == ALL:
        note(w, group, seat, row, times, worth)
        return
    kept = w.first[family]
    before = kept[ROW_MADE]
    better = row < before
    if keep != CHAIN_KEPT:
        better = worth > kept[WORTH_MADE] or (better and worth == kept[WORTH_MADE])
        times = 1
    if before == NONE or better:
        kept[ROW_MADE], kept[TIMES_MADE], kept[WORTH_MADE] = row, times, worth


@part
def candidates(t: Tables, w: Work, group: int, seat: int) -> None:
    """Ask every row whose need is met; what is kept of a family that keeps one is noted last."""
    w.made_count[group, seat] = 0
    families = t.family_count[group]
    for family in range(families):
        w.first[family, ROW_MADE] = NONE
    for pile in range(len(w.size)):
        w.size[pile] = how_many(w.piles[seat, pile])
    for nth in range(t.bucket_count[group]):
        pile = t.buckets[group, nth, PILE]
        if t.buckets[group, nth, LEAST] <= w.size[pile] and met(t, w.piles[seat, pile], t.buckets[group, nth]):
            for each in range(t.buckets[group, nth, ROWS], t.buckets[group, nth, ROWS_END]):
                consider(t, w, group, seat, t.members[each])
    for family in range(families):
        kept = w.first[family]
        if kept[ROW_MADE] != NONE:
            note(w, group, seat, kept[ROW_MADE], kept[TIMES_MADE], kept[WORTH_MADE])


@part
def resolve(t: Tables, w: Work, group: int, seat: int) -> int:
    """What a seat's winnings score: what is kept, less what another takes in. Returns what each of the others pays."""
    candidates(t, w, group, seat)
    count, made, total, left = w.made_count[group, seat], w.made[group, seat], 0, 0
    for nth in range(count):
        w.dropped[made[nth, ROW_MADE]] = 0
    for nth in range(count):
        columns = t.rows[group, made[nth, ROW_MADE]]
        for each in range(columns[OVER], columns[OVER_END]):
            w.dropped[t.over[each]] = 1
    for nth in range(count):
        row, times, worth = made[nth, ROW_MADE], made[nth, TIMES_MADE], made[nth, WORTH_MADE]
        if not w.dropped[row]:
            made[left, ROW_MADE], made[left, TIMES_MADE], made[left, WORTH_MADE] = row, times, worth
            left += 1
            total += times * worth
    w.made_count[group, seat] = left
    return total


@part
def dealt_result(t: Tables, w: Work, seat: int) -> int:
    """Find what a hand is paid before play; it is put first among the rows noted. Returns its place, NONE without one."""
    candidates(t, w, int(DEALT_ROWS), seat)
    made, found, total = w.made[DEALT_ROWS, seat], NONE, 0
    for nth in range(w.made_count[DEALT_ROWS, seat]):
        total += made[nth, WORTH_MADE]
        if t.pick == CHAINED_FIRST and t.rows[DEALT_ROWS, made[nth, ROW_MADE], CHAINED] == NONE:
            continue
        if found == NONE or preferred(t, made[nth], made[found]):
            found = nth
    w.counting[seat, COUNTS], w.counting[seat, SHOWN_AT] = int(found != NONE), found
    w.counting[seat, SHOWN_WORTH] = 0 if found == NONE else made[found, WORTH_MADE]
    if found != NONE and t.pick == ADDED:
        w.counting[seat, SHOWN_WORTH] = total
    return found


@inlined
def preferred(t: Tables, one: Ints, other: Ints) -> bool:
    """Whether one dealt pattern names a hand rather than another."""
    mine, theirs = t.rows[DEALT_ROWS, one[ROW_MADE]], t.rows[DEALT_ROWS, other[ROW_MADE]]
    if t.pick == CHAINED_FIRST:
        return bool(mine[CHAINED] < theirs[CHAINED])
    if one[WORTH_MADE] != other[WORTH_MADE]:
        return bool(one[WORTH_MADE] > other[WORTH_MADE])
    if mine[USES] != theirs[USES]:
        return bool(mine[USES] > theirs[USES])
    return bool(one[ROW_MADE] < other[ROW_MADE])
