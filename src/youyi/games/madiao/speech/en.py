"""English sentences of 馬吊."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from youyi.games.madiao import events
from youyi.games.madiao.cards import CARD_FACES, CODES, SUIT_NAMES, Card
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
from youyi.games.madiao.speech.common import DealingEvent, SettlingEvent, by_suit, trick_number
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
from youyi.kernel.cards import Deal
from youyi.kernel.ledger import signed
from youyi.kernel.names import Name
from youyi.kernel.rules import Reason
from youyi.kernel.seats import Seat

VERBS = {PlayKind.LEAD: "Lead", PlayKind.CAPTURE: "Capture with", PlayKind.DISCARD: "Discard", None: "Play"}


def seat(who: Seat) -> str:
    """A seat by name."""
    return SEATS[who].en


def seats(named: tuple[Seat, ...]) -> str:
    """Several seats by name."""
    if len(named) == len(SEATS) - 1:
        return "the other three"
    return " and ".join(map(seat, named))


def card_name(card: Card) -> str:
    """A card with its code: the 9 of Strings (S9)."""
    name = CARD_FACES[card].name.en
    return f"{name if name.startswith('the ') else f'the {name}'} ({CODES[card]})"


def card_list(cards: Iterable[Card]) -> str:
    """Cards by suit and code: Strings S9 S4, Coins C0."""
    return ", ".join(
        " ".join((SUIT_NAMES[suit].en, *(CODES[card] for card in held))) for suit, held in by_suit(cards).items()
    )


def term(name: Name) -> str:
    """The name of a clause or term, with its gloss."""
    return f"{name.zh_hant} “{name.en}”"


def counted(amount: int, name: Name) -> str:
    """An amount with its unit: 16 賀 he."""
    return f"{amount} {name.zh_hant} {name.en}"


def purses(four: Four) -> str:
    """What each seat has won or lost."""
    each = ", ".join(f"{name.en} {signed(amount)}" for name, amount in zip(SEATS, four, strict=True))
    return f"{each}, in {ZHU.zh_hant} {ZHU.en}"


def event(event: events.Event, /) -> str:
    """What happened, in one sentence."""
    match event:
        case events.Led(who, card, _):
            return f"{seat(who)} leads {card_name(card)}."
        case events.Captured(who, card, _):
            return f"{seat(who)} captures 捉 with {card_name(card)}."
        case events.Discarded(who, _):
            return f"{seat(who)} discards 滅, face down."
        case events.DiscardedCard(who, card, _):
            return f"{seat(who)}'s discard is {card_name(card)}."
        case events.TrickWon(who, card, trick, _):
            return f"{seat(who)} wins trick {trick} with {card_name(card)} 上桌."
        case _:
            return _settling(event) if isinstance(event, SettlingEvent) else _dealing(event)


def _dealing(event: DealingEvent) -> str:
    match event:
        case events.DealBegan(deal, _):
            return f"Deal {deal} begins: the pack is shuffled and cut."
        case events.CardExposed(card, _):
            return f"The cut exposes {card_name(card)}, the last card of the stock 底牌."
        case events.BankerSeated(who, _):
            return f"{seat(who)} is banker 莊."
        case events.PackDealt(order, _):
            hands, stock = shares_of(order)
            named = " ".join(CODES[card] for card in stock)
            return f"Each seat has {len(hands[0])} cards. The stock 底牌 in turning order: {named}."
        case events.Received(who, cards, _):
            return f"{seat(who)} is dealt {card_list(cards)}."
        case events.Promoted(who, card, becomes, _):
            return f"{seat(who)}'s {card_name(card).removeprefix('the ')} is promoted 升代 to {card_name(becomes)}."
        case events.DealVoided(who, suit, _):
            return f"{seat(who)} has five or more {SUIT_NAMES[suit].en}: the deal is void and the pack is dealt again."
        case events.HandShown(who, cards, because):
            return f"{seat(who)} shows the whole hand{_for(because)}: {card_list(cards)}."
        case events.PlayBegan(leader, _):
            return f"Nobody shows a dealt pattern; {seat(leader)} leads first."
        case _:
            assert_never(event)


def _settling(event: SettlingEvent) -> str:
    match event:
        case events.CardsShown(who, cards, because):
            return f"{seat(who)} shows dealt cards{_for(because)}: {card_list(cards)}."
        case events.Paid():
            return _paid(event)
        case events.Drawn(who, card, points, because):
            name = clause_name(because)
            return (
                f"{seat(who)} draws 沖 {card_name(card)}: {_points(points)}{'' if name is None else f', {term(name)}'}."
            )
        case events.WentDead(card, _):
            return f"{card_name(card)[0].upper()}{card_name(card)[1:]} joins nobody."
        case events.Warned(who, _, trick, _):
            return f"{seat(who)} is at fault in trick {trick}: {term(fault(event))}. Nothing is paid."
        case events.DealEnded(deal, net, _):
            return f"Deal {deal} is settled: {purses(net)}."
        case events.SittingEnded():
            return "The agreed deals are played; the sitting is over."
        case _:
            assert_never(event)


def _for(because: Reason) -> str:
    name = clause_name(because)
    return "" if name is None else f" for {term(name)}"


def _points(points: int) -> str:
    return f"{points} point" + ("" if points == 1 else "s")


def _paid(paid: events.Paid) -> str:
    card = stock_card(paid)
    parts = [] if card is None else [card_name(card)]
    item = ", ".join((*parts, *map(term, what_for(paid))))
    counting = unit(paid.due)
    moved = movement(paid.flow)
    match moved:
        case NothingMoves():
            return f"{seat(paid.seat)} has {item}; nothing is paid."
        case OneTakes(who, (share,)):
            return f"{_payers(share)} {seat(who)} {_each(share, counting)}: {item}."
        case OneTakes(who, shares):
            parted = " and ".join(f"{_each(share, counting)} from {seats(share.seats)}" for share in shares)
            return f"{seat(who)} receives {parted}: {item}."
        case OneGives(who, shares):
            parted = " and ".join(f"{_each(share, counting)} to {seats(share.seats)}" for share in shares)
            return f"{seat(who)} pays {parted}: {item}."
        case SeveralMove(flow):
            return f"{seat(paid.seat)} has {item}: {purses(flow)}."
        case _:
            assert_never(moved)


def _payers(share: Share) -> str:
    said = seats(share.seats)
    return f"{said[0].upper()}{said[1:]} {'pays' if len(share.seats) == 1 else 'pay'}"


def _each(share: Share, counting: Name) -> str:
    return counted(share.amount, counting) + ("" if len(share.seats) == 1 else " each")


def move(position: Position, move: Move, /) -> str:
    """What a move is, as on a button."""
    match move:
        case Deal(order):
            return f"Deal the pack; {card_name(order[-1])} lies exposed"
        case Play(card):
            kind = play_kind_for_certain(position.phase, card) if isinstance(position.phase, Playing) else None
            return f"{VERBS[kind]} {card_name(card)}"
        case _:
            assert_never(move)


def prompt(position: Position, /) -> str:
    """What the position asks, and of which seat."""
    match position.phase:
        case ToSeatBanker():
            return "The pack is dealt; the exposed card says who is banker."
        case ToDeal(banker):
            return f"The pack is dealt; {seat(banker)} is banker."
        case Playing():
            return _asked(position.phase)
        case Done():
            return f"The sitting is over: {purses(position.purses)}."
        case _:
            assert_never(position.phase)


def _asked(playing: Playing) -> str:
    who, trick = seat(to_play(playing)), f"trick {trick_number(playing)} of {playing.dealt.tricks}"
    if not playing.now.laid:
        return f"{who} leads {trick}."
    best = playing.now.best
    return f"{who} plays to {trick}; {seat(best.seat)}'s {card_name(best.card).removeprefix('the ')} is best."
