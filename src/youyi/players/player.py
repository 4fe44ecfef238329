"""Who can be asked to sit in: every player by name, with its strength in words and a version that changes with its play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from youyi.kernel.errors import Unknown
from youyi.kernel.game import Table
from youyi.kernel.names import Name, Words
from youyi.kernel.rules import Player
from youyi.players import greedy, simple
from youyi.players.madiao import heuristic
from youyi.players.search import expectimax, pimc

AnyTable: TypeAlias = Table[Any, Any, Any, Any]
AnyPlayer: TypeAlias = Player[Any, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Character:
    """A player one can name."""

    id: str
    version: int
    """Higher whenever it would choose otherwise in some position."""
    name: Name
    strength: Words
    """How it plays, and how well, in one sentence."""
    make: Callable[[AnyTable], AnyPlayer]
    games: frozenset[str] | None = None
    """The games it knows; None if it plays any."""
    opponent: bool = True
    """Whether people are offered it as an opponent; some serve tests and measurements alone."""

    @property
    def full_id(self) -> str:
        """The id with its version, as records write it."""
        return f"{self.id}@{self.version}"


CHARACTERS: tuple[Character, ...] = (
    Character(
        id="random",
        version=1,
        name=Name("隨手", "随手", "suíshǒu", "Random"),
        strength=Words(
            "Chooses blindly: any legal move is as good as another.",
            "不加思索，凡可行者隨取其一。",
            "不加思索，凡可行者随取其一。",
        ),
        make=simple.random_player,
    ),
    Character(
        id="first",
        version=1,
        name=Name("循次", "循次", "xúncì", "First"),
        strength=Words(
            "Always takes the first legal move; the same game twice is the same game.",
            "總取首著，同局必同弈。",
            "总取首着，同局必同弈。",
        ),
        make=simple.first_player,
        opponent=False,
    ),
    Character(
        id="greedy",
        version=1,
        name=Name("貪近", "贪近", "tānjìn", "Greedy"),
        strength=Words(
            "Looks at its own move only, and takes what gains most at once.",
            "惟顧眼前一著，取其得之最多者。",
            "惟顾眼前一着，取其得之最多者。",
        ),
        make=greedy.greedy_player,
        games=frozenset(greedy.GREEDY),
    ),
    Character(
        id="expectimax",
        version=1,
        name=Name("遠慮", "远虑", "yuǎnlǜ", "Expectimax"),
        strength=Words(
            "Weighs the throws that may come next; against Greedy, wins nine rounds in ten of a race in 儒棋, "
            "and in 打馬 is home first a little more often, with fewer chips.",
            "推算來彩，權衡而行；儒棋競先之局，十勝貪近者九；打馬則先到略多，得帖則少。",
            "推算来彩，权衡而行；儒棋竞先之局，十胜贪近者九；打马则先到略多，得帖则少。",
        ),
        make=expectimax.expectimax_player,
        games=frozenset(expectimax.GAMES),
    ),
    Character(
        id="heuristic",
        version=2,
        name=Name("守譜", "守谱", "shǒupǔ", "Heuristic"),
        strength=Words(
            "Weighs each card by what it may win and by what the sources call good play; among three Random players "
            "it wins some 18 注 a deal.",
            "權衡每葉之得失，參以諸書所戒；與隨手者三家同桌，每局約勝十八注。",
            "权衡每叶之得失，参以诸书所戒；与随手者三家同桌，每局约胜十八注。",
        ),
        make=heuristic.heuristic_player,
        games=frozenset(heuristic.GAMES),
    ),
    Character(
        id="pimc",
        version=2,
        name=Name("揣度", "揣度", "chuǎiduó", "Monte Carlo"),
        strength=Words(
            "Guesses where the hidden cards lie, and plays each choice out in every guess; among three Heuristic "
            "players it wins some 1.3 注 a deal.",
            "設想暗牌所在，逐一推演至局終，擇其得多者；與守譜者三家同桌，每局約勝一點三注。",
            "设想暗牌所在，逐一推演至局终，择其得多者；与守谱者三家同桌，每局约胜一点三注。",
        ),
        make=pimc.pimc_player,
        games=frozenset(pimc.GAMES),
    ),
)


def characters(game: str) -> tuple[Character, ...]:
    """List who plays a game, weakest first."""
    return tuple(each for each in CHARACTERS if each.games is None or game in each.games)


def usual_opponent(game: str) -> Character:
    """Name who sits opposite unless somebody else is named: the second weakest who is offered to people."""
    offered = [each for each in characters(game) if each.opponent]
    return offered[min(1, len(offered) - 1)]


def character(name: str, game: str) -> Character:
    """Find a player by its id, with or without version. Raises `Unknown` with those who play the game."""
    known = characters(game)
    for each in known:
        if name in (each.id, each.full_id):
            return each
    raise Unknown("player", name, tuple(each.id for each in known))


def player(name: str, table: AnyTable) -> AnyPlayer:
    """Seat a player at a table. Raises `Unknown`."""
    return character(name, table.game.id).make(table)
