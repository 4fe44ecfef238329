"""A game whose throws and choices are all given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from youyi.games.dama.casts import DICE
from youyi.games.dama.events import (
    Declined,
    DropLost,
    Dropped,
    Ended,
    Event,
    Flew,
    GateOpened,
    Held,
    Moved,
    NoWay,
    Thrown,
    TurnPassed,
)  # fmt: skip
from youyi.games.dama.journeys import rides
from youyi.games.dama.moves import Decline, Move, Ride
from youyi.games.dama.position import Position, ToMove
from youyi.games.dama.road import MOAT
from youyi.games.dama.rules import Dama
from youyi.games.dama.view import View
from youyi.kernel.rules import Decision
from youyi.kernel.session import Session

Given: TypeAlias = Mapping[str, Any]


class ScriptedGame:
    """Plays given throws and choices, and keeps what each throw led to."""

    def __init__(self, rules: Dama, position: Position, given: Given) -> None:
        self.rules = rules
        self.session: Session[Position, Move, Event, View] = Session(rules, position, keep=0)
        self.dice: list[str] = list(given["dice"])
        self.choices: list[Any] = list(given["choices"])
        self.actions: list[dict[str, Any]] = []
        self.turns = 1
        self.gate_opened_at: int | None = None
        self._gate_opened = False
        self.turn_over = False

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self.session.position

    def throw(self) -> None:
        """Throw the next dice, and play the choices that follow."""
        if not self.dice:
            raise ValueError("the dice run out before the end")
        self.turn_over = False
        self._play(DICE.read(self.dice.pop(0)))
        while isinstance(self.position.phase, ToMove):
            self._choose(self.position.phase)

    def finish(self) -> None:
        """Make sure that nothing given is left over."""
        if self.dice or self.choices:
            raise ValueError(f"not used: {len(self.dice)} throws, {len(self.choices)} choices")

    def _play(self, move: Move) -> None:
        for event in self.session.play(move).step.events:
            self._note(event)

    def _note(self, event: Event) -> None:
        match event:
            case Thrown(context=context, actor=actor, horses=horses) if horses:
                self.actions.append({"seat": actor, "context": context.value})
            case Dropped(horses=horses, spot=spot):
                self.actions[-1] |= {"did": "drop", "count": horses, "from": 0, "to": spot}
            case Moved(horses=horses, start=start, spot=spot):
                self.actions[-1] |= {"did": "move", "count": horses, "from": start, "to": spot}
            case Flew(horses=horses):
                self.actions[-1] |= {"did": "fly", "count": horses, "from": MOAT, "to": MOAT + 1}
            case NoWay():
                self.actions[-1] |= {"did": "none", "options": []}
            case DropLost() | Held() | Declined():
                self.actions[-1] |= {"did": "none"}
            case GateOpened():
                self._gate_opened = True
            case TurnPassed() | Ended():
                self._close_turn(event)
            case _:
                pass  # money and the rest are read from the position

    def _close_turn(self, event: TurnPassed | Ended) -> None:
        self.turn_over = True
        if self._gate_opened and self.gate_opened_at is None:
            self.gate_opened_at = self.position.throws
        if isinstance(event, TurnPassed) and not event.turn.extra:
            self.turns += 1

    def _choose(self, phase: ToMove) -> None:
        decision = self.session.prompt
        assert isinstance(decision, Decision)
        ends = {move: self._end(move) for move in decision.moves if isinstance(move, Ride)}
        options = sorted({(move.spot, end) for move, end in ends.items()})
        if not self.position.armies[phase.act.seat].hand:
            self.actions[-1]["options"] = [list(option) for option in options]
        asked = len(options) > 1 or len(decision.moves) > len(ends)
        self._play(self._given_choice(ends) if asked else next(iter(ends)))

    def _end(self, move: Ride) -> int:
        return rides(self.rules.context, self.position).journeys[move].end

    def _given_choice(self, ends: Mapping[Ride, int]) -> Ride | Decline:
        if not self.choices:
            raise ValueError("the choices run out")
        choice = self.choices.pop(0)
        if choice is None:
            return Decline()
        start, end = choice if isinstance(choice, list) else (choice, None)
        fitting = [move for move, to in ends.items() if move.spot == start and end in (None, to)]
        if not fitting or len({ends[move] for move in fitting}) > 1:
            raise ValueError(f"the choice {choice} is not one legal move of {sorted(ends.items(), key=str)}")
        return fitting[0]
