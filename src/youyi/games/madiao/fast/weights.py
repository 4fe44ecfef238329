"""What the heuristic player of 馬吊 weighs, as arrays: worked out by the functions of the readable player."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import NamedTuple

from youyi.compiled.arrays import Floats, np
from youyi.games.madiao.cards import ABOVE, DECK
from youyi.games.madiao.players.worth import (
    FIRST_JI,
    LATER_JI,
    MANY_WON,
    kept,
    one_gate_more,
    one_trick_more,
    profit_of_brocade,
    profit_of_trick,
    unbeaten,
)
from youyi.games.madiao.position import HAND, SEATS
from youyi.games.madiao.situation import GATES, share_coming

_BOTH = (False, True)
_HELD = range(1, HAND + 1)
_WON = range(MANY_WON + 1)
_THREATS = range(1 + max(cards.bit_count() for cards in ABOVE))


class Weights(NamedTuple):
    """The numbers of a player by rules of thumb, in points; `held` counts its cards and begins with 1."""

    stays: Floats
    """[held, place in the trick, whether it is a 極, cards out that would beat it]: the chance that a card is not beaten."""
    trick_profit: Floats
    """[banks, held, won tricks]"""
    brocade_profit: Floats
    """[banks, card]"""
    keeps: Floats
    """[banks, card, held]"""
    edge: Floats
    """[won tricks, card]"""
    gate: Floats
    """[suits with a won 錦]: what a 錦 of one more is worth."""
    ji: Floats
    """[whether a card was won before]"""


def weights() -> Weights:
    """Work the arrays out; they are the same under all rulings."""
    return Weights(
        stays=_table(_stays, _HELD, range(SEATS), _BOTH, _THREATS),
        trick_profit=_table(profit_of_trick, _BOTH, _HELD, _WON),
        brocade_profit=_table(profit_of_brocade, _BOTH, DECK),
        keeps=_table(kept, _BOTH, DECK, _HELD),
        edge=_table(one_trick_more, _WON, DECK),
        gate=_table(one_gate_more, range(len(GATES))),
        ji=np.array([FIRST_JI, LATER_JI]),
    )


def _stays(held: int, place: int, is_ji: bool, threats: int) -> float:
    """Whoever has played in the trick holds one card less than who plays later."""
    coming = (SEATS - 1 - place) * held
    return unbeaten(share_coming(coming, coming + place * (held - 1)), is_ji, threats)


def _table(ask: Callable[..., float], *axes: range | tuple[object, ...]) -> Floats:
    """Ask a function about every combination of values."""
    return np.array([ask(*values) for values in product(*axes)]).reshape([len(axis) for axis in axes])
