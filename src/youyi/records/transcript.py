"""A record as readable text: every ply, what followed from it, and by what authority."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from youyi.kernel.articles import GRADE_NAMES, Article
from youyi.kernel.errors import BadRecord
from youyi.kernel.face.columns import padded, width
from youyi.kernel.face.speech import YOU
from youyi.kernel.face.untrusted_text import inline
from youyi.kernel.game import Game, Table
from youyi.kernel.ledger import signed
from youyi.kernel.names import Language
from youyi.kernel.people import NOBODY, People
from youyi.kernel.rules import Over, Reason
from youyi.kernel.rulings import Ruling
from youyi.kernel.seats import Seat
from youyi.kernel.session import Ply, Told
from youyi.records.record import Record, Sitter
from youyi.records.replay import Replay, replay_as_far_as_valid
from youyi.records.study_check import walked
from youyi.records.texts import RECORDS as TEXTS

_TABLE = TEXTS["table"]
_ENDS = TEXTS["ends"]
_ENDS_FIRST = TEXTS["ends_first"]
_FIRST = TEXTS["first"]
_CONCEDED = TEXTS["conceded"]
_UNFINISHED = TEXTS["unfinished"]
_VARIATION = TEXTS["variation"]
QUOTES = {Language.EN: "“{}”", Language.ZH_HANT: "「{}」", Language.ZH_HANS: "“{}”"}
_AND = {Language.EN: ", ", Language.ZH_HANT: "，", Language.ZH_HANS: "，"}
_SITS = {Language.EN: "{} ({})", Language.ZH_HANT: "{}（{}）", Language.ZH_HANS: "{}（{}）"}
_MARGIN = "    "
_SAID, _NAME, _GRADE = 44, 30, 16


def transcript(record: Record, language: Language, game: Game[Any, Any, Any, Any] | None = None) -> str:
    """Tell a game as far as its record is valid, one line per ply and one per event. Raises `BadRecord`."""
    return "\n".join(_told(record, replay_as_far_as_valid(record, game), language)) + "\n"


def seat_name(table: Table[Any, Any, Any, Any], seat: Seat | None, language: Language) -> str:
    """Say which seat it is; None is the table's own hand."""
    return _TABLE.said_in(language) if seat is None else table.game.seat_names[seat].said_in(language)


def sitter_called(table: Table[Any, Any, Any, Any], seat: Seat, language: Language, people: People) -> str:
    """Say who sits there: the reader, somebody by name, or the seat where nobody is known."""
    if seat == people.you:
        return YOU.said_in(language)
    return people.names[seat].said_in(language) if seat in people.names else seat_name(table, seat, language)


def seat_and_sitter(table: Table[Any, Any, Any, Any], seat: Seat | None, language: Language, people: People) -> str:
    """Say which seat it is, and who sits there if anybody is known."""
    sign = seat_name(table, seat, language)
    if seat is None or (seat != people.you and seat not in people.names):
        return sign
    return _SITS[language].format(sign, sitter_called(table, seat, language, people))


def ply_line(table: Table[Any, Any, Any, Any], ply: Told[Any, Any], language: Language, people: People = NOBODY) -> str:
    """One ply: its number, who acted, and the move where it may be known."""
    text = "" if ply.move is None else table.game.spelled(table.game.notation.write_move(ply.move), language)
    return f"{ply.number:>4}  {seat_and_sitter(table, ply.by, language, people)}  {text}".rstrip()


def ply_lines(table: Table[Any, Any, Any, Any], ply: Told[Any, Any], language: Language) -> Iterator[str]:
    """One ply, and each of its events with its reason."""
    yield ply_line(table, ply, language)
    game = table.game
    said = [game.speech.event(event, language) for event in ply.events]
    wide = max(_SAID, *map(width, said), 0)
    for sentence, event in zip(said, ply.events, strict=True):
        yield f"      {padded(sentence, wide)}  {authority(event.because, language)}".rstrip()


def authority(because: Reason, language: Language) -> str:
    """Say on what authority something happens: the clause, how firmly it stands, and its old words."""
    match because:
        case Article(name=name, grade=grade, old_words=words):
            quoted = QUOTES[language].format(words) if words else ""
            columns = (padded(name.said_in(language), _NAME), padded(GRADE_NAMES[grade].said_in(language), _GRADE))
            return "  ".join((*columns, quoted)).rstrip()
        case Ruling():
            question = because.question.said_in(language)
            grade_name = GRADE_NAMES[because.answer.grade].said_in(language)
            columns = (padded(question, _NAME), padded(grade_name, _GRADE))
            return "  ".join((*columns, because.answer.reading.said_in(language)))


def final_line(table: Table[Any, Any, Any, Any], over: Over, language: Language, people: People = NOBODY) -> str:
    """Say how a game ended: every seat's score in the game's unit, and who is first where the score does not say it."""
    names = [sitter_called(table, Seat(seat), language, people) for seat in range(len(over.score))]
    unit = table.game.unit.said_in(language)
    gains = (f"{signed(score)} {unit}" if score else "0" for score in over.score)
    score = _AND[language].join(f"{name} {gain}" for name, gain in zip(names, gains, strict=True))
    first = _AND[language].join(names[seat] for seat in sorted(over.first))
    richest = {Seat(seat) for seat, score in enumerate(over.score) if score == max(over.score)}
    says = _ENDS_FIRST if any(over.score) else _FIRST
    if over.first == richest or len(over.first) == len(names):
        says = _ENDS
    result = table.game.result.said_in(language).capitalize()
    return says.said_in(language).format(result=result, score=score, first=first)


class StudyText:
    """What stands beside the plies of a game in its study: comments, and each variation after the ply that it leaves."""

    def __init__(self, record: Record, replay: Replay, language: Language) -> None:
        """A study that is not sound is not told."""
        self._study = None if replay.error is not None else record.study
        self._table, self._language = replay.table, language
        self._plies: dict[int, Sequence[Ply[Any, Any, Any]]] = {}
        if self._study is not None:
            walked(record, replay.table, replay.session.start, self._plies.__setitem__)

    def after(self, ply: int) -> Iterator[str]:
        """What is said at a ply of the game, and the variations that leave the game with it."""
        if self._study is not None and ply in self._study.comments:
            yield from self._comment(self._study.comments[ply], "")
        if ply:
            yield from self.instead_of(ply)

    def instead_of(self, ply: int, line: int = 0, margin: str = "") -> Iterator[str]:
        """The variations that leave a line with this ply."""
        for number, variation in sorted(self._study.leaving(line) if self._study is not None else ()):
            if variation.ply != ply:
                continue
            inner = margin + _MARGIN
            yield f"{inner}[{_VARIATION.said_in(self._language).format(number=number)}]"
            for each in self._plies[number]:
                yield inner + ply_line(self._table, each.whole, self._language)
                if each.number in variation.comments:
                    yield from self._comment(variation.comments[each.number], inner)
                yield from self.instead_of(each.number, number, inner)
            yield from self.instead_of(variation.last + 1, number, inner)

    @staticmethod
    def _comment(text: str, margin: str) -> Iterator[str]:
        yield from (f"{margin}      | {inline(line)}" for line in text.split("\n"))


def _told(record: Record, replay: Replay, language: Language) -> Iterator[str]:
    yield from _heading(record, replay.table, language)
    beside = StudyText(record, replay, language)
    yield from beside.after(0)
    for ply in replay.plies:
        yield from ply_lines(replay.table, ply.whole, language)
        if ply.number in record.notes:
            yield f"      # {inline(record.notes[ply.number])}"
        yield from beside.after(ply.number)
    yield from beside.instead_of(len(replay.plies) + 1)
    yield ""
    match replay.error, replay.prompt:
        case BadRecord() as error, _:
            yield inline(error.words.said_in(language))
        case None, Over() as over:
            yield final_line(replay.table, over, language)
        case _ if record.conceded is not None:
            yield _CONCEDED.said_in(language).format(seat=seat_name(replay.table, Seat(record.conceded), language))
        case _:
            yield _UNFINISHED.said_in(language)


def _heading(record: Record, table: Table[Any, Any, Any, Any], language: Language) -> Iterator[str]:
    yield f"{table.game.name.said_in(language)} · {table.ruleset.name.said_in(language)} ({table.ruleset.full_id})"
    for name, value in (*table.changed_rulings.items(), *table.changed_terms.items()):
        yield f"  {name}={value}"
    for seat, sitter in enumerate(record.seats):
        yield f"  {seat_name(table, Seat(seat), language)}: {sitter_name(sitter)}"
    yield ""


def sitter_name(sitter: Sitter) -> str:
    """Say who sat there; nobody known is a dash."""
    return inline(sitter.name or sitter.player or "–")
