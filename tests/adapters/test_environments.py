"""The conformance suites of PettingZoo and Gymnasium, for every named ruleset and every number of seats."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="the extra `rl` is not installed")

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from tests.kit.amount import third
from tests.kit.tables import Setting, settings
from youyi.adapters.gymnasium import SeatEnv
from youyi.adapters.pettingzoo import env, parallel_env, raw_env
from youyi.adapters.play import NumberedPlay, table_of
from youyi.games import catalogue
from youyi.kernel.lab.observations import Observations
from youyi.kernel.rules import Decision

SETTINGS = [each for each in settings() if each.game.has("observations")]
RULESETS = [
    each for each in SETTINGS if each.seats == min(other.seats for other in SETTINGS if other.game is each.game)
]
AT = pytest.mark.parametrize("setting", SETTINGS, ids=str)
UNDER = pytest.mark.parametrize("setting", RULESETS, ids=lambda each: each.ruleset)


def made(setting: Setting, make: Any = env, **more: Any) -> Any:
    terms = {"seats": setting.seats} if setting.game.id == "dama" else {}
    return make(setting.ruleset, terms=terms, **more)


@pytest.mark.parametrize("setting", third(SETTINGS), ids=str)
def test_api(setting):
    with warnings.catch_warnings():
        # What it requires it asserts; what it warns of is advice, such as to observe a plain array without a mask.
        warnings.simplefilter("ignore", UserWarning)
        api_test(made(setting), num_cycles=60)


@UNDER
def test_seed(setting):
    seed_test(lambda: made(setting), num_cycles=40)


@UNDER
def test_render(setting, capsys):
    render_test(lambda **more: made(setting, **more))
    assert capsys.readouterr().out.strip()


def test_for_a_person_every_step_is_shown(capsys):
    shown = made(RULESETS[0], render_mode="human")
    shown.reset(seed=3)
    capsys.readouterr()
    for _ in range(3):
        mask = shown.observe(shown.agent_selection)["action_mask"]
        shown.step(int(np.flatnonzero(mask)[0]))
        assert capsys.readouterr().out.strip()


@UNDER
def test_parallel_api(setting):
    parallel_api_test(made(setting, parallel_env), num_cycles=40)


@UNDER
def test_check_env(setting):
    seats = setting.seats
    single = made(
        setting, lambda ruleset, terms: SeatEnv(ruleset, ["random"], terms=terms, seat=seats - 1, illegal=-1.0)
    )
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*not_within_bounds|.*A Box observation space")
        check_env(single, skip_render_check=True)


@pytest.mark.parametrize("reward", ["money", "rank"])
@pytest.mark.parametrize("ruleset", ["ruqi/modern", "dama/tujing", "madiao/guide"])
def test_rewards_sum_to_the_result(ruleset, reward):
    playing = raw_env(ruleset, reward=reward)
    playing.reset(seed=3)
    got = dict.fromkeys(playing.possible_agents, 0.0)
    rng = np.random.default_rng(1)
    for agent in playing.agent_iter():
        seen, earned, done, cut, _ = playing.last()
        got[agent] += earned
        playing.step(None if done or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    over = playing.play.over
    assert over is not None
    if reward == "money":
        assert list(got.values()) == list(map(float, over.score))
    else:
        assert sum(got.values()) == pytest.approx(0)
        assert {max(got.values()) == got[f"seat_{seat}"] for seat in over.first} == {True}


def test_a_seed_is_the_game_that_simulations_play():
    playing = NumberedPlay(table_of("madiao/guide"))
    playing.begin(5)
    first = playing.session.position
    playing.begin(None)
    assert playing.session.position != first
    playing.begin(5)
    assert playing.session.position == first


def test_an_illegal_action_is_refused_and_changes_nothing():
    playing: Any = raw_env("madiao/guide")
    playing.reset(seed=1)
    before = playing.play.session.position
    (illegal, *_) = [number for number in range(40) if number not in playing.play.legal]
    with pytest.raises(ValueError, match=f"action {illegal} is not legal here"):
        playing.step(illegal)
    assert playing.play.session.position == before
    single = SeatEnv("madiao/guide", ["first"], illegal=-5.0)
    single.reset(seed=1)
    (illegal, *_) = [number for number in range(40) if number not in single.play.legal]
    assert single.step(illegal)[1:] == (-5.0, False, False, {"illegal": illegal})


def test_the_number_of_opponents_is_checked():
    with pytest.raises(ValueError, match="3 opponents sit at this table, not 2"):
        SeatEnv("madiao/guide", ["first", "random"])


@pytest.mark.parametrize("game", [each for each in catalogue() if each.has("observations")], ids=lambda each: each.id)
def test_what_a_view_does_not_tell_no_observation_tells(game):
    """Every world that a seat's view allows is observed alike: nothing hidden reaches a learner."""
    playing = NumberedPlay(table_of(game.id))
    playing.begin(2)
    rules = playing.table.rules
    for ply in range(30):
        if playing.seat is None:
            playing.begin(None)
        seat = playing.seat
        assert seat is not None
        view = rules.view(playing.session.position, seat)
        other = rules.worlds(view, playing.chances.for_player(seat, ply))
        assert list(playing.observations.write(rules.view(other, seat), seat)) == list(
            playing.observed(seat)["observation"]
        )
        playing.choose(sorted(playing.legal)[ply % len(playing.legal)])


@AT
def test_every_number_keeps_its_bounds_and_every_block_says_something(setting):
    table = setting.bout()
    observations: Observations[Any] = setting.game.observations(table.rules)
    assert len({block.name for block in observations.blocks}) == len(observations.blocks)
    playing = NumberedPlay(table)
    seen = set[str]()
    for ply in range(150):
        if playing.seat is None:
            playing.begin(None)
        assert isinstance(playing.session.prompt, Decision)
        row = playing.observed(playing.session.prompt.seat)["observation"].tolist()
        for block in observations.blocks:
            numbers = observations.read(row, block.name)
            assert block.low <= min(numbers) <= max(numbers) <= block.high
            seen |= {block.name} if any(numbers) else set()
        playing.choose(sorted(playing.legal)[(ply * 7) % len(playing.legal)])
    assert {"hand", "horses", "own_cells"} & seen
