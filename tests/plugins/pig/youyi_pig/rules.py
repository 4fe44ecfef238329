"""The rules of Pig."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from youyi.kernel.chance import Entropy
from youyi.kernel.dice import Throw
from youyi.kernel.errors import IllegalMove
from youyi.kernel.lab.actions import Actions
from youyi.kernel.rules import Chance, Decision, Objection, Over, Prompt, Step
from youyi.kernel.scribe import Scribe
from youyi.kernel.seats import Seat, next_seat
from youyi_pig import articles as art
from youyi_pig.notation import write_move
from youyi_pig.position import (
    DIE,
    Again,
    Done,
    Event,
    Held,
    Hold,
    Lost,
    Move,
    Position,
    ThrewAgain,
    Thrown,
    ToChoose,
    ToThrow,
    TurnPassed,
    Won,
)
from youyi_pig.rulings import One, Rulings, Terms

CHOICES: tuple[Move, ...] = (Again(), Hold())


def evolve(position: Position, event: Event) -> Position:
    """Keep the position in step with an event."""
    match event:
        case Thrown(seat=seat, turn=turn):
            return replace(position, phase=ToChoose(seat, turn))
        case ThrewAgain(seat=seat, turn=turn):
            return replace(position, phase=ToThrow(seat, turn))
        case Lost(seat=seat, points=points):
            return _credited(position, seat, -points)
        case Held(seat=seat, points=points):
            return _credited(position, seat, points)
        case TurnPassed(seat=seat):
            return replace(position, phase=ToThrow(seat, 0))
        case Won(seat=seat):
            return replace(position, phase=Done(seat))
    assert_never(event)


def _credited(position: Position, seat: Seat, points: int) -> Position:
    return replace(position, points=tuple(has + points * (who == seat) for who, has in enumerate(position.points)))


@dataclass(frozen=True, slots=True)
class Pig:
    """Pig under one set of rulings and terms."""

    rulings: Rulings = Rulings()
    terms: Terms = Terms()

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.terms.seats

    def start(self) -> Position:
        """Nobody has points; the first seat throws."""
        return Position((0,) * self.seats, ToThrow(Seat(0), 0))

    def prompt(self, position: Position, /) -> Prompt[Move]:
        """Ask for a throw or a choice, or say that the game is over."""
        match position.phase:
            case ToThrow(seat=seat):
                return Chance(DIE, seat)
            case ToChoose(seat=seat):
                return Decision(seat, CHOICES)
            case Done(winner=winner):
                return Over(self.returns(position), frozenset({winner}), art.GOAL, "goal")

    def objection(self, position: Position, move: Move, /) -> Objection | None:
        """The clause that forbids a move; None if it is legal."""
        match position.phase, move:
            case ToThrow(), Throw() as cast if DIE.allows(cast):
                return None
            case ToChoose(), Again() | Hold():
                return None
            case Done(), _:
                return Objection(art.GOAL)
            case _:
                return Objection(art.THROW)

    def play(self, position: Position, move: Move, /) -> Step[Position, Event]:
        """Check a move and carry it out. Raises `IllegalMove`."""
        objection = self.objection(position, move)
        if objection is not None:
            raise IllegalMove(write_move(move), objection)
        return self.apply(position, move)

    def apply(self, position: Position, move: Move, /) -> Step[Position, Event]:
        """Carry a legal move out, unchecked."""
        scribe: Scribe[Position, Event] = Scribe(position, evolve)
        phase = position.phase
        assert not isinstance(phase, Done)
        match move:
            case Throw() as cast:
                self._throw(scribe, phase.seat, phase.turn, cast)
            case Again():
                scribe.write(ThrewAgain(phase.seat, phase.turn, art.THROW))
            case Hold():
                self._hold(scribe, phase.seat, phase.turn)
        return scribe.step()

    def _throw(self, scribe: Scribe[Position, Event], seat: Seat, turn: int, cast: Throw) -> None:
        """Count a throw towards the turn; a one ends it."""
        (face,) = cast.faces
        if face > 1:
            scribe.write(Thrown(seat, cast, turn + face, art.THROW))
            return
        scribe.write(Thrown(seat, cast, 0, art.ONE))
        if self.rulings.one is One.ALL and scribe.position.points[seat]:
            scribe.write(Lost(seat, scribe.position.points[seat], One.ALL))
        scribe.write(TurnPassed(next_seat(seat, self.seats), art.ONE))

    def _hold(self, scribe: Scribe[Position, Event], seat: Seat, turn: int) -> None:
        """Add the points of the turn to the score; enough of them win."""
        scribe.write(Held(seat, turn, art.HOLD))
        if scribe.position.points[seat] >= self.terms.goal:
            scribe.write(Won(seat, art.GOAL))
        else:
            scribe.write(TurnPassed(next_seat(seat, self.seats), art.HOLD))

    def returns(self, position: Position, /) -> tuple[int, ...]:
        """Each seat's points."""
        return position.points

    def secret_draws(self, position: Position, /) -> int:
        """None: nothing is hidden."""
        return 0

    def bout(self, position: Position, /) -> int:
        """1: a sitting is one game."""
        return 1

    def view(self, position: Position, seat: Seat | None, /) -> Position:
        """The whole position: nothing is hidden."""
        return position

    def worlds(self, view: Position, entropy: Entropy, /) -> Position:
        """The one position that a view shows."""
        return view


def actions(rules: Pig) -> Actions[Position, Move]:
    """Number the choices: 0 throws again, 1 holds."""
    return Actions(
        version="pig-1",
        size=len(CHOICES),
        rules=rules,
        number=lambda _position, move: CHOICES.index(move),
        move=lambda position, number: CHOICES[number] if isinstance(position.phase, ToChoose) else None,
    )
