"""Levels: the strengths of a game that people choose from, each a player of the game, most of them with slips.

The names, and those of the computers, are our invention. Their figures come from `ladder.json`, which `youyi ladder` writes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from importlib.resources import files
from typing import Any, Generic, TypeVar

from youyi.kernel.chance import Entropy
from youyi.kernel.lab.players import HUNDRED, Level, Levels, MeasuredStrength, PlayerSpec, level_id
from youyi.kernel.names import Name, Words
from youyi.kernel.rules import Player
from youyi.players.texts import PLAYERS as TEXTS

V = TypeVar("V")
M = TypeVar("M")

TABLE = "ladder.json"
NAMES: tuple[Name, ...] = (
    TEXTS.name("names.level_1_novice"),
    TEXTS.name("names.level_2_beginner"),
    TEXTS.name("names.level_3_practised"),
    TEXTS.name("names.level_4_skilled"),
    TEXTS.name("names.level_5_expert"),
    TEXTS.name("names.level_6_master"),
)
"""What the levels are called in every game, weakest first."""
CALLED: tuple[tuple[Name, ...], ...] = (
    (
        TEXTS.name("called.fledgling_sparrow"),
        TEXTS.name("called.young_swallow"),
        TEXTS.name("called.budding_lotus"),
        TEXTS.name("called.spring_grass"),
    ),
    (
        TEXTS.name("called.morning_dew"),
        TEXTS.name("called.mountain_apricot"),
        TEXTS.name("called.green_plum"),
        TEXTS.name("called.wild_aster"),
    ),
    (
        TEXTS.name("called.white_poplar"),
        TEXTS.name("called.oriole"),
        TEXTS.name("called.green_parasol_tree"),
        TEXTS.name("called.rock_spring"),
    ),
    (
        TEXTS.name("called.goshawk"),
        TEXTS.name("called.verdant_cypress"),
        TEXTS.name("called.river_moon"),
        TEXTS.name("called.frost_bell"),
    ),
    (
        TEXTS.name("called.dark_crane"),
        TEXTS.name("called.winter_plum"),
        TEXTS.name("called.snow_ridge"),
        TEXTS.name("called.long_rainbow"),
    ),
    (
        TEXTS.name("called.pole_star"),
        TEXTS.name("called.wide_sea"),
        TEXTS.name("called.high_peak"),
        TEXTS.name("called.river_of_heaven"),
    ),
)
"""What computers of each level are called at a table."""
_FIGURE = TEXTS["figure"]


@dataclass(frozen=True, slots=True)
class Slipping(Generic[V, M]):
    """Leaves each choice to a weaker player with a chance of so many in a hundred; both see the same view."""

    player: Player[V, M]
    weaker: Player[V, M]
    slips: int

    def choose(self, view: V, moves: Sequence[M], entropy: Entropy, /) -> M:
        """Draw who chooses, and let him."""
        slipped = entropy.below(HUNDRED) < self.slips
        return (self.weaker if slipped else self.player).choose(view, moves, entropy)


def level_specs(levels: Levels, players: Sequence[PlayerSpec]) -> tuple[PlayerSpec, ...]:
    """Describe the levels of a game as players, weakest first, given the game's players."""
    known = {each.full_id: each for each in players}
    found = ladder(levels.package)
    return tuple(_spec(number, level, known, found) for number, level in enumerate(levels.each, 1))


def _spec(number: int, level: Level, known: Mapping[str, PlayerSpec], found: Mapping[str, Any]) -> PlayerSpec:
    player = known[level.player]
    weaker = None if level.weaker is None else known[level.weaker]
    name, _, version = level_id(number, level).partition("@")
    return PlayerSpec(
        id=name,
        version=int(version),
        name=NAMES[number - 1],
        strength=level.strength,
        opponent=player.opponent,
        refuses=player.refuses if weaker is None else partial(_refused, player, weaker),
        make=player.make if weaker is None else partial(_made, player, weaker, level.slips),
        searches=player.searches or (weaker is not None and weaker.searches),
        kernels=player.kernels or (weaker is not None and weaker.kernels),
        called=CALLED[number - 1],
        measured=_measured(level_id(number, level), found, known) or (() if weaker else player.measured),
    )


def _refused(player: PlayerSpec, weaker: PlayerSpec, table: Any) -> Words | None:
    return player.refuses(table) or weaker.refuses(table)


def _made(player: PlayerSpec, weaker: PlayerSpec, slips: int, table: Any) -> Player[Any, Any]:
    return Slipping(player.make(table), weaker.make(table), slips)


@dataclass(frozen=True, slots=True)
class Rated:
    """What the ladder found of a level."""

    elo: float
    low: float
    high: float
    """The ends of the 95 % interval of its rating."""
    below: str
    """The full id of the next weaker one."""
    share: float
    """How large a share of the deals with that one it won, those that were tied counting half."""
    deals: int

    def rating(self) -> str:
        """The rating with its interval, as it is printed."""
        return rating_of(self.elo, (self.low, self.high))


def rated(name: str, found: Mapping[str, Any]) -> Rated | None:
    """The figures of a level, by its full id; None where the ladder measured another version of it, or nothing."""
    rating = {each["name"]: each for each in found.get("ratings", ())}.get(name)
    met = next((each for each in found.get("meetings", ()) if each["b"] == name and each["next"]), None)
    if rating is None or met is None:
        return None
    low, high = rating["ci95"]
    share = (met["lost"] + met["tied"] / 2) / met["deals"]
    return Rated(elo=rating["elo"], low=low, high=high, below=met["a"], share=share, deals=met["deals"])


def rating_of(elo: float, interval: Sequence[float]) -> str:
    """A rating with its interval, as it is printed."""
    low, high = interval
    return f"{_bare(elo)} [{_bare(low)}, {_bare(high)}]"


def _bare(elo: float) -> str:
    return f"{elo:+.0f}".replace("-", "−")


def _measured(name: str, found: Mapping[str, Any], known: Mapping[str, PlayerSpec]) -> tuple[MeasuredStrength, ...]:
    figures = rated(name, found)
    if figures is None:
        return ()
    says = _FIGURE.filled(
        rating=_bare(figures.elo),
        below=known[figures.below].name if figures.below in known else _name_of(figures.below),
        share=f"{100 * figures.share:.1f}",
        deals=f"{figures.deals:,}",
    )
    return (MeasuredStrength(says, found["command"]),)


def _name_of(level: str) -> Name:
    number = level.partition("@")[0].rpartition("-")[2]
    return NAMES[int(number) - 1]


@cache
def ladder(package: str) -> Mapping[str, Any]:
    """The ladder that is shipped with a game; empty before there is one."""
    file = files(package).joinpath(TABLE)
    return dict(json.loads(file.read_text(encoding="utf-8"))) if file.is_file() else {}
