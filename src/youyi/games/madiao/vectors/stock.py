"""Worked examples of 看冲."""

from __future__ import annotations

from typing import Any

from youyi.games.madiao.cards import CODES, Card, CardSet
from youyi.games.madiao.chong import ChongLaw, Draw, Holding, Seized, chong_law, look, offer, seized, take
from youyi.games.madiao.events import Due
from youyi.games.madiao.payments import chong_points, money_law, paid
from youyi.games.madiao.payments.stock import banner_claim
from youyi.games.madiao.position import SEATS
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.vectors.read import (
    Given,
    Result,
    codes,
    flows_by_due,
    item_list,
    leaf_set,
    leaves,
    seat_number,
    won_by,
)
from youyi.kernel.seats import Seat, round_from


def chong(rulings: Rulings, given: Given) -> Result:
    """Offer one player every card in turn."""
    points, taken = _offered(chong_law(rulings), leaf_set(given["own"]), leaves(given["stock"]))
    return {"points": points, "taken": codes(taken)}


def _offered(law: ChongLaw, own: CardSet, stock: tuple[Card, ...]) -> tuple[list[int], tuple[Card, ...]]:
    held, points, taken = Holding(own), list[int](), list[Card]()
    for card in stock:
        met, worth = offer(law, held, card)
        points.append(worth)
        if worth:
            held = take(law, held, card, met)
            taken.append(card)
    return points, tuple(taken)


def chong_pattern(rulings: Rulings, given: Given) -> Result:
    """Offer one player every card in turn, and see what pattern they complete."""
    law = money_law(rulings)
    points, taken = _offered(law.chong, leaf_set(given["own"]), leaves(given["stock"]))
    whole_hand = bool(given.get("mian_dou"))
    haul = won_by(
        given["own"], drawn=taken, fought=not whole_hand, dealt=leaf_set(given["own"]) if whole_hand else None
    )
    found = law.patterns.chong(haul) if taken else ()
    return {
        "points": points,
        "taken": codes(taken),
        "patterns": item_list((each.pattern.id, each.worth) for each in found),
        "total": sum(each.worth for each in found),
    }


def chong_round(rulings: Rulings, given: Given) -> Result:
    """Offer the stock to four players."""
    law, starter = money_law(rulings), Seat(given["starter"])
    east, north, west, south = (won_by(own, seat=Seat(seat)) for seat, own in enumerate(given["own"]))
    hauls = (east, north, west, south)
    draws = look(law.chong, hauls, starter, leaves(given["stock"]))
    found = seized(law.chong, hauls, draws, starter)
    payments = [] if found is None else [paid(law.base, banner_claim(found))]
    return {
        "events": events(draws),
        "points": [chong_points(draws, seat) for seat in round_from(Seat(0), SEATS)],
        "duo_jin": banner(found),
        "duo_jin_flow": flows_by_due(payments, law.base, (Due.DUO_JIN,))["duo_jin"],
    }


def events(draws: tuple[Draw, ...]) -> list[list[Any]]:
    """Write who took each card of the stock."""
    return [[CODES[draw.card], seat_number(draw.taker), draw.points] for draw in draws]


def banner(found: Seized | None) -> Result | None:
    """Write a seized banner."""
    if found is None:
        return None
    return {
        "victim": found.victim,
        "rival": found.rival,
        "id": found.kind.value,
        "k": found.drawn,
        "base": found.base,
    }
