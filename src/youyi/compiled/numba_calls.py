"""Calls of kernels by address where Numba compiles them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numba
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic


def address(kernel: Callable[..., Any], *arguments: Any) -> int:
    """Where the code of a kernel for such arguments begins; it is compiled, or read from disk, if it is not there yet."""
    dispatcher = cast("Any", kernel)
    kinds = tuple(map(cast("Any", numba).typeof, arguments))
    dispatcher.compile(kinds)
    compiled = dispatcher.overloads[kinds]
    return int(compiled.library.get_pointer_to_function(compiled.fndesc.llvm_cfunc_wrapper_name))


def _caller(result: Any) -> Any:
    """Make the call of kernels with a result of one type; arguments come as a tuple, in the kernel's order and types."""

    def call(_context: Any, address: Any, arguments: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            start, given = values
            kinds = [context.get_value_type(each) for each in signature.args[1].types]
            function = ir.FunctionType(context.get_value_type(result), kinds)
            pointer = builder.inttoptr(start, function.as_pointer())
            found = builder.call(pointer, [builder.extract_value(given, nth) for nth in range(len(kinds))])
            return context.get_dummy_value() if result is types.none else found

        return result(address, arguments), generate

    return cast("Any", intrinsic)(call)


call: Callable[[int, tuple[Any, ...]], int] = _caller(types.int64)
"""Call a kernel that returns a whole number."""
run: Callable[[int, tuple[Any, ...]], None] = _caller(types.none)
"""Call a kernel that returns nothing."""
