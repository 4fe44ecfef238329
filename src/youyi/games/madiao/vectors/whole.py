"""Worked examples of a whole deal, from the shuffled pack to the next banker."""

from __future__ import annotations

from typing import Any

from youyi.games.madiao.cards import CODES
from youyi.games.madiao.chong import FourHauls, look, offered, seized
from youyi.games.madiao.events import (
    BankerSeated,
    DealEnded,
    Drawn,
    Due,
    Paid,
    PlayBegan,
    Promoted,
    WentDead,
)
from youyi.games.madiao.payments import FourScored
from youyi.games.madiao.play import Agreed
from youyi.games.madiao.play.hauls import hauls_of
from youyi.games.madiao.play.uncontested import dearest_holder, hands_as_won, scorers, shown_patterns
from youyi.games.madiao.position import SEATS, Position, ToDeal, ToSeatBanker
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.vectors.read import Given, Result, codes, flows_by_due, item_list, leaves, seat_number
from youyi.games.madiao.vectors.stock import banner
from youyi.games.madiao.vectors.tale import Tale, plays, settled, tell, without_penalties
from youyi.kernel.cards import Deal
from youyi.kernel.seats import Seat

DUES = (Due.DIAO, Due.ZHU, Due.QIAOMEN, Due.GONGHE, Due.CHONG, Due.CHONG_GONGHE, Due.DUO_JIN)


def deal(rulings: Rulings, given: Given) -> Result:
    """Play a deal from the shuffled pack."""
    agreed = without_penalties(rulings)
    before = Position(0, (0, 0, 0, 0), ToSeatBanker() if given.get("banker") is None else ToDeal(Seat(given["banker"])))
    tale = tell(agreed, before, [Deal(leaves(given["order"])), *plays(given["plays"])])
    dealt, shown = tale.played.dealt, shown_patterns(agreed, tale.played.dealt.hands)
    return {
        "banker": dealt.banker,
        "promotion": _promotion(tale),
        "predeal": [None if each is None else [each.pattern.id, each.worth] for each in shown],
        "leader": next((event.leader for event in tale.events if isinstance(event, PlayBegan)), None),
        "tricks": _tricks(tale),
        "won": [codes(won) for won in tale.played.won],
        **(settled(agreed, tale.played) if tale.played.done else {"table": None, "zhu": None}),
        **_chong(agreed, tale, shown),
        "flows": flows_by_due(_paid(tale), agreed.law.base, DUES),
        "net": next(list(event.net) for event in tale.events if isinstance(event, DealEnded)),
        "next_banker": _next_banker(tale),
    }


def _promotion(tale: Tale) -> Result | None:
    for event in tale.events:
        if isinstance(event, Promoted):
            return {"substitute": CODES[event.card], "becomes": CODES[event.becomes], "holder": event.to}
    return None


def _tricks(tale: Tale) -> list[Result]:
    return [
        {
            "leader": trick.laid[0].seat,
            "winner": trick.best.seat,
            "card": CODES[trick.best.card],
            "face_up": [laid.face_up for laid in trick.laid],
        }
        for trick in tale.played.done
    ]


def _chong(agreed: Agreed, tale: Tale, shown: FourScored) -> Result:
    """Write what the stock brought; a banner's parts stand in no event, so they are looked for again."""
    hauls, starter = _looked_with(agreed, tale, shown)
    law = agreed.law.chong
    draws = look(law, hauls, starter, offered(law, tale.played.dealt.stock))
    found = seized(law, hauls, draws, starter)
    chong = [payment for payment in _paid(tale) if payment.due is Due.CHONG]
    made = [payment for payment in _paid(tale) if payment.due is Due.CHONG_GONGHE]
    return {
        "chong_starter": starter,
        "chong": [_turned(event) for event in tale.events if isinstance(event, Drawn | WentDead)],
        "chong_points": [sum(each.worth for each in chong if each.seat == seat) for seat in range(SEATS)],
        "chong_patterns": [
            item_list((each.item, each.worth) for each in made if each.seat == seat) for seat in range(SEATS)
        ],
        "duo_jin": banner(found),
    }


def _looked_with(agreed: Agreed, tale: Tale, shown: FourScored) -> tuple[FourHauls, Seat]:
    if tale.played.done:
        return hauls_of(tale.played), tale.played.done[-1].best.seat
    dealt = tale.played.dealt
    counting = scorers(agreed.rulings, dealt.banker, shown)
    return hands_as_won(agreed.rulings, dealt.hands, counting), dearest_holder(dealt.banker, counting)


def _turned(event: Drawn | WentDead) -> list[Any]:
    match event:
        case Drawn(seat, card, points, _):
            return [CODES[card], seat, points]
        case WentDead(card, _):
            return [CODES[card], None, 0]


def _paid(tale: Tale) -> list[Paid]:
    return [event for event in tale.events if isinstance(event, Paid)]


def _next_banker(tale: Tale) -> int | None:
    """Give the seat that was seated after the end."""
    last = tale.events[-1]
    return seat_number(last.seat if isinstance(last, BankerSeated) else None)
