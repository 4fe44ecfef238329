"""What a stranger looks for in a handbook is there: keys of pictures, names of cells, rows of tables."""

from __future__ import annotations

import re
from itertools import chain

import pytest

from youyi.games import game
from youyi.games.madiao.handbook.chapters import FOUR_JI, TRICKS
from youyi.games.madiao.patterns.table import pattern_table
from youyi.games.ruqi.board import CELLS_BY_NAME, SPOTS
from youyi.kernel.face.diagrams import way
from youyi.kernel.face.handbook import Grid, Illustration, Paragraph, Steps
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat
from youyi.typeset.chapters import chapters

WHITE, BLACK = Seat(0), Seat(1)


def blocks(name):
    of = game(name)
    return list(chain.from_iterable(each.blocks for each in chapters(of, of.rulesets[0])))


def said(name, language=Language.EN):
    """Every sentence of a handbook outside its tables."""
    for block in blocks(name):
        match block:
            case Paragraph(words):
                yield words.said_in(language)
            case Steps(items):
                yield from (each.said_in(language) for each in items)
            case _:
                continue


@pytest.mark.parametrize("name", ["ruqi", "dama"])
@pytest.mark.parametrize("language", list(Language))
def test_a_key_stands_before_the_first_worked_picture(name, language):
    key = {
        Language.EN: "The left picture shows the board before",
        Language.ZH_HANT: "左圖是走之前",
        Language.ZH_HANS: "左图是走之前",
    }
    listed = blocks(name)
    keys = [
        at
        for at, each in enumerate(listed)
        if isinstance(each, Paragraph) and each.said.said_in(language).startswith(key[language])
    ]
    pictures = [
        at for at, each in enumerate(listed) if isinstance(each, Illustration) and each.key in ("stands", "merges")
    ]
    assert [at + 1 for at in keys] == pictures


@pytest.mark.parametrize("number", range(1, 10))
def test_the_other_sides_names_of_lane_cells_are_as_the_handbook_says(number):
    def spot(side, letter, nth):
        return SPOTS[side][CELLS_BY_NAME[f"{letter}{nth}"]]

    assert spot(BLACK, "Z", number) == spot(WHITE, "R", number)
    assert spot(BLACK, "R", number) == spot(WHITE, "Z", number)
    assert spot(BLACK, "J", number) == spot(WHITE, "J", 10 - number)
    assert spot(WHITE, "Z", number) == spot(WHITE, "R", 10 - number)
    assert len({spot(WHITE, letter, 5) for letter in "ZJR"}) == 1


def test_no_picture_shows_pieces_of_the_next_round():
    (cleared,) = (each for each in blocks("ruqi") if isinstance(each, Illustration) and each.key == "clears")
    before, after = cleared.draw(Language.EN).split("→")
    assert "順" in before
    assert "善" not in after
    assert "順" not in after


def test_a_way_back_is_drawn_dashed_beside_the_way_forward():
    forward = [(0.0, 0.0), (10.0, 0.0), (20.0, 0.0)]
    assert "dasharray" not in way(forward)
    assert "dasharray" in way([*forward, (10.0, 0.0)])


def test_a_drop_is_drawn_from_the_start():
    (merges,) = (each for each in blocks("dama") if isinstance(each, Illustration) and each.key == "merges")
    (road,) = re.findall(r'd="(M[^"]*L[^"]*)"', merges.draw(Language.EN))
    assert road.count("L") == 11, "the start and eleven cells"


@pytest.mark.parametrize("name", ["dama", "madiao"])
@pytest.mark.parametrize("language", list(Language))
def test_rules_are_statements(name, language):
    """A page to play from asks nothing, and so no rule of it is an answer."""
    for sentence in said(name, language):
        assert not re.search(r"[?？]|^(Yes|No)\b|: (Yes|No)\b|^(不)?可以。", sentence), sentence


def test_every_outcome_of_eight_tricks_stands_in_both_tables_of_diao():
    outcomes = {
        (first, second, third, 8 - first - second - third)
        for first in range(9)
        for second in range(first + 1)
        for third in range(second + 1)
        if 0 <= 8 - first - second - third <= third
    }
    assert set(TRICKS) == outcomes
    *_, places, banks = (
        each for each in blocks("madiao") if isinstance(each, Grid) and "Tricks" in [cell.en for cell in each.head]
    )
    assert {row[1].en for row in places.rows} == {" ".join(map(str, each)) for each in outcomes}
    assert {(row[0].en, row[1].en) for row in banks.rows} == {
        (" ".join(map(str, each)), str(count)) for each in outcomes for count in each
    }


def test_ranks_classes_and_seats_are_printed():
    heads = [each.head for each in blocks("madiao") if isinstance(each, Grid)]
    assert sum(head[-1].en == "Rank" for head in heads) == 4
    ranked = [each for each in blocks("madiao") if isinstance(each, Grid) and each.head[-1].en in ("Rank", "Cards")]
    rows = {row[0].en: row[-1].en for each in ranked for row in each.rows}
    assert (rows["C9"], rows["C0"], rows["Tw"]) == ("1", "11", "11")
    assert rows["the three high Tens 三花"] == "Tb Tq Tw"
    assert any("East, North, West, South" in each for each in said("madiao"))
    assert any("A, B, C, D, E" in each for each in said("dama"))


def test_own_high_tens_count_for_a_run_worked_out():
    """What no stranger could decide: an own Tw beside an own 極 lessens a lower card's points, though it is in no run."""
    (draws,) = (each for each in blocks("madiao") if isinstance(each, Grid) and each.head[0].en == "Own cards won")
    assert ["Tw T20", "T40 Tb T90", "2 10 4"] in [[cell.en for cell in row] for row in draws.rows]


def test_where_nothing_is_staked_no_sentence_pays():
    simple = game("dama").ruleset("simplified-2009")
    told = [each.en for chapter in chapters(game("dama"), simple)[:-2] for block in chapter.blocks if isinstance(block, Steps)
            for each in block.items]  # fmt: skip
    assert "Everybody begins with all twenty horses in hand." in told
    assert [each for each in told if " 帖" in each or " chip" in each or "half the bowl" in each] == []
    assert not any("collide" in each or "Beside" in each for each in told)


@pytest.mark.parametrize("ruleset", [each.full_id for each in game("madiao").rulesets])
def test_four_dealt_ji_are_said_to_bring_nothing_only_where_they_do(ruleset):
    of = game("madiao")
    rulings = of.ruleset(ruleset).rulings
    told = [each.en for chapter in chapters(of, of.ruleset(ruleset)) for block in chapter.blocks if isinstance(block, Steps)
            for each in block.items]  # fmt: skip
    paid = any(row.id == FOUR_JI for family in pattern_table(rulings).table.families for row in family.rows)
    assert (
        any(each.startswith("This ruleset has no pattern for the last of these, four Ultimates") for each in told)
        is not paid
    )
