"""The kernel carries a game of hidden hands: what is secret is addressed, and worlds are what a seat cannot tell apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import reduce
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit.toys.leaves import LEAVES, NOTATION
from tests.kit.toys.leaves_rules import Leaves, beats, current_trick, evolve
from tests.kit.toys.leaves_values import (
    DECK,
    SEATS,
    Card,
    Discarded,
    DiscardedCard,
    Event,
    Move,
    Play,
    Position,
    Received,
    Rulings,
    Settled,
    Shown,
    StockShown,
    Terms,
    ToDeal,
    Tricks,
)
from youyi.analysis.simulate.referee import referee
from youyi.kernel.cards import Deal
from youyi.kernel.names import Language
from youyi.kernel.rules import Decision, Step
from youyi.kernel.seats import Seat
from youyi.kernel.secrets import Revealed, Waits, asked, heard
from youyi.kernel.streams import Numbered, Stream
from youyi.players.simple import RandomPlayer
from youyi.records.record import NumberedChance, Sitter, begun
from youyi.records.replay import replay

RULES = Leaves(Rulings(), Terms())
seeds = st.integers(0, 2**32)
listeners = st.sampled_from([None, *map(Seat, range(SEATS))])


def walked(seed: int) -> Iterator[tuple[Position, Step[Position, Event]]]:
    position: Position = RULES.start()
    for move in referee(RULES, [RandomPlayer()] * SEATS, Numbered(seed, 0)).moves:
        step = RULES.play(position, move)
        yield position, step
        position = step.position


def before_revealed(events: tuple[Event, ...]) -> tuple[Event, ...]:
    place = next((at for at, event in enumerate(events) if isinstance(event, Revealed)), len(events))
    return events[:place]


@given(seeds, listeners, st.integers(0, 2**32))
def test_what_a_seat_cannot_know_makes_no_difference_to_it(seed, seat, luck):
    for position, _ in walked(seed):
        world = RULES.worlds(RULES.view(position, seat), Stream(luck))
        assert RULES.view(world, seat) == RULES.view(position, seat)
        here, there = RULES.prompt(position), RULES.prompt(world)
        assert asked(here, seat) == asked(there, seat)
        if not isinstance(here, Decision) or here.seat != seat:
            continue
        for move in here.moves:
            ours, theirs = RULES.play(position, move), RULES.play(world, move)
            assert heard(before_revealed(ours.events), seat) == heard(before_revealed(theirs.events), seat)
            if not any(isinstance(event, Revealed) for event in ours.events):
                assert RULES.view(ours.position, seat) == RULES.view(theirs.position, seat)


@given(seeds, st.integers(0, SEATS - 1), st.integers(0, 2**32))
def test_a_world_replayed_from_its_deal_sounds_the_same(seed, number, luck):
    seat, story = Seat(number), list[Event]()
    for position, step in walked(seed):
        if isinstance(position, Tricks):
            world = RULES.worlds(RULES.view(position, seat), Stream(luck))
            assert isinstance(world, Tricks)
            assert list(heard(told_from_the_deal(world), seat)) == story
        story += heard(step.events, seat)


def told_from_the_deal(world: Tricks) -> tuple[Event, ...]:
    hands = [
        [*hand, *(laid.card for laid in world.story if laid.seat == seat)] for seat, hand in enumerate(world.hands)
    ]
    position: Position = ToDeal()
    told: list[Event] = []
    deal: Move = Deal((*(card for hand in hands for card in hand), *world.stock))
    for move in (deal, *(Play(laid.card) for laid in world.story)):
        step = RULES.play(position, move)
        told += step.events
        position = step.position
    assert position == world
    return tuple(told)


def test_worlds_are_as_likely_as_counting_says():
    position = RULES.play(ToDeal(), Deal(tuple(Card(card) for card in (0, 5, 1, 9, 2, 10, 3, 11, 4, 6, 7, 8)))).position
    for card in (5, 9, 2, 3):
        position = RULES.play(position, Play(Card(card))).position
    view = RULES.view(position, Seat(0))
    drawn = Counter(str(RULES.worlds(view, Stream(luck))) for luck in range(6000))
    # Seat 0 led b2 and everybody else laid a leaf face down: none of those can be b3 or b4.
    unseen = [card for card in DECK if card not in (0, 5)]
    possible = [laid for laid in permutations(unseen, 3) if not any(card // 4 == 1 and card > 5 for card in laid)]
    by_laid = Counter[str]()
    for text, times in drawn.items():
        by_laid[text[text.index("story=") :]] += times
    assert len(by_laid) == len(possible)
    expected = 6000 / len(possible)
    chi_square = sum((times - expected) ** 2 / expected for times in by_laid.values())
    degrees = len(possible) - 1
    assert abs(chi_square - degrees) < 4 * (2 * degrees) ** 0.5


@given(seeds)
def test_secrets_reach_their_seat_and_no_other(seed):
    for _, step in walked(seed):
        for seat in (None, *map(Seat, range(SEATS))):
            told = [event for event in heard(step.events, seat) if isinstance(event, (Received, DiscardedCard))]
            assert told == [event for event in step.events if getattr(event, "to", -1) == seat]
        assert sum(isinstance(event, Discarded) for event in heard(step.events, None)) == sum(
            isinstance(event, DiscardedCard) for event in step.events
        )


@given(seeds)
def test_another_seat_only_hears_that_it_waits(seed):
    for position, _ in walked(seed):
        prompt = RULES.prompt(position)
        if isinstance(prompt, Decision):
            other = Seat((prompt.seat + 1) % SEATS)
            assert asked(prompt, other) == Waits(prompt.seat)
            assert asked(prompt, prompt.seat) == prompt


@given(seeds)
def test_the_settlement_turns_up_the_stock_and_pays_what_it_takes(seed):
    *_, (_, last) = walked(seed)
    turned = next(event for event in last.events if isinstance(event, StockShown))
    paid = [event.amount for event in last.events if isinstance(event, Settled)]
    assert paid == [2 if turned.card % 4 >= 2 else 1] * 3
    assert last.position.ledger.total == 0  # type: ignore[union-attr]  # the last position is Done


@given(seeds)
def test_the_deck_is_always_whole_and_events_rebuild_the_position(seed):
    for position, step in walked(seed):
        assert LEAVES.faults(position) == ()
        if not isinstance(position, ToDeal):
            rebuilt: Position = position
            assert reduce(evolve, step.events, rebuilt) == step.position


@given(seeds)
def test_a_record_replays_to_the_same_end(seed):
    played = referee(RULES, [RandomPlayer()] * SEATS, Numbered(seed, 0))
    assert played.over is not None
    blank = begun(LEAVES.under(), (Sitter(player="random@1"),) * SEATS, NumberedChance(seed, 0))
    record = replace(blank, moves=tuple(map(NOTATION.write_move, played.moves)), score=played.over.score)
    assert replay(record, LEAVES).prompt == played.over


@given(seeds)
def test_positions_are_written_and_read_back(seed):
    for position, _ in walked(seed):
        assert NOTATION.read_position(NOTATION.write_position(position)) == position


@given(seeds)
def test_a_leaf_that_beats_the_best_is_shown(seed):
    for position, step in walked(seed):
        laid = [event for event in step.events if isinstance(event, (Shown, DiscardedCard))]
        if isinstance(position, Tricks):
            assert [isinstance(event, Shown) for event in laid] == [
                beats(current_trick(position.story), event.card) for event in laid
            ]
            assert len(laid) == 1


def test_a_position_with_secrets_is_never_drawn_whole():
    table = LEAVES.under()
    position = table.rules.start()
    view = table.rules.view(position, Seat(0))
    assert LEAVES.drawn(view, lambda: pytest.fail("nobody asks for the position"), Language.EN) is None
    sketched = replace(LEAVES, sketch=lambda seen, language: f"{language} {seen == view}")
    assert sketched.drawn(view, lambda: pytest.fail("nobody asks for the position"), Language.EN) == "en True"
