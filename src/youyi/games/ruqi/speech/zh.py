"""Chinese sentences of 儒棋: what is said when, in either script."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, assert_never

from youyi.games.ruqi import events
from youyi.games.ruqi.board import CELL_NAMES, CROSSINGS, FACES, HOME, OFF, PIECES, QIAN, Cell
from youyi.games.ruqi.moves import Move, Play, Walk
from youyi.games.ruqi.position import Done, Piece, Position, RollOff, ToPlay, ToThrow
from youyi.games.ruqi.rulings import SIDES
from youyi.games.ruqi.speech.zh_phrases import Phrases
from youyi.kernel.dice import Throw
from youyi.kernel.seats import Seat

WalkingEvent: TypeAlias = (
    events.TurnedIn | events.Walked | events.CarriedOn | events.SteppedBack
    | events.Stood | events.Folded | events.Left | events.DieVoided
)  # fmt: skip
"""What happens while a turn is walked."""


@dataclass(frozen=True, slots=True)
class Chinese:
    """The sentences of 儒棋 in the script of their phrases."""

    phrases: Phrases

    def event(self, event: events.Event, /) -> str:
        """What happened, in one sentence."""
        say = self.phrases
        match event:
            case events.RolledOff(seat, roll, _):
                total = sum(roll.faces)
                return say.rolled_off.format(side=self._side(seat), faces=self._faces(roll), total=total)
            case events.RolloffTied():
                return say.rolloff_tied
            case events.RoundBegan(number, seat, _):
                return say.round_began.format(number=number, side=self._side(seat))
            case events.Thrown(seat, roll, _):
                return say.thrown.format(side=self._side(seat), faces=self._faces(roll))
            case events.Passed(seat, _):
                return say.passed.format(side=self._side(seat))
            case events.TurnCame(seat, _):
                return say.turn_came.format(side=self._side(seat))
            case events.VoidThrowsBegan(seat, _):
                return say.void_throws_began.format(side=self._side(seat))
            case events.RoundEnded(number, winner, points, (white, black), _):
                side = self._side(winner)
                return say.round_ended.format(number=number, side=side, points=points, white=white, black=black)
            case events.JueRaised(seat, cups, _):
                return say.jue_raised.format(side=self._side(seat), cups=cups)
            case events.GameEnded():
                return say.game_ended
            case _:
                return self._walking(event)

    def _walking(self, event: WalkingEvent) -> str:
        say, side = self.phrases, self._side(event.seat)
        match event:
            case events.TurnedIn(_, pieces, _, _):
                return say.turned_in.format(side=side, unit=self._unit(pieces))
            case events.Walked(_, pieces, pips, _, end, _):
                place = say.end_of_road if end == OFF else self._place(end)
                return say.walked.format(side=side, unit=self._unit(pieces), pips=pips, place=place)
            case events.CarriedOn(_, pieces, _, _):
                return say.carried_on.format(side=side, unit=self._unit(pieces))
            case events.SteppedBack(_, piece, _, end, _):
                return say.stepped_back.format(side=side, unit=self._unit((piece,)), place=self._place(end))
            case events.Stood(_, piece, _, _):
                return say.stood.format(side=side, unit=self._unit((piece,)))
            case events.Folded(_, piece, _, _):
                return say.folded.format(side=side, unit=self._unit((piece,)))
            case events.Left(_, piece, _):
                return say.left.format(side=side, unit=self._unit((piece,)))
            case events.DieVoided():
                return say.die_voided.format(side=side)
            case _:
                assert_never(event)

    def move(self, _position: Position, move: Move, /) -> str:
        """What a move is, as on a button."""
        match move:
            case Throw():
                return self.phrases.throw.format(throw=move)
            case Play(walks):
                return "，".join(map(self._walk, walks))

    def _walk(self, walk: Walk) -> str:
        say, unit, cell = self.phrases, self._unit(walk.pieces), CELL_NAMES[walk.start]
        if walk.pips < 0:
            return say.back.format(unit=unit, cell=cell)
        if walk.lane:
            return say.into_lane.format(unit=unit, cell=cell, pips=walk.pips)
        return say.forward.format(unit=unit, cell=cell, pips=walk.pips)

    def prompt(self, position: Position, /) -> str:
        """What the position asks, and of which side."""
        say = self.phrases
        match position.phase:
            case RollOff(white):
                return say.to_roll_off.format(side=self._side(Seat(0 if white is None else 1)))
            case ToThrow(seat):
                return say.to_throw.format(side=self._side(seat))
            case ToPlay(seat, roll):
                return say.to_play.format(side=self._side(seat), faces=self._faces(roll))
            case Done():
                white_tally, black_tally = position.score
                return say.done.format(white=white_tally, black=black_tally)

    def _side(self, seat: Seat) -> str:
        return SIDES[seat].said_in(self.phrases.language)

    def _unit(self, pieces: tuple[Piece, ...]) -> str:
        return "、".join(PIECES[piece].name.said_in(self.phrases.language) for piece in pieces)

    def _faces(self, roll: Throw) -> str:
        """The faces of a throw by name, the higher first: 信 5、義 4; 謙 has no number."""
        return "、".join(map(self._face, reversed(roll.faces)))

    def _face(self, face: int) -> str:
        virtue = FACES[face]
        name = virtue.name.said_in(self.phrases.language)
        return name if virtue.number == QIAN else f"{name} {virtue.number}"

    def _place(self, cell: Cell) -> str:
        """A cell by its name, with a space before its letter; a crossing by what it is."""
        say = self.phrases
        if cell == HOME:
            return say.own_clear
        if cell in CROSSINGS:
            first, far, _ = sorted(CROSSINGS)
            what = say.first_middle if cell == first else say.far_clear if cell == far else say.second_middle
            return f"{what} {CELL_NAMES[cell]}"
        return f" {CELL_NAMES[cell]}"
