"""A game as a film: every ply and the position after it, as one pair of eyes may see them, built as live messages are.

Everything here is a pure function of the rules and the moves; nothing knows of tables, requests or the store.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from youyi.apps.web.base.changes import change
from youyi.apps.web.base.phrases import Phrases
from youyi.apps.web.live.messages.message_builder import MessageBuilder
from youyi.apps.web.live.people.bot_names import in_sentences
from youyi.apps.web.live.state.ending import TableEnding, over_said
from youyi.apps.web.live.state.subscribers import Addressee
from youyi.apps.web.live.state.table_session import AnyPly, TableSession
from youyi.apps.web.replay.wire import Checked, Film, FilmLine, FilmSeat, FilmStep, Still
from youyi.apps.web.wire.messages import Asked, Dumped, Line, Nothing
from youyi.apps.web.wire.said import Because
from youyi.kernel.face.untrusted_text import name_of
from youyi.kernel.names import Words
from youyi.kernel.rulings import values
from youyi.kernel.seats import Seat

MOST_STEPS = 1500
"""Plies in one answer; the longest known games have fewer."""


class FilmBuilder(MessageBuilder):
    """Builds messages that offer nobody a move: at a film there is nothing to choose."""

    __slots__ = ()

    def asked(self, to: Addressee) -> Asked:
        """Say who is asked, as the public hears it."""
        return super().asked(to._replace(seat=None))

    def still(self, to: Addressee) -> Still:
        """The position as it stands."""
        notes = self.studied(to).notes
        return Still(self.view(to), self.asked(to), self.prompt_text(to), self.over(to), self.drawing(to), notes)


@dataclass(slots=True)
class Camera:
    """Films a session while it is played. What is filmed of a ply is what a live message tells this listener of it."""

    session: TableSession
    phrases: Phrases
    to: Addressee
    first: int
    """How many plies pass before the film begins."""
    last: int
    seats: Sequence[FilmSeat]
    names: Mapping[Seat, Words]
    """What sentences call those who sat there."""
    steps: list[FilmStep] = field(default_factory=list)
    start: Still | None = None
    past: list[Dumped] = field(default_factory=list)
    _view: Dumped = None
    _notes: Dumped = None
    _reasons: dict[Because, int] = field(default_factory=dict)

    def look(self) -> None:
        """Film the position before the first step, when the session has come to it."""
        if self.session.at == self.first:
            builder = self._builder()
            self.past = builder.past(self.to)
            self.start = builder.still(self.to)
            self._view, self._notes = self.start.view, self.start.notes

    def take(self, ply: AnyPly) -> None:
        """Film a ply that has just been played."""
        if self.first < ply.number <= self.last:
            self.steps.append(self._step(ply))
        self.look()

    @property
    def reasons(self) -> list[Because]:
        """Every reason, in the order of their places."""
        return list(self._reasons)

    def _builder(self) -> FilmBuilder:
        return FilmBuilder(self.phrases, self.session, self.names)

    def _step(self, ply: AnyPly) -> FilmStep:
        builder = self._builder()
        told, notes = builder.happened(ply, self.to), builder.studied(self.to).notes
        found, noted = change(self._view, told.view), change(self._notes, notes)
        self._view, self._notes = told.view, notes
        return FilmStep(
            by=told.by,
            move=told.move,
            label=told.label,
            draw=told.draw,
            events=told.events,
            lines=[self._line(each) for each in told.lines],
            change=found,
            asked=told.asked,
            says=told.says,
            over=told.over,
            drawing=told.drawing,
            notes=noted,
        )

    def _line(self, line: Line) -> FilmLine:
        why = self._reasons.setdefault(line.because, len(self._reasons))
        return FilmLine(line.says, why, line.teaches, line.notable, line.flow)


def names_of(seats: Sequence[FilmSeat]) -> Mapping[Seat, Words]:
    """What sentences call those who sat there. A name that no table takes stands in none: a file is anybody's."""
    people = {seat: each.name for seat, each in enumerate(seats) if each.name is not None and name_of(each.name)}
    return in_sentences(people, {seat: each.called for seat, each in enumerate(seats) if each.called is not None})


def camera(
    session: TableSession, phrases: Phrases, to: Addressee, first: int, plies: int, seats: Sequence[FilmSeat]
) -> Camera:
    """A camera for the part of a film that begins after `first` of the plies that these eyes may see."""
    first = max(0, min(first, plies))
    found = Camera(session, phrases, to, first, min(plies, first + MOST_STEPS), seats, names_of(seats))
    found.look()
    return found


def developed(
    found: Camera,
    *,
    plies: int,
    open_plies: int,
    checked: Checked | None = None,
    ending: TableEnding | None = None,
) -> Film:
    """The film that a camera has taken; its session has played all of it. `ending`: how the game ended after its last ply."""
    table = found.session.table
    assert found.start is not None, "the session did not come to the first position"
    _end(found, plies, ending)
    return Film(
        game=table.game.id,
        ruleset=table.ruleset.full_id,
        rulings=dict(values(table.rulings)),
        terms=dict(values(table.terms)),
        seats=list(found.seats),
        hides=table.game.hides,
        eyes=found.to.seat,
        first=found.first,
        plies=plies,
        open=open_plies,
        reasons=found.reasons,
        past=found.past,
        start=found.start,
        steps=found.steps,
        checked=checked,
    )


def _end(found: Camera, plies: int, ending: TableEnding | None) -> None:
    """Say in the last picture that the game ended there, where that does not follow from its rules."""
    over = over_said(ending, None, found.session.table.game, found.to.language, found.names)
    if over is None or found.first + len(found.steps) < plies:
        return
    if found.steps:
        found.steps[-1] = msgspec.structs.replace(found.steps[-1], over=over, says=over.says, asked=Nothing())
    elif found.start is not None:
        found.start = msgspec.structs.replace(found.start, over=over, says=over.says, asked=Nothing())


@dataclass(frozen=True, slots=True)
class Reel:
    """What a table's film is made from. The moves may name what its eyes may not see; the film tells only what they may."""

    table: Any
    """The rules: a `kernel.game.Table`."""
    start: Any
    """The position before the first move."""
    moves: tuple[str, ...]
    """The moves up to the last that may be seen."""
    open_plies: int
    seats: tuple[FilmSeat, ...]
    ending: TableEnding | None = None
    """How the game ended after the last of the moves."""

    def film(self, phrases: Phrases, to: Addressee, first: int) -> Film:
        """Play the moves and film them."""
        session = TableSession(self.table, self.start)
        plies = len(self.moves)
        taking = camera(session, phrases, to, first, plies, self.seats)
        for text in self.moves[: taking.last]:
            taking.take(session.play_text(text))
        open_plies = min(self.open_plies, plies)
        return developed(taking, plies=plies, open_plies=open_plies, ending=self.ending)
