"""Throw-away card games for two, to prove how the kernel keeps draws secret: several packs, each face down or face up.

Every pack gives each seat two cards. A seat plays its cards pack by pack, each face up or face down; after the first
card of each seat the next pack is dealt, while cards of the one before are still held. When the last card of a pack is
played, its stock and its face-down cards are turned up.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.kit.toys.fords_rules import named, say
from tests.kit.toys.front import PLAIN_COLOURS, numbered_by_order
from tests.kit.toys.packs_notation import PacksNotation, PacksSpeech
from tests.kit.toys.packs_values import (
    EACH,
    PACKS,
    RULE,
    SEATS,
    Card,
    Event,
    Hidden,
    HiddenCard,
    Hide,
    LaidOut,
    Move,
    Position,
    Received,
    Rulings,
    Show,
    Shown,
    Shuffled,
    Terms,
    TurnedUp,
    View,
    evolve,
    pack_of,
)
from youyi.kernel.cards import Deal, Shuffle
from youyi.kernel.chance import Entropy
from youyi.kernel.errors import IllegalMove
from youyi.kernel.game import Game
from youyi.kernel.rules import Chance, Decision, Objection, Over, Prompt, Step
from youyi.kernel.rulings import Ruleset
from youyi.kernel.scribe import Scribe
from youyi.kernel.seats import Seat


class Packs:
    """The rules for packs of which `secret` says whether each is dealt face down."""

    seats = SEATS

    def __init__(self, secret: tuple[bool, ...]) -> None:
        self.secret = secret

    def start(self) -> Position:
        return Position()

    def prompt(self, position: Position, /) -> Prompt[Move]:
        number = position.dealt
        if number < len(self.secret) and position.played == number * SEATS:
            return Chance(Shuffle(PACKS[number]), secret=self.secret[number])
        if not any(position.hands):
            return Over((0,) * SEATS, frozenset(), RULE, "played")
        seat = Seat(position.played % SEATS)
        first = min(map(pack_of, position.hands[seat]))
        playable = [card for card in position.hands[seat] if pack_of(card) == first]
        kinds = (Show, Hide) if self.secret[first] else (Show,)
        return Decision(seat, tuple(kind(card) for card in playable for kind in kinds))

    def objection(self, position: Position, move: Move, /) -> Objection | None:
        match self.prompt(position):
            case Chance():
                fine = isinstance(move, Deal) and Shuffle(PACKS[position.dealt]).allows(move)
            case Decision(moves=moves):
                fine = move in moves
            case Over():
                fine = False
        return None if fine else Objection(RULE)

    def play(self, position: Position, move: Move, /) -> Step[Position, Event]:
        objection = self.objection(position, move)
        if objection is not None:
            raise IllegalMove(repr(move), objection)
        return self.apply(position, move)

    def apply(self, position: Position, move: Move, /) -> Step[Position, Event]:
        scribe: Scribe[Position, Event] = Scribe(position, evolve)
        if isinstance(move, Deal):
            self._deal(scribe, position.dealt, move.cards)
            return scribe.step()
        seat = Seat(position.played % SEATS)
        if isinstance(move, Show):
            scribe.write(Shown(seat, move.card))
        else:
            scribe.write(Hidden(seat), HiddenCard(seat, move.card))
        self._turn_up(scribe, pack_of(move.card))
        return scribe.step()

    def _deal(self, scribe: Scribe[Position, Event], pack: int, cards: tuple[str, ...]) -> None:
        if not self.secret[pack]:
            scribe.write(LaidOut(pack, cards))
            return
        scribe.write(Shuffled(pack, cards))
        for seat in range(SEATS):
            scribe.write(Received(Seat(seat), cards[seat * EACH : (seat + 1) * EACH]))

    def _turn_up(self, scribe: Scribe[Position, Event], pack: int) -> None:
        """Turn up what is left of a pack once no hand holds a card of it."""
        after = scribe.position
        if not any(pack_of(card) == pack for hand in after.hands for card in hand):
            down = tuple(card for _, card in after.face_down if pack_of(card) == pack)
            scribe.write(TurnedUp(pack, (*after.stocks[pack], *down)))

    def returns(self, position: Position, /) -> tuple[int, ...]:
        del position
        return (0,) * SEATS

    def secret_draws(self, position: Position, /) -> int:
        hidden = [number for number, stock in enumerate(position.stocks) if stock and self.secret[number]]
        return sum(self.secret[hidden[0] : position.dealt]) if hidden else 0

    def bout(self, position: Position, /) -> int:
        due = isinstance(self.prompt(position), Chance)
        return position.dealt + due

    def view(self, position: Position, seat: Seat | None, /) -> View:
        def known(card: str, owner: int | None) -> Card:
            pack = pack_of(card)
            return pack, card if not self.secret[pack] or (seat is not None and owner == seat) else None

        return View(
            seat=seat,
            hands=tuple(tuple(known(card, who) for card in hand) for who, hand in enumerate(position.hands)),
            stocks=tuple(tuple(known(card, None) for card in stock) for stock in position.stocks),
            face_down=tuple((who, known(card, who)) for who, card in position.face_down),
            shown=position.shown,
            played=position.played,
        )

    def worlds(self, view: View, entropy: Entropy, /) -> Position:
        """Deal the cards that the seat does not know anew: every such deal explains what it saw equally well."""
        places = [
            *(card for hand in (*view.hands, *view.stocks) for card in hand),
            *(card for _, card in view.face_down),
        ]
        seen = {*view.shown, *(name for _, name in places)}
        unseen = [iter(Shuffle(tuple(c for c in pack if c not in seen)).draw(entropy).cards) for pack in PACKS]

        def named_card(card: Card) -> str:
            pack, name = card
            return next(unseen[pack]) if name is None else name

        return Position(
            hands=tuple(tuple(map(named_card, hand)) for hand in view.hands),
            stocks=tuple(tuple(map(named_card, stock)) for stock in view.stocks),
            face_down=tuple((who, named_card(card)) for who, card in view.face_down),
            shown=view.shown,
            played=view.played,
        )


@dataclass(frozen=True, slots=True)
class Mat:
    cards: int = sum(map(len, PACKS))


def _game(name: str, secret: tuple[bool, ...]) -> Game[Any, Any, Any, Any]:
    return Game(
        id=name,
        name=named(name),
        about=say("Play cards face up or face down."),
        unit=named("points"),
        seat_names=(named("east"), named("west")),
        articles=(RULE,),
        rulesets=(Ruleset(id=f"{name}/plain", version=1, name=named("plain"), summary=say("."), rulings=Rulings()),),
        terms=Terms(),
        bout=Terms(),
        turn=Shown,
        rules=lambda _rulings, _terms: Packs(secret),
        notation=PacksNotation(),
        speech=PacksSpeech(),
        evolve=evolve,
        faults=lambda _position: (),
        board=Mat,
        outline=lambda _rules, _position, move: move,
        event_types=(Shuffled, Received, LaidOut, Shown, Hidden, HiddenCard, TurnedUp)
        if any(secret)
        else (LaidOut, Shown, TurnedUp),
        actions=numbered_by_order,
        colours=PLAIN_COLOURS,
    )


REDRAW = _game("redraw", (True, True))
"""A second pack is shuffled while cards of the first are held face down."""
FACE_UP = _game("faceup", (False,))
"""The only pack is shuffled and laid out for everybody to see."""
MIXED = _game("mixed", (True, False))
"""A pack is laid out face up while cards of another are hidden."""


def hidden_cards(position: Position, rules: Packs) -> set[tuple[str, str]]:
    """Where cards lie that not everybody knows: in a hand, face down, in the stock of a pack that is not turned up."""
    secret = [card for card, is_secret in zip(PACKS, rules.secret, strict=False) if is_secret]
    there = {(f"hand{seat}", card) for seat, hand in enumerate(position.hands) for card in hand}
    there |= {(f"down{seat}", card) for seat, card in position.face_down}
    there |= {("stock", card) for stock in position.stocks for card in stock}
    return {(place, card) for place, card in there if any(card in pack for pack in secret)}


def known_later(before: set[tuple[str, str]], now: set[tuple[str, str]]) -> set[str]:
    """Cards that were hidden then and still are: whoever knows where they were knows something of where they are."""
    return {card for _, card in before} & {card for _, card in now}
