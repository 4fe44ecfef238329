"""What one must know to play 打馬 from paper; where rulebooks differ, what the answers in force make the rule."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.dama import articles as art
from youyi.games.dama.casts import has_own_casts, throws_collide
from youyi.games.dama.handbook.diagrams import diagrams
from youyi.games.dama.handbook.figures import board
from youyi.games.dama.handbook.meanings import meanings
from youyi.games.dama.handbook.travelling import bowl, dropping, landing, last_stretch, moving, together
from youyi.games.dama.payments import anything_staked
from youyi.games.dama.road import PINCER_CELLS, STATION_NAMES
from youyi.games.dama.rulings import Rulings
from youyi.games.dama.speech.common import SEATS
from youyi.games.dama.texts import HANDBOOK as TEXTS
from youyi.kernel.face.handbook import Block, Chapter, Grid, Illustration, Paragraph, Steps, same
from youyi.kernel.names import Words


def chapters(rulings: Rulings) -> tuple[Chapter, ...]:
    """Every chapter but that of the casts, in the order in which one needs them."""
    return (
        Chapter(TEXTS["chapters.what_is_on_the_table"], tuple(_equipment(rulings)), (art.BOARD, art.HORSES, art.DICE, art.STAKE)),
        Chapter(TEXTS["chapters.the_road_cell_by_cell"], tuple(_road(rulings)), (art.STATIONS, art.STATION_NAMES)),
        Chapter(TEXTS["chapters.the_order_of_a_turn"], (_turn(rulings),), (art.TURNS, art.MONEY_FIRST)),
        Chapter(TEXTS["chapters.what_a_throw_is_and"], tuple(meanings(rulings)), (art.PLAIN, *((art.OWN_CAST, art.OWN_REWARD, art.OWN_AGAIN) if has_own_casts(rulings) else ()))),
        Chapter(TEXTS["chapters.dropping_horses"], (dropping(rulings),), (art.DROP, art.PRIZE_DROP, art.OWN_DROP)),
        Chapter(TEXTS["chapters.moving_a_stack"], tuple(moving(rulings)), (art.MOVE, art.TURN_BACK, art.ENTER, art.NO_WAY)),
        Chapter(TEXTS["chapters.where_it_lands"], (landing(rulings),), (art.STRIKE, art.MERGE, art.STATION_REWARD)),
        Chapter(TEXTS["chapters.the_pincers_the_moat_the"], (last_stretch(rulings),), (art.FEILONG, art.PINCERS, art.MOAT, art.CUMAN)),
        Chapter(TEXTS["chapters.the_bowl"], (bowl(rulings),), (art.REFILL, art.BOWL_SHORT, art.ODD_CHIPS)),
        Chapter(TEXTS["chapters.examples"], (_examples(), Paragraph(TEXTS["key_of_diagrams"]), *diagrams(rulings)), (art.TURN_BACK, art.GATE_TEN)),
    )  # fmt: skip


def _equipment(rulings: Rulings) -> Iterator[Block]:
    yield Paragraph(TEXTS["equipment.two_to_five_players_a"])
    ante = TEXTS["ante"].filled(ante=rulings.ante)
    begin = together(ante, TEXTS["all_in_hand"]) if anything_staked(rulings) else TEXTS["all_in_hand"]
    yield Steps((_seats(), rulings.chips.answer.reading, begin, rulings.first_player.answer.reading))


def _seats() -> Words:
    """What the seats are called, in the order of play."""
    return TEXTS["seats_in_order"].filled(names=SEATS)


def _road(rulings: Rulings) -> Iterator[Block]:
    yield Illustration(
        "board",
        board,
        TEXTS["road.board"],
        165,
    )
    rows = [
        (same(str(cell)), Words(f"{name.en} ({name.zh_hant} {name.pinyin})", name.zh_hant, name.zh_hans), _task(cell))
        for cell, name in STATION_NAMES.items()
    ]
    pincers = sorted(PINCER_CELLS[rulings.jia_cells])
    rows += [
        (
            same("–".join(map(str, dict.fromkeys((pincers[0], pincers[-1]))))),
            TEXTS["road.ji_the_pincers"],
            TEXTS["pincers"],
        ),
        (same("89"), TEXTS["road.qi_n_the_moat"], TEXTS["moat"]),
    ]
    rows.sort(key=lambda row: int(row[0].en[:2]))
    yield Grid((TEXTS["road.cell"], TEXTS["road.name"], TEXTS["road.what_it_does"]), tuple(rows))


ORDINARY = TEXTS["ordinary"]


def _task(cell: int) -> Words:
    special = {
        0: TEXTS["task.special"],
        45: TEXTS["chapters.task.special"],
        81: TEXTS["chapters.task.special_2"],
        90: TEXTS["chapters.task.special_3"],
    }
    return special.get(cell, ORDINARY)


def _turn(rulings: Rulings) -> Steps:
    return Steps(
        (
            TEXTS["turn.the_player_whose_turn_it"],
            TEXTS["turn.find_the_first_row_of"],
            *((TEXTS["turn.the_money_is_paid_first"],) if anything_staked(rulings) else ()),
            TEXTS["turn.who_acts_in_this_order"],
            rulings.must_move.answer.reading,
            *((TEXTS["turn.a_collision_lets_its_thrower"],) if throws_collide(rulings) else ()),
            rulings.extra_when.answer.reading,
            rulings.extra_cap.answer.reading,
            TEXTS["turn.then_the_seat_after_the"],
        )
    )


def _examples() -> Grid:
    return Grid(
        (TEXTS["examples.situation"], TEXTS["examples.throw"], TEXTS["examples.what_follows"]),
        (
            (TEXTS["examples.first_throw_of_a_seat"], same("2-4-6"), TEXTS["examples.its_own_cast_one_horse"]),
            (TEXTS["examples.own_cast_2_4_6"], same("3-4-5"), TEXTS["examples.beside_it_also_12_2"]),
            (TEXTS["examples.another_owns_2_4_6"], same("2-4-6"), TEXTS["examples.you_pay_3_the_owner"]),
            (TEXTS["examples.four_on_40_gate_shut"], same("2-2-4"), TEXTS["examples.8_steps_45_after_five"]),
            (TEXTS["examples.ten_on_40_gate_shut"], same("2-2-4"), TEXTS["examples.48_the_gate_opens_half"]),
            (TEXTS["examples.twenty_on_84_pincers"], same("3-3-6"), TEXTS["examples.6_steps_to_90_close"]),
            (TEXTS["examples.two_seats_before_the_seat"], same("2-3-5"), TEXTS["examples.collision_3_to_the_bowl"]),
        ),
    )  # fmt: skip
