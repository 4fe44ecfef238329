"""Leaves at the front door: its notation, its speech, its game."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from tests.kit.toys.fords_rules import named, say
from tests.kit.toys.front import PLAIN_COLOURS, numbered_by_order
from tests.kit.toys.leaves_rules import Leaves, evolve
from tests.kit.toys.leaves_values import (
    DEALT,
    DECK,
    HIDDEN,
    SETTLED,
    TRICK,
    Card,
    Discarded,
    DiscardedCard,
    Event,
    Laid,
    Move,
    Play,
    Position,
    Received,
    Rulings,
    Settled,
    Shown,
    Shuffled,
    StockShown,
    Terms,
    ToDeal,
    Tricks,
    View,
)
from youyi.kernel.cards import Deal
from youyi.kernel.errors import BadNotation, Fault
from youyi.kernel.game import Game
from youyi.kernel.names import Language
from youyi.kernel.people import NOBODY, People
from youyi.kernel.rulings import Ruleset
from youyi.kernel.seats import Seat

_DEAL = "deal:"


def write_card(card: Card) -> str:
    return f"{'abc'[card // 4]}{card % 4 + 1}"


def read_card(text: str, column: int) -> Card:
    cards = {write_card(card): card for card in DECK}
    word = text[column - 1 : column + 1]
    if word not in cards:
        raise BadNotation(text, column, "a leaf a1 to c4")
    return cards[word]


def _cards(cards: Collection[Card]) -> str:
    return ",".join(map(write_card, cards)) or "-"


class LeafNotation:
    """`deal:a1,b4,…` a deal, `b3` a leaf played; positions only as far as the tests need them."""

    def write_move(self, move: Move, /) -> str:
        return _DEAL + _cards(move.cards) if isinstance(move, Deal) else write_card(move.card)

    def read_move(self, text: str, /) -> Move:
        if not text.startswith(_DEAL):
            card = read_card(text, 1)
            if len(text) > 2:
                raise BadNotation(text, 3, "nothing more")
            return Play(card)
        places = range(len(_DEAL) + 1, len(text) + 1, 3)
        if len(text) != len(_DEAL) + 3 * len(places) - 1:
            raise BadNotation(text, len(text) + 1, "leaves parted by commas")
        return Deal(tuple(read_card(text, place) for place in places))

    def write_position(self, position: Position, /) -> str:
        match position:
            case ToDeal():
                return "deal"
            case Tricks(hands, stock, story):
                told = ",".join(f"{laid.seat}{write_card(laid.card)}{'+' if laid.face_up else '-'}" for laid in story)
                return f"tricks {'/'.join(map(_cards, hands))} {_cards(stock)} {told or '-'}"
            case _:
                return f"done {','.join(map(str, position.ledger.purses))}"

    def read_position(self, text: str, /, *, tolerate: Collection[str] = ()) -> Position:
        del tolerate
        if text == "deal":
            return ToDeal()
        if not text.startswith("tricks "):
            raise BadNotation(text, 1, "deal or tricks")
        _, hands, stock, told = text.split(" ")
        story = () if told == "-" else tuple(_read_laid(each) for each in told.split(","))
        return Tricks(tuple(map(_read_cards, hands.split("/"))), _read_cards(stock), story)

    def draw(self, position: Position, /) -> str:
        return self.write_position(position)

    def read_drawing(self, text: str, /) -> Position:
        return self.read_position(text)


def _read_cards(text: str) -> tuple[Card, ...]:
    return () if text == "-" else tuple(read_card(each, 1) for each in text.split(","))


def _read_laid(text: str) -> Laid:
    return Laid(Seat(int(text[0])), read_card(text, 2), text[3] == "+")


class LeafSpeech:
    def event(self, event: Event, language: Language, _people: People = NOBODY, /) -> str:
        return f"{language.value} {type(event).__name__}"

    def move(self, position: Position, move: Move, language: Language, _people: People = NOBODY, /) -> str:
        del position
        return f"{language.value} {NOTATION.write_move(move)}"

    def prompt(self, position: Position, language: Language, _people: People = NOBODY, /) -> str:
        return f"{language.value} {type(position).__name__}"


@dataclass(frozen=True, slots=True)
class Mat:
    leaves: int = len(DECK)


def faults(position: Position) -> tuple[Fault, ...]:
    if not isinstance(position, Tricks):
        return ()
    there = [*position.stock, *(laid.card for laid in position.story)]
    there += [card for hand in position.hands for card in hand]
    return () if sorted(there) == list(DECK) else (Fault("deck", "a leaf is missing or there twice"),)


NOTATION = LeafNotation()
PLAIN = Ruleset(id="leaves/plain", version=1, name=named("plain"), summary=say("As written."), rulings=Rulings())
LEAVES: Game[Position, Move, Event, View] = Game(
    id="leaves",
    name=named("Leaves"),
    about=say("Win tricks; the stock decides their worth."),
    unit=named("coins"),
    seat_names=(named("east"), named("south"), named("west"), named("north")),
    articles=(DEALT, TRICK, HIDDEN, SETTLED),
    rulesets=(PLAIN,),
    terms=Terms(),
    bout=Terms(),
    turn=Shown,
    rules=Leaves,
    notation=NOTATION,
    speech=LeafSpeech(),
    evolve=evolve,
    faults=faults,
    board=Mat,
    outline=lambda _rules, _position, move: move,
    event_types=(Shuffled, Received, Shown, Discarded, DiscardedCard, StockShown, Settled),
    actions=numbered_by_order,
    colours=PLAIN_COLOURS,
)
