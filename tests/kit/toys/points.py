"""Throw-away games for two who collect points: every ply is a coin that falls for a seat, or a choice of a number of points."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from tests.kit.toys.fords import FORDS
from tests.kit.toys.fords_rules import SHORE, TURN
from youyi.kernel.errors import IllegalMove
from youyi.kernel.rules import Chance, Decision, Objection, Over, Prompt, Step
from youyi.kernel.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from youyi.kernel.chance import Entropy
    from youyi.kernel.game import Table

SEATS = 2


@dataclass(frozen=True, slots=True)
class Choose:
    """A seat takes as many points as it likes, from none to fewer than `options`."""

    seat: Seat
    options: int


@dataclass(frozen=True, slots=True)
class Coin:
    """A coin falls for one seat or the other: a point."""

    def draw(self, entropy: Entropy, /) -> int:
        return entropy.below(SEATS)

    def table(self) -> Sequence[tuple[int, Fraction]]:
        return tuple((seat, Fraction(1, SEATS)) for seat in range(SEATS))


@dataclass(frozen=True, slots=True)
class Points:
    """A position is what every ply so far has brought; the result is one's points less the other's."""

    script: tuple[Choose | Coin, ...]
    seats: int = SEATS

    def start(self) -> tuple[int, ...]:
        return ()

    def prompt(self, position: tuple[int, ...], /) -> Prompt[int]:
        if len(position) == len(self.script):
            returns = self.returns(position)
            first = frozenset(Seat(seat) for seat, each in enumerate(returns) if each == max(returns))
            return Over(returns, first, SHORE, "played")
        match self.script[len(position)]:
            case Coin() as coin:
                return Chance(coin)
            case Choose(seat, options):
                return Decision(seat, tuple(range(options)))

    def objection(self, position: tuple[int, ...], move: int, /) -> Objection | None:
        match self.prompt(position):
            case Decision(moves=moves) if move in moves:
                return None
            case Chance() if move in range(SEATS):
                return None
            case _:
                return Objection(TURN)

    def play(self, position: tuple[int, ...], move: int, /) -> Step[tuple[int, ...], Any]:
        objection = self.objection(position, move)
        if objection is not None:
            raise IllegalMove(str(move), objection)
        return self.apply(position, move)

    def apply(self, position: tuple[int, ...], move: int, /) -> Step[tuple[int, ...], Any]:
        return Step((*position, move), ())

    def returns(self, position: tuple[int, ...], /) -> tuple[int, ...]:
        points = [0] * SEATS
        for ply, brought in zip(self.script, position, strict=False):
            match ply:
                case Coin():
                    points[brought] += 1
                case Choose(seat):
                    points[seat] += brought
        return points[0] - points[1], points[1] - points[0]

    def secret_draws(self, position: tuple[int, ...], /) -> int:
        del position
        return 0

    def bout(self, position: tuple[int, ...], /) -> int:
        del position
        return 1

    def view(self, position: tuple[int, ...], seat: Seat | None, /) -> tuple[int, ...]:
        del seat
        return position

    def worlds(self, view: tuple[int, ...], entropy: Entropy, /) -> tuple[int, ...]:
        del entropy
        return view


class Scripted:
    """Makes these choices, one after another."""

    def __init__(self, *moves: int) -> None:
        self._moves = iter(moves)

    def choose(self, view: Any, moves: Sequence[int], entropy: Entropy, /) -> int:
        del view, entropy
        move = next(self._moves)
        assert move in moves
        return move


def points(*script: Choose | Coin) -> Table[Any, Any, Any, Any]:
    """Lay a table for a game of these plies."""
    rules: Any = Points(script)
    game: Any = replace(FORDS, id="points", rules=lambda _rulings, _terms: rules)
    return game.under(terms={"seats": SEATS})  # type: ignore[no-any-return]
