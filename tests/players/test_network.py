"""Networks: their files refuse what does not fit, their inputs say what they claim, and the shipped ones play well."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import numpy as np
import pytest

from tests.kit.engines.lockstep import HAVE_NUMBA, Pair
from youyi.analysis.runs.engines import fast_engine
from youyi.games import game
from youyi.games.dama.players.amounts import WHOLE
from youyi.games.dama.players.network import (
    Goal,
    expected_for,
    foretold,
    summed,
)
from youyi.games.madiao.players import inputs as madiao_inputs
from youyi.games.ruqi.players import afterstates
from youyi.games.ruqi.players.network import RuqiNetwork, gained, network_of
from youyi.games.ruqi.position import ALL_GONE, ALL_WAITING, GONE, Position, Token, ToPlay
from youyi.games.ruqi.rulings import MODERN, MODERN_1
from youyi.kernel.dice import Throw
from youyi.kernel.fast import PLIES, RETURNS
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


def test_an_input_counts_by_its_amount():
    toy = read_network(TOY, CARD)
    assert foretold(toy, summed(toy, [(0, WHOLE // 2), (0, WHOLE // 2)])) == 3 * UNIT


@pytest.mark.parametrize("name", CARD)
def test_weights_for_other_numbers_are_refused(name):
    with pytest.raises(WrongNetwork, match=name):
        read_network(TOY, {**CARD, name: "another"})


def test_damaged_weights_are_refused():
    other = network_bytes(CARD, [[1, 0, 0], [0, 0, 0]], [0, 0])
    mixed = TOY.partition(b"\n")[0] + b"\n" + other.partition(b"\n")[2]
    with pytest.raises(WrongNetwork, match="hash"):
        read_network(mixed, CARD)
    with pytest.raises(WrongNetwork, match="not a file of weights"):
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


def test_a_card_is_one_line_of_json():
    assert json.loads(TOY.partition(b"\n")[0])["units"] == 2


def test_what_is_wrong_with_weights_is_said_in_each_language():
    with pytest.raises(WrongNetwork) as refused:
        read_network(TOY, {**CARD, next(iter(CARD)): "another"})
    said = refused.value.words
    assert "another" in said.en
    assert len({said.en, said.zh_hant, said.zh_hans}) == 3
