"""The fast engines are held to the readable ones: ply by ply, game by game, player by player."""

from __future__ import annotations

import numpy as np
import pytest

from tests.kit.lockstep import HAVE_NUMBA, Pair, lowered_settings, random_pair, random_players
from youyi.analysis.engines import fast_engine
from youyi.kernel.rulings import Quantity, questions, value_of

pytestmark = HAVE_NUMBA
SETTINGS = pytest.mark.parametrize("setting", lowered_settings(), ids=str)
QUICK = 3000
"""Plies of one game in the quick run: so many compared one by one, and as many played out by the kernels alone."""
MANY = 5_000_000
"""Plies of one game in the long run."""


def run(setting, plies, seed=0):
    """Compare so many plies, about as many walked through as played out, each game at another table."""
    walked = played = 0
    while walked < plies or played < plies:
        pair = random_pair(setting, seed)
        if walked < plies:
            walked += pair.walk(seed, seed, limit=plies - walked)
        if played < plies:
            played += pair.play_out(random_players(pair, seed), seed, range(seed, seed + 1))
        seed += 1
    return walked + played


def same_game(setting):
    """All settings of a game that has a fast engine, the given one among them."""
    return [each for each in lowered_settings() if each.game.id == setting.game.id]


@SETTINGS
def test_both_engines_play_the_same_game(setting):
    share = QUICK // len(same_game(setting))
    assert run(setting, share) >= 2 * share


@pytest.mark.long
@SETTINGS
def test_both_engines_play_the_same_game_five_million_plies_long(setting):
    share = MANY // 2 // len(same_game(setting))
    assert run(setting, share, seed=10**6) >= 2 * share


def single_answers(setting):
    """Every answer to every question, one at a time."""
    base = setting.game.ruleset(setting.ruleset).rulings
    for name, asked in questions(base).items():
        if not isinstance(asked, Quantity):
            yield from ({name: value_of(answer)} for answer in asked if answer is not getattr(base, name))


@SETTINGS
def test_every_answer_alone_is_played_alike(setting):
    """Each answer under one of the rulesets in turn; the long run meets them all."""
    every, mine = len(same_game(setting)), [str(each) for each in same_game(setting)].index(str(setting))
    for seed, rulings in enumerate(single_answers(setting)):
        if seed % every != mine:
            continue
        pair = Pair(setting.bout(rulings))
        pair.play_out(random_players(pair, seed), seed, range(1))


@SETTINGS
def test_a_row_is_its_own_and_is_not_changed_by_asking(setting):
    engine = fast_engine(setting.bout())
    state = engine.pack(setting.bout().rules.start())
    assert state.shape == (engine.width,)
    while engine.asked(state) is None:
        engine.draw(state, 1, 2, 1)
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
