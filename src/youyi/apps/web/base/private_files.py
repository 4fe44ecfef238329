"""The files of a store belong to their owner alone: they hold the secrets of games under way."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path

from youyi.apps.web.base import logs

_OTHERS = stat.S_IRWXG | stat.S_IRWXO
_BESIDE = ("", "-wal", "-shm", "-journal")


def create_private(path: Path) -> None:
    """Create an empty file for its owner alone; nothing if there is one. SQLite gives its other files the same mode."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, stat.S_IRUSR | stat.S_IWUSR))
    except FileExistsError:
        return


def make_private(path: Path) -> None:
    """Take the files of a store from all other users, where the system knows users; each change is logged."""
    if os.name != "posix":
        return
    for each in (path.with_name(path.name + ending) for ending in _BESIDE):
        if each.exists() and each.stat().st_mode & _OTHERS:
            _tighten(each)


def _tighten(path: Path) -> None:
    mode = stat.S_IMODE(path.stat().st_mode)
    try:
        path.chmod(mode & ~_OTHERS)
    except PermissionError:
        logs.write("store_readable_by_others", logging.WARNING, file=path.name, mode=oct(mode))
    else:
        logs.write("store_made_private", logging.WARNING, file=path.name, mode=oct(mode))
