"""What the seats of a table contribute to its chance: sealed, then opened, then settled once for all.

The rules only, which every store applies to its rows; `stored_contributions` is that of the databases.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, NamedTuple, Protocol

from youyi.apps.web.base.errors import MessageError
from youyi.kernel.committed import commitment
from youyi.kernel.contributed import COMPUTER, Contribution, State, is_text, seal, settled

SECRET_ALONE = 1
"""The scheme of the deal of the day and of release 0.1.0: every throw follows from the table's secret."""
CONTRIBUTED = 2
"""Every seat may contribute, and each bout has a key of its own."""


class Stage(Enum):
    """How far the contributions to a table's chance are."""

    GATHERING = "gathering"
    """Seats are open, or a rematch waits for seals."""
    SEALED = "sealed"
    """Every seal is in and published; nothing is opened to others yet."""
    SETTLED = "settled"
    """The game may begin."""


def stage(scheme: int, seals: object, contributions: object) -> Stage:
    """How far the contributions are, from the columns of a table."""
    if scheme == SECRET_ALONE or contributions is not None:
        return Stage.SETTLED
    return Stage.GATHERING if seals is None else Stage.SEALED


def read_contributions(stored: Sequence[dict[str, Any]] | None) -> tuple[Contribution, ...] | None:
    """Contributions from their column."""
    if stored is None:
        return None
    return tuple(Contribution(each["seat"], State(each["state"]), each["seal"], each["text"]) for each in stored)


class TableRow(Protocol):
    """A stored table, as far as its chance is concerned."""

    @property
    def id(self) -> str:
        """The table's id."""
        ...

    @property
    def scheme(self) -> int:
        """`SECRET_ALONE` or `CONTRIBUTED`."""
        ...

    @property
    def secret(self) -> bytes:
        """The table's secret."""
        ...

    @property
    def seals(self) -> Sequence[str | None] | None:
        """By seat, once they are all in."""
        ...

    @property
    def contributions(self) -> Sequence[Contribution] | None:
        """By seat, once they are settled."""
        ...


class SeatRow(Protocol):
    """A stored seat, as far as its table's chance is concerned."""

    @property
    def seat(self) -> int:
        """Its number."""
        ...

    @property
    def kind(self) -> str:
        """`human`, `computer`, `open` or `left`."""
        ...

    @property
    def seal(self) -> str | None:
        """What was sealed."""
        ...

    @property
    def seal_awaited(self) -> bool:
        """Whether a seal is expected."""
        ...

    @property
    def opening(self) -> str | None:
        """The text that opened the seal."""
        ...


class Advanced(NamedTuple):
    """What a table's row holds from now on."""

    seals: list[str | None]
    contributions: tuple[Contribution, ...] | None


def seal_is_new(table: TableRow, seats: Sequence[SeatRow], seat: int, sealed: str) -> bool:
    """Whether the seal of a seat is to be stored; False: it is published already. Raises `MessageError`."""
    if not is_text(sealed):
        raise MessageError("bad_seal")
    if stage(table.scheme, table.seals, table.contributions) is not Stage.GATHERING:
        if table.seals is not None and table.seals[seat] == sealed:
            return False
        raise MessageError("too_late")
    given = {each.seat: each.seal for each in seats if each.seal is not None}
    if given.get(seat, sealed) != sealed or any(each == sealed for who, each in given.items() if who != seat):
        raise MessageError("bad_seal")
    return True


def opening_is_new(table: TableRow, seat: int, text: str) -> bool:
    """Whether the text that opens a seat's seal is to be stored; False: it is settled already. Raises `MessageError`."""
    match stage(table.scheme, table.seals, table.contributions):
        case Stage.GATHERING:
            raise MessageError("too_early")
        case Stage.SETTLED:
            told = table.contributions
            if told is None or (told[seat].state, told[seat].text) != (State.OPENED, text):
                raise MessageError("too_late")
            return False
        case Stage.SEALED:
            assert table.seals is not None, "sealed"
            if not is_text(text) or seal(text) != table.seals[seat]:
                raise MessageError("wrong_opening")
            return True


def advanced(table: TableRow, seats: Sequence[SeatRow], late: Stage | None = None) -> Advanced | None:
    """The seals once they are all in, and the contributions once they are all opened; None: nothing changes.

    `late` is the stage whose time is over: what is missing in it is waited for no longer.
    """
    at = stage(table.scheme, table.seals, table.contributions)
    if at is Stage.SETTLED:
        return None
    seals = None if table.seals is None else list(table.seals)
    if seals is None:
        waiting = any(each.seal_awaited for each in seats) and late is not Stage.GATHERING
        if waiting or any(each.kind == "open" for each in seats):
            return None
        seals = [COMPUTER if each.kind == "computer" else each.seal for each in seats]
    openings = {each.seat: each.opening for each in seats if each.opening is not None}
    missing = [seat for seat, sealed in enumerate(seals) if sealed not in (None, COMPUTER) and seat not in openings]
    if missing and not (at is Stage.SEALED and late is Stage.SEALED):
        return Advanced(seals, None)
    return Advanced(seals, tuple(settled(table.id, commitment(table.secret), seals, openings)))
