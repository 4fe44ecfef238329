"""The rules of 儒棋 as the kernel's `Rules`, and its strings as the kernel's `Notation`."""

from __future__ import annotations

from dataclasses import dataclass, field

from youyi.games.ruqi import articles as art
from youyi.games.ruqi import legality, notation, picture
from youyi.games.ruqi.context import RuleContext, context_of
from youyi.games.ruqi.events import Event
from youyi.games.ruqi.moves import Move
from youyi.games.ruqi.payments import match_winner
from youyi.games.ruqi.play import START, unfold
from youyi.games.ruqi.position import VIRTUE_DICE, Done, Position, RollOff, ToPlay, ToThrow
from youyi.games.ruqi.rulings import SIDES, Rulings, Terms
from youyi.games.ruqi.view import View, position_of, view
from youyi.kernel.chance import Entropy
from youyi.kernel.errors import NOTHING_CAN_MOVE, FaultyPosition, IllegalMove
from youyi.kernel.rules import Chance, Decision, Objection, Over, Prompt, Step
from youyi.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class Ruqi:
    """儒棋 under one set of rulings and terms."""

    rulings: Rulings = Rulings()
    terms: Terms = Terms()
    context: RuleContext = field(init=False, repr=False, compare=False)
    """Rulings and terms, with what follows from them."""

    def __post_init__(self) -> None:
        """Work out once what follows from the rulings and terms."""
        object.__setattr__(self, "context", context_of(self.rulings, self.terms))

    @property
    def seats(self) -> int:
        """White and Black."""
        return len(SIDES)

    def start(self) -> Position:
        """All ten pieces at their starts; the lead is thrown for."""
        return START

    def prompt(self, position: Position, /) -> Prompt[Move]:
        """A throw, a turn, or the end of the game.

        Raises `FaultyPosition` for a typed position that asks for a turn where there is none.
        """
        match position.phase:
            case RollOff(white):
                return Chance(VIRTUE_DICE, Seat(0 if white is None else 1))
            case ToThrow(seat):
                return Chance(VIRTUE_DICE, seat)
            case ToPlay(seat, _):
                choices = legality.choices(self.context, position)
                if not choices:
                    raise FaultyPosition((NOTHING_CAN_MOVE,))
                return Decision(seat, choices)
            case Done(manner):
                best = max(position.score)
                return Over(
                    score=self.returns(position),
                    first=frozenset(Seat(seat) for seat, tally in enumerate(position.score) if tally == best),
                    why=art.AGREED_ROUNDS if match_winner(position.score) is None else art.THREE_JUE,
                    kind=manner.value,
                )

    def objection(self, position: Position, move: Move, /) -> Objection | None:
        """The clause that forbids a move; None if it is legal."""
        return legality.objection(self.context, position, move)

    def play(self, position: Position, move: Move, /) -> Step[Position, Event]:
        """Carry a move out. Raises `IllegalMove` with the clause that forbids it."""
        refusal = self.objection(position, move)
        if refusal is not None:
            raise IllegalMove(notation.write_move(move), refusal)
        return self.apply(position, move)

    def apply(self, position: Position, move: Move, /) -> Step[Position, Event]:
        """Carry a legal move out, unchecked."""
        return unfold(self.context, position, move)

    def returns(self, position: Position, /) -> tuple[int, int]:
        """Each side's tally less the other's, in 算."""
        white_tally, black_tally = position.score
        return white_tally - black_tally, black_tally - white_tally

    def secret_draws(self, position: Position, /) -> int:
        """None: nothing is hidden."""
        return 0

    def bout(self, position: Position, /) -> int:
        """The round; 0 while the lead is thrown for."""
        return position.round

    def view(self, position: Position, seat: Seat | None, /) -> View:
        """Show the whole board: nothing is hidden."""
        return view(position, self.rulings)

    def worlds(self, seen: View, entropy: Entropy, /) -> Position:
        """Give the one position that a view shows."""
        return position_of(seen)


def lawful_faults(rulings: Rulings) -> frozenset[str]:
    """The faults that are none under these rulings: both sides may stand on one cell with occupancy=free_all."""
    board = context_of(rulings).board
    return frozenset() if board.enemies_bar or board.leaps else frozenset({"shared_cell"})


class RuqiNotation:
    """The strings of 儒棋."""

    write_move = staticmethod(notation.write_move)
    read_move = staticmethod(notation.read_move)
    write_position = staticmethod(notation.write_position)
    read_position = staticmethod(notation.read_position)
    draw = staticmethod(picture.draw)
    read_drawing = staticmethod(picture.read_drawing)
