"""The film of a record file: pure functions from the text of a file to what a page shows of it.

A file is anybody's: it is read as strictly as `records.json_text` reads, and bounded in length and in plies.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from youyi.apps.web.base.phrases import Phrases
from youyi.apps.web.live.people.bot_names import computers_at
from youyi.apps.web.live.state.ending import ending_of_record
from youyi.apps.web.live.state.subscribers import Addressee
from youyi.apps.web.live.state.table_session import TableSession
from youyi.apps.web.replay.replay import camera, developed
from youyi.apps.web.replay.study_said import study_shown
from youyi.apps.web.replay.wire import Checked, Film, FilmSeat, Misread, PositionFault
from youyi.apps.web.texts import SERVER as TEXTS
from youyi.kernel.errors import BadRecord
from youyi.kernel.game import Game
from youyi.kernel.names import Language
from youyi.players.player import everyone_of
from youyi.records.files import read_record
from youyi.records.record import Record, laid
from youyi.records.replay import played_as_far_as_valid, start_of

LARGEST_RECORD = 1024 * 1024
"""Bytes of a record file that is opened in a page."""
MOST_PLIES = 6000
"""Plies of such a file; the longest known games have a quarter of it."""
TOO_MANY_PLIES = TEXTS["too_many_plies"]
UNKNOWN_GAME = TEXTS["unknown_game"]
Games = Mapping[str, Game[Any, Any, Any, Any]]


def record_from(text: str) -> Record:
    """Read a record file of a stranger. Raises `BadRecord`."""
    record = read_record(text)
    if len(record.moves) > MOST_PLIES:
        raise BadRecord(TOO_MANY_PLIES.filled(found=len(record.moves), most=MOST_PLIES), field="moves")
    return record


def game_of(record: Record, games: Games) -> Game[Any, Any, Any, Any]:
    """The game of a record. Raises `BadRecord`."""
    game = games.get(record.game)
    if game is None:
        raise BadRecord(UNKNOWN_GAME.filled(found=record.game, valid=tuple(games)), field="game")
    return game


def seats_of(record: Record, game: Game[Any, Any, Any, Any]) -> tuple[FilmSeat, ...]:
    """Who sat where."""
    known = {each.id for each in everyone_of(game)}
    players = {seat: (each.player or "").partition("@")[0] for seat, each in enumerate(record.seats)}
    called = computers_at(game, {seat: player for seat, player in players.items() if player in known})
    return tuple(FilmSeat(each.name, each.player, called.get(seat)) for seat, each in enumerate(record.seats))


def fault_said(error: BadRecord, language: Language) -> PositionFault:
    """What is wrong with a record, for a reader."""
    return PositionFault(error.words.said_in(language), error.ply, error.field)


def misread_said(error: BadRecord, language: Language) -> Misread:
    """The refusal of a record file, with the field or the ply that is wrong."""
    fault = fault_said(error, language)
    return Misread("bad_record", fault.says, None, fault.field, fault.ply)


def begun_session(record: Record, game: Game[Any, Any, Any, Any]) -> TableSession:
    """The session of a record before its first move. Raises `BadRecord`."""
    table = laid(record, game)
    return TableSession(table, start_of(record, table))


def film_of(record: Record, games: Games, to: Addressee, first: int) -> Film:
    """The film of a record, as far as it is valid. Raises `BadRecord` if its rules or its start cannot be set up.

    A record holds only what everybody may know, so it may be looked at from any seat. Where a game that hides cards
    stops in the middle of a deal, the file was written so by somebody who knew the deal.
    """
    game = game_of(record, games)
    session = begun_session(record, game)
    taking = camera(session, Phrases(game), _within(to, session), first, len(record.moves), seats_of(record, game))
    found = played_as_far_as_valid(record, session.table, session, taking.take)
    if taking.start is None:  # the record goes wrong before the part that is asked for
        return film_of(record, games, to, 0)
    fault = None if found.error is None else fault_said(found.error, to.language)
    checked = Checked(found.draws, found.proved, fault)
    ending = ending_of_record(session, record) if fault is None else None
    film = developed(taking, plies=session.at, open_plies=session.at, checked=checked, ending=ending)
    if record.study is None or fault is not None or first > 0:
        return film
    return msgspec.structs.replace(film, study=study_shown(record, session, _within(to, session), taking.names))


def _within(to: Addressee, session: TableSession) -> Addressee:
    """The same reader, or the public if the table has no such seat."""
    return to if to.seat is None or to.seat < session.rules.seats else to._replace(seat=None)
