"""Every error we raise at people; each says where and why, and leaves everything as it was."""

from __future__ import annotations

from dataclasses import dataclass

from youyi.kernel.articles import Article
from youyi.kernel.rules import Objection, Reason


class YouyiError(Exception):
    """Anything a user can cause and mend."""


class IllegalMove(YouyiError):
    """A move that a clause forbids; the position is unchanged."""

    def __init__(self, move: str, objection: Objection) -> None:
        """Keep the objection, so that callers can show its article and place."""
        super().__init__(f"{move}: {reason_in_english(objection.because)}")
        self.move = move
        self.objection = objection


class BadNotation(YouyiError):
    """A string that does not parse."""

    def __init__(self, text: str, column: int, expected: str) -> None:
        """Keep the column (from 1) and what was expected there."""
        super().__init__(f"column {column} of {text!r}: expected {expected}")
        self.text = text
        self.column = column
        self.expected = expected


class BadRecord(YouyiError):
    """A record that cannot be read or does not replay."""

    def __init__(self, why: str, *, field: str | None = None, ply: int | None = None) -> None:
        """Keep the field, or the ply (from 1) of the first wrong move."""
        at = f"field {field}: " if field is not None else "" if ply is None else f"ply {ply}: "
        super().__init__(at + why)
        self.why = why
        self.field = field
        self.ply = ply


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is impossible about a position someone typed."""

    kind: str
    """One word by which the fault can be tolerated: `shared_cell`."""
    says: str
    """What is wrong, and where."""


NOTHING_CAN_MOVE = Fault("nothing_can_move", "a choice is asked for where nothing can move")
"""Only a typed position can be so: in play, who cannot move is passed over at once."""


class FaultyPosition(YouyiError):
    """A position that cannot be: too many pieces, two sides on a cell."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        """Keep every fault found."""
        super().__init__("; ".join(fault.says for fault in faults))
        self.faults = faults


class Unknown(YouyiError):
    """A game, ruleset, player or article that does not exist, with those that do."""

    def __init__(self, what: str, name: str, valid: tuple[str, ...]) -> None:
        """Keep the valid names."""
        super().__init__(f"there is no {what} {name!r}; valid: {', '.join(valid)}")
        self.valid = valid


def reason_in_english(because: Reason) -> str:
    """Name the clause or the answer, and say it."""
    if isinstance(because, Article):
        return f"{because.reading.en} ({because.name.zh_hant}, {because.key})"
    return f"{because.answer.reading.en} ({type(because).__name__}: {because.word})"
