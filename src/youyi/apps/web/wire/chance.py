"""The parts of messages that tell of a table's chance."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class ContributionSaid(msgspec.Struct, frozen=True):
    """What one seat contributed to the chance."""

    seat: int
    state: str
    """`opened`, `unopened` (the seal stands for the text), `computer` or `none`."""
    seal: str | None
    text: str
    """32 bytes in hexadecimal; empty where the seat sealed nothing."""


class DiceSaid(msgspec.Struct, frozen=True, tag="dice", tag_field="kind"):
    """Dice thrown together: the move is `before` and the faces as digits, low first."""

    count: int
    lowest: int
    highest: int
    before: str


class PackSaid(msgspec.Struct, frozen=True, tag="pack", tag_field="kind"):
    """A pack shuffled from the order in which the game lists it, which a page must know by itself."""

    cards: int


class LotSaid(msgspec.Struct, frozen=True, tag="lot", tag_field="kind"):
    """A lot among moves that are equally likely."""

    moves: list[str]


class OtherSaid(msgspec.Struct, frozen=True, tag="other", tag_field="kind"):
    """Odds that only the rules know how to draw."""


OddsSaid: TypeAlias = DiceSaid | PackSaid | LotSaid | OtherSaid


class DrawSaid(msgspec.Struct, frozen=True):
    """What a throw or shuffle was drawn from."""

    bout: int
    hand: int
    """0 for the table, the seat's number plus one for a seat."""
    nth: int
    """Which draw of that hand it is, counted from 1 over the whole game."""
    odds: OddsSaid


class ChanceSaid(msgspec.Struct, frozen=True):
    """What binds the server in its throws and shuffles, as far as it may be told."""

    kind: str
    """`contributed`; `committed` at tables of the deal of the day and of release 0.1.0, where the secret alone determines every throw."""
    commit: str
    """The SHA-256 of the table's secret, shown from the beginning."""
    reveal: str | None
    """The secret, once the game is over."""
    seals: list[str | None] | None
    """By seat, `computer` for a computer's; null until every seat is taken, then never changed."""
    contributions: list[ContributionSaid] | None
    """By seat; null until the seals are opened, then never changed."""
    keys: dict[str, str]
    """The keys of the bouts that are over, by number."""
