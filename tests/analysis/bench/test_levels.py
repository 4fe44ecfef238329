"""Every level is timed by its own choices, and only where there is something to choose."""

from __future__ import annotations

import pytest

from youyi.analysis.bench.levels import Clocked, by_level, clocked
from youyi.games import catalogue, game
from youyi.kernel.streams import Stream
from youyi.players.player import levels_of, player


def test_choices_among_several_are_counted_and_timed():
    table = game("ruqi").under(terms={"rounds": 1})
    asked = []

    class Told:
        def choose(self, view, moves, entropy):
            asked.append(len(moves))
            return moves[0]

    found = clocked(table, Told(), 0.01)
    assert found.seconds >= 0.01
    assert 0 < found.choices < sum(count > 1 for count in asked), "the first are not counted"
    assert found.longest <= found.seconds


def test_a_single_move_is_not_timed():
    table = game("ruqi").under()
    one = Clocked(player("greedy", table))
    assert one.choose(None, ["only"], Stream(1)) == "only"
    assert (one.choices, one.seconds) == (0, 0.0)


@pytest.mark.parametrize("name", [each.id for each in catalogue()])
def test_every_level_that_plays_has_a_row(name, monkeypatch):
    found = game(name)
    monkeypatch.setattr("youyi.analysis.bench.levels.catalogue", lambda: (found,))
    wanted = [each for each in levels_of(found) if not each.searches]
    monkeypatch.setattr("youyi.analysis.bench.levels.levels_of", lambda _game: wanted)
    rows = list(by_level(0.002))
    assert [row["level"] for row in rows] == [each.full_id for each in wanted]
    assert all(row["choices_per_s"] > 0 and row["longest_ms"] + 0.1 >= row["mean_ms"] for row in rows)
