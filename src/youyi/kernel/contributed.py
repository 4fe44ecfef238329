"""Chance to which every seat contributes: a secret fixed first, a sealed text of each seat, and a key for each bout.

All hashes are SHA-256 of `packed` fields, the first of which says what is hashed; commitments, seals, texts and keys
are written in lower-case hexadecimal. `docs/explanation/fairness.md` says what this proves, and against whom.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from youyi.kernel.committed import Committed, commitment

COMPUTER = "computer"
"""Stands for the seal of a computer's seat, whose text is known to everybody."""
_LENGTH_BYTES = 4
_BOUT_BYTES = 8
_HEXADECIMAL = re.compile(r"[0-9a-f]{64}", re.ASCII)


class State(Enum):
    """How a seat's contribution came about."""

    OPENED = "opened"
    """The text of the seat, which fits its seal."""
    UNOPENED = "unopened"
    """The seat did not open its seal in time: the seal itself stands for the text."""
    COMPUTER = "computer"
    """A computer's seat: the text follows from the table, the commitment and the seat."""
    NONE = "none"
    """The seat sealed nothing and contributes nothing."""


@dataclass(frozen=True, slots=True)
class Contribution:
    """What one seat contributes."""

    seat: int
    state: State
    seal: str | None
    """None for a computer's seat and for one that sealed nothing."""
    text: str
    """32 bytes; empty where nothing was sealed."""


def packed(*fields: str | bytes) -> bytes:
    """Join fields so that no two lists of fields are joined alike: each follows its length in four bytes, high byte first.

    >>> packed("ab", b"c").hex()
    '0000000261620000000163'
    """
    raw = [each.encode() if isinstance(each, str) else each for each in fields]
    return b"".join(len(each).to_bytes(_LENGTH_BYTES, "big") + each for each in raw)


def is_text(text: str) -> bool:
    """Whether this is 32 bytes in lower-case hexadecimal, as texts and seals are written."""
    return _HEXADECIMAL.fullmatch(text) is not None


def seal(text: str) -> str:
    """The seal of a seat's text: it fixes the text and does not tell it.

    It names neither table nor seat: whoever creates a table seals before the table has its id.
    """
    return hashlib.sha256(packed("youyi seal 1", bytes.fromhex(text))).hexdigest()


def computers_text(table: str, commit: str, seat: int) -> str:
    """What a computer's seat contributes, which everybody can work out."""
    return hashlib.sha256(packed("youyi computer 1", table, commit, str(seat))).hexdigest()


def settled(
    table: str, commit: str, seals: Sequence[str | None], openings: Mapping[int, str]
) -> tuple[Contribution, ...]:
    """What every seat contributes, from the seals by seat and the texts that opened them."""
    found = []
    for seat, sealed in enumerate(seals):
        if sealed is None:
            found.append(Contribution(seat, State.NONE, None, ""))
        elif sealed == COMPUTER:
            found.append(Contribution(seat, State.COMPUTER, None, computers_text(table, commit, seat)))
        elif seat in openings:
            found.append(Contribution(seat, State.OPENED, sealed, openings[seat]))
        else:
            found.append(Contribution(seat, State.UNOPENED, sealed, sealed))
    return tuple(found)


def is_sound(table: str, commit: str, found: Contribution) -> bool:
    """Whether a contribution is what its state says."""
    match found.state:
        case State.OPENED:
            return found.seal is not None and is_text(found.text) and seal(found.text) == found.seal
        case State.UNOPENED:
            return found.seal is not None and is_text(found.text) and found.text == found.seal
        case State.COMPUTER:
            return found.seal is None and found.text == computers_text(table, commit, found.seat)
        case State.NONE:
            return found.seal is None and not found.text


def joint(table: str, commit: str, contributions: Sequence[Contribution]) -> bytes:
    """The hash of all that was fixed before the first draw: table, commitment, and each seat's state and text."""
    fields: list[str | bytes] = ["youyi joint 1", table, commit]
    for each in contributions:
        fields += [str(each.seat), each.state.value, bytes.fromhex(each.text)]
    return hashlib.sha256(packed(*fields)).digest()


@dataclass(frozen=True, slots=True)
class Contributed:
    """The chances of a table whose seats contributed, bout by bout."""

    secret: bytes
    joint: bytes

    @property
    def commit(self) -> str:
        """The commitment to the secret."""
        return commitment(self.secret)

    def key(self, bout: int) -> bytes:
        """The key of a bout, from which all its draws follow; it tells nothing of any other bout."""
        return hmac.digest(self.secret, self.joint + bout.to_bytes(_BOUT_BYTES, "big"), "sha256")

    def bout(self, bout: int) -> Committed:
        """The chances of one bout: they follow from its key as those of `Committed` from the secret."""
        return Committed(self.key(bout))
