"""The slow 看沖 of 馬吊 round the table, and 奪錦標 (P-7, E-6)."""

from typing import Any

from tests.kit.slow.madiao.cards import (
    JIAN,
    JIN,
    RANK,
    SHANG,
    SHANG_OF,
    SUITS,
    check_cards,
    count,
    of_suit,
    play_order,
    suit_of,
)
from tests.kit.slow.madiao.chong import Points, points, priority, uses_up

Rules = dict[str, str]
Given = dict[str, Any]
Rows = list[list[str]]

# 夺锦标 by the anchor: 赏, 肩, Tb, 极, T90, T20.
FACTORS = {
    "cs_comment": {"shang": 3, "jian": 5, "Tb": 6, "ji": 5, "T90": 5, "T20": 10},
    "cs_code": {"shang": 3, "jian": 3, "Tb": 3, "ji": 5, "T90": 5, "T20": 10},
    "ts2": {"shang": 3, "jian": 3, "Tb": 5, "ji": 3, "T90": 5, "T20": 10, "Tw": 5, "Tq": 5},
}


def look_at_stock(
    rules: Rules, own: Rows, eligible: list[bool], starter: int, stock: list[str], merit: list[Points]
) -> dict[str, Any]:
    """P-7.1 and 2: the events, the points of each seat and the cards each seat takes."""
    taken: Rows = [[], [], [], []]
    used: Rows = [[], [], [], []]
    totals = [0, 0, 0, 0]
    events: list[list[Any]] = []
    givers: list[list[str]] = []
    pointer = starter
    for card in stock:
        offers: list[tuple[int, Points]] = []
        for seat in play_order(pointer):
            scoring = points(rules, own[seat], taken[seat], used[seat], card, merit[seat])
            if eligible[seat] and scoring:
                offers.append((seat, scoring))
        if rules["chong_taker"] == "best_priority":
            offers.sort(key=lambda offer: priority(rules, own[offer[0]], offer[1], card))
        if offers:
            taker, scoring = offers[0]
            taken[taker].append(card)
            totals[taker] += sum(scoring.values())
            events.append([card, taker, sum(scoring.values())])
            if uses_up(rules):
                used[taker] += scoring
        else:
            events.append([card, None, 0])
        if rules["chong_pointer"] == "advance_one" or (rules["chong_pointer"] == "taker_then_next" and not offers):
            pointer = (pointer + 1) % 4
        elif offers:
            pointer = taker
        givers.append(list(scoring) if offers else [])
    return {"events": events, "points": totals, "taken": taken, "givers": givers}


def factor(rules: Rules, anchor: str) -> int:
    row = FACTORS[rules["duo_jin_biao"]]
    if anchor in row:
        return row[anchor]
    if anchor in SHANG:
        return row["shang"]
    return row["jian"] if anchor in JIAN else row["ji"]


def unbroken(taken: list[str], suit: str) -> int:
    """How many cards at the beginning are 锦 of the suit."""
    number = 0
    while number < len(taken) and taken[number] in JIN and suit_of(taken[number]) == suit:
        number += 1
    return number


def duo_jin(rules: Rules, own: Rows, taken: Rows, starter: int) -> dict[str, Any] | None:
    """E-6: the first victim with three 赏, the first rival who took 锦 of the fourth suit."""
    if rules["duo_jin_biao"] == "off":
        return None
    for victim in play_order(starter):
        if count(own[victim], SHANG) != 3 or taken[victim]:
            continue
        suit = next(each for each in SUITS if SHANG_OF[each] not in own[victim])
        for rival in play_order(starter):
            anchors = [card for card in of_suit(own[rival], suit) if card in JIN or card == "T90"]
            k = unbroken(taken[rival], suit)
            if rival == victim or not anchors or k == 0:
                continue
            anchor = max(anchors, key=lambda card: (factor(rules, card), RANK[card]))
            name = {"T90": "jiu_shi_duo_jin", "T20": "nv_jiang_duo_jin"}.get(anchor, "duo_jin_biao")
            return {"victim": victim, "rival": rival, "id": name, "k": k, "base": k * factor(rules, anchor)}
    return None


def duo_jin_flow(found: Any) -> list[float]:
    flow: list[float] = [0, 0, 0, 0]
    for each in found if isinstance(found, list) else [found] if found else []:
        shares = {each["rival"]: 4, each["victim"]: -2}
        flow = [sofar + shares.get(seat, -1) * each["base"] for seat, sofar in enumerate(flow)]
    return flow


def banners(rules: Rules, own: Rows, seen: dict[str, Any], starter: int) -> Any:
    """夺锦标 under either test: nothing, one, or several joined by rival, victim and name."""
    if rules["duo_jin_biao"] == "off" or rules["banner_test"] == "fourth_suit":
        return duo_jin(rules, own, seen["taken"], starter)
    joined: dict[tuple[int, int, str], dict[str, Any]] = {}
    for (card, rival, _), givers in zip(seen["events"], seen["givers"], strict=True):
        victims = [seat for seat in range(4) if seat != rival and count(own[seat], [*SHANG, "Tq"]) >= 3]
        if rival is None or card not in JIN or not victims:
            continue
        anchor = next(each for each in own[rival] if each in givers)
        name = {"T90": "jiu_shi_duo_jin", "T20": "nv_jiang_duo_jin"}.get(anchor, "duo_jin_biao")
        new = {"victim": victims[0], "rival": rival, "id": name, "k": 0, "base": 0}
        entry = joined.setdefault((victims[0], rival, name), new)
        entry["k"] += 1
        entry["base"] += factor(rules, anchor)
    found = list(joined.values())
    return found[0] if len(found) == 1 else found or None


def chong_round(rules: Rules, given: Given) -> dict[str, Any]:
    """The stock offered to four players."""
    own, starter = given["own"], given["starter"]
    check_cards([card for cards in (*own, given["stock"]) for card in cards])
    eligible = [len(cards) >= int(rules["chong_min_tricks"]) for cards in own]
    seen = look_at_stock(rules, own, eligible, starter, given["stock"], [{}, {}, {}, {}])
    found = banners(rules, own, seen, starter)
    return {
        "events": seen["events"],
        "points": seen["points"],
        "duo_jin": found,
        "duo_jin_flow": duo_jin_flow(found),
    }
