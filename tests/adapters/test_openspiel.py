"""Youyi's games in OpenSpiel: its own tests, resampling, and its algorithms on the small instances.

Skipped where OpenSpiel is not installed: it is an optional peer, and in no lock.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, ismcts, mcts

from youyi.adapters import openspiel
from youyi.games import catalogue

GOLDEN = Path(__file__).parent / "playthroughs"
SMALL = ["youyi_madiao(instance=madiao/8)", "youyi_ruqi(instance=ruqi/2v2)", "youyi_dama(instance=dama/short)"]
WHOLE = [openspiel.short_name(game) for game in catalogue()]


def walked(game, seed, plies):
    """A state some way into a random game."""
    rng, state = random.Random(seed), game.new_initial_state()
    for _ in range(plies):
        if state.is_terminal():
            break
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", SMALL)
def test_open_spiels_own_tests_pass(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["youyi_madiao", "youyi_ruqi"])
def test_open_spiels_own_tests_pass_for_whole_games(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", WHOLE)
def test_whole_games_are_registered_and_chance_is_explicit(name):
    game = pyspiel.load_game(name)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    state = walked(game, 1, 60)
    for before in (game.new_initial_state(), state):
        if before.is_chance_node():
            assert sum(chance for _, chance in before.chance_outcomes()) == pytest.approx(1)
    copied = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert str(copied) == str(state)
    for seat in range(game.num_players()):
        assert copied.information_state_string(seat) == state.information_state_string(seat)
        assert len(state.observation_tensor(seat)) == game.observation_tensor_size()
        assert len(state.information_state_tensor(seat)) == game.information_state_tensor_size()


@pytest.mark.parametrize(
    ("name", "plies"), [("youyi_madiao", 55), ("youyi_madiao(instance=madiao/12)", 6), ("youyi_ruqi", 9)]
)
def test_resampled_states_tell_their_seat_the_same(name, plies):
    game = pyspiel.load_game(name)
    others = set[str]()
    for seed in range(4):
        state = walked(game, seed, plies)
        seat = max(0, state.current_player())
        for _ in range(3):
            other = state.resample_from_infostate(seat, random.Random(len(others)).random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.current_player() == state.current_player()
            assert other.legal_actions() == state.legal_actions()
            assert len(other.history()) == len(state.history())
            others.add(str(other))
    if "madiao" in name:
        assert len(others) > 4


def test_what_is_hidden_from_a_seat_is_in_no_string_of_its():
    """The cards of another hand appear neither in strings nor in tensors: all worlds of a view look alike."""
    state = walked(pyspiel.load_game("youyi_madiao"), 3, 50)
    for seat in range(4):
        other = state.resample_from_infostate(seat, random.Random(7).random)
        assert str(other) != str(state)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)


@pytest.mark.long
def test_regret_minimisation_of_open_spiel_comes_near_an_equilibrium():
    game = pyspiel.load_game(SMALL[0])
    solver = cfr.CFRPlusSolver(game)
    uniform = exploitability.nash_conv(game, solver.average_policy(), use_cpp_br=False)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy(), use_cpp_br=False) < 0.1 * uniform


def test_tree_search_plays_with_hidden_cards():
    game = pyspiel.load_game("youyi_madiao(instance=madiao/12)")
    searcher = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        uct_c=20.0,
        max_simulations=20,
        random_state=np.random.RandomState(2),
    )
    state = walked(game, 5, 3)
    assert searcher.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", SMALL)
def test_playthroughs_are_what_they_were(name):
    """What OpenSpiel can ask of a game at every step of one, line by line; tensors are tested against the environments."""
    file = GOLDEN / f"{name.partition('=')[2].rstrip(')').replace('/', '-')}.txt"
    wanted = file.read_text(encoding="utf-8")
    actions = [int(line.removeprefix("action: ")) for line in wanted.splitlines() if line.startswith("action: ")]
    told = generate_playthrough.playthrough(name, actions, alsologtostdout=False)
    assert without_tensors(told) == wanted


def without_tensors(playthrough: str) -> str:
    """A playthrough without the lines of tensors, which fill most of it."""
    dull = ("InformationStateTensor(", "ObservationTensor(", " ")
    return "".join(f"{line}\n" for line in playthrough.splitlines() if not line.startswith(dull))


def test_tensors_are_the_environments_rows():
    game = pyspiel.load_game("youyi_dama(seats=3)")
    state = walked(game, 2, 40)
    rules, observations = game.laid.table.rules, game.laid.observations
    for seat in range(3):
        row = observations.write(rules.view(state.node.position, seat), seat)
        player = [float(each == seat) for each in range(3)]
        assert state.observation_tensor(seat) == [*player, *map(float, row)]
