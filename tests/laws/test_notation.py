"""Whatever can be written can be read; whatever else is typed is refused with its column."""

from __future__ import annotations

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from tests.house.words.scripts import strangers
from tests.kit.amount import some
from tests.kit.strategies import journeys
from tests.kit.tables import games
from tests.kit.tables import settings as every_setting
from youyi.games import game as open_game
from youyi.kernel.errors import BadNotation, FaultyPosition
from youyi.kernel.names import Language

GAMES = pytest.mark.parametrize("name", [game.id for game in games()])
SCRAPS = st.text(st.sampled_from("0123456789pZJRfxout,:+-/wb lead throw play done善敬德忠順谦٣²\n\t"), max_size=40)
ANYTHING = st.one_of(SCRAPS, st.text(max_size=60))


@settings(max_examples=some(50))
@given(journeys())
def test_moves_and_positions_round_trip(journey):
    notation = journey.table.game.notation
    for pace in journey.paces[-120:]:
        moves = getattr(pace.prompt, "moves", (pace.move,))
        written = [notation.write_move(move) for move in moves]
        assert tuple(map(notation.read_move, written)) == tuple(moves)
        assert len(set(written)) == len(written)
        text = notation.write_position(pace.before)
        assert "\n" not in text
        assert notation.read_position(text, tolerate=journey.tolerate) == pace.before


@settings(max_examples=some(40))
@given(journeys())
def test_pictures_round_trip(journey):
    notation = journey.table.game.notation
    for position in journey.positions[-15:]:
        drawn = notation.draw(position)
        assert drawn.isprintable() or "\n" in drawn
        assert notation.read_drawing(drawn) == position


@settings(max_examples=some(40))
@given(journeys())
def test_a_reader_of_either_script_sees_its_own_characters_and_may_type_them(journey):
    game = journey.table.game
    for language, script in ((Language.ZH_HANT, "zh_hant"), (Language.ZH_HANS, "zh_hans")):
        for pace in journey.paces[-40:]:
            written = game.spelled(game.notation.write_move(pace.move), language)
            assert strangers(written, script) == ""
            assert game.notation.read_move(written) == pace.move
        for position in journey.positions[-5:]:
            drawn = game.spelled(game.notation.draw(position), language)
            assert strangers(drawn, script) == ""
            assert game.notation.read_drawing(drawn) == position


@settings(max_examples=some(50))
@given(journeys())
def test_no_position_met_in_play_is_faulty(journey):
    assert [position for position in journey.positions if journey.faults(position)] == []


def refused_well(read, write, text: str) -> None:
    """Read anything: it parses to what is written and read back alike, or the error says where."""
    try:
        parsed = read(text)
    except (BadNotation, FaultyPosition) as refusal:
        problem = refusal
    else:
        assert parsed is not None
        assert read(write(parsed)) == parsed
        return
    if isinstance(problem, BadNotation):
        assert all(problem.expected.said_in(language) for language in Language)
        assert 1 <= problem.column <= len(problem.text) + 1
    else:
        assert problem.faults
        assert all(fault.kind and fault.says for fault in problem.faults)


@GAMES
@settings(max_examples=some(250))
@given(ANYTHING)
@example("")
@example(" ")
@example("\n")
@example("9" * 5000)
@example("善p7+" + "9" * 5000)
@example("善p" + "9" * 5000 + "+1")
def test_any_text_as_a_move_parses_or_is_refused_with_its_column(name, text):
    notation = open_game(name).notation
    refused_well(notation.read_move, notation.write_move, text)


@GAMES
@settings(max_examples=some(250))
@given(ANYTHING)
@example("")
@example(" ".join("5" * 5))
@example("1 " + "9" * 5000 + ":0 out,out,out,out,out out,out,out,out,out lead")
@example("9" * 5000 + " 0:0 out,out,out,out,out out,out,out,out,out lead")
def test_any_text_as_a_position_parses_or_is_refused(name, text):
    notation = open_game(name).notation
    refused_well(notation.read_position, notation.write_position, text)
    refused_well(notation.read_drawing, notation.draw, text)


@GAMES
@pytest.mark.parametrize("text", ["", " ", "?", "9" * 5000])
def test_what_is_no_move_position_or_drawing_is_refused(name, text):
    notation = open_game(name).notation
    for read in (notation.read_move, notation.read_position, notation.read_drawing):
        with pytest.raises((BadNotation, FaultyPosition)):
            read(text)


def column_of_refusal(read, text: str, at: int) -> int:
    """The column named for the text with a character that no notation uses at index `at`."""
    with pytest.raises(BadNotation) as refusal:
        read(f"{text[:at]}~{text[at + 1 :]}")
    return refusal.value.column


@settings(max_examples=some(60))
@given(journeys(), st.data())
def test_a_wrong_character_is_found_in_its_own_field(journey, data):
    """The column lies between the beginning of the field and the character."""
    assume(journey.paces)
    notation = journey.table.game.notation
    pace = data.draw(st.sampled_from(journey.paces))
    for read, text in (
        (notation.read_move, notation.write_move(pace.move)),
        (notation.read_position, notation.write_position(pace.before)),
    ):
        for at in {
            data.draw(st.sampled_from([index for index, each in enumerate(text) if each != " "])) for _ in range(9)
        }:
            field = text.rfind(" ", 0, at) + 2
            assert field <= column_of_refusal(read, text, at) <= at + 1


@pytest.mark.parametrize("phase", ["lead/3~", "throw:w/~", "play:w/3~", "play:w/~3", "done/~"])
def test_a_wrong_character_in_a_phase_of_ruqi_is_found_behind_the_stroke(phase):
    text = f"1 0:0 out,out,out,out,out p0f,p0f,p0f,p0f,p0f {phase}"
    column = column_of_refusal(open_game("ruqi").notation.read_position, text, text.index("~"))
    assert text.rindex(" ") + 2 <= column <= text.index("~") + 1
    if phase.startswith(("lead", "play")):
        assert column == text.index("~") + 1


@settings(max_examples=some(60))
@given(journeys(), st.data())
def test_a_wrong_character_in_a_drawing_is_found_where_it_is(journey, data):
    notation = journey.table.game.notation
    *board, last = notation.draw(data.draw(st.sampled_from(journey.positions))).split("\n")
    assume(any(board))
    line = data.draw(st.sampled_from([nth for nth, each in enumerate(board) if each]))
    at = data.draw(st.integers(0, len(board[line]) - 1))
    spoilt = f"{board[line][:at]}~{board[line][at + 1 :]}"
    with pytest.raises(BadNotation) as refusal:
        notation.read_drawing("\n".join([*board[:line], spoilt, *board[line + 1 :], last]))
    assert (refusal.value.text, refusal.value.column) == (spoilt, at + 1)


@settings(max_examples=some(100))
@given(journeys(), st.data())
def test_a_spoilt_move_or_position_parses_or_is_refused(journey, data):
    """Strings from the middle of a game, with something put in, taken out or exchanged."""
    notation = journey.table.game.notation
    positions, moves = (notation.read_position, notation.write_position), (notation.read_move, notation.write_move)
    strings = [(*positions, notation.write_position(journey.position))]
    strings += [(*moves, notation.write_move(pace.move)) for pace in journey.paces[-5:]]
    strings += [(notation.read_drawing, notation.draw, notation.draw(journey.position))]
    for read, write, text in strings:
        at, until = sorted(data.draw(st.tuples(*[st.integers(0, len(text))] * 2)))
        spoilt = text[:at] + data.draw(ANYTHING) + text[until if until - at < 8 else at :]
        refused_well(read, write, spoilt)


@pytest.mark.parametrize("setting", every_setting(), ids=str)
def test_the_start_is_written_the_same_way_everywhere(setting):
    notation = setting.game.notation
    assert notation.read_position(notation.write_position(setting.bout().rules.start())) == setting.bout().rules.start()
