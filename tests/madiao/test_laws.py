"""Laws of 馬吊: forty cards, eight tricks, and money that only changes hands."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit.amount import some
from tests.kit.strategies import journeys
from tests.kit.walks import stroll
from tests.madiao.deals import table
from youyi.games.madiao.cards import DECK, RANK_OF, SUIT_OF
from youyi.games.madiao.events import Captured, DealEnded, Discarded, Led, Paid, TrickWon
from youyi.games.madiao.play.evolve import evolve
from youyi.games.madiao.position import FaceUp, Playing, laid_before

JOURNEYS = journeys("madiao", 40)


@given(JOURNEYS)
@settings(max_examples=some(60), deadline=None)
def test_forty_cards_are_always_there_once(journey):
    for position in journey.positions:
        if isinstance(position.phase, Playing):
            now = position.phase
            assert sorted((*now.dealt.stock, *(card for hand in now.dealt.hands for card in hand))) == list(DECK)
            played = [each.card for each in laid_before(now)]
            held = [card for hand in now.hands for card in hand]
            assert sorted((*played, *held, *now.dealt.stock)) == list(DECK)


@given(JOURNEYS)
@settings(max_examples=some(60), deadline=None)
def test_won_cards_were_dealt_and_each_trick_has_one(journey):
    for position in journey.positions:
        if isinstance(position.phase, Playing):
            now = position.phase
            assert sum(map(len, now.won)) == len(now.done)
            for seat, won in enumerate(now.won):
                assert set(won) <= set(now.dealt.hands[seat])


@given(JOURNEYS)
@settings(max_examples=some(60), deadline=None)
def test_a_trick_goes_to_the_highest_card_that_lies_face_up(journey):
    for position in journey.positions:
        for trick in position.phase.done if isinstance(position.phase, Playing) else ():
            up = [each for each in trick.laid if isinstance(each, FaceUp)]
            assert {SUIT_OF[each.card] for each in up} == {SUIT_OF[trick.led]}
            ranks = [RANK_OF[each.card] for each in up]
            assert ranks == sorted(set(ranks))
            assert trick.best == max(up, key=lambda each: each.card)


@given(JOURNEYS)
@settings(max_examples=some(60), deadline=None)
def test_no_payment_makes_or_loses_money_and_the_purses_are_the_payments(journey):
    purses = [0, 0, 0, 0]
    for event in journey.events:
        if isinstance(event, Paid):
            assert sum(event.flow) == 0
            purses = [held + moved for held, moved in zip(purses, event.flow, strict=True)]
    assert tuple(purses) == journey.position.purses


def test_whole_deals_are_paid_for():
    """Fixed deals, so that the laws above cannot hold for want of payments."""
    found = []
    for seed in range(3):
        events = [event for pace in stroll(table().rules, seed) for event in pace.step.events]
        (ended,) = (event for event in events if isinstance(event, DealEnded))
        found.append((ended.net, sum(isinstance(event, Paid) for event in events)))
    assert found == [((-22, -22, -22, 66), 7), ((11, -6, -2, -3), 3), ((25, 1, -1, -25), 13)]


@given(JOURNEYS)
@settings(max_examples=some(60), deadline=None)
def test_the_position_is_what_the_events_made_of_it(journey):
    for pace in journey.paces:
        position = pace.before
        for event in pace.step.events:
            position = evolve(position, event)
        assert position == pace.step.position


@given(JOURNEYS)
@settings(max_examples=some(60), deadline=None)
def test_a_deal_is_told_whole(journey):
    """Each card is led, captures or is discarded; each trick is won; the nets are the payments since the deal began."""
    events = journey.events
    laid = sum(isinstance(event, Led | Captured | Discarded) for event in events)
    won = sum(isinstance(event, TrickWon) for event in events)
    assert laid // 4 == won
    ended = [event for event in events if isinstance(event, DealEnded)]
    if ended:
        flows = [event.flow for event in events if isinstance(event, Paid)]
        assert tuple(map(sum, zip(*flows, strict=True))) == tuple(
            map(sum, zip(*(each.net for each in ended), strict=True))
        )


@given(st.integers(0, 2**32))
@settings(max_examples=10, deadline=None)
def test_a_sitting_of_several_deals_ends_and_sums_to_nothing(seed):
    paces = list(stroll(table(deals=3).rules, seed))
    end = paces[-1].step.position
    assert end.deal == 3
    assert sum(end.purses) == 0
    assert sum(isinstance(event, DealEnded) for pace in paces for event in pace.step.events) == 3
