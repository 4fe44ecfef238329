"""How the parts of kernels are compiled: each once, and made machine code only within the kernels that call it.

Numba makes every function ready to run alone: it optimises it together with all that it calls and writes machine code. For a
function that only others call, this is done for nothing, and once more on every level of calls. A part is left as Numba
has lowered it; whatever kernel calls it contains it, and is optimised as a whole.
"""

from __future__ import annotations

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


class _Unrun:
    """The code generator of what never runs alone: it has no environment to be told of."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, _name: str, _env: object) -> None:
        """Do nothing: no machine code asks for it."""


class PartLibrary(JITCodeLibrary):
    """The code of a part, for kernels to take in."""

    @property
    def codegen(self) -> Any:
        """What made it."""
        return _Unrun(self._codegen)

    def _optimize_final_module(self) -> None:
        """Leave that to the kernels."""

    def _finalize_final_module(self) -> None:
        """Write no machine code."""
        self._finalize_dynamic_globals()  # type: ignore[no-untyped-call]  # Numba is hardly typed
        self._finalized = True

    def get_pointer_to_function(self, _name: str) -> int:
        """There is nothing to call."""
        self._ensure_finalized()  # type: ignore[no-untyped-call]  # as above
        return 0


class PartCompiler(Compiler):
    """Compiles a part."""

    def _compile_bytecode(self) -> Any:
        made_by, name = self.state.targetctx.codegen(), self.state.func_id.func_qualname
        self.state.library = PartLibrary(made_by, name)  # type: ignore[no-untyped-call]  # as above
        return super()._compile_bytecode()  # type: ignore[no-untyped-call]  # as above
