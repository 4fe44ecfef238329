"""What must and must not hold at the doors of the kernel and of records: each is broken once, and seen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.kit.toys.fords import FORDS
from tests.kit.toys.packs import REDRAW
from youyi.kernel.committed import Committed
from youyi.kernel.rules import Decision, Over
from youyi.kernel.seats import Seat
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered
from youyi.players.simple import FirstPlayer
from youyi.records.record import NumberedChance, begun
from youyi.records.replay import played_as_far_as_valid

CHANCES = Numbered(3, 0)


def played(game, plies=None):
    session = Session(game.under().rules)
    players = [FirstPlayer()] * session.rules.seats
    session.play_out(players, CHANCES, **({} if plies is None else {"limit": plies}))
    return session


def test_nothing_is_played_after_the_end():
    session = played(FORDS)
    assert session.over is not None
    with pytest.raises(AssertionError, match="a move after the end"):
        session._played(session.plies[-1].move, session.plies[-1].step)


def test_a_seat_that_is_asked_can_choose(monkeypatch):
    session = played(FORDS, 0)
    draw = session.draw(CHANCES)
    monkeypatch.setattr(type(session.rules), "prompt", lambda _rules, _position: Decision(Seat(0), ()))
    with pytest.raises(AssertionError, match="a seat is asked that cannot choose"):
        session.take(draw)


def test_what_is_taken_back_is_the_latest_ply():
    session = played(FORDS, 3)
    session.plies[-1] = session.plies[0]
    with pytest.raises(AssertionError, match="the plies that are kept end elsewhere"):
        session.undo()


def test_a_draw_that_is_taken_back_was_counted():
    session = played(FORDS, 1)
    session._draws.clear()
    with pytest.raises(AssertionError, match="a draw is taken back that was not counted"):
        session.undo()


def test_a_secret_draw_that_is_taken_back_is_the_latest():
    session = played(REDRAW, 0)
    while not session._secret:
        session.advance([FirstPlayer()] * session.rules.seats, CHANCES)
    session._secret[-1] += 1
    with pytest.raises(AssertionError, match="another draw is secret"):
        session.undo(session.at)


@pytest.mark.parametrize("chances", [CHANCES, Committed(bytes(32))])
def test_chance_is_counted_from_the_first_draw(chances):
    with pytest.raises(AssertionError, match="draws are counted from 1"):
        chances.for_draw(None, 0)
    with pytest.raises(AssertionError, match="plies are counted from 0"):
        chances.for_player(Seat(0), -1)


def test_a_record_is_played_again_from_its_start_to_its_last_move(monkeypatch):
    table, session = FORDS.under(), played(FORDS)
    notation = table.game.notation
    moves = tuple(notation.write_move(each.move) for each in session.plies)
    assert isinstance(session.prompt, Over)
    sound = replace(begun(table, (), NumberedChance(3, 0)), moves=moves, score=session.prompt.score)
    with pytest.raises(AssertionError, match="the session has begun"):
        played_as_far_as_valid(sound, table, played(FORDS, 1))
    assert played_as_far_as_valid(sound, table, played(FORDS, 0)).error is None
    monkeypatch.setattr("youyi.records.replay._check_score", lambda _record, _prompt: None)
    monkeypatch.setattr("youyi.records.replay._play", lambda session, *_move: session.plies)
    with pytest.raises(AssertionError, match="a sound record is played to its last move"):
        played_as_far_as_valid(replace(sound, moves=moves[:1]), table, played(FORDS, 0))
