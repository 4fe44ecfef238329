"""An answer that is added to the readable rules alone: the fast engine refuses it, and a wrong row for it is noticed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest

from tests.house.tree import ROOT
from tests.kit.amount import third
from tests.kit.engines.lockstep import HAVE_NUMBA
from tests.kit.engines.twins import NEWCOMERS, TWIN
from youyi.analysis.runs.engines import Why, chosen, fast_room
from youyi.games import catalogue, game
from youyi.kernel.lab.lowering import Lowering, Numbers
from youyi.kernel.rulings import Quantity, questions

pytestmark = HAVE_NUMBA
EVERY_GAME = pytest.mark.parametrize("played", catalogue(), ids=lambda each: each.id)
GAMES = pytest.mark.parametrize("name", third(NEWCOMERS))
EVERYTHING = [
    (played, name)
    for played in catalogue()
    for each in (played.rulesets[0].rulings, played.terms)
    for name in questions(each)
]


def room_of(played) -> Any:
    return fast_room(played)


def lowering_of(played) -> Lowering:
    lowering: Lowering = import_module(f"{room_of(played).__name__.removesuffix('.fast')}.lowering").LOWERING
    return lowering


@GAMES
def test_a_new_answer_is_left_to_the_readable_engine_until_it_is_taught_rightly(name):
    """The readable rules play it as they play another answer; its row is then that answer's, or a third one's."""
    paths = {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    ran = subprocess.run(
        [sys.executable, "-m", "tests.kit.engines.twins", name],
        cwd=ROOT, env={**os.environ, **paths}, check=True, capture_output=True, text=True,
    )  # fmt: skip
    found, answer = json.loads(ran.stdout), f"{NEWCOMERS[name].question}={TWIN.lower()}"
    assert (found["engine"], found["because"]) == ("reference", f"the fast engine does not know: {answer}")
    assert found["refused"] == f"no row for {answer}"
    assert found["right"] == 0
    assert found["wrong"] > 0


@pytest.mark.parametrize(("played", "question"), EVERYTHING, ids=lambda each: getattr(each, "id", each))
def test_an_answer_without_a_row_is_unknown(played, question, monkeypatch):
    """Every question of rulings and terms: were the usual answer's row missing, no table of the usual rules would be fast."""
    lowering, table = lowering_of(played), played.under()
    assert lowering.unknown(table.rulings, table.terms) == ()
    if question in lowering.asked:
        usual = getattr(table.rulings, question)
        monkeypatch.delitem(lowering.asked[question], usual)
    else:
        monkeypatch.setitem(lowering.derived, question, ())
    found = chosen("auto", table, ["random@1"] * table.rules.seats, 10**6)
    assert (found.name, found.why) == ("reference", Why.RULINGS)
    assert found.what.startswith(f"{question}=")
    with pytest.raises(LookupError, match=f"no row for {question}="):
        room_of(played).engine(table.rules)


@EVERY_GAME
def test_every_question_stands_in_one_table(played):
    lowering = lowering_of(played)
    assert lowering.asked.keys().isdisjoint(lowering.derived)
    assert {*lowering.asked, *lowering.derived} == {name for each, name in EVERYTHING if each is played}


@EVERY_GAME
def test_rows_of_a_question_write_the_same_fields(played):
    for question, rows in lowering_of(played).asked.items():
        assert len({tuple(row) for row in rows.values()}) == 1, question


LEFT: dict[str, set[tuple[str, str]]] = {"dama": set(), "madiao": set(), "ruqi": {("corner", "uncounted")}}
"""Answers that nobody has taught the kernels, with their questions: tables that choose them are played by the readable engine."""


@EVERY_GAME
def test_what_is_left_to_the_readable_engine_is_known(played):
    """Give a new answer its row in `lowering.py`, or name it here."""
    lowering, left = lowering_of(played), set()
    for name, asked in questions(played.rulesets[0].rulings).items():
        if not isinstance(asked, Quantity):
            left |= {(name, member.word) for member in asked if member not in lowering.taught(name)}
    assert left == LEFT[played.id]


@pytest.mark.parametrize("seats", [1, 6])
def test_a_number_out_of_the_range_that_was_taught_is_unknown(seats):
    table = game("dama").under()
    assert lowering_of(table.game).unknown(table.rulings, replace(table.terms, seats=seats)) == (f"seats={seats}",)


def test_no_number_is_an_answer_only_where_it_was_taught():
    assert None in Numbers(lowest=1, absent=True)
    assert None not in Numbers(lowest=1)
    assert "2" not in Numbers(lowest=1)
