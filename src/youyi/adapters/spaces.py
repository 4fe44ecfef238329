"""The spaces of observations and actions, as Gymnasium and PettingZoo know them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from youyi.adapters.play import AnyPlay
from youyi.kernel.lab.actions import Actions
from youyi.kernel.lab.observations import Observations


def spaces_of(observations: Observations[Any], actions: Actions[Any, Any]) -> tuple[spaces.Dict, spaces.Discrete[Any]]:
    """The spaces of a table's observations and choices."""
    blocks = observations.blocks
    low = np.concatenate([np.full(block.size, block.low, np.int32) for block in blocks])
    high = np.concatenate([np.full(block.size, block.high, np.int32) for block in blocks])
    seen: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(low, high, dtype=np.int32),
        "action_mask": spaces.Box(0, 1, (actions.size,), np.int8),
    }
    return spaces.Dict(seen), spaces.Discrete(actions.size)


def observation_space(play: AnyPlay) -> spaces.Dict:
    """A row of numbers with the bounds of its blocks, and a mask of the legal actions."""
    return spaces_of(play.observations, play.actions)[0]


def action_space(play: AnyPlay) -> spaces.Discrete[Any]:
    """Every number of the game's choices."""
    return spaces.Discrete(play.actions.size)
