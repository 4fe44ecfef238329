"""The position after one event of 馬吊: bookkeeping only, no rule."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias, assert_never

from youyi.games.madiao.cards import Card
from youyi.games.madiao.events import (
    BankerSeated,
    Captured,
    CardExposed,
    CardsShown,
    DealBegan,
    DealEnded,
    DealVoided,
    Discarded,
    DiscardedCard,
    Drawn,
    Event,
    HandShown,
    Led,
    PackDealt,
    Paid,
    PlayBegan,
    Promoted,
    Received,
    SittingEnded,
    TrickWon,
    Warned,
    WentDead,
)
from youyi.games.madiao.position import (
    NO_TRICK,
    Cards,
    Dealt,
    Done,
    FaceDown,
    FaceUp,
    Four,
    FourCards,
    Laid,
    Playing,
    Position,
    ToDeal,
    ToSeatBanker,
    Trick,
    shares_of,
)
from youyi.kernel.scribe import Scribe
from youyi.kernel.seats import Seat

DealScribe: TypeAlias = Scribe[Position, Event]


def evolve(position: Position, event: Event) -> Position:
    """The position after one event."""
    match event:  # the commonest first
        case Discarded() | CardsShown() | HandShown() | Drawn() | WentDead() | Warned() | CardExposed() | Received():
            return position
        case DiscardedCard(seat, card, _):
            return _laid(position, FaceDown(seat, card))
        case Led(seat, card, _) | Captured(seat, card, _):
            return _laid(position, FaceUp(seat, card))
        case TrickWon(seat, card, _, _):
            return _trick_won(position, seat, card)
        case Paid():
            return Position(position.deal, _sum(position.purses, event.flow), position.phase)
        case PackDealt(order, _):
            return _dealt(position, order)
        case Promoted(seat, card, becomes, _):
            return _promoted(position, seat, card, becomes)
        case PlayBegan(leader, _):
            playing = _playing(position)
            return _in_phase(position, Playing(playing.dealt, leader, (), NO_TRICK, playing.hands, playing.won))
        case DealBegan(deal, _):
            return Position(deal, position.purses, position.phase)
        case BankerSeated(seat, _):
            return _in_phase(position, ToDeal(seat))
        case DealVoided():
            return Position(position.deal - 1, position.purses, ToDeal(_playing(position).dealt.banker))
        case DealEnded():
            return _in_phase(position, ToSeatBanker())
        case SittingEnded():
            return _in_phase(position, Done())
        case _:
            assert_never(event)


def _in_phase(position: Position, phase: ToSeatBanker | ToDeal | Playing | Done) -> Position:
    return Position(position.deal, position.purses, phase)


def _playing(position: Position) -> Playing:
    assert isinstance(position.phase, Playing)
    return position.phase


def _sum(purses: Four, flow: Four) -> Four:
    a, b, c, d = purses
    e, f, g, h = flow
    return a + e, b + f, c + g, d + h


def changed(four: FourCards, seat: Seat, cards: Cards) -> FourCards:
    """The cards of four seats, one seat's replaced."""
    a, b, c, d = four
    match seat:
        case 0:
            return cards, b, c, d
        case 1:
            return a, cards, c, d
        case 2:
            return a, b, cards, d
        case _:
            return a, b, c, cards


def _dealt(position: Position, order: Cards) -> Position:
    assert isinstance(position.phase, ToDeal)
    hands, stock = shares_of(order)
    dealt = Dealt(position.phase.banker, order[-1], hands, stock, len(hands[0]))
    return _in_phase(position, Playing(dealt, dealt.banker, (), NO_TRICK, hands, ((), (), (), ())))


def _promoted(position: Position, seat: Seat, card: Card, becomes: Card) -> Position:
    before = _playing(position)
    hand = tuple(becomes if each == card else each for each in before.dealt.hands[seat])
    hands = changed(before.dealt.hands, seat, hand)
    dealt = replace(before.dealt, hands=hands, stock=(*before.dealt.stock[:-1], card))
    return _in_phase(position, Playing(dealt, before.leader, (), NO_TRICK, hands, before.won))


def _laid(position: Position, laid: Laid) -> Position:
    before = _playing(position)
    hand = before.hands[laid.seat]
    place = hand.index(laid.card)
    hands = changed(before.hands, laid.seat, hand[:place] + hand[place + 1 :])
    trick = Trick((*before.now.laid, laid))
    return _in_phase(position, Playing(before.dealt, before.leader, before.done, trick, hands, before.won))


def _trick_won(position: Position, seat: Seat, card: Card) -> Position:
    before = _playing(position)
    won = changed(before.won, seat, (*before.won[seat], card))
    done = (*before.done, before.now)
    return _in_phase(position, Playing(before.dealt, before.leader, done, NO_TRICK, before.hands, won))
