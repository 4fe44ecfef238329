"""What is said about a program beside its command: `cmd;time=2;fail=random:./bot`."""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass, replace
from math import ceil

from youyi.bots import errors
from youyi.bots.errors import BadPlayer

_NAME = re.compile(r"cmd((?:;[^:;]*)*):(.*)", re.DOTALL)
FORFEIT, STOP = "forfeit", "stop"


@dataclass(frozen=True, slots=True)
class Options:
    """A program with the conditions under which it plays."""

    command: tuple[str, ...]
    time: float = 10.0
    """Seconds for each answer."""
    start: float = 30.0
    """Seconds until its hello."""
    fail: str = STOP
    """What follows a failure: `stop` ends everything with an error, `forfeit` loses the game, else who plays on."""
    memory: int = 0
    """MiB of address space; 0: no limit."""
    cpu: int = 0
    """Seconds of processor time in all; 0: no limit."""


def is_program(name: str) -> bool:
    """Whether a player's name is that of a program."""
    return _NAME.fullmatch(name) is not None


def read_options(name: str) -> Options:
    """Read a program's name. Raises `BadPlayer`.

    >>> read_options("cmd;time=2;fail=random:./bot --fast")
    Options(command=('./bot', '--fast'), time=2.0, start=30.0, fail='random', memory=0, cpu=0)
    """
    found = _NAME.fullmatch(name)
    assert found is not None, "the caller has asked is_program"
    before, text = found.groups()
    try:
        command = tuple(shlex.split(text))
    except ValueError as error:
        raise BadPlayer(errors.NOT_MADE.filled(name=name, why=str(error))) from error
    if not command:
        raise BadPlayer(errors.NO_COMMAND.filled(name=name))
    options = Options(command)
    for each in before.split(";")[1:]:
        options = _with(options, *each.partition("=")[::2])
    return options


def _with(options: Options, option: str, value: str) -> Options:
    match option:
        case "time":
            return replace(options, time=_number(option, value))
        case "start":
            return replace(options, start=_number(option, value))
        case "memory":
            return replace(options, memory=ceil(_number(option, value)))
        case "cpu":
            return replace(options, cpu=ceil(_number(option, value)))
        case "fail":
            return replace(options, fail=value)
        case _:
            raise BadPlayer(errors.NO_OPTION.filled(name=option, valid=("time", "start", "fail", "memory", "cpu")))


def _number(name: str, value: str) -> float:
    try:
        number = float(value)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise BadPlayer(errors.NO_VALUE.filled(name=name, value=value, expected=errors.A_NUMBER))
    return number
