"""Tables and memory as one block, for kernels that are compiled here or called in a file."""

from __future__ import annotations

from youyi.kernel.optional_dependencies import FROM_FILE

if FROM_FILE:
    from youyi.compiled.from_file import record
else:
    from youyi.compiled.numba_record import record

__all__ = ["record"]
