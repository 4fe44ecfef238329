"""A study held against the rules: its lines are played from where they leave the game, and whatever is wrong is named."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from youyi.kernel.errors import BadNotation, BadRecord, IllegalMove
from youyi.kernel.game import Table
from youyi.kernel.rules import Over
from youyi.kernel.session import Ply, Session
from youyi.records import error_words
from youyi.records.record import Record
from youyi.records.study import LONGEST_COMMENT, MOST_COMMENTS, MOST_TRIED, MOST_VARIATIONS, GameStudy, Variation

AnyPly: TypeAlias = Ply[Any, Any, Any]
Listener: TypeAlias = Callable[[int, Sequence[AnyPly]], object]


def check_study(record: Record, table: Table[Any, Any, Any, Any], start: Any) -> None:
    """Check the study of a record whose game is sound. Raises `BadRecord` naming the field, or the ply and the variation."""
    study = record.study
    if study is None:
        return
    if record.score is None and record.conceded is None:
        raise BadRecord(error_words.STUDY_UNFINISHED, field="study")
    _check_size(study)
    _check_comments(study.comments, 0, len(record.moves), "study.comments")
    for number, variation in enumerate(study.variations, start=1):
        _check_place(study, number, variation, len(record.moves))
        _check_comments(variation.comments, variation.ply, variation.last, f"study.variations.{number - 1}.comments")
    drawn = walked(record, table, start)
    for place, ply in enumerate(study.quiz):
        if not 1 <= ply <= len(drawn) or drawn[ply - 1] or ply in study.quiz[:place]:
            raise BadRecord(error_words.NO_CHOICE_ASKED.filled(ply=ply), field=f"study.quiz.{place}")


def walked(
    record: Record,
    table: Table[Any, Any, Any, Any],
    start: Any,
    told: Listener = lambda _number, _plies: None,
) -> list[bool]:
    """Play a sound game and then every variation; `told` is given each one's number (0: the game) and plies.

    Returns which plies of the game were draws. Raises `BadRecord` naming the ply and the variation.
    """
    session: Session[Any, Any, Any, Any] = Session(table.rules, start)
    for text in record.moves:
        session.take(table.game.notation.read_move(text))
    plies = tuple(session.plies)
    told(0, plies)
    if record.study is not None:
        _walk(record.study, 0, session, table, told)
    return [ply.drawn for ply in plies]


def _walk(
    study: GameStudy,
    line: int,
    session: Session[Any, Any, Any, Any],
    table: Table[Any, Any, Any, Any],
    told: Listener,
) -> None:
    """Play what leaves a line, from its end to its beginning: each ply of it is taken back once."""
    for number, variation in study.leaving(line):
        session.undo(session.at - variation.ply + 1)
        for text in variation.moves:
            _play(session, table, text, number)
        told(number, session.plies[variation.ply - 1 :])
        _walk(study, number, session, table, told)
        session.undo(session.at - variation.ply + 1)


def _play(session: Session[Any, Any, Any, Any], table: Table[Any, Any, Any, Any], text: str, number: int) -> None:
    ply = session.at + 1
    try:
        move = table.game.notation.read_move(text)
        if isinstance(session.prompt, Over):
            raise BadRecord(error_words.IN_VARIATION.filled(number=number, why=_after_the_end(text)), ply=ply)
        session.play(move)
    except (BadNotation, IllegalMove) as error:
        raise BadRecord(error_words.IN_VARIATION.filled(number=number, why=error.words), ply=ply) from error


def _after_the_end(text: str) -> Any:
    return error_words.AFTER_THE_END.filled(text=text)


def _check_size(study: GameStudy) -> None:
    tried = sum(len(each.moves) for each in study.variations)
    said = len(study.comments) + sum(len(each.comments) for each in study.variations)
    for name, found, most in (
        ("variations", len(study.variations), MOST_VARIATIONS),
        ("variations", tried, MOST_TRIED),
        ("comments", said, MOST_COMMENTS),
    ):
        if found > most:
            raise BadRecord(error_words.STUDY_TOO_LARGE.filled(found=found, most=most), field=f"study.{name}")


def _check_comments(comments: Mapping[int, str], first: int, last: int, at: str) -> None:
    for ply, text in comments.items():
        if not first <= ply <= last:
            raise BadRecord(error_words.NO_SUCH_PLY.filled(first=first, last=last), field=f"{at}.{ply}")
        if not text.strip() or len(text) > LONGEST_COMMENT:
            raise BadRecord(
                error_words.COMMENT_LENGTH.filled(found=len(text), most=LONGEST_COMMENT), field=f"{at}.{ply}"
            )


def _check_place(study: GameStudy, number: int, variation: Variation, plies: int) -> None:
    """Check that a variation leaves a line that comes before it, within that line, and has a move."""
    at = f"study.variations.{number - 1}"
    if not 0 <= variation.of < number:
        raise BadRecord(error_words.NO_EARLIER_LINE.filled(found=variation.of, last=number - 1), field=f"{at}.of")
    left = study.variations[variation.of - 1] if variation.of else None
    first, last = (1, plies + 1) if left is None else (left.ply + 1, left.last + 1)
    if not first <= variation.ply <= last:
        raise BadRecord(error_words.NO_SUCH_PLY.filled(first=first, last=last), field=f"{at}.ply")
    if not variation.moves:
        raise BadRecord(error_words.NO_MOVES, field=f"{at}.moves")
