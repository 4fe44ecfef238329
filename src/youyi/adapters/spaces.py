"""The spaces of observations and actions, as Gymnasium and PettingZoo know them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from youyi.adapters.play import Play


def observation_space(play: Play) -> spaces.Dict:
    """A row of numbers with the bounds of its blocks, and a mask of the legal actions."""
    blocks = play.observations.blocks
    low = np.concatenate([np.full(block.size, block.low, np.int32) for block in blocks])
    high = np.concatenate([np.full(block.size, block.high, np.int32) for block in blocks])
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int32),
            "action_mask": spaces.Box(0, 1, (play.actions.size,), np.int8),
        }
    )


def action_space(play: Play) -> spaces.Discrete[Any]:
    """Every number of the game's choices."""
    return spaces.Discrete(play.actions.size)
