"""Small networks of whole numbers that value positions: one hidden layer over inputs of which few are on at a time.

Sums of whole numbers are the same on every machine and in compiled code, so a choice by such a network can be replayed.
A network is one file: a line of JSON, its card, and the weights as 16-bit numbers, compressed.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from typing import Any, TypeAlias

from youyi.kernel.lab.adding import exact_sum
from youyi.kernel.names import listed
from youyi.kernel.youyi_error import YouyiError
from youyi.players.texts import PLAYERS as TEXTS

Column: TypeAlias = tuple[int, ...]
SHIFT = 9
"""Weights are kept in parts of 2 ** -SHIFT; a value is counted in parts of 4 ** -SHIFT of the game's unit."""
UNIT = 1 << 2 * SHIFT
"""One of the game's unit, as `value` counts."""
MOST = (1 << 15) - 1
"""The largest weight, in parts."""


_NO_WEIGHTS = TEXTS["no_weights"]
_OTHER_VERSION = TEXTS["other_version"]
_MADE_FOR = TEXTS["made_for"]
_DAMAGED = TEXTS["damaged"]


class WrongNetwork(YouyiError, ValueError):
    """A file of weights that was made for other numbers than ours, or that has been damaged."""


@dataclass(frozen=True, slots=True, eq=False)
class Network:
    """The weights of a network: for each input a column with its weight to every hidden unit and, last, to the result.

    A hidden unit counts if its sum is positive; `outs` has the weight of each to the result.
    """

    card: Mapping[str, Any]
    """How it was trained: versions, script, seed, curve, hours, machine, and the hash of the weights."""
    columns: tuple[Column, ...]
    outs: Column

    def summed(self, inputs: Iterable[int]) -> list[int]:
        """Add up the columns of the inputs that are on; sums over parts of the inputs may be added."""
        return [exact_sum(weights) for weights in zip(*(self.columns[each] for each in inputs), strict=True)]

    def value(self, sums: Sequence[int]) -> int:
        """The value that belongs to the sums of all inputs, in parts of UNIT."""
        hidden = exact_sum([out * unit for out, unit in zip(self.outs, sums, strict=False) if unit > 0])
        return hidden + (sums[-1] << SHIFT)


def network_bytes(card: Mapping[str, Any], columns: Sequence[Sequence[int]], outs: Sequence[int]) -> bytes:
    """Write a network as its file; the sizes and the hash are added to the card."""
    weights = array("h", (weight for column in (*columns, outs) for weight in column))
    if sys.byteorder == "big":
        weights.byteswap()
    raw = weights.tobytes()
    told = {**card, "inputs": len(columns), "units": len(outs), "sha256": sha256(raw).hexdigest()}
    return json.dumps(told, ensure_ascii=False).encode() + b"\n" + zlib.compress(raw, 9)


def read_network(data: bytes, expected: Mapping[str, str]) -> Network:
    """Read a network. Raises `WrongNetwork` if its card names other versions than `expected`, or the weights are damaged."""
    head, _, packed = data.partition(b"\n")
    try:
        card, raw = json.loads(head), zlib.decompress(packed)
    except (ValueError, zlib.error) as error:
        raise WrongNetwork(_NO_WEIGHTS) from error
    wrong = [
        _OTHER_VERSION.filled(name=name, found=card.get(name), wanted=wanted)
        for name, wanted in expected.items()
        if card.get(name) != wanted
    ]
    if wrong:
        raise WrongNetwork(_MADE_FOR.filled(versions=listed(wrong)))
    if sha256(raw).hexdigest() != card["sha256"]:
        raise WrongNetwork(_DAMAGED)
    weights = array("h", raw)
    if sys.byteorder == "big":
        weights.byteswap()
    inputs, units = card["inputs"], card["units"]
    columns = tuple(tuple(weights[row * (units + 1) :][: units + 1]) for row in range(inputs))
    return Network(card, columns, tuple(weights[-units:]))


def shipped(package: str, name: str, expected: Mapping[str, str]) -> Network:
    """Read a network that lies in a package of ours. Raises `WrongNetwork`."""
    return read_network(files(package).joinpath(f"{name}.net").read_bytes(), expected)
