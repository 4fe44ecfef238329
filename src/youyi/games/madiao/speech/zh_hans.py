"""馬吊 said in Simplified Chinese."""

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
from youyi.games.madiao.position import HAND, Done, Four, Playing, PlayKind, Position, ToDeal, ToSeatBanker, to_play
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
from youyi.games.madiao.speech.table import DealingEvent, SettlingEvent, in_order, open_play_kind, signed, trick_number
from youyi.kernel.cards import Deal
from youyi.kernel.names import Name
from youyi.kernel.rules import Reason
from youyi.kernel.seats import Seat

VERBS = {PlayKind.LEAD: "发牌", PlayKind.CAPTURE: "捉牌", PlayKind.DISCARD: "灭牌", None: "出牌"}


def seat(who: Seat) -> str:
    """Name a seat."""
    return SEATS[who].zh_hans


def seats(named: tuple[Seat, ...]) -> str:
    """Name several seats."""
    return "余三家" if len(named) == len(SEATS) - 1 else "、".join(map(seat, named))


def leaf(card: Card) -> str:
    """Name a card, with its code: 九索 S9."""
    return f"{CARD_FACES[card].name.zh_hans} {CODES[card]}"


def leaves(cards: Iterable[Card]) -> str:
    """List cards by suit."""
    return "、".join(map(leaf, in_order(cards)))


def term(name: Name) -> str:
    """Name a clause or a term."""
    return f"“{name.zh_hans}”"


def counted(amount: int, name: Name) -> str:
    """Say an amount in its unit: 16 贺."""
    return f"{amount} {name.zh_hans}"


def purses(four: Four) -> str:
    """Say what each seat has won or lost."""
    each = "，".join(f"{name.zh_hans} {signed(amount)}" for name, amount in zip(SEATS, four, strict=True))
    return f"{each}（{ZHU.zh_hans}）"


def event(happened: Event) -> str:
    """Say what happened."""
    match happened:
        case Led(who, card, _):
            return f"{seat(who)}发牌：{leaf(card)}。"
        case Captured(who, card, _):
            return f"{seat(who)}捉牌：{leaf(card)}。"
        case Discarded(who, _):
            return f"{seat(who)}灭牌。"
        case DiscardedCard(who, card, _):
            return f"{seat(who)}所灭为{leaf(card)}。"
        case TrickWon(who, card, trick, _):
            return f"{seat(who)}得第 {trick} 桌，{leaf(card)} 上桌。"
        case CardsShown() | Paid() | Drawn() | WentDead() | Warned() | DealEnded() | SittingEnded():
            return _settling(happened)
        case _:
            return _dealing(happened)


def _dealing(happened: DealingEvent) -> str:
    match happened:
        case DealBegan(deal, _):
            return f"第 {deal} 局，洗牌切牌。"
        case CardExposed(card, _):
            return f"底牌露面：{leaf(card)}。"
        case BankerSeated(who, _):
            return f"{seat(who)}坐庄。"
        case PackDealt(order, _):
            stock = " ".join(CODES[card] for card in order[-HAND:])
            return f"四家各得 {HAND} 张；底牌依序为 {stock}。"
        case Received(who, cards, _):
            return f"{seat(who)}得牌：{leaves(cards)}。"
        case Promoted(who, card, becomes, _):
            return f"{seat(who)}之{leaf(card)} 升代{leaf(becomes)}。"
        case DealVoided(who, suit, _):
            return f"{seat(who)}有{SUIT_NAMES[suit].zh_hans}门五张以上，此局作废，重新发牌。"
        case HandShown(who, cards, because):
            return f"{seat(who)}亮手牌{_named(because)}：{leaves(cards)}。"
        case PlayBegan(leader, _):
            return f"无人有斗前色样，{seat(leader)}先发牌。"
        case _:
            assert_never(happened)


def _settling(happened: SettlingEvent) -> str:
    match happened:
        case CardsShown(who, cards, because):
            return f"{seat(who)}示原牌{_named(because)}：{leaves(cards)}。"
        case Paid():
            return _paid(happened)
        case Drawn(who, card, points, because):
            return f"{seat(who)}冲得{leaf(card)}，{points} 分{_named(because)}。"
        case WentDead(card, _):
            return f"{leaf(card)} 无人冲得。"
        case Warned(who, _, trick, _):
            return f"{seat(who)}于第 {trick} 桌有犯：{term(fault(happened))}，不罚。"
        case DealEnded(deal, net, _):
            return f"第 {deal} 局结算：{purses(net)}。"
        case SittingEnded():
            return "约定局数已毕，终场。"
        case _:
            assert_never(happened)


def _named(because: Reason) -> str:
    name = clause_name(because)
    return "" if name is None else term(name)


def _paid(paid: Paid) -> str:
    card = stock_card(paid)
    parts = [] if card is None else [leaf(card)]
    item = "".join((*parts, *map(term, what_for(paid))))
    counting = unit(paid.due)
    moved = movement(paid.flow)
    match moved:
        case NothingMoves():
            return f"{seat(paid.seat)}：{item}，无所付。"
        case OneTakes(who, shares):
            parted = "，".join(
                f"{seats(share.seats)}{_each(share)}付{seat(who)} {counted(share.amount, counting)}" for share in shares
            )
            return f"{parted}：{item}。"
        case OneGives(who, shares):
            parted = "，".join(
                f"{seat(who)}付{seats(share.seats)}{_each(share)} {counted(share.amount, counting)}" for share in shares
            )
            return f"{parted}：{item}。"
        case SeveralMove(flow):
            return f"{seat(paid.seat)}：{item}；{purses(flow)}。"
        case _:
            assert_never(moved)


def _each(share: Share) -> str:
    return "" if len(share.seats) == 1 else "各"


def move(position: Position, chosen: Move) -> str:
    """Say what a choice is."""
    match chosen:
        case Deal(order):
            return f"分牌，底牌露面{leaf(order[-1])}"
        case Play(card):
            return f"{VERBS[open_play_kind(position, card)]} {leaf(card)}"
        case _:
            assert_never(chosen)


def prompt(position: Position) -> str:
    """Say what the position asks, and of whom."""
    match position.phase:
        case ToSeatBanker():
            return "洗牌分牌，以露面底牌定庄。"
        case ToDeal(banker):
            return f"洗牌分牌，{seat(banker)}坐庄。"
        case Playing():
            return _asked(position.phase)
        case Done():
            return f"终场：{purses(position.purses)}。"
        case _:
            assert_never(position.phase)


def _asked(playing: Playing) -> str:
    who, number = seat(to_play(playing)), trick_number(playing)
    if not playing.now.laid:
        return f"第 {number} 桌，{who}发牌。"
    best = playing.now.best
    return f"第 {number} 桌，{who}出牌；{seat(best.seat)}之{leaf(best.card)} 最大。"
