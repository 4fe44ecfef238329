"""Players asked by number: the same choices in kernels and by the readable rules, and the decisions that are drawn."""

from __future__ import annotations

from itertools import islice

import pytest

from youyi.analysis.errors.asking import choosers, decisions_of, drawn
from youyi.games import game
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered
from youyi.players.player import player

QUICK = {
    "ruqi": ("random@1", "greedy@1", "network@3", "level-4@3"),
    "dama": ("random@1", "greedy@1", "network@3", "level-4@4"),
    "madiao": ("random@1", "heuristic@2", "level-2@1"),
}


@pytest.mark.parametrize("name", QUICK)
def test_kernels_and_the_readable_rules_ask_alike(name):
    pytest.importorskip("numba")
    table, chances = game(name).under(None, {}, {"seats": 2} if name == "dama" else {}), Numbered(7, 3)
    fast, plain = choosers(table, "fast"), choosers(table, "reference")
    assert set(QUICK[name]) <= fast.inside
    for due in islice(decisions_of(plain, QUICK[name], chances), 25):
        for each in QUICK[name]:
            assert fast.choice(each, due, chances) == plain.choice(each, due, chances)


def test_games_are_those_that_the_players_play():
    """A mixture of one player plays the game that it plays wherever games are numbered."""
    table, chances = game("ruqi").under(), Numbered(7, 3)
    every = list(islice(decisions_of(choosers(table, "reference"), ("greedy@1",), chances), 20))
    session = Session(table.rules)
    session.play_out([player("greedy", table)] * 2, chances, limit=every[-1].ply)
    assert session.position == every[-1].position


def test_decisions_are_drawn_in_order_and_each_as_often():
    table = game("ruqi").under()
    every = list(islice(decisions_of(choosers(table, "reference"), ("random@1",), Numbered(7, 3)), 5))
    counts = dict.fromkeys([each.ply for each in every], 0)
    for number in range(2000):
        plies = [each.ply for each in drawn(every, 2, Numbered(1, number))]
        assert plies == sorted(set(plies))
        for ply in plies:
            counts[ply] += 1
    assert min(counts.values()) > 700
    assert drawn(every, None, Numbered(1, 0)) == drawn(every, 9, Numbered(1, 0)) == every
