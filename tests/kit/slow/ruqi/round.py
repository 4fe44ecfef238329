"""A round of 儒棋 a second time, on top of `throw`: enough to count positions without our engine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement

from tests.kit.slow.ruqi import throw as slow

CASTS = list(combinations_with_replacement(range(6), 2))
GONE = (slow.OUT,) * 5


@dataclass(frozen=True)
class State:
    """What one side is asked, and where all stand; each side's tokens in its own names."""

    mover: int
    armies: tuple[slow.Tokens, slow.Tokens]
    roll: tuple[int, int] | None = None
    ended: str = ""
    """How the round came to its end."""

    @property
    def own(self) -> slow.Tokens:
        return self.armies[self.mover]

    @property
    def enemy(self) -> slow.Tokens:
        return self.armies[1 - self.mover]


def read(text: str) -> State:
    """Read the armies and the phase of a position string."""
    white, black, asked = text.split(" ")[2:]
    verb, _, rest = asked.partition(":")
    side, _, faces = rest.partition("/")
    armies = (tuple(white.split(",")), tuple(black.split(",")))
    roll = (int(faces[0]), int(faces[1])) if verb == "play" else None
    return State("wb".index(side), armies, roll)


def given_on(state: State, own: slow.Tokens) -> State:
    """Give the dice on after a turn, or end the round."""
    armies = (own, state.enemy) if state.mover == 0 else (state.enemy, own)
    after = replace(state, armies=armies, roll=None)
    if state.enemy == GONE:  # the mover has been throwing on alone
        return after if slow.OUT not in own else replace(after, ended="void_throws")
    if own == GONE and slow.OUT in state.enemy:
        return replace(after, ended="cleared")
    return replace(after, mover=1 - state.mover)


def following(state: State, rulings: slow.Rulings) -> Iterator[State]:
    """Every position one move further; throws are moves, and a pass belongs to the throw that forced it."""
    if state.ended:
        return
    if state.roll is not None:
        for own in slow.results(state.own, state.enemy, state.roll, rulings):
            yield given_on(state, own)
        return
    for roll in CASTS:
        if slow.results(state.own, state.enemy, roll, rulings):
            yield replace(state, roll=roll)
        else:
            yield given_on(state, state.own)


def counted(start: State, rulings: slow.Rulings, depth: int) -> list[tuple[int, int]]:
    """For each depth: how many ways the moves can go, and to how many distinct positions they lead."""
    level = {start: 1}
    counts = []
    for _ in range(depth):
        reached: dict[State, int] = {}
        for state, ways in level.items():
            for after in following(state, rulings):
                reached[after] = reached.get(after, 0) + ways
        level = reached
        counts.append((sum(level.values()), len(level)))
    return counts
