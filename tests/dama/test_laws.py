"""What holds of every table of 打馬, under any rulings."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.dama.walks import SEEDS, any_rules, walk
from tests.house.scripts import strangers
from youyi.games.dama import CASTS, GAME, Dama, Outline, Ride, Terms, ToMove, outline
from youyi.games.dama.events import EVENT_TYPES
from youyi.games.dama.legality import choices, objection
from youyi.games.dama.moves import Decline, Retire, Stay
from youyi.games.dama.numbering import SIZE, VERSION, WHOLE, actions, decode, encode
from youyi.games.dama.play import evolve
from youyi.games.dama.position import MAY_BE_SHARED, Done, ToStay, faults
from youyi.kernel.articles import Article
from youyi.kernel.errors import BadNotation, FaultyPosition, IllegalMove, Unknown
from youyi.kernel.names import Language
from youyi.kernel.rules import Decision, Over
from youyi.kernel.seats import Seat, Spot
from youyi.kernel.streams import Stream

NOTATION, SPEECH = GAME.notation, GAME.speech
TABLES = settings(max_examples=50)


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


def numbered(rules, position):
    return [decode(rules.context, position, number) for number in range(SIZE)]


@settings(max_examples=25)
@given(any_rules(), SEEDS, st.integers(60, 400))
def test_a_numbered_decision_is_a_choice_just_when_nothing_objects(rules, seed, plies):
    found = [before for before, _, _ in walk(rules, seed, plies) if isinstance(before.phase, ToMove | ToStay)]
    for position in found[-2:]:
        offered = choices(rules.context, position)
        moves = [move for move in numbered(rules, position) if move is not None]
        assert set(offered) <= set(moves)
        assert {move for move in moves if objection(rules.context, position, move) is None} == set(offered)
        assert set(actions(rules).legal(position)) == {encode(move) for move in offered}
        assert len(set(actions(rules).legal(position))) == len(offered)


@settings(max_examples=25)
@given(
    any_rules(), SEEDS, st.integers(60, 300), st.integers(0, 89), st.integers(-18, 18), st.none() | st.integers(1, 20)
)
def test_playing_fails_just_when_there_is_an_objection(rules, seed, plies, spot, steps, horses):
    asked = [before for before, _, _ in walk(rules, seed, plies) if isinstance(before.phase, ToMove)]
    for position in asked[-5:]:
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
@given(any_rules(), SEEDS, st.integers(1, 300))
def test_an_outline_says_where_a_choice_leads(rules, seed, plies):
    for before, move, step in walk(rules, seed, plies):
        drawn = outline(rules.context, before, move)
        if not isinstance(drawn, Outline):
            continue
        moved: Any = step.events[0]
        assert (drawn.spot_to, drawn.horses, drawn.path, drawn.turned_at) == (
            moved.spot, moved.horses, moved.path, moved.turned_at,
        )  # fmt: skip
        kinds = {type(event).__name__ for event in step.events}
        assert (drawn.strikes is not None) == ("Struck" in kinds)
        assert (drawn.merges > 0 and not drawn.moat and not drawn.home) == ("Merged" in kinds)
        assert drawn.opens_gate == ("GateOpened" in kinds)


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


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 1), ("7", 1), ("56", 3), ("5667", 4), ("27+", 4), ("27*17", 2), ("x", 1), ("first:f", 7), ("27+17x", 7),
        ("27+17x3x", 8), ("stayed", 1),
    ],
)  # fmt: skip
def test_what_does_not_parse_says_where(text, column):
    with pytest.raises(BadNotation) as problem:
        NOTATION.read_move(text)
    assert problem.value.column == column


START = NOTATION.write_position(Dama(terms=Terms(seats=2)).start())


def test_a_position_is_one_line():
    assert START == "0 bowl:40/40 a:20/-/0/-/-/-20/- b:20/-/0/-/-/-20/- gate:- turn:a wait:- left:- draw"


@pytest.mark.parametrize(
    ("old", "new", "column"),
    [
        ("0 bowl", "x bowl", 1), ("bowl:40/40", "bowl", 3), ("a:20", "b:20", 14), ("b:20", "c:20", 33),
        ("gate:-", "gate:z", 52), ("turn:a", "turn:-", 59), ("wait:-", "wait:bb", 66), ("left:-", "left:", 73),
        (" draw", " drawn", 80), ("draw", "draw more", 85), ("draw", "throw:", 80), ("draw", "move:a/246/odd/a/1/-", 80),
        ("draw", "done:a/won", 80),
    ],
)  # fmt: skip
def test_a_position_that_does_not_parse_says_where(old, new, column):
    with pytest.raises(BadNotation) as problem:
        NOTATION.read_position(START.replace(old, new, 1))
    assert problem.value.column == column


@pytest.mark.parametrize(
    ("old", "new", "kind"),
    [
        ("a:20/-", "a:19/-", "horses"), ("a:20/-", "a:18/3x2", None), ("a:20/-", "a:18/0x2", "cells"),
        ("a:20/-", "a:20/3x0", "empty_stack"), ("bowl:40", "bowl:41", "money"), ("turn:a", "turn:c", "seats"),
        ("-/-/-20/- b:20/-/0/-", "246/-/-20/- b:20/-/0/246", "own_casts"),
        ("a:20/-/0/-/-/-20/- b:20/-", "a:18/3x2/0/-/-/-20/- b:18/3x2", "shared_cell"),
        ("a:20/-/0/-/-/-20/- b:20/-", "a:18/9x2/0/-/-/-20/- b:18/9x2", None),
    ],
)  # fmt: skip
def test_impossible_positions_are_refused_unless_tolerated(old, new, kind):
    text = START.replace(old, new, 1)
    assert text != START
    if kind is None:
        assert faults(NOTATION.read_position(text)) == ()
        return
    with pytest.raises(FaultyPosition) as problem:
        NOTATION.read_position(text)
    assert kind in {fault.kind for fault in problem.value.faults}
    tolerated = NOTATION.read_position(text, tolerate={fault.kind for fault in problem.value.faults})
    assert faults(tolerated) == problem.value.faults


def test_a_drawing_that_disagrees_with_its_position_is_refused():
    drawn = NOTATION.draw(Dama().start())
    with pytest.raises(BadNotation):
        NOTATION.read_drawing(drawn.replace("88", "87", 1))


def test_every_name_on_the_board_is_said_in_three_languages():
    board = GAME.board()
    assert [cast.dice for cast in board.casts] == [cast.dice for cast in CASTS]
    assert {cell.spot for cell in board.cells if cell.name} == {*range(0, 91, 9), *range(84, 89), 89}
    assert {9, 18, 27, 36, 45, 54, 63, 72, 81, 89} == MAY_BE_SHARED
