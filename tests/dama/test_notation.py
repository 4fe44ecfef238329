"""Moves, positions and drawings of 打馬 as text: what is refused, and where it fails."""

from __future__ import annotations

import pytest

from youyi.games.dama import GAME, Dama, Terms
from youyi.games.dama.position import faults
from youyi.kernel.errors import BadNotation, FaultyPosition

NOTATION = GAME.notation


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 1), ("7", 1), ("56", 3), ("5667", 4), ("27+", 4), ("27*17", 2), ("x", 1), ("first:f", 7), ("27+17x", 7),
        ("27+17x3x", 8), ("stayed", 1),
    ],
)  # fmt: skip
def test_what_does_not_parse_says_where(text, column):
    with pytest.raises(BadNotation) as problem:
        NOTATION.read_move(text)
    assert problem.value.column == column


START = NOTATION.write_position(Dama(terms=Terms(seats=2)).start())


def test_a_position_is_one_line():
    assert START == "0 bowl:40/40 a:20/-/0/-/-/-20/- b:20/-/0/-/-/-20/- gate:- turn:a wait:- left:- draw"


@pytest.mark.parametrize(
    ("old", "new", "column"),
    [
        ("0 bowl", "x bowl", 1), ("bowl:40/40", "bowl", 3), ("a:20", "b:20", 14), ("b:20", "c:20", 33),
        ("gate:-", "gate:z", 52), ("turn:a", "turn:-", 59), ("wait:-", "wait:bb", 66), ("left:-", "left:", 73),
        (" draw", " drawn", 80), ("draw", "draw more", 85), ("draw", "throw:", 80), ("draw", "move:a/246/odd/a/1/-", 80),
        ("draw", "done:a/won", 80),
    ],
)  # fmt: skip
def test_a_position_that_does_not_parse_says_where(old, new, column):
    with pytest.raises(BadNotation) as problem:
        NOTATION.read_position(START.replace(old, new, 1))
    assert problem.value.column == column


@pytest.mark.parametrize(
    ("old", "new", "kind"),
    [
        ("a:20/-", "a:19/-", "horses"), ("a:20/-", "a:18/3x2", None), ("a:20/-", "a:18/0x2", "cells"),
        ("a:20/-", "a:20/3x0", "empty_stack"), ("bowl:40", "bowl:41", "money"), ("turn:a", "turn:c", "seats"),
        ("-/-/-20/- b:20/-/0/-", "246/-/-20/- b:20/-/0/246", "own_casts"),
        ("a:20/-/0/-/-/-20/- b:20/-", "a:18/3x2/0/-/-/-20/- b:18/3x2", "shared_cell"),
        ("a:20/-/0/-/-/-20/- b:20/-", "a:18/9x2/0/-/-/-20/- b:18/9x2", None),
    ],
)  # fmt: skip
def test_impossible_positions_are_refused_unless_tolerated(old, new, kind):
    text = START.replace(old, new, 1)
    assert text != START
    if kind is None:
        assert faults(NOTATION.read_position(text)) == ()
        return
    with pytest.raises(FaultyPosition) as problem:
        NOTATION.read_position(text)
    assert kind in {fault.kind for fault in problem.value.faults}
    tolerated = NOTATION.read_position(text, tolerate={fault.kind for fault in problem.value.faults})
    assert faults(tolerated) == problem.value.faults


def test_a_drawing_that_disagrees_with_its_position_is_refused():
    drawn = NOTATION.draw(Dama().start())
    with pytest.raises(BadNotation):
        NOTATION.read_drawing(drawn.replace("88", "87", 1))
