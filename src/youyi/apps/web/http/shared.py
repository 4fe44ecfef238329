"""Requests that a server and a browser's worker both answer: each is declared once, as a `Route`, with no library of either."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import msgspec

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.wire.http import CreateTable, TableCreated
from youyi.kernel.names import Language

T = TypeVar("T")

JSON = "application/json"
TEXT = "text/plain"
LARGEST_BODY = 16 * 1024


class Host(Protocol):
    """Whoever answers: a server, which knows limits, or a browser's worker, which needs none."""

    @property
    def registry(self) -> TableRegistry:
        """The open tables."""
        ...

    async def take_a_table(self, address: str) -> None:
        """Count a table that somebody makes. Raises `RequestError` if he made too many of late."""
        ...

    async def take_a_seat(self, address: str, *, listed: bool) -> None:
        """Count a seat that somebody takes. Raises `RequestError` if he holds too many."""
        ...

    async def create(self, wanted: CreateTable, address: str) -> TableCreated:
        """Make a table. Raises `RequestError`."""
        ...

    async def account(self) -> str | None:
        """The account of who asks; None: nobody is signed in."""
        ...

    async def aside(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Do what may take long, in a thread if there are any."""
        ...


@dataclass(frozen=True, slots=True)
class Call:
    """A request."""

    host: Host
    language: Language
    named: Mapping[str, str]
    """What the path names."""
    query: Mapping[str, str]
    token: str | None
    """The token of a seat that the request shows."""
    body: bytes
    address: str = ""
    """Of whom; empty in a browser."""

    @property
    def table(self) -> str:
        """The id of the table that the path names."""
        return self.named["table"]

    def read(self, kind: type[T]) -> T:
        """The body. Raises `RequestError`."""
        return decoded(self.body, kind)

    def text(self) -> str:
        """The body as text. Raises `RequestError`."""
        return text_of(self.body)


@dataclass(frozen=True, slots=True)
class JsonReply:
    """A value as JSON."""

    value: object
    status: int = 200
    seats: tuple[tuple[str, str], ...] = ()
    """The seats that the request was given, each a table with its token."""


@dataclass(frozen=True, slots=True)
class Page:
    """What takes long to make, and may be kept under a key as long as its source is the same."""

    key: tuple[Hashable, ...]
    source: object
    make: Callable[[], bytes]
    kind: str = JSON
    """Its media type."""
    file: str | None = None
    """Under what name it is to be saved."""


@dataclass(frozen=True, slots=True)
class Route:
    """An address, and what answers there."""

    method: str
    path: str
    """As Starlette writes it: `/api/tables/{table}`."""
    answer: Callable[[Call], Awaitable[JsonReply | Page]]
    """May raise `RequestError`, and `BadRecord` for the text of a record that is none; so may making its page."""
    cost: int = 1
    """What one request takes from the allowance of its address."""
    largest: int = LARGEST_BODY
    """Bytes of a body."""


def decoded(raw: bytes, kind: type[T]) -> T:
    """Decode a body that has been received. Raises `RequestError`."""
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RequestError("malformed", words.UNREADABLE, detail=str(error)) from None


def text_of(raw: bytes) -> str:
    """The text of a body. Raises `RequestError`."""
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise RequestError("malformed", words.UNREADABLE, detail="not UTF-8") from None
