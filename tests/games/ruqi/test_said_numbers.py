"""The log names a number of the throw only where a die shows it: `with the 1` is wrong for one Humility."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import combinations_with_replacement, product

import pytest

from youyi.games.ruqi.board import Cell
from youyi.games.ruqi.context import BACK_ONE, allotment, context_of
from youyi.games.ruqi.events import Walked
from youyi.games.ruqi.position import Kind, Piece
from youyi.games.ruqi.rulings import CLASSICAL
from youyi.games.ruqi.rulings.moving import FuDouble, OneQian
from youyi.games.ruqi.speech import SPEECH
from youyi.kernel.dice import Throw
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat

NAMED = {Language.EN: r"with the (\d+)", Language.ZH_HANT: r"用 (\d+) ", Language.ZH_HANS: r"用 (\d+) "}
"""How a sentence names the die that a piece went by."""
ROLLS = tuple(map(Throw, combinations_with_replacement(range(6), 2)))


def walks(humility, double):
    context = context_of(replace(CLASSICAL.rulings, one_qian=humility, fu_double=double))
    for roll, kind in product(ROLLS, Kind):
        given = allotment(context, roll, kind)
        for pips in {pips for order in given.orders for pips in order} - {BACK_ONE}:
            yield roll, Walked(Seat(0), (Piece(0),), pips, (), Cell(12), given.because)


@pytest.mark.parametrize("language", NAMED)
@pytest.mark.parametrize(("humility", "double"), list(product(OneQian, FuDouble)))
def test_a_number_that_is_named_was_thrown(humility, double, language):
    said = [(roll.faces, SPEECH.event(event, language)) for roll, event in walks(humility, double)]
    named = [(faces, int(found[1])) for faces, text in said if (found := re.search(NAMED[language], text))]
    assert len(named) > 20
    assert [(faces, number) for faces, number in named if number not in faces] == []
