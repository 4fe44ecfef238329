"""Events, moves and prompts of 馬吊 as sentences; what they say stands in the catalogue `speech`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import assert_never

from youyi.games.madiao import events
from youyi.games.madiao.cards import CARD_FACES, CODES, SUIT_NAMES, SUIT_OF, Card, Suit
from youyi.games.madiao.moves import Move, Play
from youyi.games.madiao.play.tricks import play_kind_for_certain
from youyi.games.madiao.position import (
    Done,
    Four,
    Playing,
    PlayKind,
    Position,
    ToDeal,
    ToSeatBanker,
    shares_of,
    to_play,
)
from youyi.games.madiao.rulings import SEATS
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
from youyi.games.madiao.texts import SPEECH as TEXTS
from youyi.kernel.cards import Deal
from youyi.kernel.face.speech import Sentences, Subject, Voice, once_in_each_language
from youyi.kernel.ledger import signed
from youyi.kernel.names import Name
from youyi.kernel.rules import Reason
from youyi.kernel.seats import Seat

__all__ = ["SPEECH"]

PLAYS = {
    PlayKind.LEAD: TEXTS["play.lead"],
    PlayKind.CAPTURE: TEXTS["play.capture"],
    PlayKind.DISCARD: TEXTS["play.discard"],
    None: TEXTS["play.any"],
}


def event(say: Voice, event: events.Event, /) -> str:
    """Say what happened, in one sentence."""
    match event:
        case events.Led(who, card, _):
            return say(TEXTS["led"], seat=say.who(who), card=_card(say, card))
        case events.Captured(who, card, _):
            return say(TEXTS["captured"], seat=say.who(who), card=_card(say, card))
        case events.Discarded(who, _):
            return say(TEXTS["discarded"], seat=say.who(who))
        case events.DiscardedCard(_, card, _):
            return say(TEXTS["discarded_card"], card=_card(say, card))
        case events.TrickWon(who, card, trick, _):
            return say(TEXTS["trick_won"], seat=say.who(who), card=_card(say, card), trick=trick)
        case _:
            return _settling(say, event) if isinstance(event, events.SettlingEvent) else _dealing(say, event)


def _dealing(say: Voice, event: events.DealingEvent) -> str:
    match event:
        case events.DealBegan(deal, _):
            return say(TEXTS["deal_began"], deal=deal)
        case events.CardExposed(card, _):
            return say(TEXTS["card_exposed"], card=_card(say, card))
        case events.BankerSeated(who, _):
            return say(TEXTS["banker_seated"], seat=say.who(who))
        case events.PackDealt(order, _):
            hands, stock = shares_of(order)
            return say(TEXTS["pack_dealt"], hand=len(hands[0]), stock=" ".join(CODES[card] for card in stock))
        case events.Received(who, cards, _):
            return say(TEXTS["received"], seat=say.who(who), cards=_cards(say, cards))
        case events.Promoted(who, card, becomes, _):
            return say(TEXTS["promoted"], seat=say.who(who), card=_bare(say, card), becomes=_card(say, becomes))
        case events.DealVoided(who, suit, _):
            return say(TEXTS["deal_voided"], seat=say.who(who), suit=SUIT_NAMES[suit])
        case events.HandShown(who, cards, because):
            return say(TEXTS["hand_shown"], seat=say.who(who), term=_for(say, because), cards=_cards(say, cards))
        case events.PlayBegan(leader, _):
            return say(TEXTS["play_began"], seat=say.who(leader))
        case _:
            assert_never(event)


def _settling(say: Voice, event: events.SettlingEvent) -> str:
    match event:
        case events.CardsShown(who, cards, _):
            return say(TEXTS["cards_shown"], seat=say.who(who), cards=_cards(say, cards))
        case events.Paid():
            return _paid(say, event)
        case events.Drawn(who, card, points, _, because):
            name = clause_name(because)
            also = "" if name is None else say.part(TEXTS["also"], term=_term(say, name))
            return say(TEXTS["drawn"], seat=say.who(who), card=_card(say, card), points=points, term=also)
        case events.WentDead(card, _):
            return say(TEXTS["went_dead"], card=_card(say, card))
        case events.Warned(who, _, trick, _):
            return say(TEXTS["warned"], seat=say.who(who), trick=trick, term=_term(say, fault(event)))
        case events.DealEnded(deal, net, _):
            return say(TEXTS["deal_ended"], deal=deal, purses=_purses(say, net))
        case events.SittingEnded():
            return say(TEXTS["sitting_ended"])
        case _:
            assert_never(event)


def _paid(say: Voice, paid: events.Paid) -> str:
    card = stock_card(paid)
    parts = [] if card is None else [_card(say, card)]
    parts += [_term(say, name) for name in what_for(paid)]
    item = reduce(lambda first, second: say.part(TEXTS["items"], first=first, second=second), parts)
    moved = movement(paid.flow)
    match moved:
        case NothingMoves():
            return say(TEXTS["paid_nothing"], seat=say.who(paid.seat), item=item)
        case OneTakes(who, shares):
            return say(TEXTS["paid"], item=item, payments=_payments(say, paid, shares, payee=who))
        case OneGives(who, shares):
            return say(TEXTS["paid"], item=item, payments=_payments(say, paid, shares, payer=who))
        case SeveralMove(flow):
            return say(TEXTS["paid_several"], seat=say.who(paid.seat), item=item, purses=_purses(say, flow))
        case _:
            assert_never(moved)


def _payments(
    say: Voice, paid: events.Paid, shares: Iterable[Share], *, payer: Seat | None = None, payee: Seat | None = None
) -> str:
    """What each payer pays each payee; one of the two is the same in all payments, the other are the seats of a share."""
    parts = []
    for share in shares:
        several = len(share.seats) > 1
        words = TEXTS["pays"] if not several else TEXTS["each_pays"] if payer is None else TEXTS["pays_each"]
        parts.append(
            say.part(
                words,
                payer=_seats(say, share.seats) if payer is None else say.who(payer),
                payee=_seats(say, share.seats) if payee is None else say.who(payee),
                amount=say(TEXTS["amount"], number=share.amount, unit=unit(paid.due)),
            )
        )
    return say.listed(TEXTS["and_payments"], parts)


def move(say: Voice, position: Position, move: Move, /) -> str:
    """Say what a move is, as on a button."""
    match move:
        case Deal(order):
            return say(TEXTS["deal"], card=_card(say, order[-1]))
        case Play(card):
            kind = play_kind_for_certain(position.phase, card) if isinstance(position.phase, Playing) else None
            return say(PLAYS[kind], card=_card(say, card))
        case _:
            assert_never(move)


def prompt(say: Voice, position: Position, /) -> str:
    """Say what the position asks, and of which seat."""
    match position.phase:
        case ToSeatBanker():
            return say(TEXTS["to_seat_banker"])
        case ToDeal(banker):
            return say(TEXTS["to_deal"], seat=say.who(banker))
        case Playing():
            return _asked(say, position.phase)
        case Done():
            return say(TEXTS["done"], purses=_purses(say, position.purses))
        case _:
            assert_never(position.phase)


def _asked(say: Voice, playing: Playing) -> str:
    who, trick = say.who(to_play(playing)), len(playing.done) + 1
    if not playing.now.laid:
        return say(TEXTS["to_lead"], seat=who, trick=trick, tricks=playing.dealt.tricks)
    best = playing.now.best
    return say(
        TEXTS["to_follow"],
        seat=who,
        trick=trick,
        tricks=playing.dealt.tricks,
        holder=say.who(best.seat),
        card=_bare(say, best.card),
    )


def _term(say: Voice, name: Name) -> str:
    """The name of a clause or term, in quotation marks, and in English its characters."""
    return say(TEXTS["term"], name=name, sign=name.zh_hant)


def _for(say: Voice, because: Reason) -> str:
    """The clause that a reason names; empty if it has no name."""
    name = clause_name(because)
    return "" if name is None else say.part(TEXTS["for"], term=_term(say, name))


def _seats(say: Voice, seats: tuple[Seat, ...]) -> Subject:
    if len(seats) == 1:
        return say.who(seats[0])
    if len(seats) == len(SEATS) - 1:
        return Subject(say.say(TEXTS["other_three"]), second=True)
    return Subject(say.listed(TEXTS["and"], map(say.who, seats)), second=True)


@once_in_each_language
def _card(say: Voice, card: Card) -> str:
    """A card with its code: the 9 of Strings (S9)."""
    return say.part(TEXTS["card"], name=_name(say, card), code=CODES[card])


def said_name(say: Voice, card: Card) -> str:
    """What a card is called in a sentence without codes; no article is part of it."""
    return _name(say, card)


@once_in_each_language
def _bare(say: Voice, card: Card) -> str:
    """A card in a list, or after whose it is: 9 of Strings (S9)."""
    return say.part(TEXTS["bare_card"], name=_name(say, card), code=CODES[card])


def _name(say: Voice, card: Card) -> str:
    """What a card is called; no article is part of it."""
    return say.say(CARD_FACES[card].called).removeprefix("the ")


def _cards(say: Voice, cards: Iterable[Card]) -> str:
    """Cards suit after suit, in each from the highest."""
    falling = sorted(cards, reverse=True)
    in_order = [card for suit in Suit for card in falling if SUIT_OF[card] is suit]
    return say.listed(TEXTS["between"], (_bare(say, card) for card in in_order))


def _purses(say: Voice, four: Four) -> str:
    """What each seat has won or lost."""
    each = (say(TEXTS["purse"], seat=say.who(Seat(seat)), amount=signed(amount)) for seat, amount in enumerate(four))
    return say(TEXTS["purses"], each=say.listed(TEXTS["between_purses"], each), unit=ZHU)


SPEECH: Sentences[Position, Move, events.Event] = Sentences(
    of_event=event, of_move=move, of_prompt=prompt, seats=SEATS, seat=TEXTS["seat"]
)
"""The sentences of 馬吊."""
