"""What the expectimax player of 打馬 weighs, as arrays: the numbers of the readable player."""

from __future__ import annotations

import numpy as np

from youyi.compiled.arrays import Floats, Ints
from youyi.games.dama.fast.layout import CASTS
from youyi.games.dama.players.expectimax import THROWS
from youyi.games.dama.players.lookahead import THROWS as WAYS
from youyi.games.dama.players.weights import WEIGHTS
from youyi.games.dama.reach import CHANCES


def weighed() -> dict[str, Floats | Ints]:
    """Chances and weights, by the names of their tables; they are the same under all rulings."""
    return {
        "odds": np.array([chance for _, chance in THROWS]),
        "ways": np.array([number for _, number in WAYS]),
        "own_chance": np.array([CHANCES[sum(cast.faces)] for cast in CASTS]),
        "sums": np.array(CHANCES),
        "weights": np.array(WEIGHTS),
    }
