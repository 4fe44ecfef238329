"""Events, choices and prompts as sentences in three languages."""

from __future__ import annotations

from youyi.kernel.dice import Throw
from youyi.kernel.face.speech import Sentences, Voice
from youyi.kernel.names import Name, Words
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
    "{seat} {seat:throws|throw} {face}: {points} this turn.",
    "{seat}擲得{face}，本回{points}點。",
    "{seat}掷得{face}，本回{points}点。",
)
_LOST = Words(
    "{seat} {seat:loses|lose} {points} {points:point|points}.", "{seat}失{points}點。", "{seat}失{points}点。"
)
_HELD = Words(
    "{seat} {seat:holds|hold} {points} {points:point|points}.", "{seat}收{points}點。", "{seat}收{points}点。"
)
_AGAIN = Words("{seat} {seat:throws|throw} again.", "{seat}再擲。", "{seat}再掷。")
_PASSED = Words("It is {seat}{seat:'s|r} turn.", "輪到{seat}。", "轮到{seat}。")
_WON = Words("{seat} {seat:wins|win}.", "{seat}勝。", "{seat}胜。")
_THROW = Words("throw {face}", "擲得{face}", "掷得{face}")
_THROW_AGAIN = Words("throw again", "再擲", "再掷")
_HOLD = Words("hold {points} {points:point|points}", "收{points}點", "收{points}点")
_TO_THROW = Words("{seat} {seat:throws|throw}.", "{seat}擲骰。", "{seat}掷骰。")
_TO_CHOOSE = Words(
    "{seat} {seat:throws|throw} again or {seat:holds|hold} {points} {points:point|points}.",
    "{seat}再擲，或收{points}點。",
    "{seat}再掷，或收{points}点。",
)


def event(say: Voice, event: Event, /) -> str:
    """One sentence for an event."""
    who = say.who(event.seat)
    match event:
        case Thrown(cast=cast, turn=turn):
            return say(_THROWN, seat=who, face=cast, points=turn)
        case Lost(points=points):
            return say(_LOST, seat=who, points=points)
        case Held(points=points):
            return say(_HELD, seat=who, points=points)
        case ThrewAgain():
            return say(_AGAIN, seat=who)
        case TurnPassed():
            return say(_PASSED, seat=who)
        case Won():
            return say(_WON, seat=who)


def move(say: Voice, position: Position, move: Move, /) -> str:
    """The words of a button."""
    match move:
        case Throw():
            return say.part(_THROW, face=move)
        case Again():
            return say.part(_THROW_AGAIN)
        case Hold():
            assert not isinstance(position.phase, Done)
            return say.part(_HOLD, points=position.phase.turn)


def prompt(say: Voice, position: Position, /) -> str:
    """What is asked, and of whom."""
    match position.phase:
        case ToThrow(seat=seat):
            return say(_TO_THROW, seat=say.who(seat))
        case ToChoose(seat=seat, turn=turn):
            return say(_TO_CHOOSE, seat=say.who(seat), points=turn)
        case Done(winner=winner):
            return say(_WON, seat=say.who(winner))


SPEECH: Sentences[Position, Move, Event] = Sentences(
    of_event=event, of_move=move, of_prompt=prompt, seats=SEATS, seat=Words("{name}", "{name}", "{name}")
)
"""What is said at the table."""
