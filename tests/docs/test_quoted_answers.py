"""What a clause quotes in support of an event does not say what another answer of a ruling has: nobody reads that everybody pays
where the bowl does."""

from __future__ import annotations

import pytest

import youyi
from tests.kit.walks import stroll
from youyi.kernel.rulings import Ruling, questions

LEAST = 4
"""Characters: fewer say too little to contradict anything."""
OFFENDER = "whoever offends pays by either answer, to the bowl or to a player"
SAYS_BOTH = {
    ("dama.fine", "payment", "players", "dama.offender_pays"): OFFENDER,
    ("dama.others_paid", "payment", "players", "dama.offender_pays"): OFFENDER,
    ("dama.collision_fine", "payment", "players", "dama.offender_pays"): OFFENDER,
    ("dama.own_cast", "ben_setup", "opening_round", "dama.own_cast_first_throw"): "a first throw gives it, in a round of its own or not",
    ("dama.cuman", "overshoot", "finish", "dama.run_past"): "it names the coarse finish; the ruling asks what is one",
    ("dama.ximan", "ximan", "exact", "dama.whole_army"): "it names the close finish; the ruling asks what is one",
}  # fmt: skip
"""Where the words of another answer stand in what is quoted, and do not contradict it."""
RULESETS = [(game.id, each.full_id) for game in youyi.catalogue() for each in game.rulesets]


def denied(rulings):
    """The words that speak for answers which are not chosen, and for none that is."""
    chosen: set[str] = set()
    others: dict[str, tuple[str, ...]] = {}
    for name, asked in questions(rulings).items():
        if not (isinstance(asked, type) and issubclass(asked, Ruling)):
            continue
        taken = getattr(rulings, name)
        chosen |= {words for clause in taken.answer.cites for words in spoken(clause)}
        for member in asked:
            if member is not taken:
                others |= {
                    words: (name, member.word, clause.key) for clause in member.answer.cites for words in spoken(clause)
                }
    return {words: why for words, why in others.items() if words not in chosen}


def spoken(clause):
    return {locus.words for locus in clause.loci if len(locus.words or "") >= LEAST}


@pytest.mark.parametrize(("game", "ruleset"), RULESETS)
def test_no_event_quotes_an_answer_that_is_not_in_force(game, ruleset):
    table = youyi.game(game).under(ruleset)
    refused, wrong = denied(table.rulings), set()
    for seed in range(3):
        for pace in stroll(table.rules, seed):
            for event in pace.step.events:
                if not isinstance(event.because, Ruling):
                    wrong |= {
                        (event.because.key, *why)
                        for words, why in refused.items()
                        for quoted in spoken(event.because)
                        if words in quoted and words != quoted
                    }
    assert wrong - SAYS_BOTH.keys() == set()
