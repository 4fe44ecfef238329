"""Solved endings in hints and reviews: exact losses, exact chances, and nothing played out for them."""

from __future__ import annotations

import pytest

from tests.kit.engines.lockstep import HAVE_NUMBA
from youyi.analysis.review.advice import SOLVED, advised, weighed
from youyi.analysis.review.evaluators import judged_by, judges_of, judging_of, settler_of
from youyi.analysis.review.reviewing import Watched
from youyi.games import game
from youyi.games.ruqi.board import PIECES
from youyi.games.ruqi.players.exact import endings_of
from youyi.kernel.names import Language
from youyi.kernel.rules import is_choice
from youyi.kernel.session import Session

ENDING = "1 9:4 p29f,out,out,out,out p30f,out,out,out,out play:w/15"
MORE = "1 9:4 p29f,p20f,out,out,out p30f,out,out,out,out play:w/15"


def asked(written):
    table = game("ruqi").under(None, {}, {"rounds": 1})
    position = table.read_position(written)
    prompt = table.rules.prompt(position)
    assert is_choice(prompt)
    return table, position, prompt


def hint(written):
    table, position, prompt = asked(written)
    return weighed(table, table.rules.view(position, prompt.seat), prompt.moves, prompt.seat)


def test_a_hint_in_a_solved_ending_is_exact():
    assert [each.error for each in hint(ENDING)] == [0] * len(hint(ENDING))
    assert any(each.error for each in hint(MORE))


def test_worths_begin_at_the_tallies_that_stand():
    """White leads by 9 to 4, and either side may still win what the other's last piece counts."""
    stake = PIECES[0].number
    for each in hint(ENDING):
        assert sum(each.worth) == 0
        assert 5 - stake < each.worth[0] < 5 + stake


@pytest.mark.parametrize("language", Language)
def test_each_move_is_told_with_its_chance(language):
    table, position, prompt = asked(ENDING)
    endings = endings_of(table.rulings)
    assert endings is not None
    for each in advised(table, position, hint(ENDING), prompt.seat):
        session = Session(table.rules, position)
        session.play(each.valued.move)
        own, theirs = session.position.armies
        chance = endings.share(theirs, own)
        assert chance is not None
        said = SOLVED.filled(chance=f"{100 * (1 - chance):.1f}").said_in(language)
        assert each.says.said_in(language).endswith(said)
    table, position, prompt = asked(MORE)
    begun = SOLVED.said_in(language).partition("{")[0]
    assert not any(begun in each.says.said_in(language) for each in advised(table, position, hint(MORE), prompt.seat))


@HAVE_NUMBA
def test_kernels_say_the_same():
    table, position, prompt = asked(ENDING)
    judging = judging_of(table)
    readable, compiled = judged_by(table, judging), judges_of(table, judging, "fast", 1000)
    assert readable is not None
    assert compiled is not None
    assert compiled.kind == "fast"
    found = [each.choices(position, prompt.moves, prompt.seat, 0) for each in (readable, compiled)]
    assert found[0] == found[1]


def test_what_is_known_is_not_played_out():
    table, position, prompt = asked(ENDING)
    judging = judging_of(table)
    judged = judged_by(table, judging)
    assert judged is not None
    watched = Watched(table, judged, judging.spread)
    session = Session(table.rules, position)
    watched.take(session.play(judged.choices(position, prompt.moves, prompt.seat, 0)[-1].move))
    (choice,) = watched.choices
    assert choice.is_known
    watched.spread = 0.01  # every loss is one that would be looked at
    settler = settler_of(table, seed=1, engine="reference")
    assert watched.settle(settler, lambda _done, _of: None) == 0
    assert (settler.used, watched.choices) == (0, [choice])
