"""Networks: their files refuse what does not fit, their inputs say what they claim, and the shipped ones play well."""

from __future__ import annotations

import json
from dataclasses import replace
from importlib.resources import files
from typing import Any

import numpy as np
import pytest

from tests.dama.table import table as dama_table
from tests.kit.lockstep import HAVE_NUMBA, Pair
from youyi.analysis.engines import fast_engine
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
    read,
    summed,
)
from youyi.games.dama.players.network import network_of as network_of_dama
from youyi.games.dama.position import Done, Finish
from youyi.games.dama.road import CELLS
from youyi.games.madiao.players import inputs as madiao_inputs
from youyi.games.ruqi.players import afterstates
from youyi.games.ruqi.players.network import RuqiNetwork, gained, network_of
from youyi.games.ruqi.position import ALL_GONE, ALL_WAITING, GONE, Position, Token, ToPlay
from youyi.games.ruqi.rulings import MODERN, MODERN_1
from youyi.kernel.dice import Throw
from youyi.kernel.fast import FIRSTS, PLIES, RETURNS
from youyi.kernel.rules import Decision
from youyi.kernel.seats import Seat
from youyi.kernel.session import ENDLESS
from youyi.kernel.streams import Stream
from youyi.players.network import SHIFT, UNIT, WrongNetwork, network_bytes, read_network

CARD = {"inputs_version": "toy-1", "actions": "a", "observations": "o"}
TOY = network_bytes(CARD, [[1 << SHIFT, 0, 1 << SHIFT], [-2 << SHIFT, 1 << SHIFT, 0]], [2 << SHIFT, 3 << SHIFT])
LEARNT = [
    *(("tujing", goal) for goal in Goal),
    *(("shuofu", goal) for goal in Goal),
    ("simplified-2009", Goal.FIRST),
]
SHIPPED = [
    *(("youyi.games.ruqi.players.networks", name, afterstates.EXPECTED) for name in ("race", "yield")),
    *(
        ("youyi.games.dama.players.networks", f"{ruleset}-{goal.value}-{seats}", expected_for(goal))
        for ruleset, goal in LEARNT
        for seats in range(2, 6)
    ),
    ("youyi.games.madiao.players.networks", "cards", madiao_inputs.EXPECTED),
]
LONE = game("ruqi").under("ruqi/modern", terms={"rounds": 1})


def test_a_network_adds_columns_up_and_counts_positive_units():
    toy = read_network(TOY, CARD)
    assert toy.value(toy.summed([0])) == 3 * UNIT  # 2 × 1 of the first unit, and 1 straight to the result
    assert toy.value(toy.summed([1])) == 3 * UNIT  # the first unit is negative, 3 × 1 of the second
    assert toy.value(toy.summed([0, 1])) == 4 * UNIT


@pytest.mark.parametrize("name", CARD)
def test_weights_for_other_numbers_are_refused(name):
    with pytest.raises(WrongNetwork, match=name):
        read_network(TOY, {**CARD, name: "another"})


def test_damaged_weights_are_refused():
    other = network_bytes(CARD, [[1, 0, 0], [0, 0, 0]], [0, 0])
    mixed = TOY.partition(b"\n")[0] + b"\n" + other.partition(b"\n")[2]
    with pytest.raises(WrongNetwork, match="hash"):
        read_network(mixed, CARD)
    with pytest.raises(WrongNetwork, match="no file"):
        read_network(TOY[:-4], CARD)


@pytest.mark.parametrize(("package", "name", "expected"), SHIPPED, ids=lambda given: str(given) if "-" in given else "")
def test_a_shipped_network_is_small_and_tells_how_it_came_about(package, name, expected):
    data = files(package).joinpath(f"{name}.net").read_bytes()
    card = read_network(data, expected).card
    assert len(data) < 2_000_000
    assert card["command"].startswith("youyi train ")
    assert len(card["sha256"]) == 64
    assert card["hours"] > 0
    assert card["machine"]
    assert isinstance(card["seed"], int)
    assert [point["games"] for point in card["curve"]] == sorted(point["games"] for point in card["curve"])


def test_inputs_of_an_army_tell_pieces_and_what_stands_together():
    army = (Token(4), Token(4), GONE, Token(7), Token(4))
    found = list(afterstates.army_inputs(army, 1))
    each = [(afterstates.PIECES + piece) * afterstates.TOKENS + token for piece, token in enumerate(army)]
    three = afterstates.TOGETHER + (afterstates.PIECES - 1 + 1) * afterstates.TOKENS + 4
    assert sorted(found) == sorted([*each, three])


def test_the_end_of_a_round_is_reckoned_and_not_foretold():
    left = (GONE, *ALL_WAITING[1:])
    assert gained(MODERN.rulings, ALL_GONE, left) == 34
    assert gained(MODERN.rulings, left, ALL_GONE) == -34
    assert gained(MODERN_1.rulings, ALL_GONE, ALL_GONE) == 0


def test_the_network_of_ruqi_clears_the_board_when_it_can():
    rules: Any = LONE.rules
    armies = ((*ALL_GONE[:4], Token(78)), (GONE, *ALL_WAITING[1:]))
    position = Position(1, (0, 0), armies, ToPlay(Seat(0), Throw((1, 5))))
    prompt = rules.prompt(position)
    assert isinstance(prompt, Decision)
    sitting = RuqiNetwork(rules, network_of(rules.rulings))
    after = rules.apply(position, sitting.choose(rules.view(position, None), prompt.moves, Stream(1))).position
    assert rules.returns(after)[0] == 34


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


def test_an_input_counts_by_its_amount():
    toy = read_network(TOY, CARD)
    assert foretold(toy, summed(toy, [(0, WHOLE // 2), (0, WHOLE // 2)])) == 3 * UNIT


@pytest.mark.parametrize("seat", range(3))
def test_the_sums_that_are_kept_are_those_of_all_inputs(seat):
    played = dama_table("30x2 2x18", "35x2 50x18", "18x12 41x7", moves="115")
    position, network = played.position, network_of_dama(played.rules)
    assert read(network, position, seat) == foretold(network, summed(network, dama_inputs.inputs(position, seat)))


@HAVE_NUMBA
@pytest.mark.parametrize(
    ("name", "ruleset", "terms", "sitting"),
    [
        ("ruqi", "classical", {"rounds": 1}, "network@3"),
        ("madiao", None, {"deals": 2}, "network@1"),
        ("madiao", "historical", {"deals": 2}, "network@1"),
        ("dama", None, {"seats": 4}, "network@3"),
        ("dama", None, {"seats": 4}, "network-first@3"),
        ("dama", "shuofu", {"seats": 2}, "network@3"),
        ("dama", "simplified-2009", {"seats": 2}, "network@3"),
    ],
)
def test_the_compiled_network_chooses_as_the_readable_one(name, ruleset, terms, sitting):
    pair = Pair(game(name).under(ruleset, {}, terms))
    assert pair.play_out([sitting] * pair.fast.seats, 3, range(2), 120) > 100


@pytest.mark.parametrize("goal", Goal)
def test_a_network_with_another_goal_is_refused(goal):
    other = next(each for each in Goal if each is not goal)
    data = files("youyi.games.dama.players.networks").joinpath(f"shuofu-{other.value}-2.net").read_bytes()
    with pytest.raises(WrongNetwork, match="goal"):
        read_network(data, expected_for(goal))


def test_where_nothing_is_paid_the_first_place_is_played_for():
    rules: Any = game("dama").under("dama/simplified-2009", terms={"seats": 3}).rules
    assert network_of_dama(rules) is network_of_dama(rules, Goal.FIRST)


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
    for_chips, for_first = (network_of_dama(rules, goal) for goal in Goal)
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
    sitting = DamaNetwork(rules, network_of_dama(rules, Goal.FIRST))
    assert tuple(sitting.value(over, seat) // UNIT for seat in range(4)) == chances


@HAVE_NUMBA
@pytest.mark.parametrize(
    "ruleset",
    ["modern@2", pytest.param("modern@1", marks=pytest.mark.long), pytest.param("classical", marks=pytest.mark.long)],
)
def test_two_networks_of_ruqi_do_not_wait_for_each_other_for_ever(ruleset):
    table, longest = game("ruqi").under(f"ruqi/{ruleset}", terms={"rounds": 1}), 2000
    engine = fast_engine(table)
    rounds = engine.playouts(engine.pack(table.rules.start()), ("network@3", "network@3"), 3, range(400), limit=longest)
    assert rounds[:, PLIES].max() < longest


@HAVE_NUMBA
def test_the_network_of_ruqi_beats_greedy_by_far():
    engine, start = fast_engine(LONE), LONE.rules.start()
    gains = [
        engine.playouts(engine.pack(start), names, 11, range(200), limit=ENDLESS)[:, RETURNS + seat]
        for seat, names in enumerate((("network@3", "greedy@1"), ("greedy@1", "network@3")))
    ]
    assert np.concatenate(gains).mean() > 18


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


def test_a_card_is_one_line_of_json():
    assert json.loads(TOY.partition(b"\n")[0])["units"] == 2


def test_what_is_wrong_with_weights_is_said_in_each_language():
    with pytest.raises(WrongNetwork) as refused:
        read_network(TOY, {**CARD, next(iter(CARD)): "another"})
    said = refused.value.words
    assert "another" in said.en
    assert len({said.en, said.zh_hant, said.zh_hans}) == 3
