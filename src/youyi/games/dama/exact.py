"""Exact chances of 打馬 beside those of single casts: of classes of casts, and of what is waited for at the end of the road.

A seat has its whole army on 飛龍院, in the first cell of the pincers or in the moat; the others have none on the road. Every
cast is thrown by every seat and carried out by the rules. Nobody's last throw can be met, so there are no collisions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import TypeAlias

from youyi.games.dama.casts import CLASS_NAMES, DICE, CastClass, Reading
from youyi.games.dama.events import Flew
from youyi.games.dama.journeys import rides
from youyi.games.dama.position import Army, ToMove, ToThrow, Turn
from youyi.games.dama.road import ARMY, FEILONG, MOAT, MOAT_NAME, PINCERS_NAME, STATION_NAMES
from youyi.games.dama.rules import Dama
from youyi.games.dama.texts import TABLE as TEXTS
from youyi.kernel.dice import Throw
from youyi.kernel.lab.exact import ExactFigure, ExactTable
from youyi.kernel.names import Name, Words
from youyi.kernel.seats import Seat, Spot

ME = Seat(0)
Waits: TypeAlias = Sequence[tuple[Fraction, Mapping[str, Fraction]]]
"""For every kind of own cast, how often it is one's own, and the chance of going on with a throw of each kind of seat."""
CLASSES = TEXTS["classes"]
THROWS = TEXTS["exact.throws"]
ROUNDS = TEXTS["rounds"]
TRIPLES = TEXTS["triples"]
PINCER_CASTS = TEXTS["pincer_casts"]
BY = {
    "own": TEXTS["by.own"],
    "before": TEXTS["by.before"],
    "after": TEXTS["by.after"],
    "other": TEXTS["by.other"],
}


def exact_tables(rules: Dama) -> tuple[ExactTable, ...]:
    """The chances of the classes of casts, and what is waited for under these rulings."""
    waits = {place: _own_casts(rules, spot) for place, spot in _places(rules).items()}
    throws = tuple(row for place, found in waits.items() for row in _throw_rows(rules, place, found))
    rounds = tuple(row for place, found in waits.items() for row in _round_rows(rules, place, found))
    return (_classes(rules), ExactTable("throws", THROWS, throws), ExactTable("rounds", ROUNDS, rounds))


def _classes(rules: Dama) -> ExactTable:
    readings = rules.context.readings
    kinds: list[tuple[str, Name | Words, Callable[[Reading], bool]]] = [
        ("prizes", CLASS_NAMES[CastClass.PRIZE], lambda each: each.kind is CastClass.PRIZE),
        ("fines", CLASS_NAMES[CastClass.FINE], lambda each: each.kind is CastClass.FINE),
        ("plain", CLASS_NAMES[CastClass.PLAIN], lambda each: each.kind is CastClass.PLAIN),
        ("triples", TRIPLES, lambda each: each.noble),
        ("pincers", PINCER_CASTS, lambda each: each.leaves_by is not None),
    ]
    rows = [
        ExactFigure(key, name, _chance(each.throw for each in readings.values() if of(each))) for key, name, of in kinds
    ]
    return ExactTable("classes", CLASSES, tuple(rows))


def _chance(casts: Iterable[Throw]) -> Fraction:
    odds = dict(DICE.table())
    return sum((odds[cast] for cast in casts), Fraction(0))


def _places(rules: Dama) -> dict[Name, Spot]:
    pincers = min(rules.context.road.pincers)
    return {STATION_NAMES[FEILONG]: Spot(FEILONG), PINCERS_NAME: Spot(pincers), MOAT_NAME: Spot(MOAT)}


def _throwers(seats: int) -> dict[str, tuple[Seat, int]]:
    """One seat of each kind, and how many there are."""
    kinds = {"own": (ME, 1), "before": (Seat(seats - 1), 1), "after": (Seat(1), 1), "other": (Seat(2), seats - 3)}
    return {kind: found for kind, found in kinds.items() if found[1] > 0 and not (kind == "after" and seats == 2)}


def _own_casts(rules: Dama, spot: Spot) -> Waits:
    """What is waited for on a cell."""
    odds, kinds = dict(DICE.table()), Counter[tuple[int, Fraction]]()
    own: dict[tuple[int, Fraction], Throw] = {}
    for cast, reading in rules.context.readings.items():
        if reading.kind is CastClass.PLAIN:
            kinds[reading.count, odds[cast]] += 1  # casts alike in these two are owned alike
            own[reading.count, odds[cast]] = cast
    total = sum(times * chance for (_, chance), times in kinds.items())
    return [
        (times * kind[1] / total, {by: _leaving(rules, spot, own[kind], seat) for by, (seat, _) in _throwers(rules.seats).items()})
        for kind, times in kinds.items()
    ]  # fmt: skip


def _leaving(rules: Dama, spot: Spot, own: Throw, by: Seat) -> Fraction:
    return _chance(cast for cast in rules.context.readings if goes_on(rules, spot, own, by, cast))


def goes_on(rules: Dama, spot: Spot, own: Throw, by: Seat, cast: Throw) -> bool:
    """Whether a cast lets the first seat's army go on from its cell, or some of it fly; `own` is that seat's own cast."""
    start = rules.start()
    armies = (Army(0, ((spot, ARMY),), own=own, deployed=True), *start.armies[1:])
    position = replace(start, armies=armies, passed=frozenset({ME}), current=by, waiting=(), phase=ToThrow(Turn(by)))
    step = rules.apply(position, cast)
    if any(isinstance(event, Flew) and event.seat == ME for event in step.events):
        return True
    phase = step.position.phase
    if not isinstance(phase, ToMove) or phase.act.seat != ME:
        return False
    return any(way.end > spot for way in rides(rules.context, step.position).journeys.values())


def _throw_rows(rules: Dama, place: Name, found: Waits) -> Iterator[ExactFigure]:
    for by in _throwers(rules.seats):
        chance = sum((share * chances[by] for share, chances in found), Fraction(0))
        yield ExactFigure(f"{place.en}: {by}", BY[by].filled(place=place), chance)


def _round_rows(rules: Dama, place: Name, found: Waits) -> Iterator[ExactFigure]:
    """The mean over the own casts of one over the chance of a round; none where some own cast waits for ever."""
    rounds = Fraction(0)
    for share, chances in found:
        stays = Fraction(1)
        for by, (_, seats) in _throwers(rules.seats).items():
            stays *= (1 - chances[by]) ** seats
        if stays == 1:
            return
        rounds += share / (1 - stays)
    yield ExactFigure(place.en, place, rounds)
