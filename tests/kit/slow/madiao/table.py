"""The slow 雜色樣 of 馬吊: everything the cards won by one seat are worth to him (C3, C4, C6)."""

from itertools import pairwise
from typing import Any

from tests.kit.slow.madiao.cards import (
    FLOWERS,
    FU_JI_OF,
    JI,
    JI_OF,
    JIAN,
    JIAN_OF,
    REDS,
    SHANG,
    SHANG_OF,
    SUITS,
    check_cards,
    count,
    is_green,
    of_suit,
    suit_of,
)
from tests.kit.slow.madiao.extras import extras, four_ji_dealt
from tests.kit.slow.madiao.gates import four_gate

Rules = dict[str, str]
Given = dict[str, Any]
Items = list[tuple[str, int]]

SMALL = ["bai_hou_qu", "qu_hou_bai", "mei_nv_can_chan", "xiao_can_chan", "zhuo_ji_xian_ji", "zhuo_ji_xian_bai"]
NEIGHBOURS = {
    "jing_zhong_ren": ("C1", "T20", 8),
    "jie_hua_xian_fo": ("Ch", "T50", 4),
    "fu_qi_tuan_yuan": ("C0", "T20", 6),
    "mei_nv_can_chan": ("Tq", "T20", 10),
    "xiao_can_chan": ("T50", "T20", 10),
    "er_fo_tan_jing": ("T50", "Tq", 6),
    "tian_xian_song_zi": ("T90", "T20", 20),
}
# 香炉脚: the columns default, cs, ts2.
BURNERS = {
    "xiang_lu_jiao": (5, 5, 5),
    "zhu_sha_ding": (13, 8, 13),
    "tie_xiang_lu": (13, 18, 13),
    "wu_hong_san_su": (10, 10, 10),
    "wu_su_san_hong": (10, 20, 15),
    "san_shang_ding": (25, 22, 25),
    "san_jian_ding": (25, 24, 25),
}


def pairs(won: list[str]) -> list[tuple[str, str]]:
    """Every two cards that follow one another in the player's own row."""
    return list(pairwise(won))


def linked(rules: Rules, won: list[str], first: int, second: int) -> bool:
    """No 青 strictly between two places; with `red_only` nothing but reds."""
    between = won[first + 1 : second]
    if rules["link_cards"] == "red_only":
        return all(card in REDS for card in between)
    return not any(is_green(card) for card in between)


def ji_places(won: list[str]) -> list[int]:
    return [place for place, card in enumerate(won) if card in JI]


def first_card(rules: Rules, won: list[str]) -> Items:
    items: Items = []
    empress = won[0] == "T20" and rules["nv_di_deng_ji"] == "v30"
    if won[0] in JI and not empress:
        items.append(("tian_ran_qu", 15 if rules["misc_values"] == "cs" else 20))
    if empress:
        items.append(("nv_di_deng_ji", 30))
    two = won[:2]
    if rules["longmen_order"] == "any_order" and two[1] == "Tb":
        two = two[::-1]
    if two == ["Tb", "T20"]:
        items.append(("long_men_yue", 60))
    elif two[0] == "Tb" and two[1] in ("W1", "S1", "C9"):
        items.append(("fo_ding_zhu", 20))
    return items


def flown_in(rules: Rules, won: list[str], given: Given) -> Items:
    """飞来趣."""
    trick_numbers, hand = given.get("trick_numbers"), given.get("hand")
    match rules["fei_lai_qu"]:
        case "led_ji_wins_trick8":
            fits = trick_numbers is not None and trick_numbers[-1] == 8 and won[-1] in JI
        case "ji_first_with_suit_in_hand":
            fits = hand is not None and won[0] in JI and len(of_suit(hand, suit_of(won[0]))) >= 2
        case _:
            fits = False
    return [("fei_lai_qu", 10)] if fits else []


def maidens(rules: Rules, won: list[str]) -> Items:
    down, up = "san_hua_tian_nv", "tian_nv_san_hua"
    if rules["tiannv_names"] == "swapped":
        down, up = up, down
    items = []
    if ("Tb", "T20") in pairs(won):
        items.append((down, 5))
    if ("T20", "Tb") in pairs(won) and (won[0] != "T20" or rules["tiannv_first"] == "allowed"):
        items.append((up, 10))
    return items


def caught_a_ji(rules: Rules, won: list[str], led: list[str] | None) -> Items:
    """捉极献百, 捉极献极."""
    items = []
    for place, (card, following) in enumerate(pairs(won)):
        if rules["zhuo_ji"] == "pile":
            caught = card in ("W1", "S1")
        else:
            suit = suit_of(card)
            caught = led is not None and card == FU_JI_OF[suit] and led[place] == JI_OF[suit]
        if caught and following == "Tb":
            items.append(("zhuo_ji_xian_bai", 5))
        if caught and following in JI:
            items.append(("zhuo_ji_xian_ji", 3))
    return items


def generations(rules: Rules, won: list[str]) -> Items:
    """公孙对座, 父子同登, 三代荣封."""

    def fits(*ranks: dict[str, str]) -> bool:
        suits = [suit for suit in SUITS if all(rank[suit] in won for rank in ranks)]
        if rules["sets_exact"] == "exact" and len(won) != 2 * len(ranks):
            return False
        return len(suits) >= 2

    if fits(SHANG_OF, JIAN_OF, JI_OF):
        return [("san_dai_rong_feng", 32)]
    items = []
    if fits(SHANG_OF, JI_OF):
        items.append(("gong_sun_dui_zuo", 16))
    if fits(JIAN_OF, JI_OF):
        items.append(("fu_zi_tong_deng", 24))
    return items


def flying_ji(rules: Rules, won: list[str]) -> Items:
    """三叠趣, 双飞趣, 卷帘飞."""
    places = ji_places(won)
    items = [("san_die_qu", 30)] if len(places) >= 3 else []
    flights: Items = []
    for first, second in pairwise(places):
        if not linked(rules, won, first, second):
            continue
        flights.append(("shuang_fei_qu", 4))
        between = won[first + 1 : second]
        any_shang = rules["juan_lian_fei"] == "any_shang" and count(between, SHANG) > 0
        own_shang = rules["juan_lian_fei"] == "own_suit_shang" and SHANG_OF[suit_of(won[first])] in between
        if any_shang or own_shang:
            items.append(("juan_lian_fei", 10))
    return items + (flights[:1] if rules["misc_values"] == "ts2" else flights)


def ji_and_hundred(rules: Rules, won: list[str]) -> Items:
    """过桥龙, 双趣后, 双百后, 趣后百, 百后趣."""
    if "Tb" not in won:
        return []
    bai = won.index("Tb")
    before = [place for place in ji_places(won) if place < bai]
    after = [place for place in ji_places(won) if place > bai]
    tested = rules["chain_green_test"] == "on"

    def chain(*places: int) -> bool:
        steps = pairwise(places)
        return not tested or all(linked(rules, won, first, second) for first, second in steps)

    bridge = bool(before) and bool(after) and chain(before[-1], bai, after[0])
    two_before = len(before) >= 2 and chain(before[-2], before[-1], bai)
    two_after = len(after) >= 2 and chain(bai, after[0], after[1])
    one_before = bool(before) and linked(rules, won, before[-1], bai)
    one_after = bool(after) and linked(rules, won, bai, after[0])
    if rules["ji_bai_stacking"] == "subsume":
        one_before = one_before and not (two_before or bridge)
        one_after = one_after and not (two_after or bridge)
    rows = [
        ("guo_qiao_long", 20, bridge),
        ("shuang_qu_hou", 20, two_before),
        ("shuang_bai_hou", 12, two_after),
        ("qu_hou_bai", 5, one_before),
        ("bai_hou_qu", 3, one_after),
    ]
    return [(name, value) for name, value, fits in rows if fits]


def screens(rules: Rules, won: list[str]) -> Items:
    """皇倒卷, 倒卷帘, 公领孙."""
    items: Items = []
    if "T20" in won and "Tw" in won and won.index("T20") < won.index("Tw"):
        between = won[won.index("T20") + 1 : won.index("Tw")]
        if all(card in REDS for card in between):
            items.append(("huang_dao_juan", 10))
    emperor = bool(items)
    for place, (card, following) in enumerate(pairs(won)):
        suit = suit_of(card)
        if of_suit(won[:place], suit):
            continue
        skipped = suit == "T" or (emperor and rules["dao_juan_with_huang"] == "skipped")
        if card == JI_OF[suit] and following == SHANG_OF[suit] and not skipped:
            items.append(("dao_juan_lian", 5))
        if card == SHANG_OF[suit] and following == JI_OF[suit]:
            items.append(("gong_ling_sun", 3))
    return items


def neighbours(won: list[str]) -> Items:
    return [
        (name, value)
        for name, (one, other, value) in NEIGHBOURS.items()
        if (one, other) in pairs(won) or (other, one) in pairs(won)
    ]


def many_tricks(won: list[str]) -> Items:
    return {8: [("ba_quan", 4)], 7: [("qi_zhuo_diao", 2)], 6: [("liu_zhuo_diao", 3)]}.get(len(won), [])


def hand_bonuses(rules: Rules, won: list[str], hand: list[str]) -> Items:
    """顺风旗 and 四肩在手, which need no 正本."""
    items: Items = []
    if count(hand, FLOWERS) == 3:
        won_flowers = count(won, FLOWERS)
        value = 1 + won_flowers
        if won_flowers == 3:
            value += len(of_suit(won, "T")) - 3
        if won_flowers > 0 or rules["sfq_none_won"] == "one":
            items.append(("shun_feng_qi", value))
    if count(hand, JIAN) == 4:
        won_jian = count(won, JIAN)
        if rules["qjz"] == "add" or (rules["qjz"] == "replace" and won_jian < 4):
            items.append(("si_jian_zai_shou", 1 + won_jian))
    return items


def incense_burner(rules: Rules, won: list[str], others: list[list[str]]) -> Items:
    """香炉脚: five for one seat and one for each of the others; the first row that fits."""
    if len(won) != 5 or [len(each) for each in others] != [1, 1, 1]:
        return []
    feet = [each[0] for each in others]
    red_body, red_feet = count(won, REDS), count(feet, REDS)
    if red_body == 5 and red_feet == 3:
        name = "zhu_sha_ding"
    elif red_body == 0 and red_feet == 0:
        name = "tie_xiang_lu"
    elif red_body == 5 and red_feet == 0:
        name = "wu_hong_san_su"
    elif red_body == 0 and count(feet, SHANG) == 3:
        name = "san_shang_ding"
    elif red_body == 0 and count(feet, JIAN) == 3:
        name = "san_jian_ding"
    elif red_body == 0 and red_feet == 3:
        name = "wu_su_san_hong"
    elif rules["san_hong_san_su"] == "feet8" and red_feet in (0, 3):
        return [("san_hong" if red_feet else "san_su", 8)]
    else:
        name = "xiang_lu_jiao"
    column = ["default", "cs", "ts2"].index(rules["xiang_lu_jiao"])
    return [(name, BURNERS[name][column])]


def with_two_or_more(rules: Rules, won: list[str], given: Given) -> Items:
    """Everything that needs 正本."""
    extra = extras(rules, won, given)
    items = first_card(rules, won) + maidens(rules, won) + caught_a_ji(rules, won, given.get("led"))
    items += generations(rules, won) + flying_ji(rules, won) + ji_and_hundred(rules, won) + screens(rules, won)
    items += neighbours(won) + many_tricks(won) + extra
    if "nei_sheng_wai_wang" not in [name for name, _ in extra]:
        items += flown_in(rules, won, given)
    if rules["small_patterns"] == "off":
        items = [(name, value) for name, value in items if name not in SMALL]
    return items


def table(rules: Rules, given: Given) -> dict[str, Any]:
    """P-5.2: four-gate, 杂色样 and their sum for one seat."""
    won = given["won"]
    check_cards(won)
    gate = four_gate(rules, won)
    items: Items = with_two_or_more(rules, won, given) if len(won) >= 2 else []
    if won == ["Tb"] and rules["fo_chi_jiao"] == "minus5":
        items.append(("fo_chi_jiao", -5))
    if rules["dealt_claims"] == "none":
        if count(won, FLOWERS) == 3:
            items.append(("shun_feng_qi", 4 + len([card for card in of_suit(won, "T") if is_green(card)])))
    elif given.get("hand") is not None:
        items += hand_bonuses(rules, won, given["hand"])
    items += four_ji_dealt(rules, won, given.get("hand"))
    if given.get("others") is not None:
        items += incense_burner(rules, won, given["others"])
    total = sum(value for _, value in items) + (0 if gate is None else gate[1])
    misc = sorted([name, value] for name, value in items)
    return {"four_gate": None if gate is None else list(gate), "misc": misc, "total": total}
