"""The slow 注, 敲門, 吊 and payments of 馬吊 (D)."""

from collections.abc import Sequence
from typing import Any

from tests.kit.slow.madiao.cards import JI, JIAN, SHANG, check_cards, count
from tests.kit.slow.madiao.gates import four_gate

Rules = dict[str, str]
Given = dict[str, Any]

# 大活百, 大活百突, 全突大活
DA_HUO = {"guide_table": (5, 10, 30), "guide_heading": (3, 10, 30), "cs": (3, 6, 32), "ts2": (3, 6, 12)}
QIAO_MEN = {"guide": (1, 2, 5), "cs": (1, 2, 16), "ts2": (1, 2, 4)}
DA_HUO_NAMES = ("da_huo_bai", "da_huo_bai_tu", "quan_tu_da_huo")
CI_TU = ("W5", "W6", "W8")  # 雌突


def singles(rules: Rules, won: list[str]) -> int:
    """单张."""
    shang, jian, ji = count(won, SHANG), count(won, JIAN), count(won, JI)
    match rules["singles_scope"]:
        case "per_card":
            return shang + jian + ji
        case "once_per_class":
            return min(shang, 1) + min(jian, 1) + min(ji, 1)
        case "ji_only_no_fourgate":
            return 0 if four_gate(rules, won) is not None else ji + count(won, ["T20"])
        case _:
            return min(count(won, ["W1", "S1", "C9"]), 1) + 2 * count(won, ["T20"])


def da_huo_level(rules: Rules, won: list[str]) -> int:
    """0 without 大活百, else 1, 2 or 3."""
    if "Tb" not in won:
        return 0
    ci_tu = count(won, CI_TU)
    if ci_tu == 3 and "T90" in won:
        return 3
    return 2 if ci_tu >= (1 if rules["dahuo_tu_needs"] == "any_one" else 3) else 1


def zhu(rules: Rules, given: Given) -> dict[str, Any]:
    """P-5.1: the 注 items of one seat and his 敲门."""
    won, dealt_tb = given["won"], given["dealt_tb"] and rules["dealt_claims"] == "held"
    check_cards(won)
    items: list[list[Any]] = []
    knocks = 0
    if len(won) < 2:
        if dealt_tb and "Tb" not in won:
            items.append(["diao_bai", 1])
        return {"items": items, "total": sum(value for _, value in items), "qiaomen": 0}
    level = da_huo_level(rules, won)
    if level > 0:
        items.append([DA_HUO_NAMES[level - 1], DA_HUO[rules["dahuo"]][level - 1]])
        knocks = QIAO_MEN[rules["qiaomen"]][level - 1]
    if singles(rules, won) > 0:
        items.append(["dan_zhang", singles(rules, won)])
    if rules["xiao_tu"] == "on" and "T90" in won and count(won, CI_TU) > 0 and level < 3:
        items.append(["xiao_tu", 2])
    if dealt_tb and "Tb" not in won:
        items.append(["zheng_ben_bai", 2])
    return {"items": sorted(items), "total": sum(value for _, value in items), "qiaomen": knocks}


def whole(value: float) -> float:
    return int(value) if value == int(value) else value


def diao_table(tricks: Sequence[int]) -> list[float]:
    """D-1: -1 below two tricks, 0 with two, and the winners share what the losers lose."""
    losers, winners = len([c for c in tricks if c < 2]), len([c for c in tricks if c > 2])
    return [-1 if c < 2 else 0 if c == 2 else whole(losers / winners) for c in tricks]


def in_zhu(rules: Rules, diao: float, base: int) -> float:
    """注 for so many 吊, before the base score; what the base score does not make whole is dropped."""
    unit = 1 if rules["diao_unit"] == "one_zhu" else 2
    return whole(int(diao * unit * base) / base)


def without_play(rules: Rules, holders: list[int], banker: int) -> list[float]:
    """Who shows nothing that counts is rated −1, who does 0."""
    rating = [0 if seat in holders else -1 for seat in range(4)]
    flow = from_banker(rating, banker) if rules["diao_without_play"] == "on" else [0, 0, 0, 0]
    return [in_zhu(rules, each, int(rules["base_score"])) for each in flow]


def diao_flow(rules: Rules, tricks: Sequence[int], banker: int, base: int) -> list[float]:
    losers = [seat for seat in range(4) if tricks[seat] < 2]
    winners = [seat for seat in range(4) if tricks[seat] > 2]
    flow: list[float] = [0, 0, 0, 0]
    if rules["diao_mode"] in ("banker_edges", "zero_sum_table"):
        for loser in losers:
            for winner in winners:
                if banker in (loser, winner) or rules["diao_mode"] == "zero_sum_table":
                    flow[loser] -= in_zhu(rules, 1 / len(winners), base)
                    flow[winner] += in_zhu(rules, 1 / len(winners), base)
        return [whole(each) for each in flow]
    rating: list[float] = [-1 if seat in losers else 1 if seat in winners else 0 for seat in range(4)]
    if sorted(tricks) == [0, 2, 3, 3]:
        rating = [0.5 if seat in winners else rating[seat] for seat in range(4)]
    for seat in range(4):
        owed = in_zhu(rules, rating[seat] - rating[banker], base)
        flow[seat] += owed
        flow[banker] -= owed
    return [whole(each) for each in flow]


def diao(rules: Rules, given: Given) -> dict[str, Any]:
    tricks = given["tricks"]
    return {"table": diao_table(tricks), "zhu": diao_flow(rules, tricks, given["banker"], 2)}


def from_banker(amounts: Sequence[float], banker: int) -> list[float]:
    """Each 散 receives his amount less the banker's, from the banker."""
    flow: list[float] = [0, 0, 0, 0]
    for seat in range(4):
        flow[seat] += amounts[seat] - amounts[banker]
        flow[banker] -= amounts[seat] - amounts[banker]
    return flow


def among_others(amounts: Sequence[float], banker: int) -> list[float]:
    """敲门: each 散 receives his amount less the other's from each other 散."""
    flow: list[float] = [0, 0, 0, 0]
    for seat in range(4):
        for other in range(4):
            if banker not in (seat, other):
                flow[seat] += amounts[seat] - amounts[other]
    return flow


def from_everybody(amounts: Sequence[float]) -> list[float]:
    """公贺: each receives his amount from each of the three others."""
    return [4 * amounts[seat] - sum(amounts) for seat in range(4)]


def net_of(rules: Rules, flows: dict[str, list[float]]) -> list[float]:
    return [int(rules["base_score"]) * sum(flow[seat] for flow in flows.values()) for seat in range(4)]


def flow(rules: Rules, given: Given) -> dict[str, Any]:
    """D-5: from what each seat has scored to who pays whom."""
    banker = given["banker"]
    nothing = [0, 0, 0, 0]
    flows = {
        "zhu": from_banker(given.get("zhu") or nothing, banker),
        "qiaomen": among_others(given.get("qiaomen") or nothing, banker),
        "gonghe": from_everybody(given.get("gonghe") or nothing),
        "chong": from_banker(given.get("chong") or nothing, banker),
    }
    return {"flows": flows, "net": net_of(rules, flows)}
