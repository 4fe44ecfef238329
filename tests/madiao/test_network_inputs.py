"""What the network of 馬吊 is told: of the situation, of the card, and of whoever looks as the banker or as one of the three."""

from __future__ import annotations

from typing import Any

from youyi.analysis.simulate.referee import referee
from youyi.games import game
from youyi.games.madiao.players import inputs
from youyi.games.madiao.situation import situation_of
from youyi.kernel.rules import Decision
from youyi.kernel.streams import Numbered
from youyi.players.player import player


def situations(seed=4):
    """What every seat knew that was asked in a sitting of two deals, with its view and the cards that it might play."""
    table = game("madiao").under(terms={"deals": 2})
    rules, position = table.rules, table.rules.start()
    for move in referee(rules, [player("heuristic", table)] * 4, Numbered(seed, 0)).moves:
        prompt = rules.prompt(position)
        if isinstance(prompt, Decision):
            view = rules.view(position, prompt.seat)
            yield situation_of(view, {}), view, [each.card for each in prompt.moves]
        position = rules.play(position, move).position


def test_the_banker_and_the_three_have_inputs_of_their_own():
    for situation, _, cards in situations():
        viewed = list(inputs.of_situation(situation))
        found = [*viewed, *inputs.of_card(situation, cards[0], 0.0)]
        assert len(set(found)) == len(found)
        assert {each // inputs.BLOCK for each in found} == {int(situation.banks)}
        assert all(each % inputs.BLOCK < inputs.OF_SITUATION for each in viewed)


def test_inputs_of_a_situation_tell_hands_winnings_and_whose_they_are():
    asked = 0
    for situation, view, cards in situations():
        block: Any = inputs
        found = {each % block.BLOCK for each in block.of_situation(situation)}
        assert {card for card in range(block.CARDS) if block.IN_HAND + card in found} == {*cards}
        for seat, won in enumerate(view.phase.won):
            mine, banks = seat == view.seat, seat == view.phase.banker
            owner = block.OWN if mine else block.BANKERS if banks else block.OTHERS
            assert {block.WON + owner * block.CARDS + card for card in won} <= found
            asked += len(won)
    assert asked > 100


def test_inputs_of_a_card_tell_what_playing_it_is():
    block: Any = inputs
    kinds = set()
    for situation, _, cards in situations():
        for card in cards:
            kind = block.kind_of(situation, card)
            kinds.add(kind)
            found = {each % block.BLOCK for each in block.of_card(situation, card, 0.3)}
            assert block.PLAYED + kind * block.CARDS + card in found
            assert block.SHORT + kind * block.CLASSES + 3 in found
            assert (kind == block.LEAD) == (situation.best is None)
    assert kinds == {block.LEAD, block.CAPTURE, block.CAPTURE_LAST, block.DISCARD}
