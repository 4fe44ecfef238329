"""Chinese sentences of 馬吊: what is said when, in either script."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import assert_never

from youyi.games.madiao import events
from youyi.games.madiao.cards import CARD_FACES, CODES, SUIT_NAMES, Card
from youyi.games.madiao.moves import Move, Play
from youyi.games.madiao.play.tricks import play_kind_for_certain
from youyi.games.madiao.position import Done, Four, Playing, Position, ToDeal, ToSeatBanker, shares_of, to_play
from youyi.games.madiao.rulings import SEATS
from youyi.games.madiao.speech.common import DealingEvent, SettlingEvent, in_order, trick_number
from youyi.games.madiao.speech.money import (
    ZHU,
    NothingMoves,
    OneGives,
    OneTakes,
    SeveralMove,
    Share,
    clause_name,
    fault,
    movement,
    stock_card,
    unit,
    what_for,
)
from youyi.games.madiao.speech.zh_phrases import Phrases
from youyi.kernel.cards import Deal
from youyi.kernel.ledger import signed
from youyi.kernel.names import Name
from youyi.kernel.rules import Reason
from youyi.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class Chinese:
    """The sentences of 馬吊 in the script of their phrases."""

    phrases: Phrases

    def event(self, event: events.Event, /) -> str:
        """What happened, in one sentence."""
        say = self.phrases
        match event:
            case events.Led(who, card, _):
                return say.led.format(seat=self._seat(who), card=self._card(card))
            case events.Captured(who, card, _):
                return say.captured.format(seat=self._seat(who), card=self._card(card))
            case events.Discarded(who, _):
                return say.discarded.format(seat=self._seat(who))
            case events.DiscardedCard(who, card, _):
                return say.discarded_card.format(seat=self._seat(who), card=self._card(card))
            case events.TrickWon(who, card, trick, _):
                return say.trick_won.format(seat=self._seat(who), card=self._card(card), trick=trick)
            case _:
                return self._settling(event) if isinstance(event, SettlingEvent) else self._dealing(event)

    def _dealing(self, event: DealingEvent) -> str:
        say = self.phrases
        match event:
            case events.DealBegan(deal, _):
                return say.deal_began.format(deal=deal)
            case events.CardExposed(card, _):
                return say.card_exposed.format(card=self._card(card))
            case events.BankerSeated(who, _):
                return say.banker_seated.format(seat=self._seat(who))
            case events.PackDealt(order, _):
                hands, stock = shares_of(order)
                return say.pack_dealt.format(hand=len(hands[0]), stock=" ".join(CODES[card] for card in stock))
            case events.Received(who, cards, _):
                return say.received.format(seat=self._seat(who), cards=self._cards(cards))
            case events.Promoted(who, card, becomes, _):
                return say.promoted.format(seat=self._seat(who), card=self._card(card), becomes=self._card(becomes))
            case events.DealVoided(who, suit, _):
                return say.deal_voided.format(seat=self._seat(who), suit=self._name(SUIT_NAMES[suit]))
            case events.HandShown(who, cards, because):
                return say.hand_shown.format(seat=self._seat(who), term=self._named(because), cards=self._cards(cards))
            case events.PlayBegan(leader, _):
                return say.play_began.format(seat=self._seat(leader))
            case _:
                assert_never(event)

    def _settling(self, event: SettlingEvent) -> str:
        say = self.phrases
        match event:
            case events.CardsShown(who, cards, because):
                return say.cards_shown.format(seat=self._seat(who), term=self._named(because), cards=self._cards(cards))
            case events.Paid():
                return self._paid(event)
            case events.Drawn(who, card, points, because):
                seat, term = self._seat(who), self._named(because)
                return say.drawn.format(seat=seat, card=self._card(card), points=points, term=term)
            case events.WentDead(card, _):
                return say.went_dead.format(card=self._card(card))
            case events.Warned(who, _, trick, _):
                return say.warned.format(seat=self._seat(who), trick=trick, term=self._term(fault(event)))
            case events.DealEnded(deal, net, _):
                return say.deal_ended.format(deal=deal, purses=self._purses(net))
            case events.SittingEnded():
                return say.sitting_ended
            case _:
                assert_never(event)

    def _paid(self, paid: events.Paid) -> str:
        say = self.phrases
        card = stock_card(paid)
        item = ("" if card is None else self._card(card)) + "".join(map(self._term, what_for(paid)))
        counting = unit(paid.due)
        moved = movement(paid.flow)
        match moved:
            case NothingMoves():
                return say.paid_nothing.format(seat=self._seat(paid.seat), item=item)
            case OneTakes(who, shares):
                payments = "，".join(self._pays_one(share, who, counting) for share in shares)
                return say.paid.format(payments=payments, item=item)
            case OneGives(who, shares):
                payments = "，".join(self._one_pays(who, share, counting) for share in shares)
                return say.paid.format(payments=payments, item=item)
            case SeveralMove(flow):
                return say.paid_several.format(seat=self._seat(paid.seat), item=item, purses=self._purses(flow))
            case _:
                assert_never(moved)

    def _pays_one(self, share: Share, payee: Seat, counting: Name) -> str:
        say, amount = self.phrases, self._amount(share.amount, counting)
        if len(share.seats) == 1:
            return say.pays.format(payer=self._seats(share.seats), payee=self._seat(payee), amount=amount)
        return say.each_pays_one.format(payers=self._seats(share.seats), payee=self._seat(payee), amount=amount)

    def _one_pays(self, payer: Seat, share: Share, counting: Name) -> str:
        say, amount = self.phrases, self._amount(share.amount, counting)
        if len(share.seats) == 1:
            return say.pays.format(payer=self._seat(payer), payee=self._seats(share.seats), amount=amount)
        return say.one_pays_each.format(payer=self._seat(payer), payees=self._seats(share.seats), amount=amount)

    def move(self, position: Position, move: Move, /) -> str:
        """What a move is, as on a button."""
        match move:
            case Deal(order):
                return self.phrases.deal.format(card=self._card(order[-1]))
            case Play(card):
                kind = play_kind_for_certain(position.phase, card) if isinstance(position.phase, Playing) else None
                return self.phrases.play[kind].format(card=self._card(card))
            case _:
                assert_never(move)

    def prompt(self, position: Position, /) -> str:
        """What the position asks, and of which seat."""
        say = self.phrases
        match position.phase:
            case ToSeatBanker():
                return say.to_seat_banker
            case ToDeal(banker):
                return say.to_deal.format(seat=self._seat(banker))
            case Playing():
                return self._asked(position.phase)
            case Done():
                return say.done.format(purses=self._purses(position.purses))
            case _:
                assert_never(position.phase)

    def _asked(self, playing: Playing) -> str:
        say, seat, trick = self.phrases, self._seat(to_play(playing)), trick_number(playing)
        if not playing.now.laid:
            return say.to_lead.format(trick=trick, seat=seat)
        best = playing.now.best
        return say.to_follow.format(trick=trick, seat=seat, holder=self._seat(best.seat), card=self._card(best.card))

    def _name(self, name: Name) -> str:
        return name.said_in(self.phrases.language)

    def _term(self, name: Name) -> str:
        """The name of a clause or term, in quotation marks."""
        return self.phrases.term.format(name=self._name(name))

    def _named(self, because: Reason) -> str:
        """The clause that a reason names, in quotation marks; empty if it has no name."""
        name = clause_name(because)
        return "" if name is None else self._term(name)

    def _seat(self, who: Seat) -> str:
        return self._name(SEATS[who])

    def _seats(self, seats: tuple[Seat, ...]) -> str:
        return self.phrases.other_three if len(seats) == len(SEATS) - 1 else "、".join(map(self._seat, seats))

    def _card(self, card: Card) -> str:
        """A card with its code: 九索 S9."""
        return f"{self._name(CARD_FACES[card].name)} {CODES[card]}"

    def _cards(self, cards: Iterable[Card]) -> str:
        return "、".join(map(self._card, in_order(cards)))

    def _amount(self, amount: int, counting: Name) -> str:
        """An amount with its unit: 16 賀."""
        return f"{amount} {self._name(counting)}"

    def _purses(self, four: Four) -> str:
        """What each seat has won or lost."""
        each = "，".join(f"{self._name(name)} {signed(amount)}" for name, amount in zip(SEATS, four, strict=True))
        return self.phrases.purses.format(each=each, unit=self._name(ZHU))
