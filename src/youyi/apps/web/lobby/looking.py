"""How many look at the lobby: pages that have asked of late, each by a name that it makes up when it is opened.

Nothing of it is stored. The other servers are told the names, lest a page count twice whose requests reach several of them.
"""

from __future__ import annotations

from youyi.apps.web.base import server_time
from youyi.apps.web.live.peers.bus import Looking
from youyi.apps.web.live.peers.peers import Peers

LASTS = 25.0
"""Seconds for which a page counts after it has asked; it asks every ten."""
_MOST = 300
"""Pages that are counted at one server: what is told of them fits into one letter."""
_MOST_OF_AN_ADDRESS = 5


class Lookers:
    """Who looks at the lobby."""

    def __init__(self, peers: Peers) -> None:
        self._peers = peers
        self._seen: dict[str, tuple[str, float]] = {}
        """Where each page has asked from, and when."""

    def note(self, page: str, address: str) -> None:
        """A page asks; of one address so many count, and no more."""
        now = server_time.steady()
        self._seen = {name: (who, at) for name, (who, at) in self._seen.items() if now - at < LASTS}
        others = sum(who == address for name, (who, _) in self._seen.items() if name != page)
        if others < _MOST_OF_AN_ADDRESS and (page in self._seen or len(self._seen) < _MOST):
            self._seen[page] = address, now
            self._peers.tell(Looking(tuple(self._seen)))

    def count(self) -> int:
        """How many pages are open, here and at other servers."""
        now = server_time.steady()
        here = {name for name, (_, at) in self._seen.items() if now - at < LASTS}
        return len(here | self._peers.looking(LASTS))
