"""Training of 儒棋: a network for each manner of scoring learns from rounds against itself."""

from __future__ import annotations

import numpy as np

from youyi.compiled.learning import Learner
from youyi.compiled.streams import word
from youyi.games.ruqi import Ruqi
from youyi.games.ruqi.fast.engine import FastRuqi
from youyi.games.ruqi.fast.layout import INPUTS, UNITS
from youyi.games.ruqi.fast.memory import work
from youyi.games.ruqi.fast.reach import tokens_reached
from youyi.games.ruqi.fast.tables import lower
from youyi.games.ruqi.fast.training import EXPECTED, learn, lesson
from youyi.kernel.fast import PLIES, RETURNS
from youyi.kernel.session import ENDLESS
from youyi.learn.training_run import TrainingRun
from youyi.players.network import Network

MEASURED, AGAINST_ITSELF = 1000, 200
"""Rounds, from either side, of each point of the curve; and rounds against itself."""
LONG = 2000
"""Turns after which a round against itself counts as one without an end."""
USUAL = TrainingRun(lessons=1200, games=1000, processes=1, seed=1, rate=0.01, trace=0.7, strewn=50)


class RuqiTrainer:
    """Trains the network of one table of single rounds."""

    inputs, units, pays, expected, aim = INPUTS, UNITS, 20.0, EXPECTED, "greedy"

    def __init__(self, rules: Ruqi) -> None:
        """Work the tables out and allocate memory."""
        self.rules = rules
        self.tables, self.work, self.lesson = lower(self.rules), work(), lesson()
        self.tokens = np.array(tokens_reached(self.rules.context), np.int64)

    def teach(self, weights: Learner, run: TrainingRun, nth: int) -> float:
        """Play the rounds of a lesson."""
        rate = run.rate_in(nth // run.processes)
        pace = np.array([rate, run.trace, run.strewn, self.pays, run.others], np.float32)
        key = np.array([word(run.seed), word(nth)])
        return learn(self.tables, self.work, weights, self.lesson, self.tokens, key, run.games, pace)

    def measured(self, network: Network) -> dict[str, float]:
        """算 a round gained from `greedy`, each round from either side on the same chance, and the share that is won.

        And the share of rounds against itself that have no end: two sides that both hold back wait for ever, of which a network that
        learns from finished rounds alone is told nothing.
        """
        engine, start = FastRuqi(self.rules, network), FastRuqi.pack(self.rules.start())
        seats = (("network@3", "greedy@1"), ("greedy@1", "network@3"))
        played = [engine.playouts(start, names, 0, range(MEASURED), limit=ENDLESS) for names in seats]
        gains = np.concatenate([rows[:, RETURNS + seat] for seat, rows in enumerate(played)])
        alone = engine.playouts(start, ("network@3", "network@3"), 0, range(AGAINST_ITSELF), limit=LONG)
        unended = float((alone[:, PLIES] >= LONG).mean())
        return {"greedy": float(gains.mean()), "won": float((gains > 0).mean()), "unended": unended}
