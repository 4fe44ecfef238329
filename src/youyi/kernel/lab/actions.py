"""Every choice a seat could ever be offered, numbered 0..size-1 for programs that learn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from youyi.kernel import error_words
from youyi.kernel.errors import Unknown
from youyi.kernel.rules import Decision, Rules
from youyi.kernel.streams import Stream

P = TypeVar("P")
M = TypeVar("M")


class UnknownAction(Unknown):
    """A number that names no choice, here or anywhere."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Actions(Generic[P, M]):
    """The numbering of one game's choices under the rules of a table; draws of chance have no numbers.

    A number means the same choice for every release with the same `version`. The legal moves of a position have
    different numbers, and `decode` gives back the very move that was encoded.
    """

    version: str
    """Changes whenever a number changes its meaning; stored beside whatever was trained on the numbers."""
    size: int
    """How many numbers there are."""
    rules: Rules[P, M, Any, Any]
    number: Callable[[P, M], int]
    """The game's own numbering of a move that its position could offer."""
    move: Callable[[P, int], M | None]
    """The game's own reading of a number below `size`; None where it names nothing in the position."""
    by_position: bool = True
    """Whether the number of a move depends on the position; if not, `number` looks at the move alone."""

    def encode(self, position: P, move: M, /) -> int:
        """Number a legal move of a position."""
        return self.number(position, move)

    def seen(self, view: Any, moves: Sequence[M], /) -> tuple[int, ...]:
        """Number legal moves from what the seat that is asked may see: every position that its view allows numbers them alike."""
        position: Any = self.rules.worlds(view, Stream(0)) if self.by_position else None
        return tuple(self.number(position, move) for move in moves)

    def decode(self, position: P, number: int, /) -> M:
        """Find the move of a number; whether it is legal is the rules' affair. Raises `UnknownAction`."""
        if not 0 <= number < self.size:
            raise UnknownAction(error_words.ACTION, str(number), (f"0 to {self.size - 1}",))
        found = self.move(position, number)
        if found is None:
            raise UnknownAction(error_words.ACTION_HERE, str(number), tuple(map(str, self.legal(position))))
        return found

    def legal(self, position: P, /) -> tuple[int, ...]:
        """The numbers of the legal moves, in the order of the prompt; none where no seat is asked to choose."""
        prompt = self.rules.prompt(position)
        return tuple(self.number(position, move) for move in prompt.moves) if isinstance(prompt, Decision) else ()

    def mask(self, position: P, /) -> bytes:
        """One byte for each number, 1 if it is legal: `numpy.frombuffer(mask, numpy.int8)` reads it without copying."""
        mask = bytearray(self.size)
        for number in self.legal(position):
            mask[number] = 1
        return bytes(mask)
