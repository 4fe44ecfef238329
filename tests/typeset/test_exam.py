"""The chapter on the points of a draw, read literally by one who knows nothing else, against the program."""

from __future__ import annotations

import random

from youyi.games.madiao.cards import card, card_set
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.stock.draws import Holding, offer, take
from youyi.games.madiao.stock.rules import stock_rules

SUITS = {
    "T": ["T20", "T30", "T40", "T50", "T60", "T70", "T80", "T90", "Tb", "Tq", "Tw"], "W": [f"W{n}" for n in range(1, 10)],
    "S": [f"S{n}" for n in range(1, 10)], "C": ["C9", "C8", "C7", "C6", "C5", "C4", "C3", "C2", "C1", "Ch", "C0"],
}  # fmt: skip
BIG_FOUR = {"Tw", "Tq", "Tb", "T20"}


class Page:
    """One suit as the page speaks of it."""

    def __init__(self, own, drawn, turned):
        self.turned, self.tens, self.cards = turned, turned[0] == "T", SUITS[turned[0]]
        self.own = [each for each in own if each[0] == turned[0]]
        self.there = {*self.own, *(each for each in drawn if each[0] == turned[0])}
        self.rewards = {"Tw", "Tq", "Tb"} if self.tens else {self.cards[-1]}
        self.top = "Tb" if self.tens else self.cards[-1]
        place = self.cards.index(self.top)
        self.shoulder, self.below = self.cards[place - 1], self.cards[place - 2]
        self.ji, self.vice = self.cards[:2]
        self.ladder = self.cards[: place + 1]

    def points(self):
        if not {*self.own} & {*self.rewards, self.shoulder, self.ji}:
            return 0
        alone = self.shoulder in self.own and not self.there & {*self.rewards, self.ji}
        if alone and self.turned != self.top:
            return 0
        run = self.run()
        mine = [each for each in self.own if each in run]
        if len(run) >= 3 and self.turned in run and mine:
            mine += [each for each in self.own if each in ("Tq", "Tw")]
            return sum(self.in_run(each, mine) for each in mine)
        return sum(self.single(each) for each in self.own)

    def run(self):
        found, there = set(), {*self.there, self.turned}
        for way in (self.ladder, self.ladder[::-1]):
            for each in way:
                if each not in there:
                    break
                found.add(each)
        return found

    def in_run(self, each, mine):
        if {each, self.turned} <= BIG_FOUR:
            return 5
        if self.cards.index(each) > self.cards.index(self.turned):
            return 3 if each in self.rewards and self.turned == self.ji else 2
        return 2 if self.ji in mine and self.rewards & {*mine} else 3

    def column(self):
        names = {self.shoulder: "shoulder", self.ji: "ji", self.below: "below", self.vice: "vice"}
        return "reward" if self.turned in self.rewards else names.get(self.turned, "green")

    def single(self, each):
        has_reward, has_ji = bool(self.there & self.rewards), self.ji in self.there
        shoulder, great = self.shoulder in self.there, 5 if self.tens else 3
        rows = {
            "reward": {"reward": 5 if self.tens else 0, "shoulder": 2, "ji": great, "below": 1 + shoulder,
                       "vice": 1 + has_ji, "green": 1},
            "shoulder": {"reward": 3 if self.turned == self.top or has_reward else 0, "shoulder": 0,
                         "ji": 2 * has_reward, "below": 2 * has_reward, "vice": (1 + has_ji) * has_reward,
                         "green": int(has_reward)},
            "ji": {"reward": great, "shoulder": 2, "ji": 0, "below": 1 + (self.top in self.there and shoulder),
                   "vice": 2, "green": 1},
        }  # fmt: skip
        kind = "reward" if each in self.rewards else {self.shoulder: "shoulder", self.ji: "ji"}.get(each)
        return 0 if kind is None else rows[kind][self.column()]


def test_whoever_reads_the_page_knows_what_every_draw_brings():
    rules, lot, asked = stock_rules(Rulings()), random.Random(5), 0
    while asked < 4000:
        suit = [*SUITS[lot.choice("TWSC")]]
        lot.shuffle(suit)
        many = lot.randint(1, 5)
        own, stock, drawn = suit[:many], suit[many : many + 4], list[str]()
        held = Holding(card_set(map(card, own)))
        for turned in stock:
            met, worth = offer(rules, held, card(turned))
            assert Page(own, drawn, turned).points() == worth, (own, drawn, turned)
            asked += 1
            if worth:
                held = take(rules, held, card(turned), met)
                drawn.append(turned)
