"""The player of 儒棋 that looks a throw ahead: exact where one piece stands against one, and no worse than it says."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.kit.engines.lockstep import HAVE_NUMBA
from youyi.analysis.runs.engines import fast_engine
from youyi.games import game
from youyi.games.ruqi.play import options
from youyi.games.ruqi.players.exact import FINE, NO_PLACE, endings_of, single
from youyi.games.ruqi.players.lookahead import EVERY_WAY, THROWS, RuqiLookahead, Values
from youyi.games.ruqi.players.network import network_of
from youyi.games.ruqi.position import ALL_GONE, ALL_WAITING, GONE, Position, Token, ToPlay
from youyi.games.ruqi.rulings import CLASSICAL, MODERN, MODERN_1
from youyi.kernel.dice import throw
from youyi.kernel.seats import Seat
from youyi.kernel.streams import Stream
from youyi.players.network import UNIT
from youyi.players.player import player

ROUND = {"rounds": 1}
WORTH = UNIT << FINE
"""One 算 as the player counts."""
TABLES = pytest.mark.parametrize("ruleset", [MODERN, MODERN_1, CLASSICAL], ids=lambda each: each.full_id)


def lone(piece, token):
    """An army of one piece."""
    return tuple(Token(token) if each == piece else GONE for each in range(len(ALL_GONE)))


def table_of(ruleset):
    return game("ruqi").under(ruleset.full_id, terms=ROUND)


@TABLES
def test_an_ending_is_worth_what_the_published_chance_makes_of_the_stake(ruleset):
    endings = endings_of(ruleset.rulings)
    assert endings is not None
    chance = 0.56174 if endings.racing else 0.43706
    own, theirs = lone(0, ALL_WAITING[0]), lone(4, ALL_WAITING[0])
    found = endings.value(own, theirs)
    assert found is not None
    lost = 6 if endings.racing else 10
    assert found / WORTH == pytest.approx(chance * 16 - lost, abs=2e-4)


def test_answers_that_were_not_solved_have_no_endings():
    assert endings_of(game("ruqi").under("ruqi/modern", {"arms": "forward"}, ROUND).rulings) is None
    endings = endings_of(MODERN.rulings)
    assert endings is not None
    assert endings.value(ALL_GONE, lone(1, 0)) is None
    assert endings.value((*lone(1, 0)[:4], Token(0)), lone(1, 0)) is None
    assert single(lone(3, 0)) == 3
    assert endings.place_of[GONE] == NO_PLACE


@pytest.mark.parametrize("ruleset", [MODERN, CLASSICAL], ids=lambda each: each.full_id)
def test_where_one_stands_against_one_it_takes_a_best_turn(ruleset):
    table: Any = table_of(ruleset)
    endings = endings_of(ruleset.rulings)
    sitting = player("lookahead", table)
    asked = 0
    for position in endings_of_two(endings):
        turns = options(table.rules.context, position)
        if len(turns) < 2:
            continue
        chosen = sitting.choose(table.rules.view(position, None), tuple(turns.values()), Stream(0))
        values = Values(table.rules, network_of(table.rulings), endings)
        worth: dict[Any, Any] = {move: values.known(army, position.armies[1]) for army, move in turns.items()}
        assert worth[chosen] == max(worth.values())
        asked += 1
    assert asked > 3


@HAVE_NUMBA
@pytest.mark.parametrize("ruleset", [MODERN, CLASSICAL], ids=lambda each: each.full_id)
def test_kernels_take_the_same_best_turn_where_one_stands_against_one(ruleset):
    table: Any = table_of(ruleset)
    engine: Any = fast_engine(table)
    sitting, asked = player("lookahead", table), 0
    (name,) = (each for each in engine.players if each.partition("@")[0] == "lookahead")
    for position in endings_of_two(endings_of(ruleset.rulings)):
        moves = tuple(options(table.rules.context, position).values())
        if len(moves) > 1:
            chosen = sitting.choose(table.rules.view(position, None), moves, Stream(0))
            assert engine.choose(engine.pack(position), name, 0, 0, 0) == table.actions.number(position, chosen)
            asked += 1
    assert asked > 3


def endings_of_two(endings):
    """Positions of one piece against one, strewn over the table of endings, each with a throw."""
    tokens = [token for token, place in enumerate(endings.place_of) if place != NO_PLACE]
    for nth in range(400):
        low, high = sorted((nth % 5 + 1, nth * 7 % 6))
        own, theirs = tokens[nth % len(tokens)], tokens[nth * 29 % len(tokens)]
        armies = (lone(nth % 5, own), lone(nth * 3 % 5, theirs))
        position = Position(1, (0, 0), armies, ToPlay(Seat(0), throw(low, high)))
        if not game("ruqi").faults(position):
            yield position


def test_it_wins_at_once_where_it_can():
    table: Any = table_of(MODERN)
    armies = ((*ALL_GONE[:4], Token(78)), (GONE, *ALL_WAITING[1:]))
    position = Position(1, (0, 0), armies, ToPlay(Seat(0), throw(1, 5)))
    prompt = table.rules.prompt(position)
    chosen = player("lookahead", table).choose(table.rules.view(position, None), prompt.moves, Stream(1))
    assert table.rules.returns(table.rules.apply(position, chosen).position)[0] == 34


def test_what_it_foresees_is_the_mean_of_the_best_turns():
    table: Any = table_of(MODERN)
    sitting = player("lookahead", table)
    assert isinstance(sitting, RuqiLookahead)
    armies = ((*lone(4, 76)[:3], Token(74), Token(76)), lone(1, 0))
    position = Position(1, (0, 0), armies, ToPlay(Seat(0), throw(0, 1)))
    values = Values(table.rules, sitting.network, sitting.endings)
    found = sitting.foreseen(position, armies[0], values)
    best = []
    for cast, number in THROWS:
        thrown = replace(position, phase=ToPlay(Seat(0), cast))
        turns = options(table.rules.context, thrown) or (armies[0],)
        best += [max(values.value(army, armies[1]) for army in turns)] * number
    assert found == sum(best)
    over = sitting.foreseen(position, ALL_GONE, values)
    assert over == values.value(ALL_GONE, armies[1]) * EVERY_WAY == 7 * WORTH * EVERY_WAY
