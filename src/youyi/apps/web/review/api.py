"""The HTTP endpoints of reviews, one function each."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from youyi.apps.web.base import words
from youyi.apps.web.base.addresses import client_of
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.http.endpoints import limited, take
from youyi.apps.web.http.responses import language_of, raw_body, reply
from youyi.apps.web.http.shared import text_of
from youyi.apps.web.replay.record_replay import LARGEST_RECORD, misread_said, record_from
from youyi.apps.web.review.reviews import Reviews
from youyi.kernel.errors import BadRecord
from youyi.kernel.lab.evaluation import Counts


def _reviews(request: Request) -> Reviews:
    reviews: Reviews | None = request.app.state.reviews
    if reviews is None:
        raise RequestError("no_reviews", words.NO_REVIEWS, status=404)
    return reviews


def _goal(request: Request) -> Counts | None:
    """What the game is to be reviewed for; None where nothing is said. Raises `RequestError`."""
    asked = request.query_params.get("goal")
    try:
        return None if asked is None else Counts(asked)
    except ValueError as error:
        raise RequestError("unknown_goal", words.UNKNOWN, valid=tuple(each.value for each in Counts)) from error


async def begin(request: Request) -> Response:
    """POST /api/reviews?language=&goal=: begin a review of the record in the body, or find the same one."""
    reviews, language, counts = _reviews(request), language_of(request), _goal(request)
    text = text_of(await raw_body(request, LARGEST_RECORD))
    try:
        record = record_from(text)
    except BadRecord as error:
        return reply(misread_said(error, language), 422)
    if record.score is None and record.conceded is None:
        raise RequestError("unfinished", words.REVIEW_UNFINISHED, status=422)
    await take(request, "comparisons", words.TOO_MANY_REVIEWS, client_of(request))
    return reply(await reviews.begin(text, client_of(request), counts, language), status=202)


async def progress(request: Request) -> Response:
    """GET /api/reviews/{id}?language=: how far a review has come, and what it says."""
    reviews = _reviews(request)
    return reply(await reviews.follow(request.path_params["job"], language_of(request)))


def routes() -> list[Route]:
    """The endpoints with their addresses and costs."""
    return [
        Route("/api/reviews", limited(begin, cost=20), methods=["POST"]),
        Route("/api/reviews/{job}", limited(progress)),
    ]
