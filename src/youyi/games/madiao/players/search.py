"""The player of 馬吊 that searches, as those who seat it know it; its kernels are loaded when it is seated.

They are found by name, since kernels are made from the readable players: no import leads back to them.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from youyi.games.madiao.cards import DECK
from youyi.games.madiao.error_words import SEARCH_REFUSES
from youyi.games.madiao.lowering import LOWERING
from youyi.games.madiao.moves import Move
from youyi.games.madiao.rules import Madiao
from youyi.games.madiao.view import View
from youyi.kernel.names import Words
from youyi.kernel.optional_dependencies import kernels_run, require_kernels
from youyi.kernel.rules import Player
from youyi.kernel.youyi_error import YouyiError

INSTALLED = kernels_run()
"""Whether its kernels can run here."""
_KERNELS = "youyi.games.madiao.fast.search"


class CannotSearch(YouyiError, ValueError):
    """Rulings that the kernels do not know."""


def unlowerable(rules: Madiao, /) -> tuple[str, ...]:
    """The answers that the kernels were not taught; and small decks."""
    answers = LOWERING.unknown(rules.rulings, rules.terms)
    return answers if rules.deck == DECK else (*answers, "deck")


def refusal(rules: Madiao) -> Words | None:
    """Why it does not play under these rulings; None if it does."""
    answers = unlowerable(rules)
    return SEARCH_REFUSES.filled(what=", ".join(answers)) if answers else None


def searching(rules: Madiao) -> Player[View, Move]:
    """Make the player. Raises `MissingExtra` without the extra `fast`, and `CannotSearch`."""
    require_kernels()
    refused = refusal(rules)
    if refused is not None:
        raise CannotSearch(refused)
    kernels: Any = import_module(_KERNELS)
    found: Player[View, Move] = kernels.player(rules)
    return found
