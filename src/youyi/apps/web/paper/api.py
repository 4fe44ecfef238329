"""The HTTP endpoints of what can be printed, one function each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from youyi.apps.web.base import words
from youyi.apps.web.base.addresses import client_of
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.http.endpoints import limited, take
from youyi.apps.web.http.responses import reply
from youyi.apps.web.paper.paper_tasks import PaperSet, short
from youyi.apps.web.paper.papers import Key, Papers
from youyi.kernel.game import Game
from youyi.kernel.names import Language


async def listed(request: Request) -> Response:
    """GET /api/papers/{game}/{ruleset}/{language}: set everything, and say what there is."""
    _, found = await _set(request)
    return reply(found.said)


async def one(request: Request) -> Response:
    """GET /api/papers/{game}/{ruleset}/{language}/{file}: `book.pdf`, to be kept, or `book.png`, to be seen."""
    (game, _, language), found = await _set(request)
    file = request.path_params["file"]
    if file not in found.files:
        raise RequestError("unknown_paper", words.UNKNOWN, status=404, valid=tuple(found.files))
    response = found.files[file].answer(request)
    key, _, form = file.partition(".")
    if form == "pdf":
        response.headers["Content-Disposition"] = f'attachment; filename="{game}-{key}-{language}.pdf"'
    return response


async def _set(request: Request) -> tuple[Key, PaperSet]:
    papers: Papers | None = request.app.state.papers
    if papers is None:
        raise RequestError("no_papers", words.NO_PAPERS, status=404)
    key = _key(request)
    return key, await papers.get(key, partial(_pay, request))


async def _pay(request: Request) -> None:
    """Count a set that an address has made. Raises `RequestError` if it has had too many of late."""
    await take(request, "comparisons", words.TOO_MANY_PAPERS, client_of(request))


def _key(request: Request) -> Key:
    """What is asked for. Raises `RequestError`."""
    games: Mapping[str, Game[Any, Any, Any, Any]] = request.app.state.games
    asked = request.path_params
    printed = tuple(name for name, each in games.items() if each.has("handbook"))
    if asked["game"] not in printed:
        raise RequestError("unknown_game", words.UNKNOWN, status=404, valid=printed)
    game = games[asked["game"]]
    rulesets = {short(each): each.full_id for each in game.rulesets}
    if asked["ruleset"] not in rulesets:
        raise RequestError("unknown_ruleset", words.UNKNOWN, status=404, valid=tuple(rulesets))
    if asked["language"] not in tuple(Language):
        raise RequestError("unknown_language", words.UNKNOWN, status=404, valid=tuple(Language))
    return game.id, rulesets[asked["ruleset"]], Language(asked["language"])


def routes() -> list[Route]:
    """The endpoints with their addresses and costs."""
    return [
        Route("/api/papers/{game}/{ruleset}/{language}", limited(listed, cost=4)),
        Route("/api/papers/{game}/{ruleset}/{language}/{file}", limited(one, cost=1)),
    ]
