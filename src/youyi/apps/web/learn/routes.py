"""Puzzles: the documents that a browser without a server makes itself, for written beforehand all of them would take 20 MB."""

from __future__ import annotations

from typing import Any

import msgspec

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.http.shared import Call, Page, Route
from youyi.kernel.game import Game
from youyi.kernel.names import Language


async def puzzle(call: Call) -> Page:
    """A puzzle of a game in a language."""
    from youyi.apps.web.learn.puzzle_pages import is_puzzle, puzzle_said  # a tab that plays a game begins without them

    (game, language), number = _of(call), int(call.named["number"])
    if not is_puzzle(game, number):
        raise RequestError("unknown_puzzle", words.NO_PUZZLE, status=404)
    key = ("puzzle", game.id, number, language)
    return Page(key, key, lambda: msgspec.json.encode(puzzle_said(game, number, language)))


async def puzzles(call: Call) -> Page:
    """Which puzzles a game has, and what they may be chosen by, in a language."""
    from youyi.apps.web.learn.puzzle_pages import puzzles_said  # as above

    game, language = _of(call)
    key = ("puzzles", game.id, language)
    return Page(key, key, lambda: msgspec.json.encode(puzzles_said(game, language)))


def _of(call: Call) -> tuple[Game[Any, Any, Any, Any], Language]:
    """The game and the language of a call. Raises `RequestError`."""
    games = call.host.registry.games
    if call.named["game"] not in games:
        raise RequestError("unknown_game", words.UNKNOWN, status=404, valid=tuple(games))
    if call.named["language"] not in tuple(Language):
        raise RequestError("unknown_language", words.UNKNOWN, status=404, valid=tuple(Language))
    return games[call.named["game"]], Language(call.named["language"])


ROUTES = (
    Route("GET", "/api/puzzles/{game}/{number:int}/{language}", puzzle, cost=4),
    Route("GET", "/api/puzzles/{game}/{language}", puzzles),
)
