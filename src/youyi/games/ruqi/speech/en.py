"""English sentences of 儒棋."""

from __future__ import annotations

from typing import assert_never

from youyi.games.ruqi import events
from youyi.games.ruqi.board import CELL_NAMES, CROSSINGS, FACES, HOME, OFF, PIECES, Cell
from youyi.games.ruqi.moves import Move, Play, Walk
from youyi.games.ruqi.position import Done, Piece, Position, RollOff, ToPlay, ToThrow
from youyi.games.ruqi.rulings import SIDES
from youyi.kernel.dice import Throw
from youyi.kernel.seats import Seat


def side(seat: Seat) -> str:
    """A side by name."""
    return SIDES[seat].en


def unit(pieces: tuple[Piece, ...]) -> str:
    """The pieces of a unit by their characters."""
    return " and ".join(PIECES[piece].name.zh_hant for piece in pieces)


def faces(roll: Throw) -> str:
    """The faces of a throw by name, the higher first: Trust 5 and Righteousness 4."""
    named = [FACES[face] for face in reversed(roll.faces)]
    return " and ".join(f"{virtue.name.en} {virtue.number}" for virtue in named)


def place(cell: Cell) -> str:
    """A cell by its name, a crossing by what it is."""
    if cell == HOME:
        return "its own Pure"
    if cell in CROSSINGS:
        first, far, _ = sorted(CROSSINGS)
        what = "first Middle" if cell == first else "far Pure" if cell == far else "second Middle"
        return f"the {what}, {CELL_NAMES[cell]}"
    return CELL_NAMES[cell]


def event(event: events.Event, /) -> str:
    """What happened, in one sentence."""
    match event:
        case events.RolledOff(seat, roll, _):
            return f"{side(seat)} throws {faces(roll)} for the lead: {sum(roll.faces)}."
        case events.RolloffTied():
            return "The totals are equal; both throw again."
        case events.RoundBegan(number, seat, _):
            return f"Round {number} begins. All pieces lie at their starts. {side(seat)} leads."
        case events.Thrown(seat, roll, _):
            return f"{side(seat)} throws {faces(roll)}."
        case events.TurnedIn(seat, pieces, _, _):
            return f"{side(seat)}'s {unit(pieces)} {_goes(pieces, 'turns', 'turn')} into the lane."
        case events.Walked(seat, pieces, pips, _, end, _):
            where = "to the end of the road" if end == OFF else f"to {place(end)}"
            return f"{side(seat)}'s {unit(pieces)} {_goes(pieces, 'goes', 'go')} {pips} {where}."
        case events.CarriedOn(seat, pieces, _, _):
            return f"{side(seat)}'s {unit(pieces)} cannot rest there and {_goes(pieces, 'is', 'are')} carried on."
        case events.SteppedBack(seat, piece, _, end, _):
            return f"{side(seat)}'s {unit((piece,))} goes back one to {place(end)}."
        case events.Stood(seat, piece, _, _):
            return f"{side(seat)}'s {unit((piece,))} has passed a crossing and stands up: an Owl."
        case events.Folded(seat, piece, _, _):
            return f"{side(seat)}'s {unit((piece,))} meets a crossing and lies down."
        case events.Left(seat, piece, _):
            return f"{side(seat)}'s {unit((piece,))} leaves the board."
        case events.DieVoided(seat, _):
            return f"{side(seat)} has no piece left; the other die is void."
        case events.Passed(seat, _):
            return f"{side(seat)} can move nothing and passes."
        case events.TurnCame(seat, _):
            return f"{side(seat)} to throw."
        case events.VoidThrowsBegan(seat, _):
            return f"{side(seat)} still has all five on the board and throws on alone."
        case events.RoundEnded(number, winner, points, score, _):
            return f"Round {number} is over: {side(winner)} takes {points}. White {score[0]}, Black {score[1]}."
        case events.JueRaised(seat, cups, _):
            return f"{side(seat)} has {cups} {'cup' if cups == 1 else 'cups'}."
        case events.GameEnded():
            return "The game is over."
        case _:
            assert_never(event)


def _goes(pieces: tuple[Piece, ...], one: str, many: str) -> str:
    return one if len(pieces) == 1 else many


def walk(step: Walk) -> str:
    """What one number of a throw does."""
    if step.pips < 0:
        return f"{unit(step.pieces)} {CELL_NAMES[step.start]} back 1"
    lane = " into the lane" if step.lane else ""
    return f"{unit(step.pieces)} {CELL_NAMES[step.start]} forward {step.pips}{lane}"


def move(_position: Position, move: Move, /) -> str:
    """What a move is, as on a button."""
    match move:
        case Throw():
            return f"Throw {move}"
        case Play(walks):
            return ", then ".join(map(walk, walks))


def prompt(position: Position, /) -> str:
    """What the position asks, and of which side."""
    match position.phase:
        case RollOff(white):
            return f"{side(Seat(0 if white is None else 1))} throws for the lead."
        case ToThrow(seat):
            return f"{side(seat)} throws."
        case ToPlay(seat, roll):
            return f"{side(seat)} has thrown {faces(roll)} and moves."
        case Done():
            white_tally, black_tally = position.score
            return f"The game is over: White {white_tally}, Black {black_tally}."
