"""The slow 沖成色樣 of 馬吊: what own cards and taken cards make together (C5)."""

from typing import Any

from tests.kit.slow.madiao.cards import JI_OF, JIN, REDS, SHANG_OF, SUITS, consecutive, count, is_green, of_suit
from tests.kit.slow.madiao.chong import chong

Rules = dict[str, str]
Given = dict[str, Any]
Items = list[tuple[str, int]]

# Rows of `ts2` whose value is not the default one, or is not a ruling's.
TS2 = {
    "shi_hong_zui_yang_fei": 100,
    "shi_hong_ju_hui": 60,
    "man_tang_hong": 50,
    "jiu_hong_zui_yang_fei": 30,
    "ba_hong_zui_yang_fei": 24,
    "yi_chuo_qi": 13,
    "yin_hua": 30,
}
DIG = ["jin_jue_zang", "yin_jue_zang", "shuang_jue_zang"]


def red_chain(rules: Rules, together: list[str]) -> Items:
    reds = count(together, REDS)
    only_t20_beside = [card for card in together if card not in REDS] == ["T20"]
    by_cs = rules["chong_pattern_table"] == "cs"
    if rules["quan_hong_zui"] == "reds_and_t20_only" and by_cs and only_t20_beside and reds >= 6:
        return [("quan_hong_zui_yang_fei", 80)]
    rows = [
        ("shi_hong_zui_yang_fei", 80, reds == 9 and "T90" in together and "T20" in together),
        ("shi_hong_ju_hui", 60, reds == 9 and "T90" in together),
        ("jiu_hong_zui_yang_fei", 60, reds == 9 and "T20" in together),
        ("man_tang_hong", 50, reds == len(together) and (reds == 9 or rules["man_tang_hong"] == "all_red")),
        ("jiu_hong", 50, reds == 9),
        ("ba_hong_zui_yang_fei", 40, reds == 8 and "T20" in together),
    ]
    return [(name, value) for name, value, fits in rows if fits and (by_cs or name in TS2)][:1]


def suit_chain(rules: Rules, together: list[str]) -> Items:
    items = []
    for suit in SUITS:
        cards = of_suit(together, suit)
        if suit in "WS":
            if len(cards) == 9:
                guan_suo = rules["ws_full"] == "guansuo20"
                items.append(("guan_suo_quan_men", 20) if guan_suo else ("jiu_lian_huan", 30))
        elif len(cards) == 11:
            items.append(("qian_shi_quan_men", 50))
        elif len(cards) == 10:
            items.append(("shun_tian_yi_tong", 40) if consecutive(cards) else ("shi_tong", 30))
        elif len(cards) == 9:
            items.append(("jiu_lian_huan", 30) if consecutive(cards) else ("jiu_tong", 20))
    return items


def seven_chain(own: list[str], together: list[str], mian_dou: bool) -> Items:
    mine = {suit: len(of_suit(own, suit)) for suit in SUITS}
    both = {suit: len(of_suit(together, suit)) for suit in SUITS}
    if mian_dou and len(own) == 8 and 7 in mine.values():
        other = next(suit for suit in SUITS if mine[suit] == 1)
        if both[other] >= 7:
            return [("tai_ji_tu", 40)]
    if len([suit for suit in SUITS if mine[suit] < 7 and both[suit] >= 7]) >= 2:
        return [("yuan_yang_qi_tong", 30)]
    return []


def poke_chain(rules: Rules, own: list[str], taken: list[str]) -> Items:
    seven = False
    six = False
    rings = False
    for suit in SUITS:
        mine, got = len(of_suit(own, suit)), len(of_suit(taken, suit))
        rings = rings or (SHANG_OF[suit] in own and JI_OF[suit] in own and mine < 7 <= mine + got)
        seven = seven or (mine == 1 and (got >= 7 if rules["chong_pattern_table"] == "cs" else got == 7))
        six = six or (mine == 1 and got == 6)
    if rings and rules["chong_pattern_table"] == "cs":
        return [("lian_huan_qi_tong", 20)]
    if seven:
        return [("yi_chuo_qi", 13)]
    return [("yi_chuo_liu", 6)] if six else []


def dig_chain(rules: Rules, own: list[str], taken: list[str]) -> Items:
    if not all(card in taken for card in ("Tb", "Tq", "Tw")):
        return []
    places = [taken.index(card) for card in ("Tb", "Tq", "Tw")]
    between = taken[min(places) : max(places) + 1]
    reds_only = rules["link_cards"] == "red_only"
    if any(card not in REDS if reds_only else is_green(card) for card in between):
        return []
    if "T90" in own and "T20" in own and rules["shuang_jue_zang"] != "golden":
        return [("shuang_jue_zang", 200 if rules["shuang_jue_zang"] == "v200" else 100)]
    if "T90" in own:
        return [("jin_jue_zang", 100 if rules["jue_zang"] == "v100_60" else 60)]
    if "T20" in own:
        return [("yin_jue_zang", 60 if rules["jue_zang"] == "v100_60" else 40)]
    return []


def rejoicing(rules: Rules, own: list[str], taken: list[str]) -> Items:
    """俱慶堂, where it counts: for a suit that the last of its cards completes from the stock."""
    whole = [len(of_suit([*own, *taken], suit)) == (9 if suit in "WS" else 11) for suit in SUITS]
    drawn = [bool(of_suit(taken, suit)) for suit in SUITS]
    fits = any(a and b for a, b in zip(whole, drawn, strict=True))
    return [("ju_qing_tang", 20)] if fits and rules["ju_qing_tang"] == "completed20" else []


def seal(own: list[str], taken: list[str]) -> Items:
    """印花."""
    everywhere = all(any(card in JIN for card in of_suit(own, suit)) for suit in "WSC")
    return [("yin_hua", 30)] if "T90" in own and "Tb" not in own and "Tb" in taken and everywhere else []


def chong_patterns(rules: Rules, own: list[str], taken: list[str], mian_dou: bool) -> list[list[Any]]:
    """C5 of one seat: one entry of each chain."""
    if not taken:
        return []
    together = [*own, *taken]
    items = red_chain(rules, together) + suit_chain(rules, together) + seven_chain(own, together, mian_dou)
    items += poke_chain(rules, own, taken) + dig_chain(rules, own, taken) + seal(own, taken)
    if rules["chong_pattern_table"] == "ts2":
        items = [(name, TS2.get(name, value)) for name, value in items if name in TS2 or name in DIG]
    items += rejoicing(rules, own, taken)
    return sorted([name, value] for name, value in items)


def chong_pattern(rules: Rules, given: Given) -> dict[str, Any]:
    seen = chong(rules, {"own": given["own"], "stock": given["stock"]})
    patterns = chong_patterns(rules, given["own"], seen["taken"], bool(given.get("mian_dou")))
    return {**seen, "patterns": patterns, "total": sum(value for _, value in patterns)}
