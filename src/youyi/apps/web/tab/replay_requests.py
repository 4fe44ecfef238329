"""What pages ask of the worker about games that were played: films, figures, and tables that go on from a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.phrases import Phrases
from youyi.apps.web.replay import score_history as figures
from youyi.apps.web.replay.fork_game import go_on
from youyi.apps.web.replay.record_replay import LARGEST_RECORD, film_of, misread_said, record_from
from youyi.apps.web.replay.replay_query import addressee, holder, whole
from youyi.apps.web.replay.table_replay import reel_of
from youyi.apps.web.replay.wire import GoOn
from youyi.apps.web.tab.asked import Answer, Asked, told
from youyi.kernel.errors import BadRecord
from youyi.records.record import Record


async def film(asked: Asked) -> Answer:
    """A table's game ply by ply, as a seat or the public may see it."""
    table = await asked.registry.find(asked.table)
    to = addressee(asked.query, asked.language, len(table.sitters))
    reel = reel_of(table, to.seat, holder(table, asked.token))
    return told(reel.film(Phrases(table.session.table.game), to, whole(asked.query, "first")))


async def course(asked: Asked) -> Answer:
    """A table's game in figures."""
    table = await asked.registry.find(asked.table)
    reel = reel_of(table, None, None)
    return told(figures.course(reel, Phrases(table.session.table.game), asked.language))


async def open_film(asked: Asked) -> Answer:
    """The film of the record in the body."""
    to, first = addressee(asked.query, asked.language), whole(asked.query, "first")
    return _of_record(asked, lambda record: film_of(record, asked.registry.games, to, first))


async def open_course(asked: Asked) -> Answer:
    """The record in the body in figures."""
    return _of_record(asked, lambda record: figures.course_of(record, asked.registry.games, asked.language))


async def from_position(asked: Asked) -> Answer:
    """A new table in a position of another game."""

    async def here(work: Callable[..., Any], *arguments: Any) -> Any:
        return work(*arguments)  # the worker has no threads

    try:
        made = await go_on(asked.registry, asked.registry.games, asked.read(GoOn), "", here)
    except BadRecord as error:
        return told(misread_said(error, asked.language), 422)
    return told(made, 201)


def _of_record(asked: Asked, make: Callable[[Record], object]) -> Answer:
    if len(asked.body) > LARGEST_RECORD:
        raise RequestError("too_large", words.TOO_LARGE, status=413)
    try:
        return told(make(record_from(asked.body.decode())))
    except BadRecord as error:
        return told(misread_said(error, asked.language), 422)
