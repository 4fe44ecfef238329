"""A game of the fast engine whose throws and choices are all given."""

from __future__ import annotations

from typing import Any

from youyi.compiled.arrays import Ints
from youyi.games.dama.casts import DICE
from youyi.games.dama.fast.engine import FastDama
from youyi.games.dama.fast.layout import (
    CONTEXTS,
    DECLINE,
    DECLINED,
    DID,
    DID_CONTEXT,
    DID_COUNT,
    DID_FROM,
    DID_HORSES,
    DID_SEAT,
    DID_TO,
    DONE,
    DROP_LOST,
    DROPPED,
    EXTRA,
    FLEW,
    GATE_OPENED,
    HAD_NO_WAY,
    HAND,
    HELD,
    MOVED,
    PHASE,
    THROWN_AGAIN,
    THROWS,
    TO_MOVE,
    TO_THROW,
)
from youyi.games.dama.vectors.scripted import Given

_OUTCOMES: dict[int, dict[str, Any]] = {
    DROPPED: {"did": "drop"},
    MOVED: {"did": "move"},
    FLEW: {"did": "fly"},
    HAD_NO_WAY: {"did": "none", "options": []},
    DROP_LOST: {"did": "none"},
    HELD: {"did": "none"},
    DECLINED: {"did": "none"},
}


class ScriptedRow:
    """Plays given throws and choices, and keeps what each throw led to; as `ScriptedGame` of the readable engine."""

    def __init__(self, engine: FastDama, state: Ints, given: Given) -> None:
        self.engine, self.state = engine, state
        self.dice: list[str] = list(given["dice"])
        self.choices: list[Any] = list(given["choices"])
        self.actions: list[dict[str, Any]] = []
        self.turns = 1
        self.gate_opened_at: int | None = None
        self._begun = engine.counts()
        self.turn_over = False

    def throw(self) -> None:
        """Throw the next dice, and play the choices that follow."""
        if not self.dice:
            raise ValueError("the dice run out before the end")
        again = self.engine.counts()[THROWN_AGAIN]
        self.engine.play(self.state, DICE.read(self.dice.pop(0)))
        outcome = self.engine.outcome()
        if outcome[DID_HORSES]:
            self.actions.append({"seat": outcome[DID_SEAT], "context": CONTEXTS[outcome[DID_CONTEXT]].value})
        self._note(outcome)
        while self.state[PHASE] == TO_MOVE:
            self._choose(outcome[DID_SEAT])
            self._note(self.engine.outcome())
        self._close_turn(self.engine.counts()[THROWN_AGAIN] > again)

    def finish(self) -> None:
        """Make sure that nothing given is left over."""
        if self.dice or self.choices:
            raise ValueError(f"not used: {len(self.dice)} throws, {len(self.choices)} choices")

    def _note(self, outcome: list[int]) -> None:
        if outcome[DID] in (DROPPED, MOVED, FLEW):
            self.actions[-1] |= {"count": outcome[DID_COUNT], "from": outcome[DID_FROM], "to": outcome[DID_TO]}
        if outcome[DID] in _OUTCOMES:
            self.actions[-1] |= _OUTCOMES[outcome[DID]]

    def _close_turn(self, again: bool) -> None:
        passed = bool(self.state[PHASE] == TO_THROW and not again)
        self.turn_over = passed or bool(self.state[PHASE] == DONE)
        opened = self.engine.counts()[GATE_OPENED] > self._begun[GATE_OPENED]
        if self.turn_over and opened and self.gate_opened_at is None:
            self.gate_opened_at = int(self.state[THROWS])
        self.turns += passed and not self.state[EXTRA]

    def _choose(self, seat: int) -> None:
        numbers = self.engine.legal(self.state).tolist()
        ways = zip(numbers, *self.engine.ends(self.state).tolist(), strict=True)
        ends = {number: (start, end) for number, start, end in ways if number != DECLINE}
        options = sorted(set(ends.values()))
        if not self.state[HAND + seat]:
            self.actions[-1]["options"] = [list(option) for option in options]
        asked = len(options) > 1 or len(numbers) > len(ends)
        self.engine.apply(self.state, self._given_choice(ends) if asked else numbers[0])

    def _given_choice(self, ends: dict[int, tuple[int, int]]) -> int:
        if not self.choices:
            raise ValueError("the choices run out")
        choice = self.choices.pop(0)
        if choice is None:
            return DECLINE
        start, end = choice if isinstance(choice, list) else (choice, None)
        fitting = [number for number, way in ends.items() if way[0] == start and end in (None, way[1])]
        if not fitting or len({ends[number] for number in fitting}) > 1:
            raise ValueError(f"the choice {choice} is not one legal move of {sorted(ends.values())}")
        return fitting[0]
