"""吊, 注, 敲門, 公賀: what lies on the table is worth."""

import pytest

from tests.kit.examples import shows
from tests.kit.madiao.money import EAST, NORTH, SOUTH, all_winnings, context, looked, reasons, rulings, told
from tests.kit.narrow import ruling
from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import cards, named
from youyi.games.madiao.context import DiaoRules
from youyi.games.madiao.events import PaymentKind
from youyi.games.madiao.payments import dealt_payments, shown_for, stock_payments, table_payments
from youyi.games.madiao.payments.tricks import DIAO, diao_claims, outcome, table_value
from youyi.games.madiao.rulings.money import DiaoMode

GREENS = "W2 W3 W4 S2 S3 S4 C8 C7"


def shape(*counts):
    """Won cards that bring nothing but 吊."""
    greens = iter(GREENS.split())
    return all_winnings(*(" ".join(next(greens) for _ in range(count)) for count in counts))


def diao(*counts, banker=EAST, **answers):
    return [each for each in told(table_payments(context(**answers), banker, shape(*counts))) if each[0] == "diao"]


@shows(art.DIAO, art.DIAO_SOLE, art.DIAO_WORTH)
def test_one_winner_takes_one_diao_of_two_zhu_from_each_loser():
    assert DIAO == 2
    assert diao(5, 1, 1, 1) == [
        ("diao", "du_diao", tuple(flow)) for flow in ([2, -2, 0, 0], [2, 0, -2, 0], [2, 0, 0, -2])
    ]


@shows(art.DIAO_EACH)
def test_two_winners_and_two_losers_pay_one_diao_each():
    assert table_value((4, 3, 1, 0)) == (2, 2, -2, -2)
    assert [item for _, item, _ in diao(4, 3, 1, 0)] == ["ge_diao", "ge_diao"]


@shows(art.DIAO_JOINT)
def test_two_winners_share_the_diao_of_one_loser():
    assert diao(3, 3, 2, 0) == [("diao", "he_diao", (1, 0, 0, -1))]


@shows(art.DIAO_NONE)
def test_two_tricks_each_owe_nothing():
    assert outcome((2, 2, 2, 2)) is None
    assert diao(2, 2, 2, 2) == []


@shows(art.DIAO_BANKER, art.LOSERS_EDGE)
def test_diao_moves_only_where_the_banker_is_at_one_end():
    assert diao(5, 1, 1, 1, banker=NORTH) == [("diao", "du_diao", (2, -2, 0, 0))]


@shows(art.DIAO_BY_DIFFERENCE)
def test_by_difference_each_of_the_others_settles_two_ratings_with_the_banker():
    paid = diao(5, 1, 1, 1, diao_mode="banker_difference")
    assert [flow for *_, flow in paid] == [(4, -4, 0, 0), (4, 0, -4, 0), (4, 0, 0, -4)]
    (claim, *_) = diao_claims(DiaoRules(DiaoMode.BANKER_DIFFERENCE), EAST, (5, 1, 1, 1))
    assert art.DIAO_BY_DIFFERENCE in ruling(claim.because).answer.cites


def zhu(won, dealt="", **answers):
    """The 注 of one who does not bank, and whatever is knocked for."""
    under = context(**answers)
    paid = list(table_payments(under, EAST, all_winnings("", won, "", "", dealt=["", dealt, "", ""])))
    return {each.item: each.worth for each in paid if each.due is PaymentKind.ZHU}


@shows(art.ZHU)
def test_zhu_are_paid_between_the_banker_and_each_of_the_others():
    paid = table_payments(context(), EAST, all_winnings("T90 W5", "S9 S2", "", ""))
    assert [flow for due, _, flow in told(paid) if due == "zhu"] == [(6, -2, -2, -2), (-1, 1, 0, 0)]


@shows(art.ZHU_NEEDS_PAR)
def test_won_cards_count_only_at_par():
    assert zhu("Tw") == {}
    assert zhu("Tw S2") == {"dan_zhang": 1}


@shows(art.SINGLES)
def test_every_reward_shoulder_and_ji_is_one_zhu_but_not_the_hundred():
    assert zhu("Tw W8 C9 S5") == {"dan_zhang": 3}
    assert zhu("Tb S5") == {"da_huo_bai": 5}


@shows(art.PROGRAM_SINGLES)
def test_in_the_older_program_only_a_ji_is_a_single_and_not_beside_a_four_gate():
    assert zhu("Tw T20 W1", singles_scope="ji_only_no_fourgate") == {"dan_zhang": 3}
    assert zhu("Tw W1 S9 C9", singles_scope="ji_only_no_fourgate") == {}


@shows(art.LATE_SINGLES)
def test_in_the_latest_program_ji_count_once_the_20_double_and_there_is_no_lesser_tu():
    assert zhu("W1 S1 T20", singles_scope="ts2") == {"dan_zhang": 3}
    assert zhu("T90 W5", xiao_tu="off") == {}


@shows(art.LESSER_TU)
def test_the_90_with_a_female_tu_is_two_zhu():
    assert zhu("T90 W6") == {"xiao_tu": 2}
    assert zhu("T90 W7") == {}


@shows(art.DIAO_HUNDRED)
def test_the_hundred_dealt_and_lost_below_par_is_one_zhu():
    assert zhu("W5", dealt="Tb") == {"diao_bai": 1}


@shows(art.PAR_HUNDRED)
def test_the_hundred_dealt_and_lost_at_par_is_two_zhu():
    assert zhu("W5 W4", dealt="Tb") == {"zheng_ben_bai": 2}


@shows(art.LIVE_HUNDRED, art.LIVE_HUNDRED_TU, art.FULL_TU)
def test_the_live_hundred_alone_with_a_female_tu_and_with_all():
    assert [zhu(won) for won in ("Tb S2", "Tb W5", "Tb T90 W5 W6 S2")] == [
        {"da_huo_bai": 5}, {"da_huo_bai_tu": 10}, {"da_huo_bai_tu": 10, "xiao_tu": 2},
    ]  # fmt: skip
    assert zhu("Tb T90 W5 W6 W8") == {"quan_tu_da_huo": 30, "dan_zhang": 1}


def test_all_three_female_tu_may_be_asked_for():
    assert zhu("Tb W5 W6", dahuo_tu_needs="all_three") == {"da_huo_bai": 5}
    assert zhu("Tb W5 W6 W8", dahuo_tu_needs="all_three") == {"da_huo_bai_tu": 10, "dan_zhang": 1}


def test_what_lies_on_the_table_need_not_be_proved():
    assert {shown_for(each) for each in table_payments(context(), EAST, all_winnings("", "Tb W5 T90 T20", "", ""))} == {
        ()
    }


@shows(art.LIVE_HEADING)
def test_the_heading_counts_the_live_hundred_three():
    assert zhu("Tb S2", dahuo="guide_heading") == {"da_huo_bai": 3}
    assert zhu("Tb W5", dahuo="guide_heading") == {"da_huo_bai_tu": 10}


@shows(art.DOOR_KNOCK)
def test_a_live_hundred_knocks_at_the_two_others_who_do_not_bank():
    def knocks(*won):
        return [flow for due, _, flow in told(table_payments(context(), EAST, all_winnings(*won))) if due == "qiaomen"]

    assert knocks("", "Tb S2", "", "") == [(0, 2, -1, -1)]
    assert knocks("", "Tb W5", "", "") == [(0, 4, -2, -2)]
    assert knocks("Tb W5", "", "", "") == [], "the banker never takes part"


@shows(art.PROGRAM_LIVE, art.LATE_LIVE)
def test_the_programs_count_the_live_hundred_otherwise():
    full = "Tb T90 W5 W6 W8"
    for answer, worth, door in (("cs", 32, 16), ("ts2", 12, 4)):
        paid = table_payments(context(dahuo=answer, qiaomen=answer), EAST, all_winnings("", full, "", ""))
        found = {(each.due, each.worth) for each in paid if each.item == "quan_tu_da_huo"}
        assert found == {(PaymentKind.ZHU, worth), (PaymentKind.QIAOMEN, door)}
        (cited,) = {ruling(each.because).answer.cites for each in paid if each.item == "quan_tu_da_huo"}
        assert cited == ((art.PROGRAM_LIVE,) if answer == "cs" else (art.LATE_LIVE,))


@shows(art.COMMON_HE)
def test_a_pattern_is_paid_by_all_three_others_banker_or_not():
    paid = table_payments(context(), EAST, all_winnings("", "S2 T20 T90", "", ""))
    assert ("gonghe", "tian_xian_song_zi", (-20, 60, -20, -20)) in told(paid)
    assert reasons(paid)["tian_xian_song_zi"].key == "madiao.tian_xian_song_zi"


@shows(art.PATTERNS_FIRST)
def test_what_lies_on_the_table_is_paid_in_one_order():
    paid = table_payments(context(), EAST, all_winnings("Tw", "Tb W5 T90 T20", "C8", ""))
    order = list(dict.fromkeys(each.due for each in paid))
    assert order == [PaymentKind.DIAO, PaymentKind.ZHU, PaymentKind.QIAOMEN, PaymentKind.GONGHE]


@shows(art.DOUBLE_STAKE)
def test_a_base_score_of_two_doubles_every_payment():
    won = all_winnings("Tw", "Tb W5 T90 T20", "C8", "")
    once, twice = (table_payments(context(base_score=base), EAST, won) for base in (1, 2))
    assert [tuple(2 * each for each in flow) for *_, flow in told(once)] == [flow for *_, flow in told(twice)]


@shows(art.DOUBLE_CHONG)
def test_who_was_dealt_and_has_won_all_four_shoulders_is_paid_for_its_draws_twice():
    won = all_winnings("Tq W8 S8 Ch", "C3", "", "")
    draws = looked(context(), won, EAST, "W9 C5")
    paid = stock_payments(context(), SOUTH, won, draws, EAST)
    assert told(paid) == [("chong", "W9", (3, 0, 0, -3)), ("chong", "shuang_chong", (3, 0, 0, -3))]
    assert reasons(paid)["shuang_chong"] is art.DOUBLE_CHONG
    assert told(stock_payments(context(qjz="add"), SOUTH, won, draws, EAST)) == told(paid)[:1]


@shows(art.PROVE_DEALT)
@pytest.mark.parametrize(
    ("won", "dealt", "item", "shown"),
    [
        ("W5", "Tb", "diao_bai", "Tb"),
        ("W5 W4", "Tb", "zheng_ben_bai", "Tb"),
        ("W5 W4", "Tw Tq Tb", "shun_feng_qi", "Tb Tq Tw"),
        ("W5 Tq", "W8 S8 Ch", "si_jian_zai_shou", "Tq W8 S8 Ch"),
    ],
)
def test_who_is_paid_for_dealt_cards_shows_them(won, dealt, item, shown):
    paid = table_payments(context(), EAST, all_winnings("", won, "", "", dealt=["", dealt, "", ""]))
    (found,) = (each for each in paid if each.item == item)
    assert shown_for(found) == cards(shown)


@shows(art.ALL_HOLDERS)
def test_every_holder_of_a_dealt_pattern_is_congratulated():
    book = context().patterns
    nine, coins = (
        book.dealt_result(named("W9 W8 W7 W6 W5 W4 W3 W2")),
        book.dealt_result(named("C9 C8 C7 C6 C5 C4 C3 S9")),
    )
    assert [flow for *_, flow in told(dealt_payments(context(), EAST, (None, nine, None, coins)))] == [
        (-20, 60, -20, -20), (-10, -10, -10, 30),
    ]  # fmt: skip
    assert rulings().predeal_players.name == "ALL_SCORE"
