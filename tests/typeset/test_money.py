"""Strings and Coins are printed as the guide describes them: so many to a row, from above, by the table that the client is held to."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from youyi.games.madiao.cards import CARD_FACES
from youyi.games.madiao.handbook.money import money

DESCRIBED = json.loads((Path(__file__).parents[2] / "client" / "tests" / "described.json").read_text("utf-8"))
ONE_ROW = 1.5
"""How far apart, in millimetres, what lies in one row may be."""


def drawn(code):
    """The elements of a card's picture: what they are, with their attributes."""
    for kind, written in re.findall(r"<(path|circle|rect) ([^>]*)>", "".join(money(code))):
        yield kind, dict(re.findall(r'([\w-]+)="([^"]*)"', written))


def middles(code):
    """The heights of what a card shows: strings by their middles, coins and rings, lines of trigrams."""
    for kind, at in drawn(code):
        if kind == "path" and "stroke-dasharray" in at:
            heights = [float(y) for y in re.findall(r"[ML]-?[\d.]+ (-?[\d.]+)", at["d"])]
            yield sum(heights) / len(heights)
        elif kind == "circle":
            yield float(at["cy"])
        elif kind == "rect" and float(at["rx"]):
            yield float(at["y"]) + float(at["height"]) / 2


def rows(code):
    """How many lie in each row, from above."""
    found, last = [], float("-inf")
    for height in sorted(middles(code)):
        if height - last > ONE_ROW:
            found.append(0)
        found[-1] += 1
        last = height
    return found


@pytest.mark.parametrize("code", DESCRIBED)
def test_a_card_is_printed_as_the_guide_describes_it(code):
    assert rows(code) == DESCRIBED[code]["rows"], DESCRIBED[code]["said"]


def test_every_picture_of_money_is_described():
    pictured = {face.code for face in CARD_FACES if re.fullmatch("[SC][1-9]", face.code)}
    assert pictured - set(DESCRIBED) == {"C1"}, "太極 alone is no row of anything"


def test_linked_rings_overlap_and_lines_of_heaven_are_whole():
    (first, second, *_), radius = [float(at["cx"]) for _, at in drawn("C4")], float(next(drawn("C4"))[1]["r"])
    assert abs(first - second) < 2 * radius
    whole, broken = (
        [float(at["width"]) for kind, at in drawn(code) if kind == "rect" and float(at["rx"])] for code in ("C3", "C6")
    )
    assert min(whole) > 2 * max(broken)
