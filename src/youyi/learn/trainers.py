"""The trainers of the games that have one, made by names alone, so that every process can make its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from youyi.learn import dama, ruqi
from youyi.learn.course import Course, Trainer
from youyi.learn.dama import DamaTrainer
from youyi.learn.ruqi import RuqiTrainer
from youyi.learn.tables import Laid

_TRAINERS: Mapping[str, tuple[Callable[[Any], Trainer], Course]] = {
    "dama": (DamaTrainer, dama.USUAL),
    "ruqi": (RuqiTrainer, ruqi.USUAL),
}


def trainer(laid: Laid) -> Trainer:
    """Make the trainer of a table. Raises KeyError for a game that has none."""
    make, _ = _TRAINERS[laid.game]
    return make(laid.lay().rules)


def usual(game: str) -> Course:
    """The course of a game unless another is asked for. Raises KeyError for a game that has none."""
    return _TRAINERS[game][1]
