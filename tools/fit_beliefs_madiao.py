"""How well what others play in 馬吊 is foretold, by the heuristic player's points or by the network's, with which `sure` and `blind`.

    PYTHONPATH=src python tools/fit_beliefs_madiao.py --x search --deals 60 --seed 4

Deals are played by x in one seat and heuristic players in the others. For every choice of x among several cards it is asked how likely the
card was: `1 - blind` of e^(sure × points), shared out over the hand, and `blind` for every card alike, as `Effort` says. Told are
the best pairs of each model by the mean logarithm, beside blind chance and the pair that the search has.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import product
from math import exp, log
from statistics import mean
from typing import NamedTuple

from youyi.games.madiao import GAME, Card, Madiao, substitutes
from youyi.games.madiao.fast.engine import FastMadiao
from youyi.games.madiao.fast.layout import DONE, PHASE
from youyi.games.madiao.fast.search import Effort, Search
from youyi.games.madiao.players.heuristic import weight
from youyi.games.madiao.players.network import card_values, network_of
from youyi.games.madiao.position import Position
from youyi.games.madiao.situation import situation_of
from youyi.kernel.rules import Decision
from youyi.players.network import UNIT

HEURISTIC = "heuristic@2"
KNOWN = {"heuristic": HEURISTIC, "network": "network@1"}
SURES = (0.125, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
BLINDS = (0.02, 0.04, 0.08, 0.16, 0.32, 0.64)
BEST = 3
"""So many pairs of each model are told."""


class Choice(NamedTuple):
    """A card that was chosen, by its place, and the points of all by each model."""

    chosen: int
    points: dict[str, list[float]]


def choices(engine: FastMadiao, x: Search | None, name: str, seed: int, number: int) -> list[Choice]:
    """Play a deal with one in a seat who searches, or else is known to kernels by name; note its choices."""
    rules, found, ply, packs = engine.rules, list[Choice](), 0, 0
    state = engine.pack(rules.start())
    while state[PHASE] != DONE:
        seat = engine.asked(state)
        if seat is None:
            packs += 1
            engine.draw(state, seed, number, packs)
        else:
            held, mine = [Card(int(card)) for card in engine.legal(state)], seat == number % engine.seats
            card = engine.choose(state, name if mine else HEURISTIC, seed, number, ply)
            if mine and len(held) > 1:
                if x is not None:
                    card = held[x.best(engine.observe(state, seat), (seed * 1000003 + number) * 64 + ply)]
                found.append(Choice(held.index(Card(int(card))), points_of(rules, engine.lift(state), held)))
            engine.apply(state, int(card))
        ply += 1
    return found


def points_of(rules: Madiao, position: Position, held: Sequence[Card]) -> dict[str, list[float]]:
    """The points of the cards of the hand that is asked, by each model."""
    prompt = rules.prompt(position)
    assert isinstance(prompt, Decision)
    situation = situation_of(rules.view(position, prompt.seat), substitutes(rules.rulings))
    values = card_values(network_of(), situation, held)
    return {"heuristic": [weight(situation, each) for each in held], "network": [each / UNIT for each in values]}


def likelihood(found: Sequence[Choice], model: str, sure: float, blind: float) -> float:
    """The mean logarithm of how likely the chosen cards were."""
    return mean(log(_chance(each.points[model], each.chosen, sure, blind)) for each in found)


def _chance(points: Sequence[float], chosen: int, sure: float, blind: float) -> float:
    most = max(points)
    shares = [exp(sure * (each - most)) for each in points]
    return (1 - blind) * shares[chosen] / sum(shares) + blind / len(points)


def main() -> None:
    """Do as the command line says."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--x", default="search", choices=("search", *KNOWN))
    asked.add_argument("--seed", type=int, default=4)
    asked.add_argument("--deals", type=int, default=60)
    wanted = asked.parse_args()
    rules = GAME.under("madiao/guide", terms={"deals": 1}).rules
    assert isinstance(rules, Madiao)
    engine, name = FastMadiao(rules), KNOWN.get(wanted.x, HEURISTIC)
    x = Search(rules, Effort()) if wanted.x == "search" else None
    found = [each for number in range(wanted.deals) for each in choices(engine, x, name, wanted.seed, number)]
    blindly = mean(-log(len(each.points["heuristic"])) for each in found)
    print(f"{wanted}: {len(found)} choices; any card alike {blindly:.3f}")
    usual = Effort()
    as_it_is = likelihood(found, "heuristic", usual.sure, usual.blind)
    print(f"heuristic, as the search supposes, sure {usual.sure:g}, blind {usual.blind:g}: {as_it_is:.3f}")
    for model in ("heuristic", "network"):
        ranked = sorted(((likelihood(found, model, *pair), *pair) for pair in product(SURES, BLINDS)), reverse=True)
        for mean_log, sure, blind in ranked[:BEST]:
            print(f"{model}: sure {sure:g}, blind {blind:g}: {mean_log:.3f}")


if __name__ == "__main__":
    main()
