"""Events, moves and prompts of 儒棋 as sentences; what they say stands in the catalogue `speech`."""

from __future__ import annotations

from typing import assert_never

from youyi.games.ruqi import articles as art
from youyi.games.ruqi import events
from youyi.games.ruqi.board import CROSSING_NAMES, CROSSINGS, FACES, HOME, LANES, OFF, PIECES, QIAN, Cell
from youyi.games.ruqi.moves import Move, Play, Walk
from youyi.games.ruqi.position import Done, Piece, Position, RollOff, ToPlay, ToThrow
from youyi.games.ruqi.rulings import SIDES
from youyi.games.ruqi.rulings.moving import FuDouble, OneQian
from youyi.games.ruqi.texts import SPEECH as TEXTS
from youyi.kernel.dice import Throw
from youyi.kernel.face.speech import Sentences, Subject, Voice, once_in_each_language
from youyi.kernel.seats import Seat

__all__ = ["SPEECH"]

NOT_THROWN = (art.XIAO_ONE_QIAN, OneQian.DIE_PLUS1, FuDouble.SUM)
"""Why a piece may move by a number that stands on neither die."""


def event(say: Voice, event: events.Event, /) -> str:
    """Say what happened, in one sentence."""
    match event:
        case events.RolledOff(seat, roll, _):
            return say(TEXTS["rolled_off"], side=say.who(seat), faces=faces(say, roll), total=sum(roll.faces))
        case events.RolloffTied():
            return say(TEXTS["rolloff_tied"])
        case events.RoundBegan(number, seat, _):
            return say(TEXTS["round_began"], number=number, side=say.who(seat))
        case events.Thrown(seat, roll, _):
            return say(TEXTS["thrown"], side=say.who(seat), faces=faces(say, roll))
        case events.Passed(seat, _):
            return say(TEXTS["passed"], side=say.who(seat))
        case events.TurnCame(seat, _):
            return say(TEXTS["turn_came"], side=say.who(seat))
        case events.VoidThrowsBegan(seat, _):
            return say(TEXTS["void_throws_began"], side=say.who(seat))
        case events.RoundEnded(number, winner, points, score, _):
            ended = say(TEXTS["round_ended"], number=number, side=say.who(winner), points=points)
            return say(TEXTS["with_score"], ended=ended, score=tallies(say, score))
        case events.JueRaised(seat, cups, _):
            return say(TEXTS["jue_raised"], side=say.who(seat), cups=cups)
        case events.GameEnded():
            return say(TEXTS["game_ended"])
        case _:
            return walked(say, event)


def walked(say: Voice, event: events.WalkingEvent) -> str:
    """Say what happened while a turn was walked."""
    side = say.who(event.seat)
    match event:
        case events.TurnedIn(_, pieces, _, _):
            return say(TEXTS["turned_in"], side=side, unit=unit(say, pieces))
        case events.Walked(_, pieces, pips, _, end, because):
            words = TEXTS["walked_count"] if because in NOT_THROWN else TEXTS["walked"]
            return say(words, side=side, unit=unit(say, pieces), pips=pips, place=place(say, end))
        case events.CarriedOn(_, pieces, _, _):
            return say(TEXTS["carried_on"], side=side, unit=unit(say, pieces))
        case events.SteppedBack(_, piece, _, end, _):
            return say(TEXTS["stepped_back"], side=side, unit=unit(say, (piece,)), place=place(say, end))
        case events.Stood(_, piece, _, _):
            return say(TEXTS["stood"], side=side, unit=unit(say, (piece,)))
        case events.Folded(_, piece, _, _):
            return say(TEXTS["folded"], side=side, unit=unit(say, (piece,)))
        case events.Left(_, piece, _):
            return say(TEXTS["left"], side=side, unit=unit(say, (piece,)))
        case events.DieVoided():
            return say(TEXTS["die_voided"], side=side)
        case _:
            assert_never(event)


def move(say: Voice, _position: Position, move: Move, /) -> str:
    """Say what a move is, as on a button."""
    match move:
        case Throw():
            return say(TEXTS["throw"], throw=move)
        case Play(walks):
            return say.listed(TEXTS["then"], (walk(say, step) for step in walks))


@once_in_each_language
def walk(say: Voice, step: Walk) -> str:
    """Say what one number of a throw does."""
    words = TEXTS["back"] if step.pips < 0 else TEXTS["into_lane"] if step.lane else TEXTS["forward"]
    return say(words, unit=unit(say, step.pieces), place=place(say, step.start), pips=abs(step.pips))


def prompt(say: Voice, position: Position, /) -> str:
    """Say what the position asks, and of which side."""
    match position.phase:
        case RollOff(white):
            return say(TEXTS["to_roll_off"], side=say.who(Seat(0 if white is None else 1)))
        case ToThrow(seat):
            return say(TEXTS["to_throw"], side=say.who(seat))
        case ToPlay(seat, roll):
            return say(TEXTS["to_play"], side=say.who(seat), faces=faces(say, roll))
        case Done():
            return say(TEXTS["done"], score=tallies(say, position.score))


@once_in_each_language
def unit(say: Voice, pieces: tuple[Piece, ...]) -> Subject:
    """The pieces of a unit by name."""
    named = (say(TEXTS["piece"], name=PIECES[piece].name, sign=PIECES[piece].name.zh_hant) for piece in pieces)
    return Subject(say.listed(TEXTS["pieces.between"], named, TEXTS["and"]), second=len(pieces) > 1)


@once_in_each_language
def faces(say: Voice, roll: Throw) -> str:
    """The faces of a throw by name, the higher first: Trust 5 and Righteousness 4."""
    return say.listed(TEXTS["and"], (face(say, each) for each in reversed(roll.faces)))


def face(say: Voice, thrown: int) -> str:
    """A face of a die by name and number; 謙, which has none of its own, by name alone."""
    virtue = FACES[thrown]
    words = TEXTS["humility"] if virtue.number == QIAN else TEXTS["face"]
    return say(words, name=virtue.name, number=virtue.number)


def tallies(say: Voice, score: tuple[int, int]) -> str:
    """What both sides have: White 12, Black 8."""
    sides = (say(TEXTS["tally"], side=say.who(Seat(seat)), number=number) for seat, number in enumerate(score))
    return say.listed(TEXTS["between_sides"], sides)


@once_in_each_language
def place(say: Voice, cell: Cell) -> str:
    """A cell by its number, a crossing by what it is too."""
    if cell == OFF:
        return say.part(TEXTS["end_of_road"])
    if cell == HOME:
        return say.part(TEXTS["own_clear"])
    first, far, second = sorted(CROSSINGS)
    names = {first: TEXTS["first_middle"], far: TEXTS["far_clear"], second: TEXTS["second_middle"]}
    for lane in LANES:
        if cell in lane.cells:
            return say.part(TEXTS["lane_cell"], lane=CROSSING_NAMES[lane.entry != far], number=lane.number(cell))
    return say.part(names.get(cell, TEXTS["cell"]), number=cell)


SPEECH: Sentences[Position, Move, events.Event] = Sentences(
    of_event=event, of_move=move, of_prompt=prompt, seats=SIDES, seat=TEXTS["seat"]
)
"""The sentences of 儒棋."""
