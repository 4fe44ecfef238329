"""A session plays, takes back, counts draws, and tells each listener what it may know: over games made to try it."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit.toys.fords import FORDS
from tests.kit.toys.leaves import LEAVES
from tests.kit.toys.packs import FACE_UP, MIXED, REDRAW, hidden_cards, known_later
from tests.kit.toys.packs_values import PACKS, Hide, Show
from youyi.kernel.cards import Deal
from youyi.kernel.errors import IllegalMove
from youyi.kernel.rules import Chance, Decision, Over
from youyi.kernel.seats import Seat
from youyi.kernel.secrets import Sealed, heard
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered, Stream
from youyi.players.simple import FirstPlayer, RandomPlayer

TOYS = pytest.mark.parametrize("game", [FORDS, LEAVES, REDRAW, FACE_UP, MIXED], ids=lambda game: game.id)
HIDING = pytest.mark.parametrize("game", [REDRAW, MIXED], ids=lambda game: game.id)
seeds = st.integers(0, 2**32)
RED, BLUE = PACKS


def begun(game):
    return Session(game.under().rules)


def walk(game, seed):
    """Play a game at random; yields the session after every ply."""
    session = begun(game)
    players, chances = [RandomPlayer()] * session.rules.seats, Numbered(seed, 0)
    yield session
    while session.over is None:
        session.advance(players, chances)
        yield session


def everyone(session):
    return (None, *map(Seat, range(session.rules.seats)))


@TOYS
@given(seeds)
def test_whatever_is_taken_back_comes_again_the_same(game, seed):
    *_, session = walk(game, seed)
    plies, players = list(session.plies), [RandomPlayer()] * session.rules.seats
    for back in (1, len(plies) // 2, len(plies)):
        session.undo(back)
        assert session.at == len(session.plies) == len(plies) - back
        assert session.position == plies[-back].before
        assert session.prompt == session.rules.prompt(session.position)
        assert session.play_out(players, Numbered(seed, 0)) == session.over
        assert list(session.plies) == plies


@TOYS
def test_no_more_is_taken_back_than_is_kept(game):
    session = Session(game.under().rules, keep=2)
    session.play_out([FirstPlayer()] * session.rules.seats, Numbered(1, 0))
    assert len(session.plies) == 2
    at = session.at
    with pytest.raises(ValueError, match="3 plies: 2 are kept"):
        session.undo(3)
    assert session.at == at


def test_the_latest_choice_of_a_seat_is_taken_back_with_all_that_followed():
    session = begun(REDRAW)
    for move in (Deal(RED), Show("red0"), Hide("red2"), Deal(BLUE), Show("red1")):
        session.play(move)
    assert session.undo_choice(Seat(1)) == 3
    assert (session.at, session.asked) == (2, Seat(1))
    assert session.undo_choice(Seat(1)) == 0
    assert session.undo_choice(Seat(0)) == 1


def test_an_illegal_move_changes_nothing():
    session = begun(REDRAW)
    session.play(Deal(RED))
    before = (session.position, session.prompt, session.at, list(session.plies))
    with pytest.raises(IllegalMove):
        session.play(Show("red2"))
    assert (session.position, session.prompt, session.at, list(session.plies)) == before


def test_a_player_that_answers_with_an_illegal_move_is_refused():
    class Cheat:
        def choose(self, view, moves, entropy):
            del view, moves, entropy
            return Show("blue0")

    session = begun(REDRAW)
    session.play(Deal(RED))
    with pytest.raises(IllegalMove):
        session.advance([Cheat(), Cheat()], Numbered(0, 0))
    assert session.at == 1


def test_an_equal_move_that_is_not_the_offered_object_is_played():
    class Copies:
        def choose(self, view, moves, entropy):
            del view, entropy
            return type(moves[0])(moves[0].card)

    session = begun(REDRAW)
    session.play_out([Copies(), Copies()], Numbered(3, 0))
    assert session.over is not None


def test_playing_out_stops_where_it_is_told():
    session = begun(REDRAW)
    players = [FirstPlayer()] * 2
    assert session.play_out(players, Numbered(1, 0), until=lambda position: position.dealt == 2) is None
    assert session.at == 4
    assert session.play_out(players, Numbered(1, 0), limit=2) is None
    assert session.at == 6
    events: list[object] = []
    assert isinstance(session.play_out(players, Numbered(1, 0), on_events=events.extend), Over)
    assert events == [event for ply in list(session.plies)[6:] for event in ply.step.events]


@TOYS
def test_a_draw_is_the_same_however_often_it_is_looked_at(game):
    session, chances = begun(game), Numbered(9, 4)
    first = session.draw(chances)
    assert session.draw(chances) == first
    session.play(first)
    assert session.plies[0].drawn
    assert session.plies[0].secret == (game in (LEAVES, REDRAW, MIXED))


# What may be told.


@HIDING
@given(seeds)
def test_a_record_of_open_plies_tells_no_card_that_is_still_hidden(game, seed):
    for session in walk(game, seed):
        now = hidden_cards(session.position, session.rules)
        replayed = begun(game)
        for ply in list(session.plies)[: session.open_plies]:
            replayed.play(ply.move)
            assert known_later(hidden_cards(replayed.position, session.rules), now) == set()


@HIDING
def test_as_much_is_open_as_can_be(game):
    moves = (Deal(RED), Show("red0"), Hide("red2"), Deal(BLUE), Hide("red1"), Show("red3"))
    session, open_plies = begun(game), [0]
    for move in moves:
        session.play(move)
        open_plies.append(session.open_plies)
    # All red cards are played and turned up: what came before the blue pack is open, and the rest too if it is face up.
    assert open_plies == [0, 0, 0, 0, 0, 0, 3 if game is REDRAW else 6]
    for card in ("blue0", "blue2", "blue1", "blue3"):
        session.play(Show(card))
    assert session.open_plies == session.at == 10


def test_two_secret_draws_are_out_at_once():
    session = begun(REDRAW)
    for move in (Deal(RED), Show("red0"), Hide("red2"), Deal(BLUE)):
        session.play(move)
    assert session.rules.secret_draws(session.position) == 2
    assert session.open_plies == 0
    session.undo()
    assert session.rules.secret_draws(session.position) == 1
    assert session.open_plies == 0


@given(seeds)
def test_a_shuffle_that_lies_face_up_is_told_to_all_at_once(seed):
    assert not FACE_UP.hides
    for session in walk(FACE_UP, seed):
        assert session.open_plies == session.at
        for ply in session.plies:
            for seat in everyone(session):
                assert ply.told(seat) == ply.whole


@HIDING
@given(seeds)
def test_a_listener_is_told_its_own_cards_and_what_was_shown(game, seed):
    *_, session = walk(game, seed)
    for seat in everyone(session):
        own: set[str] = set()
        for ply in session.plies:
            text = json.dumps(str(ply.told(seat)))
            if seat is not None:
                own |= set(ply.step.position.hands[seat])
            visible = own | set(ply.step.position.shown)
            if not session.rules.secret[-1]:
                visible |= set(BLUE)
            assert {card for pack in PACKS for card in pack if card in text} <= visible


@HIDING
@given(seeds)
def test_a_seat_is_told_all_that_is_addressed_to_it(game, seed):
    *_, session = walk(game, seed)
    for ply in session.plies:
        for seat in everyone(session):
            told = ply.told(seat)
            assert told.events == heard(ply.step.events, seat)
            assert (told.number, told.by, told.drawn) == (ply.number, ply.by, ply.drawn)
            assert (told.move == ply.move) == (ply.face_up or (ply.by == seat and not ply.drawn and seat is not None))
        assert not any(isinstance(event, Sealed) for event in ply.told(ply.by).events)


@HIDING
@given(seeds, seeds)
def test_worlds_of_the_throw_away_games_look_the_same(game, seed, luck):
    for session in walk(game, seed):
        rules = session.rules
        for seat in everyone(session):
            view = rules.view(session.position, seat)
            world = rules.worlds(view, Stream(luck))
            assert rules.view(world, seat) == view
            assert type(rules.prompt(world)) is type(session.prompt)


def test_what_is_asked_and_of_whom():
    session = begun(REDRAW)
    assert isinstance(session.prompt, Chance)
    assert session.asked is None
    session.play(Deal(RED))
    assert isinstance(session.prompt, Decision)
    assert session.asked == Seat(0)
    with pytest.raises(AssertionError, match="no draw is due"):
        session.draw(Numbered(0, 0))


@HIDING
def test_a_session_that_begins_after_a_secret_draw_opens_nothing_before_it_is_settled(game):
    whole = Session(game.under().rules)
    whole.play(whole.draw(Numbered(1, 0)))
    later = Session(whole.rules, whole.position)
    assert isinstance(later.prompt, Decision)
    later.play(later.prompt.moves[0])
    assert later.open_plies == 0
