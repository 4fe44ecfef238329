"""The HTTP endpoints of the workbench, one function each."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from youyi.analysis.runs.engines import installed
from youyi.apps.web.base import words
from youyi.apps.web.base.addresses import client_of
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.http.endpoints import limited, take
from youyi.apps.web.http.responses import body, reply
from youyi.apps.web.learn.catalogue import player_entry
from youyi.apps.web.live.registry.table_config import checked_rules
from youyi.apps.web.replay.record_replay import MOST_PLIES
from youyi.apps.web.workbench.wire import (
    MOST,
    CompareReadings,
    OpenGame,
    PlayersSaid,
    ReadingWanted,
    WorkbenchSaid,
)
from youyi.apps.web.workbench.workbench import Workbench
from youyi.apps.web.workbench.workbench_tasks import FEWER, ComparisonAsked
from youyi.kernel.game import Game
from youyi.kernel.lab.players import PlayerSpec
from youyi.kernel.rulings import Value
from youyi.players.player import players_of


def _workbench(request: Request) -> Workbench:
    workbench: Workbench | None = request.app.state.workbench
    if workbench is None:
        raise RequestError("no_workbench", words.NO_WORKBENCH, status=404)
    return workbench


async def about(request: Request) -> Response:
    """GET /api/workbench: what may be asked of it."""
    _workbench(request)
    games = request.app.state.games.values()
    players = [PlayersSaid(game.id, [player_entry(each) for each in _quick(game)]) for game in games]
    return reply(WorkbenchSaid(MOST, installed(), FEWER, players))


async def compare(request: Request) -> Response:
    """POST /api/workbench: begin a comparison, or find the same one."""
    workbench, wanted = _workbench(request), await body(request, CompareReadings)
    game = _game(request, wanted.game, wanted.player)
    asked = ComparisonAsked(
        game.id, _reading(game, wanted.a), _reading(game, wanted.b), wanted.player, wanted.games, wanted.seed
    )
    await take(request, "comparisons", words.TOO_MANY_COMPARISONS, client_of(request))
    return reply(await workbench.begin(asked, client_of(request)), status=202)


async def progress(request: Request) -> Response:
    """GET /api/workbench/{id}: how far a comparison has come, and what it came to."""
    workbench = _workbench(request)
    return reply(await workbench.follow(request.path_params["job"]))


async def cancel(request: Request) -> Response:
    """DELETE /api/workbench/{id}: give a comparison up, unless others wait for it."""
    workbench = _workbench(request)
    return reply(await workbench.stop(request.path_params["job"], client_of(request)))


async def open_game(request: Request) -> Response:
    """POST /api/workbench/game: one game of a comparison as a record file."""
    workbench, wanted = _workbench(request), await body(request, OpenGame)
    game = _game(request, wanted.game, wanted.player)
    reading = _reading(game, wanted.reading)
    plan = ComparisonAsked(game.id, reading, reading, wanted.player, 1, wanted.seed).plan(reading)
    record = await workbench.open_game(plan.write(), wanted.number, MOST_PLIES)
    if record is None:
        raise RequestError("too_large", words.GAME_TOO_LONG.filled(most=MOST_PLIES), status=413)
    return Response(record, media_type="application/json")


def _quick(game: Game[Any, Any, Any, Any]) -> list[PlayerSpec]:
    return [each for each in players_of(game) if each.quick]


def _game(request: Request, name: str, player: str) -> Game[Any, Any, Any, Any]:
    """Raises `RequestError`."""
    games = request.app.state.games
    if name not in games:
        raise RequestError("unknown_game", words.UNKNOWN, valid=tuple(games))
    known = tuple(each.id for each in _quick(games[name]))
    if player not in known:
        raise RequestError("unknown_player", words.UNKNOWN, valid=known)
    game: Game[Any, Any, Any, Any] = games[name]
    return game


def _reading(game: Game[Any, Any, Any, Any], wanted: ReadingWanted) -> tuple[str, dict[str, Value]]:
    """A reading by the names of its ruleset and of the answers that differ from it. Raises `RequestError`."""
    table = checked_rules(game, wanted.ruleset, wanted.rulings, {})
    return table.ruleset.full_id, table.changed_rulings


def routes() -> list[Route]:
    """The endpoints with their addresses and costs."""
    return [
        Route("/api/workbench", limited(about)),
        Route("/api/workbench", limited(compare, cost=20), methods=["POST"]),
        Route("/api/workbench/game", limited(open_game, cost=40), methods=["POST"]),
        Route("/api/workbench/{job}", limited(progress)),
        Route("/api/workbench/{job}", limited(cancel), methods=["DELETE"]),
    ]
