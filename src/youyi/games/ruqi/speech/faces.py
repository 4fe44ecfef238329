"""The faces of a throw by name, in one language."""

from __future__ import annotations

from youyi.games.ruqi.board import FACES
from youyi.kernel.dice import Throw
from youyi.kernel.names import Language


def faces(roll: Throw, language: Language) -> str:
    """Name the faces, high first as one says them: 信義, or `Trust 5 and Righteousness 4`."""
    named = [FACES[face] for face in reversed(roll.faces)]
    if language is Language.EN:
        return " and ".join(f"{virtue.name.en} {virtue.number}" for virtue in named)
    return "".join(virtue.name.said_in(language) for virtue in named)
