"""Every error we raise at people; each says where and why, and leaves everything as it was."""

from __future__ import annotations

from dataclasses import dataclass

from youyi.kernel import error_words
from youyi.kernel.articles import Article
from youyi.kernel.names import Words, everywhere, in_each
from youyi.kernel.rules import Objection, Reason
from youyi.kernel.texts import KERNEL as TEXTS
from youyi.kernel.youyi_error import YouyiError

__all__ = [
    "NOTHING_CAN_MOVE", "BadNotation", "BadRecord", "Fault", "FaultyGame", "FaultyPosition", "IllegalMove", "Unknown", "YouyiError",
    "reason_words",
]  # fmt: skip

_LONGEST_FIELD = 200
"""How much of a field's name is quoted: keys are written by strangers too."""
_SEMICOLON = TEXTS["semicolon"]


class IllegalMove(YouyiError):
    """A move that a clause forbids; the position is unchanged."""

    def __init__(self, move: str, objection: Objection) -> None:
        """Keep the objection, so that callers can show its article and place."""
        super().__init__(error_words.ILLEGAL.filled(move=move, why=reason_words(objection.because)))
        self.move = move
        self.objection = objection


class FaultyGame(YouyiError, TypeError):
    """A game of another package that cannot be loaded, or with which no table can be laid."""


class BadNotation(YouyiError):
    """A string that does not parse."""

    def __init__(self, text: str, column: int, expected: Words | str) -> None:
        """Keep the column (from 1) and what was expected there."""
        super().__init__(error_words.NOTATION.filled(text=text, column=column, expected=expected))
        self.text = text
        self.column = column
        self.expected = everywhere(expected)


class BadRecord(YouyiError):
    """A record that cannot be read or does not replay."""

    def __init__(self, why: Words | str, *, field: str | None = None, ply: int | None = None) -> None:
        """Keep the field, or the ply (from 1) of the first wrong move."""
        self.why = everywhere(why)
        self.field = field
        self.ply = ply
        super().__init__(self._placed())

    def _placed(self) -> Words:
        if self.field is not None:
            shown = self.field if len(self.field) <= _LONGEST_FIELD else f"{self.field[:_LONGEST_FIELD]}…"
            return error_words.IN_FIELD.filled(field=shown, why=self.why)
        return self.why if self.ply is None else error_words.AT_PLY.filled(ply=self.ply, why=self.why)


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is impossible about a position someone typed."""

    kind: str
    """One word by which the fault can be tolerated: `shared_cell`."""
    says: Words | str
    """What is wrong, and where; a string is said so in every language."""


NOTHING_CAN_MOVE = Fault("nothing_can_move", error_words.NOTHING_CAN_MOVE)
"""Only a typed position can be so: in play, a seat that cannot move is passed over at once."""


class FaultyPosition(YouyiError):
    """A position that cannot be: too many pieces, two sides on a cell."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        """Keep every fault found."""
        said = [everywhere(fault.says) for fault in faults]
        super().__init__(in_each(lambda each: _SEMICOLON.said_in(each).join(one.said_in(each) for one in said)))
        self.faults = faults


class Unknown(YouyiError):
    """A game, ruleset, player or article that does not exist, with those that do."""

    def __init__(self, what: Words, name: str, valid: tuple[str, ...]) -> None:
        """Keep the valid names."""
        super().__init__(error_words.UNKNOWN.filled(what=what, name=name, valid=valid))
        self.valid = valid


def reason_words(because: Reason) -> Words:
    """The meaning and the name of a clause or of an answer."""
    if isinstance(because, Article):
        reading, name = because.reading, because.name
        named = Words(name.zh_hant, name.zh_hant, name.zh_hans)
        return error_words.BECAUSE_CLAUSE.filled(reading=reading, name=named, key=because.key)
    reading, question = because.answer.reading, type(because).__name__
    return error_words.BECAUSE_ANSWER.filled(reading=reading, question=question, answer=because.word)
