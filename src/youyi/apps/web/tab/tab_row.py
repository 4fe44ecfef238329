"""A table as a browser keeps it."""

from __future__ import annotations

import msgspec

from youyi.apps.web.live.state.stored_table import SeatHolder, TableConfig, TableEvent


class TabRow(msgspec.Struct, frozen=True):
    """A table without its moves, as it is written."""

    config: TableConfig
    sitters: tuple[SeatHolder, ...]
    events: tuple[TableEvent, ...] = ()

    def noting(self, event: TableEvent | None) -> TabRow:
        """The same with one more event."""
        return self if event is None else msgspec.structs.replace(self, events=(*self.events, event))
