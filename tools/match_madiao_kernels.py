"""Hold players of 馬吊 against one another as `match_madiao.py` does, but in rows and kernels, so that Monte Carlo players take no time.

    PYTHONPATH=src python tools/match_madiao_kernels.py --x search --o pimc --seats xooo --deals 158 --seed 910
    PYTHONPATH=src python tools/match_madiao_kernels.py --x search:worlds=2048 --than search --o heuristic --deals 200

`pimc` is here the same player in kernels: as many playouts of as many deals, and the same caution, with other random numbers.
`search:NAME=VALUE,…` is the search with another `Effort`. With `--than`, another player sits down in the same seats for the same
packs, and the difference of the two is told: packs are easy or hard for both, so its interval is the smaller.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import sqrt
from statistics import mean, stdev
from typing import TypeAlias

import numpy as np

from youyi.compiled.arrays import Ints
from youyi.games.madiao import GAME, Madiao
from youyi.games.madiao.fast.engine import FastMadiao
from youyi.games.madiao.fast.layout import DONE, IN_HAND, LOOKER, NONE, PHASE
from youyi.games.madiao.fast.search import Effort, Search
from youyi.games.madiao.players import PLAYOUTS
from youyi.games.madiao.position import HAND
from youyi.kernel.fast import RETURNS
from youyi.kernel.session import ENDLESS
from youyi.players.pimc import CAUTION

Sitting: TypeAlias = "Search | str"
"""Who searches, or a player whom every engine knows by name."""
HEURISTIC = "heuristic@2"
KNOWN = {"heuristic": HEURISTIC, "network": "network@1", "random": "random@1"}
OFTEN, SELDOM = 20, 1000
"""Packs after which the figures so far are printed, where somebody searches and where nobody does."""


class MonteCarlo(Search):
    """The Monte Carlo player in kernels."""

    def __init__(self, rules: Madiao) -> None:
        """Suppose deals that the rules allow, whatever was played."""
        super().__init__(rules, Effort(warming=0, keeps=False, network=False))

    def best(self, seen: Ints, seed: int) -> int:
        """Play as the heuristic player does, unless the playouts speak clearly enough against it."""
        hand = [int(card) for card in seen[IN_HAND + HAND * (seen[LOOKER] - 1) :][:HAND] if card != NONE]
        plans = [(slot, self.itself + NONE) for slot in range(len(hand))]
        gains = np.array(self.tried(seen, plans, seed, max(1, PLAYOUTS // len(hand))))
        usual = hand.index(self.engine.choose(seen, HEURISTIC, seed, 0, 0))
        more = gains - gains[usual]
        mean, samples = more.mean(axis=1), more.shape[1]
        spread = ((more - mean[:, None]) ** 2).sum(axis=1)
        clear = mean - CAUTION * np.sqrt(spread / max(1, samples - 1) / samples)
        return usual if clear[usual] == clear.max() else int(clear.argmax())


def seated(name: str, rules: Madiao) -> Sitting:
    """Seat a player. Raises KeyError for a name that is not known, ValueError for a change that `Effort` does not know."""
    player, _, changes = name.partition(":")
    if player == "pimc":
        return MonteCarlo(rules)
    return Search(rules, effort(changes)) if player == "search" else KNOWN[player]


def effort(changes: str) -> Effort:
    """Read the changes of an effort, like `worlds=2048,network=0`."""
    found, usual = Effort(), Effort()
    for change in filter(None, changes.split(",")):
        name, _, value = change.partition("=")
        if not hasattr(usual, name):
            raise ValueError(f"an effort has no {name}")
        kind = type(getattr(usual, name))
        found = replace(found, **{name: bool(int(value)) if kind is bool else kind(value)})
    return found


def block(engine: FastMadiao, sitting: Mapping[str, Sitting], mine: str, seats: str, seed: int, number: int) -> float:
    """Deal one pack for every turn of the seats; give what x won in a deal, on average over its seats, in 注."""
    won = 0.0
    for shift in range(len(seats)):
        turned = seats[shift:] + seats[:shift]
        purses = deal(engine, [sitting[mine if each == "x" else each] for each in turned], seed, number)
        won += sum(purse for purse, each in zip(purses, turned, strict=True) if each == "x") / turned.count("x")
    return won / len(seats)


def deal(engine: FastMadiao, sitting: Sequence[Sitting], seed: int, number: int) -> tuple[int, ...]:
    """Play one deal; give the purses."""
    state, ply, packs = engine.pack(engine.rules.start()), 0, 0
    known = [each for each in sitting if isinstance(each, str)]
    if len(known) == len(sitting):
        (row,) = engine.playouts(state, known, seed, range(number, number + 1), limit=ENDLESS)
        return tuple(map(int, row[RETURNS : RETURNS + engine.seats]))
    while state[PHASE] != DONE:
        seat = engine.asked(state)
        if seat is None:
            packs += 1
            engine.draw(state, seed, number, packs)
        else:
            mine, held = sitting[seat], engine.legal(state)
            if isinstance(mine, str) or len(held) == 1:
                card = engine.choose(state, mine if isinstance(mine, str) else HEURISTIC, seed, number, ply)
            else:
                card = held[mine.best(engine.observe(state, seat), (seed * 1000003 + number) * 64 + ply * 4 + seat)]
            engine.apply(state, int(card))
        ply += 1
    return engine.returns(state)


def told(found: Sequence[float]) -> str:
    """A mean with its 95 % interval."""
    return f"{mean(found):+.2f} ± {1.96 * stdev(found) / sqrt(len(found)):.2f}" if len(found) > 1 else "–"


def main() -> None:
    """Do as the command line says."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--x", default="search", help="heuristic, network, pimc, or search with changes of its effort")
    asked.add_argument("--than", help="who sits in the seats of x to compare with it")
    asked.add_argument("--o", default="pimc")
    asked.add_argument("--seats", default="xooo", help="who sits where, as in xooo, xxxo, xxoo or xoxo")
    asked.add_argument("--ruleset", default="madiao/guide")
    asked.add_argument("--seed", type=int, default=910)
    asked.add_argument("--deals", type=int, default=400, help="packs; each is dealt once for every turn of the seats")
    wanted = asked.parse_args()
    rules = GAME.under(wanted.ruleset, terms={"deals": 1}).rules
    assert isinstance(rules, Madiao)
    names = {"x": wanted.x, "o": wanted.o, **({"than": wanted.than} if wanted.than else {})}
    sitting, engine = {role: seated(name, rules) for role, name in names.items()}, FastMadiao(rules)
    roles = [role for role in names if role != "o"]
    found: dict[str, list[float]] = {role: [] for role in roles}
    for number in range(wanted.deals):
        for role in roles:
            found[role].append(block(engine, sitting, role, wanted.seats, wanted.seed, number))
        if number + 1 == wanted.deals or not (number + 1) % (
            OFTEN if any(isinstance(each, Search) for each in sitting.values()) else SELDOM
        ):
            figures = [f"{names[role]} {told(found[role])}" for role in roles]
            if wanted.than:
                figures.append(f"x less it {told([x - y for x, y in zip(found['x'], found['than'], strict=True)])}")
            print(f"{wanted}: {number + 1} packs; {'; '.join(figures)} 注 a deal", flush=True)


if __name__ == "__main__":
    main()
