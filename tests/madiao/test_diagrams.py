"""Pictures of the handbook of 馬吊: cards lie apart, as far from one edge as from the other."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from youyi.games.madiao.cards import card
from youyi.games.madiao.handbook.diagrams import hands_picture, trick_picture
from youyi.games.madiao.handbook.figures import HEIGHT, WIDTH
from youyi.games.madiao.position import FaceDown, FaceUp, Laid
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat


def test_the_cards_of_a_trick_lie_apart_as_far_from_the_left_as_from_the_top():
    laid: list[Laid] = [
        FaceUp(Seat(0), card("W1")),
        FaceUp(Seat(1), card("W9")),
        FaceDown(Seat(2), card("W2")),
        FaceDown(Seat(3), card("W3")),
    ]
    drawn = trick_picture(laid, Seat(1), Language.EN)
    places = [tuple(map(float, each)) for each in re.findall(r'<g transform="translate\((\S+) (\S+)\)">', drawn)]
    rows = [each for each in places if each[1] == places[0][1]]
    assert len(rows) >= 4
    assert places[0][0] == places[0][1]
    assert all(right - left >= WIDTH for (left, _), (right, _) in pairwise(rows))


def test_hands_lie_in_rows_that_end_as_far_from_the_edge_as_they_begin():
    drawn = hands_picture([(name, [card("W1"), card("W9")]) for name in ("A", "B")], Language.EN)
    size = re.search(r'viewBox="0 0 (\S+) (\S+)"', drawn)
    assert size is not None
    places = [tuple(map(float, each)) for each in re.findall(r'<g transform="translate\((\S+) (\S+)\)">', drawn)]
    rows = sorted({down for _, down in places if places.count((places[0][0], down))})
    assert len(rows) == 2
    assert float(size[2]) - rows[-1] - HEIGHT == pytest.approx(places[0][0])
