"""The slow 馬吊 of one whole deal (section 2), and its settlement without the stock."""

from typing import Any

from tests.kit.slow.madiao.cards import ALL_CARDS, FLOWERS, JI, JIAN, SUITS, check_cards, count, of_suit, play_order
from tests.kit.slow.madiao.chong import Points
from tests.kit.slow.madiao.chong_patterns import chong_patterns
from tests.kit.slow.madiao.payments import among_others, diao_flow, from_banker, from_everybody, net_of, zhu
from tests.kit.slow.madiao.payments import without_play as diao_without_play
from tests.kit.slow.madiao.predeal import predeal
from tests.kit.slow.madiao.round import banners, duo_jin_flow, look_at_stock
from tests.kit.slow.madiao.setup import banker as first_banker
from tests.kit.slow.madiao.setup import leader as first_leader
from tests.kit.slow.madiao.setup import next_banker, promotion, trick
from tests.kit.slow.madiao.table import table

Rules = dict[str, str]
Given = dict[str, Any]
Rows = list[list[str]]


class VoidDeal(ValueError):
    """`redeal_five_suit`: such a deal is not played, and has no result."""


def dealt(rules: Rules, order: list[str]) -> dict[str, Any]:
    """P-1 and P-2: hands and stock after 升代."""
    if sorted(order) != sorted(ALL_CARDS):
        raise ValueError("the order is not the forty cards")
    hands = [order[8 * seat : 8 * seat + 8] for seat in range(4)]
    stock = order[32:]
    if rules["redeal_five_suit"] == "on":
        for hand in hands:
            if any(len(of_suit(hand, suit)) >= 5 for suit in SUITS):
                raise VoidDeal(f"{hand} has five cards of one suit: the deal is void")
    promoted = promotion(rules, {"exposed": stock[-1], "hands": hands})
    if promoted["holder"] is None:
        return {"hands": hands, "stock": stock, "promotion": None}
    told = {key: promoted[key] for key in ("substitute", "becomes", "holder")}
    return {"hands": promoted["hands_after"], "stock": [*stock[:-1], promoted["substitute"]], "promotion": told}


def played(rules: Rules, hands: Rows, leader: int, plays: Rows) -> dict[str, Any]:
    """P-4: the eight tricks."""
    if len(plays) != 8:
        raise ValueError("a deal has eight tricks")
    left = [list(hand) for hand in hands]
    tricks: list[dict[str, Any]] = []
    won: Rows = [[], [], [], []]
    numbers: list[list[int]] = [[], [], [], []]
    led: Rows = [[], [], [], []]
    for number, cards in enumerate(plays, start=1):
        for seat, card in zip(play_order(leader), cards, strict=True):
            left[seat].remove(card)  # a ValueError, where he does not hold it
        before = [len(each) for each in won]
        seen = trick(rules, {"leader": leader, "plays": cards, "trick_no": number, "won_before": before})
        tricks.append({"leader": leader, **seen})
        leader = seen["winner"]
        won[leader].append(seen["card"])
        numbers[leader].append(number)
        led[leader].append(cards[0])
    return {"tricks": tricks, "won": won, "numbers": numbers, "led": led}


def settled(rules: Rules, hands: Rows, banker: int, seen: dict[str, Any]) -> dict[str, Any]:
    """P-5 and P-6: what was won, and who pays whom before the stock is looked at."""
    won = seen["won"]
    tables = []
    for seat in range(4):
        known = {"won": won[seat], "hand": hands[seat], "trick_numbers": seen["numbers"][seat]}
        others = [won[other] for other in range(4) if other != seat]
        tables.append(table(rules, {**known, "led": seen["led"][seat], "others": others}))
    papers = [zhu(rules, {"won": won[seat], "dealt_tb": "Tb" in hands[seat]}) for seat in range(4)]
    flows = {
        "diao": diao_flow(rules, [len(cards) for cards in won], banker, int(rules["base_score"])),
        "zhu": from_banker([each["total"] for each in papers], banker),
        "qiaomen": among_others([each["qiaomen"] for each in papers], banker),
        "gonghe": from_everybody([each["total"] for each in tables]),
    }
    return {"won": won, "table": tables, "zhu": papers, "flows": flows}


def settle(rules: Rules, given: Given) -> dict[str, Any]:
    """P-4 to P-6 without 看冲."""
    check_cards([card for hand in given["hands"] for card in hand])
    seen = played(rules, given["hands"], given["leader"], given["plays"])
    answer = settled(rules, given["hands"], given["banker"], seen)
    return {**answer, "net": net_of(rules, answer["flows"])}


def merits(tricks: list[dict[str, Any]], plays: Rows) -> list[Points]:
    """E-2 rule 6: Tw that captured Tq or Tb, Tq that captured Tb."""
    merit: list[Points] = [{}, {}, {}, {}]
    for seen, cards in zip(tricks, plays, strict=True):
        open_cards = [card for card, up in zip(cards, seen["face_up"], strict=True) if up]
        beaten = count(open_cards[:-1], FLOWERS)
        if seen["card"] in ("Tw", "Tq") and beaten > 0:
            merit[seen["winner"]][seen["card"]] = 1 + beaten
    return merit


def holders_of(rules: Rules, banker: int, shown: list[Any]) -> list[int]:
    """Whose pattern counts, in play order from the banker or from the first seat."""
    begin = 0 if rules["predeal_players"] == "first_from_seat_0" else banker
    holders = [seat for seat in play_order(begin) if shown[seat] is not None]
    return holders if rules["predeal_players"] == "all_score" else holders[:1]


def without_play(rules: Rules, hands: Rows, banker: int, shown: list[Any]) -> dict[str, Any]:
    """P-3.3: a 免斗 deal. `shown` is the pattern and value of each seat, or null."""
    holders = holders_of(rules, banker, shown)
    values = [shown[seat][1] if seat in holders else 0 for seat in range(4)]
    no_ji = rules["predeal_ji_no_chong"] == "on"
    own: Rows = [[], [], [], []]
    for seat in holders:
        own[seat] = [card for card in hands[seat] if not (no_ji and card in JI)]
    return {
        "leader": None, "tricks": [], "won": [[], [], [], []], "table": None, "zhu": None,
        "flows": {
            "diao": diao_without_play(rules, holders, banker),
            **{name: [0, 0, 0, 0] for name in ("zhu", "qiaomen")},
            "gonghe": from_everybody(values),
        },
        "own": own,
        "eligible": [seat in holders for seat in range(4)],
        "starter": next(seat for seat in holders if values[seat] == max(values)),
        "merit": [{}, {}, {}, {}], "doubled": [False] * 4, "last_trick_winner": None,
    }  # fmt: skip


def with_play(rules: Rules, hands: Rows, banker: int, exposed: str, plays: Rows) -> dict[str, Any]:
    """P-4 to P-6 of a deal that is played."""
    leader = first_leader(rules, {"banker": banker, "exposed": exposed})["leader"]
    seen = played(rules, hands, leader, plays)
    won, last = seen["won"], seen["tricks"][-1]["winner"]
    full = [count(hands[seat], JIAN) == 4 and count(won[seat], JIAN) == 4 for seat in range(4)]
    return {
        "leader": leader,
        "tricks": seen["tricks"],
        **settled(rules, hands, banker, seen),
        "own": won,
        "eligible": [len(cards) >= int(rules["chong_min_tricks"]) for cards in won],
        "starter": last,
        "merit": merits(seen["tricks"], plays),
        "doubled": [rules["qjz"] == "replace" and each for each in full],
        "last_trick_winner": last,
    }


def looked(rules: Rules, banker: int, stock: list[str], middle: dict[str, Any]) -> dict[str, Any]:
    """P-7: the stock, its points, its patterns and 夺锦标."""
    own, starter = middle["own"], middle["starter"]
    offered = stock[: int(rules["stock_cards"])]
    seen = look_at_stock(rules, own, middle["eligible"], starter, offered, middle["merit"])
    doubled = [2 * each if twice else each for each, twice in zip(seen["points"], middle["doubled"], strict=True)]
    mian_dou = middle["leader"] is None
    patterns = [chong_patterns(rules, own[seat], seen["taken"][seat], mian_dou) for seat in range(4)]
    found = banners(rules, own, seen, starter)
    flows = {
        "chong": from_banker(doubled, banker),
        "chong_gonghe": from_everybody([sum(value for _, value in items) for items in patterns]),
        "duo_jin": duo_jin_flow(found),
    }
    return {
        "chong_starter": starter,
        "chong": seen["events"],
        "chong_points": doubled,
        "chong_patterns": patterns,
        "duo_jin": found,
        "flows": {**middle["flows"], **flows},
    }


def banker_of(rules: Rules, given: Given) -> int:
    if given.get("banker") is not None:
        return int(given["banker"])
    if rules["first_banker"] == "given":
        raise ValueError("under these rulings the banker is given")
    return int(first_banker(rules, {"last_stock_card": given["order"][39]})["banker"])


def deal(rules: Rules, given: Given) -> dict[str, Any]:
    """The whole of section 2 for one deal."""
    cards = dealt(rules, given["order"])
    hands = cards["hands"]
    banker = banker_of(rules, given)
    checks = [predeal(rules, {"hand": hand}) for hand in hands]
    shown = [None if each["best"] is None else [each["best"], each["value"]] for each in checks]
    if any(shown):
        if given["plays"]:
            raise ValueError("a 免斗 deal is not played")
        middle = without_play(rules, hands, banker, shown)
    else:
        middle = with_play(rules, hands, banker, given["order"][39], given["plays"])
    end = looked(rules, banker, cards["stock"], middle)
    net = net_of(rules, end["flows"])
    after = {"banker": banker, "net": net, "last_trick_winner": middle["last_trick_winner"]}
    return {
        "banker": banker,
        "promotion": cards["promotion"],
        "predeal": [each if seat in holders_of(rules, banker, shown) else None for seat, each in enumerate(shown)],
        **{key: middle[key] for key in ("leader", "tricks", "won", "table", "zhu")},
        **end,
        "net": net,
        "next_banker": next_banker(rules, after)["banker"],
    }
