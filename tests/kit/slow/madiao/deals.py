"""Random deals of the slow 馬吊, legally played out in many manners."""

import random
from typing import Any

from tests.kit.slow.madiao.cards import ALL_CARDS, FU_JI, JI, JIAN, JIN, RANK, REDS, SHANG, play_order, suit_of
from tests.kit.slow.madiao.deal import VoidDeal, dealt
from tests.kit.slow.madiao.packs import PERSONS, pack
from tests.kit.slow.madiao.predeal import predeal
from tests.kit.slow.madiao.rulings import rulings_of
from tests.kit.slow.madiao.setup import banker as first_banker
from tests.kit.slow.madiao.setup import leader as first_leader
from tests.kit.slow.madiao.setup import trick

Rules = dict[str, str]
Given = dict[str, Any]

QUOTAS = [
    (8, 0, 0, 0), (7, 1, 0, 0), (6, 2, 0, 0), (6, 1, 1, 0), (5, 1, 1, 1), (5, 1, 1, 1), (5, 1, 1, 1), (5, 2, 1, 0),
    (5, 3, 0, 0), (4, 4, 0, 0), (4, 3, 1, 0), (4, 2, 2, 0), (4, 2, 1, 1), (3, 3, 2, 0), (3, 3, 1, 1), (3, 2, 2, 1),
    (2, 2, 2, 2),
]  # fmt: skip
# What somebody may think fine: he leads it, beats with it and keeps it.
FINE = [
    JIN, JIN, JIN, REDS, SHANG, JIAN, [*JI, *FU_JI, "Tb"], PERSONS, ["Tb", "T90", "W5", "W6", "W8"],
    [card for card in ALL_CARDS if card not in REDS], ["S1", "S2", "S3", "S4", "S5", "S6", "S7"],
]  # fmt: skip


class Table:
    """How the four play this deal: how many cards each means to win, which, and how carelessly."""

    def __init__(self, rng: random.Random, hands: list[list[str]]) -> None:
        self.rng = rng
        self.manner = rng.choice(["random", "beat", "quota", "quota", "quota"])
        self.quota = rng.sample(rng.choice(QUOTAS), 4)
        self.fine = [rng.choice(FINE)] * 4 if rng.random() < 0.5 else rng.choices(FINE, k=4)
        self.showy = [rng.choice([0.2, 0.6, 0.95]) for _ in range(4)]  # how gladly he leads what is fine
        if rng.random() < 0.5:  # who holds most of what is fine means to win most

            def riches(seat: int) -> int:
                return len([card for card in hands[seat] if card in self.fine[seat]])

            richest = sorted(range(4), key=riches, reverse=True)
            wins = sorted(self.quota, reverse=True)
            self.quota = [wins[richest.index(seat)] for seat in range(4)]
        self.low = rng.random() < 0.5  # whether one beats with the lowest card that does

    def wants(self, seat: int) -> bool:
        return self.manner != "quota" or self.quota[seat] > 0

    def lead(self, seat: int, hand: list[str]) -> str:
        if self.manner == "random":
            return self.rng.choice(hand)
        fine = [card for card in hand if card in self.fine[seat]]
        if not self.wants(seat):
            return min(hand, key=lambda card: (card in fine, card in JIN, RANK[card]))
        if fine and self.rng.random() < self.showy[seat]:
            first = [card for card in fine if card in JI]
            return self.rng.choice(first if first and self.rng.random() < 0.3 else fine)
        return self.rng.choice(hand)

    def follow(self, seat: int, hand: list[str], best: str, owner: int) -> str:
        if self.manner == "random":
            return self.rng.choice(hand)
        fine = self.fine[seat]
        higher = [card for card in hand if suit_of(card) == suit_of(best) and RANK[card] > RANK[best]]
        yields = self.manner == "quota" and self.wants(owner) and self.rng.random() < 0.8
        if higher and self.wants(seat) and not yields:
            higher = [card for card in higher if card in fine] or higher
            return min(higher, key=lambda card: RANK[card]) if self.low else self.rng.choice(higher)
        others = [card for card in hand if card not in higher] or hand
        plain = [card for card in others if card not in fine]
        return self.rng.choice(plain if plain and self.rng.random() < 0.9 else others)


def playing(rng: random.Random, rules: Rules, hands: list[list[str]], leader: int) -> list[list[str]]:
    """Eight tricks of four cards."""
    table = Table(rng, hands)
    left = [list(hand) for hand in hands]
    won = [0, 0, 0, 0]
    plays: list[list[str]] = []
    for number in range(1, 9):
        cards: list[str] = []
        owner, best = leader, ""
        for seat in play_order(leader):
            card = table.follow(seat, left[seat], best, owner) if cards else table.lead(seat, left[seat])
            left[seat].remove(card)
            cards.append(card)
            if best == "" or (suit_of(card) == suit_of(best) and RANK[card] > RANK[best]):
                owner, best = seat, card
        seen = trick(rules, {"leader": leader, "plays": cards, "trick_no": number, "won_before": won})
        leader = seen["winner"]
        won[leader] += 1
        table.quota[leader] -= 1
        plays.append(cards)
    return plays


def valid_pack(rng: random.Random, rules: Rules) -> tuple[list[str], list[list[str]]]:
    """A pack and its hands after 升代; where such a deal is void, another one."""
    while True:
        order = pack(rng)
        try:
            return order, dealt(rules, order)["hands"]
        except VoidDeal:
            continue


def random_given(rng: random.Random, ruleset: str, rulings: dict[str, Any]) -> Given:
    """What a worked example of kind `deal` is given, made at random."""
    rules = rulings_of(ruleset, rulings)
    order, hands = valid_pack(rng, rules)
    banker = rng.randrange(4)
    named = rules["first_banker"] == "given" or rng.random() < 0.8
    given: Given = {"banker": banker if named else None, "order": order, "plays": []}
    if not named:
        banker = first_banker(rules, {"last_stock_card": order[39]})["banker"]
    if all(predeal(rules, {"hand": hand})["best"] is None for hand in hands):
        leader = first_leader(rules, {"banker": banker, "exposed": order[39]})["leader"]
        given["plays"] = playing(rng, rules, hands, leader)
    return given
