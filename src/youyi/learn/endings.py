"""Endings of 儒棋 solved exactly: tables, their files, and how far the network is from them."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import gcd
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from youyi.games.ruqi.fast.layout import ALL_WAITING, NUMBERS, OUT, army_of
from youyi.games.ruqi.fast.listing import Places
from youyi.games.ruqi.fast.memory import work
from youyi.games.ruqi.fast.reach import tokens_reached
from youyi.games.ruqi.fast.solving import misplayed, mistaken, places, side, sweep
from youyi.games.ruqi.fast.tables import lower
from youyi.kernel.names import Words
from youyi.kernel.youyi_error import YouyiError
from youyi.learn.tables import AnyTable
from youyi.learn.texts import LEARN as TEXTS

Doubles: TypeAlias = NDArray[np.float64]
VERSION = "ruqi-endings-1"
SWEEP = TEXTS["sweep"]
_NO_TABLE = TEXTS["no_table"]
_MADE_FOR = TEXTS["made_for"]
_TOO_MANY = TEXTS["too_many"]
_DAMAGED = TEXTS["damaged"]
MOST = 4
"""Pieces on the board at most: of five there would be some 27 thousand million positions."""
LOOKED_AT = 20_000
"""About so many positions are looked at to compare a player with a table."""
CLOSE = 1e-12
"""Sweeps go on until no value changes by more, in 算."""
SAME = 1e-9
"""Turns whose values differ by less are equally good."""


class TooLarge(YouyiError, ValueError):
    """An ending with more pieces than can be solved."""


class DamagedTable(YouyiError, ValueError):
    """A file that is no table of endings, or whose checksum is another."""


@dataclass(frozen=True, slots=True, eq=False)
class Ending:
    """The endings of two sets of pieces under the rules of a table."""

    table: AnyTable
    """Of single rounds."""
    sides: tuple[tuple[int, ...], tuple[int, ...]]
    """The pieces of either side, 0 for 善."""
    places: Places
    values: tuple[Doubles, Doubles]
    """For throws of the first set and of the second: what each position is worth to the thrower, in 算."""
    sweeps: int

    def worth(self, own: Sequence[int], theirs: Sequence[int]) -> float:
        """What a position is worth to the side about to throw, whose pieces are those of the first set."""
        first, second = (self.number(side, army) for side, army in zip(self.sides, (own, theirs), strict=True))
        return float(self.values[0].reshape(-1, len(self.places.tokens) ** len(self.sides[1]))[first, second])

    def number(self, side: Sequence[int], army: Sequence[int]) -> int:
        """The number of an army of some pieces."""
        span = len(self.places.tokens)
        return int(sum(int(self.places.place_of[army[piece]]) * span**nth for nth, piece in enumerate(side)))


def solved(
    table: AnyTable, first: Sequence[int], second: Sequence[int], told: Callable[[Words], object] | None = None
) -> Ending:
    """Solve the endings of two sets of pieces, `told` of each sweep. All of a side's other pieces are gone.

    Raises `TooLarge`.
    """
    if sum(map(len, (first, second))) > MOST:
        raise TooLarge(_TOO_MANY.filled(most=MOST))
    rules: Any = table.rules
    context = rules.context
    known = places(tokens_reached(context), lanes=bool(context.board.turns))
    tables = lower(rules)
    mine, theirs = (np.array(each, np.int64) for each in (first, second))
    here = there = side(tables, known, mine, theirs)
    one = two = np.zeros((len(here.cleared), len(known.tokens) ** len(mine)))
    if tuple(first) != tuple(second):  # else either side's table is the other's
        there, two = side(tables, known, theirs, mine), np.zeros(one.shape[::-1])
    one[0], two[0] = -there.cleared, -here.cleared
    sweeps, change = 0, 1.0
    while change > CLOSE:
        change = sweep(tables, (here, there), one, two)
        sweeps += 1
        if told is not None:
            told(SWEEP.filled(number=sweeps, change=f"{change:.3g}"))
    one[0], two[0] = 0, 0
    first_throws = one.T.reshape(-1)
    return Ending(
        table,
        (tuple(first), tuple(second)),
        known,
        (first_throws, first_throws if two is one else two.T.reshape(-1)),
        sweeps,
    )


def misplays(ending: Ending, player: str = "network@3") -> dict[str, float]:
    """How often a player, `network` or `lookahead`, does not choose a best turn, and what that loses on average, in 算.

    Over positions of the first set of pieces to throw and every throw with more than one turn, by the throws' chances: all
    positions where they are few, else about `LOOKED_AT`, evenly spread.
    """
    rules: Any = ending.table.rules
    tables, room = lower(rules), work()
    mine, theirs = (np.array(side, np.int64) for side in ending.sides)
    found, others = np.array([0, 0, 0, SAME]), (theirs, ending.values[1])
    misplayed(tables, room, ending.places, mine, others, NUMBERS[player], spread(ending), found)
    return {"decisions": float(found[0]), "not_best": float(found[1] / found[0]), "loss": float(found[2] / found[0])}


def network_error(ending: Ending) -> float:
    """The root of the mean square of what the network errs by, in 算, over positions that a turn of the first set has left."""
    rules: Any = ending.table.rules
    mine, theirs = (np.array(side, np.int64) for side in ending.sides)
    found = np.zeros(2)
    mistaken(lower(rules), work(), ending.places, mine, (theirs, ending.values[1]), spread(ending), found)
    return float(np.sqrt(found[1] / found[0]))


def spread(ending: Ending) -> int:
    """One in how many positions is looked at: each where they are few; the number has no factor in common with their rows."""
    every, places_each = max(1, len(ending.values[0]) // LOOKED_AT), len(ending.places.tokens)
    while every > 1 and gcd(every, places_each) > 1:
        every += 1
    return every


def start_worth(ending: Ending) -> float:
    """What an ending is worth to the first side, about to throw with all its pieces at their starts, in 算."""
    waiting = army_of(ALL_WAITING)
    armies = [[token if piece in side else OUT for piece, token in enumerate(waiting)] for side in ending.sides]
    return ending.worth(armies[0], armies[1])


def positions(ending: Ending) -> int:
    """How many positions of the first set to throw the table values."""
    return int(np.count_nonzero(ending.values[0]))


def made_for(version: str, table: AnyTable) -> dict[str, Any]:
    """What the head of a file says of the rules."""
    return {"version": version, "ruleset": table.ruleset.full_id, "rulings": table.changed_rulings}


def ending_bytes(ending: Ending) -> bytes:
    """Write a table as its file: a line of JSON with its checksum, and the values as 32-bit floats, compressed.

    Those for throws of the first set come first; if both sides have the same pieces, there are no others.
    """
    first, second = ending.sides
    raw = b"".join(each.astype("<f4").tobytes() for each in ending.values[: 1 if first == second else 2])
    head: dict[str, Any] = {
        **made_for(VERSION, ending.table),
        "sides": ending.sides,
        "tokens": np.array(ending.places.tokens).tolist(),
        "sweeps": ending.sweeps,
        "sha256": sha256(raw).hexdigest(),
    }
    return json.dumps(head, default=str).encode() + b"\n" + zlib.compress(raw, 9)


def read_head(data: bytes, version: str, table: AnyTable) -> tuple[dict[str, Any], bytes]:
    """What a file of a table says of itself, and its bytes. Raises `DamagedTable`, also if it was made for other rules."""
    head, _, packed = data.partition(b"\n")
    try:
        told, raw = json.loads(head), zlib.decompress(packed)
    except (ValueError, zlib.error) as error:
        raise DamagedTable(_NO_TABLE) from error
    wanted = json.loads(json.dumps(made_for(version, table), default=str))
    found = {name: told.get(name) for name in wanted}
    if found != wanted:
        raise DamagedTable(_MADE_FOR.filled(rules=str(tuple(found.values()))))
    if sha256(raw).hexdigest() != told["sha256"]:
        raise DamagedTable(_DAMAGED)
    return told, raw


def read_ending(data: bytes, table: AnyTable) -> Ending:
    """Read a table of endings for the rules it was made for. Raises `DamagedTable`."""
    told, raw = read_head(data, VERSION, table)
    values = np.frombuffer(raw, "<f4").astype(np.float64)
    rules: Any = table.rules
    context = rules.context
    known = places(tokens_reached(context), lanes=bool(context.board.turns))
    first, second = (tuple(side) for side in told["sides"])
    cut = len(known.tokens) ** (len(first) + len(second))
    here = values[:cut]
    there = here if first == second else values[cut:]
    return Ending(table, (first, second), known, (here, there), told["sweeps"])
