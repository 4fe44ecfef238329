"""The exported functions of a kernel: where its arguments lie in, Numba's status out.

At that place stand words of eight bytes: where free memory begins, then of each block its address, of each array its address and its
lengths, each number as it is.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.np import arrayobj

from youyi.compiled.in_file import ADDRESS_OF

_SLOT, _PLACE, _STATUS = ir.IntType(64), ir.IntType(32), ir.IntType(32)
_TOP = "free_memory"
"""In `runtime.ll`: from where on kernels make arrays of their own."""


class _Slots:
    """Reads the words one after another."""

    def __init__(self, builder: ir.IRBuilder, place: ir.Value) -> None:
        self._builder, self._words, self._nth = builder, builder.inttoptr(place, _SLOT.as_pointer()), 0

    def word(self) -> Any:
        """The next."""
        at = self._builder.gep(self._words, [ir.Constant(_SLOT, self._nth)])
        self._nth += 1
        return self._builder.load(at)


def export(context: Any, library: Any, name: str, compiled: Any) -> None:
    """Add to a library a function by which a host calls a kernel that returns nothing."""
    kinds, module = compiled.signature.args, ir.Module(name)
    function = ir.Function(module, ir.FunctionType(_STATUS, [_PLACE]), name)
    builder = ir.IRBuilder(function.append_basic_block())
    slots = _Slots(builder, function.args[0])
    builder.store(slots.word(), ir.GlobalVariable(module, _SLOT, _TOP))
    values = [_value(context, builder, kind, slots) for kind in kinds]
    callee = context.declare_function(module, compiled.fndesc)
    status, _ = context.call_conv.call_function(builder, callee, compiled.signature.return_type, kinds, values)
    builder.ret(status.code)
    library.add_ir_module(module)
    library.add_linking_library(compiled.library)


def export_address(context: Any, library: Any, name: str, compiled: Any) -> None:
    """Add what other kernels call by address (`youyi.compiled.calls`), where a fault ends everything, and a function that says the address."""
    kinds, module = compiled.signature.args, ir.Module(name + ADDRESS_OF)
    called = ir.FunctionType(
        context.get_value_type(compiled.signature.return_type), list(map(context.get_value_type, kinds))
    )
    function = ir.Function(module, called, name + "__called")
    builder = ir.IRBuilder(function.append_basic_block())
    callee = context.declare_function(module, compiled.fndesc)
    status, _ = context.call_conv.call_function(
        builder, callee, compiled.signature.return_type, kinds, list(function.args)
    )
    with builder.if_then(status.is_error, likely=False):
        builder.call(ir.Function(module, ir.FunctionType(ir.VoidType(), []), "llvm.trap"), [])
    builder.ret(context.get_dummy_value())
    says = ir.Function(module, ir.FunctionType(_STATUS, [_PLACE]), name + ADDRESS_OF)
    builder = ir.IRBuilder(says.append_basic_block())
    builder.ret(builder.ptrtoint(function, _STATUS))
    library.add_ir_module(module)


def _value(context: Any, builder: ir.IRBuilder, kind: Any, slots: _Slots) -> Any:
    """Numba's value of an argument."""
    match kind:
        case types.Record():
            return builder.inttoptr(slots.word(), context.get_value_type(kind))
        case types.Array():
            return _array(context, builder, kind, slots)
        case types.Integer():
            return slots.word()
        case _:
            raise NotImplementedError(f"no kernel takes {kind} yet")


def _array(context: Any, builder: ir.IRBuilder, kind: Any, slots: _Slots) -> Any:
    array = arrayobj.make_array(kind)(context, builder)  # type: ignore[no-untyped-call]  # Numba is hardly typed
    data = builder.inttoptr(slots.word(), array.data.type)
    lengths = [slots.word() for _ in range(kind.ndim)]
    itemsize = context.get_constant(types.intp, kind.dtype.bitwidth // 8)
    strides, step = list[Any](), itemsize
    for length in reversed(lengths):
        strides.insert(0, step)
        step = builder.mul(step, length)
    arrayobj.populate_array(array, data, lengths, strides, itemsize, None)  # type: ignore[no-untyped-call]  # as above
    return array._getvalue()  # Numba's own way
