"""Patterns 色樣: what each is worth under the guide, in numbers of the sources, and the clauses that hold for all of them."""

from dataclasses import replace

import pytest

from tests.kit.examples import shows
from tests.kit.madiao.deals import Laid, pack
from tests.kit.madiao.money import EAST, NORTH, SOUTH, all_winnings, context, looked, rulings, told
from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import CODES, card, card_set, cards
from youyi.games.madiao.patterns import pattern_table
from youyi.games.madiao.payments import stock_payments, table_payments
from youyi.games.madiao.payments.claims import opposite
from youyi.games.madiao.payments.singles import items
from youyi.games.madiao.stock import turn_stock
from youyi.games.madiao.winnings import Won, read_winnings

DEALT = """
si_shang_hua_bi_jian 100, si_shang_qiao_si_jian 80, si_shang_bai_ji_si_jian 60, si_shang_bai_si_jian 80,
si_shang_ren_jie_di_ling 100, si_shang_jian_ji_yu_bei 100, si_shang_bai_ji_yu_bei 100, si_jian_qiao_si_shang 60,
si_jian_hua_du_dou 80, si_jian_tian_di_jiao_tai 60, si_jian_bai_si_shang 80, si_jian_bai_ji_si_shang 60,
si_jian_shang_ji_yu_bei 60, si_jian_bai_ji_yu_bei 60, si_ji_chang_jian 40, si_ji_duan_jian 40, si_ji_hua_du_dou 60,
si_ji_hua_bi_jian 60, si_ji_bai_chang_jian 40, si_ji_bai_duan_jian 40, si_ji_dui_jian 40, hua_du_dou_jian_ji_yu_bei
40, hua_du_dou_qiao_si_jian 40, hua_du_dou_ren_jie_di_ling 40, hua_bi_jian_shang_ji_yu_bei 40,
hua_bi_jian_qiao_si_shang 40, hua_bi_jian_tian_di_jiao_tai 40, duan_jian_bai_ji_yu_bei 40, chang_jian_bai_ji_yu_bei
40, dui_jian_bai_ji_yu_bei 40, bai_chang_jian_tian_di_jiao_tai 40, bai_duan_jian_tian_di_jiao_tai 40,
si_shang_yi_bai 20, si_jian_yi_bai 16, si_ji_yi_bai 8, si_ji_si_hong 20, si_shang_shun_feng_qi 20,
si_jian_shun_feng_qi 16, si_ji_shun_feng_qi 20, qi_tong_shun_feng_qi 10, si_ji_si_fu_ji 20, qi_xiao_yi_hong 8,
shang_xia_si_men 40, tian_di_jiao_tai 60, ren_jie_di_ling 50, tian_ren_he_yi 60, ao_yuan_yang 40,
qi_hong_zui_yang_fei 50, qi_lian_tong_hua_shun 10, ba_lian_tong_hua_shun 20, ba_da 8, ba_xiao 8, qi_tong 7, ba_tong
8, ba_hong 8, qi_hong 7, liu_hong 6, ba_yao 20, pian_pian_jin 30, ba_hong_shun_feng_qi 8, qi_hong_shun_feng_qi 7,
liu_hong_shun_feng_qi 6
"""
FOUR_GATES = """
huang_hui_tu 8, qian_jun_zhu 16, hua_du_dou 12, hua_bi_jian 20, qiao_si_shang 12, qiao_si_jian 20, tian_di_fen 24,
jian_tian_di_fen 32, bai_chang_jian 16, bai_duan_jian 14, ji_chang_jian 16, ji_duan_jian 14, dui_jian 10, chang_jian
12, duan_jian 10, bai_ji_si_jian 24, bai_ji_si_shang 16, bai_jian_si_ji 48, bai_shang_bai_ji 32, jie_jie_gao 16,
shang_ji_yu_bei 60, jian_ji_yu_bei 80, bai_ji_yu_bei 100, xiao_tian_di_fen 28
"""
WON = """
tian_ran_qu 15, fei_lai_qu 10, san_die_qu 30, long_men_yue 60, fo_ding_zhu 20, san_hua_tian_nv 5,
tian_nv_san_hua 10, zhuo_ji_xian_bai 5, zhuo_ji_xian_ji 3, gong_sun_dui_zuo 16, fu_zi_tong_deng 24,
san_dai_rong_feng 32, zhu_sha_ding 13, tie_xiang_lu 13, wu_hong_san_su 10, san_shang_ding 25, san_jian_ding 25,
wu_su_san_hong 10, xiang_lu_jiao 5, shuang_fei_qu 4, guo_qiao_long 20, qu_hou_bai 5, bai_hou_qu 3, shuang_qu_hou 20,
shuang_bai_hou 12, dao_juan_lian 5, juan_lian_fei 10, huang_dao_juan 10, ba_quan 4, qi_zhuo_diao 2, liu_zhuo_diao 3,
jing_zhong_ren 8, jie_hua_xian_fo 4, fu_qi_tuan_yuan 6, mei_nv_can_chan 10, xiao_can_chan 10, er_fo_tan_jing 6,
tian_xian_song_zi 20, gong_ling_sun 3, fo_chi_jiao -5
"""
DRAWN = """
shi_hong_zui_yang_fei 80, shi_hong_ju_hui 60, jiu_hong_zui_yang_fei 60, man_tang_hong 50, jiu_hong 50,
ba_hong_zui_yang_fei 40, qian_shi_quan_men 50, shun_tian_yi_tong 40, shi_tong 30, jiu_lian_huan 30, jiu_tong 20,
guan_suo_quan_men 20, tai_ji_tu 40, yuan_yang_qi_tong 30, lian_huan_qi_tong 20, yi_chuo_qi 13, yi_chuo_liu 6,
jin_jue_zang 100, yin_jue_zang 60, yin_hua 30
"""
GUIDE = pattern_table(rulings())


def worths(text):
    return {name: int(worth) for name, worth in (each.split() for each in text.split(","))}


def misc(won, **answers):
    return {each.pattern.id: each.worth for each in pattern_table(rulings(**answers)).misc(read_winnings(won))}


def gate(won, **answers):
    found = pattern_table(rulings(**answers)).four_gate(read_winnings(won))
    return found and (found.pattern.id, found.worth)


def dealt(hand):
    found = GUIDE.dealt_result(card_set(cards(hand)))
    return found and (found.pattern.id, found.worth)


def values(rows, example):
    return {row.id: row.worth.value(read_winnings(row.holds[0])) for row in rows if row.id in example}


@shows(art.DEALT_WORTHS)
def test_every_dealt_pattern_has_the_worth_of_the_guide():
    assert values(GUIDE.dealt_rows.rows, worths(DEALT)) == worths(DEALT)
    assert len(worths(DEALT)) == len(GUIDE.dealt_rows.rows)


@pytest.mark.parametrize(("name", "worth"), worths(DEALT).items())
@shows(art.DEALT_WORTHS, art.DEALT_PATTERNS)
def test_a_hand_with_a_dealt_pattern_is_paid_its_worth(name, worth):
    row = next(each for each in GUIDE.dealt_rows.rows if each.id == name)
    hand = read_winnings(row.holds[0])
    assert (name, worth) in [(each.pattern.id, each.worth) for each in GUIDE.dealt(hand)]
    best = GUIDE.dealt_result(hand)
    assert best is not None
    assert best.worth >= worth


@shows(art.TWO_FOUR_GATES)
def test_the_first_dealt_patterns_are_two_four_gates():
    assert dealt("Tw W9 S9 C0 Tq W8 S8 Ch") == ("tian_ren_he_yi", 60)
    assert dealt("Tw W9 S9 C0 Tb W8 S8 Ch") == ("si_shang_hua_bi_jian", 100)
    # three 肩 and the Hundred without the fourth suit's card are no four-gate
    without = GUIDE.dealt(card_set(cards("Tw W9 S9 C0 Tb Tq W8 S8")))
    assert "si_shang_hua_bi_jian" not in [each.pattern.id for each in without]


@shows(art.FOUR_GATE_WORTHS)
def test_every_four_gate_has_the_worth_of_the_guide():
    assert values(GUIDE.gates.index.rows, worths(FOUR_GATES)) == worths(FOUR_GATES)
    assert len(worths(FOUR_GATES)) == len(GUIDE.gates.index.rows) == 24


@shows(art.FOUR_GATE, art.FOUR_SUITS)
def test_a_four_gate_has_one_brocade_card_of_each_suit_and_only_the_dearest_counts():
    assert gate("won: Tw W9 S9 C0") == ("huang_hui_tu", 8)
    assert gate("won: Tw W9 S9") is None
    assert gate("won: Tw W9 S9 C5") is None
    assert gate("won: Tw Tq W9 S9") is None, "no Coin"
    assert gate("won: Tw Tq W9 S9", four_gate_suits="composition_only") == ("duan_jian", 10)
    assert gate("won: Tw Tb W9 S9 C0") == ("hua_du_dou", 12), "with the Hundred for the Red Myriad it is dearer"


@shows(art.NO_GREEN_BETWEEN)
def test_a_green_between_spoils_heaven_and_earth_divided():
    assert gate("won: S1 C9 Tw W9") == ("tian_di_fen", 24)
    assert gate("won: S4 S1 C9 Tw W9 T60") == ("tian_di_fen", 24)
    assert gate("won: S1 C9 S4 Tw W9") is None
    assert gate("won: C0 S4 S9 Tw W9") == ("huang_hui_tu", 8), "others may be parted"


@shows(art.MISC_NAMES, art.CENSER_NAMES)
def test_every_pattern_of_won_cards_has_its_worth():
    assert values(GUIDE.table.index.rows, worths(WON)) == worths(WON)
    by_cards_won = {row.id for row in GUIDE.table.index.rows} - worths(WON).keys()
    assert by_cards_won == {"shun_feng_qi", "si_jian_zai_shou"}
    assert misc("dealt: Tw Tq Tb W3 W4 S3 S5 C3 | won: Tw") == {"shun_feng_qi": 2}
    assert misc("dealt: Tw Tq Tb T50 W4 S3 S5 C3 | won: Tw Tq T50")["shun_feng_qi"] == 3
    assert misc("dealt: Tw Tq Tb T50 W4 S3 S5 C3 | won: Tw Tq Tb T50")["shun_feng_qi"] == 5


@shows(art.CENSER_NAMES)
def test_five_and_three_times_one_are_a_censer_and_only_the_first_kind_counts():
    assert misc("won: Tw W9 S5 C5 T70 | tricks: 5 1 1 1")["xiang_lu_jiao"] == 5
    assert "xiang_lu_jiao" not in misc("won: Tw W9 S5 C5 T70 | tricks: 5 2 1 0")
    reds = misc("won: Tw W9 S9 C0 Tq | others: W8 / S8 / Tb")
    assert reds["zhu_sha_ding"] == 13
    assert "xiang_lu_jiao" not in reds


@shows(art.LINKED)
def test_reds_link_and_a_green_parts():
    assert misc("won: W1 S9 Tb")["qu_hou_bai"] == 5
    assert "qu_hou_bai" not in misc("won: W1 S4 Tb")


@shows(art.LONGER_TAKES_IN)
def test_a_longer_chain_takes_in_the_shorter():
    assert misc("won: S4 W1 Tb S1") == {"guo_qiao_long": 20, "shuang_fei_qu": 4}
    both = misc("won: S4 W1 Tb S1", ji_bai_stacking="stack_all")
    assert both == {"guo_qiao_long": 20, "shuang_fei_qu": 4, "qu_hou_bai": 5, "bai_hou_qu": 3}


@shows(art.JI_LED_LAST)
def test_a_ji_flies_in_by_winning_the_eighth_trick_that_it_led():
    assert misc("won: S4@2 W1@8<W1")["fei_lai_qu"] == 10
    assert "fei_lai_qu" not in misc("won: S4@2 W1@7<W1")
    assert "fei_lai_qu" not in misc("won: S4@2 W2@8<W1")


@shows(art.SHOULDERS_DEALT)
def test_who_was_dealt_four_shoulders_is_paid_for_those_won_unless_all():
    dealt = "dealt: Tq W8 S8 Ch W3 S3 S5 C3"
    assert misc(f"{dealt} | won: W8")["si_jian_zai_shou"] == 2
    assert misc(dealt)["si_jian_zai_shou"] == 1
    assert "si_jian_zai_shou" not in misc(f"{dealt} | won: Tq W8 S8 Ch")
    assert GUIDE.doubles_chong(read_winnings(f"{dealt} | won: Tq W8 S8 Ch"))


@shows(art.CHONG_PATTERN_NAMES)
def test_every_pattern_of_the_stock_has_its_worth():
    assert values(GUIDE.results.index.rows, worths(DRAWN)) == worths(DRAWN)
    assert len(worths(DRAWN)) == len(GUIDE.results.index.rows)


@pytest.mark.parametrize(("name", "worth"), worths(DRAWN).items())
@shows(art.CHONG_NEEDS_DRAW)
def test_the_stock_completes_nothing_where_nothing_was_drawn(name, worth):
    row = next(each for each in GUIDE.results.index.rows if each.id == name)
    drawn = read_winnings(row.holds[0])
    assert drawn.drawn
    assert max(each.worth for each in GUIDE.chong(drawn)) >= worth
    without = replace(drawn, won=(*drawn.won, *map(Won, drawn.drawn)), drawn=())
    assert GUIDE.chong(without) == ()


@shows(art.PAR, art.BAREFOOT, art.ZHU_NEEDS_PAR)
def test_two_won_cards_are_par_and_with_fewer_won_cards_count_nothing():
    def worth(won):
        return sum(each.worth for each in items(context().payments, read_winnings(won), four_gate=False))

    assert worth("won: W9 S4") == 1
    assert worth("won: W9 S9") == 2
    assert worth("won: W9") == 0
    assert sum(each.worth for each in items(context().payments, read_winnings("dealt: Tb W2"), four_gate=False)) == 1


@shows(art.BANKER)
def test_the_banker_settles_with_each_of_the_others_and_they_with_the_banker_alone():
    assert sorted(opposite(NORTH, NORTH)) == [0, 2, 3]
    assert [opposite(NORTH, seat) for seat in (EAST, SOUTH)] == [(NORTH,), (NORTH,)]
    paid = table_payments(context(), NORTH, all_winnings("W9 S4", "S9 C4", "W3 S3", "C3 C5"))
    assert [flow for due, _, flow in told(paid) if due == "zhu"] == [(1, -1, 0, 0), (-1, 3, -1, -1)]


@shows(art.EXCHANGED)
def test_the_exposed_card_is_turned_as_the_substitute_that_was_promoted():
    order = ["W8", *(code for code in CODES if code not in ("W8", "W9"))]
    laid = Laid(pack([" ".join(order[at:32:4]) for at in range(4)], exposed="W9"), banker=0)
    dealt = laid.playing.dealt
    assert dealt.hands[EAST][0] == card("W9")
    assert dealt.stock[-1] == card("W8")
    assert sorted((*dealt.stock, *(each for hand in dealt.hands for each in hand))) == list(range(40))
    events = laid.play_out()
    assert [each.card for each in events if type(each).__name__ in ("Drawn", "WentDead")][-1] == card("W8")


@shows(art.CHONG)
def test_eight_cards_of_the_stock_are_turned():
    plain = all_winnings("S9 C4", "W3 S4", "W5 S6", "C5 C6")
    draws = turn_stock(context().stock, plain, EAST, cards("T30 T40 T50 W2 W4 S2 S5 S8"))
    assert [CODES[each.card] for each in draws] == ["T30", "T40", "T50", "W2", "W4", "S2", "S5", "S8"]
    assert looked(context(), plain, EAST, "S8")[0].taker == EAST
    assert stock_payments(context(), NORTH, plain, looked(context(), plain, EAST, "T30"), EAST) == ()
