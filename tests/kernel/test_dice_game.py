"""The kernel carries an open dice game: tolls from a ledger, a choice out of turn, an extra turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import reduce

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit.toys.fords import FORDS, NOTATION
from tests.kit.toys.fords_rules import (
    LAST,
    Asked,
    Claim,
    Doubles,
    Event,
    Move,
    Paid,
    Position,
    Terms,
    ToClaim,
    ToThrow,
    ToWalk,
    Wait,
    Walk,
    evolve,
)
from youyi.analysis.simulate.referee import referee
from youyi.kernel.dice import throw
from youyi.kernel.errors import IllegalMove
from youyi.kernel.ledger import BOWL, Ledger
from youyi.kernel.names import Language
from youyi.kernel.rules import Chance, Decision, Over, Step
from youyi.kernel.seats import Seat, Spot
from youyi.kernel.streams import Numbered
from youyi.players.simple import RandomPlayer
from youyi.records.record import NumberedChance, Sitter, begun
from youyi.records.replay import replay

TABLES = [
    FORDS.under(ruleset, terms={"seats": seats}) for ruleset in ("fords/plain", "fords/quiet") for seats in (2, 3)
]
seeds = st.integers(0, 2**32)
tables = st.sampled_from(TABLES)


def walked(seed: int, table) -> Iterator[tuple[Position, Move, Step[Position, Event]]]:
    rules, moves = table.rules, referee(table.rules, [RandomPlayer()] * table.rules.seats, Numbered(seed, 0)).moves
    position = rules.start()
    for move in moves:
        step = rules.play(position, move)
        yield position, move, step
        position = step.position


@given(seeds, tables)
def test_money_is_neither_made_nor_lost(seed, table):
    for _, _, step in walked(seed, table):
        assert step.position.ledger.total == 0


@given(seeds, tables)
def test_folding_the_events_gives_the_position(seed, table):
    for position, _, step in walked(seed, table):
        assert reduce(evolve, step.events, position) == step.position


@given(seeds, tables)
def test_a_game_ends_and_its_winner_has_emptied_the_bowl(seed, table):
    played = referee(table.rules, [RandomPlayer()] * table.rules.seats, Numbered(seed, 0))
    assert isinstance(played.over, Over)
    *_, (_, _, last) = walked(seed, table)
    assert last.position.ledger.bowl == 0
    assert [seat for seat, cell in enumerate(last.position.cells) if cell == LAST] == list(played.over.first)


@given(seeds, tables)
def test_moves_and_positions_are_written_and_read_back(seed, table):
    for position, move, step in walked(seed, table):
        assert NOTATION.read_move(NOTATION.write_move(move)) == move
        assert NOTATION.read_position(NOTATION.write_position(position)) == position
        assert NOTATION.read_position(NOTATION.write_position(step.position)) == step.position


@given(seeds, tables)
def test_a_record_replays_to_the_same_end(seed, table):
    played = referee(table.rules, [RandomPlayer()] * table.rules.seats, Numbered(seed, 0))
    assert played.over is not None
    blank = begun(table, (Sitter(player="random@1"),) * table.rules.seats, NumberedChance(seed, 0))
    record = replace(blank, moves=tuple(map(NOTATION.write_move, played.moves)), score=played.over.score)
    found = replay(record, FORDS)
    assert found.prompt == played.over
    assert [ply.move for ply in found.plies] == list(played.moves)


def at(phase, cells=(0, 0, 0), purses=(-1, -1, -1), bowl=3) -> Position:
    return Position(tuple(Spot(cell) for cell in cells), Ledger(purses, bowl), phase)


def test_a_seven_asks_the_next_seat_out_of_turn():
    rules = FORDS.under().rules
    claimed = rules.play(at(ToThrow(Seat(0))), throw(3, 4)).position
    prompt = rules.prompt(claimed)
    assert prompt == Decision(Seat(1), (Claim(), Wait()))
    step = rules.play(claimed, Claim())
    assert step.position.ledger == Ledger((-1, 0, -1), 2)
    assert rules.prompt(step.position) == Decision(Seat(0), (Walk(7), Wait()))


def test_a_double_earns_an_extra_turn_and_says_on_whose_authority():
    rules = FORDS.under().rules
    step = rules.play(at(ToWalk(Seat(2), throw(2, 2))), Wait())
    assert isinstance(asked := rules.prompt(step.position), Chance)
    assert asked.by == Seat(2)
    assert step.events == (Asked(ToThrow(Seat(2)), Doubles.AGAIN),)


def test_without_the_ruling_a_double_earns_nothing():
    rules = FORDS.under("fords/quiet").rules
    assert rules.play(at(ToWalk(Seat(2), throw(2, 2))), Wait()).position.phase == ToThrow(Seat(0))


def test_treading_on_another_pays_the_toll_of_the_ruling():
    rules = FORDS.under(rulings={"toll": 5}).rules
    step = rules.play(at(ToWalk(Seat(0), throw(1, 2)), cells=(0, 3, 3)), Walk(3))
    assert [event.payee for event in step.events if isinstance(event, Paid)] == [1, 2]
    assert step.position.ledger.purses == (-11, 4, 4)


def test_the_far_shore_takes_the_bowl():
    step = FORDS.under().rules.play(at(ToWalk(Seat(1), throw(6, 5)), cells=(0, 3, 0)), Walk(11))
    assert step.position.ledger == Ledger((-1, 2, -1), 0)
    assert any(isinstance(event, Paid) and event.payer == BOWL for event in step.events)


@pytest.mark.parametrize("move", [throw(1, 2), Walk(4), Claim()])
def test_what_is_not_asked_is_refused_and_nothing_changes(move):
    position = at(ToWalk(Seat(0), throw(1, 2)))
    rules = FORDS.under().rules
    with pytest.raises(IllegalMove) as refused:
        rules.play(position, move)
    assert refused.value.objection == rules.objection(position, move)


@given(seeds, tables, st.sampled_from([throw(1, 2), throw(6, 6), Walk(3), Wait(), Claim(), ToClaim]))
def test_play_raises_exactly_when_there_is_an_objection(seed, table, move):
    for position, _, _ in walked(seed, table):
        if table.rules.objection(position, move) is None:
            table.rules.play(position, move)
        else:
            with pytest.raises(IllegalMove):
                table.rules.play(position, move)


def test_terms_bound_the_seats():
    assert FORDS.under(terms={"seats": 2}).terms == Terms(seats=2)
    with pytest.raises(ValueError, match="a whole number from 2 to 3"):
        FORDS.under(terms={"seats": 4})


def test_an_open_game_is_drawn_as_its_notation_draws_it():
    table = FORDS.under()
    position = table.rules.start()
    assert FORDS.drawn(table.rules.view(position, None), lambda: position, Language.EN) == NOTATION.draw(position)
