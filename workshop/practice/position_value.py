"""What a position is worth among given players: bouts played out from it by the fast engine."""

from __future__ import annotations

from typing import Any

from workshop.practice.estimates import mean
from youyi.analysis.review.evaluators import counts_of
from youyi.analysis.runs.engines import fast_engine
from youyi.analysis.runs.plan import Plan, seated
from youyi.kernel.session import ENDLESS


def worth(plan: Plan, position: str) -> list[tuple[float, float]]:
    """The mean result of every seat from a position in the game's notation, with half of its 95 % interval.

    Raises `NoFastEngine`, and what laying, seating and reading raise.
    """
    from youyi.analysis.simulate.fast_play import results_of  # the extra `fast`

    table = plan.table()
    engine, names = fast_engine(table), seated(plan.players, table)
    start = engine.pack(table.read_position(position))
    rows: Any = engine.playouts(start, names, plan.seed, range(plan.games), limit=ENDLESS)
    return [mean(each) for each in zip(*results_of(rows, engine.seats, counts_of(table)), strict=True)]
