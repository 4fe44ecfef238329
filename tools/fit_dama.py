"""Fit the weights of the expectimax player of 打馬 from games, and hold the player to the greedy one.

    python -m pip install numpy
    PYTHONPATH=src python tools/fit_dama.py fit --out weights.py     # src/youyi/games/dama/players/weights.py
    PYTHONPATH=src python tools/fit_dama.py match --seats xooo --blocks 500 --seed 910

Greedy players play first, each moving at random in 0, 10 or 30 choices of a hundred; the weights fitted to who was first
play the next games, and what happened there is added. A position counts as it ended, mixed (a tenth for each kept
position on the way back) with what the weights of the generation before say. The shipped weights are `fit` as it stands.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from pathlib import Path
from typing import Any

import numpy as np

from youyi.analysis.simulate.referee import referee
from youyi.games.dama import GAME, Dama, Position, ToThrow
from youyi.games.dama.players.expectimax import CLOSE, DamaExpectimax, shares
from youyi.games.dama.players.features import features
from youyi.games.dama.players.greedy import DamaGreedy
from youyi.games.dama.players.weights import FEATURES
from youyi.kernel.rules import Chance, Decision, Over
from youyi.kernel.streams import Numbered, Stream, key

SETTINGS = (
    ("dama/tujing", 2), ("dama/tujing", 4), ("dama/tujing", 2),
    ("dama/simplified-2009", 2), ("dama/tujing", 2), ("dama/tujing", 3),
)  # fmt: skip
"""What the training games are, in turn."""
GENERATIONS = (3440, 2420)
"""How many games each generation plays."""
CHOICES_KEPT, OTHERS_KEPT = 40, 5
"""How many of a hundred positions are learnt from: after a choice, and after anything else."""
WANDERS = (0, 10, 30)
"""In how many choices of a hundred a seat moves at random instead; each game draws one of these for each seat."""
TRUST = 0.9
"""How much of what came later is believed, from one kept position to the one before, beside what the judge says."""
EPOCHS, BATCH, RATE, DECAY = 8, 1024, 0.004, 1e-4
SHARD = 20
"""Games handed to a process at a time."""

Weights = Sequence[float]
Data = dict[int, tuple[Any, Any]]
"""By the number of seats: the features of all seats, and the target of each."""


def learn_from(work: tuple[int, range, Weights | None]) -> Data:
    """Play a shard of training games."""
    seed, numbers, judge = work
    kept: dict[int, tuple[list[Any], list[Any]]] = {}
    for number in numbers:
        ruleset, seats = SETTINGS[number % len(SETTINGS)]
        seen, first = wander_through(seed, number, GAME.under(ruleset, terms={"seats": seats}).rules, judge)
        if len(first) == 1:
            rows, targets = kept.setdefault(seats, ([], []))
            rows += seen
            targets += targets_of(seen, min(first), judge)
    return {
        seats: (np.array(seen, np.float32), np.array(targets, np.float32)) for seats, (seen, targets) in kept.items()
    }


def wander_through(seed: int, number: int, rules: Any, judge: Weights | None) -> tuple[list[Any], frozenset[int]]:
    """Play one game; returns the features of the positions kept, and who was first."""
    chances, dice = Numbered(seed, number), Stream(key(seed, number))
    sitting = DamaGreedy(rules) if judge is None else DamaExpectimax(rules, judge, depth=1)
    wander = [WANDERS[dice.below(len(WANDERS))] for _ in range(rules.seats)]
    position, moves, seen = rules.start(), 0, []
    while not isinstance(prompt := rules.prompt(position), Over):
        moves += 1
        if isinstance(prompt, Chance):
            move = prompt.odds.draw(chances.for_draw(prompt.by, moves))
        elif dice.below(100) < wander[prompt.seat]:
            move = prompt.moves[dice.below(len(prompt.moves))]
        else:
            move = sitting.choose(
                rules.view(position, prompt.seat), prompt.moves, chances.for_player(prompt.seat, moves)
            )
        chose = isinstance(prompt, Decision) and len(prompt.moves) > 1
        position = rules.play(position, move).position
        if dice.below(100) < (CHOICES_KEPT if chose else OTHERS_KEPT) and isinstance(position.phase, ToThrow):
            seen.append(features_of(position))
    return seen, prompt.first


def features_of(position: Position) -> list[list[float]]:
    """The features of every seat."""
    return [features(position, seat) for seat in range(len(position.armies))]


def targets_of(seen: list[Any], first: int, judge: Weights | None) -> list[list[float]]:
    """The target of each seat: 1 for who was first, mixed from the end backward with the chances that the judge gives."""
    hope, found = [float(seat == first) for seat in range(len(seen[0]) if seen else 0)], []
    for rows in reversed(seen):
        found.append(hope)
        if judge is not None:
            said = shares(rows, judge)
            hope = [TRUST * then + (1 - TRUST) * now for then, now in zip(hope, said, strict=True)]
    return found[::-1]


def gather(pool: Any, seed: int, games: int, judge: Weights | None) -> Data:
    """Play training games in all processes."""
    shards = [(seed, range(at, min(at + SHARD, games)), judge) for at in range(0, games, SHARD)]
    return joined(list(pool.imap(learn_from, shards)))


def joined(parts: Sequence[Data]) -> Data:
    """All parts as one."""
    return {
        seats: tuple(np.concatenate([part[seats][side] for part in parts if seats in part]) for side in (0, 1))
        for seats in sorted({seats for part in parts for seats in part})
    }  # type: ignore[return-value]


def fit(data: Data, seed: int) -> Weights:
    """Fit the weights to the targets: Adam on the cross-entropy, in batches of one number of seats."""
    random = np.random.default_rng(seed)
    weights, first, second = (np.zeros(len(FEATURES), np.float32) for _ in range(3))
    cut = {seats: int(len(targets) * 0.95) for seats, (_, targets) in data.items()}
    steps, step = sum(-(-each // BATCH) for each in cut.values()) * EPOCHS, 0
    for epoch in range(EPOCHS):
        orders = {seats: random.permutation(cut[seats]) for seats in data}
        batches = [(seats, order[at : at + BATCH]) for seats, order in orders.items()
                   for at in range(0, len(order), BATCH)]  # fmt: skip
        for at in random.permutation(len(batches)):
            seats, rows = batches[at]
            step += 1
            slope = slopes(weights, *(part[rows] for part in data[seats]))
            first = 0.9 * first + 0.1 * slope
            second = 0.999 * second + 0.001 * slope * slope
            even = np.sqrt(second / (1 - 0.999**step)) + 1e-8
            weights = weights - RATE * (1 - step / (steps + 1)) * first / (1 - 0.9**step) / even
        losses = {seats: loss(weights, *(part[cut[seats] :] for part in both)) for seats, both in data.items()}
        print(f"epoch {epoch}, held out:", *(f"{n} seats {each:.4f} of {log(n):.4f}" for n, each in losses.items()))
    return [round(float(each), 4) for each in weights]


def slopes(weights: Any, rows: Any, targets: Any) -> Any:
    """The gradient of the cross-entropy."""
    strengths = rows @ weights
    powers = np.exp(strengths - strengths.max(1, keepdims=True))
    error = (powers / powers.sum(1, keepdims=True) - targets) / len(targets)
    return rows.reshape(-1, len(weights)).T @ error.reshape(-1) + DECAY * weights


def loss(weights: Any, rows: Any, targets: Any) -> float:
    """The mean cross-entropy."""
    strengths = rows @ weights
    strengths -= strengths.max(1, keepdims=True)
    return -float((targets * (strengths - np.log(np.exp(strengths).sum(1, keepdims=True)))).sum(1).mean())


def table(weights: Weights) -> str:
    """Write the weights as the module that the player reads."""
    rows = "".join(f'    ("{name}", {each}),\n' for (name, _), each in zip(FEATURES, weights, strict=True))
    shipped = Path(__file__).parents[1] / "src/youyi/games/dama/players/weights.py"
    head, rest = shipped.read_text(encoding="utf-8").split("= (\n", 1)
    _, tail = rest.split("\n)", 1)
    return f"{head}= (\n{rows}){tail}"


@dataclass(frozen=True)
class Match:
    """Who meets whom: expectimax sits at every x, greedy at every o."""

    ruleset: str
    seats: str
    depth: int
    close: float
    seed: int

    def block(self, number: int) -> tuple[float, float]:
        """Play one game number under every cyclic seating: how often the side of x is first, and its mean 帖."""
        firsts = chips = 0.0
        rules = GAME.under(self.ruleset, terms={"seats": len(self.seats)}).rules
        assert isinstance(rules, Dama)
        ours, theirs = DamaExpectimax(rules, depth=self.depth, close=self.close), DamaGreedy(rules)
        for shift in range(len(self.seats)):
            seats = self.seats[shift:] + self.seats[:shift]
            over = referee(rules, [ours if each == "x" else theirs for each in seats], Numbered(self.seed, number)).over
            assert over is not None
            mine = [seat for seat, each in enumerate(seats) if each == "x"]
            firsts += sum(seat in over.first for seat in mine) / len(over.first)
            chips += sum(over.score[seat] for seat in mine) / len(mine)
        return firsts / len(self.seats), chips / len(self.seats)


def report(pool: Any, match: Match, blocks: int) -> None:
    """Play a match and print it, every hundred blocks; the block is the unit of both intervals."""
    began, found = time.time(), []
    for result in pool.imap(match.block, range(blocks)):
        found.append(result)
        if len(found) in (blocks, *range(100, blocks, 100)):
            print_results(match, found, time.time() - began)


def print_results(match: Match, found: Sequence[tuple[float, float]], seconds: float) -> None:
    """Print the results so far."""
    blocks = len(found)
    print(match, f"{blocks} blocks, {blocks * len(match.seats)} games", end="")
    for name, values in zip(("first", "帖"), zip(*found, strict=True), strict=True):
        mean = sum(values) / blocks
        error = 1.96 * sqrt(sum((each - mean) ** 2 for each in values) / (blocks - 1) / blocks)
        print(f"; {name} {mean:.4f} ± {error:.4f}", end="")
    print(f"  ({seconds:.0f} s)", flush=True)


def main() -> None:
    """Run the command."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("what", choices=("fit", "match"))
    asked.add_argument("--out", type=Path, default=Path("weights.py"))
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--ruleset", default="dama/tujing")
    asked.add_argument("--seats", default="xo", help="x: expectimax, o: greedy, as in xooo")
    asked.add_argument("--depth", type=int, default=2)
    asked.add_argument("--close", type=float, default=CLOSE)
    asked.add_argument("--blocks", type=int, default=500)
    asked.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    wanted = asked.parse_args()
    with multiprocessing.get_context("spawn").Pool(wanted.processes) as pool:
        if wanted.what == "match":
            options = (wanted.ruleset, wanted.seats, wanted.depth, wanted.close, wanted.seed)
            report(pool, Match(*options), wanted.blocks)
            return
        judge, parts = None, []
        for generation, games in enumerate(GENERATIONS):
            parts.append(gather(pool, wanted.seed + generation, games, judge))
            judge = fit(joined(parts), wanted.seed)
        assert judge is not None
        wanted.out.write_text(table(judge), encoding="utf-8")


if __name__ == "__main__":
    main()
