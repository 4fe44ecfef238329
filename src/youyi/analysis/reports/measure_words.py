"""What the measures of docs/reference/measures.md are called in reports, in the three languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from youyi.analysis.texts import REPORTS as TEXTS
from youyi.kernel.game import Game
from youyi.kernel.names import Name, Words, everywhere

_NAMES: Mapping[str, Words] = {
    "turns": TEXTS["names.turns"],
    "plies": TEXTS["names.plies"],
    "spread": TEXTS["names.spread"],
    "balance": TEXTS["names.balance"],
    "completion": TEXTS["names.completion"],
    "drawishness": TEXTS["names.drawishness"],
    "timeouts": TEXTS["names.timeouts"],
    "decisions": TEXTS["names.decisions"],
    "forced": TEXTS["names.forced"],
    "branching": TEXTS["names.branching"],
    "decision_factor": TEXTS["names.decision_factor"],
    "lead_changes": TEXTS["names.lead_changes"],
    "drama": TEXTS["names.drama"],
    "luck_chance": TEXTS["names.luck_chance"],
    "luck_play": TEXTS["names.luck_play"],
    "luck_both": TEXTS["names.luck_both"],
    "luck_seats": TEXTS["names.luck_seats"],
}
_LADDER = TEXTS["ladder"]
_SCORE = TEXTS["score"]
_FIRST = TEXTS["first"]
_END = TEXTS["end"]
_PAID = TEXTS["paid"]


def measure_name(game: Game[Any, Any, Any, Any], measure: str) -> Words:
    """What a measure is called; one that has no name is shown as it is written."""
    kind, _, what = measure.partition("_")
    if measure in _NAMES:
        return _NAMES[measure]
    match kind:
        case "score":
            return _SCORE.filled(seat=seat_name(game, int(what)))
        case "first":
            return _FIRST.filled(seat=seat_name(game, int(what)))
        case "end":
            return _END.filled(ending=ending_name(game, what))
        case "ladder":
            return _LADDER.filled(player=what)
        case "paid":
            return _PAID.filled(clause=_clause(game, what))
        case _:
            return everywhere(measure)


def seat_name(game: Game[Any, Any, Any, Any], seat: int) -> Name:
    """What a seat is called."""
    return game.seat_names[seat]


def ending_name(game: Game[Any, Any, Any, Any], kind: str) -> Words:
    """What a manner of an end is called; the word itself where the game does not say."""
    return game.endings.get(kind, everywhere(kind))


def _clause(game: Game[Any, Any, Any, Any], key: str) -> Name | Words:
    found = next((article.name for article in game.articles if article.key == key), None)
    return everywhere(key) if found is None else found
