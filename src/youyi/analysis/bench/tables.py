"""Tables of speed: our games beside other programs' in the same run, and how speed grows with batches, seats and processes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from time import perf_counter
from typing import Any

from youyi.analysis.bench.engine import rates, timed
from youyi.analysis.bench.peers import BOARD, CARDS, Peer, installed_peers, measured
from youyi.analysis.runs.engines import FEW, AnyTable, chosen, fast_engine
from youyi.analysis.runs.plan import Plan
from youyi.analysis.runs.timing import SLICES, Speed, collect_seldom
from youyi.analysis.simulate.simulation import prepared, run
from youyi.games import catalogue
from youyi.kernel.game import Game
from youyi.kernel.rules import Decision
from youyi.kernel.rulings import Quantity, differences, questions
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered
from youyi.players.player import player
from youyi.records.program import program

SEATS = 4
"""Where a game lets so many sit, they do."""
BATCHES = (1, 10, 100, 1000)
SAMPLE = 200
"""Games by which the share of choices among the plies is found."""


def against_peers(seconds: float) -> Iterator[dict[str, Any]]:
    """Time the peers that are installed, then our games with the ratio to each peer of the same kind."""
    collect_seldom()
    found = list[tuple[Peer, float]]()
    for peer in installed_peers():
        row = measured(peer, seconds / SLICES)
        found.append((peer, row["decisions_per_s"]))
        yield {**row, "times": {}}
    for game in catalogue():
        table = _table(game)
        kind = CARDS if game.hides else BOARD
        row = _ours(table, seconds)
        times = {peer.name: round(row["decisions_per_s"] / rate, 2) for peer, rate in found if peer.kind == kind}
        yield {**row, "times": times}


def _table(game: Game[Any, Any, Any, Any], seats: int = SEATS) -> AnyTable:
    return game.under(terms={**differences(game.bout, game.terms), **game.seating(seats)})


def _ours(table: AnyTable, seconds: float) -> dict[str, Any]:
    """Random play of single bouts by the fastest engine there is."""
    engine, slices, share = _timed(table, seconds)
    found = rates(slices)
    return {
        "program": "youyi",
        "version": program(),
        "game": f"{table.ruleset.full_id}, {table.rules.seats} seats",
        "through": engine,
        "decisions_per_s": round(found["moves_per_s"] * share, 1),
        "games_per_s": found["games_per_s"],
    }


def _timed(table: AnyTable, seconds: float) -> tuple[str, tuple[Speed, ...], float]:
    """Which engine plays, what it did in each slice, and the share of players' choices among all plies."""
    names = ("random@1",) * table.rules.seats
    if chosen("auto", table, names, FEW).name != "fast":
        return "reference", timed(table, "random", seconds / SLICES), _share(table)
    from youyi.analysis.simulate.fast_play import share_of_choices, timed_fast  # NumPy comes with the extra `fast`

    engine, start = fast_engine(table), table.rules.start()
    return "fast", timed_fast(engine, start, names, seconds / SLICES), share_of_choices(engine, start, names, SAMPLE)


def _share(table: AnyTable) -> float:
    """The share of players' choices among the plies of the first game, by the readable engine."""
    sitting = [player("random", table)] * table.rules.seats
    session: Session[Any, Any, Any, Any] = Session(table.rules, keep=0)
    choices = 0
    while session.over is None:
        choices += isinstance(session.prompt, Decision)
        session.advance(sitting, Numbered(0, 0))
    return choices / session.at


def scaling(seconds: float, *, processes: int | None = None) -> Iterator[dict[str, Any]]:
    """How speed grows: with the games that kernels are handed at a time, with the seats, and with the processes.

    Batches and seats are timed by the processor's time on one core, processes by the clock, their start included. `times` is the
    ratio to the first row of its kind.
    """
    collect_seldom()
    most = processes or os.cpu_count() or 1
    for game in catalogue():
        table = _table(game)
        names = ("random@1",) * table.rules.seats
        if chosen("auto", table, names, FEW).name == "fast":
            yield from _ratios(table, "batch", _by_batch(table, names, seconds))
        yield from _ratios(table, "seats", _by_seats(game, seconds))
        yield from _ratios(table, "processes", _by_processes(table, seconds, most))


def _by_batch(table: AnyTable, names: tuple[str, ...], seconds: float) -> Iterator[tuple[int, float]]:
    from youyi.analysis.simulate.fast_play import timed_fast  # NumPy comes with the extra `fast`

    engine = fast_engine(table)
    for batch in BATCHES:
        slices = timed_fast(engine, table.rules.start(), names, seconds / SLICES, batch=batch)
        yield batch, rates(slices)["games_per_s"]


def _by_seats(game: Game[Any, Any, Any, Any], seconds: float) -> Iterator[tuple[int, float]]:
    asked = questions(game.terms).get("seats")
    highest = asked.highest if isinstance(asked, Quantity) else None
    for seats in range(asked.lowest, highest + 1) if isinstance(asked, Quantity) and highest else ():
        _, slices, _ = _timed(_table(game, seats), seconds)
        yield seats, rates(slices)["games_per_s"]


def _by_processes(table: AnyTable, seconds: float, most: int) -> Iterator[tuple[int, float]]:
    """Whole simulations, by the clock: so many games that one process plays them in about the given time."""
    _, slices, _ = _timed(table, seconds)
    games = max(FEW, int(rates(slices)["games_per_s"] * seconds))
    players = ("random",) * table.rules.seats
    plan = Plan(game=table.game.id, players=players, games=games, seed=0)
    for processes in range(1, most + 1):
        simulation = prepared(plan)
        began = perf_counter()
        run(simulation, processes=processes)
        yield processes, round(games / (perf_counter() - began), 3)


def _ratios(table: AnyTable, what: str, found: Iterator[tuple[int, float]]) -> Iterator[dict[str, Any]]:
    first = None
    for value, rate in found:
        first = first or rate
        game = table.ruleset.full_id
        yield {"game": game, "what": what, "value": value, "games_per_s": rate, "times": round(rate / first, 2)}
