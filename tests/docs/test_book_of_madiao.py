"""The printed page of 馬吊 scores like the game: random deals, settled from the tables and sentences of the page alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.kit.printed import read_page
from tests.kit.printed_money import Flow, PrintedMadiao
from tests.kit.printed_patterns import read_list
from youyi.analysis.handbook import handbook
from youyi.games import game
from youyi.games.madiao.cards import (
    BROCADE,
    DECK,
    JI,
    RED,
    REWARD,
    SHOULDER,
    Card,
    CardSet,
    Suit,
    card_set,
    named,
    one_suit,
)
from youyi.games.madiao.context import RuleContext, context_of
from youyi.games.madiao.events import Paid, PaymentKind
from youyi.games.madiao.patterns.table import pattern_table
from youyi.games.madiao.payments import dealt_payments, stock_payments, table_payments
from youyi.games.madiao.play.tricks import four_winnings
from youyi.games.madiao.play.uncontested import dealt_patterns, dearest_holder, hands_as_won, scorers
from youyi.games.madiao.position import HAND, SEATS
from youyi.games.madiao.stock import offered, turn_stock
from youyi.games.madiao.winnings import FourWinnings, Won, read_winnings
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat

MADIAO = game("madiao")
RULESETS = pytest.mark.parametrize("ruleset", [each.full_id for each in MADIAO.rulesets])
KINDS = {
    PaymentKind.DIAO: "diao",
    PaymentKind.ZHU: "zhu",
    PaymentKind.QIAOMEN: "knock",
    PaymentKind.GONGHE: "patterns",
    PaymentKind.CHONG: "draws",
    PaymentKind.CHONG_GONGHE: "results",
}
"""Payments that are compared, as the page's chapters have them."""


SOUGHT = (
    BROCADE,
    SHOULDER,
    CardSet(JI | named("Tb")),
    CardSet(JI | REWARD),
    named("Tb T90 W5 W6 W8"),
    RED,
    ~RED,
    one_suit(Suit.T),
)
"""Cards that patterns and live Hundreds are made of."""


@cache
def book(ruleset: str) -> PrintedMadiao:
    rulings = MADIAO.ruleset(ruleset).rulings
    return PrintedMadiao(read_page(handbook(MADIAO, Language.EN, MADIAO.ruleset(ruleset))), pattern_table(rulings))


def flows(paid: Sequence[Paid]) -> Flow:
    found: dict[str, list[int]] = {}
    for each in paid:
        if each.due in KINDS:
            flow = found.setdefault(KINDS[each.due], [0] * SEATS)
            for seat, amount in enumerate(each.flow):
                flow[seat] += amount
    return {kind: tuple(flow) for kind, flow in found.items() if any(flow)}


def deck(chance: Random) -> list[Card]:
    """The pack, shuffled; half of the time what patterns are made of comes first."""
    order = chance.sample(DECK, len(DECK))
    sought = chance.choice(SOUGHT) if chance.random() < 0.6 else CardSet(0)
    return sorted(order, key=lambda each: not sought >> each & 1 or chance.random() < 0.2)


def laid_out(chance: Random, hands: Sequence[tuple[Card, ...]]) -> FourWinnings:
    """Eight tricks, won by cards of those hands in some order."""
    count = chance.choice([(5, 1, 1, 1), (8, 0, 0, 0), None, None, None])
    winners = [chance.randrange(SEATS) for _ in range(HAND)] if count is None else [
        seat for seat, each in zip(chance.sample(range(SEATS), SEATS), count, strict=True) for _ in range(each)
    ]  # fmt: skip
    chance.shuffle(winners)
    hidden = [list(hand) if chance.random() < 0.5 else chance.sample(hand, HAND) for hand in hands]
    piles: list[list[Won]] = [[] for _ in range(SEATS)]
    for trick, seat in enumerate(winners, start=1):
        card = hidden[seat].pop(0)
        led, beaten = (card, ()) if chance.random() < 0.5 else (Card(max(0, card - 1)), (Card(max(0, card - 1)),))
        piles[seat].append(Won(card, trick, led, card_set(beaten)))
    counts = [winners.count(seat) for seat in range(SEATS)]
    return four_winnings(tuple(hands), [tuple(pile) for pile in piles], counts, fought=True)  # type: ignore[arg-type]


def check_deal(ruleset: str, chance: Random) -> None:
    """One deal: what is dealt, what lies on the table, what the stock adds."""
    context, page = context_of(MADIAO.ruleset(ruleset).rulings), book(ruleset)
    order, banker = deck(chance), Seat(chance.randrange(SEATS))
    places = chance.sample(range(SEATS), SEATS)
    hands: Any = tuple(tuple(order[at * HAND : (at + 1) * HAND]) for at in places)
    stock = chance.sample(order[SEATS * HAND :], HAND)
    check_shown(context, page, hands, stock, banker)
    all_winnings = laid_out(chance, hands)
    assert page.table(all_winnings, banker) == flows(table_payments(context, banker, all_winnings)), all_winnings
    check_stock(context, page, all_winnings, stock, banker, Seat(chance.randrange(SEATS)))


def check_shown(context: RuleContext, page: PrintedMadiao, hands: Any, stock: list[Card], banker: Seat) -> None:
    counting = scorers(context.rulings, banker, dealt_patterns(context, hands))
    if not any(counting):
        return
    dealt: Any = four_winnings(hands, [(), (), (), ()], (0, 0, 0, 0), fought=False)
    holders = page.holders(dealt, banker)
    assert page.shown(holders, banker) == flows(dealt_payments(context, banker, counting)), hands
    as_won = hands_as_won(context.rulings, hands, counting)
    assert {seat for seat, each in enumerate(as_won) if each.won} == set(holders)
    kept = [set(winnings.order) == set(hand) for winnings, hand in zip(as_won, hands, strict=True) if winnings.won]
    if page.answer("Do the Ji of a hand that ended play stay out of the chong") == "No, the whole hand takes part.":
        assert all(kept)
    check_stock(context, page, as_won, stock, banker, dearest_holder(banker, counting))


def check_stock(
    context: RuleContext, page: PrintedMadiao, won: FourWinnings, stock: list[Card], banker: Seat, starter: Seat
) -> None:
    draws = turn_stock(context.stock, won, starter, offered(context.stock, stock))
    after: Any = tuple(
        replace(each, drawn=tuple(draw.card for draw in draws if draw.taker == each.seat)) for each in won
    )
    told = page.stock(after, [(each.taker, each.card, each.points) for each in draws], banker)
    assert told == flows(stock_payments(context, banker, won, draws, starter)), (won, draws)


@RULESETS
@pytest.mark.parametrize("deals", [1_500, pytest.param(100_000, marks=pytest.mark.long)])
def test_deals_are_settled_from_the_page_as_the_rules_settle_them(ruleset, deals):
    chance = Random(f"{ruleset} from paper")
    for _ in range(deals):
        check_deal(ruleset, chance)


CENSERS = {
    "won: T70 W5 S5 C5 S6 | others: Tw / S8 / Tb": 10,
    "won: T70 W5 S5 C5 S6 | others: W9 / S9 / C0": 25,
    "won: Tw W9 S5 C5 T70 | others: W8 / S8 / C2": 5,
}


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("won", CENSERS)
def test_one_censer_is_paid_in_every_language(won, language):
    ruleset = MADIAO.rulesets[0]
    page = read_page(handbook(MADIAO, language, ruleset))
    rows = pattern_table(ruleset.rulings).table.index.rows
    assert sum(worth for _, worth in read_list(page[9], rows, language).pays(read_winnings(won))) == CENSERS[won]


@pytest.mark.parametrize("language", list(Language))
@RULESETS
def test_every_row_is_in_the_same_table_with_the_same_worth_in_every_language(ruleset, language):
    of = MADIAO.ruleset(ruleset)
    table, page = pattern_table(of.rulings), read_page(handbook(MADIAO, language, of))
    listed = (table.dealt_in_order, table.gates.index.rows, table.table.index.rows, table.results.index.rows)
    for number, rows in zip((7, 8, 9, 10), listed, strict=True):
        read = read_list(page[number], rows, language)
        english = read_list(book(ruleset).page[number], rows, Language.EN)
        assert [each.rule for each in read.groups] == [each.rule for each in english.groups]
        for example in {each for row in rows for each in row.holds}:
            worths = [[worth for _, worth in each.pays(read_winnings(example))] for each in (read, english)]
            assert worths[0] == worths[1], example
