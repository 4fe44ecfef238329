"""How results without luck are told."""

from __future__ import annotations

from typing import Literal, TypeAlias

from youyi.apps.web.wire.base import Plain

LuckState: TypeAlias = Literal["known", "awaited", "kept", "none"]
"""Told; being worked out; kept back while others play the same deal; there is none: nobody judges such games."""


class WithoutLuck(Plain, frozen=True):
    """A result without the luck of throws and cards."""

    state: LuckState
    at: float | None
    """In the unit of the score, with one decimal; null unless it is known."""
    error: float | None
    """The 95 % interval goes so far to either side; null as `at`."""
