"""Many games counted, shared out among processes by game number: the figures never depend on how."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from youyi import __version__
from youyi.analysis.collector import collect_seldom
from youyi.analysis.engines import Engine, chosen, fast_engine
from youyi.analysis.measures import Turns, TurnsAndClauses
from youyi.analysis.referee import referee
from youyi.analysis.tally import Tally
from youyi.games import game as catalogued
from youyi.kernel.errors import YouyiError
from youyi.kernel.game import Table
from youyi.kernel.names import Words
from youyi.kernel.rulings import Value, differences, fingerprint
from youyi.kernel.streams import Numbered
from youyi.players.player import player, player_spec

SHARD = 50
"""Games handed to a process at a time."""
FASTER = 40
"""Times as many are handed to one with the fast engine."""


_SEATS = Words(
    "{seats} sit at this table, not {found}", "此桌 {seats} 人，不是 {found} 人", "此桌 {seats} 人，不是 {found} 人"
)


class WrongNumber(YouyiError, ValueError):
    """Players for more or fewer seats than the table has."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What to play, by names alone: everything that reproduces the figures."""

    game: str
    ruleset: str | None = None
    rulings: Mapping[str, Value] = field(default_factory=dict)
    terms: Mapping[str, Value] = field(default_factory=dict)
    """Terms that differ from those of a single bout."""
    players: tuple[str, ...]
    """One for each seat, which also says how many sit where that is open; a single one plays every seat."""
    games: int
    seed: int
    clauses: bool = False
    """Whether to report in how many games each clause was cited."""
    engine: str = "auto"
    """One of `engines.ENGINES`; the figures are the same."""

    def table(self) -> Table[Any, Any, Any, Any]:
        """Lay the table: single bouts, but for the terms named here. Raises what `Game.under` raises."""
        game = catalogued(self.game)
        bout = differences(game.bout, game.terms)
        return game.under(self.ruleset, dict(self.rulings), {**bout, **game.seating(len(self.players)), **self.terms})


def seated(names: Sequence[str], table: Table[Any, Any, Any, Any]) -> tuple[str, ...]:
    """The player of each seat, with its version. Raises `Unknown`, and `WrongNumber` for too many or too few."""
    everyone = tuple(names) * table.rules.seats if len(names) == 1 else tuple(names)
    if len(everyone) != table.rules.seats:
        raise WrongNumber(_SEATS.filled(seats=table.rules.seats, found=len(everyone)))
    return tuple(player_spec(name, table.game).full_id for name in everyone)


def tallied(
    table: Table[Any, Any, Any, Any],
    names: Sequence[str],
    seed: int,
    numbers: Sequence[int],
    *,
    clauses: bool = False,
) -> Tally:
    """Play the games of these numbers and count them."""
    tally = Tally(table.rules.seats)
    sitting = tuple(player(name, table) for name in names)
    for number in numbers:
        counted = TurnsAndClauses(table.game) if clauses else Turns(table.game)
        played = referee(table.rules, sitting, Numbered(seed, number), counted.on_events)
        tally.count(played.over, counted.count, counted.cited if isinstance(counted, TurnsAndClauses) else ())
    return tally


def simulate(
    plan: Plan,
    *,
    processes: int = 1,
    progress: Callable[[int], None] = lambda _games: None,
    table: Table[Any, Any, Any, Any] | None = None,
) -> dict[str, Any]:
    """Play every game of a plan and report; `progress` is given the number of games of each finished shard.

    A `table` that is not of the catalogue is played in this process. Raises what laying the table and seating raise.
    """
    laid = table or plan.table()
    names = seated(plan.players, laid)
    engine = chosen(plan.engine, laid, names, plan.games, clauses=plan.clauses)
    total = Tally(laid.rules.seats)
    here = processes == 1 or table is not None
    parts = _here(plan, laid, names, engine.name) if here else _shared(plan, laid, names, engine.name, processes)
    with closing(parts):
        for part in parts:
            total.add(part)
            progress(part.games)
    return _report(plan, laid, names, engine, total)


def _shards(games: int, engine: str) -> Iterator[range]:
    shard = SHARD * FASTER if engine == "fast" else SHARD
    return (range(first, min(first + shard, games)) for first in range(0, games, shard))


def _player_of_shards(
    plan: Plan, table: Table[Any, Any, Any, Any], names: Sequence[str], engine: str
) -> Callable[[range], Tally]:
    """How a shard is played and counted: by the fast engine or by the readable one."""
    if engine == "fast":
        from youyi.analysis.fast_play import tallied_fast  # NumPy comes with the extra `fast`

        return partial(tallied_fast, fast_engine(table), table.rules.start(), names, plan.seed)
    return partial(tallied, table, names, plan.seed, clauses=plan.clauses)


def _here(plan: Plan, table: Table[Any, Any, Any, Any], names: Sequence[str], engine: str) -> Generator[Tally]:
    play = _player_of_shards(plan, table, names, engine)
    return (play(shard) for shard in _shards(plan.games, engine))


def _shared(
    plan: Plan, table: Table[Any, Any, Any, Any], names: Sequence[str], engine: str, processes: int
) -> Generator[Tally]:
    """Play the shards in other processes; whatever ends the generator early, ends them too."""
    if engine == "fast":  # compiled once here, the kernels are loaded there
        _player_of_shards(plan, table, names, engine)(range(1))
    # Spawned, not forked: a fork would copy whatever threads and locks the caller holds.
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(processes, mp_context=context)
    try:
        with _deaf_to_interrupts():
            work = [pool.submit(_shard, plan, tuple(names), engine, shard) for shard in _shards(plan.games, engine)]
        for done in as_completed(work):
            yield done.result()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()  # a shard may take minutes
        raise
    finally:
        pool.shutdown()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Start processes that never receive Ctrl-C: the terminal sends it to all, and this one ends the others.

    A mask is inherited; a handler set in the worker would come too late for one that is still importing. Ctrl-C that
    arrives meanwhile is delivered afterwards.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _shard(plan: Plan, names: Sequence[str], engine: str, numbers: range) -> Tally:
    """Play a shard in a process of our own, whose collector we may slow."""
    collect_seldom()
    return _player_of_shards(plan, plan.table(), names, engine)(numbers)


def _report(
    plan: Plan, table: Table[Any, Any, Any, Any], names: Sequence[str], engine: Engine, total: Tally
) -> dict[str, Any]:
    figures = total.report()
    return {
        "game": table.game.id,
        "ruleset": table.ruleset.full_id,
        "rulings": table.changed_rulings,
        "terms": table.changed_terms,
        "fingerprint": fingerprint(table.game.id, table.rulings, table.terms),
        "seed": plan.seed,
        "engine": engine.name,
        "engine_because": engine.because,
        "release": __version__,
        "players": list(names),
        **figures,
        **({"clauses": dict(sorted(total.clauses.items()))} if plan.clauses else {}),
    }
