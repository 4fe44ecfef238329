"""Events, choices and prompts as sentences in three languages."""

from __future__ import annotations

from youyi.kernel.dice import Throw
from youyi.kernel.names import Language, Name, Words
from youyi.kernel.seats import Seat
from youyi_pig.position import (
    Again,
    Done,
    Event,
    Held,
    Hold,
    Lost,
    Move,
    Position,
    ThrewAgain,
    Thrown,
    ToChoose,
    ToThrow,
    TurnPassed,
    Won,
)

SEATS = (
    Name("甲", "甲", "jiǎ", "A"),
    Name("乙", "乙", "yǐ", "B"),
    Name("丙", "丙", "bǐng", "C"),
    Name("丁", "丁", "dīng", "D"),
)
_THROWN = Words(
    "{seat} throws {face}: {points} this turn.",
    "{seat}擲得{face}，本回{points}點。",
    "{seat}掷得{face}，本回{points}点。",
)
_LOST = Words("{seat} loses {points} points.", "{seat}失{points}點。", "{seat}失{points}点。")
_HELD = Words("{seat} holds {points} points.", "{seat}收{points}點。", "{seat}收{points}点。")
_AGAIN = Words("{seat} throws again.", "{seat}再擲。", "{seat}再掷。")
_PASSED = Words("It is {seat}'s turn.", "輪到{seat}。", "轮到{seat}。")
_WON = Words("{seat} wins.", "{seat}勝。", "{seat}胜。")
_THROW = Words("throw {face}", "擲得{face}", "掷得{face}")
_THROW_AGAIN = Words("throw again", "再擲", "再掷")
_HOLD = Words("hold {points} points", "收{points}點", "收{points}点")
_TO_THROW = Words("{seat} throws.", "{seat}擲骰。", "{seat}掷骰。")
_TO_CHOOSE = Words(
    "{seat} throws again or holds {points} points.", "{seat}再擲，或收{points}點。", "{seat}再掷，或收{points}点。"
)


class PigSpeech:
    """What is said at the table."""

    def event(self, event: Event, language: Language, /) -> str:
        """One sentence for an event."""
        match event:
            case Thrown(cast=cast, turn=turn):
                return _said(_THROWN, event.seat, language, face=str(cast), points=turn)
            case Lost(points=points):
                return _said(_LOST, event.seat, language, points=points)
            case Held(points=points):
                return _said(_HELD, event.seat, language, points=points)
            case ThrewAgain():
                return _said(_AGAIN, event.seat, language)
            case TurnPassed():
                return _said(_PASSED, event.seat, language)
            case Won():
                return _said(_WON, event.seat, language)

    def move(self, position: Position, move: Move, language: Language, /) -> str:
        """The words of a button."""
        match move:
            case Throw():
                return _THROW.said_in(language).format(face=move)
            case Again():
                return _THROW_AGAIN.said_in(language)
            case Hold():
                assert not isinstance(position.phase, Done)
                return _HOLD.said_in(language).format(points=position.phase.turn)

    def prompt(self, position: Position, language: Language, /) -> str:
        """What is asked, and of whom."""
        match position.phase:
            case ToThrow(seat=seat):
                return _said(_TO_THROW, seat, language)
            case ToChoose(seat=seat, turn=turn):
                return _said(_TO_CHOOSE, seat, language, points=turn)
            case Done(winner=winner):
                return _said(_WON, winner, language)


def _said(words: Words, seat: Seat, language: Language, **values: object) -> str:
    return words.said_in(language).format(seat=SEATS[seat].said_in(language), **values)
