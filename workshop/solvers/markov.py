"""Small open games solved exactly: the chance that seat 0 wins where both sides play best, by value iteration."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from heapq import heappop, heappush
from typing import Any

from youyi.analysis.solve.instances import Instance
from youyi.kernel.rules import Chance, Decision, Over
from youyi.kernel.seats import Seat
from youyi.players.player import AnyPlayer


@dataclass(slots=True)
class Race:
    """All positions of an instance in which a draw is due, by number, and what each draw and choice leads to.

    A target is the number of such a position, or an end: `-1 - n` is the nth of `ends`.
    """

    instance: Instance
    numbers: dict[Any, int] = field(default_factory=dict)
    """Those whose draws are worked out come first, in the order of `draws`; the rest lie beyond."""
    draws: list[list[tuple[float, int | None, list[int]]]] = field(default_factory=list)
    """For each position and outcome: its chance, the seat that then chooses (None: nobody), and the targets."""
    ends: list[float] = field(default_factory=list)
    """What each end is worth to seat 0: 1 if it wins alone, shared if others win too."""
    chosen: list[list[tuple[Any, list[Any]] | None]] = field(default_factory=list)
    """For each position and outcome: the position in which a seat chooses, with its moves in the order of the targets."""


def explored(instance: Instance, most: int | None = None) -> Race:
    """Find every position that can come up, or the first `most` of them, likelier throws first; the rest lie beyond."""
    race, table = Race(instance), instance.table
    rules, found = table.rules, dict[Any, int]()
    waiting = list[tuple[float, int, Any]]()

    def target(position: Any, chance: float) -> Any:
        """Where a move has led: the position in which a draw is due, or the number of an end."""
        prompt = rules.prompt(position)
        if isinstance(prompt, Over):
            race.ends.append(float(Seat(0) in prompt.first) / len(prompt.first))
            return -len(race.ends)
        assert isinstance(prompt, Chance), "a choice follows a draw"
        position = instance.alike(position)
        if position not in found:
            found[position] = len(found)
            heappush(waiting, (-chance, found[position], position))
        return position

    ((start, _),) = instance.positions(table)
    target(start, 1.0)
    while waiting and (most is None or len(race.draws) < most):
        chance, _, position = heappop(waiting)
        race.numbers[position] = len(race.draws)
        draws, chosen = _drawn(rules, position, partial(_after, target, -chance))
        race.draws.append(draws)
        race.chosen.append(chosen)
    for position in found:
        race.numbers.setdefault(position, len(race.numbers))
    for draws in race.draws:
        draws[:] = [(chance, seat, [_number(race, each) for each in targets]) for chance, seat, targets in draws]
    return race


def _after(target: Callable[[Any, float], Any], before: float, position: Any, chance: float) -> Any:
    return target(position, before * chance)


def _number(race: Race, target: Any) -> int:
    return target if isinstance(target, int) else race.numbers[target]


def _drawn(rules: Any, position: Any, target: Callable[[Any, float], Any]) -> tuple[list[Any], list[Any]]:
    """Every outcome of the draw that is due, and the choices after it."""
    prompt = rules.prompt(position)
    assert isinstance(prompt, Chance)
    draws, chosen = list[Any](), list[Any]()
    for move, chance in prompt.odds.table() or ():
        after = rules.apply(position, move).position
        asked = rules.prompt(after)
        if isinstance(asked, Decision):
            targets = [target(rules.apply(after, each).position, float(chance)) for each in asked.moves]
            draws.append((float(chance), int(asked.seat), targets))
            chosen.append((after, list(asked.moves)))
        else:
            draws.append((float(chance), None, [target(after, float(chance))]))
            chosen.append(None)
    return draws, chosen


def value(
    race: Race,
    *,
    within: float = 1e-12,
    players: tuple[AnyPlayer | None, ...] = (None, None),
    beyond: float = 0.5,
) -> float:
    """The chance that seat 0 wins from the start; a seat without a player plays best, one with a player as that does.

    Sweeps until no position changes by more than `within`. A player must choose by the position alone. Positions that lie
    beyond those explored count `beyond`.
    """
    draws = race.draws if players == (None, None) else list(_fixed(race, players))
    values = [0.5] * len(draws) + [beyond] * (len(race.numbers) - len(draws))
    while True:
        most = 0.0
        for number in reversed(range(len(draws))):
            better = _swept(draws[number], values, race.ends)
            most = max(most, abs(better - values[number]))
            values[number] = better
        if most <= within:
            return values[0]


def bounds(race: Race, within: float = 1e-9) -> tuple[float, float]:
    """What the value lies between, whatever happens beyond the positions explored."""
    low, high = (value(race, within=within, beyond=worth) for worth in (0.0, 1.0))
    return low, high


def _swept(draws: list[tuple[float, int | None, list[int]]], values: list[float], ends: list[float]) -> float:
    total = 0.0
    for chance, seat, targets in draws:
        found = [values[each] if each >= 0 else ends[-1 - each] for each in targets]
        total += chance * (max(found) if seat == 0 else min(found))
    return total


class _First:
    """Entropy for players that use none: the first of equals."""

    def below(self, _n: int, /) -> int:
        return 0


def _fixed(race: Race, players: tuple[AnyPlayer | None, ...]) -> Iterator[list[tuple[float, int | None, list[int]]]]:
    """The draws, where players leave one choice each."""
    rules = race.instance.table.rules
    for draws, chosen in zip(race.draws, race.chosen, strict=True):
        found = list[tuple[float, int | None, list[int]]]()
        for (chance, seat, targets), asked in zip(draws, chosen, strict=True):
            player = None if seat is None else players[seat]
            if player is None or asked is None or seat is None:
                found.append((chance, seat, targets))
                continue
            position, moves = asked
            move = player.choose(rules.view(position, Seat(seat)), moves, _First())
            found.append((chance, seat, [targets[moves.index(move)]]))
        yield found


def exploitability(race: Race, player: AnyPlayer) -> float:
    """How much a best answer wins against a player, on average over both seats, beyond what best play against it would.

    0 for perfect play; in chances of winning.
    """
    best = value(race, within=1e-9)
    first = value(race, within=1e-9, players=(player, None))
    second = value(race, within=1e-9, players=(None, player))
    return ((best - first) + (second - best)) / 2
