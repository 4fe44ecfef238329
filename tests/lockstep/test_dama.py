"""What the fast engine of 打馬 counts and keeps beside the common figures: events, and extra turns that wait."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from tests.kit.engines.lockstep import HAVE_NUMBA, random_pair, random_players
from tests.kit.tables import settings
from youyi.analysis.runs.engines import Engine, Why, chosen, fast_engine
from youyi.analysis.simulate.simulation import Plan, simulate
from youyi.games import game
from youyi.games.dama import Army, Dama, Decline, Done, Finish, ToThrow
from youyi.games.dama.moves import First
from youyi.games.dama.players.expectimax import CLOSE, DamaExpectimax, worth
from youyi.games.dama.position import Turn
from youyi.games.dama.travel import Journey, Unit, travel
from youyi.kernel.dice import throw
from youyi.kernel.fast import RETURNS
from youyi.kernel.rules import Decision
from youyi.kernel.seats import Seat, Spot
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered, Stream
from youyi.players.player import player

pytestmark = HAVE_NUMBA
SETTINGS = [setting for setting in settings() if setting.game.id == "dama"]
PLIES = 500
TWO_CLOSE = "25 bowl:20/40 a:0/4x2,9x6,10x2,11x7,12x1,13x2/0/156/145/-7/- b:2/3x1,6x17/0/146/123/-13/- gate:- turn:b wait:- left:- move:a+/134/plain/a/1/-"
GAMES = 12


def counted(pair, names, number):
    """Play a game in the readable engine and count its events by their types."""
    session, found = Session(pair.table.rules, keep=0), Counter[type]()
    sitting = [pair.players[name] for name in names]
    session.play_out(
        sitting, Numbered(3, number), limit=PLIES, on_events=lambda events: found.update(map(type, events))
    )
    return found


@pytest.mark.parametrize("number", range(GAMES))
def test_the_counts_are_those_of_the_events(number):
    from youyi.games.dama.fast.layout import COUNTED

    pair = random_pair(SETTINGS[number % len(SETTINGS)], number)
    names, start = random_players(pair, number), pair.fast.pack(pair.table.rules.start())
    (row,) = pair.fast.playouts(start, names, 3, range(number, number + 1), limit=PLIES)
    found = counted(pair, names, number)
    assert row[RETURNS + pair.fast.seats :].tolist() == [found[kind] for kind in COUNTED]


def unit_by_lot(lot):
    """Horses anywhere on the road, among enemies anywhere, on their way by any number of steps."""
    unit = Unit(1 + lot.below(20), bool(lot.below(2)), bool(lot.below(2)), bool(lot.below(2)))
    start = 0 if unit.drop else 1 + lot.below(88)
    enemies = {Spot(1 + lot.below(89)): 1 + lot.below(20) for _ in range(lot.below(12))}
    return unit, enemies, start, 1 + lot.below(18)


@pytest.mark.parametrize("number", range(GAMES))
def test_a_unit_gets_to_the_same_cell_among_the_same_enemies(number):
    from youyi.games.dama.fast import FastDama

    table, lot = random_pair(SETTINGS[number % len(SETTINGS)], number).table, Stream(number)
    rules = Dama(table.rulings, table.terms)
    engine = FastDama(rules)
    for _ in range(200):
        unit, enemies, start, steps = unit_by_lot(lot)
        found = travel(rules.context.road, unit, enemies, start, steps)
        armies = (Army(0), Army(0, tuple(sorted(enemies.items()))), *[Army(20)] * (rules.seats - 2))
        state = engine.pack(replace(rules.start(), armies=armies))
        asked = (unit.size, int(unit.permit), int(unit.gate_open), int(unit.drop))
        end = engine.travel(state, asked, start, steps)
        assert end == (found.end if isinstance(found, Journey) else -1), (unit, enemies, start, steps)


def test_of_two_choices_that_are_close_the_one_that_promises_more_is_taken():
    """The second best at once is the best a throw later: a search of three or more alone would miss it."""
    table = game("dama").under("tujing", {}, {"seats": 2})
    position, fast = table.game.notation.read_position(TWO_CLOSE), fast_engine(table)
    prompt = table.rules.prompt(position)
    assert isinstance(prompt, Decision)
    worths = [worth(table.rules.apply(position, move).position)[prompt.seat] for move in prompt.moves]
    close = [move for move, each in zip(prompt.moves, worths, strict=True) if each >= max(worths) - CLOSE]
    best = prompt.moves[worths.index(max(worths))]
    view = table.rules.view(position, prompt.seat)
    assert isinstance(table.rules, Dama)
    choice = DamaExpectimax(table.rules).choose(view, prompt.moves, Stream(0))
    assert len(close) == 2
    assert choice in set(close) - {best}
    assert fast.choose(fast.pack(position), "expectimax@1", 0, 0, 0) == table.actions.encode(position, choice)


def test_a_simulation_reports_the_same_of_both_engines():
    players = ("greedy", "random", "first", "random")
    plan = Plan(game="dama", ruleset="shuofu", players=players, games=6, seed=11, engine="reference")
    slow, fast = simulate(plan), simulate(replace(plan, engine="fast"))
    said = {"engine", "engine_because"}
    assert fast["engine"] == "fast"
    assert {key: fast[key] for key in fast if key not in said} == {key: slow[key] for key in slow if key not in said}


TABLE = game("dama").under("tujing", {"first_player": "seat_0"})


def waiting(turns):
    """A position in which so many extra turns wait, for the seats in order."""
    seats = TABLE.rules.seats
    queue = tuple(Turn(Seat(nth % seats), extra=True, collisions=nth % 2) for nth in range(turns))
    return replace(TABLE.rules.start(), waiting=queue, phase=ToThrow(Turn(Seat(0))))


@pytest.mark.parametrize("turns", [1, 7, 8, 9, 64, 255])
def test_turns_that_wait_are_taken_in_order(turns):
    engine, chances = fast_engine(TABLE), Numbered(8, turns)
    session = Session(TABLE.rules, waiting(turns), keep=0)
    state, sitting = engine.pack(session.position), [player("first", TABLE)] * TABLE.rules.seats
    assert engine.lift(state) == session.position
    for _ in range(2 * min(turns, 20)):
        if engine.asked(state) is None:
            engine.draw(state, 8, turns, session.nth_draw)
        else:
            engine.apply(state, engine.choose(state, "first@1", 8, turns, session.at))
        session.advance(sitting, chances)
        assert np.array_equal(state, engine.pack(session.position))


def test_what_is_not_due_is_refused_and_changes_nothing():
    drawing = game("dama").under("tujing")
    engine, lots = fast_engine(TABLE), fast_engine(drawing)
    to_throw, to_draw = engine.pack(TABLE.rules.start()), lots.pack(drawing.rules.start())
    refused = (
        lambda: engine.play(to_throw, First(Seat(0))),
        lambda: engine.play(to_throw, throw(0, 6, 6)),
        lambda: engine.play(to_throw, Decline()),
        lambda: engine.choose(to_throw, "first@1", 1, 1, 1),
        lambda: lots.play(to_draw, throw(6, 6, 6)),
        lambda: lots.play(to_draw, First(Seat(3))),
    )
    for ask in refused:
        with pytest.raises(ValueError, match=r"due|asked|legal"):
            ask()
    assert engine.lift(to_throw) == TABLE.rules.start()
    lots.play(to_draw, First(Seat(2)))
    assert lots.lift(to_draw).phase == ToThrow(Turn(Seat(2)))
    thrown = engine.pack(replace(TABLE.rules.start(), phase=Done(None, Finish.DRAWN)))
    with pytest.raises(ValueError, match="no draw"):
        engine.draw(thrown, 1, 1, 1)


@pytest.mark.parametrize("together", [{"split": "allowed"}, {"extra_cap": "additive"}], ids=str)
def test_each_of_two_answers_alone_is_known(together):
    assert fast_engine(game("dama").under("tujing", together)).seats == TABLE.rules.seats


def test_where_extra_turns_pile_up_the_readable_engine_plays():
    table = game("dama").under("tujing", {"split": "allowed", "extra_cap": "additive"})
    found = chosen("auto", table, ["random@1"] * 3, 10**6)
    assert found == Engine("reference", Why.RULINGS, "extra_cap=additive, split=allowed")


def test_there_is_no_room_for_more_turns_than_a_row_holds():
    engine, position = fast_engine(TABLE), waiting(256)
    state = engine.pack(position)
    with pytest.raises(OverflowError, match="room"):
        engine.play(state, throw(6, 6, 6))
    assert engine.lift(state) == position, "nothing has changed"
    with pytest.raises(OverflowError, match="256"):
        engine.pack(waiting(257))
