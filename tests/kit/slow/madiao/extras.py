"""The slow extra patterns of 馬吊 that the guide does not name (C6), for seats with two or more cards."""

from itertools import pairwise
from typing import Any

from tests.kit.slow.madiao.cards import (
    JI,
    JI_OF,
    JIAN_OF,
    LOW_TO_HIGH,
    RANK,
    REDS,
    SHANG_OF,
    SUITS,
    count,
    is_green,
    suit_of,
)

Rules = dict[str, str]
Given = dict[str, Any]
Items = list[tuple[str, int]]


def extras(rules: Rules, won: list[str], given: Given) -> Items:
    match rules["extra_patterns"]:
        case "cs":
            items = extras_of_cs(won, as_run(rules))
        case "ts2":
            items = extras_of_ts2(won, given)
        case _:
            return []
    return items


def as_run(rules: Rules) -> bool:
    return rules["extra_tests"] == "as_run"


def four_ji_dealt(rules: Rules, won: list[str], hand: list[str] | None) -> Items:
    """福祿壽喜: by the hand, or by what was won."""
    if rules["extra_patterns"] == "none" or (rules["extra_tests"] == "as_named" and len(won) < 2):
        return []
    proof = won if rules["dealt_claims"] == "none" else hand
    if proof is None or count(proof, JI) < 4:
        return []
    k = count(won, JI)
    if rules["extra_patterns"] == "cs":
        return [("fu_lu_shou_xi", 1 + k)]
    return [("fu_lu_shou_xi", 1 + 2 * k)] if k else []


def facing_pairs(won: list[str]) -> Items:
    """Two different suits, each with its 极 and one upper card."""

    def facing(one: dict[str, str], other: dict[str, str]) -> bool:
        return any(
            x != y and all(card in won for card in (JI_OF[x], one[x], JI_OF[y], other[y])) for x in one for y in other
        )

    hundred = {"T": "Tb"}
    items = []
    if facing(SHANG_OF, JIAN_OF):
        items.append(("shang_jian_dui_zuo", 12))
    if facing(SHANG_OF, hundred):
        items.append(("shang_bai_dui_zuo", 12))
    if facing(JIAN_OF, hundred):
        items.append(("jian_bai_dui_zuo", 12))
    return items


def without_reds(won: list[str], run_anywhere: bool) -> Items:
    """连环索, 义结金兰, 平步青云."""
    if count(won, REDS) > 0:
        return []
    items = []
    run = 0
    while run < 9 and LOW_TO_HIGH["S"][run] in won:
        run += 1
    if run_anywhere:
        for low in range(9):
            high = low
            while high < 9 and LOW_TO_HIGH["S"][high] in won:
                high += 1
            run = max(run, high - low)
    if run >= 3:
        items.append(("lian_huan_suo", (run - 2) * 4))
    for rank in range(2, 8):
        if len([card for card in won if is_green(card) and RANK[card] == rank]) == 4:
            items.append(("yi_jie_jin_lan", 24))
            break
    if len(won) >= 3:
        items.append(("ping_bu_qing_yun", len(won) - 2))
    return items


def extras_of_cs(won: list[str], run: bool) -> Items:
    items = facing_pairs(won) if len(won) == 4 or not run else []
    items += without_reds(won, run)
    first, last = won[0], won[-1]
    long_suits = [suit_of(card) in "TC" for card in (first, last)]
    if first in JI and last in JI and long_suits.count(True) == 1:
        items.append(("nei_sheng_wai_wang", 160))
    if any({one, other} == {"Ch", "T20"} for one, other in pairwise(won)):
        items.append(("ren_mian_tao_hua", 7))
    brothers = len([suit for suit in SUITS if SHANG_OF[suit] in won and JIAN_OF[suit] in won])
    if brothers >= 2 and (len(won) == 4 or not run):
        items.append(("xiong_di_qi_xin", 2))
    return items


def extras_of_ts2(won: list[str], given: Given) -> Items:
    items = []
    trick_numbers = given.get("trick_numbers")
    ends = [won[0], won[-1]]
    if won[0] in JI and trick_numbers is not None and trick_numbers[0] == 1:
        items.append(("zhen_ming_tian_zi", 10))
    if count(ends, JI) == 2:
        items.append(("nei_sheng_wai_wang", 100 + (20 if "C9" in ends else 0) + (40 if "T20" in ends else 0)))
    return items
