"""A table as a record."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.stored_table import SeatHolder
from youyi.apps.web.live.state.table_chance import chance_recorded
from youyi.apps.web.replay.event_words import remarks
from youyi.kernel.game import Game
from youyi.kernel.names import Language
from youyi.players.player import player_spec
from youyi.records.record import Record, Sitter, begun


def record_of(table: LiveTable, language: Language = Language.EN) -> Record:
    """The record of a table's game, cut before the first ply that not everyone may be told (`Session.open_plies`).

    What happened beside the moves is among the remarks, in the given language.
    """
    session = table.session
    seats = tuple(_recorded(session.table.game, each) for each in table.sitters)
    end = table.ending
    return replace(
        begun(session.table, seats, chance_recorded(table.config, session)),
        moves=tuple(session.moves[: session.open_plies]),
        score=None if end is None else end.score,
        conceded=None if end is None else end.by,
        start=None if table.config.beginning is None else table.config.beginning.start,
        notes=remarks(table.events, session.table.game, session.open_plies, language),
    )


def _recorded(game: Game[Any, Any, Any, Any], sitter: SeatHolder) -> Sitter:
    if sitter.player is None:
        return Sitter(name=sitter.name)
    return Sitter(player=player_spec(sitter.player, game).full_id)
