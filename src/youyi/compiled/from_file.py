"""Kernels in a file of WebAssembly, which `workshop.wasm` makes of the same functions; the Python of a browser's tab calls them.

A file runs in memory of its own. Blocks lie there for good; arrays are laid there for a call and read back after it. So a fault of a
kernel harms nothing but that memory, which is then given up.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from struct import pack
from typing import Any, NoReturn, TypeVar

from youyi.compiled.flat import NDArray, array
from youyi.compiled.in_file import ADDRESS_OF, export_name

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T", bound=tuple[Any, ...])

FOLDER = Path("/youyi/kernels")
"""Where the worker lays the files, one a game."""
_WORD, _WORDS, _PAGE = 8, (1 << 64) - 1, 1 << 16
_EVEN = 64
"""Places are multiples of this."""


class KernelFault(RuntimeError):
    """A kernel ended with a fault: it read where nothing is, or memory ran out."""


class CopiedBlock:
    """The arrays and numbers of a named tuple, one behind the other, as `numba_record` lays them."""

    def __init__(self, memory: bytes) -> None:
        self.memory = memory


def record(values: T) -> T:
    """Copy the arrays and numbers of a named tuple into one block, which kernels read and write, and nobody else."""
    found: Any = CopiedBlock(
        b"".join((each if isinstance(each, NDArray) else array([each])).tobytes() for each in values)
    )
    return found  # type: ignore[no-any-return]  # for those who pass it on


class _Calling:
    """Stands for a kernel and calls it."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.name, self.game = export_name(function), function.__module__.split(".")[2]

    def __call__(self, *given: Any) -> None:
        """Call it; arrays hold what it wrote. Raises `KernelFault`."""
        status = _called(self.game, self.name, given)
        if status:
            raise KernelFault(f"{self.name} ended with status {status}")


def kernel(function: F) -> F:
    """Call the kernel of this name in the file of its game."""
    found: Any = _Calling(function)
    return found  # type: ignore[no-any-return]  # as what it stands for


def part(function: F) -> F:
    """Leave a function alone that only kernels call: in the file it is part of them."""
    return function


inlined = part


def address(kernel: Callable[..., Any], *_arguments: Any) -> int:
    """Where the code of a kernel is, in the table of its file."""
    found: Any = kernel
    return _called(found.game, found.name + ADDRESS_OF, ())


def _of_kernels(address: int, _arguments: tuple[Any, ...]) -> NoReturn:
    raise KernelFault(f"only kernels call the one at {address}")


call: Callable[[int, tuple[Any, ...]], int] = _of_kernels
run: Callable[[int, tuple[Any, ...]], None] = _of_kernels


def _called(game: str, name: str, given: tuple[Any, ...]) -> int:
    try:
        return _opened(game).call(name, given)
    except import_module("pyodide.ffi").JsException as problem:
        _opened.cache_clear()
        raise KernelFault(f"{name}: {problem}") from problem


class _File:
    """A file that runs."""

    def __init__(self, code: bytes) -> None:
        js: Any = import_module("js")
        self._bytes = js.Uint8Array
        raw = js.Uint8Array.new(len(code))
        raw.assign(code)
        self._kernels = js.WebAssembly.Instance.new(js.WebAssembly.Module.new(raw)).exports
        self._free = int(self._kernels.base.value)
        self._blocks: dict[CopiedBlock, int] = {}

    def call(self, name: str, given: tuple[Any, ...]) -> int:
        """Lay down what is given, call, and read arrays back."""
        for each in given:
            if isinstance(each, CopiedBlock) and each not in self._blocks:
                self._blocks[each], self._free = self._free, self._lay(self._free, each.memory)
        words, arrays, at = [0], list[tuple[int, NDArray[Any]]](), self._free
        for each in given:
            match each:
                case CopiedBlock():
                    words.append(self._blocks[each])
                case NDArray():
                    arrays.append((at, each))
                    words += at, *each.shape
                    at = self._lay(at, each.memory)
                case _:
                    words.append(each & _WORDS)
        words[0] = at + -(-_WORD * len(words) // _EVEN) * _EVEN
        self._lay(at, pack(f"<{len(words)}Q", *words))
        status = int(getattr(self._kernels, name)(at))
        for begin, each in arrays:
            self._view(begin, each.memory.nbytes).assign_to(each.memory.cast("B"))
        return status

    def _lay(self, at: int, data: bytes | memoryview) -> int:
        """Copy into the memory, which grows where it must; returns the next even place behind it."""
        raw = memoryview(data).cast("B")
        memory, end = self._kernels.memory, at + -(-len(raw) // _EVEN) * _EVEN
        short = end - int(memory.buffer.byteLength)
        if short > 0:
            memory.grow(-(-short // _PAGE))
        self._view(at, len(raw)).assign(raw)
        return end

    def _view(self, at: int, size: int) -> Any:
        return self._bytes.new(self._kernels.memory.buffer, at, size)


@cache
def _opened(game: str) -> _File:
    return _File(FOLDER.joinpath(f"{game}.wasm").read_bytes())
