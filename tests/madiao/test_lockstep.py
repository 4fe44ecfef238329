"""Our 馬吊 and the slow one, written apart from it, make the same of random deals under random rulings."""

from __future__ import annotations

import random

import pytest

from tests.kit.slow.madiao.deals import random_given
from tests.kit.slow.madiao.givens import GIVENS
from tests.kit.slow.madiao.kinds import KINDS as SLOW
from tests.kit.slow.madiao.rulings import PERMITTED, RULESETS
from youyi.games import game
from youyi.games.madiao.vectors import KINDS
from youyi.kernel.rulings import answered

EXAMPLES = 60
"""Of each kind; enough that every answer of every ruling is met."""


def answers(rng: random.Random) -> dict[str, str | int]:
    """Some rulings answered by lot; the slow 馬吊 knows no penalties."""
    drawn = {
        name: rng.choice(PERMITTED[name].split())
        for name in rng.sample(sorted(PERMITTED), rng.choice((0, 1, 2, 8, 20)))
    }
    return {name: int(word) if word.isdigit() else word for name, word in drawn.items()}


def ours(kind, ruleset, rulings, given):
    return KINDS[kind](answered(game("madiao").ruleset(ruleset).rulings, rulings), given)


@pytest.mark.parametrize("kind", [*GIVENS, "deal"])
def test_both_come_to_the_same(kind):
    rng = random.Random(kind)
    for _ in range(EXAMPLES):
        ruleset, rulings = rng.choice(RULESETS), answers(rng)
        given = random_given(rng, ruleset, rulings) if kind == "deal" else GIVENS[kind](rng)
        expected = SLOW[kind](ruleset, rulings, given)
        got = ours(kind, ruleset, rulings, given)
        assert {key: got[key] for key in expected} == expected, (ruleset, rulings, given)


MANY = 200_000
"""Of whole deals, half of them under rulings answered by lot."""


@pytest.mark.long
@pytest.mark.parametrize("shard", range(4))
def test_both_come_to_the_same_on_many_deals(shard):
    rng = random.Random(1000 + shard)
    for number in range(MANY // 4):
        ruleset = RULESETS[number % len(RULESETS)]
        rulings = answers(rng) if number % 2 else {}
        given = random_given(rng, ruleset, rulings)
        expected = SLOW["deal"](ruleset, rulings, given)
        got = ours("deal", ruleset, rulings, given)
        assert {key: got[key] for key in expected} == expected, (ruleset, rulings, given)
