"""The trainers of the games that have one, made by names alone, so that every process can make its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from youyi.learn import dama, madiao, ruqi
from youyi.learn.dama import DamaTrainer
from youyi.learn.madiao import MadiaoTrainer
from youyi.learn.ruqi import RuqiTrainer
from youyi.learn.tables import NamedTable
from youyi.learn.training_run import Trainer, TrainingRun

_TRAINERS: Mapping[str, tuple[Mapping[str, Callable[[Any], Trainer]], TrainingRun]] = {
    "dama": ({goal.value: partial(DamaTrainer, goal=goal) for goal in dama.PLAYERS}, dama.USUAL),
    "madiao": ({madiao.USUAL.goal: MadiaoTrainer}, madiao.USUAL),
    "ruqi": ({ruqi.USUAL.goal: RuqiTrainer}, ruqi.USUAL),
}


def trainer(laid: NamedTable, goal: str) -> Trainer:
    """Make the trainer of a table for a goal. Raises KeyError for a game or a goal that has none."""
    makers, _ = _TRAINERS[laid.game]
    return makers[goal](laid.lay().rules)


def goals(game: str) -> tuple[str, ...]:
    """What a network can learn to play for. Raises KeyError for a game that has no trainer."""
    return tuple(_TRAINERS[game][0])


def usual(game: str) -> TrainingRun:
    """The training run of a game unless another is asked for. Raises KeyError for a game that has none."""
    return _TRAINERS[game][1]
