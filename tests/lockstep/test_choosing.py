"""A level's number in kernels says who plays, who makes the slips and how many, for every game and for any players."""

from __future__ import annotations

from importlib import import_module

import pytest

from tests.kit.engines.lockstep import HAVE_NUMBA
from youyi.games import built_in, game
from youyi.kernel.lab.players import Level, Levels, level_id
from youyi.kernel.names import Words

pytestmark = HAVE_NUMBA
COUNT = 6
KNOWN = tuple(f"player{nth}@1" for nth in range(COUNT))
SAID = Words(en="", zh_hant="", zh_hans="")


def said_by(number: int, count: int) -> tuple[int, int | None, int]:
    """The player, the weaker and the slips of a number."""
    if number < count:
        return number, None, 0
    return number % count, (number // count - 1) % count, (number // count - 1) // count


def numbered(*levels: Level) -> dict[str, int]:
    from youyi.compiled.choosing import player_numbers

    return dict(player_numbers(KNOWN, Levels(package="", terms={}, each=levels), COUNT))


def test_players_have_their_places_as_numbers():
    assert numbered() == {name: nth for nth, name in enumerate(KNOWN)}


@pytest.mark.parametrize("player", range(len(KNOWN)))
@pytest.mark.parametrize("weaker", [None, *range(len(KNOWN))])
def test_the_number_of_a_level_says_who_plays_and_who_slips(player, weaker):
    slips = 0 if weaker is None else 35
    level = Level(player=KNOWN[player], weaker=None if weaker is None else KNOWN[weaker], slips=slips, strength=SAID)
    assert said_by(numbered(level)[level_id(1, level)], COUNT) == (player, weaker, slips)


@pytest.mark.parametrize(("player", "weaker"), [("other@1", None), (KNOWN[0], "other@1"), ("other@1", KNOWN[0])])
def test_a_level_has_no_number_where_kernels_lack_one_of_its_players(player, weaker):
    assert set(numbered(Level(player=player, weaker=weaker, slips=5, strength=SAID))) == set(KNOWN)


@pytest.mark.parametrize("name", built_in())
def test_levels_of_a_game_whose_players_kernels_know_play_in_kernels(name):
    layout = import_module(f"youyi.games.{name}.fast.layout")
    levels = game(name).levels()
    assert levels is not None
    known = [
        level_id(nth, level)
        for nth, level in enumerate(levels.each, 1)
        if {level.player, level.weaker or level.player} <= set(layout.PLAYERS)
    ]
    assert known
    assert set(layout.NUMBERS) == {*layout.PLAYERS, *known}
