"""A position of 馬吊 as plain text: each hand by suits, with what was won."""

from __future__ import annotations

import re

from youyi.games import game
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat

MADIAO = game("madiao")


def test_a_hand_is_drawn_by_suits_the_strongest_first():
    position = MADIAO.notation.read_position(
        "1 0,0,0,0 play:0/S4 Tw,W3,Tb,T80,S8,W9,C3,C1/C0,W2,Tq,T30,S7,C9,T60,S9/C4,T20,W8,W5,T90,T50,T70,C5/"
        "W7,C2,S3,S2,S6,S5,W6,S1 W4,C6,T40,W1,C8,Ch,C7,S4 0 S8,C9-,T90-,W7-,W3,S7-,T50-,S2-"
    )
    _, *seats, _, _ = MADIAO.notation.draw(position).splitlines()
    shown = [re.fullmatch(r"\W+(\d)  (.+?) +won (.+)", line) for line in seats]
    assert [each and each.groups() for each in shown] == [
        ("0", "Tw Tb T80 | W9 | C1 C3", "S8 W3"),
        ("1", "Tq T60 T30 | W2 | S9 | C0", "-"),
        ("2", "T70 T20 | W8 W5 | C4 C5", "-"),
        ("3", "W6 | S6 S5 S3 S1 | C2", "-"),
    ]
    assert MADIAO.sketch is not None
    said = MADIAO.sketch(MADIAO.under().rules.view(position, Seat(0)), Language.EN)
    assert said.splitlines()[-1] == "your hand: Tw Tb T80 | W9 | C1 C3"
