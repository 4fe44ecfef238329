"""Positions that someone typed: played on from where they can be, refused with the reason where they cannot."""

from __future__ import annotations

from dataclasses import replace

import pytest

from youyi.games import game
from youyi.kernel.errors import BadRecord, FaultyPosition
from youyi.records.record import Record, Sitter, TableChance, begun
from youyi.records.replay import replay

RUQI, DAMA = game("ruqi"), game("dama")
HELD = "1 0:0 p3f,out,out,out,out p25f,p27f,out,out,out play:w/24"
"""Both cells that White's one piece could go to are held."""
IN_THE_MOAT = (
    "9 bowl:60/60 a:0/89x20/0/246/246/-20/- b:20/-/0/-/-/-20/- c:20/-/0/-/-/-20/- "
    "gate:a turn:a wait:- left:- move:a/135/plain/a/1/-"
)
"""All twenty horses of a seat lie in the moat, and it is asked to move one."""
SHARED = "1 0:0 p3f,out,out,out,out p23f,out,out,out,out throw:w"
"""White's p3 is Black's p23."""


def from_here(start: str, **rulings: str) -> Record:
    return replace(begun(RUQI.under("modern", dict(rulings)), (Sitter(), Sitter()), TableChance()), start=start)


@pytest.mark.parametrize(("table", "text"), [(RUQI.under("modern"), HELD), (DAMA.under(), IN_THE_MOAT)])
def test_a_choice_without_a_move_is_refused(table, text):
    position = table.game.notation.read_position(text)
    for refused in (lambda: table.rules.prompt(position), lambda: table.read_position(text)):
        with pytest.raises(FaultyPosition) as problem:
            refused()
        assert [fault.kind for fault in problem.value.faults] == ["nothing_can_move"]


def test_both_sides_may_begin_on_one_cell_only_where_all_may_share():
    table = RUQI.under("modern", {"occupancy": "free_all"})
    assert RUQI.notation.write_position(table.read_position(SHARED)) == SHARED
    assert replay(from_here(SHARED, occupancy="free_all")).error is None
    for ruleset in ("modern", "classical"):
        with pytest.raises(FaultyPosition) as problem:
            RUQI.under(ruleset).read_position(SHARED)
        assert [fault.kind for fault in problem.value.faults] == ["shared_cell"]


@pytest.mark.parametrize("start", [HELD, SHARED])
def test_a_record_that_cannot_begin_so_names_its_start(start):
    with pytest.raises(BadRecord) as problem:
        replay(from_here(start))
    assert problem.value.field == "start"
