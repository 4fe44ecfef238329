"""Yardsticks: exact values where endings are solved, and cards that are supposed from what a seat has seen."""

from __future__ import annotations

import pytest

from youyi.analysis.errors.yardstick import DEALS, OPEN, POSSIBLE, yardstick_of
from youyi.games import game
from youyi.kernel.rules import Decision, is_choice
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered
from youyi.players.player import player

ENDING = "1 0:0 p29f,out,out,out,out p30f,out,out,out,out play:w/15"


def ending():
    table = game("ruqi").under(None, {}, {"rounds": 1})
    position = table.read_position(ENDING)
    prompt = table.rules.prompt(position)
    assert is_choice(prompt)
    return table, position, prompt


def test_solved_endings_are_known_exactly_and_lookahead_loses_nothing_in_them():
    table, position, prompt = ending()
    found = yardstick_of(table, "reference").known(position, prompt.moves, prompt.seat)
    assert found is not None
    view = table.rules.view(position, prompt.seat)
    best = player("lookahead", table).choose(view, prompt.moves, Numbered(1, 1).for_player(prompt.seat, 0))
    assert found[prompt.moves.index(best)] == max(found)
    assert min(found) < max(found)


def test_playouts_agree_with_exact_values():
    pytest.importorskip("numba")
    table, position, prompt = ending()
    yardstick = yardstick_of(table, "fast")
    exact = yardstick.known(position, prompt.moves, prompt.seat)
    assert exact is not None
    sample = yardstick.sampler(position, prompt.moves, prompt.seat, 1)
    for true, gains in zip(exact, sample(prompt.moves, 5, 2000), strict=True):
        assert sum(gains) / len(gains) == pytest.approx(true, abs=0.15)


def test_nothing_is_known_where_more_pieces_stand():
    table = game("ruqi").under(None, {}, {"rounds": 1})
    session = Session(table.rules)
    while not is_choice(session.prompt):
        session.advance([player("random", table)] * 2, Numbered(3, 0))
    yardstick = yardstick_of(table, "reference")
    assert isinstance(session.prompt, Decision)
    assert yardstick.known(session.position, session.prompt.moves, session.prompt.seat) is None
    assert yardstick.supposes == OPEN


def dealt(number: int = 0):
    table = game("madiao").under(None, {}, {"deals": 1})
    session = Session(table.rules)
    while not is_choice(session.prompt) or session.at < 12:
        session.advance([player("heuristic", table)] * 4, Numbered(3, number))
    return table, session


def test_hidden_cards_make_no_difference_to_what_a_choice_is_said_to_be_worth():
    """Another deal that looks the same to the seat: the same gains, since the true cards are never asked."""
    pytest.importorskip("numba")
    table, session = dealt()
    yardstick = yardstick_of(table, "fast")
    assert yardstick.supposes == DEALS
    prompt = session.prompt
    assert isinstance(prompt, Decision)
    view = table.rules.view(session.position, prompt.seat)
    other = table.rules.worlds(view, Numbered(9, 9).for_draw(None, 1))
    assert other != session.position
    moves = prompt.moves
    first, second = (yardstick.sampler(each, moves, prompt.seat, 4)(moves, 6, 8) for each in (session.position, other))
    assert first == second
    assert [list(each) for each in yardstick.lying(other, moves, prompt.seat, 4)(moves, 6, 8)] != [
        list(each) for each in first
    ]


def test_without_kernels_cards_lie_as_the_rules_allow(monkeypatch):
    table, session = dealt()
    monkeypatch.setattr("youyi.analysis.errors.yardstick.strongest", lambda table: next(
        each for each in table.game.players() if each.id == "heuristic"))  # fmt: skip
    yardstick = yardstick_of(table, "reference")
    assert yardstick.supposes == POSSIBLE
    prompt = session.prompt
    assert isinstance(prompt, Decision)
    gains = yardstick.sampler(session.position, prompt.moves[:2], prompt.seat, 4)(prompt.moves[:2], 6, 3)
    assert [len(each) for each in gains] == [3, 3]
    assert len(yardstick.lying(session.position, prompt.moves[:2], prompt.seat, 4)(prompt.moves[:2], 6, 3)) == 2
