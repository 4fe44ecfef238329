"""No position holds a draw of the future: two seeds share every observation from a position on until the next draw."""

from __future__ import annotations

import pytest

from tests.kit.tables import Setting, settings
from youyi.kernel.rules import Chance, Decision, Over
from youyi.kernel.seats import Seat
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered

SETTINGS = [each for each in settings() if each.game.has("observations")]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_two_seeds_share_every_observation_until_the_next_draw(setting: Setting):
    table = setting.bout()
    rules, observations = table.rules, setting.game.observations(table.rules)
    shared = 0
    for nth in range(4):
        before = Session(rules, keep=0)
        for ply in range(9 * nth):  # some way into a game
            if isinstance(before.prompt, Over):
                break
            before.take(_next(before, Numbered(1, nth), ply))
        while isinstance(before.prompt, Chance):
            before.take(_next(before, Numbered(1, nth), 0))
        sessions = [Session(rules, before.position, keep=0) for _ in range(2)]
        chances = [Numbered(100 + seed, nth) for seed in range(2)]
        drawn = 0
        for ply in range(12):
            if any(isinstance(each.prompt, Over) for each in sessions) or drawn:
                break
            drawn += isinstance(sessions[0].prompt, Chance)
            for session, chance in zip(sessions, chances, strict=True):
                session.take(_next(session, chance, ply))
            rows = [
                [list(observations.write(rules.view(each.position, Seat(seat)), seat)) for seat in range(rules.seats)]
                for each in sessions
            ]
            if not drawn:
                shared += 1
                assert rows[0] == rows[1]
    assert shared


def _next(session, chances, ply):
    """The draw that is due, or some choice that depends on the position alone."""
    if isinstance(session.prompt, Decision):
        return session.prompt.moves[ply * 5 % len(session.prompt.moves)]
    return session.draw(chances)
