"""The proof of a table's chance as records carry it: commitment, contributions, keys, and what each draw was drawn from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, TypeAlias, Union

from youyi.kernel.contributed import Contribution
from youyi.records.kinds import Tag


@dataclass(frozen=True, slots=True)
class DiceOdds:
    """Dice thrown together. The move is `before` and the faces as digits, low first."""

    tag: ClassVar[Tag] = Tag("kind", "dice")
    count: int
    lowest: int
    highest: int
    before: str


@dataclass(frozen=True, slots=True)
class PackOdds:
    """A pack shuffled from this order. The move is `before` and the cards as they lie, parted by commas."""

    tag: ClassVar[Tag] = Tag("kind", "pack")
    cards: tuple[str, ...]
    before: str


@dataclass(frozen=True, slots=True)
class LotOdds:
    """A lot among moves that are equally likely."""

    tag: ClassVar[Tag] = Tag("kind", "lot")
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OtherOdds:
    """Odds that only the rules of the game know how to draw."""

    tag: ClassVar[Tag] = Tag("kind", "other")


DrawnFrom: TypeAlias = Union[DiceOdds, PackOdds, LotOdds, OtherOdds]


@dataclass(frozen=True, slots=True)
class RecordedDraw:
    """One draw of a record: enough to redo it without the rules of the game."""

    ply: int
    """Counted from 1."""
    bout: int
    hand: int
    """0 for the table, the seat's number plus one for a seat."""
    nth: int
    """Which draw of that hand it is, counted from 1 over the whole game."""
    odds: DrawnFrom


@dataclass(frozen=True, slots=True, kw_only=True)
class ContributedChance:
    """A server was bound to a secret, and every seat could contribute: each bout is proved once its key is told."""

    tag: ClassVar[Tag] = Tag("kind", "contributed")
    table: str
    """The table's id, which is hashed with the contributions."""
    commit: str
    """The SHA-256 of the secret, shown before anyone sat: `sha256:…`."""
    contributions: tuple[Contribution, ...]
    """By seat; empty while they are not settled."""
    keys: Mapping[int, str] = field(default_factory=dict)
    """The keys of the bouts that are over, in hexadecimal."""
    reveal: str | None = None
    """The secret in hexadecimal; None while the sitting goes on."""
    draws: tuple[RecordedDraw, ...] = ()
    """Every draw among the moves, in order."""
