"""What a seat of 馬吊 knows: what it heard is enough for its view, and any world drawn for it would have told it the same."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit.amount import some
from tests.madiao.deals import EVERYONE, played, replayed, table
from tests.madiao.notebook import Notebook
from youyi.analysis.review.advice import advised
from youyi.analysis.review.values import Valued
from youyi.games.madiao.cards import CODES, DECK
from youyi.games.madiao.position import SEATS, TRICKS, Playing
from youyi.kernel.rules import Decision
from youyi.kernel.seats import Seat
from youyi.kernel.secrets import heard
from youyi.kernel.streams import Stream, key

SEEDS = st.integers(0, 2**40)
LAST_PLY = SEATS * TRICKS - 1
"""Before the last card, with which the stock and all hands are revealed."""
RULESETS = ("madiao/guide", "madiao/app2022", "madiao/app2025", "madiao/after-novels")
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"eighth_trick_bar": "on"},
    {"eighth_trick_bar": "off"},
    {"promotion_of_ji": "off"},
    {"redeal_five_suit": "on"},
)


@given(SEEDS, st.integers(0, 31), st.sampled_from(RULESETS), st.sampled_from(VARIANTS), st.booleans())
@settings(max_examples=some(80), deadline=None)
def test_a_world_would_have_told_its_seat_the_same(seed, plies, ruleset, rulings, beating):
    laid = table(ruleset, rulings)
    told = played(laid, seed, plies, beating=beating)
    if not isinstance(told.position.phase, Playing):
        return
    for seat in EVERYONE:
        view = laid.rules.view(told.position, seat)
        world = laid.rules.worlds(view, Stream(key(seed, plies)))
        again = replayed(laid, world, laid.rules.start())
        assert again.position == world
        assert again.heard(seat) == told.heard(seat)


@given(SEEDS, st.just(LAST_PLY) | st.integers(0, LAST_PLY), st.sampled_from(RULESETS), st.sampled_from(VARIANTS))
@settings(max_examples=some(60), deadline=None)
def test_what_is_said_of_choices_would_be_said_in_every_world_of_the_view(seed, plies, ruleset, rulings):
    laid = table(ruleset, rulings)
    position = played(laid, seed, plies, beating=True).position
    prompt = laid.rules.prompt(position)
    if not isinstance(prompt, Decision):
        return
    valued = [Valued(move, (0.0,) * SEATS, float(nth), 0.0) for nth, move in enumerate(prompt.moves)]
    world = laid.rules.worlds(laid.rules.view(position, prompt.seat), Stream(key(seed, plies)))
    assert advised(laid, position, valued, prompt.seat) == advised(laid, world, valued, prompt.seat)


@given(SEEDS, st.integers(0, 32), st.sampled_from(RULESETS), st.sampled_from(VARIANTS))
@settings(max_examples=some(60), deadline=None)
def test_what_a_seat_heard_is_enough_for_its_view(seed, plies, ruleset, rulings):
    laid = table(ruleset, rulings, deals=2)
    told = played(laid, seed, plies, beating=True)
    for seat in EVERYONE:
        notes = Notebook(seat)
        notes.open(laid.rules.view(laid.rules.start(), seat))
        for event in told.heard(seat):
            notes.hear(event)
        assert notes.view() == laid.rules.view(told.position, seat)


@given(SEEDS, st.integers(0, 31))
@settings(max_examples=some(60), deadline=None)
def test_what_is_said_names_every_open_card_and_ones_own_and_none_that_lies_face_down(seed, plies):
    laid = table()
    told = played(laid, seed, plies)
    if not isinstance(told.position.phase, Playing):
        return
    now = told.position.phase
    for seat in EVERYONE:
        open_to = {now.dealt.exposed} | {
            each.card for trick in (*now.done, now.now) for each in trick.laid if each.face_up
        }
        own = set() if seat is None else set(now.dealt.hands[seat])
        named = {
            card
            for event in heard(told.events, seat)
            for field in event.__dataclass_fields__
            for card in _cards(getattr(event, field), field)
        }
        before_promotion = set() if seat is None else {now.dealt.stock[-1]} & _dealt_before(told, seat)
        assert named == open_to | own | before_promotion, [CODES[card] for card in named ^ (open_to | own)]


def _cards(value, field):
    if field in ("card", "becomes"):
        return (value,)
    return value if field == "cards" else ()


def _dealt_before(told, seat):
    return {card for event in heard(told.events, seat) if type(event).__name__ == "Received" for card in event.cards}


@pytest.mark.more
@pytest.mark.parametrize("seed", range(some(6)))
def test_every_card_lies_in_worlds_as_often_as_it_may(seed):
    """Over many worlds every unseen card is as likely in one free place as in another of its kind (chi-square)."""
    laid = table()
    told = played(laid, seed, 3)
    view = laid.rules.view(told.position, Seat(0))
    entropy, draws = Stream(key(99, seed)), 4000
    tally = Counter[Any]()
    for _ in range(draws):
        world = laid.rules.worlds(view, entropy).phase
        for place, card in enumerate(world.dealt.stock[:-1]):
            tally[place, card] += 1
    places = {place for place, _ in tally}
    for card in DECK:
        counts = [tally[place, card] for place in places]
        mean = sum(counts) / len(counts)
        if mean > 20:
            square = sum((count - mean) ** 2 / mean for count in counts)
            assert square < 6 + 6 * 12**0.5 + 12, CODES[card]
