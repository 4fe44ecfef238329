"""Studies: what else might have been played in a finished game, asked of the rules move by move, and written into its record."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from typing import Any

import msgspec

from youyi.apps.web.base.phrases import Phrases
from youyi.apps.web.live.messages.message_builder import MessageBuilder
from youyi.apps.web.live.state.subscribers import Addressee
from youyi.apps.web.live.state.table_session import AnyPly, TableSession
from youyi.apps.web.replay.record_replay import Games, begun_session, game_of, seats_of
from youyi.apps.web.replay.replay import camera, developed
from youyi.apps.web.replay.study_said import said_shortly
from youyi.apps.web.replay.wire import Film, PossibleThrow, StudySaid, Tried, TriedPly, Try
from youyi.kernel.errors import BadNotation, BadRecord, IllegalMove
from youyi.kernel.game import Game
from youyi.kernel.rules import Chance
from youyi.kernel.seats import Seat
from youyi.records import error_words
from youyi.records.codec import load
from youyi.records.record import Record
from youyi.records.replay import replay
from youyi.records.study import MOST_TRIED, GameStudy

MOST_THROWS = 120
"""Outcomes of a throw that are listed; three dice have 56."""


def tried(record: Record, games: Games, to: Addressee, wanted: Try) -> Tried:
    """Try moves in a finished game. Raises `BadRecord` naming the ply."""
    finished(record)
    if not 0 <= wanted.ply <= len(record.moves):
        raise BadRecord(error_words.NO_SUCH_PLY.filled(first=0, last=len(record.moves)), field="ply")
    if len(wanted.moves) > MOST_TRIED:
        raise BadRecord(error_words.STUDY_TOO_LARGE.filled(found=len(wanted.moves), most=MOST_TRIED), field="moves")
    game = game_of(record, games)
    thrown = _thrown(record, game)
    session = begun_session(record, game)
    plies = wanted.ply + len(wanted.moves)
    taking = camera(session, Phrases(game), to, wanted.ply, plies, seats_of(record, game))
    told = list[TriedPly]()
    for text in (*record.moves[: wanted.ply], *wanted.moves):
        ply = _played(session, text)
        taking.take(ply)
        told.append(said_shortly(ply, game, to, taking.names))
    film = developed(taking, plies=plies, open_plies=plies)
    played = None if wanted.moves else next(iter(record.moves[wanted.ply :]), None)
    found = _asked(session, film, to, thrown)
    return msgspec.structs.replace(found, plies=told[wanted.ply :], played=played)


def finished(record: Record) -> None:
    """Refuse a game that goes on: what is hidden in it must stay so. Raises `BadRecord`."""
    if record.score is None and record.conceded is None:
        raise BadRecord(error_words.STUDY_UNFINISHED, field="study")


def with_study(record: Record, games: Games, said: StudySaid) -> Record:
    """The record with a study, which is checked by the rules; an empty one is none. Raises `BadRecord`."""
    study = load(GameStudy, msgspec.to_builtins(said), at="study")
    assert isinstance(study, GameStudy)
    whole = replace(record, study=study if study.comments or study.variations or study.quiz else None)
    finished(whole)
    replay(whole, game_of(whole, games))
    return whole


def _played(session: TableSession, text: str) -> AnyPly:
    ply = session.at + 1
    if session.over is not None:
        raise BadRecord(error_words.AFTER_THE_END.filled(text=text), ply=ply)
    try:
        return session.play_text(text)
    except (BadNotation, IllegalMove) as error:
        raise BadRecord(error.words, ply=ply) from error


def _thrown(record: Record, game: Game[Any, Any, Any, Any]) -> dict[Seat | None, list[str]]:
    """What every hand threw in the game, in order."""
    found: dict[Seat | None, list[str]] = defaultdict(list)
    for ply in replay(replace(record, study=None), game).plies:
        if ply.drawn:
            found[ply.by].append(game.notation.write_move(ply.move))
    return found


def _asked(session: TableSession, film: Film, to: Addressee, thrown: dict[Seat | None, list[str]]) -> Tried:
    game, prompt = session.table.game, session.prompt
    asked = to._replace(seat=session.asked)
    builder = MessageBuilder(Phrases(game), session)
    throws, known = list[PossibleThrow](), None
    if isinstance(prompt, Chance):
        before = thrown[prompt.by][session.nth_draw - 1 : session.nth_draw]
        known = next((text for text in before if _allowed(session, text)), None)
        outcomes = prompt.odds.table() or ()
        if len(outcomes) <= MOST_THROWS:
            texts = [session.write(move) for move, _ in outcomes]
            throws = [PossibleThrow(text, game.spelled(text, to.language)) for text in texts]
    return Tried(film, [], builder.asked(asked), builder.view(asked), throws, None, known)


def _allowed(session: TableSession, text: str) -> bool:
    move = session.table.game.notation.read_move(text)
    return session.rules.objection(session.position, move) is None
