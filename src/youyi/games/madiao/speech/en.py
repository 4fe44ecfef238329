"""馬吊 said in English."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from youyi.games.madiao.cards import CARD_FACES, CODES, SUIT_NAMES, Card
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
from youyi.games.madiao.moves import Move, Play
from youyi.games.madiao.position import (
    HAND,
    TRICKS,
    Done,
    Four,
    Playing,
    PlayKind,
    Position,
    ToDeal,
    ToSeatBanker,
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
from youyi.games.madiao.speech.table import DealingEvent, SettlingEvent, by_suit, open_play_kind, signed, trick_number
from youyi.kernel.cards import Deal
from youyi.kernel.names import Name
from youyi.kernel.rules import Reason
from youyi.kernel.seats import Seat

VERBS = {PlayKind.LEAD: "Lead", PlayKind.CAPTURE: "Capture with", PlayKind.DISCARD: "Discard", None: "Play"}


def seat(who: Seat) -> str:
    """Name a seat."""
    return SEATS[who].en


def seats(named: tuple[Seat, ...]) -> str:
    """Name several seats."""
    if len(named) == len(SEATS) - 1:
        return "the other three"
    return " and ".join(map(seat, named))


def leaf(card: Card) -> str:
    """Name a card, with its code: the 9 of Strings (S9)."""
    name = CARD_FACES[card].name.en
    return f"{name if name.startswith('the ') else f'the {name}'} ({CODES[card]})"


def leaves(cards: Iterable[Card]) -> str:
    """List cards by suit and code."""
    return ", ".join(
        " ".join((SUIT_NAMES[suit].en, *(CODES[card] for card in held))) for suit, held in by_suit(cards).items()
    )


def term(name: Name) -> str:
    """Name a clause or a term, with its gloss."""
    return f"{name.zh_hant} “{name.en}”"


def counted(amount: int, name: Name) -> str:
    """Say an amount in its unit: 16 賀 he."""
    return f"{amount} {name.zh_hant} {name.en}"


def purses(four: Four) -> str:
    """Say what each seat has won or lost."""
    each = ", ".join(f"{name.en} {signed(amount)}" for name, amount in zip(SEATS, four, strict=True))
    return f"{each}, in {ZHU.zh_hant} {ZHU.en}"


def event(happened: Event) -> str:
    """Say what happened."""
    match happened:
        case Led(who, card, _):
            return f"{seat(who)} leads {leaf(card)}."
        case Captured(who, card, _):
            return f"{seat(who)} captures 捉 with {leaf(card)}."
        case Discarded(who, _):
            return f"{seat(who)} discards 滅, face down."
        case DiscardedCard(who, card, _):
            return f"{seat(who)}'s discard is {leaf(card)}."
        case TrickWon(who, card, trick, _):
            return f"{seat(who)} wins trick {trick} with {leaf(card)} 上桌."
        case CardsShown() | Paid() | Drawn() | WentDead() | Warned() | DealEnded() | SittingEnded():
            return _settling(happened)
        case _:
            return _dealing(happened)


def _dealing(happened: DealingEvent) -> str:
    match happened:
        case DealBegan(deal, _):
            return f"Deal {deal} begins: the pack is shuffled and cut."
        case CardExposed(card, _):
            return f"The cut exposes {leaf(card)}, the last card of the stock 底牌."
        case BankerSeated(who, _):
            return f"{seat(who)} is banker 莊."
        case PackDealt(order, _):
            stock = " ".join(CODES[card] for card in order[-HAND:])
            return f"Each seat has {HAND} cards. The stock 底牌 in turning order: {stock}."
        case Received(who, cards, _):
            return f"{seat(who)} is dealt {leaves(cards)}."
        case Promoted(who, card, becomes, _):
            return f"{seat(who)}'s {leaf(card).removeprefix('the ')} is promoted 升代 to {leaf(becomes)}."
        case DealVoided(who, suit, _):
            return f"{seat(who)} has five or more {SUIT_NAMES[suit].en}: the deal is void and the pack is dealt again."
        case HandShown(who, cards, because):
            return f"{seat(who)} shows the whole hand{_for(because)}: {leaves(cards)}."
        case PlayBegan(leader, _):
            return f"Nobody shows a dealt pattern; {seat(leader)} leads first."
        case _:
            assert_never(happened)


def _settling(happened: SettlingEvent) -> str:
    match happened:
        case CardsShown(who, cards, because):
            return f"{seat(who)} shows dealt cards{_for(because)}: {leaves(cards)}."
        case Paid():
            return _paid(happened)
        case Drawn(who, card, points, because):
            name = clause_name(because)
            return f"{seat(who)} draws 沖 {leaf(card)}: {_points(points)}{'' if name is None else f', {term(name)}'}."
        case WentDead(card, _):
            return f"{leaf(card)[0].upper()}{leaf(card)[1:]} joins nobody."
        case Warned(who, _, trick, _):
            return f"{seat(who)} is at fault in trick {trick}: {term(fault(happened))}. Nothing is paid."
        case DealEnded(deal, net, _):
            return f"Deal {deal} is settled: {purses(net)}."
        case SittingEnded():
            return "The agreed deals are played; the sitting is over."
        case _:
            assert_never(happened)


def _for(because: Reason) -> str:
    name = clause_name(because)
    return "" if name is None else f" for {term(name)}"


def _points(points: int) -> str:
    return f"{points} point" + ("" if points == 1 else "s")


def _paid(paid: Paid) -> str:
    card = stock_card(paid)
    parts = [] if card is None else [leaf(card)]
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


def move(position: Position, chosen: Move) -> str:
    """Say what a choice is."""
    match chosen:
        case Deal(order):
            return f"Deal the pack; {leaf(order[-1])} lies exposed"
        case Play(card):
            return f"{VERBS[open_play_kind(position, card)]} {leaf(card)}"
        case _:
            assert_never(chosen)


def prompt(position: Position) -> str:
    """Say what the position asks, and of whom."""
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
    who, trick = seat(to_play(playing)), f"trick {trick_number(playing)} of {TRICKS}"
    if not playing.now.laid:
        return f"{who} leads {trick}."
    best = playing.now.best
    return f"{who} plays to {trick}; {seat(best.seat)}'s {leaf(best.card).removeprefix('the ')} is best."
