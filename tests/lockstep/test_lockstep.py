"""The fast engines are held to the readable ones: ply by ply, game by game, player by player."""

from __future__ import annotations

import numpy as np
import pytest

from tests.kit.lockstep import HAVE_NUMBA, Pair, lowered_settings, random_pair, random_players
from youyi.analysis.engines import fast_engine
from youyi.kernel.rulings import Quantity, questions, value_of

pytestmark = HAVE_NUMBA
SETTINGS = pytest.mark.parametrize("setting", lowered_settings(), ids=str)
WALKED, PLAYED = 1500, 1500
"""Plies of one setting in the quick run: compared one by one, and played out by the kernels alone."""
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


@SETTINGS
def test_both_engines_play_the_same_game(setting):
    assert run(setting, WALKED) >= 2 * WALKED


@pytest.mark.long
@SETTINGS
def test_both_engines_play_the_same_game_five_million_plies_long(setting):
    share = MANY // 2 // sum(each.game.id == setting.game.id for each in lowered_settings())
    assert run(setting, share, seed=10**6) >= 2 * share


def single_answers(setting):
    """Every answer to every question, one at a time."""
    base = setting.game.ruleset(setting.ruleset).rulings
    for name, asked in questions(base).items():
        if not isinstance(asked, Quantity):
            yield from ({name: value_of(answer)} for answer in asked if answer is not getattr(base, name))


@SETTINGS
def test_every_answer_alone_is_played_alike(setting):
    for seed, rulings in enumerate(single_answers(setting)):
        pair = Pair(setting.bout(rulings))
        pair.play_out(random_players(pair, seed), seed, range(1))


@SETTINGS
def test_a_row_is_its_own_and_is_not_changed_by_asking(setting):
    engine = fast_engine(setting.bout())
    state = engine.pack(setting.bout().rules.start())
    assert state.shape == (engine.width,)
    engine.draw(state, 1, 2, 1)
    engine.draw(state, 1, 2, 1)
    engine.draw(state, 1, 2, 1)
    before = state.copy()
    engine.legal(state)
    seen = engine.observe(state, 0)
    assert np.array_equal(state, before)
    assert np.array_equal(engine.worlds(seen, 1, 0), state)
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
