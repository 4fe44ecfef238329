"""What a game, a ruleset and a table look like at a prompt: short, and enough to tell them apart."""

from __future__ import annotations

import pytest

from youyi.games import catalogue, game


def test_a_table_names_its_game_its_ruleset_and_what_differs():
    assert repr(game("ruqi").under()) == "<Table ruqi/modern@2>"
    changed = game("ruqi").under("classical", {"arms": "forward"}, {"rounds": 1})
    assert repr(changed) == "<Table ruqi/classical@1 arms=forward rounds=1>"


@pytest.mark.parametrize("each", catalogue(), ids=lambda each: each.id)
def test_no_repr_floods_the_screen(each):
    assert repr(each) == f"<Game {each.id}>"
    for ruleset in each.rulesets:
        assert repr(ruleset) == f"<Ruleset {ruleset.full_id}>"
        assert repr(each.under(ruleset.id)) == f"<Table {ruleset.full_id}>"
