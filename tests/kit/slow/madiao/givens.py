"""Random inputs of the slow 馬吊 for the single computations, where whole deals reach too few corners."""

import random
from collections.abc import Callable
from typing import Any

from tests.kit.slow.madiao.cards import ALL_CARDS, JIAN, JIN, LOW_TO_HIGH, REDS, SHANG, SUITS
from tests.kit.slow.madiao.packs import pack, rest

Given = dict[str, Any]


def pool(rng: random.Random) -> list[str]:
    """All cards in a random order in which one sort tends to stand first."""
    suit = LOW_TO_HIGH[rng.choice(SUITS)]
    sort = rng.choice([[], JIN, [*REDS, "T20", "T90"], suit, suit, rest(ALL_CARDS, REDS)])
    return sorted(ALL_CARDS, key=lambda card: rng.random() - (0.8 if card in sort else 0))


def promotion(rng: random.Random) -> Given:
    order = pack(rng)
    return {"exposed": order[39], "hands": [order[8 * seat : 8 * seat + 8] for seat in range(4)]}


def banker(rng: random.Random) -> Given:
    return {"last_stock_card": rng.choice(ALL_CARDS)}


def leader(rng: random.Random) -> Given:
    return {"banker": rng.randrange(4), "exposed": rng.choice(ALL_CARDS)}


def next_banker(rng: random.Random) -> Given:
    net = [rng.randint(-3, 3) for _ in range(3)]
    return {"banker": rng.randrange(4), "net": [*net, -sum(net)], "last_trick_winner": rng.randrange(4)}


def predeal(rng: random.Random) -> Given:
    seat = rng.randrange(4)
    return {"hand": pack(rng)[8 * seat : 8 * seat + 8]}


def trick(rng: random.Random) -> Given:
    number = rng.choice([1, 4, 8, 8])
    return {
        "leader": rng.randrange(4),
        "plays": rng.sample(LOW_TO_HIGH[rng.choice(SUITS)] if rng.random() < 0.5 else ALL_CARDS, 4),
        "trick_no": number,
        "won_before": rng.choice([[0, 0, 0, 7], [3, 4, 0, 0], [1, 2, 2, 2]]) if number == 8 else [0, 0, 0, number - 1],
    }


def table(rng: random.Random) -> Given:
    """Won cards in any order; what needs the course of the play is left out."""
    cards = pool(rng)
    number = rng.choice([0, 1, 2, 3, 4, 5, 5, 5, 6, 7, 8])
    won = rng.sample(cards[:number], number)
    given: Given = {"won": won}
    if rng.random() < 0.5:
        given["hand"] = rng.sample(cards[:8], 8)
    if number == 5 and rng.random() < 0.8:
        wished = rng.choice([SHANG, JIAN, REDS, rest(ALL_CARDS, REDS)])
        feet = [*rest(rng.sample(wished, len(wished)), cards[:8]), *rest(cards[8:], wished)]
        given["others"] = [[card] for card in feet[:3]]
    return given


def zhu(rng: random.Random) -> Given:
    number = rng.randrange(9)
    fine = [*JIN, "T90", "W5", "W6"]
    won = rng.sample(fine if rng.random() < 0.7 else ALL_CARDS, number)
    return {"won": won, "dealt_tb": "Tb" in won or rng.random() < 0.3}


def partition(rng: random.Random) -> list[int]:
    """Eight tricks among four."""
    wins = rng.choices(range(4), weights=[rng.random() + 0.05 for _ in range(4)], k=8)
    return [wins.count(seat) for seat in range(4)]


def diao(rng: random.Random) -> Given:
    return {"tricks": partition(rng), "banker": rng.randrange(4)}


def flow(rng: random.Random) -> Given:
    amounts = {name: [rng.randrange(9) for _ in range(4)] for name in ("zhu", "qiaomen", "gonghe", "chong")}
    return {"banker": rng.randrange(4), **amounts}


def chong(rng: random.Random) -> Given:
    cards = pool(rng)
    number = rng.randint(1, 6)
    return {"own": cards[:number], "stock": rng.sample(cards[number : number + 10], rng.randint(1, 8))}


def chong_pattern(rng: random.Random) -> Given:
    if rng.random() < 0.5:
        cards = pool(rng)
        number = rng.choice([2, 3, 4, 5, 6, 7, 8])
        own, stock = cards[:number], rng.sample(cards[number : number + 9], 8)
    else:
        order = pack(rng)
        seat = rng.randrange(4)
        own, stock = order[8 * seat : 8 * seat + 8], order[32:]
        own = rng.choice([own, own[: rng.randint(2, 8)]])
    given: Given = {"own": own, "stock": stock}
    return {**given, "mian_dou": True} if len(own) == 8 and rng.random() < 0.7 else given


def chong_round(rng: random.Random) -> Given:
    order = pack(rng)
    own = [order[8 * seat : 8 * seat + number] for seat, number in enumerate(partition(rng))]
    return {"own": own, "starter": rng.randrange(4), "stock": order[32:]}


GIVENS: dict[str, Callable[[random.Random], Given]] = {
    "promotion": promotion, "banker": banker, "leader": leader, "next_banker": next_banker, "predeal": predeal,
    "trick": trick, "table": table, "zhu": zhu, "diao": diao, "flow": flow, "chong": chong,
    "chong_pattern": chong_pattern, "chong_round": chong_round,
}  # fmt: skip
