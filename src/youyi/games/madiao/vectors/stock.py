"""Worked examples of 看冲."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from youyi.games.madiao.cards import CODES, Card, CardSet
from youyi.games.madiao.context import context_of
from youyi.games.madiao.events import PaymentKind
from youyi.games.madiao.payments import chong_points, paid
from youyi.games.madiao.payments.settlement import banner_claim
from youyi.games.madiao.position import SEATS
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.stock import (
    BannerKind,
    Draw,
    Holding,
    Seized,
    StockRules,
    banners,
    offer,
    stock_rules,
    take,
    turn_stock,
)
from youyi.games.madiao.vectors.read import (
    Given,
    Result,
    codes,
    flows_by_due,
    item_list,
    read_card_set,
    read_cards,
    seat_number,
    won_by,
)
from youyi.kernel.seats import Seat, round_from


def chong(rulings: Rulings, given: Given) -> Result:
    """Offer one player every card in turn."""
    points, taken = _offered(stock_rules(rulings), read_card_set(given["own"]), read_cards(given["stock"]))
    return {"points": points, "taken": codes(taken)}


def _offered(rules: StockRules, own: CardSet, stock: tuple[Card, ...]) -> tuple[list[int], tuple[Card, ...]]:
    held, points, taken = Holding(own), list[int](), list[Card]()
    for card in stock:
        met, worth = offer(rules, held, card)
        points.append(worth)
        if worth:
            held = take(rules, held, card, met)
            taken.append(card)
    return points, tuple(taken)


def chong_pattern(rulings: Rulings, given: Given) -> Result:
    """Offer one player every card in turn, and see what pattern they complete."""
    context = context_of(rulings)
    points, taken = _offered(context.stock, read_card_set(given["own"]), read_cards(given["stock"]))
    whole_hand = bool(given.get("mian_dou"))
    winnings = won_by(
        given["own"], drawn=taken, fought=not whole_hand, dealt=read_card_set(given["own"]) if whole_hand else None
    )
    found = context.patterns.chong(winnings) if taken else ()
    return {
        "points": points,
        "taken": codes(taken),
        "patterns": item_list((each.pattern.id, each.worth) for each in found),
        "total": sum(each.worth for each in found),
    }


def chong_round(rulings: Rulings, given: Given) -> Result:
    """Offer the stock to four players."""
    context, starter = context_of(rulings), Seat(given["starter"])
    east, north, west, south = (won_by(own, seat=Seat(seat)) for seat, own in enumerate(given["own"]))
    all_winnings = (east, north, west, south)
    draws = turn_stock(context.stock, all_winnings, starter, read_cards(given["stock"]))
    found = banners(context.stock, all_winnings, draws, starter)
    payments = [paid(context.payments.base, banner_claim(each)) for each in found]
    return {
        "events": events(draws),
        "points": [chong_points(draws, seat) for seat in round_from(Seat(0), SEATS)],
        "duo_jin": seized_by_whom(found),
        "duo_jin_flow": flows_by_due(payments, context.payments.base, (PaymentKind.DUO_JIN,))["duo_jin"],
    }


def events(draws: tuple[Draw, ...]) -> list[list[Any]]:
    """Write who took each card of the stock."""
    return [[CODES[draw.card], seat_number(draw.taker), draw.points] for draw in draws]


def seized_by_whom(found: Sequence[Seized]) -> Result | list[Result] | None:
    """Write what was seized: nothing, one banner, or several; those of one rival from one victim are one."""
    together: dict[tuple[Seat, Seat, BannerKind], Seized] = {}
    for each in found:
        of, was = (each.victim, each.rival, each.kind), together.get((each.victim, each.rival, each.kind))
        together[of] = each if was is None else Seized(*of, was.drawn + each.drawn, was.base + each.base)
    written = [banner(each) for each in together.values()]
    return written[0] if len(written) == 1 else written or None


def banner(found: Seized) -> Result:
    """Write a seized banner."""
    return {
        "victim": found.victim,
        "rival": found.rival,
        "id": found.kind.value,
        "k": found.drawn,
        "base": found.base,
    }
