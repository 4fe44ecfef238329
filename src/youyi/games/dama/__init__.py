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
from youyi.games.dama.view import View
from youyi.kernel.game import Colour, Colours, Game
from youyi.kernel.names import Name, Words


def _outline(rules: Dama, position: Position, move: Move) -> Outline | None:
    return outline(rules.context, position, move)


GAME: Game[Position, Move, Event, View] = Game(
    id="dama",
    name=Name("打馬", "打马", "Dǎmǎ", "Dama, striking horses"),
    about=Words(
        "Two to five seats bring twenty horses each along ninety-one cells; larger stacks strike smaller ones.",
        "二至五家，各以二十匹馬走九十一格；馬多的一疊能打馬少的，全部先到的一家勝。",
        "二至五家，各以二十匹马走九十一格；马多的一叠能打马少的，全部先到的一家胜。",
    ),
    unit=Name("帖", "帖", "tiē", "chips"),
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
        "ximan": Words("close finish", "細滿", "细满"),
        "cuman": Words("coarse finish", "麤滿", "粗满"),
        "placed": Words("all places taken", "名次都定了", "名次都定了"),
        "alone": Words("last seat left", "只剩一家", "只剩一家"),
        "drawn": Words("draw", "和局", "和局"),
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
