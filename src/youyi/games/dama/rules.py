"""The rules of 打馬 under one set of rulings and terms."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from youyi.games.dama import articles as art
from youyi.games.dama import notation, picture
from youyi.games.dama.casts import DICE
from youyi.games.dama.context import RuleContext, rule_context
from youyi.games.dama.events import Event
from youyi.games.dama.legality import choices, objection
from youyi.games.dama.moves import Lot, Move
from youyi.games.dama.payments import LEAST_BOWL, anything_staked
from youyi.games.dama.play import begins_with_opening, unfold
from youyi.games.dama.position import (
    Army,
    Done,
    Finish,
    Opening,
    Position,
    ToDraw,
    ToMove,
    ToStay,
    ToThrow,
    Turn,
    chooser,
)  # fmt: skip
from youyi.games.dama.road import ARMY
from youyi.games.dama.rulings import Rulings, Terms
from youyi.games.dama.rulings.turns import FirstPlayer
from youyi.games.dama.texts import TABLE as TEXTS
from youyi.games.dama.view import View, shown, world
from youyi.kernel.articles import enacts
from youyi.kernel.chance import Entropy
from youyi.kernel.errors import NOTHING_CAN_MOVE, FaultyPosition, IllegalMove
from youyi.kernel.ledger import Ledger
from youyi.kernel.rules import Chance, Decision, Objection, Over, Prompt, Step
from youyi.kernel.rulings import AnswersConflict
from youyi.kernel.seats import Seat

WHY = {
    Finish.XIMAN: art.XIMAN,
    Finish.CUMAN: art.CUMAN,
    Finish.PLACED: art.PLACES,
    Finish.ALONE: art.LAST_SEAT,
    Finish.DRAWN: art.THROW_CAP,
}


@cache
def thrown_by(seat: Seat) -> Chance[Move]:
    """Three dice in one seat's hand."""
    return Chance(DICE, seat)


@dataclass(frozen=True, slots=True)
class Dama:
    """The rules of 打馬 for one table."""

    rulings: Rulings = Rulings()
    terms: Terms = Terms()
    context: RuleContext = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Derive the rule context. Raises `AnswersConflict` if the stakes are too small for the seats."""
        full, each = stake(self.rulings, self.terms.seats)
        if 0 < full < LEAST_BOWL:
            raise AnswersConflict(
                TEXTS["low_stake"].filled(each=each, seats=self.terms.seats, full=full, least=LEAST_BOWL)
            )
        object.__setattr__(self, "context", rule_context(self.rulings, self.terms.seats, self.terms.throws))

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.terms.seats

    @enacts(art.HORSES)
    def start(self) -> Position:
        """Everyone has twenty horses in hand and has put the stake into the bowl."""
        full, each = stake(self.rulings, self.seats)
        drawn = draws_lots(self.rulings)
        first = Seat(0)
        opening = begins_with_opening(self.context)
        return Position(
            armies=tuple(Army(ARMY) for _ in range(self.seats)),
            ledger=Ledger((-each,) * self.seats, full),
            full=full,
            passed=frozenset(),
            current=first,
            waiting=(),
            left=(),
            throws=0,
            phase=ToDraw() if drawn else Opening(first, first) if opening else ToThrow(Turn(first)),
        )

    def prompt(self, position: Position, /) -> Prompt[Move]:
        """What the position asks for.

        Raises `FaultyPosition` for a typed position that asks for a move where there is none.
        """
        match position.phase:
            case ToThrow(turn=turn):
                return thrown_by(turn.by)
            case ToMove() as phase:
                moves = choices(self.context, position)
                if not moves:
                    raise FaultyPosition((NOTHING_CAN_MOVE,))
                return Decision(chooser(phase), moves)
            case ToDraw():
                return Chance(Lot(self.seats))
            case Opening(seat=seat):
                return thrown_by(seat)
            case ToStay() as phase:
                return Decision(chooser(phase), choices(self.context, position))
            case Done(winner=winner, finish=finish):
                everyone = frozenset(Seat(seat) for seat in range(self.seats))
                first = everyone if winner is None else frozenset({winner})
                return Over(self.returns(position), first, WHY[finish], finish.value)

    def objection(self, position: Position, move: Move, /) -> Objection | None:
        """The clause that forbids the move; None if it is legal."""
        return objection(self.context, position, move)

    def play(self, position: Position, move: Move, /) -> Step[Position, Event]:
        """Carry the move out. Raises `IllegalMove` exactly when there is an objection."""
        refused = objection(self.context, position, move)
        if refused is not None:
            raise IllegalMove(notation.write_move(move), refused)
        return self.apply(position, move)

    def apply(self, position: Position, move: Move, /) -> Step[Position, Event]:
        """Carry a legal move out, unchecked."""
        return unfold(self.context, position, move)

    def returns(self, position: Position, /) -> tuple[int, ...]:
        """Each seat's purse, in 帖, the stake it has put into the bowl taken off."""
        return position.ledger.purses

    def secret_draws(self, position: Position, /) -> int:
        """None: nothing is hidden."""
        return 0

    def bout(self, position: Position, /) -> int:
        """1: a sitting is one game."""
        return 1

    def view(self, position: Position, seat: Seat | None, /) -> View:
        """Show everything: 打馬 has no secrets."""
        return shown(position, seat, self.context)

    def worlds(self, view: View, entropy: Entropy, /) -> Position:  # an open game leaves nothing to draw
        """The one position that the view shows."""
        return world(view)


def stake(rulings: Rulings, seats: int) -> tuple[int, int]:
    """鋪盆: what the full bowl holds and what each seat puts in."""
    each = rulings.ante if anything_staked(rulings) else 0
    return each * seats, each


def draws_lots(rulings: Rulings) -> bool:
    """先手: whether a lot decides who throws first."""
    return {FirstPlayer.RANDOM: True, FirstPlayer.SEAT_0: False}[rulings.first_player]


class DamaNotation:
    """The strings of 打馬."""

    write_move = staticmethod(notation.write_move)
    read_move = staticmethod(notation.read_move)
    write_position = staticmethod(notation.write_position)
    read_position = staticmethod(notation.read_position)
    draw = staticmethod(picture.draw)
    read_drawing = staticmethod(picture.read_drawing)
