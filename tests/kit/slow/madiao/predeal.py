"""The slow 斗前色樣 of 馬吊: every pattern of a dealt hand (C1, C1-bis)."""

from itertools import combinations
from typing import Any

from tests.kit.slow.madiao.cards import (
    FLOWERS,
    FU_JI,
    JI,
    JIAN,
    JIN,
    LOW_TO_HIGH,
    RANK,
    REDS,
    SHANG,
    SUITS,
    check_cards,
    composition,
    consecutive,
    count,
    is_green,
    of_suit,
    suit_of,
)

Rules = dict[str, str]
Given = dict[str, Any]
Hand = list[str]
Counts = tuple[int, int, int, int]

# 1 to 32: two groups of four, each by its counts of 赏, 肩, 百, 极; then the guide's value.
TWO_GROUPS: dict[str, tuple[Counts, Counts, int]] = {
    "si_shang_hua_bi_jian": ((4, 0, 0, 0), (0, 3, 1, 0), 100),
    "si_shang_qiao_si_jian": ((4, 0, 0, 0), (0, 3, 0, 1), 80),
    "si_shang_bai_ji_si_jian": ((4, 0, 0, 0), (0, 1, 1, 2), 60),
    "si_shang_bai_si_jian": ((4, 0, 0, 0), (0, 2, 1, 1), 80),
    "si_shang_ren_jie_di_ling": ((4, 0, 0, 0), (0, 2, 0, 2), 100),
    "si_shang_jian_ji_yu_bei": ((4, 0, 0, 0), (0, 1, 0, 3), 100),
    "si_shang_bai_ji_yu_bei": ((4, 0, 0, 0), (0, 0, 1, 3), 100),
    "si_jian_qiao_si_shang": ((0, 4, 0, 0), (3, 0, 0, 1), 60),
    "si_jian_hua_du_dou": ((0, 4, 0, 0), (3, 0, 1, 0), 80),
    "si_jian_tian_di_jiao_tai": ((0, 4, 0, 0), (2, 0, 0, 2), 60),
    "si_jian_bai_si_shang": ((0, 4, 0, 0), (2, 0, 1, 1), 80),
    "si_jian_bai_ji_si_shang": ((0, 4, 0, 0), (1, 0, 1, 2), 60),
    "si_jian_shang_ji_yu_bei": ((0, 4, 0, 0), (1, 0, 0, 3), 60),
    "si_jian_bai_ji_yu_bei": ((0, 4, 0, 0), (0, 0, 1, 3), 60),
    "si_ji_chang_jian": ((0, 0, 0, 4), (1, 3, 0, 0), 40),
    "si_ji_duan_jian": ((0, 0, 0, 4), (3, 1, 0, 0), 40),
    "si_ji_hua_du_dou": ((0, 0, 0, 4), (3, 0, 1, 0), 60),
    "si_ji_hua_bi_jian": ((0, 0, 0, 4), (0, 3, 1, 0), 60),
    "si_ji_bai_chang_jian": ((0, 0, 0, 4), (1, 2, 1, 0), 40),
    "si_ji_bai_duan_jian": ((0, 0, 0, 4), (2, 1, 1, 0), 40),
    "si_ji_dui_jian": ((0, 0, 0, 4), (2, 2, 0, 0), 40),
    "hua_du_dou_jian_ji_yu_bei": ((3, 0, 1, 0), (0, 1, 0, 3), 40),
    "hua_du_dou_qiao_si_jian": ((3, 0, 1, 0), (0, 3, 0, 1), 40),
    "hua_du_dou_ren_jie_di_ling": ((3, 0, 1, 0), (0, 2, 0, 2), 40),
    "hua_bi_jian_shang_ji_yu_bei": ((0, 3, 1, 0), (1, 0, 0, 3), 40),
    "hua_bi_jian_qiao_si_shang": ((0, 3, 1, 0), (3, 0, 0, 1), 40),
    "hua_bi_jian_tian_di_jiao_tai": ((0, 3, 1, 0), (2, 0, 0, 2), 40),
    "duan_jian_bai_ji_yu_bei": ((3, 1, 0, 0), (0, 0, 1, 3), 40),
    "chang_jian_bai_ji_yu_bei": ((1, 3, 0, 0), (0, 0, 1, 3), 40),
    "dui_jian_bai_ji_yu_bei": ((2, 2, 0, 0), (0, 0, 1, 3), 40),
    "bai_chang_jian_tian_di_jiao_tai": ((1, 2, 1, 0), (2, 0, 0, 2), 40),
    "bai_duan_jian_tian_di_jiao_tai": ((2, 1, 1, 0), (2, 0, 0, 2), 40),
}

# 33 to 43, then A to V: cards used; value in the tables guide, cs, ts2 (None: the row is not in that table).
OTHERS: dict[str, tuple[int, int | None, int | None, int | None]] = {
    "si_shang_yi_bai": (5, 20, None, None),
    "si_jian_yi_bai": (5, 16, None, None),
    "si_ji_yi_bai": (5, 8, None, None),
    "si_ji_si_hong": (8, 20, None, None),
    "si_shang_shun_feng_qi": (6, 20, None, None),
    "si_jian_shun_feng_qi": (6, 16, None, None),
    "si_ji_shun_feng_qi": (7, 20, None, None),
    "qi_tong_shun_feng_qi": (7, 10, None, None),
    "si_ji_si_fu_ji": (8, 20, 60, None),
    "qi_xiao_yi_hong": (8, 8, None, None),
    "shang_xia_si_men": (8, 40, 40, 40),
    "tian_di_jiao_tai": (8, 60, 60, 60),
    "ren_jie_di_ling": (8, 50, 50, 50),
    "tian_ren_he_yi": (8, 60, 60, 60),
    "ao_yuan_yang": (8, 40, 40, 40),
    "qi_hong_zui_yang_fei": (8, 50, 50, 50),
    "qi_lian_tong_hua_shun": (7, 10, 10, 10),
    "ba_lian_tong_hua_shun": (8, 20, 20, 20),
    "ba_da": (8, 8, 8, 8),
    "ba_xiao": (8, 8, 8, 8),
    "qi_tong": (7, 7, 7, 7),
    "ba_tong": (8, 8, 8, 8),
    "ba_hong": (8, 8, 8, 8),
    "qi_hong": (7, 7, 7, 7),
    "liu_hong": (6, 6, 6, 6),
    "ba_yao": (8, 20, 20, 20),
    "pian_pian_jin": (8, 30, 30, 30),
    "qi_lin_zhong": (5, None, 16, 16),
    "feng_huang_chu": (5, None, 12, 32),
    "xue_zhong_tan": (5, None, 8, 5),
    "ba_hong_shun_feng_qi": (8, 8, 8, 8),
    "qi_hong_shun_feng_qi": (7, 7, 7, 7),
    "liu_hong_shun_feng_qi": (6, 6, 6, 6),
}
POSITION = [*TWO_GROUPS, *OTHERS]

# C1-bis; the guide's table has rows 33 to 35 in the places of Q, R and S.
CHAIN = [
    "tian_di_jiao_tai", "ren_jie_di_ling", "tian_ren_he_yi", "si_ji_si_fu_ji", "ao_yuan_yang", "qi_hong_zui_yang_fei",
    "shang_xia_si_men", "pian_pian_jin", "qi_lin_zhong", "si_shang_yi_bai", "feng_huang_chu", "si_jian_yi_bai",
    "xue_zhong_tan", "si_ji_yi_bai", "liu_hong", "qi_hong", "ba_hong", "ba_hong_shun_feng_qi", "qi_hong_shun_feng_qi",
    "liu_hong_shun_feng_qi", "ba_tong", "qi_tong", "qi_lian_tong_hua_shun", "ba_lian_tong_hua_shun", "ba_da", "ba_xiao",
    "ba_yao",
]  # fmt: skip


def has(hand: Hand, *cards: str) -> bool:
    return all(card in hand for card in cards)


def one_of_every_suit(cards: Hand) -> bool:
    return sorted(suit_of(card) for card in cards) == sorted(SUITS)


def two_groups(rules: Rules, hand: Hand) -> list[str]:
    """1 to 32: the rows this hand satisfies, by trying every way of splitting it in two fours."""
    if count(hand, JIN) != 8:
        return []
    splits: list[tuple[Counts, Counts]] = []
    for first in combinations(hand, 4):
        second = [card for card in hand if card not in first]
        if one_of_every_suit(list(first)) and one_of_every_suit(second):
            splits.append((composition(first), composition(second)))
    found = []
    for name, (one, other, _) in TWO_GROUPS.items():
        together = tuple(a + b for a, b in zip(one, other, strict=True))
        if rules["predeal_structure"] == "composition_only":
            fits = composition(hand) == together
        else:
            fits = (one, other) in splits
        if fits:
            found.append(name)
    return found


def longest_suit(hand: Hand) -> int:
    return max(len(of_suit(hand, suit)) for suit in SUITS)


def has_run(hand: Hand, length: int) -> bool:
    """Whether some cards of one suit, this many, have consecutive ranks."""
    return any(consecutive(cards) for suit in SUITS for cards in combinations(of_suit(hand, suit), length))


def only_the_top(hand: Hand) -> bool:
    """In every suit the k cards held are the k highest."""
    return all(set(of_suit(hand, suit)) == set(LOW_TO_HIGH[suit][::-1][: len(of_suit(hand, suit))]) for suit in SUITS)


def only_the_bottom(hand: Hand) -> bool:
    """In every suit the k cards held are the k lowest."""
    return all(set(of_suit(hand, suit)) == set(LOW_TO_HIGH[suit][: len(of_suit(hand, suit))]) for suit in SUITS)


def seven_small_one_red(rules: Rules, hand: Hand) -> bool:
    others = [card for card in hand if card not in REDS]
    if len(others) != 7:
        return False
    match rules["qi_xiao_yi_hong"]:
        case "bottom_k":
            return only_the_bottom(others)
        case "rank_le_5":
            return all(RANK[card] <= 5 for card in others)
        case _:
            return True


def eight_big(rules: Rules, hand: Hand) -> bool:
    if rules["bada_baxiao"] == "own_hand":
        return only_the_top(hand)
    return all(card in REDS or RANK[card] >= 7 for card in hand)


def eight_small(rules: Rules, hand: Hand) -> bool:
    if rules["bada_baxiao"] == "own_hand":
        return only_the_bottom(hand)
    return all(is_green(card) and RANK[card] < 6 for card in hand)


def upper_and_lower_gates(rules: Rules, hand: Hand) -> bool:
    if rules["shangxia_with_tb"] == "literal" and "Tb" in hand:
        return False
    return count(hand, JIN) == 8 and all(len(of_suit(hand, suit)) == 2 for suit in SUITS)


def numbered(rules: Rules, hand: Hand) -> dict[str, bool]:
    """33 to 43."""
    return {
        "si_shang_yi_bai": has(hand, *SHANG, "Tb"),
        "si_jian_yi_bai": has(hand, *JIAN, "Tb"),
        "si_ji_yi_bai": has(hand, *JI, "Tb"),
        "si_ji_si_hong": has(hand, *JI) and count(hand, REDS) == 4,
        "si_shang_shun_feng_qi": has(hand, *FLOWERS, *SHANG),
        "si_jian_shun_feng_qi": has(hand, *FLOWERS, *JIAN),
        "si_ji_shun_feng_qi": has(hand, *FLOWERS, *JI),
        "qi_tong_shun_feng_qi": has(hand, *FLOWERS) and len(of_suit(hand, "T")) >= 7,
        "si_ji_si_fu_ji": has(hand, *JI, *FU_JI),
        "qi_xiao_yi_hong": seven_small_one_red(rules, hand),
        "shang_xia_si_men": upper_and_lower_gates(rules, hand),
    }


def lettered(rules: Rules, hand: Hand) -> dict[str, bool]:
    """A to V."""
    reds = count(hand, REDS)
    if rules["tq_in_stock"] == "reward":
        return {**lettered({**rules, "tq_in_stock": "shoulder"}, hand), **with_tq_as_shang(hand)}
    return {
        "tian_di_jiao_tai": has(hand, *SHANG, *JI),
        "ren_jie_di_ling": has(hand, *JIAN, *JI),
        "tian_ren_he_yi": has(hand, *SHANG, *JIAN),
        "ao_yuan_yang": has(hand, "W9", "W8", "S9", "S8", "C0", "Ch") and count(hand, FLOWERS) == 2,
        "qi_hong_zui_yang_fei": reds == 7 and "T20" in hand,
        "qi_lian_tong_hua_shun": has_run(hand, 7),
        "ba_lian_tong_hua_shun": has_run(hand, 8),
        "ba_da": eight_big(rules, hand),
        "ba_xiao": eight_small(rules, hand),
        "qi_tong": longest_suit(hand) >= 7,
        "ba_tong": longest_suit(hand) == 8,
        "ba_hong": reds == 8,
        "qi_hong": reds >= 7,
        "liu_hong": reds >= 6,
        "ba_yao": has(hand, "Tw", "Tq", "Tb", "W1", "S1", "C1", "Ch", "C0"),
        "pian_pian_jin": count(hand, JIN) == 8,
        "qi_lin_zhong": has(hand, "Tb", *SHANG) and count(hand, JIAN) == 0,
        "feng_huang_chu": has(hand, "Tb", *JIAN) and count(hand, SHANG) == 0,
        "xue_zhong_tan": has(hand, "Tb", *JI) and count(hand, SHANG) == 0,
        "ba_hong_shun_feng_qi": has(hand, *FLOWERS) and reds == 8,
        "qi_hong_shun_feng_qi": has(hand, *FLOWERS) and reds >= 7,
        "liu_hong_shun_feng_qi": has(hand, *FLOWERS) and reds >= 6,
    }


def with_tq_as_shang(hand: Hand) -> dict[str, bool]:
    """Tq counts as 赏: no hand has four 肩, and any four of the five 赏 are four."""
    shang, jian = count(hand, [*SHANG, "Tq"]), count(hand, JIAN) - count(hand, ["Tq"])
    never = {"ren_jie_di_ling": False, "tian_ren_he_yi": False, "feng_huang_chu": False}
    return {
        **never,
        "tian_di_jiao_tai": shang == 4 and has(hand, *JI),
        "qi_lin_zhong": shang == 4 and "Tb" in hand and jian == 0,
        "xue_zhong_tan": has(hand, "Tb", *JI) and shang == 0,
    }


def all_patterns(rules: Rules, hand: Hand) -> dict[str, int]:
    """Every row of the table in force that the hand satisfies, with its value."""
    found = {}
    column = ["guide", "cs", "ts2"].index(rules["predeal_table"]) + 1
    if rules["predeal_table"] == "guide":
        found.update({name: TWO_GROUPS[name][2] for name in two_groups(rules, hand)})
    for name, fits in {**numbered(rules, hand), **lettered(rules, hand)}.items():
        value = OTHERS[name][column]
        if fits and value is not None:
            found[name] = value
    return found


def dearest(found: dict[str, int]) -> str | None:
    """The best row: by value, then by number of cards used, then by its place in the list."""

    def merit(name: str) -> tuple[int, int, int]:
        cards = 8 if name in TWO_GROUPS else OTHERS[name][0]
        return found[name], cards, -POSITION.index(name)

    return max(found, key=merit, default=None)


def predeal(rules: Rules, given: Given) -> dict[str, Any]:
    """C1, C1-bis: the pattern of one dealt hand that counts, and all that fit."""
    check_cards(given["hand"])
    found = all_patterns(rules, given["hand"])
    best = dearest(found)
    if rules["predeal_pick"] == "cs_chain":
        best = next((name for name in CHAIN if name in found), None)
    value = 0 if best is None else found[best]
    if rules["predeal_pick"] == "additive_all":
        value = sum(found.values())
    return {"best": best, "value": value, "all": sorted([name, each] for name, each in found.items())}
