"""The rules of 馬吊 as the kernel's `Rules`, and its strings as the kernel's `Notation`."""

from __future__ import annotations

from dataclasses import dataclass, field

from youyi.games.madiao import articles as art
from youyi.games.madiao import legality, notation, picture, worlds
from youyi.games.madiao.cards import DECK, SUBSTITUTE
from youyi.games.madiao.context import RuleContext, context_of
from youyi.games.madiao.events import Event
from youyi.games.madiao.moves import Move
from youyi.games.madiao.play import start, unfold
from youyi.games.madiao.play.dealing import substitutes
from youyi.games.madiao.play.tricks import barred
from youyi.games.madiao.position import SEATS, TRICKS, Cards, Done, Playing, Position, ToDeal, ToSeatBanker, to_play
from youyi.games.madiao.rulings import Rulings, Terms
from youyi.games.madiao.view import View, view
from youyi.kernel.cards import Shuffle
from youyi.kernel.chance import Entropy
from youyi.kernel.errors import IllegalMove
from youyi.kernel.rules import Chance, Decision, Objection, Over, Prompt, Step
from youyi.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class Madiao:
    """馬吊 under one set of rulings and terms."""

    rulings: Rulings = Rulings()
    terms: Terms = Terms()
    deck: Cards = DECK
    """The cards that are played with: all forty, but for small games that are to be solved."""
    context: RuleContext = field(init=False, repr=False, compare=False)
    """Rulings and terms, with the tables derived from them."""
    _shuffled: Chance[Move] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Derive the tables once."""
        object.__setattr__(self, "context", context_of(self.rulings, self.terms, self.deck))
        object.__setattr__(self, "_shuffled", Chance(Shuffle(self.deck), secret=True))

    @property
    def seats(self) -> int:
        """A banker and three others."""
        return SEATS

    def start(self) -> Position:
        """Sit down; the pack is not dealt yet."""
        return start(self.context)

    def prompt(self, position: Position, /) -> Prompt[Move]:
        """What comes next: the pack, a card, or the end."""
        match position.phase:
            case Playing() as playing:
                return Decision(to_play(playing), legality.choices(playing))
            case ToSeatBanker() | ToDeal():
                return self._shuffled
            case Done():
                purses = position.purses
                first = frozenset(Seat(seat) for seat, purse in enumerate(purses) if purse == max(purses))
                return Over(self.returns(position), first, art.SITTING, "sitting")

    def objection(self, position: Position, move: Move, /) -> Objection | None:
        """Why a move is illegal; None if it is legal."""
        return legality.objection(position, move, Shuffle(self.deck))

    def play(self, position: Position, move: Move, /) -> Step[Position, Event]:
        """Carry a move out. Raises `IllegalMove` with the clause that forbids it."""
        refusal = self.objection(position, move)
        if refusal is not None:
            raise IllegalMove(notation.write_move(move), refusal)
        return self.apply(position, move)

    def apply(self, position: Position, move: Move, /) -> Step[Position, Event]:
        """Carry a legal move out, unchecked."""
        return unfold(self.context, position, move)

    def returns(self, position: Position, /) -> tuple[int, int, int, int]:
        """Each seat's purse, in 注."""
        return position.purses

    def secret_draws(self, position: Position, /) -> int:
        """One while a deal is played: its pack is known to nobody before the deal is settled."""
        return int(isinstance(position.phase, Playing))

    def bout(self, position: Position, /) -> int:
        """The deal that is played, or that the pack which is due begins."""
        return position.deal + isinstance(position.phase, ToSeatBanker | ToDeal)

    def view(self, position: Position, seat: Seat | None, /) -> View:
        """What a seat knows: its own cards and all that lay face up."""
        return view(position, seat)

    def worlds(self, seen: View, entropy: Entropy, /) -> Position:
        """A random deal that agrees with all a seat has seen, each equally likely."""
        return worlds.world(self.context, seen, entropy)


def lawful_faults(rulings: Rulings) -> frozenset[str]:
    """Faults that some rulings allow: a 極 not replaced, and a barred card face down."""
    unpromoted = {"no_promotion"} if substitutes(rulings) != SUBSTITUTE else set[str]()
    return frozenset(unpromoted | ({"face_down"} if barred(rulings, TRICKS, TRICKS, 0) else set()))


class MadiaoNotation:
    """The strings of 馬吊."""

    write_move = staticmethod(notation.write_move)
    read_move = staticmethod(notation.read_move)
    write_position = staticmethod(notation.write_position)
    read_position = staticmethod(notation.read_position)
    draw = staticmethod(picture.draw)
    read_drawing = staticmethod(picture.read_drawing)
