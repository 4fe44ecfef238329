"""Players by the name of their class, and as objects."""

from __future__ import annotations

import pytest

from youyi.analysis.api import compare, simulate
from youyi.analysis.runs.plan import WrongNumber
from youyi.analysis.simulate.one_game import play_game
from youyi.bots.errors import BadPlayer
from youyi.bots.imported import ImportedPlayer
from youyi.bots.named import player, player_spec
from youyi.games import game
from youyi.players.simple import FirstPlayer

HERE = "tests.bots.test_named"


class Last:
    """Takes the last move; remembers where it sat."""

    version = 3

    def __init__(self, table=None):
        self.table = table
        self.seats: list[int] = []

    def begin(self, seat):
        self.seats.append(seat)

    def choose(self, _view, moves, _entropy):
        return moves[-1]


class Breaks:
    def __init__(self):
        raise RuntimeError("no file")


class Table:
    """Has nothing to choose with."""


READY = FirstPlayer()


def table(ruleset=None):
    return game("madiao").under(ruleset, terms={"deals": 1})


def inside(found):
    """The player that is guarded at its calls."""
    assert isinstance(found, ImportedPlayer)
    return found.player


def test_a_class_is_found_by_its_name_and_made_for_the_table():
    at = table()
    made = inside(player(f"{HERE}:Last", at))
    assert isinstance(made, Last)
    assert made.table is at
    assert player_spec(f"{HERE}:Last", at.game).full_id == f"{HERE}:Last@3"
    assert isinstance(inside(player(f"{HERE}:Last@3", at)), Last)
    assert inside(player(f"{HERE}:READY", at)) is READY
    assert player_spec(f"{HERE}:READY", at.game).full_id == f"{HERE}:READY"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nowhere.at.all:Bot", "cannot import 'nowhere.at.all': ModuleNotFoundError"),
        (f"{HERE}:Nobody", "has no 'Nobody'"),
        (f"{HERE}:Breaks", "cannot be made: RuntimeError: no file"),
        (f"{HERE}:Table", "is not a player"),
        (f"{HERE}:HERE", "is not a player"),
    ],
)
def test_what_is_no_player_is_named(name, why):
    with pytest.raises(BadPlayer, match=why):
        player(name, table())


def test_an_object_plays_as_its_name_does_and_is_told_its_seat():
    at, last = table(), Last()
    played = play_game(at, ["random", last, "first", "first"], 7, 2)
    assert played.record.moves == play_game(at, ["random", f"{HERE}:Last", "first", "first"], 7, 2).record.moves
    assert last.seats == [1]
    assert played.players == ("random@1", f"{HERE}:Last@3", "first@1", "first@1")
    assert played.record.seats[1].player == f"{HERE}:Last@3"
    assert played.over is not None
    assert played.score == played.over.score


def test_simulations_of_objects_count_what_simulations_of_names_count():
    at = table()
    by_name = simulate(at, [f"{HERE}:Last", "random", "random", "first"], games=6, seed=3)
    assert simulate(at, [Last(), "random", "random", "first"], games=6, seed=3) == by_name
    assert by_name["engine_because"]["reason"] == "few_games"


def test_several_processes_are_sent_copies():
    at = table()
    assert simulate(at, [READY, "random", "random", "first"], games=60, processes=2) == simulate(
        at, [READY, "random", "random", "first"], games=60
    )


def test_two_tables_are_compared_with_objects():
    other, three = table("historical"), ["random"] * 3
    by_name = compare(table(), other, [f"{HERE}:Last", *three], games=4, courses=1, chances=2)
    assert compare(table(), [other], [Last(), *three], games=4, courses=1, chances=2) == by_name


def test_the_number_of_players_is_that_of_the_seats():
    with pytest.raises(WrongNumber):
        play_game(table(), ["first"] * 3)
