"""Stored tables as sessions. What this release cannot read or play is refused as a whole, and its rows stay as they are."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, get_args

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.live.state.start_position import Beginning
from youyi.apps.web.live.state.stored_table import SeatHolder, StoredTable
from youyi.apps.web.live.state.table_session import TableSession
from youyi.apps.web.live.state.table_store import RegistryStore, UnreadableRow
from youyi.apps.web.wire.messages import SeatKind
from youyi.kernel.game import Game
from youyi.kernel.game import Table as GameTable
from youyi.players.player import player_spec

Games = Mapping[str, Game[Any, Any, Any, Any]]
_MOVES_WITHOUT_PAUSE = 50


class OtherRelease(RequestError):
    """A stored table that this release does not understand; `why` is for the log and names no move and no value."""

    def __init__(self, why: str) -> None:
        super().__init__("other_release", words.REFUSED["other_release"], status=409)
        self.why = why


async def loaded(store: RegistryStore, name: str, games: Games) -> tuple[StoredTable, TableSession]:
    """The table of an id, and its session. Raises `RequestError` if there is none, `OtherRelease`."""
    try:
        stored = await store.load(name) if name.isprintable() else None  # Postgres fails at a NUL
    except UnreadableRow as error:
        raise OtherRelease(f"row: {error}") from error
    if stored is None:
        raise RequestError("unknown_table", words.REFUSED["unknown_table"], status=404)
    return stored, await opened(stored, games)


async def opened(stored: StoredTable, games: Games) -> TableSession:
    """The session of a stored table, at its latest move. Raises `OtherRelease` for whatever a row may hold."""
    game = games.get(stored.config.game)
    if game is None:
        raise OtherRelease("the game is not installed")
    try:
        config = stored.config
        session = begun(game.under(config.ruleset, dict(config.rulings), dict(config.terms)), config.beginning)
    except Exception as error:
        raise OtherRelease(f"rules: {type(error).__name__}") from error
    _check(stored, session, game)
    for first in range(0, len(stored.moves), _MOVES_WITHOUT_PAUSE):
        try:
            session.replay(stored.moves[first : first + _MOVES_WITHOUT_PAUSE])
        except Exception as error:
            raise OtherRelease(f"move {session.at}: {type(error).__name__}") from error
        await asyncio.sleep(0)  # a long game must not keep other tables waiting
    return session


def begun(table: GameTable[Any, Any, Any, Any], beginning: Beginning | None) -> TableSession:
    """The session of a table before its first move. Raises `YouyiError` if the position cannot be read."""
    return TableSession(table, None if beginning is None else table.read_position(beginning.start))


def known_rules(stored: StoredTable, games: Games) -> bool:
    """Whether the game and the ruleset of a stored table are known here, without opening it."""
    game = games.get(stored.config.game)
    return game is not None and stored.config.ruleset in {each.full_id for each in (*game.rulesets, *game.former)}


def _check(stored: StoredTable, session: TableSession, game: Game[Any, Any, Any, Any]) -> None:
    if [each.seat for each in stored.sitters] != list(range(session.rules.seats)):
        raise OtherRelease("a seat is missing or too many")
    for each in stored.sitters:
        _check_sitter(each, game)
    secret: object = stored.config.secret
    if not isinstance(secret, bytes) or not secret:
        raise OtherRelease("the secret is none")


def _check_sitter(sitter: SeatHolder, game: Game[Any, Any, Any, Any]) -> None:
    texts: tuple[object, ...] = (sitter.name, sitter.player, sitter.token_hash, sitter.origin, sitter.stand_in)
    if sitter.kind not in get_args(SeatKind) or not all(each is None or isinstance(each, str) for each in texts):
        raise OtherRelease(f"seat {sitter.seat} holds what is not known here")
    if (sitter.kind == "computer") != (sitter.player is not None):
        raise OtherRelease(f"seat {sitter.seat} has a player without being a computer, or the reverse")
    for player in (each for each in (sitter.player, sitter.stand_in) if each is not None):
        try:
            player_spec(player, game)
        except Exception as error:
            raise OtherRelease(f"seat {sitter.seat}: unknown player") from error
