"""The fast engines are held to the readable ones: ply by ply, game by game, player by player."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import numpy as np
import pytest

from tests.kit.lockstep import HAVE_NUMBA, Pair, lowered_settings, random_pair, random_players
from youyi.analysis.engines import fast_engine
from youyi.kernel.rulings import AnswersConflict, Quantity, questions, value_of

pytestmark = HAVE_NUMBA
SETTINGS = pytest.mark.parametrize("setting", lowered_settings(), ids=str)
QUICK, PLAYED = 3_000, 12_000
"""Plies of one game in the quick run: so many compared one by one, and so many played out by the kernels alone."""
LONGEST = 800
"""Plies after which a game is left in the quick run; under some answers random play hardly ever ends."""
MANY = 5_000_000
"""Plies of one game in the long run."""


def settings_of(name):
    """The settings of one game."""
    return [each for each in lowered_settings() if each.game.id == name]


def run(setting, plies, outs, seed=0, longest=LONGEST):
    """Compare so many plies walked through and so many played out, each game at another table."""
    walked = played = 0
    while walked < plies or played < outs:
        pair = random_pair(setting, seed)
        if walked < plies:
            walked += pair.walk(seed, seed, limit=min(plies - walked, longest))
        if played < outs:
            played += pair.play_out(random_players(pair, seed), seed, range(seed, seed + 1), longest)
        seed += 1
    return walked + played


@SETTINGS
def test_both_engines_play_the_same_game(setting):
    tables = len(settings_of(setting.game.id))
    assert run(setting, QUICK // tables, PLAYED // tables) >= (QUICK + PLAYED) // tables


@pytest.mark.long
@SETTINGS
def test_both_engines_play_the_same_game_five_million_plies_long(setting):
    share = MANY // 2 // len(settings_of(setting.game.id))
    assert run(setting, share, share, seed=10**6, longest=10**5) >= 2 * share


def single_answers(setting):
    """Every answer to every question, one at a time, but for those that need another beside them."""
    base = setting.game.ruleset(setting.ruleset).rulings
    for name, asked in questions(base).items():
        if not isinstance(asked, Quantity):
            for answer in asked:
                if answer is not getattr(base, name) and allowed(base, name, answer):
                    yield {name: value_of(answer)}


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
            play_alike(setting, seed, rulings, LONGEST)


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
