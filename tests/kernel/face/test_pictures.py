"""Pictures measured: where things lie, whether they lie within, and how large the whole is."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from youyi.kernel.face.diagrams import BoardGrid, Window, alone, before_and_after, way, width_of, window
from youyi.kernel.face.pictures import document, label
from youyi.kernel.face.svg import circle, column, group, path, picture, scaled, sized

GRID = BoardGrid(columns=9, rows=7, cell=50, margin=12)
SHOWN = Window(left=2, top=1, right=4, bottom=2)
CELLS = [(across, down) for across in range(2, 5) for down in range(1, 3)]
NUMBER = r"-?\d+(?:\.\d+)?(?:e-?\d+)?"


def drawn(svg: str) -> ET.Element:
    return ET.fromstring(svg)  # noqa: S314 - drawn here


def size(svg: str) -> tuple[float, float]:
    """Width and height of what is looked at, which begins at nothing."""
    left, top, wide, high = map(float, drawn(svg).attrib["viewBox"].split())
    assert (left, top) == (0, 0)
    return wide, high


def circles(element: ET.Element, x: float = 0, y: float = 0) -> list[tuple[float, float]]:
    """The middles of all circles, with the groups in which they lie moved."""
    if moved := re.match(rf"translate\(({NUMBER}) ({NUMBER})\)", element.get("transform", "")):
        x, y = x + float(moved[1]), y + float(moved[2])
    own = [(x + float(element.attrib["cx"]), y + float(element.attrib["cy"]))] if element.tag.endswith("circle") else []
    return own + [each for part in element for each in circles(part, x, y)]


def steps(svg: str) -> list[list[tuple[float, float]]]:
    """The corners of each line of a way, without the ring at its end."""
    every = [each.attrib["d"] for each in drawn(svg).iter("path")]
    return [[(float(x), float(y)) for x, y in re.findall(rf"({NUMBER}) ({NUMBER})", each)] for each in every[:-1]]


def middles() -> list[str]:
    """A dot in the middle of each cell of the window, in the pixels of the whole board."""
    return [circle(GRID.margin + (across + 0.5) * 50, GRID.margin + (down + 0.5) * 50, 3) for across, down in CELLS]


def test_a_window_shows_its_cells_from_its_corner_on():
    svg = alone(middles(), SHOWN, GRID)
    wide, high = size(svg)
    found = circles(drawn(svg))
    assert sorted({x for x, _ in found}) == [wide / 2 - 50, wide / 2, wide / 2 + 50]
    assert sorted({y for _, y in found}) == [high / 2 - 25, high / 2 + 25]
    assert found[0][0] - 25 == wide - (found[-1][0] + 25) == found[0][1] - 25 == high - (found[-1][1] + 25) > 0, "edges"


def test_before_stands_beside_after_and_an_arrow_between():
    svg = before_and_after(middles(), middles(), SHOWN, GRID)
    wide, high = size(svg)
    found = circles(drawn(svg))
    first, second = found[: len(CELLS)], found[len(CELLS) :]
    assert first == circles(drawn(alone(middles(), SHOWN, GRID)))
    moved = {(after[0] - before[0], after[1] - before[1]) for before, after in zip(first, second, strict=True)}
    assert [down for _, down in moved] == [0]
    (arrow,) = (each for each in drawn(svg).iter("{http://www.w3.org/2000/svg}text") if each.text == "→")
    assert (float(arrow.attrib["x"]), float(arrow.attrib["y"])) == (wide / 2, high / 2)
    assert first[-1][0] + 25 < wide / 2 < second[0][0] - 25
    assert wide - (second[-1][0] + 25) == first[0][0] - 25, "the edges are alike"


def test_a_window_leaves_a_place_around_what_happens_but_none_beyond_the_board():
    assert window([(3, 2), (5, 4)], GRID) == Window(2, 1, 6, 5)
    assert window([(0, 0), (8, 6)], GRID) == Window(0, 0, 8, 6)
    assert [each for each in [(1, 1), (2, 0), (2, 1), (4, 2), (5, 2), (4, 3)] if SHOWN.shows(*each)] == [(2, 1), (4, 2)]


def test_a_book_shows_two_windows_wider_than_one_and_none_wider_than_its_column():
    one, two = (width_of(SHOWN, GRID, windows=windows) for windows in (1, 2))
    wide, _ = size(before_and_after((), (), SHOWN, GRID))
    alone_wide, _ = size(alone((), SHOWN, GRID))
    assert two / one == pytest.approx(wide / alone_wide, rel=0.02)
    assert width_of(Window(0, 0, 8, 6), GRID) == width_of(Window(0, 0, 7, 6), GRID), "a whole column"


def ring(svg: str) -> tuple[float, float]:
    """The middle of the ring at the end of a way, which is drawn from its left side to its right and back."""
    found = re.fullmatch(rf"M({NUMBER}) ({NUMBER})a({NUMBER}) .*", [*drawn(svg).iter("path")][-1].attrib["d"])
    assert found is not None
    return float(found[1]) + float(found[3]), float(found[2])


def test_a_ring_is_where_a_way_ends():
    there = [(10.0, 10.0), (60.0, 10.0), (110.0, 10.0)]
    assert ring(f"<g>{way(there)}</g>") == there[-1]
    returns = f"<g>{way([*there, there[1]])}</g>"
    assert ring(returns) == steps(returns)[-1][-1]


def test_a_way_back_lies_beside_the_way_forward():
    there = [(10.0, 10.0), (60.0, 10.0), (110.0, 10.0)]
    assert steps(f"<g>{way(there)}</g>") == [there]
    forward, back = steps(f"<g>{way([*there, (60.0, 10.0)])}</g>")
    assert forward == there
    assert back[0] == there[-1]
    assert all(y > 10 for _, y in back[1:])
    assert back[-1][0] - back[1][0] == -50
    assert circles(drawn(f"<g>{way(there)}</g>")) == [there[0]], "a dot where it begins"


@pytest.mark.parametrize("by", [1.5, 3])
def test_a_scaled_picture_has_its_parts_drawn_so_much_larger(by):
    svg = scaled(40, 24, [], by)
    assert size(svg) == (40, 24)
    assert (drawn(svg).attrib["width"], drawn(svg).attrib["height"]) == (f"{40 * by:g}", f"{24 * by:g}")


def test_a_size_is_in_millimetres_on_paper_and_in_pixels_elsewhere():
    for svg, unit in ((picture(40, 24, []), "mm"), (sized(40, 24, []), ""), (document(40, 24, ground="#fff").svg, "")):
        assert size(svg) == (40, 24)
        assert (drawn(svg).attrib["width"], drawn(svg).attrib["height"]) == (f"40{unit}", f"24{unit}")


def test_groups_move_and_turn_and_a_column_goes_down():
    assert circles(drawn(group([group([circle(1, 2, 3)], x=10, y=20)], x=100, y=200))) == [(111, 222)]
    assert group([], x=1, y=2, turn=90).startswith('<g transform="translate(1 2) rotate(90)">')
    lines = list(drawn(f"<g>{column(5, 10, '打馬圖', 10)}</g>"))
    assert [each.text for each in lines] == [*"打馬圖"]
    assert {each.attrib["x"] for each in lines} == {"5"}
    tops = [float(each.attrib["y"]) for each in lines]
    assert tops[0] == 10
    assert tops[2] - tops[1] == pytest.approx(tops[1] - tops[0])
    assert tops[1] - tops[0] >= 10, "no character lies upon another"


def test_what_is_not_given_is_not_written():
    assert "dasharray" not in path("M0 0")
    assert 'stroke-dasharray="6 4"' in path("M0 0", dashed="6 4")
    assert 'dominant-baseline="central"' in label(1, 2, "a < b", 3)
    assert "a &lt; b" in label(1, 2, "a < b", 3)
