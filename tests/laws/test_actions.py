"""Every choice has a number and every number at most one choice; `apply`, `returns` and `secret_draws` keep to the rules."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from tests.kit.amount import some
from tests.kit.strategies import journeys
from tests.kit.tables import changed_by_lot, games
from tests.kit.tables import settings as all_settings
from tests.kit.walks import stroll
from youyi.kernel.lab.actions import UnknownAction
from youyi.kernel.rules import Chance, Decision, Over
from youyi.kernel.secrets import hidden
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered, Stream, key
from youyi.players.simple import RandomPlayer

GAMES = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
POSITIONS = 100_000
PLIES = 240


def check_numbers(actions, position, prompt) -> None:
    """The legal moves have different numbers below the size, which give them back, and the mask shows just these."""
    if not isinstance(prompt, Decision):
        assert actions.legal(position) == ()
        assert not any(actions.mask(position))
        return
    numbers = [actions.encode(position, move) for move in prompt.moves]
    assert len(set(numbers)) == len(numbers)
    assert all(0 <= number < actions.size for number in numbers)
    assert [actions.decode(position, number) for number in numbers] == list(prompt.moves)
    assert actions.legal(position) == tuple(numbers)
    mask = actions.mask(position)
    assert len(mask) == actions.size
    assert [number for number, legal in enumerate(mask) if legal] == sorted(numbers)
    assert set(mask) <= {0, 1}


@settings(max_examples=some(60))
@given(journeys())
def test_numbers_and_legal_moves_match_one_to_one(journey):
    actions = journey.table.actions
    for pace in journey.paces[-40:]:
        check_numbers(actions, pace.before, pace.prompt)


@pytest.mark.long
@GAMES
def test_numbers_match_on_100_000_positions_under_mixed_rulings(game):
    looked_at, seed = 0, 0
    while looked_at < POSITIONS:
        for setting in (each for each in all_settings() if each.game.id == game.id):
            seed += 1
            table = setting.bout(changed_by_lot(setting, Stream(key(seed))))
            actions = table.actions
            for nth, pace in enumerate(stroll(table.rules, seed)):
                check_numbers(actions, pace.before, pace.prompt)
                looked_at += isinstance(pace.prompt, Decision)
                if nth > PLIES:
                    break


@GAMES
def test_a_number_that_names_nothing_is_an_error(game):
    table = game.under()
    actions, position = table.actions, table.rules.start()
    for number in (-1, actions.size):
        with pytest.raises(UnknownAction, match=f"0 to {actions.size - 1}"):
            actions.decode(position, number)
    assert isinstance(table.rules.prompt(position), Chance)
    for number in range(0, actions.size, 7):
        with pytest.raises(UnknownAction):
            actions.decode(position, number)


@settings(max_examples=some(40))
@given(journeys())
def test_a_legal_move_is_carried_out_alike_checked_and_unchecked(journey):
    rules = journey.table.rules
    for pace in journey.paces[-20:]:
        moves = pace.prompt.moves[:8] if isinstance(pace.prompt, Decision) else (pace.move,)
        for move in moves:
            assert rules.apply(pace.before, move) == rules.play(pace.before, move)


@settings(max_examples=15)
@given(journeys(longest=100_000))
def test_returns_are_counted_all_along_and_are_the_score_at_the_end(journey):
    rules = journey.table.rules
    for position in journey.positions[-50:]:
        returns = rules.returns(position)
        assert len(returns) == rules.seats
        assert all(type(each) is int for each in returns)
        prompt = rules.prompt(position)
        if isinstance(prompt, Over):
            assert returns == prompt.score


@GAMES
@pytest.mark.parametrize("seed", range(3))
def test_a_choice_is_secret_only_while_a_secret_draw_is(game, seed):
    """So that a record cut before that draw holds no secret choice either."""
    session = Session(game.under().rules)
    players, chances = [RandomPlayer()] * session.rules.seats, Numbered(seed, 0)
    secrets = 0
    while session.over is None and session.at < 400:
        before = session.rules.secret_draws(session.position)
        ply = session.advance(players, chances)
        if hidden(ply.step.events) and not ply.drawn:
            secrets += 1
            assert before > 0
        assert session.rules.secret_draws(session.position) <= before + ply.secret
        assert 0 <= session.open_plies <= session.at
        assert game.hides or session.open_plies == session.at
    assert session.over is None or session.open_plies == session.at
    assert (secrets > 0) == game.hides
