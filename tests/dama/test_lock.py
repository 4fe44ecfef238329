"""A position of `dama/tujing` in which nobody can ever move again, found by a simulation: docs/findings/longest.md."""

from __future__ import annotations

import pytest

from tests.docs.pages import DOCS
from youyi.analysis.runs.readings import Reading, each_answer
from youyi.games import game
from youyi.kernel.rules import Chance, Decision
from youyi.kernel.rulings import differences
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered
from youyi.players.player import player

DAMA = game("dama")
BOUT = differences(DAMA.bout, DAMA.terms)
SEED, NUMBER, PLIES, LAST = 7, 8134, 792, "70+5"
"""The game, the ply after which nothing moves, and its move."""
LOCKED = (
    "507 bowl:18/60 a:0/78x5,80x15/0/356/235/97/- b:0/76x3,81x17/0/224/122/5/-"
    " c:0/75x2,77x4,79x14/0/113/256/-120/- gate:abc turn:{seat} wait:- left:- throw:{seat}"
)
"""Each stack has a larger one of another seat right before it, up to the seventeen in 飛龍院 that wait for three more."""


def armies(position):
    return [army.stacks for army in position.armies]


def throws_that_move(table):
    """How many of the casts of all three seats let anybody move, or ask anybody."""
    found = 0
    for seat in "abc":
        position = DAMA.notation.read_position(LOCKED.format(seat=seat))
        prompt = table.rules.prompt(position)
        assert isinstance(prompt, Chance)
        for cast, _ in prompt.odds.table() or ():
            after = table.rules.apply(position, cast).position
            found += isinstance(table.rules.prompt(after), Decision) or armies(after) != armies(position)
    return found


def test_the_game_comes_to_that_position():
    table = DAMA.under("dama/tujing", terms=BOUT)
    session = Session(table.rules, keep=1)
    session.play_out([player("random", table)] * 3, Numbered(SEED, NUMBER), limit=PLIES)
    assert DAMA.notation.write_position(session.position) == LOCKED.format(seat="c")
    assert DAMA.notation.write_move(session.plies[-1].move) == LAST
    session.play_out([player("random", table)] * 3, Numbered(SEED, NUMBER), limit=300)
    assert armies(session.position) == armies(DAMA.notation.read_position(LOCKED.format(seat="c")))


@pytest.mark.parametrize("ruleset", ["dama/tujing", "dama/simplified-2009"])
def test_no_cast_of_any_seat_moves_anything(ruleset):
    assert throws_that_move(DAMA.under(ruleset, terms=BOUT)) == 0


def test_only_four_answers_dissolve_it():
    found = set()
    for reading in each_answer(Reading("dama", "dama/tujing@1", {})):
        if throws_that_move(DAMA.under(reading.ruleset, dict(reading.rulings), BOUT)):
            found |= {f"{name}={str(value).lower()}" for name, value in reading.rulings.items()}
    assert found == {"bounce=from_standstill", "backward=true", "overtake=free", "feilong_hit=safe_shared"}
    page = (DOCS / "findings" / "longest.md").read_text("utf-8")
    assert all(f"`{answer}`" in page for answer in found)
    assert LOCKED.format(seat="c") in page


def test_the_one_primary_text_has_a_way_out():
    assert throws_that_move(DAMA.under("dama/shuofu", terms=BOUT)) == 47
