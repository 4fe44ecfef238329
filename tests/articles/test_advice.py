"""What texts advise about choices: told where another choice does otherwise, and never from what the seat cannot know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.docs.pages import DOCS
from youyi.games import game
from youyi.kernel.names import Language

RUQI = "1 0:0 p7f,p14x,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f play:w/{roll}"
DAMA = (
    "10 bowl:40/40 a:0/{stacks}/0/266/266/-20/- b:0/62x20/0/134/134/-20/- gate:{gate} turn:a wait:- left:- "
    "move:a/{throw}/plain/a/1/-"
)
MADIAO = (
    "1 0,0,0,0 play:3/S7 W9,Tq,T40,C2,S8,C5,T90,S3/C8,W2,T20,W8,T80,W1,S6,C7/S1,W6,T60,T70,W7,S5,T50,S4/"
    "S2,C9,Ch,C3,Tw,C6,W5,Tb W3,C1,C4,W4,T30,C0,S9,S7 3 {played}"
)


def counsel(name, written, move):
    table = game(name).under(terms={"seats": 2} if name == "dama" else {})
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
        ("dama", DAMA.format(stacks="6x10,11x10", gate="-", throw="336"), "6+12", {"dama.station_bar": True}),
        ("dama", DAMA.format(stacks="6x10,11x10", gate="-", throw="336"), "11+12", {}),
        ("dama", DAMA.format(stacks="9x10,11x10", gate="a", throw="336"), "9+12", {"dama.station_bar": False}),
        ("dama", DAMA.format(stacks="6x10,11x10", gate="-", throw="113"), "6+5", {"dama.gate_ten": True}),
        ("dama", DAMA.format(stacks="6x10,11x10", gate="a", throw="113"), "6+5", {}),
        ("dama", DAMA.format(stacks="10x10,40x10", gate="-", throw="244"), "40+10", {"dama.gate_ten": True}),
        ("madiao", MADIAO.format(played="-"), "Tw", {"madiao.wait_for_seventh": False}),
        ("madiao", MADIAO.format(played="-"), "C3", {"madiao.wait_for_seventh": True}),
        ("madiao", MADIAO.format(played="W5"), "C2", {"madiao.banker_slips": False, "madiao.discard_order": False}),
        ("madiao", MADIAO.format(played="W5"), "W9", {"madiao.banker_slips": True, "madiao.discard_order": True}),
    ],
)  # fmt: skip
def test_what_a_text_advises(name, written, move, said):
    assert counsel(name, written, move) == said


def test_a_counsel_is_said_in_a_few_words():
    table = game("ruqi").under()
    position = table.read_position(RUQI.format(roll="22"))
    assert table.game.commentary is not None
    (found,) = table.game.commentary.advice(table.rules, position, table.game.notation.read_move("善p7+2"))
    assert found.said.en == "as “Lying pieces, a double” advises"
    assert not replace(found, follows=False).said.said_in(Language.ZH_HANT).startswith("合")


@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("ruqi", {"ruqi.fu_double"}), ("dama", {"dama.station_bar", "dama.gate_ten"}),
        ("madiao", {"madiao.tens_barred", "madiao.wait_for_seventh", "madiao.banker_slips", "madiao.discard_order"}),
    ],
)  # fmt: skip
def test_the_page_of_history_names_what_is_advised(name, keys):
    _, _, advised = (DOCS / "history" / f"{name}.md").read_text("utf-8").partition("## Strategy")
    assert all(f"#{key})" in advised for key in keys)
