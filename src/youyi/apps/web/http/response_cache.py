"""Pages that take long to make: made in a thread of their own, compressed there, and kept for the next who asks."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import RequestError

_MOST_WAITING = 50
_COMPRESSION = 5
_REVALIDATE = "no-cache"


@dataclass(frozen=True, slots=True)
class Document:
    """The body of a response."""

    body: bytes
    packed: bytes
    """By gzip."""
    etag: str
    media_type: str

    @property
    def size(self) -> int:
        """Bytes in memory."""
        return len(self.body) + len(self.packed)

    def answer(self, request: Request) -> Response:
        """The document, compressed if the client takes that; 304 if it has it already."""
        headers = {"ETag": self.etag, "Cache-Control": _REVALIDATE, "Vary": "Accept-Encoding"}
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.body, media_type=self.media_type, headers=headers)
        return Response(self.packed, media_type=self.media_type, headers=headers | {"Content-Encoding": "gzip"})


def document(body: bytes, media_type: str) -> Document:
    """Compress a body."""
    etag = f'W/"{hashlib.sha256(body).hexdigest()[:32]}"'
    return Document(body, gzip.compress(body, _COMPRESSION, mtime=0), etag, media_type)


@dataclass(slots=True)
class _Kept:
    source: object
    made: asyncio.Future[Document]
    size: int = 0
    """0 until it is made."""


class Documents:
    """Documents by key, the latest used up to a number of bytes.

    A kept document is given out only while its source is equal to what it was made from. So what a table's secrets allow
    to be told is decided anew for each request, by making the source; the key merely names the place.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, _Kept] = OrderedDict()
        self._waiting = 0
        self._thread = ThreadPoolExecutor(1, "documents")

    def __len__(self) -> int:
        return len(self._kept)

    @property
    def size(self) -> int:
        """How many bytes are kept."""
        return sum(each.size for each in self._kept.values())

    async def get(self, key: Hashable, source: object, make: Callable[[], bytes], media_type: str) -> Document:
        """The document made from a source. Those who ask at the same time wait for the same. Raises `RequestError`."""
        kept = self._kept.get(key)
        if kept is None or kept.source != source:
            if self._waiting >= _MOST_WAITING:
                raise RequestError("busy", words.BUSY, status=503)
            self._waiting += 1
            kept = _Kept(source, asyncio.ensure_future(self._make(make, media_type)))
            self._kept[key] = kept
            kept.made.add_done_callback(partial(self._keep, key, kept))
        self._kept.move_to_end(key)
        return await asyncio.shield(kept.made)

    def close(self) -> None:
        """Stop making documents."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _make(self, make: Callable[[], bytes], media_type: str) -> Document:
        return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: document(make(), media_type))

    def _keep(self, key: Hashable, kept: _Kept, _made: object) -> None:
        """Count a document that was made; drop one that could not be, and the least recently used."""
        self._waiting -= 1
        if kept.made.cancelled() or kept.made.exception() is not None:
            if self._kept.get(key) is kept:
                del self._kept[key]
            return
        kept.size = kept.made.result().size
        while self._kept and self.size > self._most:
            self._kept.popitem(last=False)
