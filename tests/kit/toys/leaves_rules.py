"""The rules of Leaves: what a leaf may do, what a seat may know, which worlds it cannot tell apart."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from tests.kit.toys.leaves_values import (
    DEALT,
    DECK,
    HAND,
    SEATS,
    SETTLED,
    Card,
    Discarded,
    DiscardedCard,
    Done,
    Event,
    High,
    Laid,
    Move,
    Play,
    Position,
    Received,
    Rulings,
    Seen,
    Settled,
    Shown,
    Shuffled,
    StockShown,
    Terms,
    ToDeal,
    Tricks,
    View,
)
from youyi.kernel.cards import Deal, Shuffle
from youyi.kernel.chance import Entropy
from youyi.kernel.errors import IllegalMove
from youyi.kernel.ledger import Ledger
from youyi.kernel.rules import Chance, Decision, Objection, Over, Prompt, Step
from youyi.kernel.scribe import Scribe
from youyi.kernel.seats import Seat, next_seat, others


def suit(card: Card) -> int:
    return card // SEATS


def best_of(trick: tuple[Laid, ...]) -> Laid:
    """The best face-up leaf of a trick that has begun."""
    return max((laid for laid in trick if laid.face_up), key=lambda laid: laid.card)


def current_trick(story: tuple[Laid, ...]) -> tuple[Laid, ...]:
    return story[len(story) - len(story) % SEATS :]


def beats(trick: tuple[Laid, ...], card: Card) -> bool:
    """Whether a leaf must be shown: it leads, or outranks the best of the suit led."""
    return not trick or (suit(card) == suit(trick[0].card) and card > best_of(trick).card)


def to_play(story: tuple[Laid, ...]) -> Seat:
    if len(story) % SEATS:
        return next_seat(story[-1].seat, SEATS)
    return best_of(story[-SEATS:]).seat if story else Seat(0)


def evolve(position: Position, event: Event) -> Position:
    match event:
        case Shuffled() | Discarded() | StockShown():
            return position
        case Received(to=to, cards=cards):
            assert isinstance(position, Tricks)
            hands = tuple(cards if seat == to else hand for seat, hand in enumerate(position.hands))
            return replace(position, hands=hands, stock=tuple(c for c in position.stock if c not in cards))
        case Shown(seat=seat, card=card):
            return _lay(position, Laid(seat, card, face_up=True))
        case DiscardedCard(to=to, card=card):
            return _lay(position, Laid(to, card, face_up=False))
        case Settled(payer=payer, payee=payee, amount=amount):
            ledger = position.ledger if isinstance(position, Done) else Ledger((0,) * SEATS)
            return Done(ledger.pay(payer, payee, amount), payee)
    assert_never(event)


def _lay(position: Position, laid: Laid) -> Tricks:
    assert isinstance(position, Tricks)
    hand = tuple(card for card in position.hands[laid.seat] if card != laid.card)
    hands = (*position.hands[: laid.seat], hand, *position.hands[laid.seat + 1 :])
    return replace(position, hands=hands, story=(*position.story, laid))


@dataclass(frozen=True, slots=True)
class Leaves:
    rulings: Rulings
    terms: Terms

    @property
    def seats(self) -> int:
        return SEATS

    def start(self) -> Position:
        return ToDeal()

    def prompt(self, position: Position, /) -> Prompt[Move]:
        match position:
            case ToDeal():
                return Chance(Shuffle(DECK), secret=True)
            case Tricks(hands, _, story):
                seat = to_play(story)
                return Decision(seat, tuple(Play(card) for card in hands[seat]))
            case Done(ledger, winner):
                return Over(ledger.purses, frozenset({winner}), SETTLED, "settled")
        assert_never(position)

    def objection(self, position: Position, move: Move, /) -> Objection | None:
        match position, move:
            case ToDeal(), Deal() if Shuffle(DECK).allows(move):
                return None
            case Tricks(hands, _, story), Play(card) if card in hands[to_play(story)]:
                return None
            case _:
                return Objection(DEALT)

    def play(self, position: Position, move: Move, /) -> Step[Position, Event]:
        objection = self.objection(position, move)
        if objection is not None:
            raise IllegalMove(repr(move), objection)
        return self.apply(position, move)

    def apply(self, position: Position, move: Move, /) -> Step[Position, Event]:
        if isinstance(move, Deal):
            return self._deal(move)
        assert isinstance(position, Tricks)
        return self._lay(position, move.card)

    def returns(self, position: Position, /) -> tuple[int, ...]:
        return position.ledger.purses if isinstance(position, Done) else (0,) * SEATS

    def secret_draws(self, position: Position, /) -> int:
        return int(isinstance(position, Tricks))

    def _deal(self, deal: Deal[Card]) -> Step[Position, Event]:
        book: Scribe[Position, Event] = Scribe(Tricks(((),) * SEATS, deal.cards, ()), evolve)
        book.write(Shuffled())
        for seat in range(SEATS):
            book.write(Received(Seat(seat), tuple(sorted(deal.cards[HAND * seat : HAND * (seat + 1)]))))
        return book.step()

    def _lay(self, position: Tricks, card: Card) -> Step[Position, Event]:
        book: Scribe[Position, Event] = Scribe(position, evolve)
        seat = to_play(position.story)
        if beats(current_trick(position.story), card):
            book.write(Shown(seat, card))
        else:
            book.write(Discarded(seat), DiscardedCard(seat, card))
        self._settle(book)
        return book.step()

    def _settle(self, book: Scribe[Position, Event]) -> None:
        """Pay once all hands are played out; only now the stock is turned up."""
        position = book.position
        assert isinstance(position, Tricks)
        if any(position.hands):
            return
        won = [best_of(position.story[start : start + SEATS]).seat for start in range(0, HAND * SEATS, SEATS)]
        winner = max(won, key=lambda seat: (won.count(seat), -seat))
        turned = position.stock[0]
        high = self.rulings.high is High.UPPER and turned % SEATS >= SEATS // 2
        book.write(StockShown(turned))
        for payer in others(winner, SEATS):
            book.write(Settled(payer, winner, 2 if high else 1))

    def bout(self, position: Position, /) -> int:
        del position
        return 1

    def view(self, position: Position, seat: Seat | None, /) -> View:
        match position:
            case ToDeal():
                return View(seat, (), (), "deal", None)
            case Done(ledger, _):
                return View(seat, (), (), "done", ledger)
            case Tricks(hands, _, story):
                seen = tuple(
                    Seen(laid.seat, laid.card if laid.face_up or laid.seat == seat else None, laid.face_up)
                    for laid in story
                )
                return View(seat, () if seat is None else hands[seat], seen, "tricks", None)
        assert_never(position)

    def worlds(self, view: View, entropy: Entropy, /) -> Position:
        """Deal what is unseen until no face-down leaf would have had to be shown: uniform over what is possible."""
        if view.stage == "deal":
            return ToDeal()
        if view.ledger is not None:
            return Done(view.ledger, Seat(view.ledger.purses.index(max(view.ledger.purses))))
        seen = {each.card for each in view.story} | set(view.hand)
        unseen = tuple(card for card in DECK if card not in seen)
        while True:
            world = _dealt(view, Shuffle(unseen).draw(entropy).cards)
            if _possible(world.story):
                return world


def _dealt(view: View, cards: tuple[Card, ...]) -> Tricks:
    rest = iter(cards)
    story = tuple(Laid(each.seat, next(rest) if each.card is None else each.card, each.face_up) for each in view.story)
    left = [HAND - sum(laid.seat == seat for laid in story) for seat in range(SEATS)]
    hands = tuple(
        view.hand if seat == view.seat else tuple(sorted(next(rest) for _ in range(left[seat])))
        for seat in range(SEATS)
    )
    return Tricks(hands, tuple(rest), story)


def _possible(story: tuple[Laid, ...]) -> bool:
    return all(laid.face_up == beats(current_trick(story[:number]), laid.card) for number, laid in enumerate(story))
