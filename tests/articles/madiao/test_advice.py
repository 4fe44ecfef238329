"""What the clauses of good play say of a card that is still to be played: one that keeps each, one that breaks it."""

from __future__ import annotations

from functools import cache

import pytest

from youyi.games import game
from youyi.games.madiao import articles as art
from youyi.games.madiao.offences import FOLLOWING, LEADING, STOPPING
from youyi.kernel.names import Language

FIRST = (
    "1 0,0,0,0 play:1/W9 C7,C2,W2,S4,S2,S3,T70,Ch/T60,Tw,C0,Tb,T20,Tq,C5,C3/C9,C4,T40,S8,C6,T80,S6,S9/W3,T50,W1,W7,S5,S1,C1,W9 "
    "W5,S7,T30,W6,T90,W4,C8,W8 1 "
)
SECOND = (
    "1 0,0,0,0 play:0/T50 W7,C5,S1,S4,T70,S5,W9,C0/Tb,S8,C6,C2,T60,T30,Ch,C8/S9,Tw,W6,S2,W4,C4,S6,W3/W1,Tq,T40,C9,W5,C7,S3,C3 "
    "W8,W2,S7,T80,T20,T90,C1,T50 0 "
)
THIRD = (
    "1 0,0,0,0 play:1/W5 S9,S5,T40,S7,T50,T90,W7,Tw/T80,C9,C3,C7,C6,C8,S1,W3/W9,W2,S2,C4,Tb,W1,T20,C2/S8,C0,S3,S6,T30,Ch,T70,W4 "
    "Tq,S4,C5,C1,W8,T60,W6,W5 1 "
)
FOURTH = (
    "1 0,0,0,0 play:2/Ch W5,C5,T90,C6,W2,W4,C9,S8/W9,Tw,S9,S3,C4,C3,W8,S7/T20,S4,S5,S2,C0,T60,T70,T50/S6,T80,C7,Tb,Ch,T40,C8,W1 "
    "W3,T30,S1,C2,W7,W6,Tq,C1 2 "
)
FIFTH = (
    "1 0,0,0,0 play:2/W2 C7,S5,S8,T90,C3,C5,C0,S1/T50,S6,W4,C2,C4,W6,Tb,T80/C1,T60,W3,S2,W5,W1,C9,W7/S4,C6,Tq,T70,C8,S9,Tw,W9 "
    "S7,T40,W8,S3,T20,Ch,T30,W2 1 "
)
SIXTH = (
    "1 0,0,0,0 play:0/T50 W3,T90,S1,W8,Tq,T80,S6,S2/T30,W1,C8,C0,C6,S7,S5,C4/S4,Tw,C2,S8,W6,Tb,Ch,C1/T20,S9,W5,W4,T40,T60,S3,C7 "
    "W7,C3,C9,C5,W9,T70,W2,T50 0 "
)
SEVENTH = (
    "1 0,0,0,0 play:0/S4 T20,W1,C7,C4,T40,W3,S8,C1/W2,C3,S9,Tb,T80,C2,C0,Tq/C8,Tw,S3,Ch,W7,T70,C5,W8/S5,W5,S2,C6,W6,T30,T90,T50 "
    "S7,W9,T60,C9,W4,S6,S1,S4 1 "
)
EIGHTH = (
    "1 0,0,0,0 play:0/T50 T30,C7,Tb,S9,T70,T60,S4,S2/C3,C5,W3,S3,Tq,C6,W2,T20/S5,C0,W4,W9,S6,S7,C8,Tw/W7,W5,C9,T40,Ch,T80,W1,W8 "
    "C1,C2,S1,T90,C4,W6,S8,T50 0 "
)
NINTH = (
    "1 0,0,0,0 play:0/S8 W5,C8,C9,T30,S6,Tq,T40,W9/T80,Tw,W2,W6,S1,W7,T60,T90/S8,C6,C2,S3,C0,S4,C1,C5/Tb,W3,W4,T20,T50,W1,S5,C3 "
    "W8,S9,T70,Ch,C7,S2,C4,S7 0 "
)
TENTH = (
    "1 0,0,0,0 play:0/S4 S7,Tb,W1,C3,W6,W3,C4,C9/S5,C1,T50,Tw,T40,S8,S6,C0/S1,S2,T30,Ch,C7,W8,W9,C6/C8,W5,S9,C2,T80,Tq,T20,T70 "
    "C5,S3,W2,W7,W4,T90,T60,S4 0 "
)
ELEVENTH = (
    "1 0,0,0,0 play:2/C4 T90,W5,W9,W7,C0,Tw,T20,Tb/Tq,C6,W3,T70,T30,S7,C3,Ch/C8,W1,C7,C5,C2,W4,T50,C1/S1,W6,S5,W2,T60,S4,T80,S2 "
    "T40,C9,W8,S6,S9,S3,S8,C4 2 "
)
TWELFTH = (
    "1 0,0,0,0 play:3/T80 W5,S7,S3,S9,W7,S1,Tb,T60/W3,C3,W9,S8,W1,W8,C0,T30/T40,T90,T70,C1,C2,W6,S4,Tq/S2,S6,S5,C4,W4,Ch,C5,C8 "
    "Tw,C7,W2,C6,T50,C9,T20,T80 3 "
)
"""Deals, as far as the stock; what has been played of them is written behind."""
TOLD = (
    (art.TENS_BARRED, FOURTH + "-", "S4", "T20"),
    (art.HUNDRED_WITHOUT_REWARD, NINTH + "C8,Tw-,C5,C3", "W3", "Tb"),
    (art.BANKER_HAS_LED, NINTH + "C8,Tw-,C5,C3", "W3", "Tb"),
    (art.SUITS_SETTLED, TENTH + "W1,S8-,S1-,T80-,C9,C1,W9-,W5-,S5,T30-,Tq-,S7", "C3", "Tb"),
    (art.HUNDRED_UNANNOUNCED, SEVENTH + "-", "Tb", "W2"),
    (art.BOTH_LED, FIFTH + "C2,W5-,S9-,C7-,W4,W7,W9,S8-,Tw,C5-,W6-,W3-", "S4", "Tq"),
    (art.THOUSAND_FIRST, FIRST + "-", "Tw", "Tq"),
    (art.LONE_THOUSAND, SIXTH + "-", "S1", "Tq"),
    (art.MYRIAD_TOO_EARLY, FIRST + "T20,S6-,T50,T70,C7,T60-,S8-,W3-,C2,C0,C4-,W9-,Tq,C9-,S1-,S4-", "Tb", "Tw"),
    (art.WAIT_FOR_SEVENTH, FIRST + "-", "C3", "Tw"),
    (art.MYRIAD_NOT_LED, FIRST + "-", "Tw", "T60"),
    (art.REWARD_NOT_LED, FOURTH.replace("C1 2 ", "C1 1 ") + "-", "W9", "W8"),
    (art.THIRD_GATE, SECOND + "S5,S8,S9,C3-", "W3", "S2"),
    (art.LAST_OF_SUIT, SECOND + "S5,S8,S9,C3-", "W3", "C4"),
    (art.BANKER_SLIPS, FOURTH + "S5", "S6", "C7"),
    (art.JI_INDULGED, ELEVENTH + "W4,S1-,W9,T30-,T20", "Tq", "C6"),
    (art.HUNDRED_INDULGED, THIRD + "T80,Tb,T70-", "Tw", "S9"),
    (art.MERIT_RELEASED, EIGHTH + "T60,W3-,W9-,W7-,Tb,Tq", "Tw", "S5"),
    (art.HASTY_CAPTURE, TWELFTH + "S5,S7", "W3", "S8"),
    (art.DISCARD_ORDER, FOURTH + "S5", "T80", "C7"),
    (art.LED_AFTER_HASTE, SIXTH + "S2,S7,S8,S3-", "S4", "Tw"),
)
TAUGHT = (
    (art.BANKER_PASSED_BY, THIRD + "T80,Tb,T70-,T40-,C2", "C0", "S8"),
    (
        art.BANKER_INDULGED,
        (
            "1 0,0,0,0 play:1/T60 T80,S5,Tq,T40,C5,T90,Tb,C7/W2,C0,S1,C8,S8,S2,Tw,W4/C1,C9,Ch,W7,T20,T30,W5,W8/C4,S4,S6,S9,W3,S3,W1,T70 "
            "C2,W6,S7,W9,T50,C3,C6,T60 1 S8,Ch-"
        ),
        "S9",
        "C4",
    ),
)
"""With `banker_faults=as_taught`."""
EVERY = {article for article, _ in (*LEADING, *FOLLOWING, *(each for clauses in STOPPING.values() for each in clauses))}


@cache
def table(**rulings):
    return game("madiao").under(rulings=rulings)


def counsels(written, move, **rulings):
    laid = table(**rulings)
    position = laid.read_position(written)
    assert laid.game.commentary is not None
    return laid.game.commentary.advice(laid.rules, position, laid.game.notation.read_move(move))


def follows(written, move, article, **rulings):
    return {each.article: each.follows for each in counsels(written, move, **rulings)}.get(article)


@pytest.mark.parametrize(("article", "written", "keeps", "breaks"), TOLD, ids=lambda each: getattr(each, "key", ""))
def test_a_card_that_keeps_a_clause_and_one_that_breaks_it(article, written, keeps, breaks):
    assert follows(written, keeps, article) is True
    assert follows(written, breaks, article) is False


@pytest.mark.parametrize(("article", "written", "keeps", "breaks"), TAUGHT, ids=lambda each: getattr(each, "key", ""))
def test_the_clauses_on_the_banker_are_those_of_the_answer_in_force(article, written, keeps, breaks):
    assert follows(written, keeps, article, banker_faults="as_taught") is True
    assert follows(written, breaks, article, banker_faults="as_taught") is False
    assert follows(written, breaks, article) is None


def test_every_clause_of_good_play_is_told_of():
    assert {article for article, *_ in (*TOLD, *TAUGHT)} == EVERY | {art.LED_AFTER_HASTE}


def test_nothing_is_told_where_all_cards_do_alike():
    """The banker leads from a hand without the Hundred, without a 賞 beside its 肩, and without a 青 of the Tens."""
    written = SECOND.replace("C1,T50 0 ", "C1,T50 1 ") + "-"
    silent = {article for article, *_ in TOLD} - {each.article for each in counsels(written, "C2")}
    assert {art.WAIT_FOR_SEVENTH, art.REWARD_NOT_LED, art.MYRIAD_NOT_LED, art.BANKER_SLIPS, art.DISCARD_ORDER} <= silent


def test_what_fewest_cards_share_is_said_first():
    told = counsels(FIRST + "-", "Tw")
    alike = [sum(follows(FIRST + "-", card, each.article) == each.follows for card in HAND) for each in told]
    assert alike == sorted(alike)
    assert len(set(alike)) > 1


HAND = ("T60", "Tw", "C0", "Tb", "T20", "Tq", "C5", "C3")


def test_a_clause_named_after_a_fault_is_not_said_to_advise_it():
    said = {each.article: each.said for each in counsels(FOURTH + "S5", "C7")}
    assert said[art.BANKER_SLIPS].en == "commits the fault “letting the banker through”"
    assert said[art.BANKER_SLIPS].said_in(Language.ZH_HANT) == "犯了「漏莊」這項犯規"
    assert said[art.DISCARD_ORDER].said_in(Language.ZH_HANS) == "不符合“灭牌次序”的建议"
    kept = {each.article: each.said.en for each in counsels(FOURTH + "S5", "S6")}
    assert kept[art.BANKER_SLIPS] == "avoids the fault “letting the banker through”"
    assert art.DISCARD_ORDER not in kept, "the order of discards says nothing of a card that captures"
