"""Where a retreat ends: behind a crossing that is the other side's, and behind cells that are held, as far as it takes."""

from __future__ import annotations

import pytest

from youyi.games import game
from youyi.games.ruqi.board import BACKWARD, FAR_JING, SECOND_ZHONG, SPOTS, Cell
from youyi.games.ruqi.travel import Occupied, Stride, backward, board_rules
from youyi.kernel.seats import Seat

WHITE = Seat(0)
NOBODY = frozenset[int]()


@pytest.mark.parametrize("crossing", [FAR_JING, SECOND_ZHONG])
@pytest.mark.parametrize("held", range(4))
def test_a_retreat_goes_on_behind_a_barred_crossing_past_every_cell_that_is_held(crossing, held):
    """Who steps onto such a crossing is deemed to have passed it and is stopped beyond it; who goes back is not."""
    table = game("ruqi").under(rulings={"bar": "enemy_two", "occupancy": "slide"})
    behind = [crossing]
    while len(behind) < held + 2:
        before = BACKWARD[behind[-1]]
        assert before is not None
        behind.append(before)
    enemy = frozenset(SPOTS[WHITE][cell] for cell in behind[1:-1])
    found = backward(
        board_rules(table.rulings), WHITE, Cell(crossing + 1), Occupied(enemy=enemy, own=NOBODY, bars=NOBODY)
    )
    assert isinstance(found, Stride)
    assert found.path == tuple(behind)
