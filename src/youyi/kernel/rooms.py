"""The rooms that a game may have beside its rules: each a module of a fixed name, found and imported when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:
    from youyi.kernel.face.commentary import Commentary
    from youyi.kernel.face.handbook import Handbook
    from youyi.kernel.face.lessons import Teaching
    from youyi.kernel.face.pictures import Picture
    from youyi.kernel.face.screen import Line, Room
    from youyi.kernel.lab.evaluation import Judging
    from youyi.kernel.lab.exact import ExactTable
    from youyi.kernel.lab.observations import Observations
    from youyi.kernel.lab.players import Levels, PlayerSpec
    from youyi.kernel.lab.playing_stats import PlayingStat
    from youyi.kernel.lab.score_history import ScoreHistory
    from youyi.kernel.names import Language

P = TypeVar("P")
M = TypeVar("M")
E = TypeVar("E")
V = TypeVar("V")

ExampleKind: TypeAlias = Callable[[Any, Mapping[str, Any]], Mapping[str, Any]]
"""A kind of worked example: from rulings and what is given to what is got."""
ROOMS: Mapping[str, str] = {
    "players": "PLAYERS",
    "players.levels": "LEVELS",
    "players.judge": "judgings",
    "observations": "observations",
    "exact": "exact_tables",
    "vectors": "KINDS",
    "playing_stats": "PLAYING_STATS",
    "score_history": "SCORE_HISTORY",
    "commentary": "COMMENTARY",
    "screen": "screen",
    "svg": "svg",
    "teaching": "TEACHING",
    "handbook": "handbook",
}
"""What each room holds, by that name; `fast` holds an engine, which `youyi.kernel.fast` describes."""


class Screen(Protocol):
    """Shows what a seat may see in a terminal of some size."""

    def __call__(self, view: Any, language: Language, room: Room, /) -> tuple[Line, ...]:
        """Show it."""
        ...


class Drawing(Protocol):
    """Draws what a seat may see on a ground in the seats' colours; without a view the empty board, or the pack."""

    def __call__(self, view: Any, language: Language, ground: str, colours: tuple[str, ...], /) -> Picture:
        """Draw it."""
        ...


@cache
def has_room(package: str, name: str) -> bool:
    """Whether a package has a module, which is not imported for that; packages above it are."""
    above, _, _ = name.rpartition(".")
    if not package or (above and not hasattr(room(package, above), "__path__")):
        return False
    return find_spec(f"{package}.{name}") is not None


@cache
def room(package: str, name: str) -> ModuleType | None:
    """A module of a package, if there is one."""
    return import_module(f"{package}.{name}") if has_room(package, name) else None


class Rooms(Generic[P, M, E, V]):
    """What a game may have beside its rules, in modules beside theirs."""

    __slots__ = ()
    rules: Callable[[Any, Any], Any]

    @property
    def package(self) -> str:
        """The package that the rules stand in, and every room; empty for rules of no package."""
        return self.rules.__module__.rpartition(".")[0]

    def has(self, name: str) -> bool:
        """Whether the game has a room; it is not imported for that."""
        return has_room(self.package, name)

    def _of(self, name: str, *otherwise: Any) -> Any:
        """What a room holds, or what stands for it where there is none. Raises LookupError where nothing does."""
        found = room(self.package, name)
        if found is not None:
            return getattr(found, ROOMS[name])
        if not otherwise:
            raise LookupError(f"{self.package} has no room {name!r}; ask `has` first")
        return otherwise[0]

    def players(self) -> tuple[PlayerSpec, ...]:
        """The game's own players, weakest first."""
        return self._of("players", ())

    def levels(self) -> Levels | None:
        """The strengths that people choose from, made of players; None: they choose a player."""
        return self._of("players.levels", None)

    def judgings(self, table: Any) -> tuple[Judging, ...]:
        """The ways to value the positions of a `Table`, the usual one first. Raises LookupError."""
        return self._of("players.judge")(table)

    def observations(self, rules: Any) -> Observations[V]:
        """How what a seat sees is written as numbers. Raises LookupError."""
        return self._of("observations")(rules)

    def exact(self, rules: Any) -> tuple[ExactTable, ...]:
        """Exact chances beside those of a single throw."""
        return self._of("exact", lambda _rules: ())(rules)

    def examples(self) -> Mapping[str, ExampleKind]:
        """The kinds of worked examples that `youyi conform` can run, by name."""
        return self._of("vectors", {})

    def playing_stats(self) -> tuple[PlayingStat[P, M, E], ...]:
        """What is counted of how a seat plays."""
        return self._of("playing_stats", ())

    @property
    def score_history(self) -> ScoreHistory[P, E] | None:
        """What a result page tells beside each seat's result."""
        return self._of("score_history", None)

    @property
    def commentary(self) -> Commentary[P, M, E] | None:
        """Remarks on choices and events for pages."""
        return self._of("commentary", None)

    def teaching(self) -> Teaching:
        """What teaches the game. Raises LookupError."""
        return self._of("teaching")

    def handbook(self, rulings: Any) -> Handbook:
        """The game on paper. Raises LookupError."""
        return self._of("handbook")(rulings)

    @property
    def screen(self) -> Screen | None:
        """What shows a view in a terminal."""
        return self._of("screen", None)

    @property
    def svg(self) -> Drawing | None:
        """What draws a view as a picture."""
        return self._of("svg", None)
