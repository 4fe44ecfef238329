"""Guessing where the cards lie: generic over games, blind to what its seat cannot see, done with the deal."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from statistics import mean, stdev

import pytest

from tests.kit.amount import some_of
from tests.kit.toys.leaves import LEAVES
from tests.kit.toys.leaves_values import Done as LeavesDone
from youyi.analysis.simulate.referee import referee
from youyi.games.madiao import GAME, Madiao, Move, Playing, Position, Terms, View, substitutes
from youyi.games.madiao.players import deal_is_settled
from youyi.games.madiao.players.heuristic import MadiaoHeuristic
from youyi.games.madiao.situation import situation_of
from youyi.kernel.rules import Chance, Decision, Over
from youyi.kernel.streams import Numbered, Stream
from youyi.players.pimc import Pimc
from youyi.players.player import player
from youyi.players.simple import RandomPlayer

TABLE = GAME.under(terms={"deals": 2})
RULES = Madiao(terms=Terms(deals=2))
DEAL_RULES = Madiao(terms=Terms(deals=1))
RULESETS = [ruleset.full_id for ruleset in GAME.rulesets]


def monte_carlo(playouts):
    return Pimc(RULES, MadiaoHeuristic(RULES), deal_is_settled, playouts)


def asked(seed, players=("random",) * 4, table=TABLE):
    """Walk a sitting and give every position that asks a seat."""
    rules, position = table.rules, table.rules.start()
    for move in referee(rules, [player(each, table) for each in players], Numbered(seed, 0)).moves:
        if isinstance(prompt := rules.prompt(position), Decision):
            yield position, prompt
        position = rules.play(position, move).position


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_heuristic_chooses_what_is_offered_whatever_was_played(ruleset):
    table = GAME.under(ruleset, terms={"deals": 2})
    sitting = player("heuristic", table)
    for seed in range(4):
        for position, prompt in asked(seed, table=table):
            view = table.rules.view(position, prompt.seat)
            chosen = sitting.choose(view, prompt.moves, Stream(seed))
            assert chosen in prompt.moves
            assert sitting.choose(view, prompt.moves, Stream(seed)) == chosen


@pytest.mark.more
@pytest.mark.parametrize("ruleset", RULESETS)
def test_pimc_chooses_what_is_offered_whatever_was_played(ruleset):
    table = GAME.under(ruleset, terms={"deals": 1})
    full = player("pimc", table)
    assert isinstance(full, Pimc)
    sitting = replace(full, playouts=4)
    for position, prompt in some_of([*asked(3, table=table)]):
        view = table.rules.view(position, prompt.seat)
        chosen = sitting.choose(view, prompt.moves, Stream(7))
        assert chosen in prompt.moves
        assert sitting.choose(view, prompt.moves, Stream(7)) == chosen


@pytest.mark.parametrize("sitting", [MadiaoHeuristic(RULES), monte_carlo(2)], ids=["heuristic", "pimc"])
def test_two_deals_that_look_alike_are_played_alike(sitting):
    told_apart = 0
    for number, (position, prompt) in enumerate(asked(6)):
        view = RULES.view(position, prompt.seat)
        other = RULES.worlds(view, Stream(number))
        told_apart += other != position
        answer = RULES.prompt(other)
        assert isinstance(answer, Decision)
        first = sitting.choose(view, prompt.moves, Stream(1))
        assert first in prompt.moves
        assert sitting.choose(RULES.view(other, prompt.seat), answer.moves, Stream(1)) == first
    assert told_apart > 20


def test_what_may_beat_a_card_is_what_the_looker_has_not_seen():
    stand_in = substitutes(RULES.rulings)
    for position, prompt in asked(8):
        assert isinstance(position.phase, Playing)
        situation = situation_of(RULES.view(position, prompt.seat), stand_in)
        held = {card for seat, hand in enumerate(position.phase.hands) if seat != prompt.seat for card in hand}
        assert all(situation.out >> card & 1 for card in held)
        assert not situation.out & (situation.dealt | situation.shown)


def test_a_guess_is_played_to_the_end_of_its_deal_and_no_further():
    sitting = monte_carlo(1)
    for number, (position, prompt) in enumerate(asked(9)):
        if number % 9:
            continue
        after = RULES.play(position, prompt.moves[0]).position
        end = sitting.play_out(after, Stream(number))
        assert not isinstance(end.phase, Playing)
        assert end.deal == position.deal
        assert isinstance(RULES.prompt(end), Over if end.deal == 2 else Chance)


def test_what_a_card_brings_is_what_the_purse_gains():
    position, prompt = next(each for each in asked(3) if each[0].deal == 2 and any(each[0].purses))
    brought = monte_carlo(1).gain(position, prompt.moves[0], Stream(4))
    end = monte_carlo(1).play_out(RULES.play(position, prompt.moves[0]).position, Stream(4))
    assert brought == end.purses[prompt.seat] - position.purses[prompt.seat]


def foretold(brought, caution=1.0):
    """Seat a player whose playouts bring what is told, guess by guess, for each of the eight cards of a first hand."""
    position, prompt = next(iter(asked(5)))
    view = RULES.view(position, prompt.seat)
    told = {move: iter(each) for move, each in zip(prompt.moves, brought, strict=True)}

    class Guide:
        def choose(self, view, moves, entropy):
            del view, entropy
            return moves[2]

    class Foretold(Pimc[Position, Move, View]):
        def gain(self, world, move, entropy):
            del world, entropy
            return next(told[move])

    chosen = Foretold(RULES, Guide(), deal_is_settled, 8 * 4, caution).choose(view, prompt.moves, Stream(0))
    return prompt.moves.index(chosen)


@pytest.mark.parametrize(
    ("others", "caution", "best"),
    [
        ({4: (3, 3, 3, 3), 6: (2, 2, 2, 2)}, 1.0, 4),  # the best mean
        ({4: (3, 3, 3, 3), 6: (3, 3, 3, 3)}, 1.0, 4),  # the first of equals
        ({4: (1, 1, 1, 1), 6: (0, 1, 1, 1)}, 1.0, 2),  # none is better than the guide's
        ({4: (-9, 20, -9, 20), 6: (2, 2, 2, 2)}, 1.0, 6),  # the clearer gain, though the smaller
        ({4: (-9, 20, -9, 20), 6: (2, 2, 2, 2)}, 0.0, 4),  # without caution, the larger
        ({4: (-9, 11, -9, 13)}, 1.0, 2),  # in doubt, the guide's
    ],
)
def test_guesses_overrule_the_guide_where_they_tell_clearly(others, caution, best):
    brought = [others.get(number, (0, 0, 0, 0)) for number in range(8)]
    brought[2] = (1, 1, 1, 1)
    assert foretold(brought, caution) == best


def test_one_choice_needs_no_thought():
    class Blind(Stream):
        def word(self):
            raise AssertionError("there was nothing to guess")

    position, prompt = next(each for each in asked(5) if len(each[1].moves) == 1)
    view = RULES.view(position, prompt.seat)
    for sitting in (monte_carlo(4), MadiaoHeuristic(RULES)):
        assert sitting.choose(view, prompt.moves, Blind(0)) == prompt.moves[0]


def duplicate(rules, first, second, deals):
    """Deal each pack once for every seat of the first player among three of the second; give its mean win by pack."""
    found = []
    for number in range(deals):
        won = 0
        for seat in range(4):
            over = referee(rules, [first if each == seat else second for each in range(4)], Numbered(910, number)).over
            assert over is not None
            won += over.score[seat]
        found.append(won / 4)
    return found


def lower_bound(found):
    return mean(found) - 1.96 * stdev(found) / sqrt(len(found))


def test_the_heuristic_beats_a_blind_player_on_the_same_packs():
    assert lower_bound(duplicate(DEAL_RULES, MadiaoHeuristic(RULES), RandomPlayer(), 80)) > 5


def test_guessing_wins_another_game_of_hidden_cards():
    rules = LEAVES.under().rules
    guessing = Pimc(rules, RandomPlayer(), lambda position: isinstance(position, LeavesDone), 12)
    assert lower_bound(duplicate(rules, guessing, RandomPlayer(), 150)) > 0


@pytest.mark.long
def test_guessing_beats_the_heuristic_on_the_same_packs():
    assert lower_bound(duplicate(DEAL_RULES, monte_carlo(64), MadiaoHeuristic(RULES), 100)) > 0
