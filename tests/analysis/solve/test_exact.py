"""Exact figures of the games, held to formulas, to hands listed one by one, and to simulation."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb, sqrt
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from youyi.games import catalogue, game
from youyi.games.dama import exact as dama
from youyi.games.dama.casts import CASTS, DICE, CastClass
from youyi.games.dama.road import FEILONG, MOAT
from youyi.games.madiao import exact as madiao
from youyi.games.madiao.cards import ALL, DECK, FLAG, RED, REWARD, CardSet, Suit, card_set, members, one_suit
from youyi.games.madiao.conditions.piles import DEALT
from youyi.games.madiao.patterns import dealt as d
from youyi.games.madiao.patterns.in_force import dealt_rows
from youyi.games.madiao.play.dealing import substitutes
from youyi.games.madiao.winnings import Winnings
from youyi.kernel.cards import Shuffle
from youyi.kernel.lab.exact import ExactTable
from youyi.kernel.seats import Seat, Spot
from youyi.kernel.streams import Stream, key

HANDS = comb(40, 8)
RULINGS = [ruleset.rulings for ruleset in game("madiao").rulesets]
GUIDE: Any = RULINGS[0]


def held_under(rulings) -> list[CardSet]:
    """Which cards can be held, as they count, under each exposed card."""
    taken = substitutes(rulings)
    return [CardSet(ALL & ~(1 << taken.get(exposed, exposed))) for exposed in DECK]


@pytest.mark.parametrize("rulings", RULINGS, ids=lambda _rulings: "")
def test_some_hand_is_dealt(rulings):
    assert madiao.chance_dealt(DEALT.count(RED).least(0), rulings) == 1
    assert madiao.chance_dealt(DEALT.count(RED).least(10), rulings) == 0


@pytest.mark.parametrize("rulings", RULINGS[:2], ids=lambda _rulings: "")
def test_reds_follow_the_hypergeometric_law(rulings):
    expected = Fraction(0)
    for cards in held_under(rulings):
        reds = (cards & RED).bit_count()
        expected += Fraction(sum(comb(reds, n) * comb(39 - reds, 8 - n) for n in (6, 7, 8)), 40 * comb(39, 8))
    assert madiao.chance_dealt(d.LIU_HONG.when, rulings) == expected


def test_named_cards_by_hand():
    # Eight named cards: one hand, under every exposed card but those by which one of the eight is nobody's.
    when = d.TIAN_DI_JIAO_TAI.when
    named = CardSet(when.need.sets[0])
    possible = sum(cards & named == named for cards in held_under(GUIDE))
    assert madiao.chance_dealt(when, GUIDE) == Fraction(possible, 40 * comb(39, 8))
    # Four Rewards and the flag share the Red Myriad: six cards, any two others.
    six = CardSet(REWARD | FLAG)
    possible = sum(comb(33, 2) for cards in held_under(GUIDE) if cards & six == six)
    assert madiao.chance_dealt(d.SI_SHANG_SHUN_FENG_QI.when, GUIDE) == Fraction(possible, 40 * comb(39, 8))


@pytest.mark.parametrize("row", [d.QI_LIAN_TONG_HUA_SHUN, d.BA_LIAN_TONG_HUA_SHUN, d.BA_TONG], ids=lambda row: row.id)
def test_runs_are_those_of_hands_listed_one_by_one(row):
    suits = [members(one_suit(suit)) for suit in Suit]
    listed = [
        card_set((*seven, other))
        for suit in suits
        for seven in combinations(suit, 7)
        for other in DECK
        if other not in seven
    ]
    hands = {hand for hand in listed if row.when.holds(Winnings(dealt=hand))}
    possible = sum(cards & hand == hand for cards in held_under(GUIDE) for hand in hands)
    assert madiao.chance_dealt(row.when, GUIDE) == Fraction(possible, 40 * comb(39, 8))


@given(st.lists(st.integers(0, 39), min_size=8, max_size=8, unique=True), st.integers(0, 8))
def test_what_is_asked_of_suits_is_answered_by_suits(drawn, top):
    hand = card_set(members(ALL)[-top:] if top else ()) | card_set(DECK[each] for each in drawn[top:])
    parts = [CardSet(hand & one_suit(suit)) for suit in Suit if hand & one_suit(suit)]
    for row in (d.BA_DA, d.BA_XIAO):
        assert row.when.holds(Winnings(dealt=CardSet(hand))) == all(
            row.when.holds(Winnings(dealt=part)) for part in parts
        )


@cache
def tables(name: str, ruleset: str, **terms: int) -> tuple[ExactTable, ...]:
    found = game(name)
    return found.exact(found.under(ruleset, terms=dict(terms)).rules)


@pytest.mark.parametrize("each", catalogue(), ids=lambda each: each.id)
def test_figures_are_named_once_and_lie_where_they_can(each):
    for table in tables(each.id, each.rulesets[0].full_id):
        assert table.rows
        assert len({row.key for row in table.rows}) == len(table.rows)
        for row in table.rows:
            assert row.value >= 1 if table.key == "rounds" else 0 <= row.value < 1


def test_every_dealt_pattern_in_force_has_its_chance():
    for ruleset in game("madiao").rulesets[:3]:
        (table,), rulings = tables("madiao", ruleset.full_id), ruleset.rulings
        assert [row.key for row in table.rows] == [row.id for row in dealt_rows(rulings)]


ODDS = dict(DICE.table())
PLAIN = [ODDS[cast.throw] for cast in CASTS if cast.kind is CastClass.PLAIN]
OWN = sum(chance * chance for chance in PLAIN) / sum(PLAIN)
"""How often a throw is one's own cast, over all of them."""


def figures(ruleset: str, seats: int) -> dict[str, dict[str, Fraction]]:
    found = tables("dama", ruleset, **({"seats": seats} if seats != 3 else {}))
    return {table.key: {row.key: row.value for row in table.rows} for table in found}


def test_waiting_on_the_court_by_hand():
    found = figures("dama/tujing@1", 4)
    throws = found["throws"]
    # A triple or one's own cast opens it; but eighteen steps, nine there and nine back, lead nowhere.
    assert throws["Flying Dragon Court: own"] == Fraction(5, 216) + OWN
    assert {throws[f"Flying Dragon Court: {by}"] for by in ("before", "after", "other")} == {OWN}
    # The moat: triples and one's own cast; penalty casts of the seat before too, and they fly whatever they count.
    assert throws["the moat: own"] == throws["the moat: other"] + Fraction(6, 216)
    assert throws["the moat: before"] == OWN + Fraction(9, 216)


def test_who_can_only_step_back_from_the_court_waits_on():
    rules: Any = game("dama").under("shuofu").rules
    own, back, on = (DICE.read(dice) for dice in ("333", "234", "222"))
    assert not dama.goes_on(rules, Spot(FEILONG), own, Seat(0), back)
    assert dama.goes_on(rules, Spot(FEILONG), own, Seat(0), on)


def test_where_only_ones_own_throws_count_the_wait_is_geometric():
    found = figures("dama/simplified-2009@1", 3)
    for place in ("Flying Dragon Court", "the pincers", "the moat"):
        assert found["rounds"][place] == 1 / found["throws"][f"{place}: own"]
    assert set(found["classes"].values()) >= {Fraction(11, 72), Fraction(1, 24), Fraction(29, 36), Fraction(1, 36)}


@pytest.mark.parametrize(("seats", "kinds"), [(3, 3), (4, 4)])
def test_every_kind_of_seat_throws(seats, kinds):
    assert len(figures("dama/tujing@1", seats)["throws"]) == 3 * kinds


def near(found: float, expected: float, error: float) -> bool:
    return abs(found - expected) < 4 * error


@pytest.mark.long
def test_dealt_patterns_are_as_frequent_in_simulation():
    deals, taken = 100_000, substitutes(GUIDE)
    rows = [row for row in dealt_rows(GUIDE) if madiao.chance_dealt(row.when, GUIDE) > 1e-5]
    counts = dict.fromkeys(rows, 0)
    stream = Stream(key(11))
    for _ in range(deals):
        order = Shuffle(DECK).draw(stream).cards
        exposed = order[-1]
        for seat in range(4):
            hand = (exposed if card == taken.get(exposed) else card for card in order[8 * seat : 8 * seat + 8])
            winnings = Winnings(dealt=card_set(hand))
            for row in rows:
                counts[row] += row.when.need.met(winnings.piles) and row.when.holds(winnings)
    assert len(rows) > 5
    for row, found in counts.items():
        expected = float(madiao.chance_dealt(row.when, GUIDE))
        assert near(found / deals / 4, expected, sqrt(expected / deals / 4)), row.id


@pytest.mark.long
@pytest.mark.parametrize(("place", "spot"), [("Flying Dragon Court", FEILONG), ("the moat", MOAT)])
def test_waiting_is_as_long_in_simulation(place, spot):
    rules: Any = game("dama").under("tujing", terms={"seats": 3}).rules
    stream, waits = Stream(key(5)), list[int]()
    for _ in range(1500):
        own = DICE.draw(stream)
        while rules.context.readings[own].kind is not CastClass.PLAIN:
            own = DICE.draw(stream)
        rounds = 0
        gone = False
        while not gone:
            rounds += 1
            gone = any(dama.goes_on(rules, Spot(spot), own, Seat(seat), DICE.draw(stream)) for seat in range(3))
        waits.append(rounds)
    expected = float(figures("dama/tujing@1", 3)["rounds"][place])
    mean = sum(waits) / len(waits)
    deviation = sqrt(sum((each - mean) ** 2 for each in waits) / len(waits))
    assert near(mean, expected, deviation / sqrt(len(waits)))
