"""Which answers the kernels of a game were taught: one without a row is refused by itself, whoever adds it."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, field

from youyi.kernel.rulings import LARGEST, Ruling, questions


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """The numbers that kernels were taught for a question that asks for one."""

    lowest: int
    highest: int = LARGEST
    absent: bool = False
    """Whether no number is an answer too."""

    def __contains__(self, answer: object) -> bool:
        """Whether kernels know this number."""
        return self.absent if answer is None else isinstance(answer, int) and self.lowest <= answer <= self.highest


@dataclass(frozen=True, slots=True, kw_only=True)
class Lowering:
    """What kernels make of every answer to the questions of a game's rulings and terms.

    An answer that has no row, a question that stands in neither table, a number out of range: nobody has taught them, and the
    readable engine plays.
    """

    asked: Mapping[str, Mapping[Ruling, Mapping[str, int]]]
    """Questions that kernels ask for themselves: the numbers that each answer writes into their tables, by field."""
    derived: Mapping[str, Container[object]]
    """Questions whose answers reach the tables through functions of the readable engine: the answers that were held to it."""
    together: Mapping[tuple[str, str], Container[tuple[object, object]]] = field(default_factory=dict)
    """Of two questions that kernels know only in some combinations: these."""

    def taught(self, name: str) -> Container[object]:
        """The answers to a question that kernels know: none if nobody has taught them."""
        return self.asked[name] if name in self.asked else self.derived.get(name, ())

    def unknown(self, *agreed: object) -> tuple[str, ...]:
        """The answers of rulings and terms that have no row, as `arms=forward`, in order of their names."""
        given = {name: getattr(each, name) for each in agreed for name in questions(each)}
        strange = {name for name, answer in given.items() if answer not in self.taught(name)}
        for pair, known in self.together.items():
            if strange.isdisjoint(pair) and tuple(given[name] for name in pair) not in known:
                strange.update(pair)
        return tuple(f"{name}={_written(given[name])}" for name in sorted(strange))

    def columns(self, *agreed: object) -> dict[str, int]:
        """The numbers that kernels ask for, by the fields of their tables. Raises LookupError for an answer without a row."""
        unknown = self.unknown(*agreed)
        if unknown:
            raise LookupError(f"no row for {', '.join(unknown)}")
        given = {name: getattr(each, name) for each in agreed for name in questions(each)}
        return {column: number for name, rows in self.asked.items() for column, number in rows[given[name]].items()}


def _written(answer: Ruling | int | None) -> str:
    return answer.word if isinstance(answer, Ruling) else str(answer).lower()
