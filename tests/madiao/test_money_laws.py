"""What holds of every payment of 馬吊, whatever the deal and the rulings."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from tests.kit.amount import some
from tests.kit.madiao.money import EAST, NORTH, SOUTH, WEST, all_winnings, context, drawn, looked, rulings, takers, told
from tests.madiao.deals import played, table
from youyi.games.madiao.cards import ALL, CODES, DECK, SUIT_OF, CardSet, card, card_set, named
from youyi.games.madiao.context import DiaoRules
from youyi.games.madiao.events import DealEnded, Drawn, Paid, PaymentKind, TrickWon
from youyi.games.madiao.offences import judge
from youyi.games.madiao.payments import chong_points, stock_payments, table_payments
from youyi.games.madiao.payments.claims import paid
from youyi.games.madiao.payments.tricks import diao_claims, table_value
from youyi.games.madiao.play.tricks import winnings_of
from youyi.games.madiao.position import FaceDown, Playing, Trick
from youyi.games.madiao.rulings.money import DiaoMode, Penalties
from youyi.games.madiao.stock import points
from youyi.games.madiao.stock.draws import merits_of
from youyi.games.madiao.stock.suits import ANCHORS
from youyi.games.madiao.winnings import Winnings, Won
from youyi.kernel.seats import Seat

SEATS = (EAST, NORTH, WEST, SOUTH)
RULESETS = ("madiao/guide", "madiao/app2022", "madiao/app2025", "madiao/after-novels")
PLIES = 32
"""All four hands."""
SHAPES: list[Any] = [shape for shape in product(range(9), repeat=4) if sum(shape) == 8]
SEEDS = st.integers(0, 2**32)


def column_sums(flows: Any) -> tuple[int, ...]:
    return tuple(map(sum, zip((0, 0, 0, 0), *flows, strict=True)))


@pytest.mark.parametrize("penalties", [each.word for each in Penalties])
@pytest.mark.parametrize("ruleset", RULESETS)
@settings(deadline=None, max_examples=12)
@given(seed=SEEDS)
def test_every_payment_sums_to_nothing_and_together_they_are_the_deal(ruleset, penalties, seed):
    tale = played(table(ruleset, {"penalties": penalties}), seed, PLIES, beating=True)
    flows = [event.flow for event in tale.events if isinstance(event, Paid)]
    (net,) = (event.net for event in tale.events if isinstance(event, DealEnded))
    assert [sum(flow) for flow in flows] == [0] * len(flows)
    assert column_sums(flows) == net == tale.position.purses


@pytest.mark.parametrize("ruleset", RULESETS)
@settings(deadline=None, max_examples=12)
@given(seed=SEEDS)
def test_whoever_draws_has_won_the_cards_that_bring_the_points(ruleset, seed):
    tale = played(table(ruleset), seed, PLIES, beating=True)
    won = {(event.seat, event.card) for event in tale.events if isinstance(event, TrickWon)}
    for event in tale.events:
        if isinstance(event, Drawn):
            assert event.givers, f"{CODES[event.card]} brings {event.points} for nothing"
            assert not won or {(event.seat, each) for each in event.givers} <= won  # without play hands count as won
            assert {SUIT_OF[each] for each in event.givers} == {SUIT_OF[event.card]}


def diao_flow(mode, banker, shape):
    return column_sums(paid(1, claim).flow for claim in diao_claims(DiaoRules(mode), banker, shape))


@pytest.mark.parametrize("banker", SEATS)
def test_the_edges_sum_to_the_table_and_the_banker_always_has_its_table_value(banker):
    assert len(SHAPES) == 165
    for shape in SHAPES:
        assert diao_flow(DiaoMode.ZERO_SUM_TABLE, banker, shape) == table_value(shape)
        assert diao_flow(DiaoMode.BANKER_EDGES, banker, shape)[banker] == table_value(shape)[banker]
        assert sum(table_value(shape)) == 0


def test_losers_lose_one_diao_and_those_at_par_nothing():
    for shape in SHAPES:
        values = table_value(shape)
        assert all(value == -2 for value, count in zip(values, shape, strict=True) if count < 2)
        assert all(value == 0 for value, count in zip(values, shape, strict=True) if count == 2)
        assert all(value > 0 for value, count in zip(values, shape, strict=True) if count > 2)


@settings(deadline=None)
@given(st.permutations(DECK), st.integers(0, 8), st.integers(0, 7), st.sampled_from(["r_chong", "ts2"]))
def test_without_an_anchor_a_card_brings_nothing(order, won, taken, chong_table):
    own, more, turned = card_set(order[:won]), card_set(order[won : won + taken]), order[-1]
    under = context(chong_table=chong_table).stock
    worth = points(under, own, more, turned)
    assert worth >= 0
    if not own & ANCHORS[turned]:
        assert worth == 0
    suit = card_set(each for each in DECK if SUIT_OF[each] is SUIT_OF[turned])
    assert worth == points(under, CardSet(own & suit), CardSet(more & suit), turned), "other suits do not matter"


@settings(deadline=None, max_examples=some(50))
@given(SEEDS, st.sampled_from(RULESETS))
def test_the_payments_for_draws_are_the_points_of_the_draws(seed, ruleset):
    under, rng = context(ruleset), random.Random(seed)
    order = list(DECK)
    rng.shuffle(order)
    won = all_winnings(
        *(" ".join(CODES[each] for each in order[8 * seat : 8 * seat + rng.randint(0, 4)]) for seat in SEATS)
    )
    draws = looked(under, won, WEST, " ".join(CODES[each] for each in order[32:]))
    payments = stock_payments(under, NORTH, won, draws, WEST)
    for seat in (EAST, WEST, SOUTH):
        items = [each.worth for each in payments if each.due is PaymentKind.CHONG and each.seat == seat]
        assert sum(items) == chong_points(draws, seat)
    banker = column_sums(each.flow for each in payments if each.due is PaymentKind.CHONG)[NORTH]
    total = {seat: chong_points(draws, seat) for seat in SEATS}
    assert banker == under.payments.base * sum(total[NORTH] - total[seat] for seat in SEATS)
    assert all((draw.kind is None) == (draw.taker is None) == (draw.points == 0) for draw in draws)


@settings(deadline=None, max_examples=some(40))
@given(SEEDS, st.sampled_from(SEATS))
def test_a_seat_is_judged_only_by_what_it_could_know(seed, seat):
    tale = played(table(), seed, PLIES - 1, beating=True)
    now, rng = tale.position.phase, random.Random(seed)
    if not isinstance(now, Playing):
        reject()
    hidden = [
        laid.card for trick in now.done for laid in trick.laid if isinstance(laid, FaceDown) and laid.seat != seat
    ]
    swapped = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    hands: Any = tuple(tuple(swapped.get(each, each) for each in hand) for hand in now.dealt.hands)
    tricks = tuple(
        Trick(tuple(replace(laid, card=swapped.get(laid.card, laid.card)) for laid in trick.laid)) for trick in now.done
    )
    other = replace(now, dealt=replace(now.dealt, hands=hands), done=tricks)
    assert [each for each in judge(now) if each.seat == seat] == [each for each in judge(other) if each.seat == seat]


# Every answer to a question about money, and what shows that it is another answer.
FULL = all_winnings("S2", "Tb T90 W5 W6 W8", "T20 W1", "")
MERITED = Winnings(won=(Won(card("Tw"), 3, card("Tb"), named("Tb")), Won(card("T20"))))
ROUND = all_winnings("W8 T30", "W1 T40", "T20 C5", "Tw")


def settled(under):
    return told(table_payments(under, EAST, FULL))


def turned(under):
    return takers(looked(under, ROUND, EAST, "W9 T60 W5 T70"))


def held(under):
    piles = ("Tb S2", "Tb W5", "Tb T90 W5 W6 W8", "T90 W5", "Tw W9 W1 C9", "W1 S1")
    return [told(table_payments(under, EAST, all_winnings("", won, "", ""))) for won in piles]


QUESTIONS = {
    "diao_mode": lambda under: told(table_payments(under, NORTH, all_winnings("W2 W3 W4 W5 W6", "S2", "S3", "S4"))),
    "dahuo": held,
    "dahuo_tu_needs": held,
    "qiaomen": settled,
    "singles_scope": held,
    "xiao_tu": held,
    "base_score": settled,
    "chong_taker": turned,
    "chong_pointer": lambda under: takers(
        looked(under, all_winnings("Tw W9", "T20 S1", "", ""), EAST, "T60 T50 C5 T70")
    ),
    "chong_min_tricks": lambda under: takers(looked(under, all_winnings("Tw", "", "", ""), EAST, "T70")),
    "chong_table": lambda under: drawn(under, "S9", "S5"),
    "stock_cards": lambda under: under.stock.offered,
    "merit_chong": lambda under: under.stock.merit and merits_of(MERITED),
    "duo_jin_biao": lambda under: [
        told(stock_payments(under, EAST, won, looked(under, won, EAST, stock), EAST))
        for won, stock in (
            (all_winnings("W9 S9 C0", "Tb S2", "", ""), "Tw"),
            (all_winnings("Tw W9 S9", "C9 S2", "", ""), "C0"),
        )
    ],
    "penalties": lambda under: under.penalties,
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_answer_about_money_is_another_answer(question):
    asked = type(getattr(rulings(), question))
    usual: dict[str, Any] = {"stock_cards": (8, 7), "chong_min_tricks": (2, 1), "base_score": (1, 2)}
    answers = usual.get(question) or [each.word for each in asked]
    shown = [repr(QUESTIONS[question](context("madiao/guide", **{question: answer}))) for answer in answers]
    assert len(set(shown)) == len(shown)


def test_an_own_card_serves_once_or_again_where_points_go_by_distance():
    again, once = (context(chong_table="ts2", own_card_reuse=answer) for answer in ("on", "off"))
    assert drawn(again, "T90", "Tw Tb") != drawn(once, "T90", "Tw Tb")


def test_a_hand_that_ended_play_is_paid_once_for_its_draws():
    won = all_winnings("Tq W8 S8 Ch", "", "", "")
    shown = (replace(won[0], fought=False), *won[1:])
    draws = looked(context(), won, EAST, "W9")
    assert [len(stock_payments(context(), SOUTH, each, draws, EAST)) for each in (won, shown)] == [2, 1]


def test_the_cards_of_a_deal_are_looked_at_as_they_were_won():
    tale = played(table(), 11, PLIES - 1, beating=True)
    assert isinstance(tale.position.phase, Playing)
    gathered = winnings_of(tale.position.phase)
    assert [Seat(each.seat) for each in gathered] == list(SEATS)
    assert all(each.dealt is not None and not card_set(each.order) & ~each.dealt & ALL for each in gathered)
