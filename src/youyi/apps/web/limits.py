"""Token buckets, which limit how often something may be done."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

_MOST_ADDRESSES = 10_000


@dataclass(frozen=True, slots=True)
class Rate:
    """A limit: `burst` at once, then `per_second` on average."""

    burst: int
    per_second: float


class Bucket:
    """A token bucket. It holds at most `burst` tokens, and `per_second` new ones arrive."""

    __slots__ = ("_clock", "_filled", "_left", "_rate")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        """The bucket starts full."""
        self._rate = rate
        self._clock = clock
        self._left = float(rate.burst)
        self._filled = clock()

    def take(self) -> bool:
        """Take one token. Returns False if the bucket is empty."""
        now = self._clock()
        self._left = min(self._rate.burst, self._left + (now - self._filled) * self._rate.per_second)
        self._filled = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """Token buckets keyed by client address.

    The least recently seen are evicted; by then they are full again, so nothing is lost.
    """

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one token for this address. Returns False if its bucket is empty."""
        bucket = self._of.get(address)
        if bucket is None:
            bucket = self._of[address] = Bucket(self._rate, self._clock)
            if len(self._of) > _MOST_ADDRESSES:
                self._of.popitem(last=False)
        self._of.move_to_end(address)
        return bucket.take()
