"""Ctrl-C is raised where it came, or at the end of the block at the latest."""

from __future__ import annotations

import ctypes
import signal

import pytest

from youyi.analysis.runs.interrupts import interrupted

CALLED = ctypes.CFUNCTYPE(None)


def press() -> None:
    signal.raise_signal(signal.SIGINT)


def pressed(*, at_once: bool, by_c: bool = False) -> list[str]:
    """What was still done in a block in which Ctrl-C was pressed."""
    done = []

    def begin() -> None:
        with interrupted(at_once=at_once):
            (CALLED(press) if by_c else press)()
            done.append("began")

    with pytest.raises(KeyboardInterrupt):
        begin()
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    return done


def test_it_comes_at_once():
    assert pressed(at_once=True) == []


def test_it_comes_at_the_end():
    assert pressed(at_once=False) == ["began"]


def test_what_a_callback_lost_comes_at_the_end_and_is_not_printed(capsys):
    assert pressed(at_once=True, by_c=True) == ["began"]
    assert capsys.readouterr().err == ""


def test_nothing_comes_of_itself():
    with interrupted(at_once=True):
        pass
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
