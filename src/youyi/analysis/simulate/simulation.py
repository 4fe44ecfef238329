"""Many games counted, shared out among processes by game number: the figures never depend on how."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache, partial
from platform import python_version
from typing import Any, NamedTuple

from youyi.analysis.figures.tally import Tally
from youyi.analysis.runs.engines import Engine, chosen, fast_engine
from youyi.analysis.runs.interrupts import interrupted
from youyi.analysis.runs.plan import Plan, for_every_seat, labels, read_plan, rulebook_of, seated
from youyi.analysis.runs.shards import Workers, in_order, shards
from youyi.analysis.simulate.measures import Turns, TurnsAndClauses
from youyi.analysis.simulate.partial import Counted, Partial
from youyi.analysis.simulate.referee import Played, referee
from youyi.analysis.simulate.rows import Columns, CsvRows, GameRow
from youyi.analysis.solve.odds import TooManyOutcomes, throws_from_start
from youyi.bots.named import Named, own_objects, player
from youyi.kernel.dice import Throw
from youyi.kernel.game import Table
from youyi.kernel.streams import Numbered
from youyi.players.player import AnyPlayer
from youyi.records.program import program

__all__ = ["Part", "Plan", "Simulation", "seated", "simulate", "tallied"]


class Part(NamedTuple):
    """Games of one shard, counted."""

    tally: Tally
    rows: list[GameRow]
    """Empty where nobody asked for them."""


def clause_keys(table: Table[Any, Any, Any, Any], *, clauses: bool) -> tuple[str, ...]:
    """The keys of the clauses that are counted, if clauses are."""
    return tuple(article.key for article in table.game.articles) if clauses else ()


def casts_of(table: Table[Any, Any, Any, Any], *, clauses: bool) -> tuple[str, ...]:
    """The casts that are counted, if clauses are: all that the dice of a game can show; none where there are no dice."""
    try:
        kinds = throws_from_start(table.rules) if clauses else []
    except TooManyOutcomes:
        return ()
    shown = (outcome for kind in kinds for outcome, _ in kind.chances)
    return tuple(dict.fromkeys(str(each) for each in shown if isinstance(each, Throw)))


def tallied(
    table: Table[Any, Any, Any, Any],
    names: Sequence[Named],
    seed: int,
    numbers: Sequence[int],
    *,
    clauses: bool = False,
    rows: list[GameRow] | None = None,
) -> Tally:
    """Play the games of these numbers by the readable engine and count them; each is added to `rows` too."""
    tally = Tally(table.rules.seats)
    sitting = tuple(player(each, table) for each in names)
    keys, casts = clause_keys(table, clauses=clauses), casts_of(table, clauses=clauses)
    for number in numbers:
        counted = TurnsAndClauses(table.game) if clauses else Turns(table.game)
        played = referee(table.rules, sitting, Numbered(seed, number), counted.on_events)
        cited = counted.cited if isinstance(counted, TurnsAndClauses) else {}
        over = played.over
        stopped = over is not None and over.kind in table.game.stopped
        tally.count(number, over, counted.count, cited.keys(), played.forfeit, stopped=stopped)
        if rows is not None:
            thrown = Counter(str(move) for move in played.moves if casts and isinstance(move, Throw))
            row = _row(number, played, counted.count, tuple(cited.get(key, 0) for key in keys))
            rows.append(row._replace(casts=tuple(thrown[cast] for cast in casts)))
    return tally


def _row(number: int, played: Played[Any], turns: int, cited: tuple[int, ...]) -> GameRow:
    """What a game of the readable engine is in a file."""
    over, plies = played.over, len(played.moves)
    if over is None:
        return GameRow(number, None, plies, turns, frozenset(), (), cited, forfeit=played.forfeit)
    return GameRow(number, over.kind, plies, turns, over.first, over.score, cited)


PlayPart = Callable[[range], Part]


@dataclass(frozen=True)
class Simulation:
    """A plan with all that follows from it before the first game."""

    plan: Plan
    table: Table[Any, Any, Any, Any]
    names: tuple[str, ...]
    engine: Engine
    own: tuple[AnyPlayer | None, ...]
    """The players that are objects, each on its seat; None where a player is named."""

    @cached_property
    def sitting(self) -> tuple[AnyPlayer, ...]:
        """The player of each seat, made when they are first needed."""
        pairs = zip(self.names, self.own, strict=True)
        return tuple(player(name, self.table) if each is None else each for name, each in pairs)

    @property
    def columns(self) -> Columns:
        """The columns of its rows."""
        counted = self.plan.clauses
        casts = casts_of(self.table, clauses=counted)
        return Columns(self.table.rules.seats, clause_keys(self.table, clauses=counted), casts)

    @property
    def identity(self) -> dict[str, Any]:
        """What distinguishes its figures from those of other simulations: all but the number of games."""
        book = {**rulebook_of(self.table), "players": list(self.names), "seed": self.plan.seed}
        return {**book, "clauses": self.plan.clauses, "release": program()}

    def player_of_parts(self, *, rows: bool) -> PlayPart:
        """How a shard is played and counted: by the fast engine or by the readable one."""
        if self.engine.name == "fast":
            from youyi.analysis.simulate.fast_play import tallied_fast  # NumPy comes with the extra `fast`

            count: Callable[..., Tally] = partial(
                tallied_fast,
                fast_engine(self.table),
                self.table.rules.start(),
                self.names,
                self.plan.seed,
                stopped=self.table.game.stopped,
            )
        else:
            count = partial(tallied, self.table, self.sitting, self.plan.seed, clauses=self.plan.clauses)
        return partial(_counted, count, rows=rows)

    def compile(self) -> None:
        """Compile the kernels, if there are any, so that other processes find them compiled."""
        if self.engine.name == "fast":
            with interrupted(at_once=True):
                self.player_of_parts(rows=False)(range(1))

    def report(self, total: Tally) -> dict[str, Any]:
        """The figures, with all that reproduces them."""
        return {
            **rulebook_of(self.table),
            "seed": self.plan.seed,
            "engine": self.engine.name,
            "engine_because": self.engine.because,
            "release": program(),
            "python": python_version(),
            "players": list(self.names),
            **total.report(),
            **({"clauses": dict(sorted(total.clauses.items()))} if self.plan.clauses else {}),
        }


def _counted(count: Callable[..., Tally], numbers: range, *, rows: bool) -> Part:
    kept: list[GameRow] = []
    return Part(count(numbers, rows=kept if rows else None), kept)


def prepared(
    plan: Plan, table: Table[Any, Any, Any, Any] | None = None, players: Sequence[Named] | None = None
) -> Simulation:
    """Lay the table, seat the players and choose the engine. Raises what these raise.

    `players` takes the place of the plan's where some are objects.
    """
    laid = table or plan.table()
    everyone = for_every_seat(plan.players if players is None else players, laid)
    names = labels(everyone, laid)
    engine = chosen(plan.engine, laid, names, plan.games, clauses=plan.clauses)
    if players is not None:
        plan = replace(plan, players=names)
    return Simulation(plan, laid, names, engine, own_objects(everyone))


def simulate(
    plan: Plan,
    *,
    processes: Workers = 1,
    progress: Callable[[int], None] = lambda _games: None,
    table: Table[Any, Any, Any, Any] | None = None,
    players: Sequence[Named] | None = None,
) -> dict[str, Any]:
    """Play every game of a plan and report; `progress` is given the number of games of each finished shard.

    A `table` that is not of the catalogue is played in this process. `players` takes the place of the plan's where some are
    objects; several processes are each sent copies (pickled). Raises what laying the table and seating raise, and for a
    cluster what `cluster.on_cluster` raises.
    """
    simulation = prepared(plan, table, players)
    total = run(simulation, processes=1 if table is not None else processes, progress=progress)
    return simulation.report(total)


def run(
    simulation: Simulation,
    *,
    processes: Workers = 1,
    progress: Callable[[int], None] = lambda _games: None,
    begun: Counted | None = None,
    rows: CsvRows | None = None,
    kept: Partial | None = None,
) -> Tally:
    """Play the games that are not counted yet, and count them; `kept` is told from time to time how far it has come."""
    games, engine = simulation.plan.games, simulation.engine.name
    total = Tally(simulation.table.rules.seats) if begun is None else begun.tally
    first = 0 if begun is None else begun.games
    play = simulation.player_of_parts(rows=rows is not None)
    if processes != 1:
        own = simulation.own if any(each is not None for each in simulation.own) else None
        play = partial(_in_process, simulation.plan.write(), engine, own, rows=rows is not None)
    if processes != 1 and isinstance(processes, int):
        simulation.compile()
    with closing(in_order(play, shards(first, games, engine, processes), processes)) as parts:
        for part in parts:
            total.add(part.tally)
            if rows is not None:
                rows.write(part.rows)
            if kept is not None and kept.due():
                kept.write(Counted(total.games, total, 0 if rows is None else rows.flushed()))
            progress(part.tally.games)
    return total


@lru_cache(maxsize=4)
def _player_in_process(plan: str, engine: str, *, rows: bool) -> PlayPart:
    simulation = prepared(replace(read_plan(plan), engine=engine))
    return simulation.player_of_parts(rows=rows)


def _in_process(
    plan: str, engine: str, own: tuple[AnyPlayer | None, ...] | None, numbers: range, *, rows: bool
) -> Part:
    """Play a shard in a process of our own, which keeps what it has made of the plan for the next, but for players sent to it."""
    if own is None:
        return _player_in_process(plan, engine, rows=rows)(numbers)
    found = read_plan(plan)
    players = [name if each is None else each for name, each in zip(found.players, own, strict=True)]
    return prepared(replace(found, engine=engine), players=players).player_of_parts(rows=rows)(numbers)
