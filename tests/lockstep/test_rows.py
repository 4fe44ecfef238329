"""A position of the readable engine is read back from the row that it is packed into, from the start of a game to its end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.engines.lockstep import HAVE_NUMBA, lowered_settings
from youyi.analysis.runs.engines import fast_engine
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered
from youyi.players.player import player, players_at

pytestmark = HAVE_NUMBA
PLIES = 1500


@pytest.mark.parametrize("setting", lowered_settings(), ids=str)
def test_every_position_of_a_game_is_read_back(setting):
    """Greedy players end where players by lot may not: each kind plays a game."""
    table, ended = setting.bout(), 0
    fast: Any = fast_engine(table)
    known = {spec.id for spec in players_at(table)}
    for number, name in enumerate(sorted(known & {"greedy", "heuristic", "random"})):
        session: Session[Any, Any, Any, Any] = Session(table.rules)
        session.play_out([player(name, table)] * table.rules.seats, Numbered(11, number), limit=PLIES)
        positions = [ply.before for ply in session.plies] + [session.position]
        assert [fast.lift(fast.pack(position)) for position in positions] == positions
        ended += session.over is not None
    assert ended
