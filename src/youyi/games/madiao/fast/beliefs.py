"""What a search knows of a deal beside the seat's own row, and what it supposes: memory of one thread, as one block."""

from __future__ import annotations

from typing import NamedTuple

from youyi.compiled.arrays import Floats, Ints, np
from youyi.compiled.record import record
from youyi.games.madiao.fast.layout import CARDS, DEALT_OUT
from youyi.games.madiao.position import HAND, SEATS

(
    WHO, PLACE, BEST_CARD, BEST_OF, BEATEN, SHOWN, TO_COME, FAMILIAR_THEN, STRANGE_THEN, LED_THEN, BANKER_LED_THEN,
    UNSEEN, KNOWN,
) = range(13)  # fmt: skip
"""Columns of a play: who played and what everybody knew before; its place among those UNSEEN, NONE if the looker saw it; the card."""
SURE, BLIND, LEARNT = range(3)
"""Columns of the model: how surely the card with more points is played, how often any card is, whether the network's values are points."""
WARMING, BETWEEN, TOGETHER = range(3)
"""Columns of the pace: exchanges in which the plays come to count, those from deal to deal, deals of one beginning."""


class Beliefs(NamedTuple):
    """The plays so far as all saw them, and one supposition of where the unseen cards lie."""

    plays: Ints
    """[play, column]"""
    had: Ints
    """[play, seat]: the cards it had won before."""
    turns: Ints
    """[seat, nth]: its plays, `turn_count` of them."""
    turn_count: Ints
    owner: Ints
    """[place of an unseen card]: the seat, SEATS for the stock."""
    discards: Ints
    """How many of the first places are discards."""
    lies: Ints
    """[place]: the card that is supposed there."""
    dealt: Ints
    """[owner]: its dealt hand, as a set; the stock comes last."""
    fit: Floats
    """[owner]: the logarithm of how likely its plays so far are, if the cards lie so."""
    model: Floats
    """[SURE, BLIND or LEARNT]"""
    pace: Ints
    """[WARMING, BETWEEN or TOGETHER]"""


def beliefs(model: tuple[float, float, bool], pace: tuple[int, int, int]) -> Beliefs:
    """Allocate the memory of one thread."""
    return record(
        Beliefs(
            plays=np.zeros((DEALT_OUT, KNOWN + 1), np.int64),
            had=np.zeros((DEALT_OUT, SEATS), np.int64),
            turns=np.zeros((SEATS, HAND), np.int64),
            turn_count=np.zeros(SEATS, np.int64),
            owner=np.zeros(CARDS, np.int64),
            discards=np.zeros(1, np.int64),
            lies=np.zeros(CARDS, np.int64),
            dealt=np.zeros(SEATS + 1, np.int64),
            fit=np.zeros(SEATS + 1),
            model=np.array(model, np.float64),
            pace=np.array(pace, np.int64),
        )
    )
