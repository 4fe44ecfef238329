"""The kernels of a game as LLVM IR that no pass has seen, worked out in a process of its own.

Whatever is optimised is optimised for a processor with addresses of 8 bytes, Numba's own functions too; so nothing is, here.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, cast

import numba
from numba.core import codegen
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target

from youyi.compiled import jit
from youyi.compiled.in_file import export_name
from youyi.compiled.parts import PartLibrary


def lowered(game: str) -> str:
    """The kernels that a tab calls, with their exports. From now on this process can run no kernel."""
    _leave_as_lowered()
    from workshop.wasm.exports import export, export_address

    context: Any = cpu_target.target_context
    library: Any = PartLibrary(context.codegen(), game)  # type: ignore[no-untyped-call]  # Numba is hardly typed
    for asked in import_module(f"youyi.games.{game}.fast").in_file():
        kinds = tuple(map(cast("Any", numba).typeof, asked.given))
        asked.kernel.compile(kinds)
        name, compiled = export_name(asked.kernel.py_func), asked.kernel.overloads[kinds]
        export(context, library, name, compiled)
        if asked.by_address:
            export_address(context, library, name, compiled)
    with global_compiler_lock:
        library.finalize()
    return str(library._final_module)  # Numba hands out what it has optimised


def _leave_as_lowered() -> None:
    """Make every kernel a part, and Numba's passes do nothing."""
    jit.kernel = jit.part
    library: Any = codegen.CPUCodeLibrary
    library._optimize_functions = lambda _self, _module: None
    library._optimize_final_module = lambda _self: None
