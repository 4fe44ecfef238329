"""Typed positions of 馬吊: a card that could beat lies face down only where a rule bars cards, and whoever leads lays face up."""

from __future__ import annotations

import pytest

from tests.madiao.deals import table
from youyi.kernel.errors import FaultyPosition

DEALT = (
    "1 0,0,0,0 play:0/S5 W9,Tw,C0,S9,T30,W2,C5,S3/T40,W3,W4,W5,S2,S4,C6,C7/T50,T60,W6,W7,S6,S7,C4,C3/"
    "Tb,Tq,T90,W8,S8,Ch,C1,C2 T20,T70,T80,W1,S1,C8,C9,S5 0"
)
GUIDE, BARRING = "madiao/guide", "madiao/after-novels"


def faults(ruleset: str, played: str) -> list[str]:
    try:
        table(ruleset).read_position(f"{DEALT} {played}")
    except FaultyPosition as refusal:
        return [fault.kind for fault in refusal.faults]
    return []


@pytest.mark.parametrize("ruleset", [GUIDE, BARRING])
def test_a_card_that_is_led_never_lies_face_down(ruleset):
    assert faults(ruleset, "W9,W3-") == []
    assert faults(ruleset, "W9-,W3-") == ["led_face_down"]


def test_a_card_that_could_beat_lies_face_down_only_where_cards_are_barred():
    assert faults(GUIDE, "W2,W3-") == ["face_down"]
    assert faults(BARRING, "W2,W3-") == []
