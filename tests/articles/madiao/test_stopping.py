"""漏莊、縱莊 as the first program of 2025 defines them."""

from __future__ import annotations

from tests.kit.examples import shows
from tests.kit.madiao.money import EAST, NORTH, SOUTH, WEST, playing
from youyi.games.madiao import articles as art
from youyi.games.madiao.offences import judge
from youyi.games.madiao.rulings.money import BankerFaults


def taught(now, seat):
    return [each.code for each in judge(now, BankerFaults.AS_TAUGHT) if each.seat == seat]


@shows(art.BANKER_PASSED_BY)
def test_a_great_card_is_not_held_back_before_the_banker_plays():
    def passed_by(kept, trick="W5 S2 S3 S4", banker=WEST):
        now = playing(trick, banker=banker, kept=["", kept, "", ""])
        return "banker_passed_by" in taught(now, NORTH)

    assert passed_by("W9")
    assert passed_by("W8")
    assert not passed_by("W7"), "neither great nor the highest left"
    assert not passed_by("W9", banker=EAST), "the banker has played"
    assert not passed_by("S9"), "it captures nothing"


@shows(art.BANKER_INDULGED)
def test_the_bankers_great_card_is_captured_and_any_by_who_plays_last():
    def indulged(trick, kept, seat=NORTH):
        hands = ["", "", "", ""]
        hands[seat] = kept
        return "banker_indulged" in taught(playing(trick, banker=EAST, kept=hands), seat)

    assert indulged("W8 S2 S3 S4", "W9")
    assert not indulged("W5 S2 S3 S4", "W9"), "no great card, and others play after"
    assert indulged("W5 S2 S3 S4", "W6", SOUTH)
    assert not indulged("W5 W6 S3 S4", "W7", SOUTH), "North is winning"
