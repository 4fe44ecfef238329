"""Games that were played, looked back upon: records, transcripts, films, figures, and tables that fork from them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable

import msgspec

from youyi.apps.web.base.phrases import Phrases
from youyi.apps.web.http.shared import JSON, LARGEST_BODY, TEXT, Call, JsonReply, Page, Route
from youyi.apps.web.replay import score_history
from youyi.apps.web.replay.fork_game import go_on
from youyi.apps.web.replay.record_replay import LARGEST_RECORD, film_of, game_of, record_from
from youyi.apps.web.replay.recording import record_of
from youyi.apps.web.replay.studying import tried, with_study
from youyi.apps.web.replay.table_replay import addressee, holder, reel_of, whole
from youyi.apps.web.replay.wire import GoOn, Try, WriteStudy
from youyi.records.files import write_record
from youyi.records.record import Record
from youyi.records.transcript import transcript as write_transcript


async def record(call: Call) -> Page:
    """A table as a record."""
    table = await call.host.registry.find(call.table)
    told, file = record_of(table), f"{table.config.game}-{table.config.id}.json"
    return Page((table.config.id, "record"), told, lambda: write_record(told).encode(), file=file)


async def transcript(call: Call) -> Page:
    """A table's game as text."""
    table, language = await call.host.registry.find(call.table), call.language
    game, told, file = (
        table.session.table.game,
        record_of(table, language),
        f"{table.config.game}-{table.config.id}.txt",
    )
    return Page((table.config.id, language), told, lambda: write_transcript(told, language, game).encode(), TEXT, file)


async def film(call: Call) -> Page:
    """`?eyes=&first=&language=&drawing=`: a table's game ply by ply, as a seat or the public may see it.

    What lies open to everybody may be looked at from any seat; beyond that, the public sees what a watcher was told, and a
    seat's own view takes its token (`Authorization: Bearer`).
    """
    table = await call.host.registry.find(call.table)
    to, first = addressee(call.query, call.language, len(table.sitters)), whole(call.query, "first")
    reel = reel_of(table, to.seat, holder(table, call.token))
    phrases = Phrases(table.session.table.game)
    return Page((table.config.id, "film", to, first), reel, lambda: msgspec.json.encode(reel.film(phrases, to, first)))


async def open_film(call: Call) -> Page:
    """`?eyes=&first=&language=&drawing=`: the film of the record in the body, as far as it is valid."""
    to, first, games = addressee(call.query, call.language), whole(call.query, "first"), call.host.registry.games
    return _of_record(call, ("film", to, first), lambda record: film_of(record, games, to, first))


async def course(call: Call) -> Page:
    """A table's game in figures, as far as it lies open to everybody."""
    table, language = await call.host.registry.find(call.table), call.language
    reel, phrases = reel_of(table, None, None), Phrases(table.session.table.game)
    key = (table.config.id, "course", language)
    return Page(key, reel, lambda: msgspec.json.encode(score_history.course(reel, phrases, language)))


async def open_course(call: Call) -> Page:
    """The same of the record in the body, as far as it is valid."""
    language, games = call.language, call.host.registry.games
    return _of_record(call, ("course", language), lambda record: score_history.course_of(record, games, language))


async def fork(call: Call) -> JsonReply:
    """A new table in a position of another game, for one person against computers."""
    wanted = call.read(GoOn)
    await call.host.take_a_table(call.address)
    made = await go_on(call.host.registry, wanted, call.address, call.host.aside)
    return JsonReply(made, 201, tuple((made.id, each.token) for each in made.seats if each.token is not None))


async def try_moves(call: Call) -> JsonReply:
    """`?eyes=&language=&drawing=`: what came of other moves in a finished game, and what may be tried next."""
    wanted, games, to = call.read(Try), call.host.registry.games, addressee(call.query, call.language)
    record = await _record_of(call, wanted.table, wanted.record)
    return JsonReply(await call.host.aside(tried, record, games, to, wanted))


async def study(call: Call) -> Page:
    """`?text=&language=`: the record of a finished game with a study, checked by the rules; with `text=1` told as text."""
    wanted, games, language = call.read(WriteStudy), call.host.registry.games, call.language
    record, told = await _record_of(call, wanted.table, wanted.record), call.query.get("text") == "1"
    place = ("study", hashlib.sha256(call.body).hexdigest(), language if told else None)

    def made() -> str:
        whole = with_study(record, games, wanted.study)
        return write_transcript(whole, language, game_of(whole, games)) if told else write_record(whole)

    file = f"{record.game}-study.{'txt' if told else 'json'}"
    return Page(place, call.body, lambda: made().encode(), TEXT if told else JSON, file)


async def _record_of(call: Call, table: str | None, text: str | None) -> Record:
    """The record that a request means. Raises `RequestError`, `BadRecord`."""
    return record_from(text or "") if table is None else record_of(await call.host.registry.find(table))


def _of_record(call: Call, key: tuple[Hashable, ...], make: Callable[[Record], object]) -> Page:
    """What is made from the record in the body."""
    text = call.text()
    place = (*key, hashlib.sha256(text.encode()).hexdigest())
    return Page(place, text, lambda: msgspec.json.encode(make(record_from(text))))


ROUTES = (
    Route("GET", "/api/tables/{table}/record", record, cost=4),
    Route("GET", "/api/tables/{table}/transcript", transcript, cost=10),
    Route("GET", "/api/tables/{table}/film", film, cost=10),
    Route("GET", "/api/tables/{table}/course", course, cost=10),
    Route("POST", "/api/course", open_course, cost=20, largest=LARGEST_RECORD),
    Route("POST", "/api/tables/from", fork, cost=20, largest=LARGEST_RECORD + LARGEST_BODY),
    Route("POST", "/api/film", open_film, cost=20, largest=LARGEST_RECORD),
    Route("POST", "/api/try", try_moves, cost=4, largest=LARGEST_RECORD + LARGEST_BODY),
    Route("POST", "/api/study", study, cost=20, largest=2 * LARGEST_RECORD),
)
