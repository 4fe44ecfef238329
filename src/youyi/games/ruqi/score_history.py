"""What is told of the course of 儒棋 beside the tally: pieces that have left the board, throws, rounds."""

from __future__ import annotations

from youyi.games.ruqi import events
from youyi.games.ruqi.board import FACES
from youyi.games.ruqi.position import GONE, Position
from youyi.kernel.dice import Throw
from youyi.kernel.lab.score_history import Entry, Measure, ScoreHistory
from youyi.kernel.names import Name

_THROWS = Name("擲采", "掷采", "zhìcǎi", "Throws")
_ROUNDS = Name("各局之算", "各局之算", "gè jú zhī suàn", "Rounds, in tallies")
_ROUND = Name("勝算", "胜算", "shèngsuàn", "points of rounds won")
_MOVES = Name("行棋", "行棋", "xíngqí", "What the pieces did")
_DEEDS: dict[type, Name] = {
    events.Stood: Name("立梟", "立枭", "lì xiāo", "stood up"),
    events.Folded: Name("折", "折", "zhé", "lay down"),
    events.SteppedBack: Name("退一等", "退一等", "tuì yī děng", "stepped back"),
    events.Left: Name("出", "出", "chū", "left the board"),
    events.Passed: Name("不行", "不行", "bù xíng", "could not move"),
}


def _gone(position: Position) -> tuple[int, ...]:
    return tuple(sum(piece == GONE for piece in army) for army in position.armies)


_MEASURES: tuple[Measure[Position], ...] = (
    Measure(Name("已出之棋", "已出之棋", "yǐ chū zhī qí", "pieces gone from the board"), _gone),
)


def _entry(event: events.Event) -> Entry | None:
    """Say in which table an event is counted; None: in none."""
    match event:
        case events.Thrown(seat=seat, roll=roll) | events.RolledOff(seat=seat, roll=roll):
            return Entry(_THROWS, _roll(roll), seat)
        case events.RoundEnded(winner=winner, points=points):
            return Entry(_ROUNDS, _ROUND, flow=((winner, points),))
        case events.Stood() | events.Folded() | events.SteppedBack() | events.Left() | events.Passed():
            return Entry(_MOVES, _DEEDS[type(event)], event.seat)
        case _:
            return None


def _roll(roll: Throw) -> Name:
    names = [FACES[face].name for face in roll.faces]
    return Name(
        "".join(each.zh_hant for each in names),
        "".join(each.zh_hans for each in names),
        " ".join(each.pinyin for each in names),
        " and ".join(each.en for each in names),
    )


SCORE_HISTORY: ScoreHistory[Position, events.Event] = ScoreHistory(_entry, _MEASURES)
