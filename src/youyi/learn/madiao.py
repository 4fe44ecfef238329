"""Training of 馬吊: a network learns what each card brings, from every card played out wherever it must choose."""

from __future__ import annotations

import numpy as np

from youyi.compiled.calls import address
from youyi.compiled.learning import Learner
from youyi.compiled.streams import Word, word
from youyi.games.madiao import Madiao
from youyi.games.madiao.fast import kernel
from youyi.games.madiao.fast import worlds as possible
from youyi.games.madiao.fast.engine import FastMadiao
from youyi.games.madiao.fast.layout import FIGURES, UNITS
from youyi.games.madiao.fast.particles import KEYS
from youyi.games.madiao.fast.training import EXPECTED, INPUTS, SEATS, learn, lesson
from youyi.kernel.fast import RETURNS
from youyi.kernel.session import ENDLESS
from youyi.learn.training_run import TrainingRun, nothing_known, whole
from youyi.players.network import Network

MEASURED = 2000
"""Packs, from every seat, of each point of the curve."""
USUAL = TrainingRun(lessons=300, games=1000, processes=1, seed=1, rate=0.0008, trace=1.0, others=100)
GUIDED = 0.5
"""In the first lessons, this share of all, deals are played out by the heuristic player."""
STRAYS = 4
"""In a hundred cards of the deals that are learnt from, so many are any, whoever plays."""


class MadiaoTrainer:
    """Trains the network of one table of single deals."""

    inputs, units, pays, expected, aim = INPUTS, UNITS, 20.0, EXPECTED, "heuristic"

    def __init__(self, rules: Madiao) -> None:
        """Work the tables out, compile the kernels or load them, and allocate memory."""
        self.engine = FastMadiao(rules, nothing_known(EXPECTED, INPUTS, UNITS))
        self.start = self.engine.pack(rules.start())
        t, w, start = self.engine.tables, self.engine.work, self.start
        keys, rows = np.zeros(KEYS, np.uint64), np.zeros((1, FIGURES), np.int64)
        sampled = address(possible.sample, t, w, start, start, Word(0))
        played = address(kernel.playouts, t, w, start, start, keys, start, 0, rows)
        self.lesson = lesson(np.array([sampled, played]))

    def teach(self, weights: Learner, run: TrainingRun, nth: int) -> float:
        """Play the deals of a lesson; the network plays in them with the weights that it has at the beginning."""
        number = nth // run.processes
        by_itself = number >= GUIDED * run.lessons
        pace = np.array([run.rate_in(number), self.pays, by_itself, run.others, STRAYS], np.float32)
        self.seat(weights)
        key = np.array([word(run.seed), word(nth)])
        t, w = self.engine.tables, self.engine.work
        return learn(t, w, weights, self.lesson, self.start, key, run.games, pace)

    def seat(self, weights: Learner) -> None:
        """Let the network play with weights that learn."""
        columns, outs = whole((weights.columns, weights.outs), self.pays)
        self.engine.tables.columns[:], self.engine.tables.outs[:] = columns, outs

    def measured(self, network: Network) -> dict[str, float]:
        """注 a deal for one among heuristic players, on every seat on the same packs."""
        engine, gains = self.engine, list[float]()
        engine.tables.columns[:], engine.tables.outs[:] = network.columns, network.outs
        for seat in range(SEATS):
            names = ["network@1" if each == seat else "heuristic@2" for each in range(SEATS)]
            rows = engine.playouts(self.start, names, 0, range(MEASURED), limit=ENDLESS)
            gains.append(float(rows[:, RETURNS + seat].mean()))
        return {"heuristic": float(np.mean(gains))}
