"""The networks of 打馬: what their inputs say, which plays at which table, and how well."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files
from typing import Any

import numpy as np
import pytest

from tests.dama.table import table as dama_table
from tests.kit.engines.lockstep import HAVE_NUMBA
from youyi.analysis.runs.engines import fast_engine
from youyi.games import game
from youyi.games.dama.players import inputs as dama_inputs
from youyi.games.dama.players.amounts import COUNTS, FEW, SHARES, WHOLE, ahead, counted, in_reach
from youyi.games.dama.players.features import ZONES
from youyi.games.dama.players.network import (
    DamaNetwork,
    Goal,
    expected_for,
    foretold,
    learnt_under,
    network_of,
    read,
    summed,
)
from youyi.games.dama.position import Done, Finish
from youyi.games.dama.road import CELLS
from youyi.kernel.fast import FIRSTS, RETURNS
from youyi.kernel.session import ENDLESS
from youyi.players.network import UNIT, WrongNetwork, read_network


def test_inputs_of_a_table_tell_risks_by_owner():
    position = dama_table("30x2 2x18", "35x2 50x18", moves="115").position
    block: Any = dama_inputs
    mine = dict(block.inputs(position, 0))
    theirs = dict(block.inputs(position, 1))
    five = SHARES[5]
    pair = block.CLASS_OF[2]
    assert mine[block.PREY + block.STRIKES + pair] == five
    assert theirs[block.RISKS + block.STRIKES + pair] == five
    assert block.RISKS + block.STRIKES + pair not in mine
    assert mine[block.STACKS + pair * CELLS + 30] == WHOLE
    assert theirs[block.STACKS + (block.CLASSES + pair) * CELLS + 30] == WHOLE


def test_an_army_is_counted():
    mine, _ = dama_table("30x2 2x18", "35x2 50x18", moves="115").position.armies
    counts = counted(mine)
    assert len(counts) == COUNTS
    horses, stacks, (hand, home, many, largest, gate, to_feilong, to_end, rear, joins, enters) = (
        counts[:ZONES], counts[ZONES : 2 * ZONES], counts[2 * ZONES :],
    )  # fmt: skip
    assert {zone: share for zone, share in enumerate(horses) if share} == {0: WHOLE * 18 // 20, 3: WHOLE * 2 // 20}
    assert {zone: share for zone, share in enumerate(stacks) if share} == {0: WHOLE, 3: WHOLE}
    assert (hand, home, many, largest, gate) == (0, 0, 2 * WHOLE, WHOLE * 18 // 20, WHOLE)  # 18 pass 函谷關
    assert to_feilong == WHOLE * (79 + 51) // 81
    assert to_end == WHOLE * (88 * 18 + 60 * 2) // (90 * 20)
    assert rear == WHOLE * 88 // 90
    assert (joins, enters) == (0, SHARES[7] + SHARES[16] + SHARES[6] + SHARES[15])  # into 9 and 18, 36 and 45


def test_where_one_throw_may_lead_several_stacks_each_counts():
    mine, _ = dama_table("20x2 11x2 2x16", "35x2 50x18", moves="115").position.armies
    *_, joins, enters = counted(mine)
    assert joins == 2 * SHARES[9] + SHARES[18]  # from 2 onto 11 and from 11 onto 20; from 2 onto 20
    assert enters == 3 * (SHARES[7] + SHARES[16])


@pytest.mark.parametrize("now", [True, False])
def test_what_the_next_throw_may_strike_is_told_by_who_throws_next(now):
    mine, theirs = dama_table("30x2 28x2 2x16", "35x2 50x18", moves="115").position.armies
    reach = list(in_reach(mine, theirs))
    assert reach == [(2, SHARES[5] + SHARES[7])]
    horses = 2 * (SHARES[5] + SHARES[7]) // FEW
    assert ahead(mine, theirs, reach, now) == [
        horses if now else 0,
        0 if now else horses,
        horses,
        SHARES[5] + SHARES[7],
        0,
    ]


def test_stacks_that_another_bars_are_counted():
    mine, theirs = dama_table("30x2 46x3 2x15", "36x1 50x18", moves="115").position.armies
    assert ahead(mine, theirs, [], now=True)[-1] == WHOLE * 2 // FEW  # one behind a station, one behind a larger stack
    assert ahead(theirs, mine, [], now=True)[-1] == WHOLE // FEW  # a lone horse behind three


@pytest.mark.parametrize("seat", range(3))
def test_the_sums_that_are_kept_are_those_of_all_inputs(seat):
    played = dama_table("30x2 2x18", "35x2 50x18", "18x12 41x7", moves="115")
    position, network = played.position, network_of(played.rules)
    assert read(network, position, seat) == foretold(network, summed(network, dama_inputs.inputs(position, seat)))


@pytest.mark.parametrize("goal", Goal)
def test_a_network_with_another_goal_is_refused(goal):
    other = next(each for each in Goal if each is not goal)
    data = files("youyi.games.dama.players.networks").joinpath(f"shuofu-{other.value}-2.net").read_bytes()
    with pytest.raises(WrongNetwork, match="goal"):
        read_network(data, expected_for(goal))


def test_where_nothing_is_paid_the_first_place_is_played_for():
    rules: Any = game("dama").under("dama/simplified-2009", terms={"seats": 3}).rules
    assert network_of(rules) is network_of(rules, Goal.FIRST)


@pytest.mark.parametrize(
    ("ruleset", "rulings", "score", "first"),
    [
        ("tujing", {}, "tujing", "tujing"),
        ("tujing", {"station_reward": "both"}, "tujing", "tujing"),
        ("tujing", {"station_reward": "none"}, "shuofu", "tujing"),
        ("tujing", {"payment": "players"}, "shuofu", "tujing"),
        ("tujing", {"chips": "false"}, None, "tujing"),
        ("shuofu", {}, "shuofu", "shuofu"),
        ("shuofu", {"payment": "bowl", "station_reward": "chip"}, "tujing", "shuofu"),
        ("simplified-2009", {}, None, "simplified-2009"),
    ],
)
def test_a_table_is_played_by_the_network_of_like_rules(ruleset, rulings, score, first):
    rules: Any = game("dama").under(f"dama/{ruleset}", rulings, {"seats": 4}).rules
    for_chips, for_first = (network_of(rules, goal) for goal in Goal)
    assert learnt_under(rules.rulings, Goal.FIRST).id == f"dama/{first}"
    assert for_first.card["command"].split()[4].startswith(f"dama/{first}@")
    if score is None:
        assert for_chips is for_first
    else:
        assert for_chips.card["command"].split()[4].startswith(f"dama/{score}@")


@pytest.mark.parametrize(("winner", "chances"), [(0, (100, 0, 0, 0)), (2, (0, 0, 100, 0)), (None, (25, 25, 25, 25))])
def test_the_first_place_is_certain_once_the_game_is_over(winner, chances):
    rules: Any = game("dama").under(terms={"seats": 4}).rules
    over = replace(rules.start(), phase=Done(winner, Finish.DRAWN))
    sitting = DamaNetwork(rules, network_of(rules, Goal.FIRST))
    assert tuple(sitting.value(over, seat) // UNIT for seat in range(4)) == chances


@HAVE_NUMBA
@pytest.mark.long
@pytest.mark.parametrize(
    ("ruleset", "name", "seats", "games", "least"),
    [
        ("tujing", "network@3", 2, 2000, 15),
        ("tujing", "network@3", 4, 2000, 0),
        ("tujing", "lookahead@3", 2, 300, 20),
        ("tujing", "lookahead@3", 4, 300, 1),
        ("shuofu", "network@3", 2, 1000, 10),
        ("shuofu", "network@3", 3, 500, 10),
        ("shuofu", "network@3", 4, 500, 10),
        ("shuofu", "network@3", 5, 500, 5),
    ],
)
def test_a_player_of_dama_gains_from_greedy(ruleset, name, seats, games, least):
    rows = among(name, "greedy@1", seats, games, ruleset)
    assert np.mean([row[:, RETURNS + seat].mean() for seat, row in enumerate(rows)]) > least


@HAVE_NUMBA
@pytest.mark.long
@pytest.mark.parametrize(
    ("ruleset", "name", "other", "seats", "games", "least"),
    [
        ("tujing", "network-first@3", "greedy@1", 2, 2000, 0.6),
        ("tujing", "network-first@3", "expectimax@1", 2, 4000, 0.57),
        ("tujing", "network-first@3", "greedy@1", 3, 1000, 0.4),
        ("tujing", "network-first@3", "greedy@1", 4, 1000, 0.3),
        ("tujing", "network-first@3", "greedy@1", 5, 1000, 0.21),
        ("tujing", "lookahead-first@3", "greedy@1", 2, 300, 0.58),
        ("shuofu", "network-first@3", "greedy@1", 2, 1000, 0.61),
        ("shuofu", "network-first@3", "greedy@1", 3, 500, 0.46),
        ("shuofu", "network-first@3", "greedy@1", 4, 500, 0.34),
        ("shuofu", "network-first@3", "greedy@1", 5, 500, 0.26),
        ("simplified-2009", "network@3", "greedy@1", 2, 1000, 0.58),
        ("simplified-2009", "network@3", "greedy@1", 3, 500, 0.42),
        ("simplified-2009", "network@3", "greedy@1", 4, 500, 0.32),
        ("simplified-2009", "network@3", "greedy@1", 5, 500, 0.23),
    ],
)
def test_who_plays_for_the_first_place_is_first_oftener_than_others(ruleset, name, other, seats, games, least):
    rows = among(name, other, seats, games, ruleset)
    assert np.mean([(row[:, FIRSTS] >> seat & 1).mean() for seat, row in enumerate(rows)]) > least


def among(name, other, seats, games, ruleset):
    """The figures of games of one player among others, on every seat in turn."""
    table = game("dama").under(f"dama/{ruleset}", terms={"seats": seats})
    engine, start = fast_engine(table), table.rules.start()
    for seat in range(seats):
        names = [name if each == seat else other for each in range(seats)]
        yield engine.playouts(engine.pack(start), names, 11, range(games), limit=ENDLESS)
