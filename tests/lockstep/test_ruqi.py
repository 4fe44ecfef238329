"""What only the fast engine of 儒棋 is asked: turns of the readable engine that are legal and not offered."""

from __future__ import annotations

import numpy as np
import pytest

from tests.kit.engines.lockstep import HAVE_NUMBA
from youyi.analysis.runs.engines import fast_engine
from youyi.games import game
from youyi.games.ruqi.moves import Play
from youyi.kernel.rules import Decision
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered
from youyi.players.player import player

pytestmark = HAVE_NUMBA


def test_a_legal_turn_that_another_stands_for_is_played_as_that_one():
    """Two pieces that go by one number each may go in either order: one order is offered."""
    table = game("ruqi").under("modern")
    engine, session = fast_engine(table), Session(table.rules)
    sitting, chances, found = [player("random", table)] * 2, Numbered(1, 0), 0
    while found < 5:
        if isinstance(session.prompt, Decision):
            state = engine.pack(session.position)
            for offered in session.prompt.moves:
                swapped = Play(offered.walks[::-1])
                if swapped not in session.prompt.moves and table.rules.objection(session.position, swapped) is None:
                    engine.play(state, swapped)
                    assert np.array_equal(state, engine.pack(table.rules.play(session.position, swapped).position))
                    assert np.array_equal(state, engine.pack(table.rules.play(session.position, offered).position))
                    found += 1
                    break
            session.play(session.choose(sitting, chances))
        else:
            session.take(session.draw(chances))


def test_a_turn_is_refused_where_none_is_due():
    table = game("ruqi").under("modern")
    engine, session = fast_engine(table), Session(table.rules)
    while not isinstance(session.prompt, Decision):
        session.take(session.draw(Numbered(1, 0)))
    state = engine.pack(table.rules.start())
    with pytest.raises(ValueError, match="not legal"):
        engine.play(state, session.prompt.moves[0])
    assert np.array_equal(state, engine.pack(table.rules.start()))
