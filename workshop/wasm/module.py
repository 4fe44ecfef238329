"""Makes a module of LLVM's object code for wasm32.

Object code of one file has all its addresses in place, reckoned from 0 on. What it lacks is memory, a stack, a table for calls by
address, and exports; what it has too much is for a linker.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

_HEADER = b"\0asm\1\0\0\0"
_CUSTOM, _TYPE, _IMPORT, _FUNCTION, _TABLE, _MEMORY, _GLOBAL, _EXPORT, _START, _ELEMENT, _CODE, _DATA, _COUNT = range(
    13
)
_ORDER = (_TYPE, _FUNCTION, _TABLE, _MEMORY, _GLOBAL, _EXPORT, _ELEMENT, _COUNT, _CODE, _DATA)
_OF_FUNCTIONS, _OF_TABLES, _OF_MEMORIES, _OF_GLOBALS = range(4)
_SYMBOLS = 8
_SYMBOL_OF_DATA, _SYMBOL_OF_SECTION = 1, 3
_UNDEFINED, _NAMED = 0x10, 0x40
_I32, _FUNCREF, _CONSTANT, _END = 0x7F, 0x70, 0x41, 0x0B
_PAGE, _STACK, _EVEN = 1 << 16, 1 << 18, 64


class _Bytes:
    """Reads from front to back."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def __bool__(self) -> bool:
        return self.at < len(self.data)

    def take(self, count: int) -> bytes:
        self.at += count
        return self.data[self.at - count : self.at]

    def number(self) -> int:
        """A number in seven bits a byte."""
        found = shift = 0
        while True:
            byte = self.take(1)[0]
            found |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return found

    def name(self) -> str:
        return self.take(self.number()).decode()


def module_of(code: bytes, exported: Sequence[str]) -> bytes:
    """A module that imports nothing and exports these functions, its `memory` and where free memory begins as `base`.

    Raises ValueError where the code needs anything from outside.
    """
    sections = dict(_sections(code))
    _ask_for_nothing(sections[_IMPORT])
    base = _end_of_data(sections[_DATA])
    base = -(-(base + _STACK) // _EVEN) * _EVEN
    tables = _vector([bytes([_FUNCREF, 0]) + _number(_in_table(sections.get(_ELEMENT, b"\0")))])
    memory = _vector([b"\0" + _number(-(-base // _PAGE))])
    pointer = [bytes([_I32, mutable, _CONSTANT]) + _signed(base) + bytes([_END]) for mutable in (1, 0)]
    places = _functions(sections[_CUSTOM])
    exports = [(name, _OF_FUNCTIONS, places[name]) for name in exported]
    exports += [("memory", _OF_MEMORIES, 0), ("base", _OF_GLOBALS, 1)]
    listed = _vector([_number(len(name)) + name.encode() + bytes([kind]) + _number(nth) for name, kind, nth in exports])
    made = {**sections, _TABLE: tables, _MEMORY: memory, _GLOBAL: _vector(pointer), _EXPORT: listed}
    return _HEADER + b"".join(bytes([each]) + _number(len(made[each])) + made[each] for each in _ORDER if each in made)


def _sections(code: bytes) -> Iterator[tuple[int, bytes]]:
    """Every section; of those for tools, the one that names functions."""
    left = _Bytes(code)
    if left.take(len(_HEADER)) != _HEADER:
        raise ValueError("this is no object code for WebAssembly")
    while left:
        kind, body = left.take(1)[0], left.take(left.number())
        if kind != _CUSTOM:
            yield kind, body
        elif (named := _Bytes(body)).name() == "linking":
            yield kind, named.data[named.at :]


def _ask_for_nothing(imports: bytes) -> None:
    left, outside = _Bytes(imports), list[str]()
    for _ in range(left.number()):
        module, name, kind = left.name(), left.name(), left.take(1)[0]
        match kind:
            case 0:
                left.number()
                outside.append(f"{module}.{name}")
            case 1:
                left.take(1)
                _limits(left)
            case 2:
                _limits(left)
            case _:
                left.take(2)
                if name != "__stack_pointer":
                    outside.append(f"{module}.{name}")
    if outside:
        raise ValueError(f"kernels need from outside: {', '.join(outside)}")


def _limits(left: _Bytes) -> None:
    bounded = left.take(1)[0] & 1
    left.number()
    if bounded:
        left.number()


def _end_of_data(data: bytes) -> int:
    left, end = _Bytes(data), 0
    for _ in range(left.number()):
        if left.number() or left.take(1)[0] != _CONSTANT:
            raise ValueError("data that lies nowhere")
        begin = left.number()  # small: the bit of the sign is 0
        left.take(1)
        size = left.number()
        left.take(size)
        end = max(end, begin + size)
    return end


def _in_table(elements: bytes) -> int:
    """One more than there are functions that are called by address: 0 is nobody's."""
    left, count = _Bytes(elements), 1
    for _ in range(left.number()):
        if left.number():
            raise ValueError("a table of another kind")
        left.take(1)
        left.number()
        left.take(1)
        listed = left.number()
        count += listed
        for _ in range(listed):
            left.number()
    return count


def _functions(linking: bytes) -> dict[str, int]:
    """The functions by name, from the symbols that a linker would read."""
    left, found = _Bytes(linking), dict[str, int]()
    left.number()
    while left:
        kind, body = left.number(), _Bytes(left.take(left.number()))
        for _ in range(body.number() if kind == _SYMBOLS else 0):
            _symbol(body, found)
    return found


def _symbol(left: _Bytes, found: dict[str, int]) -> None:
    kind, flags = left.take(1)[0], left.number()
    if kind == _SYMBOL_OF_SECTION:
        left.number()
    elif kind == _SYMBOL_OF_DATA:
        left.name()
        if not flags & _UNDEFINED:
            for _ in range(3):
                left.number()
    else:
        place = left.number()
        if not flags & _UNDEFINED or flags & _NAMED:
            name = left.name()
            if kind == _OF_FUNCTIONS:
                found[name] = place


def _vector(items: Sequence[bytes]) -> bytes:
    return _number(len(items)) + b"".join(items)


def _number(value: int) -> bytes:
    made = bytearray()
    while value > 0x7F:
        made.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*made, value])


def _signed(value: int) -> bytes:
    """A number that is not negative, whose last bit would else be taken for a sign."""
    made = bytearray()
    while value > 0x3F:
        made.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*made, value])
