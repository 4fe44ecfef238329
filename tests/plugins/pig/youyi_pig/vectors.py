"""The kinds of worked examples of Pig."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from youyi_pig.notation import read_move, read_position, write_position
from youyi_pig.rules import Pig
from youyi_pig.rulings import Rulings, Terms


def moves(rulings: Rulings, given: Mapping[str, Any]) -> dict[str, Any]:
    """Play moves from a position: `position`, `moves`, `goal`."""
    position = read_position(given["position"])
    rules = Pig(rulings, Terms(seats=len(position.points), goal=given.get("goal", 100)))
    for text in given["moves"]:
        position = rules.play(position, read_move(text)).position
    return {"position": write_position(position), "points": list(rules.returns(position))}


KINDS = {"moves": moves}
