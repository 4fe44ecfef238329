"""What is going on at a live table: exactly one of seven things, and the one place that says which."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TypeAlias, assert_never

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.live.state.appointment import pending
from youyi.apps.web.live.state.commit_reveal import Stage, stage
from youyi.apps.web.live.state.stored_table import SeatHolder, TableConfig
from youyi.apps.web.wire.messages import ClosedBecause


@dataclass(frozen=True, slots=True)
class Waiting:
    """A seat is open: for the first time, or since its holder left."""


@dataclass(frozen=True, slots=True)
class Appointed:
    """Every seat is taken, and the time of the appointment has not come, or not everybody."""


@dataclass(frozen=True, slots=True)
class Sealing:
    """Every seat is taken, and what the seats contribute to the chance is not settled yet."""


@dataclass(frozen=True, slots=True)
class Playing:
    """Moves are made."""


@dataclass(frozen=True, slots=True)
class Paused:
    """The game rests because its people agreed to."""

    since: datetime


@dataclass(frozen=True, slots=True)
class Over:
    """The rules have come to an end. That comes before everything else: nobody closes a game that is over."""


@dataclass(frozen=True, slots=True)
class Closed:
    """The table was closed before its game was over; nobody moves there any more."""

    reason: ClosedBecause


Phase: TypeAlias = Waiting | Appointed | Sealing | Playing | Paused | Over | Closed


def phase_of(config: TableConfig, sitters: Sequence[SeatHolder], *, over: bool) -> Phase:
    """What is going on at a table whose rules have come to an end, or not."""
    if over:
        return Over()
    if config.closed is not None:
        return Closed(config.closed)
    if config.paused is not None:
        return Paused(config.paused)
    for each in sitters:
        if each.kind == "open":
            return Waiting()
    if pending(config.appointment):
        return Appointed()
    return Playing() if stage(config.scheme, config.seals, config.contributions) is Stage.SETTLED else Sealing()


def refusal_in(phase: Phase) -> MessageError | None:
    """Why nobody may move; None while moves are made."""
    match phase:
        case Playing():
            return None
        case Waiting():
            return MessageError("not_begun", words.SEATS_OPEN)
        case Appointed():
            return MessageError("not_begun", words.APPOINTED)
        case Sealing():
            return MessageError("not_begun", words.CONTRIBUTING)
        case Paused():
            return MessageError("paused")
        case Over():
            return MessageError("over")
        case Closed(reason):
            return MessageError("closed", words.CLOSED.get(reason))
        case _:
            assert_never(phase)
