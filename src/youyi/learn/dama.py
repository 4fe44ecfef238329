"""Training of 打馬: a network for each number of seats learns from games against itself, for 帖."""

from __future__ import annotations

import numpy as np

from youyi.compiled.learning import Learner
from youyi.compiled.streams import word
from youyi.games.dama import Dama
from youyi.games.dama.fast.engine import FastDama
from youyi.games.dama.fast.layout import UNITS
from youyi.games.dama.fast.memory import work
from youyi.games.dama.fast.tables import lower
from youyi.games.dama.fast.training import EXPECTED, INPUTS, WHOLE_AMOUNT, learn, lesson
from youyi.kernel.fast import FIRSTS, RETURNS
from youyi.kernel.session import ENDLESS
from youyi.learn.course import Course
from youyi.players.network import Network

MEASURED = 300
"""Games, from every seat, of each point of the curve."""
USUAL = Course(lessons=400, games=100, processes=2, seed=1, rate=0.001, trace=0.8)


class DamaTrainer:
    """Trains the network of one table."""

    inputs, units, pays, expected = INPUTS, UNITS, 40.0, EXPECTED

    def __init__(self, rules: Dama) -> None:
        """Work the tables out and allocate memory."""
        self.rules = rules
        self.work, self.lesson = work(), lesson()
        self.tables = lower(self.rules)
        self.start = FastDama.pack(self.rules.start())

    def teach(self, weights: Learner, course: Course, nth: int) -> float:
        """Play the games of a lesson."""
        pace = np.array([course.rate_in(nth // course.processes), course.trace, self.pays, WHOLE_AMOUNT], np.float32)
        key = np.array([word(course.seed), word(nth)])
        return learn(self.tables, self.work, weights, self.lesson, self.start, key, course.games, pace)

    def measured(self, network: Network) -> dict[str, float]:
        """帖 a game for one among `greedy` players, on every seat on the same chance, and how often it is first."""
        engine, seats = FastDama(self.rules, network), range(self.rules.terms.seats)
        gains, firsts = list[float](), list[float]()
        for seat in seats:
            names = ["network@1" if each == seat else "greedy@1" for each in seats]
            rows = engine.playouts(self.start, names, 0, range(MEASURED), limit=ENDLESS)
            gains.append(float(rows[:, RETURNS + seat].mean()))
            firsts.append(float((rows[:, FIRSTS] >> seat & 1).mean()))
        return {"greedy": float(np.mean(gains)), "first": float(np.mean(firsts))}
