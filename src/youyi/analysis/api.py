"""Simulations and comparisons of tables that are at hand, by players that may be objects: `youyi.simulate`, `youyi.compare`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from youyi.analysis.compare.comparison import Comparison
from youyi.analysis.compare.comparison import compare as compare_plans
from youyi.analysis.runs.plan import Plan, for_every_seat, labels
from youyi.analysis.simulate.simulation import simulate as simulate_plan
from youyi.bots.named import Named
from youyi.games import catalogue
from youyi.kernel.game import Table
from youyi.kernel.rulings import values

AnyTable: TypeAlias = Table[Any, Any, Any, Any]


def simulate(
    table: AnyTable,
    players: Sequence[Named],
    *,
    games: int = 1000,
    seed: int = 0,
    processes: int = 1,
    engine: str = "auto",
    clauses: bool = False,
    progress: Callable[[int], None] = lambda _games: None,
) -> dict[str, Any]:
    """Play games 0 to `games` - 1 of a seed and report: what `youyi simulate --json` writes.

    A player is a name or an object with `choose`, one for each seat or one for all. Several processes are sent copies of
    the objects (pickled); a player that remembers earlier games then makes the figures depend on their number.
    Raises `Unknown`, `BadPlayer`, `WrongNumber`, `NoFastEngine`.
    """
    plan = _plan(table, players, games=games, seed=seed, engine=engine, clauses=clauses)
    laid = None if any(table.game is each for each in catalogue()) else table
    return simulate_plan(plan, processes=processes, progress=progress, table=laid, players=_objects(players))


def compare(
    table: AnyTable,
    others: AnyTable | Sequence[AnyTable],
    players: Sequence[Named],
    *,
    games: int = 1000,
    seed: int = 0,
    processes: int = 1,
    courses: int = 0,
    chances: int = 0,
) -> dict[str, Any]:
    """Play the same games at a table and at others of the same game, and report what differs: `youyi compare --json`.

    `courses` games are followed ply by ply; the share of luck is measured with `chances`. Objects are played with by this
    process alone. Raises what `simulate` raises.
    """
    tables = (others,) if isinstance(others, Table) else tuple(others)
    plans = [_plan(each, players, games=games, seed=seed) for each in (table, *tables)]
    comparison = Comparison(base=plans[0], others=tuple(plans[1:]), courses=courses, chances=chances)
    return compare_plans(comparison, processes=processes, players=_objects(players))


def _plan(table: AnyTable, players: Sequence[Named], **settings: Any) -> Plan:
    return Plan(
        game=table.game.id,
        ruleset=table.ruleset.full_id,
        rulings=table.changed_rulings,
        terms=values(table.terms),
        players=labels(for_every_seat(players, table), table),
        **settings,
    )


def _objects(players: Sequence[Named]) -> Sequence[Named] | None:
    """The players, if some are objects; None where a plan can name them all."""
    return None if all(isinstance(each, str) for each in players) else players
