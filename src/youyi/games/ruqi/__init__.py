"""儒棋, the Confucian game of You Zhao (Northern Wei): pieces rise as 梟 and lie down as 伏; yielding is the point."""

from __future__ import annotations

from youyi.games.ruqi.articles import ARTICLES
from youyi.games.ruqi.board import PIECES
from youyi.games.ruqi.drawing import Outline, board, outline
from youyi.games.ruqi.events import EVENT_TYPES, Event, RoundBegan, RoundEnded, Thrown
from youyi.games.ruqi.moves import Move, Play, Walk
from youyi.games.ruqi.numbering import actions
from youyi.games.ruqi.picture import SIMPLIFIED
from youyi.games.ruqi.play import evolve, options
from youyi.games.ruqi.position import Position, ToPlay, faults
from youyi.games.ruqi.rules import Ruqi, RuqiNotation, lawful_faults
from youyi.games.ruqi.rulings import CLASSICAL, FORMER, MODERN, RULESETS, SIDES, Rulings, Terms
from youyi.games.ruqi.speech import SPEECH
from youyi.games.ruqi.svg import SEAT_COLOURS
from youyi.games.ruqi.texts import TABLE as TEXTS
from youyi.games.ruqi.view import View
from youyi.kernel.game import Colour, Colours, Game
from youyi.kernel.names import Language


def _outline(rules: Ruqi, position: Position, move: Move) -> Outline | None:
    return outline(rules.context, position, move)


GAME: Game[Position, Move, Event, View] = Game(
    id="ruqi",
    name=TEXTS.name("game.ruqi.name"),
    about=TEXTS["game.ruqi.about"],
    unit=TEXTS.name("game.ruqi.unit"),
    result=TEXTS.name("game.ruqi.result"),
    seat_names=SIDES,
    articles=ARTICLES,
    rulesets=RULESETS,
    former=FORMER,
    terms=Terms(),
    bout=Terms(rounds=1),
    turn=Thrown,
    rules=Ruqi,
    notation=RuqiNotation(),
    spelling={Language.ZH_HANS: SIMPLIFIED},
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
    remembered=(RoundBegan, RoundEnded),
    endings={
        "cleared": TEXTS["game.ruqi.cleared"],
        "void_throws": TEXTS["game.ruqi.void_throws"],
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
