"""Games of the fast engine counted: the same tally as of games that the readable engine has played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from youyi.analysis.figures.tally import Tally
from youyi.analysis.runs.engines import AnyFast
from youyi.analysis.runs.timing import SLICES, Speed
from youyi.analysis.simulate.rows import GameRow
from youyi.kernel.fast import DECISIONS, ENDING, FIRSTS, PLIES, RETURNS, TURNS
from youyi.kernel.lab.evaluation import Counts, Worth
from youyi.kernel.seats import Seat
from youyi.kernel.session import ENDLESS

BATCH = 100
"""Games between two looks at the clock, unless another number is named."""


def tallied_fast(
    engine: AnyFast,
    start: Any,
    names: Sequence[str],
    seed: int,
    numbers: range,
    *,
    stopped: frozenset[str] = frozenset(),
    rows: list[GameRow] | None = None,
) -> Tally:
    """Play the games of these numbers from a position and count them; each is added to `rows` too.

    `stopped` are the endings of games that are only stopped.
    """
    assert numbers.step == 1, "kernels count games one after the other"
    played = engine.playouts(engine.pack(start), names, seed, numbers, limit=ENDLESS)
    if rows is not None:
        rows.extend(_row(engine, number, values) for number, values in zip(numbers, played.tolist(), strict=True))
    ended = played[played[:, ENDING] > 0]
    firsts, turns = ended[:, FIRSTS], played[:, TURNS]
    return Tally(
        engine.seats,
        games=len(played),
        ended=len(ended),
        lengths=_counted(ended[:, TURNS]),
        stopped=_counted(ended[np.isin(ended[:, ENDING], codes_of(engine, stopped)), TURNS]),
        scores=[_counted(ended[:, RETURNS + seat]) for seat in range(engine.seats)],
        firsts=Counter({seat: int((firsts >> seat & 1).sum()) for seat in range(engine.seats)}),
        longest=(int(turns.max()), numbers[int(turns.argmax())]) if len(played) else None,
        ends=Counter({engine.endings[code - 1]: times for code, times in _counted(ended[:, ENDING]).items()}),
    )


def codes_of(engine: AnyFast, endings: frozenset[str]) -> list[int]:
    """The numbers of endings in rows of figures."""
    return [code for code, kind in enumerate(engine.endings, start=1) if kind in endings]


def _row(engine: AnyFast, number: int, values: Sequence[int]) -> GameRow:
    """What the figures of one game are in a file."""
    plies, turns = values[PLIES], values[TURNS]
    if not values[ENDING]:
        return GameRow(number, None, plies, turns, frozenset(), ())
    first = first_of(values, engine.seats)
    score = tuple(values[RETURNS : RETURNS + engine.seats])
    return GameRow(number, engine.endings[values[ENDING] - 1], plies, turns, first, score)


def first_of(values: Sequence[int], seats: int) -> frozenset[Seat]:
    """Who was first in a game, given its figures; nobody in one without an end."""
    return frozenset(Seat(seat) for seat in range(seats) if values[ENDING] and values[FIRSTS] >> seat & 1)


def results_of(rows: NDArray[np.int64], seats: int, counts: Counts) -> list[Worth]:
    """What each seat had at the end of each game, as it counts, given the figures of `playouts`."""
    scores = slice(RETURNS, RETURNS + seats)
    return [counts.result(row[scores], first_of(row, seats)) for row in rows.tolist()]


def _counted(values: NDArray[np.int64]) -> Counter[int]:
    found, times = np.unique(values, return_counts=True)
    return Counter(dict(zip(found.tolist(), times.tolist(), strict=True)))


def share_of_choices(engine: AnyFast, start: Any, names: Sequence[str], games: int) -> float:
    """The share of players' choices among all plies of so many games."""
    rows = engine.playouts(engine.pack(start), names, 0, range(games), limit=ENDLESS, courses=True)
    decisions = rows[:, RETURNS + engine.seats + len(engine.counters) + DECISIONS]
    return float(decisions.sum() / rows[:, PLIES].sum())


def timed_fast(
    engine: AnyFast, start: Any, names: Sequence[str], seconds: float, *, batch: int = BATCH
) -> tuple[Speed, ...]:
    """Play whole games in slices of at least this many seconds each; compiling is not counted."""
    state, first, slices = engine.pack(start), 0, list[Speed]()
    engine.playouts(state, names, 0, range(1), limit=ENDLESS)
    for _ in range(SLICES):
        moves, turns, games = 0, 0, 0
        began = process_time()
        while (spent := process_time() - began) < seconds or not games:
            rows = engine.playouts(state, names, 0, range(first, first + batch), limit=ENDLESS)
            first, games = first + batch, games + batch
            moves, turns = moves + int(rows[:, PLIES].sum()), turns + int(rows[:, TURNS].sum())
        slices.append(Speed(moves, turns, games, spent))
    return tuple(slices)
