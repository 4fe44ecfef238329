"""What happens in one simulation: everything that is not drawn on the way, and can be left out to find the least that fails."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import timedelta
from random import Random
from typing import Literal, TypeAlias

from youyi.apps.web.cluster.leases import Beats
from youyi.apps.web.wire.company import AgreementWanted, ClockWanted

FaultKind: TypeAlias = Literal[
    "crash", "stop", "freeze", "step", "slow", "full", "silent", "unsure", "cut", "lossy", "repeats", "unplug"
]
OF_SERVERS: tuple[FaultKind, ...] = ("crash", "stop", "freeze", "step", "cut")
ALONE: tuple[FaultKind, ...] = ("crash", "crash", "stop", "freeze", "step", "slow", "full", "unplug", "unplug")
SHARED: tuple[FaultKind, ...] = (*ALONE, "cut", "lossy", "repeats", "silent", "unsure")


@dataclass(frozen=True)
class Fault:
    """Something goes wrong at `at`, in seconds from the beginning, and is mended after `lasts`."""

    kind: FaultKind
    at: float
    lasts: float
    which: int = 0
    """The number of a server or a person."""


@dataclass(frozen=True)
class Laid:
    """A table: its game, and who holds its seats: `P` a person, `S` one who seals, `A` one who never comes, `C` a computer."""

    game: str
    seats: str
    agreement: AgreementWanted


@dataclass(frozen=True)
class Plan:
    """One simulation."""

    seed: int
    servers: int
    tables: tuple[Laid, ...]
    faults: tuple[Fault, ...]
    busy: float
    """The longest time in seconds that one callback takes."""
    think: float
    """The longest that people think about a move, in seconds."""
    beats: Beats = field(default_factory=Beats)

    @property
    def shared(self) -> bool:
        """Whether several servers share the database."""
        return self.servers > 1

    @property
    def length(self) -> float:
        """When the last fault is mended, in seconds."""
        return max((each.at + each.lasts for each in self.faults), default=0.0)

    def without(self, fault: Fault) -> Plan:
        """The same, with one fault less."""
        return replace(self, faults=tuple(each for each in self.faults if each is not fault))


def drawn(seed: int) -> Plan:
    """The plan of a seed."""
    random = Random(f"plan {seed}")
    servers = random.choice((1, 2, 2, 3))
    tables = tuple(_table(random) for _ in range(random.choice((1, 1, 2))))
    kinds = SHARED if servers > 1 else ALONE
    span = random.choice((3.0, 6.0, 12.0))
    faults = tuple(
        sorted(
            (_fault(random, random.choice(kinds), span, servers) for _ in range(random.choice((0, 1, 2, 3, 5)))),
            key=lambda each: each.at,
        )
    )
    busy = random.choice((0.0, 0.0005, 0.004))
    beats = Beats(timedelta(seconds=1), timedelta(seconds=4))
    return Plan(seed, servers, tables, faults, busy, random.choice((0.1, 0.5, 1.5)), beats)


def _table(random: Random) -> Laid:
    game = random.choice(("fords", "fords", "fords", "hush"))
    count = 4 if game == "hush" else random.choice((2, 2, 3))
    seats = "".join(random.choice("PPPPSSCCA") for _ in range(count))
    if not set(seats) & {"P", "S"}:
        seats = "P" + seats[1:]
    clock = random.choice(
        (None, None, ClockWanted("move", random.choice((5, 20))), ClockWanted("bank", 30, random.choice((0, 2))))
    )
    absence = random.choice((5, 8, 20))
    return Laid(game, seats, AgreementWanted(clock, absence, "first"))


def _fault(random: Random, kind: FaultKind, span: float, servers: int) -> Fault:
    lasts = random.choice((0.05, 0.5, 2.0, 6.0))
    which = random.randrange(servers) if kind in OF_SERVERS else random.randrange(8)
    return Fault(kind, round(random.random() * span, 3), lasts, which)
