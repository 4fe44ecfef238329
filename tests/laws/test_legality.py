"""What may be done, in every game: exactly what nothing objects to, and a refusal changes nothing."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit.amount import some
from tests.kit.strategies import Journey, journeys
from tests.laws.test_playing import registered
from youyi.kernel.errors import BadNotation, IllegalMove
from youyi.kernel.rules import Chance, Decision

LETTERS = "0123456789pZJRfx+- wb善敬德忠順"


def check(journey: Journey, position, move) -> bool:
    """Hold what the rules say of a move against what they do with it; says whether it was legal."""
    rules, game = journey.table.rules, journey.table.game
    prompt, objection = rules.prompt(position), rules.objection(position, move)
    written = game.notation.write_position(position)
    if objection is None:
        after = rules.play(position, move).position
        match prompt:
            case Decision(_, moves):
                assert move in moves or after in {rules.play(position, each).position for each in moves}
            case Chance(odds):
                table = odds.table()
                assert table is None or move in {outcome for outcome, _ in table}
            case _:
                pytest.fail(f"{move} was played after the end")
    else:
        assert registered(game, objection.because)
        assert not isinstance(prompt, Decision) or move not in prompt.moves
        with pytest.raises(IllegalMove) as refusal:
            rules.play(position, move)
        assert refusal.value.objection == objection
    assert game.notation.write_position(position) == written
    return objection is None


@st.composite
def mutated(draw: st.DrawFn, text: str) -> str:
    """Change a move's string here and there."""
    letters = list(text)
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(letters)))
        what = draw(st.sampled_from(("put", "drop", "swap")))
        letter = draw(st.sampled_from([*LETTERS, *text]))
        letters[at : at + (what != "put")] = [] if what == "drop" else [letter]
    return "".join(letters)


@settings(max_examples=some(50))
@given(journeys(), st.data())
def test_a_move_is_a_choice_exactly_when_nothing_objects(journey, data):
    """Moves offered elsewhere in the game, and moves that nobody ever offered."""
    game, position = journey.table.game, journey.position
    elsewhere = {pace.move for pace in journey.paces[-60:]}
    for move in elsewhere:
        check(journey, position, move)
    offered = getattr(journey.table.rules.prompt(position), "moves", ())
    written = sorted(map(game.notation.write_move, {*elsewhere, *offered}))
    for text in data.draw(st.lists(st.sampled_from(written).flatmap(mutated), max_size=20)) if written else ():
        try:
            move = game.notation.read_move(text)
        except BadNotation:
            continue
        check(journey, position, move)


@settings(max_examples=some(25))
@given(journeys())
def test_what_is_offered_may_be_done(journey):
    for pace in journey.paces[-20:]:
        for move in getattr(pace.prompt, "moves", ()):
            assert check(journey, pace.before, move)
