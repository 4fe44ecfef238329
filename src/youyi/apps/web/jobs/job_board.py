"""Where the servers of one database write what is to be answered about their jobs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol


class JobBoard(Protocol):
    """Where servers write about their jobs."""

    async def write(self, said: Mapping[str, bytes], *, done: bool) -> None:
        """Write what is to be answered about jobs of this server."""
        ...

    async def read(self, job: str) -> bytes | None:
        """What another server says of a job that is done, or that it works on and lives; None if there is none."""
        ...

    async def asked(self) -> frozenset[str]:
        """The unfinished jobs of this server after which others were asked; each question is told once."""
        ...
