"""Environments on the fast engine: the same numbers as by the readable one, and the suites of Gymnasium's vector API."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="the extra `rl` is not installed")
pytest.importorskip("numba", reason="the extra `fast` is not installed")

from gymnasium.vector import AutoresetMode
from pettingzoo.test import api_test, seed_test

from tests.kit.amount import third
from tests.kit.tables import Setting, settings
from youyi.adapters.fast_play import Batch, FastPlay
from youyi.adapters.pettingzoo import raw_env
from youyi.adapters.play import NumberedPlay, ranks, table_of
from youyi.adapters.vector import VectorTable
from youyi.analysis.runs.engines import NoFastEngine
from youyi.analysis.simulate.one_game import play_game

GAMES = ["ruqi/modern", "dama/tujing", "madiao/guide"]
AT = pytest.mark.parametrize("setting", third(settings()), ids=str)
OF = pytest.mark.parametrize("ruleset", GAMES)


def walk(reference: NumberedPlay, fast: Any, plies: int) -> int:
    """Play the same choices by both engines and compare all that they show; returns how many games ended."""
    ended = 0
    for ply in range(plies):
        assert fast.seat == reference.seat
        for seat in range(reference.table.rules.seats) if ply % 5 == 0 or reference.seat is None else [reference.seat]:
            ours, theirs = fast.observed(seat), reference.observed(seat)
            for key, row in theirs.items():
                assert ours[key].tolist() == row.tolist(), (ply, seat, key)
        assert list(fast.returns("money")) == list(reference.returns("money"))
        assert list(fast.returns("rank")) == list(reference.returns("rank"))
        if reference.over is not None:
            assert (fast.over.kind, fast.over.first, fast.over.score) == (
                reference.over.kind, reference.over.first, reference.over.score,
            )  # fmt: skip
            ended += 1
            reference.begin(None)
            fast.begin(None)
            continue
        assert list(fast.legal) == list(reference.legal)
        number = sorted(reference.legal)[ply * 7 % len(reference.legal)]
        reference.choose(number)
        fast.choose(number)
    return ended


@AT
def test_both_engines_show_the_same(setting: Setting):
    table = setting.bout()
    try:
        fast = FastPlay(table)
    except NoFastEngine:
        pytest.skip("the fast engine does not know these rules")
    reference = NumberedPlay(table)
    for playing in (reference, fast):
        playing.begin(11)
    walk(reference, fast, 60)


@OF
def test_games_are_the_same_to_their_ends(ruleset):
    table = table_of(ruleset)
    reference, fast = NumberedPlay(table), FastPlay(table)
    for playing in (reference, fast):
        playing.begin(3)
    assert walk(reference, fast, 700 if ruleset.startswith("dama") else 300) >= 1


@OF
def test_petting_zoos_suites(ruleset):
    playing = raw_env(ruleset, engine="fast")
    with pytest.warns(UserWarning, match="bservation"):
        api_test(playing, num_cycles=40)
    seed_test(lambda: raw_env(ruleset, engine="fast"), num_cycles=30)


def test_an_illegal_action_is_refused_and_changes_nothing():
    playing = FastPlay(table_of("madiao/guide"))
    playing.begin(1)
    before = playing.observed(0)["observation"].tolist()
    (illegal, *_) = [number for number in range(40) if number not in playing.legal]
    with pytest.raises(ValueError, match=f"action {illegal} is not legal here"):
        playing.choose(illegal)
    assert playing.observed(0)["observation"].tolist() == before


@OF
def test_opponents_play_the_games_that_simulations_play(ruleset):
    """Every seat a computer but one, which chooses as a computer would: the game of the readable engine."""
    table = table_of(ruleset)
    seats = table.rules.seats
    batch = Batch(table, 2, [None, *["first@1"] * (seats - 1)])
    batch.begin([5, 5], [0, 1], 2)
    results = dict[int, tuple[int, ...]]()
    for _ in range(2000):
        for nth in range(2):
            if (ended := batch.ended(nth)) is not None:
                results.setdefault(int(batch.games.notes[nth, 3]), ended.score)
        if len(results) >= 2:
            break
        batch.step(batch.games.options[:, 0, 0].copy())
    for number, score in list(results.items())[:2]:
        assert play_game(table, ["first"], seed=5, number=number).score == score


@OF
def test_the_vector_environment_keeps_gymnasiums_contract(ruleset):
    vector = VectorTable(ruleset, 5)
    assert vector.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    seen, infos = vector.reset(seed=3)
    assert seen in vector.observation_space
    assert vector.action_space.shape == (5,)
    for _ in range(20):
        actions = vector.blind()
        assert all(seen["action_mask"][nth, action] for nth, action in enumerate(actions))
        seen, rewards, ended, cut, infos = vector.step(actions)
        assert seen in vector.observation_space
        assert rewards.shape == ended.shape == cut.shape == (5,)
        assert ((infos["seat"] < 0) == ended).all()
    again, _ = vector.reset(seed=3)
    first, _ = VectorTable(ruleset, 5).reset(seed=3)
    assert (again["observation"] == first["observation"]).all()
    listed, _ = vector.reset(seed=[3, 4, 5, 6, 7])
    assert (listed["observation"][0] == first["observation"][0]).all()


@pytest.mark.parametrize("reward", ["money", "rank"])
def test_rewards_sum_to_the_result_and_the_next_step_begins_anew(reward):
    vector = VectorTable("madiao/guide", 3, reward=reward, copy=False)
    vector.reset(seed=2)
    got = np.zeros((3, 4))
    for _ in range(70):
        _, own, ended, _, infos = vector.step(vector.blind())
        got += infos["rewards"]
        for nth in np.flatnonzero(ended):
            over = vector.batch.ended(int(nth))
            assert over is not None
            wanted = over.score if reward == "money" else ranks(over)
            assert got[nth].tolist() == pytest.approx(list(wanted))
            got[nth] = 0.0
    assert own.shape == (3,)


def test_a_seat_among_opponents_is_asked_alone():
    vector = VectorTable("madiao/guide", 4, opponents=["random"], seat=2)
    vector.reset(seed=1)
    for _ in range(20):
        _, _, ended, _, infos = vector.step(vector.blind())
        assert set(infos["seat"][~ended].tolist()) <= {2}
    with pytest.raises(ValueError, match="3 opponents sit at this table, not 2"):
        VectorTable("madiao/guide", 1, opponents=["random", "first"])


def test_illegal_actions_of_many_are_refused():
    vector = VectorTable("madiao/guide", 2)
    seen, _ = vector.reset(seed=1)
    actions = vector.blind()
    actions[1] = int(np.argmin(seen["action_mask"][1]))
    with pytest.raises(ValueError, match=f"action {actions[1]} is not legal in game 1"):
        vector.step(actions)
    with pytest.raises(ValueError, match="2 actions from 0 to 39"):
        vector.step([0])
