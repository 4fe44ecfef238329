"""Worked examples of handbooks are played by the rules in force: nothing in them is written by hand that could drift."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree as ET

import pytest

from youyi.games import catalogue, game
from youyi.games.madiao.handbook.whole_deal import played
from youyi.games.madiao.rulings import Rulings
from youyi.kernel.face.handbook import Grid, Illustration
from youyi.kernel.names import Language
from youyi.typeset.chapters import chapters

GAMES: list[Any] = [each for each in catalogue() if each.has("handbook")]
MADIAO = game("madiao")
RULESETS = [(each, ruleset) for each in GAMES for ruleset in (*each.rulesets, *each.former)]


def pictures(played, rulings):
    return [
        block for each in played.handbook(rulings).chapters for block in each.blocks if isinstance(block, Illustration)
    ]


@pytest.mark.parametrize(("played", "ruleset"), RULESETS, ids=lambda each: getattr(each, "full_id", ""))
def test_every_picture_has_its_own_file_and_says_what_it_shows(played, ruleset):
    found = pictures(played, ruleset.rulings)
    assert len({each.key for each in found}) == len(found)
    for each in found:
        assert all(each.caption.said_in(language) for language in Language)
        root = ET.fromstring(each.draw(Language.EN))  # noqa: S314  # our own
        wide, high = (float(root.attrib[side].removesuffix("mm")) for side in ("width", "height"))
        assert 0 < each.width <= 170
        assert high / wide * min(each.width, 118) < 150  # a page of the book is 180 mm high


@pytest.mark.parametrize(
    ("name", "ruleset", "shown", "missing"),
    [
        ("ruqi", "modern", {"turns-in", "together", "held", "clears"}, set()),
        ("ruqi", "classical", {"stands", "slides", "enemy-start"}, {"held", "leaves"}),
        ("dama", "tujing", {"larger", "station", "gate-shut", "beyond", "flight"}, set()),
        ("dama", "shuofu", {"strikes", "gate-opens"}, {"gate-shut", "station"}),
        ("madiao", "guide", {"deal", "trick-1", "won-1", "diao"}, set()),
    ],
)
def test_a_rulebook_shows_what_its_rules_know(name, ruleset, shown, missing):
    keys = {each.key for each in pictures(game(name), game(name).ruleset(ruleset).rulings)}
    assert shown <= keys
    assert not missing & keys


def test_what_is_held_is_shown_as_forbidden():
    said = {each.key: each.caption.en for each in pictures(game("ruqi"), game("ruqi").rulesets[0].rulings)}
    assert "Using the 2 from p3 to p5 is not allowed." in said["held"]
    assert "in the other order" in said["held"]
    assert "leaves the board" in said["leaves"]


def test_the_account_of_the_whole_deal_comes_to_what_the_rules_pay():
    deal = played(Rulings())
    assert deal is not None
    assert tuple(map(sum, zip(*(each.flow for each in deal.payments), strict=True))) == deal.net
    assert sum(deal.net) == 0
    (chapter,) = (each for each in chapters(MADIAO, MADIAO.rulesets[0]) if each.title.en.startswith("A whole"))
    *_, account = (block for block in chapter.blocks if isinstance(block, Grid))
    lines = [[cell.en for cell in row] for row in account.rows]
    kinds = [[int(cell) for cell in line[1:]] for line in lines if line[0].startswith("= ")]
    *sums, net = kinds
    assert tuple(net) == deal.net == tuple(map(sum, zip(*sums, strict=True)))
    assert len(lines) == len(deal.payments) + len(kinds)


def test_the_tricks_of_the_whole_deal_are_whole():
    deal = played(Rulings())
    assert deal is not None
    assert [len(trick.laid) for trick in deal.tricks] == [4] * 8
    assert len({each.card for trick in deal.tricks for each in trick.laid}) == 32
