"""A request to the worker, and its answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.kernel.names import Language

T = TypeVar("T")
JSON = "application/json"


@dataclass(frozen=True, slots=True)
class Asked:
    """A request."""

    registry: TableRegistry
    language: Language
    table: str
    """The id of the table; empty for a request that names none."""
    query: Mapping[str, str]
    token: str | None
    """The token of a seat that the request shows."""
    body: bytes
    named: Mapping[str, str] = field(default_factory=dict)
    """What else the path names, by the names of its parts."""

    def read(self, kind: type[T]) -> T:
        """The body. Raises `RequestError`."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except msgspec.MsgspecError as error:
            raise RequestError("malformed", words.UNREADABLE, detail=str(error)) from None


class Answer(msgspec.Struct, frozen=True):
    """A response."""

    status: int
    kind: str
    """Its media type."""
    body: str
    file: str | None = None
    """Under what name it is to be saved."""


def told(value: object, status: int = 200) -> Answer:
    """An answer in JSON."""
    return Answer(status, JSON, msgspec.json.encode(value).decode())
