"""Pictures of tables: everything that stands or lies on the board is drawn, and nothing that the seat may not know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from tests.apps.cli.table.test_screen import decisions
from youyi.games import catalogue, game
from youyi.games.madiao.cards import CODES
from youyi.games.ruqi.svg import MARGIN
from youyi.kernel.face.handbook import Illustration
from youyi.kernel.face.pictures import Picture, ink
from youyi.kernel.face.svg import RED
from youyi.kernel.names import Language


def texts(picture: Picture) -> list[str]:
    root = ET.fromstring(picture.svg)  # noqa: S314 - drawn here
    return [each.text or "" for each in root.iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("name", [each.id for each in catalogue()])
def test_every_table_is_drawn_in_every_language(name, language):
    table = game(name).under()
    for session in decisions(table, plies=30):
        picture = table.picture(session.position, session.asked, language)
        assert texts(picture)
    assert texts(table.game.picture(language=language))
    assert table.game._repr_svg_() == table.game.picture().svg


def test_the_pack_is_drawn_whole_and_a_hand_for_its_holder_alone():
    assert {each for each in texts(game("madiao").picture()) if each in CODES} == set(CODES)
    table = game("madiao").under()
    session = next(decisions(table, plies=20))
    hand = {CODES[card] for card in table.rules.view(session.position, session.asked).phase.hand}
    others = set(CODES) - hand - {CODES[table.rules.view(session.position, None).phase.exposed]}
    assert hand <= set(texts(table.picture(session.position, session.asked)))
    assert not others & set(texts(table.picture(session.position, session.asked)))
    assert not hand & set(texts(table.picture(session.position)))


def test_every_horse_is_drawn():
    table = game("dama").under()
    *_, last = decisions(table, plies=120)
    said = texts(table.picture(last.position))
    for army in table.rules.view(last.position, None).armies:
        for _, horses in army.stacks:
            assert str(horses) in said


def test_the_road_lies_in_the_middle_of_its_picture():
    table = game("dama").under()
    *_, last = decisions(table, plies=40)
    for picture in (game("dama").picture(), table.picture(last.position)):
        ground, *cells = ET.fromstring(picture.svg).iter("{http://www.w3.org/2000/svg}rect")  # noqa: S314 - drawn here
        edges = [tuple(float(each.attrib[side]) for side in ("x", "y", "width", "height")) for each in cells]
        left, right = min(x for x, *_ in edges), max(x + wide for x, _, wide, _ in edges)
        assert left == float(ground.attrib["width"]) - right == min(y for _, y, *_ in edges) > 0
        assert max(y + high for _, y, _, high in edges) <= float(ground.attrib["height"]) - left


def test_how_many_stand_together_is_said_in_the_middle_of_a_disc_within_their_cell():
    table, stacks = game("ruqi").under(), 0
    for session in decisions(table, plies=60):
        parts = list(ET.fromstring(table.picture(session.position).svg).iter())  # noqa: S314 - drawn here
        cell = float(
            next(each for each in parts if each.tag.endswith("rect") and "stroke" in each.attrib).attrib["width"]
        )
        for disc, count in pairwise(parts):
            if disc.get("fill") == "#b5432e":
                stacks += 1
                across, down, wide = (float(disc.attrib[each]) for each in ("cx", "cy", "r"))
                assert (across, down) == (float(count.attrib["x"]), float(count.attrib["y"]))
                assert {(each - MARGIN) // cell for each in (across - wide, across + wide)} == {
                    (across - MARGIN) // cell
                }
                assert {(each - MARGIN) // cell for each in (down - wide, down + wide)} == {(down - MARGIN) // cell}
    assert stacks > 5


NUMBER = r"-?\d+(?:\.\d+)?(?:e-?\d+)?"


def placed(
    element: ET.Element, x: float = 0, y: float = 0, by: float = 1
) -> Iterator[tuple[ET.Element, float, float, float]]:
    """Every part of a picture, by how much the groups in which it lies move it, and how large they make it."""
    transform = element.get("transform", "")
    if moved := re.match(rf"translate\(({NUMBER}) ({NUMBER})\)", transform):
        x, y = x + by * float(moved[1]), y + by * float(moved[2])
    if scaled := re.match(rf"scale\(({NUMBER})\)", transform):
        by *= float(scaled[1])
    yield element, x, y, by
    for part in element:
        yield from placed(part, x, y, by)


@pytest.mark.parametrize("name", [each.id for each in catalogue()])
def test_what_is_printed_lies_on_its_sheet(name):
    played: Any = game(name)
    shapes = 0
    for sheet in played.handbook(played.rulesets[0].rulings).sheets:
        for each, x, y, by in placed(ET.fromstring(sheet.draw(Language.EN))):  # noqa: S314 - drawn here
            if each.tag.endswith("rect") and each.get("width") != "100%":
                shapes += 1
                left, top = x + by * float(each.get("x", 0)), y + by * float(each.get("y", 0))
                right, bottom = left + by * float(each.attrib["width"]), top + by * float(each.attrib["height"])
                assert min(left, top) >= 0, (sheet.key, each.attrib)
                assert right <= sheet.width + 0.01, (sheet.key, each.attrib)
                assert bottom <= sheet.height + 0.01, (sheet.key, each.attrib)
    assert shapes > 10


@pytest.mark.parametrize("name", ["dama", "ruqi"])
def test_a_way_in_a_handbook_goes_from_the_middle_of_a_cell_to_the_middle_of_a_cell(name):
    played: Any = game(name)
    ways = 0
    blocks = (block for chapter in played.handbook(played.rulesets[0].rulings).chapters for block in chapter.blocks)
    for block in blocks:
        if isinstance(block, Illustration):
            parts = list(placed(ET.fromstring(block.draw(Language.EN))))  # noqa: S314 - drawn here
            cells = [
                (
                    x + float(each.attrib["x"]) + float(each.attrib["width"]) / 2,
                    y + float(each.attrib["y"]) + float(each.attrib["height"]) / 2,
                )
                for each, x, y, _ in parts
                if each.tag.endswith("rect")
            ]
            for each, x, y, _ in parts:
                if each.get("stroke") == RED and re.fullmatch(rf"M({NUMBER} {NUMBER}L?)+", each.get("d", "")):
                    ways += 1
                    corners = re.findall(rf"({NUMBER}) ({NUMBER})", each.attrib["d"])
                    if "stroke-dasharray" not in each.attrib:
                        assert {(x + float(across), y + float(down)) for across, down in corners} <= set(cells), (
                            block.key
                        )
    assert ways > 8


def test_a_picture_is_saved_and_what_is_not_drawn_is_said(tmp_path):
    file = tmp_path / "pack.svg"
    game("madiao").picture().save(str(file))
    assert file.read_text(encoding="utf-8").startswith("<svg")
    assert (ink("#ffffff"), ink("#212A2A")) == ("#000000", "#ffffff")
