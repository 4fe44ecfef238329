"""Who played which day's deal, and how that came out."""

from __future__ import annotations

from dataclasses import dataclass


def by_account(account: str) -> str:
    """The person of an attempt, where somebody is signed in."""
    return f"account {account}"


def account_of(person: str) -> str | None:
    """The account of a person; None: a guest or a computer."""
    kind, _, name = person.partition(" ")
    return name if kind == "account" else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """The one attempt at a day's deal that counts for a person or a computer."""

    day: str
    deal: str
    """The game."""
    person: str
    laid: str
    """The table, which may be deleted before the attempt."""
    seat: int
    name: str | None = None
    player: str | None = None
    """The computer player; None: a person's attempt."""
    settled: bool = False
    """Whether nothing of it changes any more."""
    won: bool | None = None
    score: int | None = None
    """None: under way, or without a result."""
