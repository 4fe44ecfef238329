"""The printed page of 馬吊 scores like the game: random deals, settled from the tables and sentences of the page alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.kit.amount import third
from tests.kit.printed.handbook import Page, read_page, single_answers
from tests.kit.printed.money import Flow, PrintedMadiao
from tests.kit.printed.patterns import lists, read_list
from tests.kit.printed.penalties import Fault, PrintedPenalties
from workshop.books.handbook import handbook
from youyi.games import game
from youyi.games.madiao.cards import (
    BROCADE,
    CODES,
    DECK,
    JI,
    RED,
    REWARD,
    SHOULDER,
    SUIT_OF,
    Card,
    CardSet,
    Suit,
    card_set,
    named,
    one_suit,
)
from youyi.games.madiao.context import RuleContext, context_of
from youyi.games.madiao.events import Paid, PaymentKind
from youyi.games.madiao.offences import Offence, judged_alone
from youyi.games.madiao.patterns.pattern import Scored
from youyi.games.madiao.patterns.table import pattern_table
from youyi.games.madiao.payments import dealt_payments, penalty_payments, stock_payments, table_payments
from youyi.games.madiao.play.tricks import four_winnings
from youyi.games.madiao.play.uncontested import dealt_patterns, dearest_holder, hands_as_won, scorers
from youyi.games.madiao.position import HAND, SEATS
from youyi.games.madiao.rulings.money import BankerFaults, Penalties
from youyi.games.madiao.stock import offered, turn_stock
from youyi.games.madiao.winnings import FourWinnings, Won, read_winnings
from youyi.kernel.names import Language
from youyi.kernel.rulings import Ruleset, answered, value_of
from youyi.kernel.seats import Seat

MADIAO = game("madiao")
RULESETS = pytest.mark.parametrize("ruleset", MADIAO.rulesets, ids=lambda each: each.full_id)
LANGUAGES = pytest.mark.parametrize("language", list(Language))
KINDS = {
    PaymentKind.DIAO: "diao",
    PaymentKind.ZHU: "zhu",
    PaymentKind.QIAOMEN: "knock",
    PaymentKind.GONGHE: "patterns",
    PaymentKind.CHONG: "draws",
    PaymentKind.CHONG_GONGHE: "results",
    PaymentKind.DUO_JIN: "banner",
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
def page_of(ruleset: Ruleset[Any], language: Language) -> Page:
    return read_page(handbook(MADIAO, language, ruleset))


def book(ruleset: Ruleset[Any]) -> PrintedMadiao:
    return PrintedMadiao(page_of(ruleset, Language.EN), pattern_table(ruleset.rulings))


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


def bolted(chance: Random) -> list[Card]:
    """A pack in which one hand has three Rewards first, another a brocade card of the fourth suit, the rest of which is stock."""
    suit = chance.choice(list(Suit))
    rewards = [each for each in DECK if REWARD >> each & 1 and SUIT_OF[each] is not suit]
    anchor, *brocades = chance.sample([each for each in DECK if BROCADE >> each & 1 and SUIT_OF[each] is suit], 3)
    stock = [*brocades, *chance.sample([each for each in DECK if SUIT_OF[each] is suit and not BROCADE >> each & 1], 6)]
    rest = chance.sample([each for each in DECK if each not in (*rewards, anchor, *stock)], len(DECK) - 12)
    return [*rewards, *rest[:5], anchor, *rest[5:], *stock]


def laid_out(chance: Random, hands: Sequence[tuple[Card, ...]], *, in_order: bool) -> FourWinnings:
    """Eight tricks, won by cards of those hands in some order."""
    count = chance.choice([(5, 1, 1, 1), (8, 0, 0, 0), None, None, None])
    winners = [chance.randrange(SEATS) for _ in range(HAND)] if count is None else [
        seat for seat, each in zip(chance.sample(range(SEATS), SEATS), count, strict=True) for _ in range(each)
    ]  # fmt: skip
    chance.shuffle(winners)
    hidden = [list(hand) if in_order else chance.sample(hand, HAND) for hand in hands]
    piles: list[list[Won]] = [[] for _ in range(SEATS)]
    for trick, seat in enumerate(winners, start=1):
        card = hidden[seat].pop(0)
        led, beaten = (card, ()) if chance.random() < 0.5 else (Card(max(0, card - 1)), (Card(max(0, card - 1)),))
        piles[seat].append(Won(card, trick, led, card_set(beaten)))
    counts = [winners.count(seat) for seat in range(SEATS)]
    return four_winnings(tuple(hands), [tuple(pile) for pile in piles], counts, fought=True)  # type: ignore[arg-type]


def check_deal(ruleset: Ruleset[Any], page: PrintedMadiao, chance: Random) -> set[str]:
    """One deal: what is dealt, what lies on the table, what the stock adds. Says what was paid for."""
    context = context_of(ruleset.rulings)
    in_order = chance.random() < 0.2
    order, banker = (bolted if in_order else deck)(chance), Seat(chance.randrange(SEATS))
    places = chance.sample(range(SEATS), SEATS)
    hands: Any = tuple(tuple(order[at * HAND : (at + 1) * HAND]) for at in places)
    stock = order[SEATS * HAND :] if in_order else chance.sample(order[SEATS * HAND :], HAND)
    check_shown(context, page, hands, stock, banker)
    all_winnings = laid_out(chance, hands, in_order=in_order)
    told = page.table(all_winnings, banker)
    assert told == flows(table_payments(context, banker, all_winnings)), all_winnings
    return {*told, *check_stock(context, page, all_winnings, stock, banker, Seat(chance.randrange(SEATS)))}


def check_shown(context: RuleContext, page: PrintedMadiao, hands: Any, stock: list[Card], banker: Seat) -> None:
    counting = scorers(context.rulings, banker, dealt_patterns(context, hands))
    if not any(counting):
        return
    dealt: Any = four_winnings(hands, [(), (), (), ()], (0, 0, 0, 0), fought=False)
    holders = page.holders(dealt, banker)
    assert page.shown(holders, banker) == flows(dealt_payments(context, banker, counting)), hands
    as_won = hands_as_won(context.rulings, hands, counting)
    assert [set(each.order) for each in as_won] == [
        page.drawing(hand) if seat in holders else set() for seat, hand in enumerate(hands)
    ]
    starter = dearest_holder(banker, counting)
    assert page.course.first_after_showing(holders, banker) == starter
    check_stock(context, page, as_won, stock, banker, starter)


def check_stock(
    context: RuleContext, page: PrintedMadiao, won: FourWinnings, stock: list[Card], banker: Seat, starter: Seat
) -> Flow:
    draws = turn_stock(context.stock, won, starter, offered(context.stock, stock))
    told = page.course.draws(won, starter, stock)
    assert told == [(each.taker, CODES[each.card], each.points) for each in draws], (won, stock, starter)
    after: Any = tuple(
        replace(each, drawn=tuple(draw.card for draw in draws if draw.taker == each.seat)) for each in won
    )
    settled = page.stock(after, told, banker, starter)
    assert settled == flows(stock_payments(context, banker, won, draws, starter)), (won, draws)
    return settled


@RULESETS
@pytest.mark.parametrize("deals", [600, pytest.param(100_000, marks=pytest.mark.long)])
def test_deals_are_settled_from_the_page_as_the_rules_settle_them(ruleset, deals):
    page, chance, met = book(ruleset), Random(f"{ruleset.full_id} from paper"), set[str]()
    for _ in range(deals):
        met |= check_deal(ruleset, page, chance)
    assert {*met, "results"} == set(KINDS.values()), "everything that can be paid was paid"


def costly(chance: Random) -> list[Offence]:
    """Faults that can cost something, in the order of the tricks; often more than one, and of more than one seat."""
    faults = [article for article, _ in judged_alone(BankerFaults.ANY) if Offence(Seat(0), 1, article).costs]
    tricks = sorted(chance.choices(range(1, HAND + 1), k=chance.choice((0, 1, 1, 2, 3))))
    return [Offence(Seat(chance.randrange(SEATS)), trick, chance.choice(faults)) for trick in tricks]


def check_penalties(ruleset: Ruleset[Any], page: PrintedMadiao, chance: Random) -> bool:
    """What the faults of a deal cost on top of what else was paid for it. Says whether they cost anything."""
    context, printed, banker = context_of(ruleset.rulings), PrintedPenalties(page), Seat(chance.randrange(SEATS))
    order = deck(chance)
    hands: Any = tuple(tuple(order[at * HAND : (at + 1) * HAND]) for at in range(SEATS))
    won = laid_out(chance, hands, in_order=False)
    paid = table_payments(context, banker, won)
    draws = turn_stock(context.stock, won, Seat(0), offered(context.stock, order[SEATS * HAND :]))
    paid += stock_payments(context, banker, won, draws, Seat(0))
    lost = -sum(each.flow[banker] for each in paid)
    faults = costly(chance)
    told = printed.paid(won, banker, [Fault(each.seat, each.trick) for each in faults], lost)
    flow = [
        sum(each)
        for each in zip(*(one.flow for one in penalty_payments(context, banker, won, faults, paid)), strict=True)
    ]
    assert told == ({"penalty": tuple(flow)} if any(flow) else {}), (won, faults, paid)
    return bool(told)


@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize("penalties", Penalties)
@pytest.mark.parametrize("deals", [150, pytest.param(20_000, marks=pytest.mark.long)])
def test_faults_cost_what_the_page_says(penalties, times, deals):
    base = MADIAO.rulesets[0]
    said = {"penalties": value_of(penalties), "base_score": times}
    ruleset = replace(base, id=f"{penalties.value}-{times}", rulings=answered(base.rulings, said))
    page, chance = book(ruleset), Random(f"faults {ruleset.id}")
    costs = [check_penalties(ruleset, page, chance) for _ in range(deals)]
    assert any(costs) == (penalties not in (Penalties.OFF, Penalties.ADVISE))


@pytest.mark.parametrize("ruleset", third(single_answers(MADIAO)), ids=lambda each: each.id)
@pytest.mark.parametrize("deals", [15, pytest.param(2_000, marks=pytest.mark.long)])
def test_deals_under_a_single_other_answer_are_settled_from_its_page(ruleset, deals):
    page, chance = book(ruleset), Random(f"{ruleset.id} from paper")
    for _ in range(deals):
        check_deal(ruleset, page, chance)


CENSERS = {
    "won: T70 W5 S5 C5 S6 | others: Tw / S8 / Tb": 10,
    "won: T70 W5 S5 C5 S6 | others: W9 / S9 / C0": 25,
    "won: Tw W9 S5 C5 T70 | others: W8 / S8 / C2": 5,
}
"""What lies before a seat with five tricks, and what it is paid under the guide: one censer, however many fit."""


@LANGUAGES
@pytest.mark.parametrize("won", CENSERS)
def test_one_censer_is_paid(won, language):
    page, table = page_of(MADIAO.rulesets[0], language), pattern_table(MADIAO.rulesets[0].rulings)
    (censer,) = read_list(page[9], table.table.index.rows, language).pays(read_winnings(won))
    assert censer[1] == CENSERS[won]


@LANGUAGES
@RULESETS
def test_every_example_of_every_row_is_scored_from_the_page(ruleset, language):
    page, table = page_of(ruleset, language), pattern_table(ruleset.rulings)
    script = Language.ZH_HANT if language is Language.EN else language
    dealt, gates, misc, results = lists(page, table, language)
    for example in sorted({each for row in table.rows for each in (*row.holds, *row.fails)}):
        won = read_winnings(example)
        shown, gate = table.dealt_result(won), table.four_gate(won)
        assert sum(worth for _, worth in dealt.pays(won)) == (shown.worth if shown else 0), example
        assert gates.pays(won) == scores([gate] if gate else [], script), example
        assert sorted(misc.pays(won)) == sorted(scores(table.misc(won), script)), example
        if won.drawn:
            assert results.pays(won) == scores(table.chong(won), script), example


def scores(found: Iterable[Scored], script: Language) -> list[tuple[str, int]]:
    return [(each.pattern.name.said_in(script), each.worth) for each in found]
