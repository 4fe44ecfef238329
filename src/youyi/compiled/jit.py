"""Kernels: plain functions compiled to machine code, here by Numba, in a browser's tab beforehand and called in a file."""

from __future__ import annotations

from youyi.kernel.optional_dependencies import FROM_FILE

if FROM_FILE:
    from youyi.compiled.from_file import inlined, kernel, part
else:
    from youyi.compiled.by_numba import inlined, kernel, part

__all__ = ["inlined", "kernel", "part"]
