"""Which engine plays the games of a plan, and why: the readable one, or the fast one that is held to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from importlib.util import find_spec
from typing import Any, TypeAlias, cast

from youyi.analysis.texts import ANALYSIS as TEXTS
from youyi.kernel import optional_dependencies
from youyi.kernel.errors import YouyiError
from youyi.kernel.fast import FastEngine, FastRoom
from youyi.kernel.game import Game, Table
from youyi.kernel.names import Words
from youyi.kernel.rooms import ExampleKind, room
from youyi.players.player import everyone_of

AnyFast: TypeAlias = FastEngine[Any, Any, Any]
AnyTable: TypeAlias = Table[Any, Any, Any, Any]
ENGINES = ("auto", "reference", "fast")
FEW = 200
"""Fewer games than this are played before the fast engine would be ready, unless a player searches."""


class Why(Enum):
    """Why an engine plays; the value's first part stands in JSON."""

    ASKED = ("asked", TEXTS["why.asked.as_asked"])
    LOWERED = ("lowered", TEXTS["why.lowered.it_knows_these_rules_and"])
    FEW_GAMES = ("few_games", TEXTS["why.few_games.too_few_games_to_be"])
    CLAUSES = ("clauses", TEXTS["why.clauses.clauses_are_counted"])
    NONE_YET = ("no_fast_engine", TEXTS["why.none_yet.this_game_has_no_fast"])
    NO_EXTRA = (
        "not_installed",
        TEXTS["why.no_extra.the_fast_engine_is_not"],
    )
    OTHER_VERSION = (
        "other_version",
        TEXTS["why.other_version.the_fast_engine_does_not"],
    )
    RULINGS = (
        "rulings",
        TEXTS["why.rulings.the_fast_engine_does_not"],
    )
    PLAYERS = (
        "players",
        TEXTS["why.players.the_fast_engine_has_no"],
    )


class NoFastEngine(YouyiError, ValueError):
    """The fast engine was asked for and cannot play this."""


@dataclass(frozen=True, slots=True)
class Engine:
    """Who plays, and why."""

    name: str
    why: Why
    what: str = ""
    """Which answers or players the reason is about."""

    @property
    def says(self) -> Words:
        """The reason, for people."""
        return self.why.value[1].filled(what=self.what)

    @property
    def because(self) -> dict[str, str]:
        """The reason, for programs."""
        return {"reason": self.why.value[0], **({"what": self.what} if self.what else {})}


def reason(because: Mapping[str, str]) -> Words:
    """The reason in a report, for people."""
    why = next(each for each in Why if each.value[0] == because["reason"])
    return why.value[1].filled(what=because.get("what", ""))


def fast_room(game: Game[Any, Any, Any, Any]) -> FastRoom | None:
    """The fast engine of a game, its room `fast`; None if there is none.

    Raises ModuleNotFoundError where the extra `fast` is not installed, or in another version.
    """
    return cast("FastRoom | None", room(game.package, "fast"))


def installed() -> bool:
    """Whether the extra `fast` is installed, in the versions that it names."""
    return optional_dependencies.installed(*optional_dependencies.OF_KERNELS)


def module_installed(name: str) -> bool:
    """Whether a module of an extra can be imported; it is not loaded."""
    return find_spec(name) is not None


def fast_engine(table: AnyTable) -> AnyFast:
    """Make the fast engine of a table. Raises `NoFastEngine` with the reason where there is none."""
    obstacle = _missing(table) or _unknown(table, ())
    if obstacle is not None:
        raise NoFastEngine(obstacle.says)
    room = fast_room(table.game)
    assert room is not None
    return room.engine(table.rules)


def fast_kinds(game: Game[Any, Any, Any, Any], rulings: Any) -> Mapping[str, ExampleKind]:
    """The kinds of worked examples that the fast engine of a game runs under these answers: none where there is none.

    Raises `NoFastEngine` where the extra is not installed.
    """
    if not installed():
        raise NoFastEngine(_not_installed().says)
    room = fast_room(game)
    return {} if room is None or room.unlowerable(game.rules(rulings, game.terms)) else room.KINDS


def chosen(wanted: str, table: AnyTable, players: Sequence[str], games: int, *, clauses: bool = False) -> Engine:
    """Choose the engine: the wanted one, or for `auto` the fast one wherever it can play and there is enough to play.

    Raises `NoFastEngine` where it was wanted and cannot.
    """
    if wanted == "reference":
        return Engine("reference", Why.ASKED)
    obstacle = Engine("reference", Why.CLAUSES) if clauses else _missing(table)
    if obstacle is None and wanted == "auto" and games < FEW and not _anyone_searches(table, players):
        return Engine("reference", Why.FEW_GAMES)  # said without loading the fast engine, which takes longer
    obstacle = obstacle or _unknown(table, players)
    if obstacle is None:
        return Engine("fast", Why.ASKED if wanted == "fast" else Why.LOWERED)
    if wanted == "fast":
        raise NoFastEngine(obstacle.says)
    return obstacle


def _anyone_searches(table: AnyTable, players: Sequence[str]) -> bool:
    """Whether a player takes long over every choice."""
    return any(spec.full_id in players for spec in everyone_of(table.game) if spec.searches)


def _missing(table: AnyTable) -> Engine | None:
    """Whether there is no fast engine for a game, or none is installed."""
    if not table.game.has("fast"):
        return Engine("reference", Why.NONE_YET)
    return None if installed() else _not_installed()


def _not_installed() -> Engine:
    """What the extra `fast` lacks: a library, or the version of one that we know."""
    if all(map(module_installed, optional_dependencies.OF_KERNELS)):
        found = ((each, optional_dependencies.other_version(each)) for each in optional_dependencies.OF_KERNELS)
        return Engine(
            "reference", Why.OTHER_VERSION, ", ".join(f"{name} {version}" for name, version in found if version)
        )
    return Engine("reference", Why.NO_EXTRA)


def _unknown(table: AnyTable, players: Sequence[str]) -> Engine | None:
    """Which answers or players the fast engine does not know; None if it knows them all."""
    room = fast_room(table.game)
    assert room is not None
    answers = room.unlowerable(table.rules)
    if answers:
        return Engine("reference", Why.RULINGS, ", ".join(answers))
    refusing = {spec.full_id for spec in everyone_of(table.game) if spec.refuses(table) is not None}
    strangers = sorted(set(players) - set(room.PLAYERS) | set(players) & refusing)
    return Engine("reference", Why.PLAYERS, ", ".join(strangers)) if strangers else None
