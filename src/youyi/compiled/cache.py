"""Where compiled kernels are kept, found without loading Numba.

Numba keeps compiled code beside a note of the file of that one function, and does not see that a function which it
calls has changed. So each state of the sources has a cache folder of its own, named by their hash.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from functools import cache
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOM = "fast"
"""The folder of a game in which its kernels stand."""


@cache
def cache_folder(room: Path) -> Path:
    """Where the compiled kernels of a folder are kept: NUMBA_CACHE_DIR or the user's cache, then a hash of the sources.

    It may be deleted at any time. Where the user's cache cannot be written, it lies in the folder for temporary files.
    """
    named = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME")
    base = Path(named) if named else Path.home() / ".cache"
    for parent in (base / "youyi", Path(tempfile.gettempdir()) / f"youyi-{os.getuid()}"):
        folder = parent / sources_hash(room)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        return folder
    raise OSError(f"compiled kernels can be kept neither in {base} nor in {tempfile.gettempdir()}: set NUMBA_CACHE_DIR")


def sources_hash(room: Path) -> str:
    """Hash every file on which the kernels of a folder may depend: it or the game around it, the kernel, and this package."""
    folders = {HERE: None, HERE.parent / "kernel": None, (room.parent if room.name == ROOM else room): None}
    found = hashlib.sha256()
    for folder in folders:
        for file in sorted(folder.rglob("*.py")):
            found.update(f"{file.relative_to(folder.parent)}\0".encode())
            found.update(file.read_bytes())
    return found.hexdigest()[:16]
