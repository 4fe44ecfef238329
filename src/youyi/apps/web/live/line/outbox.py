"""What waits to be sent on one socket: messages in order, or, once they take too much memory, a fresh snapshot."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable


class Outbox:
    """A queue of messages, limited in bytes.

    Above the limit all that waits is dropped, and what follows too; the next message taken out is then a fresh snapshot,
    built when it is taken. One message alone is kept whatever its size.
    """

    __slots__ = ("_behind", "_most", "_size", "_snapshot", "_waiting")

    def __init__(self, most: int, snapshot: Callable[[], str]) -> None:
        self._most = most
        self._snapshot = snapshot
        self._waiting: deque[str] | None = None
        """None while nothing waits: most sockets are idle, and an empty deque takes 600 bytes."""
        self._size = 0
        self._behind = False

    def __bool__(self) -> bool:
        return self._behind or self._waiting is not None

    @property
    def size(self) -> int:
        """How many bytes of memory the waiting messages take; listeners that are told the same share them."""
        return self._size

    @property
    def behind(self) -> bool:
        """Whether messages were dropped since the latest snapshot."""
        return self._behind

    def put(self, message: str) -> None:
        """Add a message."""
        if self._behind:
            return
        size = sys.getsizeof(message)
        if self._waiting is None:
            self._waiting = deque()
        elif self._size + size > self._most:
            self._waiting, self._size, self._behind = None, 0, True
            return
        self._waiting.append(message)
        self._size += size

    def take(self) -> str:
        """Remove the next message, and return it."""
        if self._behind:
            self._behind = False
            return self._snapshot()
        assert self._waiting is not None, "nothing waits"
        message = self._waiting.popleft()
        self._size -= sys.getsizeof(message)
        if not self._waiting:
            self._waiting = None
        return message

    def clear(self) -> None:
        """Drop all that waits."""
        self._waiting, self._size, self._behind = None, 0, False
