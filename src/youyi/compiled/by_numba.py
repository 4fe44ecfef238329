"""Kernels: plain functions compiled to machine code by Numba, kept on disk (`cache`) until a rule or a kernel changes."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.core import config as settings
from numba.core import event, types

from youyi.compiled.cache import cache_folder
from youyi.compiled.parts import PartCompiler
from youyi.compiled.waiting import compiling

if cast("Any", settings).DISABLE_JIT:
    raise ImportError("kernels count in 64 bits, which plain Python does not: unset NUMBA_DISABLE_JIT")

F = TypeVar("F", bound=Callable[..., Any])


def _named_by_layout(record: types.Record) -> tuple[str, tuple[int, ...]]:
    """Name a record in machine code by its fields."""
    return type(record).__name__, (int.from_bytes(hashlib.sha256(record.name.encode()).digest()[:7], "big"),)


# Numba names it by its number in this process. Two kernels for different records, compiled and kept by different processes, may
# then have one name, and a process that loads both would run the first on the memory of the second.
types.Record.mangling_args = property(_named_by_layout)  # type: ignore[method-assign,assignment]  # Numba is hardly typed


class _Compilations(event.Listener):
    """Hears of every function that Numba compiles, and of none that it finds compiled."""

    def on_start(self, event: object) -> None:
        """Pass on that it begins."""
        del event
        compiling()

    def on_end(self, event: object) -> None:
        """Nobody asks."""


cast("Any", event).register("numba:compile", _Compilations())


def kernel(function: F) -> F:
    """Compile a function when it is first called; it then runs without Python, its lock and its checks of bounds.

    The code is kept in `cache_folder`; what is compiled with checks of bounds, where NUMBA_BOUNDSCHECK=1 is set, beside it.
    """
    return _compiled(function)


def part(function: F) -> F:
    """Compile a function that only kernels call, as far as is needed for that; called from Python it would end the process.

    A constant that is passed on is written `int(NAME)`: else Numba compiles the function once more for that very number.
    """
    return _compiled(function, cache=False, no_cpython_wrapper=True, no_cfunc_wrapper=True, pipeline_class=PartCompiler)


def inlined(function: F) -> F:
    """Compile a function into the kernel that calls it, as if its lines stood there: for functions that are called once."""
    return _compiled(function, cache=False, no_cpython_wrapper=True, no_cfunc_wrapper=True, inline="always")


def _compiled(function: F, *, cache: bool = True, **options: object) -> F:
    config, compiler = cast("Any", settings), cast("Any", numba.njit)
    before = config.CACHE_DIR
    kept = cache_folder(Path(function.__code__.co_filename).resolve().parent)
    config.CACHE_DIR = str(kept / "checked" if config.BOUNDSCHECK else kept)
    try:
        return cast("F", compiler(cache=cache, nogil=True, error_model="numpy", **options)(function))
    finally:
        config.CACHE_DIR = before
