"""Games on paper: every table is whole, every picture is SVG, sheets keep their size, and `youyi print` writes them."""

from __future__ import annotations

import re
from dataclasses import replace
from importlib.util import find_spec
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner

from tests.dama.table import table
from tests.kit.examples import Scene, alone
from youyi.analysis.trace.in_force import idle_under
from youyi.apps.cli.commands import youyi
from youyi.games import catalogue, game
from youyi.games.dama.handbook.horses import NAMES
from youyi.games.dama.road import ARMY
from youyi.games.madiao.cards import CARD_FACES
from youyi.games.madiao.handbook.portraits import PORTRAITS, portrait
from youyi.kernel.face.handbook import Grid, Illustration, Steps
from youyi.kernel.names import Language
from youyi.typeset import typst
from youyi.typeset.book import HALF, book, widths
from youyi.typeset.chapters import chapters
from youyi.typeset.papers import papers
from youyi.typeset.sheets import MARGIN, PAPERS, single, tiled, tiles
from youyi.typeset.words import NOT_IN_FORCE

GAMES: list[Any] = [each for each in catalogue() if each.has("handbook")]
RULESETS = [(each, ruleset) for each in GAMES for ruleset in (*each.rulesets, *each.former)]
NAMED = pytest.mark.parametrize(("played", "ruleset"), RULESETS, ids=lambda each: getattr(each, "full_id", ""))


@NAMED
def test_every_table_of_a_handbook_is_whole_in_every_language(played, ruleset):
    for chapter in chapters(played, ruleset):
        assert chapter.blocks
        for block in chapter.blocks:
            if isinstance(block, Grid):
                assert {len(row) for row in block.rows} == {len(block.head)}
                assert all(cell.said_in(each) for row in block.rows for cell in row for each in Language)
            if isinstance(block, Steps):
                assert all(item.said_in(each) for item in block.items for each in Language)


@NAMED
def test_the_columns_of_a_table_fill_its_page_and_short_ones_get_what_they_need(played, ruleset):
    grids = [block for chapter in chapters(played, ruleset) for block in chapter.blocks if isinstance(block, Grid)]
    for grid in grids:
        for language in Language:
            found = widths(grid, language)
            assert sum(found) == pytest.approx(HALF)
            cards = [wide for wide, cell in zip(found, grid.head, strict=True) if len(cell.said_in(language)) <= 2]
            assert all(wide > 5 for wide in cards)


@pytest.mark.skipif(find_spec("typst") is None, reason="the extra `print` is not installed")
def test_a_book_is_shaped_by_its_script_and_a_lead_stays_with_its_table():
    played = game("madiao")
    hant, _ = book(played, played.rulesets[0], Language.ZH_HANT)
    hans, _ = book(played, played.rulesets[0], Language.ZH_HANS)
    assert 'region: "TW"' in hant
    assert 'region: "CN"' in hans
    assert "#lead(" in hant


@NAMED
def test_what_binds_nobody_is_a_clause_that_no_chapter_names(played, ruleset):
    idle = idle_under(played, ruleset)
    named = {article for chapter in chapters(played, ruleset) for article in chapter.clauses}
    assert idle <= set(played.articles)
    assert not idle & named


@pytest.mark.parametrize("played", GAMES, ids=lambda each: each.id)
def test_a_book_marks_every_clause_that_binds_nobody(played):
    ruleset = played.rulesets[0]
    source, _ = book(played, ruleset, Language.ZH_HANT)
    clauses = [line for line in source.splitlines() if re.search(r'strong\("§\d', line)]
    assert len(clauses) == len(played.articles)
    marked = [NOT_IN_FORCE.en in each for each in clauses]
    idle = idle_under(played, ruleset)
    assert marked == [article in idle for article in played.articles]
    assert any(marked)


def test_a_clause_of_another_reading_is_not_in_force():
    keys = {each.key for each in idle_under(game("dama"), game("dama").ruleset("tujing"))}
    assert {"dama.backward", "dama.everybody_pays"} <= keys
    assert not {"dama.plain", "dama.strike"} & keys
    assert "dama.backward" not in {each.key for each in idle_under(game("dama"), game("dama").ruleset("shuofu"))}


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("played", GAMES, ids=lambda each: each.id)
def test_sheets_are_svg_of_their_true_size(played, language):
    book = played.handbook(played.rulesets[0].rulings)
    pictures = [block.draw for chapter in book.chapters for block in chapter.blocks if isinstance(block, Illustration)]
    for draw in pictures:
        ET.fromstring(draw(language))  # noqa: S314  # our own
    for sheet in book.sheets:
        for draw in filter(None, (sheet.draw, sheet.back)):
            root = ET.fromstring(draw(language))  # noqa: S314
            assert root.attrib["width"] == f"{sheet.width:g}mm"
            assert root.attrib["height"] == f"{sheet.height:g}mm"


def test_a_paper_says_how_large_it_is_or_that_it_has_two_sides(monkeypatch):
    monkeypatch.setattr("youyi.typeset.papers.compiled", lambda *_: [b"/Type /Page"])  # it takes long
    sides = set()
    for played in GAMES:
        ruleset = played.rulesets[0]
        about = {each.key: each.about.en for each in papers(played, ruleset, Language.EN)}
        for sheet in played.handbook(ruleset.rulings).sheets:
            for side in (sheet.width, sheet.height):
                assert bool(re.search(rf"\b{side / 10:g}\b", about[sheet.key])) == (sheet.back is None), sheet.key
            sides.add(sheet.back is None)
    assert sides == {True, False}


@pytest.mark.parametrize("paper", PAPERS)
def test_tiles_cover_the_sheet(paper):
    for played in GAMES:
        for sheet in played.handbook(played.rulesets[0].rulings).sheets:
            laid = tiles(sheet, paper)
            for bounds, length, page in zip(
                (laid.columns, laid.rows), (sheet.width, sheet.height), laid.page, strict=True
            ):
                assert (bounds[0], bounds[-1]) == (0, length)
                assert all(0 < end - start <= page - 2 * MARGIN for start, end in pairwise(bounds))
            source, _ = tiled(sheet, paper, Language.EN)
            assert source.count("#page(") == laid.count * (1 if sheet.back is None else 2)


def test_a_sheet_that_would_reach_into_the_margins_is_parted():
    sheet = game("dama").handbook(game("dama").rulesets[0].rulings).sheets[-1]
    wide, high = (side - 2 * MARGIN for side in PAPERS["a4"])
    assert tiles(replace(sheet, width=high, height=wide, seams=None), "a4").count == 1
    assert tiles(replace(sheet, width=high + 1, height=wide, seams=None), "a4").count == 2


def test_a_page_of_a_sheets_own_size_shows_all_of_it():
    for played in GAMES:
        for sheet in played.handbook(played.rulesets[0].rulings).sheets:
            wide, high = sheet.width, sheet.height
            pages = single(sheet, Language.EN)[0].split("\n")
            assert len(pages) == (1 if sheet.back is None else 2)
            for page in pages:
                assert f"#page(width: {wide + 2 * MARGIN:g}mm, height: {high + 2 * MARGIN:g}mm" in page
                assert f"box(width: {wide:g}mm, height: {high:g}mm, clip: true, place(top + left, dx: 0mm, dy: 0mm" in (
                    page.replace("-0mm", "0mm")
                )


CELLS = re.compile(r'<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"')


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("name", "key"), [("dama", "board"), ("ruqi", "board"), ("ruqi", "plain-board")])
def test_no_cell_of_a_board_is_cut_through(name, key, paper):
    sheet = {each.key: each for each in game(name).handbook(game(name).rulesets[0].rulings).sheets}[key]
    laid = tiles(sheet, paper)
    cells = [tuple(map(float, each)) for each in CELLS.findall(sheet.draw(Language.EN))]
    cells = [(x, y, wide, high) for x, y, wide, high in cells if wide < sheet.width]
    assert len(cells) > 50
    assert laid.count > 1
    for x, y, wide, high in cells:
        assert not [cut for cut in laid.columns if x + 0.01 < cut < x + wide - 0.01]
        assert not [cut for cut in laid.rows if y + 0.01 < cut < y + high - 0.01]


def test_every_person_of_the_cards_is_drawn_and_every_horse_has_a_name():
    persons = {face.code: face.figure for face in CARD_FACES if face.figure is not None}
    assert set(PORTRAITS) == set(persons)
    drawn = {code: "".join(portrait(code)) for code in persons}
    assert len(set(drawn.values())) == len(drawn), "no two look alike"
    for language in Language:
        names = NAMES.said_in(language).split()
        assert len(set(names)) == ARMY


MARK = re.compile(r"dx: ([\d.]+)mm, dy: ([\d.]+)mm, line\(length: ([\d.]+)mm, angle: (\d+)deg")


@pytest.mark.parametrize("paper", PAPERS)
def test_marks_to_cut_by_point_at_every_corner_of_the_picture_and_touch_none(paper):
    sheet = GAMES[0].handbook(GAMES[0].rulesets[0].rulings).sheets[0]
    laid = tiles(sheet, paper)
    wide, high = laid.page
    part = (laid.columns[1], laid.rows[1])
    side, head = (wide - part[0]) / 2, (high - part[1]) / 2
    source, _ = tiled(sheet, paper, Language.EN)
    assert f"#page(width: {wide:g}mm, height: {high:g}mm, margin: 0mm)" in source
    box = f"box(width: {part[0]:g}mm, height: {part[1]:g}mm, clip: true"
    assert f"#place(top + left, dx: {side:g}mm, dy: {head:g}mm, {box}" in source
    marks = [tuple(map(float, each)) for each in MARK.findall(source.split("#page(")[1])]
    lines = {(x, y, x + (angle == 0) * length, y + (angle == 90) * length) for x, y, length, angle in marks}
    assert len(lines) == 8
    for left, top, right, foot in lines:
        assert (wide - right, top, wide - left, foot) in lines, "the right side is the left one's mirror"
        assert (left, high - foot, right, high - top) in lines, "so are foot and head"
        beside, above = (left < side) + (right > wide - side), (top < head) + (foot > high - head)
        assert beside + above == 1, "each lies in one margin"
        assert min(left, top) > 0
        assert top in (head, high - head) if beside else left in (side, wide - side)


def test_a_text_is_never_markup():
    assert typst.literal('a "b" \\ #c\n*d*') == '"a \\"b\\" \\\\ #c *d*"'


def test_a_foot_and_five_inches():
    board = {
        sheet.key: sheet
        for sheet in next(each for each in GAMES if each.id == "ruqi").handbook(game("ruqi").rulesets[0].rulings).sheets
    }["board"]
    assert board.width == board.height == 420


@pytest.mark.skipif(find_spec("typst") is None, reason="the extra `print` is not installed")
def test_the_command_writes_what_it_names(tmp_path):
    said = CliRunner().invoke(youyi, ["print", "dama", "--out", str(tmp_path), "--only", "board", "--paper", "a3"])
    assert said.exit_code == 0, said.output
    (file,) = tmp_path.iterdir()
    assert file.name == "dama-board-a3.pdf"
    assert file.read_bytes().startswith(b"%PDF")
    pages = CliRunner().invoke(
        youyi, ["print", "ruqi", "--out", str(tmp_path / "svg"), "--only", "score", "--form", "svg"]
    )  # fmt: skip
    assert pages.exit_code == 0, pages.output
    (drawn,) = (tmp_path / "svg").iterdir()
    assert ET.fromstring(drawn.read_text("utf-8")).tag.endswith("svg")  # noqa: S314


def test_the_command_refuses_what_there_is_not(tmp_path):
    said = CliRunner().invoke(youyi, ["print", "ruqi", "--out", str(tmp_path), "--only", "cannons"])
    assert said.exit_code != 0


@pytest.mark.long
@pytest.mark.parametrize("played", GAMES, ids=lambda each: each.id)
def test_every_book_is_set(played, tmp_path):
    said = CliRunner().invoke(youyi, ["print", played.id, "--out", str(tmp_path)])
    assert said.exit_code == 0, said.output
    assert (tmp_path / f"{played.id}-book.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("ruleset", "own", "enemy", "roll", "ends"),
    [
        ("modern", "p7f", "p1f", "23", {"p12x", "Z2x"}), ("modern", "p8f", "p1f", "11", {"p9f"}),
        ("modern", "p25x", "p1f", "03", {"p26x"}), ("modern", "p28x", "p1f", "11", {"p30f"}),
        ("modern", "J5f", "p1f", "24", {"out"}), ("classical", "p0f", "p1f", "55", {"p5f"}),
        ("classical", "p36x", "p1f", "03", {"p37x"}), ("classical", "p17f", "p5f", "33", {"p21x"}),
    ],
)  # fmt: skip
def test_the_examples_of_ruqi_are_what_the_rules_allow(ruleset, own, enemy, roll, ends):
    assert Scene(alone(own), alone(enemy), roll, ruleset=ruleset).results == {alone(end) for end in ends}


@pytest.mark.parametrize(
    ("armies", "laid", "moves", "where"),
    [
        (["", ""], {}, "246", {11: 1}), (["3x1 own246", ""], {}, "345", {3: 1, 11: 3}),
        (["40x4 2x16", "5x20"], {}, "224 40+8", {42: 4, 2: 16}), (["40x10 2x10", "5x20"], {}, "224 40+8", {48: 10, 2: 10}),
    ],
)  # fmt: skip
def test_the_examples_of_dama_are_what_the_rules_allow(armies, laid, moves, where):
    assert table(*armies, laid=laid, moves=moves).stacks(0) == where
