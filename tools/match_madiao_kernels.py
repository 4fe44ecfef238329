"""Hold players of 馬吊 against one another as `match_madiao.py` does, but in rows and kernels, so that Monte Carlo players take no time.

    PYTHONPATH=src python tools/match_madiao_kernels.py --x search --o pimc --seats xooo --deals 158 --seed 910

`pimc` is here the same player in kernels: as many playouts of as many deals, and the same caution, with other random numbers.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt

import numpy as np

from youyi.compiled.arrays import Ints
from youyi.games.madiao import GAME, Madiao
from youyi.games.madiao.fast.layout import DONE, IN_HAND, LOOKER, NONE, PHASE
from youyi.games.madiao.fast.search import Effort, Search
from youyi.games.madiao.players import PLAYOUTS
from youyi.games.madiao.position import HAND
from youyi.players.pimc import CAUTION

HEURISTIC = "heuristic@2"


class MonteCarlo(Search):
    """The Monte Carlo player in kernels."""

    def __init__(self, rules: Madiao) -> None:
        """Suppose deals that the rules allow, whatever was played."""
        super().__init__(rules, Effort(warming=0, keeps=False))

    def best(self, seen: Ints, seed: int) -> int:
        """Play as the heuristic player does, unless the playouts speak clearly enough against it."""
        hand = [int(card) for card in seen[IN_HAND + HAND * (seen[LOOKER] - 1) :][:HAND] if card != NONE]
        plans = np.array([(slot, NONE) for slot in range(len(hand))], np.int64)
        gains = self.tried(seen, plans, seed, max(1, PLAYOUTS // len(hand)))
        usual = hand.index(self.engine.choose(seen, HEURISTIC, seed, 0, 0))
        more = gains - gains[usual]
        mean, samples = more.mean(axis=1), more.shape[1]
        spread = ((more - mean[:, None]) ** 2).sum(axis=1)
        clear = mean - CAUTION * np.sqrt(spread / max(1, samples - 1) / samples)
        return usual if clear[usual] == clear.max() else int(clear.argmax())


def seated(name: str, rules: Madiao) -> Search | None:
    """Seat a player; None for the heuristic one, whom every engine knows."""
    match name:
        case "search":
            return Search(rules, Effort())
        case "pimc":
            return MonteCarlo(rules)
        case _:
            return None


def block(sitting: dict[str, Search | None], seats: str, seed: int, number: int) -> float:
    """Deal one pack for every turn of the seats; give what x won in a deal, on average over its seats, in 注."""
    won = 0.0
    for shift in range(len(seats)):
        turned = seats[shift:] + seats[:shift]
        purses = deal([sitting[each] for each in turned], seed, number)
        won += sum(purse for purse, each in zip(purses, turned, strict=True) if each == "x") / turned.count("x")
    return won / len(seats)


def deal(sitting: Sequence[Search | None], seed: int, number: int) -> tuple[int, ...]:
    """Play one deal; give the purses."""
    engine = next(each.engine for each in sitting if each is not None)
    state, ply, packs = engine.pack(engine.rules.start()), 0, 0
    while state[PHASE] != DONE:
        seat = engine.asked(state)
        if seat is None:
            packs += 1
            engine.draw(state, seed, number, packs)
        else:
            mine, held = sitting[seat], engine.legal(state)
            if mine is None or len(held) == 1:
                card = engine.choose(state, HEURISTIC, seed, number, ply)
            else:
                card = held[mine.best(engine.observe(state, seat), (seed * 1000003 + number) * 64 + ply * 4 + seat)]
            engine.apply(state, int(card))
        ply += 1
    return engine.returns(state)


def main() -> None:
    """Do as the command line says."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    names = ("heuristic", "pimc", "search")
    asked.add_argument("--x", default="search", choices=names)
    asked.add_argument("--o", default="pimc", choices=names)
    asked.add_argument("--seats", default="xooo", help="who sits where, as in xooo, xxxo, xxoo or xoxo")
    asked.add_argument("--ruleset", default="madiao/guide")
    asked.add_argument("--seed", type=int, default=910)
    asked.add_argument("--deals", type=int, default=400, help="packs; each is dealt once for every turn of the seats")
    wanted = asked.parse_args()
    rules = GAME.under(wanted.ruleset, terms={"deals": 1}).rules
    assert isinstance(rules, Madiao)
    sitting = {"x": seated(wanted.x, rules), "o": seated(wanted.o, rules)}
    found = list[float]()
    for number in range(wanted.deals):
        found.append(block(sitting, wanted.seats, wanted.seed, number))
        if number + 1 == wanted.deals or not (number + 1) % 20:
            mean = sum(found) / len(found)
            error = 1.96 * sqrt(sum((each - mean) ** 2 for each in found) / max(1, len(found) - 1) / len(found))
            print(f"{wanted}: {len(found)} packs; x {mean:+.2f} ± {error:.2f} 注 a deal", flush=True)


if __name__ == "__main__":
    main()
