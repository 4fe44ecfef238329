"""What a table agrees each time, beside the rules: how many sit, how long they play."""

from __future__ import annotations

from typing import Protocol


class Terms(Protocol):
    """What any table agrees; each game's terms are a frozen dataclass of `quantity` fields.

    Terms change no article: what the sources leave open is a ruling instead.
    """

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        ...
