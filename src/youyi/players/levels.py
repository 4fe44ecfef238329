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

V = TypeVar("V")
M = TypeVar("M")

TABLE = "ladder.json"
NAMES: tuple[Name, ...] = (
    Name("一級·初學", "一级·初学", "yījí chūxué", "Level 1, Novice"),
    Name("二級·入門", "二级·入门", "èrjí rùmén", "Level 2, Beginner"),
    Name("三級·熟手", "三级·熟手", "sānjí shúshǒu", "Level 3, Practised"),
    Name("四級·好手", "四级·好手", "sìjí hǎoshǒu", "Level 4, Skilled"),
    Name("五級·高手", "五级·高手", "wǔjí gāoshǒu", "Level 5, Expert"),
    Name("六級·名手", "六级·名手", "liùjí míngshǒu", "Level 6, Master"),
)
"""What the levels are called in every game, weakest first."""
CALLED: tuple[tuple[Name, ...], ...] = (
    (
        Name("稚雀", "稚雀", "zhìquè", "Fledgling Sparrow"),
        Name("雛燕", "雏燕", "chúyàn", "Young Swallow"),
        Name("小荷", "小荷", "xiǎohé", "Budding Lotus"),
        Name("春草", "春草", "chūncǎo", "Spring Grass"),
    ),
    (
        Name("晨露", "晨露", "chénlù", "Morning Dew"),
        Name("山杏", "山杏", "shānxìng", "Mountain Apricot"),
        Name("青梅", "青梅", "qīngméi", "Green Plum"),
        Name("野菊", "野菊", "yějú", "Wild Aster"),
    ),
    (
        Name("白楊", "白杨", "báiyáng", "White Poplar"),
        Name("黃鸝", "黄鹂", "huánglí", "Oriole"),
        Name("碧桐", "碧桐", "bìtóng", "Green Parasol Tree"),
        Name("石泉", "石泉", "shíquán", "Rock Spring"),
    ),
    (
        Name("蒼鷹", "苍鹰", "cāngyīng", "Goshawk"),
        Name("翠柏", "翠柏", "cuìbǎi", "Verdant Cypress"),
        Name("江月", "江月", "jiāngyuè", "River Moon"),
        Name("霜鐘", "霜钟", "shuāngzhōng", "Frost Bell"),
    ),
    (
        Name("玄鶴", "玄鹤", "xuánhè", "Dark Crane"),
        Name("寒梅", "寒梅", "hánméi", "Winter Plum"),
        Name("雪嶺", "雪岭", "xuělǐng", "Snow Ridge"),
        Name("長虹", "长虹", "chánghóng", "Long Rainbow"),
    ),
    (
        Name("北辰", "北辰", "běichén", "Pole Star"),
        Name("滄海", "沧海", "cānghǎi", "Wide Sea"),
        Name("高岳", "高岳", "gāoyuè", "High Peak"),
        Name("天河", "天河", "tiānhé", "River of Heaven"),
    ),
)
"""What computers of each level are called at a table."""
_FIGURE = Words(
    "rated {rating} on the ladder; beats {below} in {share} % of {deals} games, each in all seatings",
    "等級分 {rating}；對「{below}」共 {deals} 局，輪流換座，勝率 {share} %",
    "等级分 {rating}；对“{below}”共 {deals} 局，轮流换座，胜率 {share} %",
)


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
    return f"{elo:+.0f} [{low:+.0f}, {high:+.0f}]".replace("-", "−")


def _measured(name: str, found: Mapping[str, Any], known: Mapping[str, PlayerSpec]) -> tuple[MeasuredStrength, ...]:
    figures = rated(name, found)
    if figures is None:
        return ()
    says = _FIGURE.filled(
        rating=figures.rating(),
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
