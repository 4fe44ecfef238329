"""What playing is, in every game: total, exact, repeatable, and explained."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit.amount import some
from tests.kit.strategies import journeys
from tests.kit.tables import AnyTable
from tests.kit.tables import settings as every_setting
from tests.kit.walks import stroll
from youyi.kernel.articles import Article
from youyi.kernel.errors import IllegalMove
from youyi.kernel.rules import Chance, Decision, Over
from youyi.kernel.rulings import Ruling, questions

FEW = settings(max_examples=some(50))
SETTINGS = pytest.mark.parametrize("setting", every_setting(), ids=str)
GENEROUS = 20_000
"""Moves that no bout needs."""


def check_prompt(table: AnyTable, position: Any) -> None:
    match table.rules.prompt(position):
        case Decision(seat, moves):
            assert 0 <= seat < table.rules.seats
            assert moves, "a decision offers something"
            assert len(set(moves)) == len(moves)
            assert [move for move in moves if table.rules.objection(position, move) is not None] == []
        case Chance(odds, by):
            assert by is None or 0 <= by < table.rules.seats
            assert odds.table() is None or odds.table()
        case Over(score, first, why, kind):
            assert len(score) == table.rules.seats
            assert first
            assert first <= set(range(table.rules.seats))
            assert why is not None
            assert kind == kind.lower()


@FEW
@given(journeys())
def test_every_position_asks_something_and_offers_only_what_may_be_done(journey):
    for position in journey.positions[-80:]:
        check_prompt(journey.table, position)
        assert journey.table.rules.prompt(position) == journey.table.rules.prompt(position)


@FEW
@given(journeys())
def test_a_game_replays_to_the_same_end(journey):
    notation, rules = journey.table.game.notation, journey.setting.bout(journey.rulings).rules
    position = rules.start()
    for pace in journey.paces:
        step = rules.play(position, notation.read_move(notation.write_move(pace.move)))
        assert step == pace.step
        position = step.position


@FEW
@given(journeys())
def test_what_happened_is_what_the_events_say(journey):
    evolve = journey.table.game.evolve
    for pace in journey.paces:
        position = pace.before
        for event in pace.step.events:
            position = evolve(position, event)
        assert position == pace.step.position


@FEW
@given(journeys(), st.data())
def test_equal_positions_have_equal_futures(journey, data):
    """A position written down and read again, in another process as it were, goes on in the same way."""
    notation, position = journey.table.game.notation, journey.position
    twin = notation.read_position(notation.write_position(position), tolerate=journey.tolerate)
    assert twin == position
    assert hash(twin) == hash(position)
    seed = data.draw(st.integers(0, 999))
    for ours, theirs, _ in zip(
        stroll(journey.table.rules, seed, start=position),
        stroll(journey.setting.bout(journey.rulings).rules, seed, start=twin),
        range(30),
        strict=False,
    ):
        assert ours == theirs


@SETTINGS
def test_games_end(setting):
    rules = setting.bout().rules
    for game in range(6):
        length = sum(1 for _ in stroll(rules, seed=11, game=game))
        assert 0 < length < GENEROUS


@SETTINGS
def test_a_whole_sitting_ends(setting):
    rules = setting.sitting().rules
    paces = list(stroll(rules, seed=12))
    assert len(paces) < 50 * GENEROUS
    assert isinstance(rules.prompt(paces[-1].step.position), Over)


@settings(max_examples=some(12))
@given(journeys(longest=60))
def test_after_the_end_nothing_may_be_done(journey):
    rules, moves = journey.table.rules, {pace.move for pace in journey.paces}
    *_, last = stroll(rules, journey.seed)
    end = last.step.position
    for move in moves:
        with pytest.raises(IllegalMove):
            rules.play(end, move)


def registered(game, reason) -> bool:
    """Say whether a reason is a clause of the game or an answer to one of its questions."""
    if isinstance(reason, Article):
        return any(reason is article for article in game.articles)
    asked = [asked for asked in questions(game.rulesets[0].rulings).values() if isinstance(asked, type)]
    return isinstance(reason, Ruling) and type(reason) in asked


@FEW
@given(journeys())
def test_every_reason_is_a_clause_or_an_answer(journey):
    game = journey.table.game
    assert {type(event) for event in journey.events} <= set(game.event_types)
    assert [event for event in journey.events if not registered(game, event.because)] == []
    prompt = journey.table.rules.prompt(journey.position)
    assert not isinstance(prompt, Over) or registered(game, prompt.why)


@FEW
@given(journeys())
def test_money_is_neither_made_nor_lost(journey):
    for pace in journey.paces:
        before, after = getattr(pace.before, "ledger", None), getattr(pace.step.position, "ledger", None)
        assert (before is None) == (after is None)
        if before is not None and after is not None:
            assert before.total == after.total
            assert after.bowl >= 0
