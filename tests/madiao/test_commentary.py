"""Who plays 馬吊 by what rows say: captures with the lowest card that does, leads the highest, throws off the lowest."""

from __future__ import annotations

from collections import Counter

from tests.madiao.deals import played, table
from youyi.games.madiao.cards import BROCADE, RANK_OF
from youyi.games.madiao.commentary import captures
from youyi.games.madiao.moves import Play
from youyi.games.madiao.play.tricks import play_kind
from youyi.games.madiao.position import Playing, PlayKind, to_play
from youyi.games.madiao.rules import Madiao
from youyi.kernel.rules import Decision

SEEDS, PLIES = range(12), 31


def test_the_lowest_that_captures_the_highest_to_lead_the_lowest_to_throw_off():
    laid, met = table(), Counter[str]()
    rules = laid.rules
    assert isinstance(rules, Madiao)
    for seed in SEEDS:
        for position in played(laid, seed, PLIES).positions:
            prompt, playing = rules.prompt(position), position.phase
            if not isinstance(prompt, Decision) or not isinstance(playing, Playing):
                continue
            cards: dict[PlayKind, list[int]] = {}
            for move in prompt.moves:
                assert isinstance(move, Play)
                kind = play_kind(rules.context.rulings, playing, to_play(playing), move.card)
                cards.setdefault(kind, []).append(move.card)
            chosen = max(prompt.moves, key=lambda move: captures(rules, position, move, ()))
            assert isinstance(chosen, Play)
            taken = chosen.card
            met.update(each.name for each in cards)
            if winning := cards.get(PlayKind.CAPTURE):
                assert taken in winning
                assert RANK_OF[taken] == min(RANK_OF[each] for each in winning)
            elif leads := cards.get(PlayKind.LEAD):
                assert RANK_OF[taken] == max(RANK_OF[each] for each in leads)
            else:
                plain = [each for each in cards[PlayKind.DISCARD] if not BROCADE >> each & 1]
                assert RANK_OF[taken] == min(RANK_OF[each] for each in plain or cards[PlayKind.DISCARD])
    assert min(met.values()) > 20
    assert len(met) == 3
