"""The board, the horses, the dice and the casts of 打馬."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from tests.dama.table import rules_for
from tests.kit.examples import shows
from youyi.games.dama import CASTS, GAME, STATION_NAMES
from youyi.games.dama import articles as art
from youyi.games.dama import casts as casts_room
from youyi.games.dama.casts import DICE, CastClass, readings
from youyi.games.dama.road import PINCER_CELLS, Role, place, role
from youyi.games.dama.rulings.finish import PincerCells
from youyi.kernel.dice import ways
from youyi.kernel.rules import Chance

READ = readings(GAME.ruleset("tujing").rulings)


def reading(dice):
    return READ[DICE.read(dice)]


@shows(art.BOARD)
def test_the_road_has_ninety_one_cells_each_drawn_on_its_own_square():
    board = GAME.board()
    squares = {(cell.row, cell.column + step) for cell in board.cells for step in range(cell.width)}
    assert len(board.cells) == 91
    assert len(squares) == 92, "函谷關 spans two columns"
    assert {row for row, _ in squares} == set(range(19))
    assert {column for _, column in squares} == set(range(20))


def test_neighbouring_cells_are_drawn_side_by_side():
    for cell in range(90):
        one, two = place(cell), place(cell + 1)
        far = max(two.column - one.column - one.width + 1, one.column - two.column - two.width + 1, 0)
        assert abs(one.row - two.row) + far == 1, cell


@shows(art.STATIONS)
def test_eleven_stations_stand_nine_apart():
    assert sorted(STATION_NAMES) == list(range(0, 91, 9))
    assert [STATION_NAMES[cell].zh_hant for cell in (0, 45, 72, 81, 90)] == [
        "赤岸驛",
        "函谷關",
        "騏驥院",
        "飛龍院",
        "尚乘局",
    ]


def test_every_cell_has_one_role():
    roles = Counter(role(cell, PINCER_CELLS[PincerCells.C84_88]) for cell in range(91))
    assert roles == {
        Role.START: 1, Role.STATION: 7, Role.GATE: 1, Role.FEILONG: 1, Role.PINCERS: 5, Role.MOAT: 1, Role.END: 1,
        Role.PLAIN: 74,
    }  # fmt: skip


@shows(art.HORSES)
def test_each_seat_has_twenty_horses_in_hand():
    assert [army.hand for army in rules_for(5).start().armies] == [20] * 5


@shows(art.DICE)
def test_three_dice_are_thrown_and_their_order_never_matters():
    rules = rules_for(2, first_player="seat_0")
    prompt = rules.prompt(rules.start())
    assert isinstance(prompt, Chance)
    assert prompt.odds is DICE
    assert DICE.read("642") == DICE.read("246")


@shows(art.CASTS)
def test_fifty_six_casts_fall_in_216_ways():
    assert len({cast.throw for cast in CASTS}) == 56
    assert sum(ways(cast.throw) for cast in CASTS) == 216
    assert Counter(cast.kind for cast in CASTS) == {CastClass.PRIZE: 11, CastClass.FINE: 2, CastClass.PLAIN: 43}


@pytest.mark.parametrize(
    ("casts", "why"),
    [
        (CASTS[:-1], "every multiset"),
        ((*CASTS[:-1], CASTS[0]), "every multiset"),
        ((replace(CASTS[0], kind=CastClass.PLAIN), *CASTS[1:]), "eleven prizes"),
        ((replace(CASTS[0], said=17), *CASTS[1:]), "小浮圖 alone"),
    ],
)
def test_a_wrong_table_of_casts_is_refused_at_import(casts, why):
    with pytest.raises(ValueError, match=why):
        casts_room.check(casts)


@shows(art.COUNT)
def test_a_cast_counts_the_sum_of_its_dice_but_for_one():
    assert [cast.dice for cast in CASTS if READ[cast.throw].count != cast.sum] == ["123"]
    assert reading("123").count == 5


@shows(art.FINE_COUNT_SIX)
def test_little_pagoda_counts_six_in_the_other_reading():
    other = readings(GAME.under("tujing", {"xiaofutu_value": 6}).rulings)
    assert other[DICE.read("123")].count == 6


@shows(art.PINCER_CAST)
def test_a_pincer_cast_has_a_pair_and_a_residue():
    pincers = [cast for cast in CASTS if READ[cast.throw].residue is not None]
    assert len(pincers) == 36
    assert sum(ways(cast.throw) for cast in pincers) == 96
    assert [reading(dice).residue for dice in ("336", "344", "112", "222", "246")] == [6, 3, 2, 2, None]


@shows(art.PRIZE_CAST)
def test_the_prize_casts_are_the_triples_and_five_more():
    prizes = {cast.dice: cast.horses for cast in CASTS if cast.kind is CastClass.PRIZE}
    assert prizes == {
        "666": 6, "555": 5, "444": 8, "333": 4, "222": 4, "111": 4, "566": 2, "456": 2, "236": 2, "145": 2, "136": 2,
    }  # fmt: skip


@shows(art.TRIPLE, art.SIX_TRIPLES)
def test_six_triples_are_noble_or_five():
    assert sum(each.noble for each in READ.values()) == 6
    five = readings(GAME.under("tujing", {"hunhua": "five"}).rulings)
    assert not five[DICE.read("333")].noble
    assert five[DICE.read("333")].cast.horses == 4


def test_seven_casts_are_called_alike_in_another_game_of_the_same_dice():
    shared = {"226": "夾十", "136": "撮十", "233": "雁八", "133": "川七", "115": "白七", "223": "夾七", "113": "葫蘆"}
    ours = {cast.dice: cast.name.zh_hant for cast in CASTS if cast.dice in shared}
    assert {dice: name.removesuffix("頭") for dice, name in ours.items()} == shared
    assert all(name in art.SAME_CAST_NAMES.reading.zh_hant for name in shared.values())


@shows(art.FINE_CAST)
def test_the_fine_casts_are_two():
    assert [cast.name.zh_hant for cast in CASTS if cast.kind is CastClass.FINE] == ["小浮圖", "小娘子"]


@shows(art.SEATS)
def test_two_to_five_play():
    assert [rules_for(seats).seats for seats in (2, 3, 4, 5)] == [2, 3, 4, 5]
    with pytest.raises(ValueError, match="2 to 5"):
        rules_for(6)
