"""What is counted of how a seat plays 馬吊, against what a deal's events say."""

from __future__ import annotations

from collections import Counter

import pytest

from youyi.games import game
from youyi.games.madiao.cards import JI
from youyi.games.madiao.events import TrickWon
from youyi.games.madiao.playing_stats import ji_kept, ji_won, ji_won_last, tricks
from youyi.games.madiao.position import TRICKS
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered
from youyi.players.player import player

DEALS = range(6)


@pytest.mark.parametrize("name", ["random", "heuristic"])
def test_tricks_won_with_a_ji_are_counted_and_no_others(name):
    table = game("madiao").under(terms={"deals": 1})
    counted, seen = Counter[tuple[str, int]](), Counter[tuple[str, int]]()
    for number in DEALS:
        session = Session(table.rules)
        session.play_out([player(name, table)] * 4, Numbered(7, number))
        for ply in session.plies:
            for label, count in (("tricks", tricks), ("with", ji_won), ("last", ji_won_last)):
                for seat, times, _ in count(ply):
                    counted[label, seat] += times
            assert sum(kept for _, kept, _ in ji_kept(ply)) <= 1
            for event in ply.step.events:
                if isinstance(event, TrickWon):
                    seen["tricks", event.seat] += 1
                    seen["with", event.seat] += bool(JI >> event.card & 1)
                    seen["last", event.seat] += bool(JI >> event.card & 1) and event.trick == TRICKS
    assert +counted == +seen
    assert sum(times for (label, _), times in counted.items() if label == "with") > 0
