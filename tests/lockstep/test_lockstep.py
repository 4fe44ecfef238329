"""The fast engines are held to the readable ones: ply by ply, game by game, player by player."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import numpy as np
import pytest

from tests.kit.amount import ALL, some
from tests.kit.engines.lockstep import (
    HAVE_NUMBA,
    Pair,
    compare_plies,
    lowered,
    lowered_settings,
    random_pair,
    random_players,
)
from youyi.analysis.runs.engines import fast_engine, fast_room
from youyi.kernel.rulings import AnswersConflict, Quantity, questions, value_of

pytestmark = [HAVE_NUMBA, pytest.mark.more]
SETTINGS = pytest.mark.parametrize("setting", lowered_settings(), ids=str)
QUICK, PLAYED = (10_000, 40_000) if ALL else (some(10_000) // 2, some(40_000) // 2)
"""Plies of one game in the quick run: so many compared one by one, and so many played out by the kernels alone."""
TABLES = some(12)
"""Tables of one game in the quick run: to work the arrays of one out takes as long as to play hundreds of plies."""
SEARCHED = some(40)
"""Plies of one game in the quick run that are played out by searching players."""
LONGEST, BRIEF = 800, 300
"""Plies after which a game is left in the quick run, where each answer is tried alone; under some random play hardly ever ends."""
MANY = 5_000_000
"""Plies of one game in the long run."""


def settings_of(name):
    """The settings of one game."""
    return [each for each in lowered_settings() if each.game.id == name]


def run(setting, tables, plies, outs, seed=0, searched=0):
    """Compare so many plies walked through and so many played out, in equal parts at tables drawn by lot."""
    done = 0
    for each in range(seed, seed + tables):
        done += sum(compare_plies(random_pair(setting, each), each, plies // tables, outs // tables, LONGEST, searched))
    return done


@SETTINGS
def test_both_engines_play_the_same_game(setting):
    share = len(settings_of(setting.game.id))
    tables = max(1, TABLES // share)
    assert run(setting, tables, QUICK // share, PLAYED // share) >= (QUICK + PLAYED) // share - 2 * tables


@pytest.mark.long
@SETTINGS
def test_both_engines_play_the_same_game_five_million_plies_long(setting):
    share = len(settings_of(setting.game.id))
    walk, out = MANY // 5 // share, MANY * 4 // 5 // share
    assert run(setting, 400 // share, walk, out, seed=10**6, searched=1000) >= (walk + out) * 0.99


@pytest.mark.parametrize("name", sorted({each.game.id for each in lowered_settings()}))
def test_searching_players_choose_the_same(name):
    """Some choices of theirs, at the table and when kernels play alone."""
    pair = Pair(settings_of(name)[0].bout())
    for searcher in pair.searching:
        played = pair.play_out([searcher] * pair.fast.seats, 5, range(1), SEARCHED)
        assert played + pair.walk(5, 1, SEARCHED, searched=1) == 2 * SEARCHED


def single_answers(setting):
    """Every answer that kernels were taught, one at a time, but for those that need another beside them."""
    base = setting.game.ruleset(setting.ruleset).rulings
    for name, asked in questions(base).items():
        if not isinstance(asked, Quantity):
            for answer in asked:
                change = {name: value_of(answer)}
                if answer is not getattr(base, name) and allowed(base, name, answer) and lowered(setting.bout(change)):
                    yield change


def allowed(base, name, answer):
    """Whether an answer can be given beside the others of a ruleset."""
    try:
        replace(base, **{name: answer})
    except AnswersConflict:
        return False
    return True


def play_alike(setting, seed, rulings, longest):
    pair = Pair(setting.bout(rulings))
    pair.play_out(random_players(pair, seed), seed, range(1), longest)


@SETTINGS
def test_every_answer_alone_is_played_alike(setting):
    """Each answer at one number of seats, under one of the rulesets, in turn."""
    same = settings_of(setting.game.id)
    mine = [str(each) for each in same].index(str(setting))
    for seed, rulings in enumerate(single_answers(setting)):
        if seed % len(same) == mine:
            play_alike(setting, seed, rulings, BRIEF)


@pytest.mark.long
@SETTINGS
def test_every_answer_alone_is_played_alike_everywhere(setting):
    for seed, rulings in enumerate(single_answers(setting)):
        play_alike(setting, seed, rulings, 10**4)


@SETTINGS
def test_a_row_is_its_own_and_is_not_changed_by_asking(setting):
    engine = fast_engine(setting.bout())
    state = engine.pack(setting.bout().rules.start())
    assert state.shape == (engine.width,)
    draws = count(1)
    while engine.asked(state) is None:
        engine.draw(state, 1, 2, next(draws))
    before = state.copy()
    engine.legal(state)
    seen = engine.observe(state, 0)
    assert np.array_equal(state, before)
    assert np.array_equal(engine.observe(engine.worlds(seen, 1, 0), 0), seen)
    with pytest.raises(ValueError, match="not legal here"):
        engine.apply(state, -1)
    assert np.array_equal(state, before)


@SETTINGS
def test_a_game_cut_short_has_no_end_and_goes_on_where_it_was_cut(setting):
    engine = fast_engine(setting.bout())
    start = engine.pack(setting.bout().rules.start())
    names = [engine.players[0]] * engine.seats
    (cut,) = engine.playouts(start, names, 3, range(5, 6), limit=7)
    assert (cut[0], cut[1]) == (0, 7)
    rows = engine.playouts(start, names, 3, range(40), limit=10**5)
    parts = [engine.playouts(start, names, 3, part, limit=10**5) for part in (range(7), range(7, 40))]
    assert np.array_equal(rows, np.concatenate(parts)), "a game does not depend on those before it"


@pytest.mark.parametrize("name", sorted({each.game.id for each in lowered_settings()}))
def test_one_machine_code_serves_every_ruleset_and_every_answer(name):
    """Tables of another shape would be compiled for anew, which takes a minute."""
    same = settings_of(name)
    first_of_each = {each.ruleset: each for each in reversed(same)}.values()
    tables = [same[0].bout(), *(random_pair(each, 3).table for each in first_of_each)]
    room = fast_room(same[0].game)
    assert room is not None
    assert len({room.stepping(each.rules, computers=False).tables.dtype for each in tables}) == 1
