"""The line with which a transcript ends: everybody's score, and who is first where the score does not say it."""

from __future__ import annotations

import pytest

from youyi.games import game
from youyi.games.dama import articles as art
from youyi.kernel.names import Language
from youyi.kernel.rules import Over
from youyi.kernel.seats import Seat
from youyi.records.transcript import final_line

SCORES = "Result at the end: A +3 chips, B −1 chips, C −2 chips."


@pytest.mark.parametrize(
    ("score", "first", "says"),
    [
        ((3, -1, -2), {0}, SCORES),
        ((3, -1, -2), {1}, f"{SCORES} First: B."),
        ((3, -1, -2), {0, 2}, f"{SCORES} First: A, C."),
        ((3, -1, -2), {0, 1, 2}, SCORES),
        ((0, 0, 0), {2}, "The game is over. First: C."),
        ((0, 0, 0), {0, 1, 2}, "Result at the end: A 0, B 0, C 0."),
    ],
)
def test_who_is_first_is_said_where_the_score_does_not_say_it(score, first, says):
    over = Over(score, frozenset(map(Seat, first)), art.CUMAN, "cuman")
    assert final_line(game("dama").under(), over, Language.EN) == says
