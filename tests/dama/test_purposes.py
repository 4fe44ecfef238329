"""Whatever is paid in 打馬, its sentence says for what."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.dama.walks import walk
from youyi.games import game
from youyi.games.dama.events import Paid
from youyi.games.dama.rulings.casts import CollisionFine, OwnerThrow, PrizeOfOwnClass
from youyi.games.dama.rulings.money import Chips
from youyi.games.dama.speech import PURPOSES

DAMA = game("dama")
USUAL: Any = DAMA.rulesets[0].rulings
OTHERS = [
    USUAL,
    *(each.rulings for each in DAMA.rulesets[1:]),
    replace(USUAL, zhuang_fine=CollisionFine.PREVIOUS),
    replace(USUAL, owner_throw=OwnerThrow.CHIP),
    replace(USUAL, shang_own_class=PrizeOfOwnClass.REWARD_AND_THROW),
]
TURNS = 1_500


@pytest.mark.parametrize("rulings", OTHERS, ids=lambda each: each.payment.name)
def test_every_payment_says_for_what(rulings):
    rules: Any = DAMA.rules(rulings, replace(DAMA.terms, seats=3))
    reasons = {
        event.because for _, _, step in walk(rules, 1, TURNS) for event in step.events if isinstance(event, Paid)
    }
    assert bool(reasons) == (rulings.chips is Chips.TRUE)
    assert reasons <= set(PURPOSES)
