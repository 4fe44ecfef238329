"""What every endpoint is: a function of a request, of which an address may ask only so much."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from youyi.apps.web.base import words
from youyi.apps.web.base.addresses import client_of
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.limits import Allowances
from youyi.apps.web.base.scarce import Scarce, ScarceKind
from youyi.apps.web.http.response_cache import Documents
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.kernel.names import Words

_REFUSAL_PAUSE = 0.25
"""Seconds until a refusal is sent: one who asks again at once is slowed down, and costs less."""
Endpoint = Callable[[Request], Awaitable[Response]]


def registry_of(request: Request) -> TableRegistry:
    """The open tables of the server."""
    registry: TableRegistry = request.app.state.registry
    return registry


def documents_of(request: Request) -> Documents:
    """The answers that the server keeps."""
    documents: Documents = request.app.state.documents
    return documents


def limited(endpoint: Endpoint, cost: int = 1) -> Endpoint:
    """The endpoint, refusing an address that has asked too much of late; `cost` is what one request takes from its allowance."""

    async def asked(request: Request) -> Response:
        allowances: Allowances = request.app.state.allowances
        if not allowances.requests.take(client_of(request), cost):
            await asyncio.sleep(_REFUSAL_PAUSE)
            raise RequestError("too_fast", words.TOO_MANY_REQUESTS, status=429)
        return await endpoint(request)

    return asked


async def take(request: Request, kind: ScarceKind, refusal: Words, *whose: str | None) -> None:
    """Count one of what is scarce for an address, an account. Raises `RequestError` if one has had too much of late."""
    scarce: Scarce = request.app.state.scarce
    if not await scarce.take(kind, *whose):
        raise RequestError("too_fast", refusal, status=429)


async def take_a_table(request: Request, address: str, account: str | None) -> None:
    """Count a table that an address makes, and its account. Raises `RequestError` if one has made too many of late."""
    await take(request, "tables", words.TOO_MANY_TABLES, address, account)
