"""打馬, the game of twenty horses in Li Qingzhao's treatise (Song): drop, march, strike, and bring the whole army home."""

from __future__ import annotations

from youyi.games.dama.articles import ARTICLES
from youyi.games.dama.casts import CASTS, DICE
from youyi.games.dama.drawing import Outline, board, outline
from youyi.games.dama.events import EVENT_TYPES, Event, Thrown
from youyi.games.dama.moves import Decline, Move, Ride
from youyi.games.dama.numbering import actions
from youyi.games.dama.play import evolve
from youyi.games.dama.position import Army, Done, Finish, Position, ToMove, ToThrow, faults
from youyi.games.dama.road import STATION_NAMES
from youyi.games.dama.rules import Dama, DamaNotation
from youyi.games.dama.rulings import RULESETS, SHUOFU, SIMPLIFIED_2009, TUJING, Rulings, Terms
from youyi.games.dama.speech import SEATS, SPEECH
from youyi.games.dama.svg import SEAT_COLOURS
from youyi.games.dama.texts import TABLE as TEXTS
from youyi.games.dama.view import View
from youyi.kernel.game import Colour, Colours, Game


def _outline(rules: Dama, position: Position, move: Move) -> Outline | None:
    return outline(rules.context, position, move)


GAME: Game[Position, Move, Event, View] = Game(
    id="dama",
    name=TEXTS.name("game.dama.name"),
    about=TEXTS["game.dama.about"],
    unit=TEXTS.name("game.dama.unit"),
    seat_names=SEATS,
    articles=ARTICLES,
    rulesets=RULESETS,
    terms=Terms(),
    bout=Terms(),
    turn=Thrown,
    rules=Dama,
    notation=DamaNotation(),
    speech=SPEECH,
    evolve=evolve,
    faults=faults,
    board=board,
    outline=_outline,
    event_types=EVENT_TYPES,
    actions=actions,
    colours=Colours(
        ground=Colour("#D2E1D9", "#1A2E29"),
        accent=Colour("#28574A", "#9CC9B8"),
        seats=SEAT_COLOURS,
    ),
    endings={
        "ximan": TEXTS["game.dama.ximan"],
        "cuman": TEXTS["game.dama.cuman"],
        "placed": TEXTS["game.dama.placed"],
        "alone": TEXTS["game.dama.alone"],
        "drawn": TEXTS["game.dama.drawn"],
    },
    stopped=frozenset({"drawn"}),
    minutes=(20, 60),
)
"""打馬 as the catalogue knows it."""

__all__ = [
    "CASTS",
    "DICE",
    "GAME",
    "SHUOFU",
    "SIMPLIFIED_2009",
    "STATION_NAMES",
    "TUJING",
    "Army",
    "Dama",
    "Decline",
    "Done",
    "Event",
    "Finish",
    "Move",
    "Outline",
    "Position",
    "Ride",
    "Rulings",
    "Terms",
    "ToMove",
    "ToThrow",
    "View",
    "outline",
]
