"""Kernels in a file of WebAssembly: which there are, and what they are called there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

ADDRESS_OF = "__address"
"""Ends the name of the function that says where a kernel's code is."""


class InFile(NamedTuple):
    """A kernel that a file has, and what it is called with: it is compiled for arguments of such types."""

    kernel: Any
    given: tuple[Any, ...]
    by_address: bool = False
    """Whether other kernels call it by its address too."""


def export_name(function: Callable[..., Any]) -> str:
    """The module of a kernel, without the folders, and its own name."""
    return f"{function.__module__.rpartition('.')[2]}_{function.__name__}"
