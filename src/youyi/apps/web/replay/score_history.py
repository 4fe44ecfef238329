"""The course of a game in figures: results by ply with their turning points, bouts, and tables of what occurred.

Pure functions of the rules and of moves that lie open to everybody.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from youyi.analysis.review.evaluators import counts_of
from youyi.apps.web.base.phrases import Phrases, translations
from youyi.apps.web.live.bots.move_quality import goal_said
from youyi.apps.web.live.messages.message_builder import MessageBuilder
from youyi.apps.web.live.state.ending import TableEnding, ending_of_record, over_said
from youyi.apps.web.live.state.subscribers import Addressee
from youyi.apps.web.live.state.table_session import TableSession
from youyi.apps.web.replay.record_replay import Games, begun_session, game_of, seats_of
from youyi.apps.web.replay.replay import Reel, names_of
from youyi.apps.web.replay.wire import Bout, Course, Curve, ResultTable, SheetRow, TurningPoint
from youyi.apps.web.texts import SERVER as TEXTS
from youyi.apps.web.wire.said import Said
from youyi.kernel.lab.evaluation import Counts
from youyi.kernel.lab.score_history import Entry, Measure
from youyi.kernel.names import Language, Words
from youyi.kernel.rules import called
from youyi.kernel.seats import Seat
from youyi.kernel.secrets import Sealed, Secret
from youyi.records.record import Record
from youyi.records.replay import played_as_far_as_valid

MOST_TURNS = 8
MOST_ROWS = 60
MOST_PLIES = 12
"""Plies named in a row."""
_BEFORE = TEXTS.name("before")
_CLAUSES = TEXTS.name("clauses")


@dataclass(slots=True)
class _Row:
    name: Said
    seats: list[int]
    times: int = 0
    plies: list[int] = field(default_factory=list)


@dataclass(slots=True)
class _Sheet:
    flow: bool
    rows: dict[Said, _Row] = field(default_factory=dict)


class Chronicle:
    """Follows a session while it is played."""

    def __init__(self, session: TableSession) -> None:
        """`session` must be at its start."""
        self._session = session
        game = session.table.game
        self._entry = game.score_history.entry if game.score_history else _by_clause
        self._counts = counts_of(session.table)
        self._followed = _followed(session, self._counts)
        self._points: tuple[list[list[int]], ...] = tuple([] for _ in self._followed)
        self._sheets: dict[Said, _Sheet] = {}
        self._bouts: dict[int, tuple[int, tuple[int, ...]]] = {}
        self._measure()
        self._stake()

    def note(self, ply: Any) -> None:
        """Take in a ply that has just been played."""
        bout = self._session.rules.bout(ply.before)
        if bout not in self._bouts:
            self._bouts[bout] = ply.number, tuple(self._session.rules.returns(ply.before))
        for event in ply.step.events:
            if not isinstance(event, Secret | Sealed) and (found := self._entry(event)) is not None:
                self._count(found, ply.number)
        self._measure()

    def told(
        self, phrases: Phrases, language: Language, ending: TableEnding | None, names: Mapping[Seat, Words]
    ) -> Course:
        """The figures so far. `names`: of who sits there, by seat."""
        session, game = self._session, self._session.table.game
        played = MessageBuilder(phrases, session, names).over(Addressee(None, language))
        return Course(
            plies=session.at,
            over=over_said(ending, played, game, language, names),
            goal=goal_said(self._counts),
            unit=translations(game.unit),
            seats=session.rules.seats,
            curves=[
                _curve(measure, points, session, first=nth == 0)
                for nth, (measure, points) in enumerate(zip(self._followed, self._points, strict=True))
            ],
            bouts=self._told_bouts(),
            sheets=[
                ResultTable(
                    name, sheet.flow, [SheetRow(row.name, row.seats, row.times, row.plies) for row in _first(sheet)]
                )
                for name, sheet in self._sheets.items()
            ],
        )

    def _measure(self) -> None:
        for measure, points in zip(self._followed, self._points, strict=True):
            figures = list(measure.of(self._session.position))
            if not points or points[-1][1:] != figures:
                points.append([self._session.at, *figures])

    def _stake(self) -> None:
        """What seats have put in is a row of its own: with it the payments add up to the results."""
        history, begun = self._session.table.game.score_history, self._session.rules.returns(self._session.start)
        if history is not None and history.staked is not None and any(begun):
            sheet, row = history.staked
            fresh = self._session.start == self._session.rules.start()
            flow = tuple((Seat(seat), each) for seat, each in enumerate(begun))
            self._count(Entry(sheet, row if fresh else _BEFORE, flow=flow), 0)

    def _count(self, entry: Entry, ply: int) -> None:
        sheet = self._sheets.setdefault(translations(entry.sheet), _Sheet(entry.flow is not None))
        name = translations(entry.row)
        row = sheet.rows.setdefault(name, _Row(name, [0] * self._session.rules.seats))
        row.times += 1
        if ply > 0 and len(row.plies) < MOST_PLIES and ply not in row.plies:
            row.plies.append(ply)
        if entry.seat is not None:
            row.seats[entry.seat] += 1
        for seat, worth in entry.flow or ():
            row.seats[seat] += worth

    def _told_bouts(self) -> list[Bout]:
        begun = list(self._bouts.items())
        now = self._session.rules.returns(self._session.position)
        ends = [*(before for _, (_, before) in begun[1:]), tuple(now)]
        return [
            Bout(number, first, [end - start for start, end in zip(before, after, strict=True)])
            for (number, (first, before)), after in zip(begun, ends, strict=False)
        ]


def course(reel: Reel, phrases: Phrases, language: Language) -> Course:
    """The course of a table's game, as far as it lies open to everybody."""
    session = TableSession(reel.table, reel.start)
    chronicle = Chronicle(session)
    for text in reel.moves[: reel.open_plies]:
        chronicle.note(session.play_text(text))
    return chronicle.told(phrases, language, reel.ending, names_of(reel.seats))


def course_of(record: Record, games: Games, language: Language) -> Course:
    """The course of a record, as far as it is valid. Raises `BadRecord` if its rules or its start cannot be set up."""
    game = game_of(record, games)
    session = begun_session(record, game)
    chronicle = Chronicle(session)
    found = played_as_far_as_valid(record, session.table, session, chronicle.note)
    ending = None if found.error is not None else ending_of_record(session, record)
    return chronicle.told(Phrases(game), language, ending, names_of(seats_of(record, game)))


def _first(sheet: _Sheet) -> Iterable[_Row]:
    """The rows that count most, the most frequent first."""
    return sorted(sheet.rows.values(), key=lambda row: -row.times)[:MOST_ROWS]


def _by_clause(event: Any) -> Entry:
    """How the events of a game that says nothing of its own are counted."""
    return Entry(_CLAUSES, called(event.because), getattr(event, "seat", None))


def _followed(session: TableSession, counts: Counts) -> list[Measure[Any]]:
    """The figures that are followed, what decides first: a measure of the game, else the result in its unit."""
    game = session.table.game
    score = [Measure(game.result, session.rules.returns)] if counts is Counts.SCORE else []
    told = game.score_history.measures if game.score_history else ()
    return [*(each for each in told if each.decides), *score, *(each for each in told if not each.decides)]


def _curve(measure: Measure[Any], points: list[list[int]], session: TableSession, *, first: bool) -> Curve:
    score = measure.of == session.rules.returns
    turns = turning_points(points, session.at) if first else []
    return Curve(translations(measure.name), score, first, points, turns)


def turning_points(points: list[list[int]], plies: int) -> list[TurningPoint]:
    """The plies with which the lead passed: where a seat came to lead alone that had not been the last to lead alone.

    Of more than `MOST_TURNS` the shortest leads are passed over, one by one, as if they had not been.

    >>> turning_points([[0, 0, 0], [4, 2, 0], [9, 2, 5], [12, 5, 5]], 20)
    [TurningPoint(ply=4, seat=0, held=5), TurningPoint(ply=9, seat=1, held=11)]
    """
    leads: list[tuple[int, int]] = []
    for ply, *figures in points:
        best = max(figures)
        if figures.count(best) == 1:
            leads.append((ply, figures.index(best)))
    leads = _merged(leads)
    while sum(ply > 0 for ply, _ in leads) > MOST_TURNS:
        ends = [ply for ply, _ in leads[1:]]
        shortest = min(range(len(ends)), key=lambda nth: ends[nth] - leads[nth][0])
        leads = _merged(leads[:shortest] + leads[shortest + 1 :])
    ends = [*(ply for ply, _ in leads[1:]), plies]
    return [TurningPoint(ply, seat, end - ply) for (ply, seat), end in zip(leads, ends, strict=False) if ply > 0]


def _merged(leads: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same without those who lead already."""
    return [lead for nth, lead in enumerate(leads) if nth == 0 or leads[nth - 1][1] != lead[1]]
