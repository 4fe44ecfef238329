"""A rating, and those of the computers: measured by `python -m workshop anchors` from single games, and never moved by people's."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from youyi.kernel.lab.players import PlayerSpec

ANCHORS = "anchors.json"


@dataclass(frozen=True, slots=True)
class PlayerRating:
    """How strong somebody is, in points of Elo, and the standard error of it."""

    at: float
    error: float


def anchor(game: str, player: PlayerSpec) -> PlayerRating | None:
    """Where a computer stands in a game; None: this version of it was not measured."""
    found = _anchors().get(game, {}).get(player.full_id)
    return None if found is None else PlayerRating(found["at"], found["error"])


@cache
def _anchors() -> Mapping[str, Mapping[str, Mapping[str, float]]]:
    read: Mapping[str, Mapping[str, Mapping[str, float]]] = json.loads(
        files(__package__).joinpath(ANCHORS).read_text("utf-8")
    )
    return read
