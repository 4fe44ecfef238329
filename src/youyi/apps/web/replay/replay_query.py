"""What a request for a film asks: through whose eyes, from which ply; the same over HTTP and inside a browser tab."""

from __future__ import annotations

from collections.abc import Mapping

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import MessageError, RequestError
from youyi.apps.web.live.messages.subscribers import Addressee
from youyi.apps.web.live.table.table import Table
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat

_MOST_DIGITS = 6
"""No game has a million plies."""


def addressee(query: Mapping[str, str], language: Language, seats: int | None = None) -> Addressee:
    """Through whose eyes to look, at a table of so many seats. Raises `RequestError`."""
    seat = Seat(whole(query, "eyes")) if "eyes" in query else None
    if seat is not None and seats is not None and seat >= seats:
        raise RequestError("malformed", words.UNREADABLE, detail="eyes: there is no such seat")
    return Addressee(seat, language, query.get("drawing") == "1")


def whole(query: Mapping[str, str], name: str) -> int:
    """A whole number of the query; 0 if it is not given. Raises `RequestError`."""
    text = query.get(name, "0")
    if not (text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS):
        raise RequestError("malformed", words.UNREADABLE, detail=f"{name}: expected a whole number")
    return int(text)


def holder(table: Table, token: str | None) -> Seat | None:
    """The seat that a shown token holds; None: none is shown. Raises `RequestError`."""
    try:
        return None if token is None else table.seat_of(token)
    except MessageError as refusal:
        raise RequestError(refusal.code, refusal.said, status=403) from None
