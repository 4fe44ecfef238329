"""The figures of a finished game: over the seats luck sums to nothing, and a result is what is left of it with the luck."""

from __future__ import annotations

from dataclasses import replace

import pytest

from youyi.analysis.review.reckoning import reckoned
from youyi.analysis.review.reviewing import reviewed
from youyi.analysis.runs.plan import Plan
from youyi.analysis.simulate.one_game import reopened
from youyi.kernel.lab.evaluation import Counts

GAMES = {"dama": ("dama/short", "greedy"), "madiao": ("madiao/guide", "heuristic"), "ruqi": ("ruqi/modern", "greedy")}


def played(game):
    ruleset, player = GAMES[game]
    terms = {"rounds": 1} if game == "ruqi" else {}
    return reopened(Plan(game=game, ruleset=ruleset, games=1, players=(player,), seed=3, terms=terms), 1)


@pytest.mark.parametrize("game", GAMES)
def test_luck_sums_to_nothing_and_the_account_closes(game):
    record = played(game)
    found, review = reckoned(record), reviewed(record, playouts=0, counts=Counts.SCORE)
    assert found is not None
    assert sum(each.luck for each in found.seats) == pytest.approx(0, abs=1e-6)
    assert sum(each.without for each in found.seats) == pytest.approx(sum(record.score), abs=1e-6)
    for seat, each in enumerate(found.seats):
        assert each.result == record.score[seat]
        costs = sum(choice.cost[seat] for choice in review.choices)
        rest = review.rest(seat)
        assert rest is not None
        assert review.course[0].worth[seat] + each.luck + costs + rest == pytest.approx(each.result)
        assert each.error >= 0
        assert 0 <= each.named <= each.asked
        assert (each.lost > 0) == (each.named > 0)
    assert found.playouts == (0 if review.judged else review.playouts)
    assert found == reckoned(record), "the same game has the same figures"


def test_a_game_that_is_not_over_has_none():
    record = played("ruqi")
    assert reckoned(replace(record, moves=record.moves[:20], score=None)) is None
