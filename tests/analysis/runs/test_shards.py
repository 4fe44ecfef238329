"""Processes of a run are started whole: Ctrl-C waits until they are."""

from __future__ import annotations

import signal
import sys
import threading

import pytest

from youyi.analysis.runs.shards import _deaf_to_interrupts

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="masks of signals are POSIX")


def test_ctrl_c_heard_by_another_thread_waits_for_the_start():
    go, started = threading.Event(), []

    def hear() -> None:
        go.wait()
        signal.raise_signal(signal.SIGINT)

    other = threading.Thread(target=hear)
    other.start()  # before: it would inherit the mask

    def start() -> None:
        with _deaf_to_interrupts():
            go.set()
            other.join()
            started.append("a process")

    with pytest.raises(KeyboardInterrupt):
        start()
    assert started
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_nothing_is_raised_unheard():
    with _deaf_to_interrupts():
        assert signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())
