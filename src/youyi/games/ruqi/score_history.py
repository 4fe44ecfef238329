"""What is told of the course of 儒棋 beside the tally: pieces that have left the board, throws, rounds."""

from __future__ import annotations

from youyi.games.ruqi import events
from youyi.games.ruqi.board import FACES
from youyi.games.ruqi.position import GONE, Position
from youyi.games.ruqi.texts import TABLE as TEXTS
from youyi.kernel.dice import Throw
from youyi.kernel.lab.score_history import Entry, Measure, ScoreHistory
from youyi.kernel.names import Name

_THROWS = TEXTS.name("throws")
_ROUNDS = TEXTS.name("rounds")
_ROUND = TEXTS.name("score_history.round")
_MOVES = TEXTS.name("moves")
_DEEDS: dict[type, Name] = {
    events.Stood: TEXTS.name("deeds.stood"),
    events.Folded: TEXTS.name("deeds.folded"),
    events.SteppedBack: TEXTS.name("deeds.stepped_back"),
    events.Left: TEXTS.name("deeds.left"),
    events.Passed: TEXTS.name("deeds.passed"),
}


def _gone(position: Position) -> tuple[int, ...]:
    return tuple(sum(piece == GONE for piece in army) for army in position.armies)


_MEASURES: tuple[Measure[Position], ...] = (Measure(TEXTS.name("measures.pieces_gone_from_the_board"), _gone),)


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
