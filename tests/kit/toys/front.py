"""What every throw-away game needs at its front door and no test cares about: numbers for its choices, colours."""

from __future__ import annotations

from typing import Any

from youyi.kernel.game import Colour, Colours
from youyi.kernel.lab.actions import Actions
from youyi.kernel.rules import Decision

GREY = Colour("#44504B", "#B6C0BB")
PLAIN_COLOURS = Colours(GREY, GREY, ("#3D68B8", "#F8C358", "#3BAE97", "#974B68"))
MOST_MOVES = 64


def numbered_by_order(rules: Any) -> Actions[Any, Any]:
    """Number the moves of a prompt as it lists them: enough where nothing learns."""

    def moves(position: Any) -> tuple[Any, ...]:
        prompt = rules.prompt(position)
        return tuple(prompt.moves) if isinstance(prompt, Decision) else ()

    return Actions(
        version="toy-1",
        size=MOST_MOVES,
        rules=rules,
        number=lambda position, move: moves(position).index(move),
        move=lambda position, number: dict(enumerate(moves(position))).get(number),
    )
