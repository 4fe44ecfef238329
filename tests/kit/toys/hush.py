"""A throw-away game of hidden cards for four: a shuffle, cards face up or face down, a stock turned up at the end."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from tests.kit.toys.front import PLAIN_COLOURS, numbered_by_order
from youyi.kernel.articles import Article, Grade, Locus, Source, SourceKind
from youyi.kernel.cards import Deal, Shuffle
from youyi.kernel.errors import BadNotation, IllegalMove
from youyi.kernel.game import Game
from youyi.kernel.names import Name, Words
from youyi.kernel.people import NOBODY, People
from youyi.kernel.rules import Chance, Decision, Objection, Over, Step
from youyi.kernel.rulings import Ruleset, quantity
from youyi.kernel.scribe import Scribe
from youyi.kernel.seats import Seat
from youyi.kernel.secrets import Revealed, Secret

SEATS, EACH = 4, 4
DECK = tuple(f"card{number:02}" for number in range(SEATS * EACH + 3))
"""Names that occur nowhere else, so that any byte that gives one away is found."""


def say(text: str) -> Words:
    return Words(text, text, text)


def named(text: str) -> Name:
    return Name(text, text, text, text)


BOOK = Source(
    "hush", named("hush"), say("for a test"), kind=SourceKind.PAGE, dated=say("2026"), written=2026, copied=2026
)
RULE = Article(
    key="hush.rule",
    name=named("rule"),
    loci=(Locus(BOOK, "1"),),
    reading=say("Hush."),
    grade=Grade.SUPPLIED,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulings:
    pass


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    seats: int = quantity(SEATS, question=say("seats?"), unit=say("seats"), lowest=SEATS, highest=SEATS)


@dataclass(frozen=True, slots=True)
class Show:
    card: str


@dataclass(frozen=True, slots=True)
class Hide:
    card: str


@dataclass(frozen=True, slots=True)
class Dealt(Secret):
    cards: tuple[str, ...]
    because: Article = RULE


@dataclass(frozen=True, slots=True)
class Shown:
    seat: Seat
    card: str
    because: Article = RULE


@dataclass(frozen=True, slots=True)
class Hidden:
    seat: Seat
    because: Article = RULE


@dataclass(frozen=True, slots=True)
class HiddenCard(Secret):
    card: str
    because: Article = RULE


@dataclass(frozen=True, slots=True)
class Stock(Revealed):
    cards: tuple[str, ...]
    because: Article = RULE


@dataclass(frozen=True, slots=True)
class Position:
    hands: tuple[tuple[str, ...], ...] = ()
    stock: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    turn: int = -1


@dataclass(frozen=True, slots=True)
class View:
    hand: tuple[str, ...]
    held: tuple[int, ...]
    shown: tuple[str, ...]
    turn: int


class Hush:
    """Deal, then each in turn shows or hides a card, until all hands are empty; then the stock is turned up."""

    seats = SEATS

    def __init__(self, rulings: Rulings, terms: Terms) -> None:
        del rulings, terms

    def start(self) -> Position:
        return Position()

    def prompt(self, position: Position, /) -> Any:
        if position.turn < 0:
            return Chance(Shuffle(DECK), secret=True)
        if position.turn == SEATS * EACH:
            return Over((0,) * SEATS, frozenset({Seat(0)}), RULE, "empty")
        seat = Seat(position.turn % SEATS)
        hand = position.hands[seat]
        return Decision(seat, tuple(make(card) for card in hand for make in (Show, Hide)))

    def objection(self, position: Position, move: Any, /) -> Objection | None:
        prompt = self.prompt(position)
        match prompt:
            case Chance():
                fine = isinstance(move, Deal) and Shuffle(DECK).allows(move)
            case Decision(moves=moves):
                fine = move in moves
            case _:
                fine = False
        return None if fine else Objection(RULE)

    def play(self, position: Position, move: Any, /) -> Step[Position, Any]:
        objection = self.objection(position, move)
        if objection is not None:
            raise IllegalMove("?", objection)
        return self.apply(position, move)

    def apply(self, position: Position, move: Any, /) -> Step[Position, Any]:
        if isinstance(move, Deal):
            hands = tuple(move.cards[seat * EACH : (seat + 1) * EACH] for seat in range(SEATS))
            after = Position(hands, move.cards[SEATS * EACH :], (), 0)
            return Step(after, tuple(Dealt(Seat(seat), hand) for seat, hand in enumerate(hands)))
        seat = Seat(position.turn % SEATS)
        book: Scribe[Position, Any] = Scribe(_without(position, seat, move.card), _evolve)
        if isinstance(move, Show):
            book.write(Shown(seat, move.card))
        else:
            book.write(Hidden(seat), HiddenCard(seat, move.card))
        if book.position.turn == SEATS * EACH:
            book.write(Stock(position.stock))
        return book.step()

    def returns(self, position: Position, /) -> tuple[int, ...]:
        del position
        return (0,) * SEATS

    def secret_draws(self, position: Position, /) -> int:
        return int(0 <= position.turn < SEATS * EACH)

    def bout(self, position: Position, /) -> int:
        del position
        return 1

    def view(self, position: Position, seat: Seat | None, /) -> View:
        hand = () if seat is None or not position.hands else position.hands[seat]
        return View(hand, tuple(map(len, position.hands)), position.shown, position.turn)

    def worlds(self, view: View, entropy: object, /) -> Position:
        raise NotImplementedError("no player of the tests imagines worlds")


def _without(position: Position, seat: Seat, card: str) -> Position:
    hand = tuple(each for each in position.hands[seat] if each != card)
    hands = (*position.hands[:seat], hand, *position.hands[seat + 1 :])
    return replace(position, hands=hands, turn=position.turn + 1)


def _evolve(position: Position, event: Any) -> Position:
    match event:
        case Shown(card=card):
            return replace(position, shown=(*position.shown, card))
        case Stock(cards=cards):
            return replace(position, shown=(*position.shown, *cards))
        case _:
            return position


class HushNotation:
    def write_move(self, move: Any, /) -> str:
        match move:
            case Deal(cards=cards):
                return "deal:" + ",".join(cards)
            case Show(card=card):
                return f"show:{card}"
            case _:
                return f"hide:{move.card}"

    def read_move(self, text: str, /) -> Any:
        word, _, rest = text.partition(":")
        if word == "deal":
            return Deal(tuple(rest.split(",")))
        if word not in ("show", "hide"):
            raise BadNotation(text, 1, "deal, show or hide")
        return Show(rest) if word == "show" else Hide(rest)

    def write_position(self, position: Position, /) -> str:
        return repr(position)

    def read_position(self, text: str, /, *, tolerate: Any = ()) -> Position:
        del tolerate
        raise BadNotation(text, 1, "nothing: positions of this game are not typed")

    draw = write_position

    def read_drawing(self, text: str, /) -> Position:
        raise BadNotation(text, 1, "nothing: positions of this game are not drawn")


class HushSpeech:
    def event(self, event: Any, language: Any, _people: People = NOBODY, /) -> str:
        del language
        return repr(event)

    def move(self, position: Position, move: Any, language: Any, _people: People = NOBODY, /) -> str:
        del position, language
        return NOTATION.write_move(move)

    def prompt(self, position: Position, language: Any, _people: People = NOBODY, /) -> str:
        del language
        return f"turn {position.turn}"


NOTATION = HushNotation()
HUSH: Game[Any, Any, Any, Any] = Game(
    id="hush",
    name=named("Hush"),
    about=say("Cards are kept secret."),
    unit=named("points"),
    seat_names=tuple(named(name) for name in ("east", "south", "west", "north")),
    articles=(RULE,),
    rulesets=(Ruleset(id="hush/plain", version=1, name=named("plain"), summary=say("plain"), rulings=Rulings()),),
    terms=Terms(),
    bout=Terms(),
    turn=Shown,
    rules=Hush,
    notation=NOTATION,
    speech=HushSpeech(),
    evolve=_evolve,
    faults=lambda _position: (),
    board=Terms,
    outline=lambda _rules, _position, move: move,
    event_types=(Dealt, Shown, Hidden, HiddenCard, Stock),
    actions=numbered_by_order,
    colours=PLAIN_COLOURS,
)
