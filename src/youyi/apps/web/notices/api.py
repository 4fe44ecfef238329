"""The HTTP endpoints of notices. Whoever knows the address of a browser at its push service is that browser."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from youyi.apps.web.accounts.signed_in import signed_in
from youyi.apps.web.http.endpoints import limited
from youyi.apps.web.http.responses import body, reply
from youyi.apps.web.notices.notices import Notices
from youyi.apps.web.notices.wire import AskNotices, NoticesSaid, StopNotices


def routes() -> list[Route]:
    """The endpoints with their addresses."""
    return [
        Route("/api/notices", limited(state)),
        Route("/api/notices", limited(ask, cost=10), methods=["POST"]),
        Route("/api/notices/off", limited(stop, cost=2), methods=["POST"]),
    ]


async def state(request: Request) -> Response:
    """GET /api/notices: the server's public key."""
    return reply(NoticesSaid(_of(request).key))


async def ask(request: Request) -> Response:
    """POST /api/notices."""
    wanted, who = await body(request, AskNotices), await signed_in(request)
    site = f"{request.url.scheme}://{request.url.netloc}"
    await _of(request).ask(wanted, site, None if who is None else who.cookie_hash)
    return reply(NoticesSaid(_of(request).key))


async def stop(request: Request) -> Response:
    """POST /api/notices/off."""
    await _of(request).stop((await body(request, StopNotices)).endpoint)
    return reply(NoticesSaid(_of(request).key))


def _of(request: Request) -> Notices:
    found: Notices = request.app.state.notices
    return found
