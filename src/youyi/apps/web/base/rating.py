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


_ERASED = "erased"
"""What begins the name under which a seat of a rated game goes on after its account was deleted; accounts have no such ids."""


def erased(rating: PlayerRating | None) -> str:
    """What a seat has in place of an account that was deleted: how strong it was, None: no rated game, and nothing else of it."""
    return _ERASED if rating is None else f"{_ERASED} {rating.at!r} {rating.error!r}"


def is_erased(account: str | None) -> bool:
    """Whether what a seat has is in place of an account that was deleted."""
    return account is not None and account.startswith(_ERASED)


def rating_erased(account: str | None) -> PlayerRating | None:
    """How strong an account was that was deleted; None: it had no rated game, or there still is one, or never was."""
    figures = (account or "").split()[1:]
    return PlayerRating(*map(float, figures)) if is_erased(account) and figures else None


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
