"""Where the computers stand on the scale of people's ratings: levels meet in single games, and neighbours' places are compared."""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from youyi.analysis.match.meeting import Meeting
from youyi.analysis.match.ratings import ratings
from youyi.apps.web.base.rating import ANCHORS
from youyi.games import catalogue
from youyi.kernel.committed import Committed
from youyi.kernel.game import Game
from youyi.kernel.lab.players import PlayerSpec
from youyi.kernel.session import Session
from youyi.players.daily import came_out
from youyi.players.player import levels_of

FILE = Path("src/youyi/apps/web/base") / ANCHORS
_CENTRE, _SURE = 1500, 2 * 1.96


def measure(games: int, seed: int) -> None:
    """Let the levels of every game meet in so many single games, and write the file."""
    found = {game.id: _of(game, games, seed) for game in catalogue()}
    FILE.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


def _of(game: Game[Any, Any, Any, Any], games: int, seed: int) -> dict[str, dict[str, float]]:
    lot, table = Random(f"{seed}/{game.id}"), game.under()  # noqa: S311  # the same in every run
    levels = [each for each in levels_of(game) if each.refuses(table) is None and not each.searches]
    met: dict[tuple[str, str], Meeting] = defaultdict(Meeting)
    for number in range(games):
        seated = [lot.choice(levels) for _ in range(table.rules.seats)]
        for a, b, difference in _neighbours(game, seated, number, lot):
            met[a, b].count(difference)
    sys.stdout.write(f"{game.id}: {games} games\n")
    return {
        each.name: {"at": round(_CENTRE + each.elo, 1), "error": round((each.ci95[1] - each.ci95[0]) / _SURE, 1)}
        for each in ratings(met)
    }


def _neighbours(
    game: Game[Any, Any, Any, Any], seated: list[PlayerSpec], number: int, lot: Random
) -> list[tuple[str, str, int]]:
    """Each two that came in one after the other in a game, by name: above 0 where the first came in before the second, 0 level."""
    table = game.under()
    over = Session(table.rules).play_out([each.make(table) for each in seated], Committed(lot.randbytes(32)))
    assert over is not None, f"game {number} ends"
    ranked = sorted(((came_out(over, seat).rank, lot.random(), seat) for seat in range(len(seated))), reverse=True)
    named = [(seated[seat].full_id, rank) for rank, _, seat in ranked]
    pairs = [sorted(pair) for pair in pairwise(named) if pair[0][0] != pair[1][0]]
    return [(a, b, int(first > second) - int(first < second)) for (a, first), (b, second) in pairs]
