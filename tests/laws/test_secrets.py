"""A seat knows its view and what it hears, and no more: nothing it sees or hears tells one allowed world from another."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings

from tests.kit.amount import some
from tests.kit.strategies import SEEDS, journeys
from youyi.kernel.rules import Decision
from youyi.kernel.secrets import Revealed, asked, heard
from youyi.kernel.streams import Stream, key


def before_revealed(events) -> tuple[tuple[Any, ...], bool]:
    """Cut what is heard before the rules turn up what was unseen; says whether they did."""
    for at, event in enumerate(events):
        if isinstance(event, Revealed):
            return tuple(events[:at]), True
    return tuple(events), False


def everyone(rules):
    return (None, *range(rules.seats))


@settings(max_examples=some(60))
@given(journeys(), SEEDS)
def test_a_world_the_view_allows_looks_the_same_and_goes_on_the_same(journey, seed):
    rules = journey.table.rules
    for nth, position in enumerate(journey.positions[-12:]):
        for seat in everyone(rules):
            view = rules.view(position, seat)
            world = rules.worlds(view, Stream(key(seed, nth)))
            assert rules.view(world, seat) == view
            assert asked(rules.prompt(world), seat) == asked(rules.prompt(position), seat)
            prompt = rules.prompt(position)
            for move in prompt.moves[:6] if isinstance(prompt, Decision) and prompt.seat == seat else ():
                same_to_hear(rules, position, world, move, seat)


def same_to_hear(rules, position, world, move, seat) -> None:
    here, there = rules.play(position, move), rules.play(world, move)
    ours, revealed = before_revealed(heard(here.events, seat))
    theirs, revealed_there = before_revealed(heard(there.events, seat))
    assert ours == theirs
    assert revealed == revealed_there
    if not revealed:
        assert rules.view(here.position, seat) == rules.view(there.position, seat)


@settings(max_examples=some(60))
@given(journeys(), SEEDS)
def test_a_world_is_a_position_that_can_be(journey, seed):
    rules = journey.table.rules
    for seat in everyone(rules):
        world = rules.worlds(rules.view(journey.position, seat), Stream(seed))
        assert journey.faults(world) == ()
        assert type(rules.prompt(world)) is type(rules.prompt(journey.position))
