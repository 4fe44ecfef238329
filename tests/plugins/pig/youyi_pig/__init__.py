"""Pig, a dice game: throw as often as you dare, and lose it all to a one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

from youyi.kernel.articles import articles_in
from youyi.kernel.game import Colour, Colours, Game
from youyi.kernel.names import Name, Words
from youyi_pig import articles
from youyi_pig.notation import PigNotation
from youyi_pig.position import Event, Move, Position, Thrown, faults
from youyi_pig.rules import Pig, actions, evolve
from youyi_pig.rulings import USUAL, Terms
from youyi_pig.speech import SEATS, SPEECH


@dataclass(frozen=True, slots=True)
class Board:
    """Data for drawing the empty board: there is none but the die."""

    faces: int = 6


GAME: Game[Position, Move, Event, Position] = Game(
    id="pig",
    name=Name("貪豬", "贪猪", "tān zhū", "Pig"),
    about=Words(
        "Two to four seats throw one die as often as they dare; a one loses the turn.",
        "二至四人各擲一骰，可止則止，得一則本回盡失。",
        "二至四人各掷一骰，可止则止，得一则本回尽失。",
    ),
    unit=Name("點", "点", "diǎn", "points"),
    seat_names=SEATS,
    articles=articles_in(articles),
    rulesets=(USUAL,),
    terms=Terms(),
    bout=Terms(),
    turn=Thrown,
    rules=Pig,
    notation=PigNotation(),
    speech=SPEECH,
    evolve=evolve,
    faults=faults,
    board=Board,
    outline=lambda _rules, _position, _move: None,
    event_types=get_args(Event),
    actions=actions,
    colours=Colours(
        ground=Colour("#EBD9D6", "#33201D"),
        accent=Colour("#7A2F24", "#E8B3A8"),
        seats=("#3D68B8", "#F8C358", "#3BAE97", "#974B68"),
    ),
)
"""Pig as the entry point names it."""
