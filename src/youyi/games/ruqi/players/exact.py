"""Exact endings of 儒棋 as players use them: one piece against one, solved under the answers of a shipped table.

Both sides have the same chances whatever their pieces count: at stake is what both count together, and only the chance to get
it is in a player's hand. So one table serves every two pieces. Round by round, without lanes or with them, is all one to it.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from importlib.resources import files

from youyi.games.ruqi.board import PIECES
from youyi.games.ruqi.payments import clearing_wins
from youyi.games.ruqi.position import GONE, Army
from youyi.games.ruqi.rulings import CLASSICAL, MODERN, Rulings
from youyi.players.network import UNIT, WrongNetwork

VERSION = "ruqi-endings-1"
FINE = 22
"""Bits by which a value is counted finer than UNIT: turns of an ending differ by little."""
SHARE = 30
"""Bits of a chance."""
COARSE = SHARE - FINE
NO_PLACE = -1
WORTH = tuple(piece.number for piece in PIECES)
_PACKAGE = "youyi.games.ruqi.players.endings"
_SHIPPED = (("modern", MODERN), ("classical", CLASSICAL))


@dataclass(frozen=True, slots=True, eq=False)
class Endings:
    """For the side about to throw the chance to get what is at stake, by where the two pieces stand."""

    place_of: tuple[int, ...]
    """[token]: its place in the table, or NO_PLACE where no piece comes; off the board it is none of the table's either."""
    places: int
    shares: tuple[int, ...]
    """[thrower's place * places + the other's], in parts of 2 ** SHARE."""
    racing: bool
    """Whether the side that clears gets it; else the one that is left."""

    def value(self, own: Army, theirs: Army) -> int | None:
        """What armies are worth to the side about to throw, in parts of UNIT << FINE of 算; None: they are no such ending."""
        mine, his = single(own), single(theirs)
        share = None if mine is None or his is None else self._share(own[mine], theirs[his])
        if mine is None or his is None or share is None:
            return None
        stake, lost = WORTH[mine] + WORTH[his], WORTH[mine if self.racing else his]
        return (share * stake * UNIT >> COARSE) - lost * (UNIT << FINE)

    def share(self, own: Army, theirs: Army) -> float | None:
        """The chance of the side about to throw to get what is at stake; None: they are no such ending."""
        mine, his = single(own), single(theirs)
        share = None if mine is None or his is None else self._share(own[mine], theirs[his])
        return None if share is None else share / (1 << SHARE)

    def _share(self, own: int, theirs: int) -> int | None:
        first, second = self.place_of[own], self.place_of[theirs]
        return None if NO_PLACE in (first, second) else self.shares[first * self.places + second]


def single(army: Army) -> int | None:
    """The only piece that an army still has; None if it has none, or more."""
    left = [piece for piece, token in enumerate(army) if token != GONE]
    return left[0] if len(left) == 1 else None


def endings_of(rulings: Rulings) -> Endings | None:
    """The shipped endings of a table's answers; None where they were not solved. What void throws pay makes no difference here."""
    for name, ruleset in _SHIPPED:
        if replace(rulings, void_award=ruleset.rulings.void_award) == ruleset.rulings:
            return _read(name, clearing_wins(rulings))
    return None


@cache
def _read(name: str, racing: bool) -> Endings:  # a key of the cache
    head, _, packed = files(_PACKAGE).joinpath(f"{name}.table").read_bytes().partition(b"\n")
    told, raw = json.loads(head), zlib.decompress(packed)
    if told["version"] != VERSION or sha256(raw).hexdigest() != told["sha256"]:
        raise WrongNetwork(f"{name}: a table of other numbers, or a damaged one")
    values = array("f", raw)
    if sys.byteorder == "big":
        values.byteswap()
    tokens, (mine, his) = told["tokens"], (WORTH[side[0]] for side in told["sides"])
    place_of = [NO_PLACE] * (GONE + 1)
    for place, token in enumerate(tokens):
        place_of[token] = place or NO_PLACE  # the first place is off the board
    lost = mine if racing else his
    shares = (round((value + lost) / (mine + his) * (1 << SHARE)) for value in values[: len(tokens) ** 2])
    return Endings(tuple(place_of), len(tokens), tuple(shares), racing)
