"""What pages ask of a game that never changes: lessons, guides, rulebooks, examples, open questions, the search.

`documents` gives all of them by their paths, for a site without a server.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.http.endpoints import limited
from youyi.apps.web.http.response_cache import Document, Documents
from youyi.apps.web.http.responses import reply
from youyi.apps.web.learn.catalogue import article_entry, questions_of, ruling_entry
from youyi.apps.web.learn.lessons import Teacher
from youyi.apps.web.learn.rule_pages import rulebook, search_index, with_examples
from youyi.kernel.game import Game
from youyi.kernel.names import Language

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
_JSON = "application/json"


def routes() -> list[Route]:
    """The routes of these pages."""
    return [
        Route("/api/games", limited(games)),
        Route("/api/articles/{key}", limited(article)),
        Route("/api/rulings/{game}/{name}/{word}", limited(ruling)),
        Route("/api/learn/{game}/{language}", limited(learn)),
        Route("/api/lessons/{game}/{language}", limited(lesson)),
        Route("/api/examples/{key}/{language}", limited(example)),
        Route("/api/rules/{game}/{language}", limited(rules)),
        Route("/api/questions/{game}", limited(questions)),
        Route("/api/search", limited(search)),
    ]


async def games(request: Request) -> Response:
    """GET /api/games."""
    described: Document = request.app.state.games_described
    return described.answer(request)


async def article(request: Request) -> Response:
    """GET /api/articles/{key}."""
    return reply(article_entry(request.app.state.games.values(), request.path_params["key"]))


async def ruling(request: Request) -> Response:
    """GET /api/rulings/{game}/{name}/{word}."""
    asked = request.path_params
    return reply(ruling_entry(request.app.state.games, asked["game"], asked["name"], asked["word"]))


async def learn(request: Request) -> Response:
    """GET /api/learn/{game}/{language}."""
    game, language = _taught(request), _language(request)
    return await _answer(request, lambda: Teacher(game, language).learn())


async def lesson(request: Request) -> Response:
    """GET /api/lessons/{game}/{language}."""
    game, language = _taught(request), _language(request)
    return await _answer(request, lambda: Teacher(game, language).lesson())


async def example(request: Request) -> Response:
    """GET /api/examples/{key}/{language}."""
    key, language = request.path_params["key"], _language(request)
    game = next((each for each in _games(request).values() if key in with_examples(each)), None)
    if game is None:
        raise RequestError("unknown_article", words.NO_ARTICLE, status=404)
    return await _answer(request, lambda: Teacher(game, language).example(key))


async def rules(request: Request) -> Response:
    """GET /api/rules/{game}/{language}."""
    game, language = _game(request), _language(request)
    return await _answer(request, lambda: rulebook(game, language))


async def questions(request: Request) -> Response:
    """GET /api/questions/{game}."""
    game = _game(request)
    return await _answer(request, lambda: questions_of(game))


async def search(request: Request) -> Response:
    """GET /api/search."""
    games = _games(request).values()
    return await _answer(request, lambda: search_index(games))


def documents(given: Iterable[AnyGame]) -> Iterator[tuple[str, bytes]]:
    """Return the path and the body of every document of some games."""
    every = tuple(given)
    yield "/api/search", msgspec.json.encode(search_index(every))
    for game in every:
        yield f"/api/questions/{game.id}", msgspec.json.encode(questions_of(game))
        for language in Language:
            yield f"/api/rules/{game.id}/{language}", msgspec.json.encode(rulebook(game, language))
            if game.has("teaching"):
                yield from _taught_documents(Teacher(game, language), game, language)


def _taught_documents(teacher: Teacher, game: AnyGame, language: Language) -> Iterator[tuple[str, bytes]]:
    yield f"/api/learn/{game.id}/{language}", msgspec.json.encode(teacher.learn())
    yield f"/api/lessons/{game.id}/{language}", msgspec.json.encode(teacher.lesson())
    for key in sorted(with_examples(game)):
        yield f"/api/examples/{key}/{language}", msgspec.json.encode(teacher.example(key))


async def _answer(request: Request, make: Callable[[], object]) -> Response:
    """Make a document, or take the one that was made for the same path."""
    kept: Documents = request.app.state.documents
    path = request.url.path
    return (await kept.get(path, path, lambda: msgspec.json.encode(make()), _JSON)).answer(request)


def _games(request: Request) -> Mapping[str, AnyGame]:
    games: Mapping[str, AnyGame] = request.app.state.games
    return games


def _game(request: Request) -> AnyGame:
    games, name = _games(request), request.path_params["game"]
    if name not in games:
        raise RequestError("unknown_game", words.UNKNOWN, status=404, valid=tuple(games))
    return games[name]


def _taught(request: Request) -> AnyGame:
    game = _game(request)
    if not game.has("teaching"):
        taught = tuple(name for name, each in _games(request).items() if each.has("teaching"))
        raise RequestError("not_taught", words.NOT_TAUGHT, status=404, valid=taught)
    return game


def _language(request: Request) -> Language:
    wanted = request.path_params["language"]
    if wanted not in tuple(Language):
        raise RequestError("unknown_language", words.UNKNOWN, status=404, valid=tuple(Language))
    return Language(wanted)
