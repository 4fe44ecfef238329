"""Compiles packed modules with the Python that will run them, so that no tab has to: half of a start was compiling."""

from __future__ import annotations

import marshal
import sys
from collections.abc import Container
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

_UNCHECKED = (0b01).to_bytes(4, "little")
"""PEP 552: named by the hash of its source, which is not there to be compared."""


def compile_packed(archive: str, runs_at: str, names: Container[str] | None = None) -> None:
    """Replace the modules of a zip file by compiled ones; `names`: only these. `runs_at` is the folder that tracebacks name."""
    path = Path(archive)
    with ZipFile(path) as packed:
        files = {each.filename: packed.read(each) for each in packed.infolist() if not each.is_dir()}
    with ZipFile(path, "w", ZIP_DEFLATED, compresslevel=9) as packed:
        for name, body in files.items():
            wanted = name.endswith(".py") and (names is None or name in names)
            kept = (f"{name}c", _compiled(body, f"{runs_at}/{name}")) if wanted else (name, body)
            packed.writestr(ZipInfo(kept[0]), kept[1], ZIP_DEFLATED)


def imported_from(folder: str) -> frozenset[str]:
    """The files below a folder, or a zip file, whose modules have been imported."""
    places = [getattr(each, "__file__", None) or "" for each in tuple(sys.modules.values())]
    return frozenset(each.removeprefix(f"{folder}/") for each in places if each.startswith(f"{folder}/"))


def _compiled(source: bytes, name: str) -> bytes:
    code = compile(source, name, "exec", dont_inherit=True)
    return MAGIC_NUMBER + _UNCHECKED + source_hash(source) + marshal.dumps(code)
