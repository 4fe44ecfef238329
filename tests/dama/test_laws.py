"""What holds of every table of 打馬, under any rulings."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.dama.table import table
from tests.dama.walks import SEEDS, any_rules, walk
from tests.house.words.scripts import strangers
from tests.kit.amount import some
from youyi.games.dama import CASTS, GAME, Dama, Outline, Ride, Terms, ToMove, journeys, outline
from youyi.games.dama.events import EVENT_TYPES, GateOpened, Merged, StationEntered, Struck
from youyi.games.dama.moves import Decline, Retire, Stay
from youyi.games.dama.numbering import SIZE, VERSION, WHOLE, actions, decode, encode
from youyi.games.dama.play import evolve
from youyi.games.dama.position import MAY_BE_SHARED, Done, ToStay, faults
from youyi.kernel.articles import Article
from youyi.kernel.errors import IllegalMove, Unknown
from youyi.kernel.names import Language
from youyi.kernel.rules import Decision, Over
from youyi.kernel.seats import Seat, Spot
from youyi.kernel.streams import Stream

NOTATION, SPEECH = GAME.notation, GAME.speech
TABLES = settings(max_examples=some(50))


@TABLES
@given(any_rules(), SEEDS, st.integers(1, 400))
def test_events_account_for_everything(rules, seed, plies):
    registered = {article.key for article in GAME.articles}
    for before, _, step in walk(rules, seed, plies):
        position = before
        for event in step.events:
            position = evolve(position, event)
            assert type(event) in EVENT_TYPES
            because = event.because
            assert not isinstance(because, Article) or because.key in registered
        assert position == step.position


@TABLES
@given(any_rules(), SEEDS, st.integers(1, 400))
def test_money_and_horses_are_neither_made_nor_lost(rules, seed, plies):
    for _, _, step in walk(rules, seed, plies):
        assert faults(step.position) == ()
        assert step.position.ledger.total == 0


@TABLES
@given(any_rules(sharing=False), SEEDS, st.integers(1, 400))
def test_no_cell_is_shared_but_the_moat(rules, seed, plies):
    for _, _, step in walk(rules, seed, plies):
        cells = [spot for army in step.position.armies for spot, _ in army.stacks if spot != 89]
        assert len(cells) == len(set(cells))


@TABLES
@given(any_rules(), SEEDS, st.integers(1, 300))
def test_everything_written_reads_back(rules, seed, plies):
    for before, move, step in walk(rules, seed, plies):
        assert NOTATION.read_move(NOTATION.write_move(move)) == move
        for position in (before, step.position):
            assert NOTATION.read_position(NOTATION.write_position(position)) == position
    assert NOTATION.read_drawing(NOTATION.draw(step.position)) == step.position


@TABLES
@given(any_rules(), SEEDS, st.integers(1, 300))
def test_a_view_shows_the_one_position(rules, seed, plies):
    for before, _, _ in walk(rules, seed, plies):
        for seat in (None, Seat(0), Seat(1)):
            assert rules.worlds(rules.view(before, seat), Stream(0)) == before


def asked(rules, seed, plies):
    """The positions of a walk in which a seat is asked to choose."""
    return [before for before, _, _ in walk(rules, seed, plies) if isinstance(before.phase, ToMove | ToStay)]


@settings(max_examples=some(25))
@given(any_rules(), SEEDS, st.integers(60, 400))
def test_a_number_names_a_choice_just_when_nothing_objects(rules, seed, plies):
    for position in asked(rules, seed, plies)[-2:]:
        moves = [decode(rules.context, position, number) for number in range(SIZE)]
        offered = rules.prompt(position).moves
        assert {move for move in moves if move is not None and rules.objection(position, move) is None} == set(offered)


@TABLES
@given(any_rules(), SEEDS, st.integers(100, 400))
def test_choices_and_their_numbers_are_one_to_one(rules, seed, plies):
    numbering = actions(rules)
    for position in asked(rules, seed, plies):
        offered = rules.prompt(position).moves
        numbers = [numbering.encode(position, move) for move in offered]
        assert len(set(numbers)) == len(offered)
        assert all(0 <= number < numbering.size for number in numbers)
        assert [numbering.decode(position, number) for number in numbers] == list(offered)
        assert numbering.legal(position) == tuple(numbers)


@TABLES
@given(any_rules(), SEEDS, st.integers(1, 400))
def test_unchecked_play_is_the_same_as_checked(rules, seed, plies):
    for before, move, step in walk(rules, seed, plies):
        assert rules.objection(before, move) is None
        assert rules.apply(before, move) == step


@TABLES
@given(any_rules(), SEEDS, st.integers(1, 2_000))
def test_returns_are_the_purses_and_at_the_end_the_score(rules, seed, plies):
    for _, _, step in walk(rules, seed, plies):
        returns, prompt = rules.returns(step.position), rules.prompt(step.position)
        assert len(returns) == rules.seats
        assert sum(returns) == -step.position.ledger.bowl
        if isinstance(prompt, Over):
            assert returns == prompt.score


def test_the_rides_of_a_position_are_found_once(monkeypatch):
    """Throw, prompt, check, outline and play of one position share its journeys."""
    found, find = list[Any](), journeys._rides

    def counted(context, position):
        found.append(position)
        return find(context, position)

    monkeypatch.setattr(journeys, "_rides", counted)
    played = table("30x2 20x5 31x3 2x10", "41x2 5x18", moves="155")
    position, moves = played.position, [NOTATION.read_move(move) for move in played.choices()]
    assert len(moves) == 4
    for move in moves:
        assert played.rules.objection(position, move) is None
        assert outline(played.rules.context, position, move) is not None
        played.rules.play(position, move)
    assert found == [position]


@settings(max_examples=some(25))
@given(
    any_rules(), SEEDS, st.integers(60, 300), st.integers(0, 89), st.integers(-18, 18), st.none() | st.integers(1, 20)
)
def test_playing_fails_just_when_there_is_an_objection(rules, seed, plies, spot, steps, horses):
    choosing = [before for before in asked(rules, seed, plies) if isinstance(before.phase, ToMove)]
    for position in choosing[-5:]:
        move = Ride(Spot(spot), steps, horses)
        if rules.objection(position, move) is None:
            assert move in rules.prompt(position).moves
            rules.play(position, move)
        else:
            with pytest.raises(IllegalMove):
                rules.play(position, move)


@TABLES
@given(any_rules(), SEEDS, st.integers(1, 400))
def test_a_decision_offers_something_and_always_the_same(rules, seed, plies):
    for before, _, _ in walk(rules, seed, plies):
        prompt = rules.prompt(before)
        if isinstance(prompt, Decision):
            assert prompt.moves
            assert prompt.moves == rules.prompt(before).moves
            assert len(set(prompt.moves)) == len(prompt.moves)


@TABLES
@given(any_rules(), SEEDS, st.integers(100, 400))
def test_an_outline_agrees_with_what_play_tells(rules, seed, plies):
    for before, move, step in walk(rules, seed, plies):
        drawn = outline(rules.context, before, move)
        assert isinstance(drawn, Outline) == isinstance(move, Ride)
        if drawn is not None:
            agrees(drawn, before, move, step)


def agrees(drawn, before, move, step):
    """Compare an outline with the events of the move."""
    moved = step.events[0]
    assert (drawn.seat, drawn.spot_from, drawn.spot_to) == (moved.seat, move.spot, moved.spot)
    assert (drawn.horses, drawn.path, drawn.turned_at) == (moved.horses, moved.path, moved.turned_at)
    assert drawn.progress == moved.spot - move.spot
    assert (drawn.home, drawn.moat) == (moved.spot == 90, moved.spot == 89)
    struck = [(event.owner, event.spot, event.horses) for event in step.events if isinstance(event, Struck)]
    assert struck == ([] if drawn.strikes is None else [(drawn.strikes.seat, drawn.strikes.spot, drawn.strikes.horses)])
    merged = [event.horses for event in step.events if isinstance(event, Merged)]
    assert drawn.merges == before.armies[moved.seat].on(moved.spot)
    assert merged == ([drawn.merges + drawn.horses] if drawn.merges and not drawn.moat else [])
    assert drawn.opens_gate == any(isinstance(event, GateOpened) for event in step.events)
    assert drawn.station == any(isinstance(event, StationEntered) for event in step.events)


@TABLES
@given(any_rules(), SEEDS, st.integers(1, 200))
def test_everything_is_said_in_three_languages_and_scripts_never_mix(rules, seed, plies):
    for before, move, step in walk(rules, seed, plies):
        for language, script in ((Language.ZH_HANT, "zh_hant"), (Language.ZH_HANS, "zh_hans"), (Language.EN, None)):
            said = [SPEECH.prompt(before, language), SPEECH.move(before, move, language)]
            said += [SPEECH.event(event, language) for event in step.events]
            assert all(said)
            if script:
                assert strangers("".join(said), script) == ""


@pytest.mark.parametrize("ruleset", GAME.rulesets, ids=lambda ruleset: ruleset.id)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_end_within_the_cap_on_throws(ruleset, seats):
    rules = Dama(ruleset.rulings, Terms(seats=seats))
    for seed in range(3):
        *_, (_, _, last) = walk(rules, seed, 100_000)
        assert isinstance(last.position.phase, Done)
        assert last.position.throws < 20_000
        over = rules.prompt(last.position)
        assert isinstance(over, Over)
        assert sum(over.score) == 0
        assert over.kind in ("ximan", "cuman")


@settings(max_examples=some(12))
@given(SEEDS)
def test_a_cap_on_throws_ends_a_game_that_is_declined_for_ever(seed):
    rules: Any = GAME.under("tujing", {"must_move": False}, {"seats": 2, "throws": 300}).rules
    *_, (_, _, last) = walk(rules, seed, 10_000)
    assert last.position.throws <= 300
    assert isinstance(last.position.phase, Done)


def test_the_numbering_is_frozen():
    assert (VERSION, SIZE, WHOLE) == ("dama-stacks-1", 3524, 180)
    assert [encode(move) for move in (Decline(), Stay(), Retire(), Ride(Spot(0), 11))] == [0, 1, 2, 3]
    assert [encode(Ride(Spot(1), 3)), encode(Ride(Spot(88), 6)), encode(Ride(Spot(30), -11))] == [4, 91, 121]
    assert encode(Ride(Spot(88), -18, 19)) == SIZE - 1


@pytest.mark.parametrize("number", [-1, SIZE])
def test_an_unknown_number_is_an_error(number):
    rules = Dama()
    with pytest.raises(Unknown, match="0 to"):
        actions(rules).decode(rules.start(), number)


def test_every_name_on_the_board_is_said_in_three_languages():
    board = GAME.board()
    assert [cast.dice for cast in board.casts] == [cast.dice for cast in CASTS]
    assert {cell.spot for cell in board.cells if cell.name} == {*range(0, 91, 9), *range(84, 89), 89}
    assert {9, 18, 27, 36, 45, 54, 63, 72, 81, 89} == MAY_BE_SHARED
