"""Small situations of 馬吊 for money: won cards of four seats, a turned stock, a deal as it was played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from youyi.games import game
from youyi.games.madiao.cards import CODES, DECK, SUIT_OF, card_set, cards
from youyi.games.madiao.context import RuleContext, context_of
from youyi.games.madiao.events import Paid
from youyi.games.madiao.offences import judge
from youyi.games.madiao.play.tricks import four_winnings
from youyi.games.madiao.position import NO_TRICK, SEATS, Dealt, FaceDown, FaceUp, Playing, Trick
from youyi.games.madiao.stock import Draw, Holding, offer, take, turn_stock
from youyi.games.madiao.winnings import FourWinnings, Won
from youyi.kernel.rulings import answered
from youyi.kernel.seats import Seat

EAST, NORTH, WEST, SOUTH = (Seat(seat) for seat in range(4))
GUIDE = "madiao/guide"


def rulings(ruleset: str = GUIDE, **answers: Any) -> Any:
    """The rulings of a ruleset, some of them answered otherwise."""
    return answered(game("madiao").ruleset(ruleset).rulings, answers)


def context(ruleset: str = GUIDE, **answers: Any) -> RuleContext:
    return context_of(rulings(ruleset, **answers))


def all_winnings(*won: str, dealt: Sequence[str] = ("", "", "", "")) -> FourWinnings:
    """What four seats have won, in order, and have been dealt besides."""
    piles = [cards(each) for each in won]
    hands: Any = tuple((*pile, *cards(besides)) for pile, besides in zip(piles, dealt, strict=True))
    return four_winnings(hands, [tuple(map(Won, pile)) for pile in piles], [len(pile) for pile in piles], fought=True)


def told(paid: Iterable[Paid]) -> list[tuple[str, str, tuple[int, ...]]]:
    """PaymentKind, item and flow of each payment."""
    return [(each.due.value, each.item, each.flow) for each in paid]


def reasons(paid: Iterable[Paid]) -> dict[str, Any]:
    """Why each item is paid."""
    return {each.item: each.because for each in paid}


def drawn(under: RuleContext, own: str, stock: str) -> list[int]:
    """What each turned card brings one seat."""
    held, points = Holding(card_set(cards(own))), []
    for each in cards(stock):
        met, worth = offer(under.stock, held, each)
        points.append(worth)
        held = take(under.stock, held, each, met) if worth else held
    return points


def looked(under: RuleContext, won: FourWinnings, starter: Seat, stock: str) -> tuple[Draw, ...]:
    return turn_stock(under.stock, won, starter, cards(stock))


def takers(draws: Iterable[Draw]) -> list[tuple[str, int | None, int]]:
    return [(CODES[draw.card], draw.taker, draw.points) for draw in draws]


def playing(*tricks: str, banker: Seat = EAST, leader: Seat = EAST, kept: Sequence[str] = ("", "", "", "")) -> Playing:
    """A deal as far as it was played: the cards of each trick in play order, and what the hands keep."""
    laid: list[Trick] = []
    hands: list[list[Any]] = [list(cards(each)) for each in kept]
    won: list[list[Any]] = [[] for _ in range(SEATS)]
    for text in tricks:
        faces: list[FaceUp | FaceDown] = []
        best: FaceUp | None = None
        for step, each in enumerate(cards(text)):
            seat = Seat((leader + step) % SEATS)
            hands[seat].append(each)
            if best is None or (each > best.card and SUIT_OF[each] is SUIT_OF[best.card]):
                best = FaceUp(seat, each)
                faces.append(best)
            else:
                faces.append(FaceDown(seat, each))
        assert best is not None
        laid.append(Trick(tuple(faces)))
        won[best.seat].append(best.card)
        leader = best.seat
    return _set_out(laid, hands, won, banker)


def _set_out(laid: list[Trick], hands: list[list[Any]], won: list[list[Any]], banker: Seat) -> Playing:
    rest = tuple(each for each in DECK if all(each not in hand for hand in hands))
    east, north, west, south = (tuple(hand) for hand in hands)
    dealt = Dealt(banker, rest[-1], (east, north, west, south), rest)
    piles = tuple(tuple(pile) for pile in won)
    return Playing(dealt, laid[0].laid[0].seat, tuple(laid), NO_TRICK, ((), (), (), ()), piles)  # type: ignore[arg-type]


def offences(now: Playing, seat: Seat) -> list[str]:
    """The faults of one seat, by their codes."""
    return [each.code for each in judge(now) if each.seat == seat]
