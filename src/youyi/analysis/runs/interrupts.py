"""Ctrl-C while a run is begun: neither lost nor too early."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def interrupted(*, at_once: bool) -> Iterator[None]:
    """Raise KeyboardInterrupt for Ctrl-C that comes in this block: at once, and at its end if it was lost; or at its end.

    It is lost where it comes amid a callback from C, which LLVM makes when kernels are loaded: Python prints and ignores it there.
    Only the main thread hears it; in others, and where no handler of Python's is set, this does nothing.
    """
    handler = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or not callable(handler):
        yield
        return
    heard = list[int]()

    def hear(number: int, frame: FrameType | None) -> None:
        heard.append(number)
        if at_once:
            handler(number, frame)

    def lost(unraisable: sys.UnraisableHookArgs) -> None:
        if not isinstance(unraisable.exc_value, KeyboardInterrupt):
            printed(unraisable)

    printed = sys.unraisablehook
    sys.unraisablehook = lost
    signal.signal(signal.SIGINT, hear)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
        sys.unraisablehook = printed
    if heard:
        signal.raise_signal(signal.SIGINT)
