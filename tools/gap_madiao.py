"""What one seat of 馬吊 would win if it saw all cards, among three heuristic players: the gap that search can close a share of.

    PYTHONPATH=src python tools/gap_madiao.py --deals 400 --seed 910

For each card, and each other card kept for the last trick, the deal as it lies is played out with heuristic players; the best is
played, and the next card is chosen in the same way. Each pack is dealt once for every seat; one such block is the unit of the interval.
"""

from __future__ import annotations

import argparse
from math import sqrt

import numpy as np

from youyi.compiled.arrays import Ints
from youyi.compiled.streams import word
from youyi.games.madiao import GAME, Madiao
from youyi.games.madiao.fast.layout import DONE, HEURISTIC, KEEPER, NONE, PHASE
from youyi.games.madiao.fast.search import Effort, Search
from youyi.games.madiao.fast.trials import try_plans


def block(search: Search, seed: int, number: int) -> float:
    """Deal one pack for every seat of the one who sees; give what it won in a deal, on average, in 注."""
    return sum(deal(search, seed, number, seat) for seat in range(4)) / 4


def deal(search: Search, seed: int, number: int, looker: int) -> int:
    """Play one deal; give what the looker won."""
    engine, ply, packs = search.engine, 0, 0
    state = engine.pack(engine.rules.start())
    while state[PHASE] != DONE:
        seat = engine.asked(state)
        if seat is None:
            packs += 1
            engine.draw(state, seed, number, packs)
        elif seat == looker:
            engine.apply(state, best(search, state, number))
        else:
            engine.apply(state, engine.choose(state, "heuristic@2", seed, number, ply))
        ply += 1
    return engine.returns(state)[looker]


def best(search: Search, state: Ints, number: int) -> int:
    """The card that wins most as the cards lie."""
    hand = [int(card) for card in search.engine.legal(state)]
    plans = [(slot, KEEPER + kept) for slot in range(len(hand)) for kept in (*search.kept(hand, slot), NONE)]
    gains = np.zeros((len(plans), 1), np.int64)
    engine = search.engine
    try_plans(search.calls, engine.tables, engine.work, state[None], np.array(plans), HEURISTIC, word(number), gains)
    return hand[plans[int(gains[:, 0].argmax())][0]]


def main() -> None:
    """Do as the command line says."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--ruleset", default="madiao/guide")
    asked.add_argument("--seed", type=int, default=910)
    asked.add_argument("--deals", type=int, default=400, help="packs; each is dealt once for every seat")
    wanted = asked.parse_args()
    rules = GAME.under(wanted.ruleset, terms={"deals": 1}).rules
    assert isinstance(rules, Madiao)
    search = Search(rules, Effort())
    found = [block(search, wanted.seed, number) for number in range(wanted.deals)]
    mean = sum(found) / len(found)
    error = 1.96 * sqrt(sum((each - mean) ** 2 for each in found) / (len(found) - 1) / len(found))
    print(f"{wanted}: one who sees all cards among three heuristic: {mean:+.2f} ± {error:.2f} 注 a deal")


if __name__ == "__main__":
    main()
