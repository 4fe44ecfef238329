"""What a table needs of the other servers of its database; a server that is alone has none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from youyi.apps.web.jobs.job_board import JobBoard
from youyi.apps.web.live.peers.bus import News
from youyi.kernel.seats import Seat


class Peers(Protocol):
    """The other servers, as one server sees them."""

    @property
    def shared(self) -> bool:
        """Whether another server may write to the same tables."""
        ...

    def tell(self, news: News) -> None:
        """Tell the others, soon. Does not wait and does not fail."""
        ...

    def announce(self, table: str, seats: frozenset[Seat], watched: bool, watching: int = 0) -> None:
        """Tell the others who is connected to a table here, and how many watch, if that is new."""
        ...

    def seats(self, table: str) -> frozenset[Seat]:
        """The seats of a table that are connected elsewhere."""
        ...

    def watched(self, table: str) -> bool:
        """Whether anyone is connected to a table elsewhere."""
        ...

    def watching(self, table: str) -> int:
        """How many watch a table elsewhere."""
        ...

    def looking(self, within: float) -> frozenset[str]:
        """The pages of the lobby that are open at others, as they said within so many seconds."""
        ...

    @property
    def board(self) -> JobBoard | None:
        """Where servers write about their jobs; None for one that is alone."""
        ...

    async def hold(self, table: str) -> bool:
        """Whether this server makes a table's own moves; it does from now on if no other one does."""
        ...

    def release(self, table: str) -> None:
        """Let another server make a table's own moves."""
        ...

    async def unclaimed(self, tables: Sequence[str]) -> Sequence[str]:
        """Those of the tables whose own moves no other server makes."""
        ...


class Alone:
    """The only server of its database: nobody to ask, nobody to tell."""

    shared = False
    board: JobBoard | None = None

    def tell(self, news: News) -> None:
        """Nobody hears."""

    def announce(self, table: str, seats: frozenset[Seat], watched: bool, watching: int = 0) -> None:
        """Nobody hears."""

    def seats(self, table: str) -> frozenset[Seat]:
        """None."""
        return frozenset()

    def watched(self, table: str) -> bool:
        """Nobody."""
        return False

    def watching(self, table: str) -> int:
        """Nobody."""
        return 0

    def looking(self, within: float) -> frozenset[str]:
        """None."""
        return frozenset()

    async def hold(self, table: str) -> bool:
        """Always."""
        return True

    def release(self, table: str) -> None:
        """Nobody waits for it."""

    async def unclaimed(self, tables: Sequence[str]) -> Sequence[str]:
        """All."""
        return tables


ALONE = Alone()
