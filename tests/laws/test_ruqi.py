"""What is always true of 儒棋, under any answers."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest
from hypothesis import given, settings

from tests.kit.amount import some
from tests.kit.narrow import decision
from tests.kit.slow.ruqi import positions as lots
from tests.kit.slow.ruqi import throw as slow
from tests.kit.slow.ruqi.places import north_place, south_place
from tests.kit.strategies import Journey, journeys
from youyi.games import game
from youyi.games.ruqi import numbering
from youyi.games.ruqi.context import context_of
from youyi.kernel.dice import throw
from youyi.kernel.errors import IllegalMove, Unknown
from youyi.kernel.lab.actions import UnknownAction
from youyi.kernel.rules import Decision
from youyi.kernel.rulings import values
from youyi.kernel.streams import Stream, key

RUQI = game("ruqi")
GAMES = journeys("ruqi")
SOON = {f"p{step}" for step in range(1, 10)}


def armies(journey: Journey, position) -> list[list[str]]:
    """Both sides' tokens, White's first."""
    fields = journey.table.game.notation.write_position(position).split(" ")
    return [fields[2].split(","), fields[3].split(",")]


def answer(journey: Journey, question: str) -> str:
    return str(values(journey.table.rulings)[question])


@settings(max_examples=some(40))
@given(GAMES)
def test_a_piece_lies_on_crossings_and_before_the_first(journey):
    for position in journey.positions:
        for token in chain(*armies(journey, position)):
            if token != slow.OUT and token[:-1] in {*slow.CROSSINGS, "p0", *SOON}:
                assert token[-1] == "f"


@settings(max_examples=some(40))
@given(GAMES)
def test_no_cell_holds_both_sides_unless_all_may_share(journey):
    for position in journey.positions if answer(journey, "occupancy") != "free_all" else ():
        white, black = armies(journey, position)
        south = {south_place(token[:-1]) for token in white if token != slow.OUT}
        north = {north_place(token[:-1]) for token in black if token != slow.OUT}
        assert south.isdisjoint(north)


@settings(max_examples=some(40))
@given(GAMES)
def test_where_held_cells_are_leapt_over_no_cell_but_the_start_holds_two(journey):
    for position in journey.positions if answer(journey, "occupancy") == "slide" else ():
        for army in armies(journey, position):
            shared = Counter(south_place(token[:-1]) for token in army if token not in {slow.OUT, "p0f"})
            assert set(shared.values()) <= {1}


def moved_kinds(journey: Journey, pace) -> tuple[set[str], str]:
    """The kinds, before the turn, of the pieces that moved, and the throw."""
    fields = journey.table.game.notation.write_position(pace.before).split(" ")
    side, faces = fields[4].removeprefix("play:").split("/")
    army = fields[2 + "wb".index(side)].split(",")
    moved = {piece for walk in pace.move.walks for piece in walk.pieces}
    return {army[piece][-1] for piece in moved}, faces


@settings(max_examples=some(40))
@given(GAMES)
def test_a_turn_never_moves_both_kinds_and_each_qian_holds_one_kind(journey):
    for pace in journey.paces:
        if isinstance(pace.prompt, Decision):
            kinds, faces = moved_kinds(journey, pace)
            assert len(kinds) == 1
            if "0" in faces:
                assert kinds == ({"f"} if faces == "00" else {"x"})


@settings(max_examples=some(30))
@given(GAMES)
def test_values_never_change_hands_but_by_the_reckoning(journey):
    """What is left on the board is what the round was worth."""
    for pace in journey.paces:
        before, after = pace.before.score, pace.step.position.score
        if before != after:
            tokens = chain(*armies(journey, pace.step.position))
            left = [worth for worth, token in zip([6, 7, 8, 9, 10] * 2, tokens, strict=True) if token != slow.OUT]
            assert sum(after) - sum(before) == sum(left)


def position_by_lot(entropy: Stream, rulings: slow.Rulings):
    """A position that asks White for a turn, in both programs' words."""
    own, enemy = lots.armies(entropy, rulings)
    faces = lots.roll(entropy)
    text = f"1 0:0 {','.join(own)} {','.join(enemy)} play:w/{throw(*faces)}"
    return own, enemy, faces, RUQI.notation.read_position(text, tolerate=("shared_cell",))


def test_every_row_of_steps_is_legal_exactly_when_its_result_is():
    """Not only the choices offered, but every other way to walk, as the second program finds them."""
    entropy = Stream(key(31))
    for _ in range(150):
        rulings = lots.any_rulings(entropy)
        rules = RUQI.under("ruqi/modern", dict(rulings)).rules
        own, enemy, faces, position = position_by_lot(entropy, rulings)
        legal = slow.results(own, enemy, faces, rulings)
        for line in slow.walkable(own, enemy, faces, rulings)[:300]:
            objection = rules.objection(position, RUQI.notation.read_move(" ".join(line.written)))
            assert (objection is None) == (slow.settled(line, rulings) in legal), (rulings, line.written)


@pytest.mark.parametrize("ruleset", [ruleset.full_id for ruleset in RUQI.rulesets])
def test_of_all_numbered_turns_those_are_choices_to_which_nothing_objects(ruleset):
    table = RUQI.under(ruleset)
    context = context_of(table.rulings)
    rulings = {name: str(value).lower() for name, value in values(table.rulings).items()}
    entropy = Stream(key(32))
    for _ in range(40):
        own, enemy, faces, position = position_by_lot(entropy, rulings)
        walks = {" ".join(line.written) for line in slow.walkable(own, enemy, faces, rulings)}
        legal = slow.results(own, enemy, faces, rulings)
        reached = set()
        for number in range(numbering.SIZE):
            move = numbering.decode(context, position, number)
            if move is None:
                continue
            assert numbering.encode(context, position, move) == number
            if table.rules.objection(position, move) is None:
                assert RUQI.notation.write_move(move) in walks
                reached.add(table.rules.play(position, move).position)
            else:
                with pytest.raises(IllegalMove):
                    table.rules.play(position, move)
        assert len(reached) == len(legal)


@settings(max_examples=some(30))
@given(GAMES)
def test_every_choice_is_numbered_and_comes_back(journey):
    context = context_of(journey.table.rulings)
    for pace in journey.paces[-60:]:
        if isinstance(pace.prompt, Decision):
            numbers = [numbering.encode(context, pace.before, move) for move in pace.prompt.moves]
            assert all(0 <= number < numbering.SIZE for number in numbers)
            assert [numbering.decode(context, pace.before, number) for number in numbers] == list(pace.prompt.moves)
            assert journey.table.actions.legal(pace.before) == tuple(numbers)


def test_the_numbering_is_frozen():
    """Weights and environments carry this version; another size or meaning is another version."""
    assert (numbering.VERSION, numbering.SIZE) == ("ruqi-turns-1", 840)
    table = RUQI.under("ruqi/modern")
    context, notation = context_of(table.rulings), table.game.notation
    position = notation.read_position("1 0:0 p0f,p10f,p12x,p12x,p25x p1f,p2f,out,out,out play:w/23")
    numbered = {
        notation.write_move(move): numbering.encode(context, position, move)
        for move in decision(table.rules, position).moves
    }
    few = ("善p0+2 善p2+3", "善p0+2 敬p10+3Z", "敬p10+2Z 敬Z2+3", "德忠p12+2 順p25+3", "德忠p12+3 忠p15+2")
    assert [numbered[move] for move in few] == [0, 3, 65, 302, 720]
    for number in (-1, numbering.SIZE):
        with pytest.raises(Unknown):
            table.actions.decode(position, number)


@pytest.mark.parametrize("text", ["lead", "lead/34", "throw:w", "done/cleared"])
def test_where_no_turn_is_asked_no_number_names_one(text):
    table = RUQI.under("ruqi/modern")
    white = "p0f,p0f,p0f,p0f,p0f" if text.startswith("lead") else "p1f,p0f,p0f,p0f,p0f"
    position = table.game.notation.read_position(f"1 0:0 {white} p0f,p0f,p0f,p0f,p0f {text}")
    assert table.actions.legal(position) == ()
    for number in (0, 3, numbering.SIZE - 1):
        with pytest.raises(UnknownAction, match="action of this position") as refused:
            table.actions.decode(position, number)
        assert refused.value.valid == ()
