"""Races of 儒棋 solved exactly: how many turns a side alone on the board needs at least, on average, to clear it."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import numpy as np

from youyi.compiled.arrays import Floats
from youyi.games.ruqi.fast.layout import ALL_WAITING, WIDTH, army_of
from youyi.games.ruqi.fast.listing import Places
from youyi.games.ruqi.fast.memory import work
from youyi.games.ruqi.fast.racing import sweep_alone
from youyi.games.ruqi.fast.reach import tokens_reached
from youyi.games.ruqi.fast.solving import places
from youyi.games.ruqi.fast.tables import lower
from youyi.kernel.names import Words
from youyi.learn.endings import CLOSE, SWEEP, TooLarge, made_for, read_head
from youyi.learn.tables import AnyTable
from youyi.learn.texts import LEARN as TEXTS

VERSION = "ruqi-race-1"
MOST = 4
"""Pieces of a race at most."""
_TOO_MANY = TEXTS["race.too_many"]


@dataclass(frozen=True, slots=True, eq=False)
class Race:
    """The turns that so many pieces need under the rules of a table, by where they stand."""

    table: AnyTable
    pieces: int
    places: Places
    turns: Floats
    """[number of the army, its pieces in the order of their places]; 0 where no such army can stand."""
    sweeps: int

    def needed(self, tokens: Sequence[int]) -> float:
        """The expected number of turns of pieces that stand like this."""
        span, ordered = len(self.places.tokens), sorted(int(self.places.place_of[token]) for token in tokens)
        number = 0
        for place in ordered:
            number = number * span + place
        return float(self.turns[number])

    @property
    def from_the_start(self) -> float:
        """The same with all pieces at their start."""
        return self.needed(army_of(ALL_WAITING)[: self.pieces])

    @property
    def positions(self) -> int:
        """How many armies the table has."""
        return int(np.count_nonzero(self.turns))


def raced(table: AnyTable, pieces: int, told: Callable[[Words], object] | None = None) -> Race:
    """Solve the race of so many pieces, `told` of each sweep. Raises `TooLarge`."""
    if pieces > MOST:
        raise TooLarge(_TOO_MANY.filled(most=MOST))
    rules: Any = table.rules
    context = rules.context
    known = places(tokens_reached(context), lanes=bool(context.board.turns))
    tables, room, state = lower(rules), work(), np.zeros(WIDTH, np.int64)
    turns = np.zeros(len(known.tokens) ** pieces)
    sweeps, change = 0, 1.0
    while change > CLOSE:
        change = sweep_alone(tables, room, known, state, np.arange(pieces), turns)
        sweeps += 1
        if told is not None:
            told(SWEEP.filled(number=sweeps, change=f"{change:.3g}"))
    return Race(table, pieces, known, turns, sweeps)


def race_bytes(race: Race) -> bytes:
    """Write a table as its file: a line of JSON with its checksum, and 32-bit floats, compressed."""
    raw = race.turns.astype("<f4").tobytes()
    head = {**made_for(VERSION, race.table), "pieces": race.pieces, "sweeps": race.sweeps}
    told = {**head, "tokens": np.array(race.places.tokens).tolist(), "sha256": sha256(raw).hexdigest()}
    return json.dumps(told, default=str).encode() + b"\n" + zlib.compress(raw, 9)


def read_race(data: bytes, table: AnyTable) -> Race:
    """Read a table of a race for the rules it was made for. Raises `DamagedTable`."""
    told, raw = read_head(data, VERSION, table)
    rules: Any = table.rules
    context = rules.context
    known = places(tokens_reached(context), lanes=bool(context.board.turns))
    return Race(table, told["pieces"], known, np.frombuffer(raw, "<f4").astype(np.float64), told["sweeps"])
