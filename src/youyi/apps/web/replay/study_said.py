"""A study in words for a page: as its file has it, and every ply of its variations in a word."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from youyi.apps.web.live.state.subscribers import Addressee
from youyi.apps.web.live.state.table_session import AnyPly, TableSession
from youyi.apps.web.replay.wire import StudySaid, StudyShown, TriedPly, VariationSaid
from youyi.kernel.game import Game
from youyi.kernel.names import Words
from youyi.kernel.people import People
from youyi.kernel.seats import Seat
from youyi.records.record import Record
from youyi.records.study import GameStudy, Variation
from youyi.records.study_check import walked


def study_shown(record: Record, session: TableSession, to: Addressee, names: Mapping[Seat, Words]) -> StudyShown | None:
    """The study of a sound record, for a page; `session` has played the game."""
    if record.study is None:
        return None
    game, lines = session.table.game, dict[int, Sequence[AnyPly]]()
    walked(record, session.table, session.start, lines.__setitem__)
    numbers = range(1, len(record.study.variations) + 1)
    return StudyShown(
        _study_said(record.study), [[said_shortly(ply, game, to, names) for ply in lines[each]] for each in numbers]
    )


def _study_said(study: GameStudy) -> StudySaid:
    variations = [_variation_said(each) for each in study.variations]
    return StudySaid(study.language.value, _keyed(study.comments), list(study.quiz), variations)


def _variation_said(variation: Variation) -> VariationSaid:
    return VariationSaid(variation.of, variation.ply, list(variation.moves), _keyed(variation.comments))


def _keyed(comments: Mapping[int, str]) -> dict[str, str]:
    return {str(ply): text for ply, text in comments.items()}


def said_shortly(ply: AnyPly, game: Game[Any, Any, Any, Any], to: Addressee, names: Mapping[Seat, Words]) -> TriedPly:
    """A ply in a word: its first event, as the list of plies has it, or what was chosen."""
    events, people = ply.step.events, People(names, to.seat)
    if events:
        return TriedPly(ply.by, game.speech.event(events[0], to.language, people))
    return TriedPly(ply.by, game.speech.move(ply.before, ply.move, to.language, people))
