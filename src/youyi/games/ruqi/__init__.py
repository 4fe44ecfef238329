"""儒棋, the Confucian game of You Zhao (Northern Wei): pieces rise as 梟 and lie down as 伏; yielding is the point."""

from __future__ import annotations

from youyi.games.ruqi.articles import ARTICLES
from youyi.games.ruqi.board import PIECES
from youyi.games.ruqi.drawing import Outline, board, outline
from youyi.games.ruqi.events import EVENT_TYPES, Event, RoundBegan, Thrown
from youyi.games.ruqi.moves import Move, Play, Walk
from youyi.games.ruqi.numbering import actions
from youyi.games.ruqi.play import evolve, options
from youyi.games.ruqi.position import Position, ToPlay, faults
from youyi.games.ruqi.rules import Ruqi, RuqiNotation, lawful_faults
from youyi.games.ruqi.rulings import CLASSICAL, FORMER, MODERN, RULESETS, SIDES, Rulings, Terms
from youyi.games.ruqi.speech import SPEECH
from youyi.games.ruqi.svg import SEAT_COLOURS
from youyi.games.ruqi.view import View
from youyi.kernel.game import Colour, Colours, Game
from youyi.kernel.names import Name, Words


def _outline(rules: Ruqi, position: Position, move: Move) -> Outline | None:
    return outline(rules.context, position, move)


GAME: Game[Position, Move, Event, View] = Game(
    id="ruqi",
    name=Name("儒棋", "儒棋", "Rúqí", "Ruqi, the Confucian game"),
    about=Words(
        en="Two sides walk five virtues each round a cross-shaped board; pieces rise and lie down, and nothing is captured.",
        zh_hant="兩方各走五枚以德命名的棋，繞十字盤一周回家；棋有立有伏，互不提吃。",
        zh_hans="两方各走五枚以德命名的棋，绕十字盘一周回家；棋有立有伏，互不提吃。",
    ),
    unit=Name("算", "算", "suàn", "tallies"),
    result=Name("領先", "领先", "lǐngxiān", "lead"),
    seat_names=SIDES,
    articles=ARTICLES,
    rulesets=RULESETS,
    former=FORMER,
    terms=Terms(),
    bout=Terms(rounds=1),
    turn=Thrown,
    rules=Ruqi,
    notation=RuqiNotation(),
    speech=SPEECH,
    evolve=evolve,
    faults=faults,
    board=board,
    outline=_outline,
    event_types=EVENT_TYPES,
    actions=actions,
    colours=Colours(
        ground=Colour("#E1DCD0", "#2B2720"),
        accent=Colour("#5A4C39", "#D2BFA0"),
        seats=SEAT_COLOURS,
    ),
    lawful_faults=lawful_faults,
    remembered=(RoundBegan,),
    endings={
        "cleared": Words("a side is clear", "一方行盡", "一方行尽"),
        "void_throws": Words("void throws", "虛投", "虚投"),
    },
    minutes=(15, 40),
)
"""儒棋 as the catalogue knows it."""

__all__ = [
    "CLASSICAL",
    "GAME",
    "MODERN",
    "PIECES",
    "Event",
    "Move",
    "Play",
    "Position",
    "Rulings",
    "Ruqi",
    "Terms",
    "ToPlay",
    "View",
    "Walk",
    "options",
]
