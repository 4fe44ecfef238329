"""What texts advise about choices: told where another choice does otherwise, and never from what the seat cannot know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from youyi.analysis.review.advice import advised, led
from youyi.analysis.review.values import Valued
from youyi.games import game
from youyi.kernel.names import Language
from youyi.kernel.rules import Decision
from youyi.kernel.seats import Seat

RUQI = "1 0:0 p7f,p14x,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f play:w/{roll}"
SHARED = "1 0:0 p5f,p7f,p30f,J3x,out p0f,p0f,p0f,p0f,p0f play:w/{roll}"
DAMA = (
    "10 bowl:40/40 a:0/{stacks}/0/266/266/-20/- b:0/62x20/0/134/134/-20/- gate:{gate} turn:a wait:- left:- "
    "move:a/{throw}/plain/a/1/-"
)
MADIAO = (
    "1 0,0,0,0 play:3/S7 W9,Tq,T40,C2,S8,C5,T90,S3/C8,W2,T20,W8,T80,W1,S6,C7/S1,W6,T60,T70,W7,S5,T50,S4/"
    "S2,C9,Ch,C3,Tw,C6,W5,Tb W3,C1,C4,W4,T30,C0,S9,S7 3 {played}"
)


SHUOFU = (
    "10 bowl:40/40 a:0/12x8,40x12/0/266/266/-20/- b:19/{enemy}/0/134/134/-20/- gate:a turn:a wait:- left:- "
    "move:a/113/plain/a/1/-"
)


def counsel(name, written, move):
    name, _, ruleset = name.partition("/")
    table = game(name).under(f"{name}/{ruleset}" if ruleset else None, terms={"seats": 2} if name == "dama" else {})
    notation = table.game.notation
    position = notation.read_position(written, tolerate=("shared_cell", "horses", "money"))
    assert table.game.commentary is not None
    found = table.game.commentary.advice(table.rules, position, notation.read_move(move))
    return {each.article.key: each.follows for each in found}


@pytest.mark.parametrize(
    ("name", "written", "move", "said"),
    [
        ("ruqi", RUQI.format(roll="22"), "善p7+2", {"ruqi.fu_double": True}),
        ("ruqi", RUQI.format(roll="22"), "敬p14+2 敬p16+2", {"ruqi.fu_double": False}),
        ("ruqi", RUQI.format(roll="23"), "善p7+2 善p9+3", {}),
        ("ruqi", SHARED.format(roll="22"), "善p5+2", {"ruqi.fu_double": True, "ruqi.clean_cells": False}),
        ("ruqi", SHARED.format(roll="22"), "忠J3+2 忠J5+2", {"ruqi.fu_double": False, "ruqi.clean_cells": True}),
        ("ruqi", SHARED.format(roll="23"), "善p5+2 敬p7+3", {"ruqi.clean_cells": True}),
        ("ruqi", SHARED.format(roll="10"), "忠J3+1", {}),
        ("dama", DAMA.format(stacks="6x10,11x10", gate="-", throw="336"), "6+12", {"dama.station_bar": True}),
        ("dama", DAMA.format(stacks="6x10,11x10", gate="-", throw="336"), "11+12", {}),
        ("dama", DAMA.format(stacks="9x10,11x10", gate="a", throw="336"), "9+12", {"dama.station_bar": False}),
        ("dama", DAMA.format(stacks="6x10,11x10", gate="-", throw="113"), "6+5", {"dama.gate_ten": True}),
        ("dama", DAMA.format(stacks="6x10,11x10", gate="a", throw="113"), "6+5", {}),
        ("dama", DAMA.format(stacks="10x10,40x10", gate="-", throw="244"), "40+10", {"dama.gate_ten": True}),
        ("dama", DAMA.format(stacks="20x12,43x8", gate="-", throw="113"), "43+5", {"dama.gate_ten": False}),
        ("dama", DAMA.format(stacks="20x12,43x8", gate="-", throw="113"), "20+5", {}),
        ("dama/shuofu", SHUOFU.format(enemy="7x1"), "12-5", {"dama.backward": True}),
        ("dama/shuofu", SHUOFU.format(enemy="7x1"), "12+5", {"dama.backward": False}),
        ("dama/shuofu", SHUOFU.format(enemy="8x1"), "12+5", {}),
        ("madiao", MADIAO.format(played="-"), "Tw", {"madiao.wait_for_seventh": False}),
        ("madiao", MADIAO.format(played="-"), "C3", {"madiao.wait_for_seventh": True}),
        ("madiao", MADIAO.format(played="W5"), "C2", {"madiao.banker_slips": False, "madiao.discard_order": False}),
        ("madiao", MADIAO.format(played="W5"), "W9", {"madiao.banker_slips": True}),
    ],
)  # fmt: skip
def test_what_a_text_advises(name, written, move, said):
    assert counsel(name, written, move) == said


def test_a_counsel_is_said_in_a_few_words():
    table = game("ruqi").under()
    position = table.read_position(RUQI.format(roll="22"))
    assert table.game.commentary is not None
    (found,) = table.game.commentary.advice(table.rules, position, table.game.notation.read_move("善p7+2"))
    assert found.said.en == "follows the advice “flat pieces, a double”"
    assert not replace(found, follows=False).said.said_in(Language.ZH_HANT).startswith("合")


def test_a_hint_says_which_advice_a_move_follows_or_breaks():
    table = game("ruqi").under()
    position = table.read_position(RUQI.format(roll="22"))
    moves = [table.game.notation.read_move(each) for each in ("善p7+2", "敬p14+2 敬p16+2")]
    lies, stands = advised(table, position, [Valued(each, (0.0, 0.0), 0.0, 0.0) for each in moves], Seat(0))
    stands_first = [Valued(moves[1], (0.0, 0.0), 0.0, 0.0), Valued(moves[0], (0.0, 0.0), 0.0, 0.0)]
    assert "follows the advice “flat pieces, a double”" in advised(table, position, stands_first, Seat(0))[1].says.en
    assert lies.says.en == "It hardly matters what you choose here."
    assert "oes against the advice “flat pieces, a double”" in stands.says.en
    assert "不符合「伏得同彩」的建議" in stands.says.zh_hant


def test_what_a_player_would_choose_leads_only_where_it_is_worth_as_much_as_the_best():
    def valued(move: str, less: float, error: float) -> Valued:
        return Valued(move, (-less,), less, error)

    found = (valued("best", 0.0, 0.0), valued("even", 0.04, 1.5), valued("near", 0.3, 1.5), valued("worse", 2.0, 0.5))
    assert [each.move for each in led(found, "even")] == ["even", "best", "near", "worse"]
    for chosen in ("best", "near", "worse", "unknown"):
        assert led(found, chosen) == found, "what is called best is never valued less than another choice"
    assert led((), "near") == ()


def test_choices_that_cannot_be_told_apart_are_not_ranked_in_words():
    table = game("ruqi").under()
    position = table.read_position(RUQI.format(roll="22"))
    one, other = (table.game.notation.read_move(each) for each in ("善p7+2", "敬p14+2 敬p16+2"))
    for less, error, first, second in (
        (5.5, 1.0, "; far better than “", "; far worse than the best."),
        (4.0, 3.0, "We cannot tell which move is better.", "; as good, as far as can be seen."),
        (0.5, 3.0, "It hardly matters what you choose here.", "; as good, as far as can be seen."),
        (4.0, 0.0, "; far better than “", "; far worse than the best."),
    ):
        told = advised(
            table, position, [Valued(one, (0.0, 0.0), 0.0, 0.0), Valued(other, (0.0, 0.0), less, error)], Seat(0)
        )
        assert first in told[0].says.en
        assert told[1].says.en.endswith(second)


def test_a_hint_leaves_out_what_nearly_every_choice_follows():
    table = game("madiao").under()
    position = table.read_position(MADIAO.format(played="-"))
    prompt = table.rules.prompt(position)
    assert isinstance(prompt, Decision)
    told = advised(table, position, [Valued(each, (0.0,) * 4, 0.0, 0.0) for each in prompt.moves], prompt.seat)
    said = {table.game.notation.write_move(each.valued.move): each.says.en for each in told}
    assert "oes against the advice “wait for the seventh trick”" in said.pop("Tw")
    assert not any("wait for the seventh trick" in each for each in said.values())
