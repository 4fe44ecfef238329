"""The player of 馬吊 that searches: it knows what its seat knows, supposes what the rules allow, and plays by all rulesets."""

from __future__ import annotations

from itertools import islice
from math import exp, log
from statistics import mean, stdev
from typing import Any

import numpy as np
import pytest

from tests.kit.engines.lockstep import HAVE_NUMBA
from tests.madiao.deals import replayed
from youyi.analysis.simulate.referee import referee
from youyi.games import game
from youyi.games.madiao.play.dealing import substitutes
from youyi.games.madiao.players.heuristic import weight
from youyi.games.madiao.players.network import card_values, network_of
from youyi.games.madiao.players.search import CannotSearch
from youyi.games.madiao.situation import situation_of
from youyi.kernel.optional_dependencies import MissingExtra
from youyi.kernel.rules import Decision
from youyi.kernel.streams import Numbered, Stream
from youyi.players.network import UNIT
from youyi.players.player import player, players_at

GAME = game("madiao")
RULESETS = [each.full_id for each in GAME.rulesets]


def table_of(ruleset=None, deals=2, **rulings):
    return GAME.under(ruleset, rulings, {"deals": deals})


def walked(table, seed, players=("heuristic",) * 4):
    """Every position of a sitting that asks a seat with more than one card."""
    rules, position = table.rules, table.rules.start()
    for move in referee(rules, [player(each, table) for each in players], Numbered(seed, 0)).moves:
        prompt = rules.prompt(position)
        if isinstance(prompt, Decision) and len(prompt.moves) > 1:
            yield position, prompt
        position = rules.play(position, move).position


def searching(table, **effort) -> Any:
    from youyi.games.madiao.fast.search import Effort, MadiaoSearch, Search

    return MadiaoSearch(table.rules, Search(table.rules, Effort(**{"worlds": 8, "first": 4, "warming": 12} | effort)))


@HAVE_NUMBA
@pytest.mark.parametrize("ruleset", RULESETS)
def test_it_chooses_what_is_offered_and_alike_where_all_looks_alike(ruleset):
    table, apart = table_of(ruleset), 0
    rules, sitting = table.rules, searching(table)
    for number, (position, prompt) in enumerate(islice(walked(table, 6), 0, None, 5)):
        view = rules.view(position, prompt.seat)
        other = rules.worlds(view, Stream(number))
        apart += other != position
        chosen = sitting.choose(view, prompt.moves, Stream(number))
        assert chosen in prompt.moves
        assert sitting.choose(rules.view(other, prompt.seat), prompt.moves, Stream(number)) == chosen
    assert apart > 5


@HAVE_NUMBA
@pytest.mark.parametrize("rulings", [{}, {"redeal_five_suit": "on"}, {"eighth_trick_bar": "on"}], ids=str)
def test_what_it_supposes_would_have_looked_the_same(rulings):
    table = table_of(deals=1, **rulings)
    rules, sitting = table.rules, searching(table, warming=40)
    for number, (position, prompt) in enumerate(islice(walked(table, 8), 3, None, 7)):
        engine = sitting.search.engine
        seen = engine.observe(engine.pack(position), prompt.seat)
        found = sitting.search.worlds(seen, number, 12)
        assert len({each.tobytes() for each in found}) > 1
        for each in map(engine.lift, found):
            assert rules.view(each, prompt.seat) == rules.view(position, prompt.seat)
            assert replayed(table, each, rules.start()).position == each


@HAVE_NUMBA
@pytest.mark.parametrize("model", [{}, {"learnt": True, "sure": 0.7}], ids=["heuristic", "network"])
def test_how_likely_plays_are_is_what_the_readable_players_weigh(model):
    table = table_of(deals=1)
    sitting = searching(table, warming=1, **model)
    stand_in, asked = substitutes(table.rulings), 0
    for position, prompt in islice(walked(table, 9), 12, None, 4):
        engine = sitting.search.engine
        (row,) = sitting.search.worlds(engine.observe(engine.pack(position), prompt.seat), 5, 1)
        supposed = engine.lift(row)
        expected = likelihoods(table, supposed, sitting.search.effort, stand_in)
        for seat in range(4):
            if seat != prompt.seat:
                assert sitting.search.beliefs.fit[seat] == pytest.approx(expected[seat])
                asked += 1
    assert asked > 10


@HAVE_NUMBA
def test_what_is_noted_of_every_play_is_what_its_seat_saw():
    from youyi.games.madiao.fast import beliefs as noted

    table, followed = table_of(deals=1), 0
    sitting, stand_in = searching(table, warming=1), substitutes(table.rulings)
    rules, engine = table.rules, sitting.search.engine
    for position, prompt in islice(walked(table, 9), 12, None, 5):
        sitting.search.worlds(engine.observe(engine.pack(position), prompt.seat), 5, 1)
        notes, now = iter(sitting.search.beliefs.plays.tolist()), rules.start()
        assert GAME.retold is not None
        for move in GAME.retold(position):
            asked = rules.prompt(now)
            if isinstance(asked, Decision):
                note, knew = next(notes), situation_of(rules.view(now, asked.seat), stand_in)
                assert (note[noted.WHO], note[noted.SHOWN]) == (asked.seat, knew.shown)
                assert note[noted.PLACE] == 3 - knew.to_come
                assert note[noted.TO_COME] == knew.banker_to_come
                if knew.best is not None:
                    assert (note[noted.BEST_CARD], note[noted.BEST_OF]) == (knew.best.card, knew.best.seat)
                    assert note[noted.BEATEN] == knew.beaten
                    followed += 1
            now = rules.play(now, move).position
    assert followed > 40


def likelihoods(table, position, effort, stand_in):
    """The same, play by play from the readable player's terms."""
    assert GAME.retold is not None
    rules, found = table.rules, [0.0] * 4
    now = rules.start()
    for move in GAME.retold(position):
        prompt = rules.prompt(now)
        if isinstance(prompt, Decision):
            situation = situation_of(rules.view(now, prompt.seat), stand_in)
            points = points_of(situation, [each.card for each in prompt.moves], effort.learnt)
            total = sum(exp(effort.sure * each) for each in points.values())
            chance = exp(effort.sure * points[move.card]) / total
            found[prompt.seat] += log((1 - effort.blind) * chance + effort.blind / len(points))
        now = rules.play(now, move).position
    return found


def points_of(situation, cards, learnt):
    """What speaks for each card, by the heuristic player or by the network."""
    if learnt:
        values = [value / UNIT for value in card_values(network_of(), situation, cards)]
        return dict(zip(cards, values, strict=True))
    return {card: weight(situation, card) for card in cards}


@HAVE_NUMBA
def test_deals_are_supposed_as_often_as_they_fit():
    """Held against deals that are all equally likely, each counted by how well it fits: cards lie in the same hands as often."""
    table = table_of(deals=1)
    position, prompt = list(walked(table, 14))[22]
    even, exchanging = searching(table, warming=1, between=0, sure=0.3).search, searching(table, sure=0.3).search
    seen = even.engine.observe(even.engine.pack(position), prompt.seat)
    counted, weights = [], []
    for number in range(3000):
        counted.append(even.worlds(seen, number, 1)[0])
        weights.append(exp(even.beliefs.fit.sum()))
    expected = np.average([held(row) for row in counted], axis=0, weights=weights)
    found = np.mean([held(row) for row in exchanging.worlds(seen, 1, 3000)], axis=0)
    uniform = np.mean([held(row) for row in counted], axis=0)
    assert np.abs(found - expected).max() < 0.07
    assert np.abs(uniform - expected).max() > 0.12


def held(row):
    """Whether each card is dealt to each seat, as ones and noughts."""
    from youyi.games.madiao.fast.layout import CARDS, DEALT, DEALT_OUT

    found = np.zeros((4, CARDS))
    for nth, card in enumerate(row[DEALT : DEALT + DEALT_OUT]):
        found[nth // 8, card] = 1
    return found


@HAVE_NUMBA
@pytest.mark.parametrize("by_network", [False, True], ids=["heuristic", "network"])
def test_a_card_that_is_kept_is_played_in_the_last_trick(by_network):
    from youyi.games.madiao.fast.layout import DEALT_OUT, FACE, LAID

    table = table_of()
    search = searching(table, network=by_network).search
    engine = search.engine
    position, prompt = next(islice(walked(table, 10), 9, None))
    seen, hand = engine.observe(engine.pack(position), prompt.seat), [move.card for move in prompt.moves]
    assert len(hand) > 3
    for slot in range(len(hand)):
        assert search.kept(hand, slot)[1:] == [card for card in hand if card != hand[slot]]
        for kept in search.kept(hand, slot)[1:]:
            search.tried(seen, np.array([(slot, search.itself + kept)]), 3, 1)
            assert kept in [card & FACE for card in engine.work.closed[LAID : LAID + DEALT_OUT][-4:]]


@HAVE_NUMBA
def test_plans_that_fall_behind_are_dropped():
    search = searching(table_of(), doubt=2.0).search
    clear = np.array([[1, 2, 3, 2], [9, 8, 9, 8], [9, 9, 8, 8], [0, 1, 0, 1]])
    assert set(search.hopeful(clear)) == {1, 2}
    assert list(search.hopeful(np.array([[5, 6, 5, 6], [95, 96, 95, 97]]))) == [1]
    assert list(search.hopeful(np.array([[9, -9, 9, -9], [8, -7, 9, -9]]))) == [1, 0]


def test_without_the_extra_it_says_what_to_install(monkeypatch):
    monkeypatch.setattr("youyi.kernel.optional_dependencies.find_spec", lambda _name: None)
    with pytest.raises(MissingExtra, match="fast"):
        player("search", table_of())


@HAVE_NUMBA
@pytest.mark.long
def test_it_wins_from_the_heuristic_on_the_same_packs():
    table = GAME.under("madiao/guide", terms={"deals": 1})
    sitting, other = player("search", table), player("heuristic", table)
    gains = []
    for pack in range(60):
        tables = [[sitting if each == seat else other for each in range(4)] for seat in range(4)]
        overs = [referee(table.rules, players, Numbered(911, pack)).over for players in tables]
        gains.append(mean(over.score[seat] for seat, over in enumerate(overs) if over is not None))
    assert mean(gains) - 1.96 * stdev(gains) / len(gains) ** 0.5 > 0


@HAVE_NUMBA
def test_rulings_that_the_kernels_do_not_know_are_refused_by_name():
    table = table_of(banker_faults="as_taught", penalties="fixed60")
    with pytest.raises(CannotSearch, match="banker_faults=as_taught"):
        player("search", table)
    assert "search" not in [each.id for each in players_at(table)]
    assert "search" in [each.id for each in players_at(table_of())]


@HAVE_NUMBA
def test_whoever_judges_by_it_hears_what_its_search_would():
    """Each card goes on by the plan that does best, in the deals that are searched; as the cards lie, another deal is another figure."""
    table = table_of(deals=1)
    sitting = searching(table)
    position, prompt = next(islice(walked(table, 6), 4, None))
    view = table.rules.view(position, prompt.seat)
    plans = sitting.plans(view, prompt.moves, 5)
    assert [slot for slot, _ in plans] == list(range(len(prompt.moves)))
    seen = sitting.search.engine.observe(sitting.search.engine.pack(position), prompt.seat)
    assert sitting.tried(view, plans, 7, 6) == sitting.search.tried(seen, plans, 7, 6)
    plain = [(slot, sitting.search.itself - 1) for slot, _ in plans]
    first = sitting.search.effort.first
    kept, nothing = (sitting.tried(view, each, 5, first) for each in (plans, plain))
    assert all(sum(one) >= sum(other) for one, other in zip(kept, nothing, strict=True))
    other = table.rules.worlds(view, Stream(3))
    assert sitting.tried(table.rules.view(other, prompt.seat), plans, 7, 6) == sitting.tried(view, plans, 7, 6)
    assert sitting.played(other, plans, 7, 4) != sitting.played(position, plans, 7, 4)
