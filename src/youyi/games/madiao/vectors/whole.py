"""Worked examples of a whole deal, from the shuffled pack to the next banker."""

from __future__ import annotations

from typing import Any

from youyi.games.madiao.cards import CODES
from youyi.games.madiao.context import RuleContext
from youyi.games.madiao.events import (
    BankerSeated,
    DealEnded,
    Drawn,
    Paid,
    PaymentKind,
    PlayBegan,
    Promoted,
    WentDead,
)
from youyi.games.madiao.payments import FourScored
from youyi.games.madiao.play.tricks import winnings_of
from youyi.games.madiao.play.uncontested import dealt_patterns, dearest_holder, hands_as_won, scorers
from youyi.games.madiao.position import SEATS, Position, ToDeal, ToSeatBanker
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.stock import banners, offered, turn_stock
from youyi.games.madiao.vectors.read import Given, Result, codes, flows_by_due, item_list, read_cards, seat_number
from youyi.games.madiao.vectors.replay import Replayed, plays, replay, settled, without_penalties
from youyi.games.madiao.vectors.stock import seized_by_whom
from youyi.games.madiao.winnings import FourWinnings
from youyi.kernel.cards import Deal
from youyi.kernel.seats import Seat

DUES = (
    PaymentKind.DIAO,
    PaymentKind.ZHU,
    PaymentKind.QIAOMEN,
    PaymentKind.GONGHE,
    PaymentKind.CHONG,
    PaymentKind.CHONG_GONGHE,
    PaymentKind.DUO_JIN,
)


def deal(rulings: Rulings, given: Given) -> Result:
    """Play a deal from the shuffled pack."""
    context = without_penalties(rulings)
    before = Position(0, (0, 0, 0, 0), ToSeatBanker() if given.get("banker") is None else ToDeal(Seat(given["banker"])))
    replayed = replay(context, before, [Deal(read_cards(given["order"])), *plays(given["plays"])])
    dealt, shown = replayed.played.dealt, dealt_patterns(context, replayed.played.dealt.hands)
    return {
        "banker": dealt.banker,
        "promotion": _promotion(replayed),
        "predeal": [
            None if each is None else [each.pattern.id, each.worth] for each in scorers(rulings, dealt.banker, shown)
        ],
        "leader": next((event.leader for event in replayed.events if isinstance(event, PlayBegan)), None),
        "tricks": _tricks(replayed),
        "won": [codes(won) for won in replayed.played.won],
        **(settled(context, replayed.played) if replayed.played.done else {"table": None, "zhu": None}),
        **_chong(context, replayed, shown),
        "flows": flows_by_due(_paid(replayed), context.payments.base, DUES),
        "net": next(list(event.net) for event in replayed.events if isinstance(event, DealEnded)),
        "next_banker": _next_banker(replayed),
    }


def _promotion(replayed: Replayed) -> Result | None:
    for event in replayed.events:
        if isinstance(event, Promoted):
            return {"substitute": CODES[event.card], "becomes": CODES[event.becomes], "holder": event.to}
    return None


def _tricks(replayed: Replayed) -> list[Result]:
    return [
        {
            "leader": trick.laid[0].seat,
            "winner": trick.best.seat,
            "card": CODES[trick.best.card],
            "face_up": [laid.face_up for laid in trick.laid],
        }
        for trick in replayed.played.done
    ]


def _chong(context: RuleContext, replayed: Replayed, shown: FourScored) -> Result:
    """What the stock brought; the parts of a banner are in no event, so they are computed again."""
    all_winnings, starter = _looked_with(context, replayed, shown)
    rules = context.stock
    draws = turn_stock(rules, all_winnings, starter, offered(rules, replayed.played.dealt.stock))
    found = banners(rules, all_winnings, draws, starter)
    chong = [payment for payment in _paid(replayed) if payment.due is PaymentKind.CHONG]
    made = [payment for payment in _paid(replayed) if payment.due is PaymentKind.CHONG_GONGHE]
    return {
        "chong_starter": starter,
        "chong": [_turned(event) for event in replayed.events if isinstance(event, Drawn | WentDead)],
        "chong_points": [sum(each.worth for each in chong if each.seat == seat) for seat in range(SEATS)],
        "chong_patterns": [
            item_list((each.item, each.worth) for each in made if each.seat == seat) for seat in range(SEATS)
        ],
        "duo_jin": seized_by_whom(found),
    }


def _looked_with(context: RuleContext, replayed: Replayed, shown: FourScored) -> tuple[FourWinnings, Seat]:
    if replayed.played.done:
        return winnings_of(replayed.played), replayed.played.done[-1].best.seat
    dealt = replayed.played.dealt
    counting = scorers(context.rulings, dealt.banker, shown)
    return hands_as_won(context.rulings, dealt.hands, counting), dearest_holder(dealt.banker, counting)


def _turned(event: Drawn | WentDead) -> list[Any]:
    match event:
        case Drawn(seat, card, points, _, _):
            return [CODES[card], seat, points]
        case WentDead(card, _):
            return [CODES[card], None, 0]


def _paid(replayed: Replayed) -> list[Paid]:
    return [event for event in replayed.events if isinstance(event, Paid)]


def _next_banker(replayed: Replayed) -> int | None:
    """The seat that banks next."""
    last = replayed.events[-1]
    return seat_number(last.seat if isinstance(last, BankerSeated) else None)
