"""What one client may use: every limit of the server with its value, and the token buckets and counters that hold it."""

from __future__ import annotations

import math
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace

from youyi.apps.web.base import server_time

FOR_PLAY = 10
"""What is left of a connection's allowance when a cost is taken that can wait."""
_MOST_ADDRESSES = 10_000


@dataclass(frozen=True, slots=True)
class Rate:
    """A limit: `burst` at once, then `per_second` on average."""

    burst: float
    per_second: float

    def times(self, factor: float) -> Rate:
        """The same limit, wider."""
        return Rate(self.burst * factor, self.per_second * factor)


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Every limit of a server. docs/reference/limits.md explains each, and what happens at it."""

    # One socket.
    frame: int = 64 * 1024
    """Bytes of an incoming message; a longer one closes the socket with 1009."""
    unsent: int = 256 * 1024
    """Bytes waiting to be sent; above it they are dropped, and one fresh snapshot replaces them."""
    stalled: float = 8
    """Seconds after which a socket that does not read what it is sent is cut off."""
    messages: Rate = Rate(burst=40, per_second=20)
    """Messages by cost (`browser_line.COSTS`)."""
    refused: Rate = Rate(burst=200, per_second=10)
    """Messages refused for `messages`; above it the socket is closed with 1008."""
    # One address; an IPv6 network /64 counts as one.
    tables: Rate = Rate(burst=60, per_second=1)
    """Tables created."""
    requests: Rate = Rate(burst=400, per_second=40)
    """Requests by cost (`limited(…, cost=)`)."""
    address_messages: Rate = Rate(burst=1500, per_second=300)
    """Messages by cost on all its sockets together."""
    opened: Rate = Rate(burst=200, per_second=5)
    """Sockets opened."""
    sockets: int = 100
    """Sockets at once."""
    address_connections: int = 200
    """TCP connections at once, for an address that is no proxy."""
    passphrases: Rate = Rate(burst=10, per_second=1 / 30)
    """Passphrases tried where the account knows the browser not, and accounts made."""
    reports: Rate = Rate(burst=10, per_second=1 / 60)
    """Names, tables and results reported; of an account, too."""
    comparisons: Rate = Rate(burst=20, per_second=1 / 15)
    """Comparisons at the workbench and reviews begun, or found again; games set on paper."""
    # One name of an account, from all addresses together.
    name_passphrases: Rate = Rate(burst=30, per_second=1 / 60)
    """Passphrases tried where the account knows the browser not; above it no stranger signs in by this name for a while."""
    # One browser in which somebody was signed in to the account.
    browser_passphrases: Rate = Rate(burst=10, per_second=1 / 30)
    """Passphrases tried."""
    # The server.
    connections: int = 5000
    """TCP connections at once; fewer where the system allows fewer open files."""
    request: float = 15
    """Seconds within which a request's head and body must arrive."""
    download: float = 30
    """Seconds after which a client that does not read the answer to a request is cut off."""
    keep_alive: int = 5
    """Seconds for which an idle HTTP connection is kept."""
    page_cache: int = 16 * 1024 * 1024
    """Bytes of transcripts, records and QR codes kept for the next who asks."""

    def per_address(self, factor: float) -> Limits:
        """The same with every limit of one address multiplied: for a school behind one address, or a measurement."""
        return replace(
            self,
            tables=self.tables.times(factor),
            requests=self.requests.times(factor),
            address_messages=self.address_messages.times(factor),
            opened=self.opened.times(factor),
            passphrases=self.passphrases.times(factor),
            reports=self.reports.times(factor),
            comparisons=self.comparisons.times(factor),
            sockets=int(self.sockets * factor),
            address_connections=int(self.address_connections * factor),
        )


class TokenBucket:
    """A token bucket. It holds at most `burst` tokens, and `per_second` new ones arrive."""

    __slots__ = ("_clock", "_filled", "_left", "_rate")

    def __init__(self, rate: Rate, clock: Callable[[], float] = server_time.steady) -> None:
        """The bucket starts full."""
        self._rate = rate
        self._clock = clock
        self._left = float(rate.burst)
        self._filled = clock()

    @property
    def burst(self) -> float:
        """The most tokens it holds."""
        return self._rate.burst

    def take(self, cost: float = 1) -> bool:
        """Take `cost` tokens. Returns False, and takes none, if there are fewer."""
        self._fill()
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def seconds_until(self, cost: float) -> float:
        """How long it takes until there are `cost` tokens, if none are taken; `inf` if there never are so many."""
        self._fill()
        if self._left >= cost:
            return 0
        if cost > self._rate.burst or not self._rate.per_second:
            return math.inf
        return (cost - self._left) / self._rate.per_second

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._rate.burst, self._left + (now - self._filled) * self._rate.per_second)
        self._filled = now


class Allowance:
    """What one connection may still send: its own tokens, and those that all connections of its address share."""

    __slots__ = ("_own", "_shared")

    def __init__(self, own: TokenBucket, shared: TokenBucket) -> None:
        self._own = own
        self._shared = shared

    def take(self, cost: int) -> bool:
        """Take a message's cost. Returns False if there is too little."""
        return self._own.take(cost) and self._shared.take(cost)

    def wait_for(self, cost: int) -> float:
        """Take a cost that is left for later if need be, and return 0; or return after how many seconds to try again.

        Enough is left for the play: no move or preview is refused for the sake of what can wait. `inf`: it never can be taken.
        """
        own, burst = self._own, self._own.burst
        wait = max(own.seconds_until(max(cost, min(cost + FOR_PLAY, burst))), self._shared.seconds_until(cost))
        if wait == 0:
            self.take(cost)
        return wait


class Buckets:
    """Token buckets keyed by client address.

    The least recently seen are evicted; by then they are full again, so nothing is lost.
    """

    def __init__(self, rate: Rate, clock: Callable[[], float] = server_time.steady) -> None:
        self._rate = rate
        self._clock = clock
        self._of: OrderedDict[str, TokenBucket] = OrderedDict()

    def of(self, address: str) -> TokenBucket:
        """The bucket of this address."""
        bucket = self._of.get(address)
        if bucket is None:
            bucket = self._of[address] = TokenBucket(self._rate, self._clock)
            if len(self._of) > _MOST_ADDRESSES:
                self._of.popitem(last=False)
        self._of.move_to_end(address)
        return bucket

    def take(self, address: str, cost: float = 1) -> bool:
        """Take tokens for this address. Returns False if its bucket has too few."""
        return self.of(address).take(cost)


class HeldPlaces:
    """How many places each address holds at once, of at most `most`."""

    __slots__ = ("_held", "_most")

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._held.total()

    def take(self, address: str) -> bool:
        """Take a place. Returns False if the address holds all it may."""
        if self._held[address] >= self._most:
            return False
        self._held[address] += 1
        return True

    def give_back(self, address: str) -> None:
        """Free a place that was taken."""
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]


class Allowances:
    """What every address has left of its limits at this server; what is scarcer is in `scarce`."""

    __slots__ = ("messages", "opened", "requests", "sockets")

    def __init__(self, limits: Limits) -> None:
        self.requests = Buckets(limits.requests)
        self.messages = Buckets(limits.address_messages)
        self.opened = Buckets(limits.opened)
        self.sockets = HeldPlaces(limits.sockets)
