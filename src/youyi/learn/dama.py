"""Training of 打馬: a network for each number of seats learns from games against itself, for 帖 or for the first place."""

from __future__ import annotations

import numpy as np

from youyi.compiled.learning import Learner
from youyi.compiled.streams import word
from youyi.games.dama import Dama
from youyi.games.dama.fast.engine import FastDama
from youyi.games.dama.fast.layout import UNITS
from youyi.games.dama.fast.memory import work
from youyi.games.dama.fast.tables import lower
from youyi.games.dama.fast.training import (
    ALL_CHANCES,
    INPUTS,
    WHOLE_AMOUNT,
    WORTH,
    Goal,
    expected_for,
    goal_under,
    learn,
    lesson,
)
from youyi.kernel.fast import FIRSTS, RETURNS
from youyi.kernel.session import ENDLESS
from youyi.kernel.youyi_error import YouyiError
from youyi.learn.texts import LEARN as TEXTS
from youyi.learn.training_run import TrainingRun, nothing_known
from youyi.players.network import Network

MEASURED = 3000
"""Games of each point of the curve, shared by the seats."""
USUAL = TrainingRun(lessons=300, games=1000, processes=1, seed=1, rate=0.003, trace=0.8)


PAYS = 40.0
"""帖 in one unit of value while the weights learn."""
PLAYERS = {Goal.SCORE: "network@3", Goal.FIRST: "network-first@3"}
"""Who plays by a network, by what it has learnt to play for."""


NOTHING_PAID = TEXTS["nothing_paid"]


class NothingPaid(YouyiError, ValueError):
    """Rules by which nothing is paid, where 帖 are to be learnt for."""


def _nothing_known(goal: Goal) -> Network:
    return nothing_known(expected_for(goal), INPUTS, UNITS)


class DamaTrainer:
    """Trains the network of one table."""

    inputs, units = INPUTS, UNITS

    def __init__(self, rules: Dama, goal: Goal) -> None:
        """Work the tables out and allocate memory. Raises `NothingPaid`."""
        if goal_under(rules, goal) is not goal:
            raise NothingPaid(NOTHING_PAID)
        self.rules, self.goal = rules, goal
        self.aim = {Goal.SCORE: "greedy", Goal.FIRST: "first"}[goal]
        self.unit: float = PAYS if self.goal is Goal.SCORE else ALL_CHANCES
        self.pays = self.unit / WORTH[goal]
        self.expected = expected_for(self.goal)
        self.work, self.lesson = work(), lesson()
        self.tables = lower(self.rules, *map(_nothing_known, Goal))
        self.start = FastDama.pack(self.rules.start())

    def teach(self, weights: Learner, run: TrainingRun, nth: int) -> float:
        """Play the games of a lesson."""
        rate, for_first = run.rate_in(nth // run.processes), self.goal is Goal.FIRST
        pace = np.array([rate, run.trace, self.unit, WHOLE_AMOUNT, for_first, run.others], np.float32)
        key = np.array([word(run.seed), word(nth)])
        return learn(self.tables, self.work, weights, self.lesson, self.start, key, run.games, pace)

    def measured(self, network: Network) -> dict[str, float]:
        """帖 a game for one among `greedy` players, on every seat on the same chance, and how often it is first."""
        others = (_nothing_known(goal) for goal in Goal if goal is not self.goal)
        engine, seats = FastDama(self.rules, network, *others), range(self.rules.terms.seats)
        gains, firsts = list[float](), list[float]()
        for seat in seats:
            names = [PLAYERS[self.goal] if each == seat else "greedy@1" for each in seats]
            rows = engine.playouts(self.start, names, 0, range(MEASURED // len(seats)), limit=ENDLESS)
            gains.append(float(rows[:, RETURNS + seat].mean()))
            firsts.append(float((rows[:, FIRSTS] >> seat & 1).mean()))
        return {"greedy": float(np.mean(gains)), "first": float(np.mean(firsts))}
