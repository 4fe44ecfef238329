"""What the two programs do when they are run, answer by answer."""

from tests.kit.examples import shows
from tests.kit.madiao.money import EAST, NORTH, SOUTH, WEST, all_winnings, context, drawn, looked, takers, told
from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import cards, named
from youyi.games.madiao.context import DiaoRules
from youyi.games.madiao.payments import dealt_payments, paid, stock_payments, table_payments
from youyi.games.madiao.payments.tricks import diao_claims
from youyi.games.madiao.play.uncontested import scorers
from youyi.games.madiao.rulings.money import DiaoMode
from youyi.games.madiao.winnings import Winnings, Won

NEWEST, FIRST = context("madiao/app2025"), context("madiao/app2025@1")


@shows(art.LATE_DIAO_UNIT)
def test_a_diao_is_one_zhu_and_a_half_is_paid_where_the_base_makes_it_whole():
    rules = DiaoRules(DiaoMode.BANKER_DIFFERENCE, halved=True)
    flows = [paid(2, claim).flow for claim in diao_claims(rules, EAST, (0, 3, 3, 2))]
    assert flows == [(-3, 3, 0, 0), (-3, 0, 3, 0), (-2, 0, 0, 2)]
    assert {paid(1, claim).flow for claim in diao_claims(rules, WEST, (3, 3, 0, 2))} == {
        (1, 0, -1, 0), (0, 1, -1, 0), (0, 0, -1, 1),
    }  # fmt: skip


@shows(art.LATE_DIAO_WITHOUT_PLAY)
def test_diao_is_paid_without_play():
    seven = NEWEST.patterns.dealt_result(named("W9 W8 W7 W6 W5 W4 W3 C2"))
    banked = dealt_payments(NEWEST, EAST, (seven, None, None, None))
    assert told(banked)[:3] == [
        ("diao", "du_diao", (2, -2, 0, 0)), ("diao", "du_diao", (2, 0, -2, 0)), ("diao", "du_diao", (2, 0, 0, -2)),
    ]  # fmt: skip
    assert told(dealt_payments(NEWEST, SOUTH, (seven, None, None, None)))[0] == ("diao", "du_diao", (2, 0, 0, -2))
    assert [due for due, *_ in told(dealt_payments(FIRST, EAST, (seven, None, None, None)))] == ["gonghe"]


@shows(art.LATE_NO_CLAIMS)
def test_only_won_cards_prove_the_hand():
    one_won = all_winnings("Tw W5", "", "", "", dealt=("Tq Tb", "", "", ""))
    flag = "shun_feng_qi"
    assert flag in [item for _, item, _ in told(table_payments(FIRST, EAST, one_won))]
    items = [item for _, item, _ in told(table_payments(NEWEST, EAST, one_won))]
    assert flag not in items
    assert "zheng_ben_bai" not in items
    all_won = told(table_payments(NEWEST, EAST, all_winnings("Tw Tq Tb T20 T40", "", "", "")))
    assert ("gonghe", flag, (30, -10, -10, -10)) in all_won, "four, and one for the green of the Tens"


@shows(art.LATE_THOUSAND)
def test_the_thousand_is_a_reward():
    assert drawn(FIRST, "Tq W3", "T70") == [0]
    assert drawn(NEWEST, "Tq W3", "T20 T70") == [5, 0], "used up"
    assert drawn(NEWEST, "T20 Tq W3", "T90 T70") == [4, 0]
    hand = named("Tq W9 S9 C0 T20 W1 S1 C9")
    assert "tian_di_jiao_tai" in [each.pattern.id for each in NEWEST.patterns.dealt(hand)]
    assert "tian_di_jiao_tai" not in [each.pattern.id for each in FIRST.patterns.dealt(hand)]
    shoulders = named("Tq W8 S8 Ch T20 W1 S1 C9")
    assert "ren_jie_di_ling" not in [each.pattern.id for each in NEWEST.patterns.dealt(shoulders)]


@shows(art.LATE_BANNER_TEST)
def test_each_brocade_drawn_beside_three_rewards_seizes_a_banner():
    won = all_winnings("W9 S9 Tq C5", "T20 W5", "", "")
    draws = looked(NEWEST, won, NORTH, "Tw W1")
    flows = [flow for due, _, flow in told(stock_payments(NEWEST, EAST, won, draws, NORTH)) if due == "duo_jin"]
    assert takers(draws) == [("Tw", 1, 5), ("W1", 0, 3)]
    assert flows == [(-40, 80, -20, -20)], (
        "the Thousand is the third Reward; that the victim draws too does not help it"
    )
    draws = looked(FIRST, won, NORTH, "Tw W1")
    assert "duo_jin" not in [due for due, *_ in told(stock_payments(FIRST, EAST, won, draws, NORTH))]


@shows(art.LATE_FIRST_SEAT)
def test_the_first_seat_is_paid_whoever_banks():
    nine = NEWEST.patterns.dealt_result(named("W9 W8 W7 W6 W5 W4 W3 C2"))
    coins = NEWEST.patterns.dealt_result(named("C9 C8 C7 C6 C5 C4 C3 S9"))
    shown = (None, nine, None, coins)
    assert scorers(NEWEST.rulings, SOUTH, shown) == (None, nine, None, None)
    assert scorers(FIRST.rulings, SOUTH, shown) == (None, None, None, coins)
    assert scorers(NEWEST.rulings, SOUTH, (None, None, None, None)) == (None, None, None, None)


@shows(art.LATE_POINTER)
def test_the_taker_is_asked_first_and_after_a_dead_card_the_next_seat():
    won = all_winnings("Tw W5", "T20 W4", "Tb S5", "")
    under = context(chong_pointer="taker_then_next")
    assert takers(looked(under, won, EAST, "T70 S9 T60")) == [("T70", 0, 1), ("S9", None, 0), ("T60", 1, 1)]
    assert takers(looked(under, won, NORTH, "T70 T60")) == [("T70", 1, 1), ("T60", 1, 1)]


@shows(art.PROGRAM_EXTRAS_RUN)
def test_the_extra_patterns_count_as_the_program_runs():
    named_so, run_so = context("madiao/app2022@1").patterns, context("madiao/app2022").patterns

    def misc(patterns, won, dealt="W4"):
        haul = Winnings(dealt=named(dealt), won=tuple(map(Won, cards(won))))
        return {each.pattern.id: each.worth for each in patterns.misc(haul)}

    assert misc(named_so, "W9 W8 S9 S8 C5")["xiong_di_qi_xin"] == misc(run_so, "W9 W8 S9 S8")["xiong_di_qi_xin"] == 2
    assert "xiong_di_qi_xin" not in misc(run_so, "W9 W8 S9 S8 C5")
    assert misc(run_so, "S3 S4 S5 S6")["lian_huan_suo"] == 8
    assert "lian_huan_suo" not in misc(named_so, "S3 S4 S5 S6")
    four_ji = "T20 W1 S1 C9 W3"
    assert misc(run_so, "W3", four_ji)["fu_lu_shou_xi"] == 1
    assert "fu_lu_shou_xi" not in misc(named_so, "W3", four_ji)
