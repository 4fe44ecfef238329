"""What is used of NumPy to fill tables and rows, where it is not: whole arrays that lie in one piece, row by row.

Of an array with several axes a view is what its first ones leave over. Names and meanings are NumPy's.
"""

from __future__ import annotations

from array import array as _array
from collections.abc import Iterator, Sequence
from math import prod
from typing import Any, Generic, TypeVar

S = TypeVar("S")


class Kind:
    """A kind of number, by its letter in `struct`."""

    def __init__(self, letter: str) -> None:
        self.letter = letter

    def __call__(self, number: int) -> int:
        """A number of the kind; it is one already."""
        return number


int8, int16, int32, int64, uint64, float64 = map(Kind, "bhiqQd")


class NDArray(Generic[S]):
    """Numbers of one kind in one piece of memory."""

    def __init__(self, memory: memoryview, shape: tuple[int, ...]) -> None:
        self.memory, self.shape = memory, shape

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[nth] for nth in range(len(self)))

    def __getitem__(self, key: Any) -> Any:
        begin, shape = self._part(key)
        part = self.memory[begin : begin + prod(shape)]
        return part[0] if not shape else NDArray[S](part, shape)

    def __setitem__(self, key: Any, value: Any) -> None:
        if isinstance(key, list):
            for place, each in zip(key, value, strict=True):
                self[place] = each
            return
        begin, shape = self._part(key)
        count = prod(shape)
        numbers = [*_numbers(value)] if _is_many(value) else [value] * count
        if len(numbers) != count:
            raise ValueError(f"{len(numbers)} numbers do not fill {shape}")
        self.memory[begin : begin + count] = memoryview(_array(self.memory.format, numbers))

    def __iadd__(self, other: Sequence[Any]) -> NDArray[S]:
        for place, each in enumerate(other):
            self.memory[place] += each
        return self

    def _part(self, key: Any) -> tuple[int, tuple[int, ...]]:
        """Where a part begins, and its shape."""
        begin, shape = 0, self.shape
        for each in key if isinstance(key, tuple) else (key,):
            length, *left = shape
            step = prod(left)
            if isinstance(each, slice):
                first, end, _ = each.indices(length)
                return begin + first * step, (max(0, end - first), *left)
            if not -length <= each < length:
                raise IndexError(f"{each} of {length}")
            begin, shape = begin + each % length * step, tuple(left)
        return begin, shape

    def copy(self) -> NDArray[S]:
        """The same numbers in memory of their own."""
        return NDArray(memoryview(_array(self.memory.format, self.memory)), self.shape)

    def reshape(self, shape: Sequence[int]) -> NDArray[S]:
        """The same memory in other rows."""
        return NDArray(self.memory, tuple(shape))

    def tolist(self) -> list[Any]:
        """The numbers, in a list for each row."""
        return self.memory.tolist() if len(self.shape) == 1 else [each.tolist() for each in self]

    def tobytes(self) -> bytes:
        """The memory."""
        return self.memory.tobytes()


def zeros(shape: int | Sequence[int], kind: Kind = float64) -> NDArray[Any]:
    """An array of zeros."""
    whole = (shape,) if isinstance(shape, int) else tuple(shape)
    return NDArray(memoryview(_array(kind.letter, [0]) * prod(whole)), whole)


def array(values: Any, kind: Kind | None = None) -> NDArray[Any]:
    """An array of nested sequences; without a kind of the one that their numbers are of."""
    numbers = [*_numbers(values)]
    found = kind or (float64 if any(isinstance(each, float) for each in numbers) else int64)
    return NDArray(memoryview(_array(found.letter, numbers)), tuple(_shape(values)))


def stack(arrays: Sequence[NDArray[Any]]) -> NDArray[Any]:
    """Arrays of one shape as one with one axis more."""
    joined = _array(arrays[0].memory.format, b"".join(each.tobytes() for each in arrays))
    return NDArray(memoryview(joined), (len(arrays), *arrays[0].shape))


def _is_many(value: Any) -> bool:
    return isinstance(value, (NDArray, list, tuple, range))


def _numbers(value: Any) -> Iterator[Any]:
    if _is_many(value):
        for each in value:
            yield from _numbers(each)
    else:
        yield value


def _shape(value: Any) -> Iterator[int]:
    while _is_many(value):
        yield len(value)
        value = value[0] if len(value) else None
