"""Who is told that kernels are being compiled, while somebody waits for them; this loads no Numba.

Each kernel is compiled once for each release on a machine, and kept (`cache`). All of a game's take up to a minute or two, in
which nothing else is said.
"""

from __future__ import annotations

from collections.abc import Callable

_told: list[Callable[[], None]] = []


def tell_once(told: Callable[[], None]) -> None:
    """Call this when the next kernel is about to be compiled in this process, and never again."""
    _told.append(told)


def compiling() -> None:
    """Tell everybody who waits to be told: a kernel is about to be compiled."""
    while _told:
        _told.pop()()
