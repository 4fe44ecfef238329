"""Addresses of this server as QR codes. Other texts are refused: they would bear our name."""

from __future__ import annotations

import asyncio
from io import BytesIO
from urllib.parse import urlsplit

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.http.endpoints import documents_of, limited
from youyi.apps.web.http.responses import body
from youyi.apps.web.wire.company import DrawAddress

_LONGEST_QR = 500
_LONGEST_PRIVATE_QR = 1500


def routes() -> list[Route]:
    """The endpoints with their addresses and costs."""
    return [
        Route("/api/qr", limited(qr, cost=4)),
        Route("/api/qr", limited(private_qr, cost=8), methods=["POST"]),
    ]


async def qr(request: Request) -> Response:
    """GET /api/qr?text=: an address of this server as a QR code."""
    text = request.query_params.get("text", "")
    if len(text) > _LONGEST_QR or not _ours(text, request):
        raise RequestError("not_ours", words.OWN_ADDRESS)
    return (await documents_of(request).get(("qr", text), text, lambda: _drawn(text), "image/svg+xml")).answer(request)


async def private_qr(request: Request) -> Response:
    """POST /api/qr: the same for an address that holds tokens; it stands in no log and is not kept."""
    text = (await body(request, DrawAddress)).text
    if len(text) > _LONGEST_PRIVATE_QR or not _ours(text, request):
        raise RequestError("not_ours", words.OWN_ADDRESS)
    drawn = await asyncio.to_thread(_drawn, text)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


def _ours(text: str, request: Request) -> bool:
    try:
        address = urlsplit(text)
    except ValueError:
        return False
    return address.scheme in ("http", "https") and address.netloc == request.url.netloc


def _drawn(text: str) -> bytes:
    picture = BytesIO()
    segno.make(text, error="m", micro=False).save(picture, kind="svg", scale=8, border=2, xmldecl=False)
    return picture.getvalue()
