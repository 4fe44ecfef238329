"""The trainers of the games that have one, made by names alone, so that every process can make its own."""

from __future__ import annotations

from youyi.learn.course import Trainer
from youyi.learn.dama import DamaTrainer
from youyi.learn.ruqi import RuqiTrainer
from youyi.learn.tables import Laid


def trainer(laid: Laid) -> Trainer:
    """Make the trainer of a table. Raises KeyError for a game that has none."""
    trainers = {"dama": DamaTrainer, "ruqi": RuqiTrainer}
    return trainers[laid.game](laid.lay())
