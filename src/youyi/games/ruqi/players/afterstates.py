"""What the network of 儒棋 reads: both armies as a turn leaves them, as the numbers of the inputs that are on."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.ruqi.numbering import VERSION as ACTIONS
from youyi.games.ruqi.observations import VERSION as OBSERVATIONS
from youyi.games.ruqi.position import EVERY_PIECE, GONE, Army

VERSION = "ruqi-armies-1"
"""Changes whenever an input changes its meaning."""
EXPECTED = {"inputs_version": VERSION, "actions": ACTIONS, "observations": OBSERVATIONS}
"""What the card of a network must say."""
TOKENS = GONE + 1
PIECES = len(EVERY_PIECE)
TOGETHER = 2 * PIECES * TOKENS
"""From here on stand the inputs for pieces together; before them one for each side, piece and token, the mover's first."""
BIAS = TOGETHER + 2 * (PIECES - 1) * TOKENS
"""The input that is always on."""
INPUTS = BIAS + 1


def army_inputs(army: Army, side: int) -> Iterator[int]:
    """The inputs of one army: where each piece is and how, and how many are there alike; `side` is 0 for the mover's."""
    for piece, token in enumerate(army):
        yield (side * PIECES + piece) * TOKENS + token
        alike = army.count(token)
        if alike > 1 and army.index(token) == piece:
            yield TOGETHER + (side * (PIECES - 1) + alike - 2) * TOKENS + token
