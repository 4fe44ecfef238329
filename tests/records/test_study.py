"""Studies: written and read back, played by the rules, and refused with the ply and the variation where they are wrong."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit.toys.fords import FORDS, NOTATION
from tests.records.test_records import played
from youyi.kernel.errors import BadRecord
from youyi.kernel.names import Language
from youyi.kernel.rules import Chance, Decision, Over
from youyi.kernel.session import Session
from youyi.records.files import read_record, write_line, write_record
from youyi.records.record import Record
from youyi.records.replay import replay, replay_as_far_as_valid
from youyi.records.study import LONGEST_COMMENT, MOST_TRIED, MOST_VARIATIONS, GameStudy, Variation
from youyi.records.study_check import walked
from youyi.records.transcript import transcript

RULES = FORDS.under().rules
SAID = st.text(st.characters(codec="utf-8"), min_size=1, max_size=40).filter(str.strip)


def line_to(moves: tuple[str, ...]) -> Session[Any, Any, Any, Any]:
    session = Session(RULES)
    for text in moves:
        session.play(NOTATION.read_move(text))
    return session


def tried(session: Session[Any, Any, Any, Any], wanted: int, random: Random) -> list[str]:
    """Some moves that the rules allow, throws among them, as long as the game is not over."""
    for _ in range(wanted):
        match session.prompt:
            case Over():
                break
            case Decision(moves=moves):
                session.play(random.choice(list(moves)))
            case Chance(odds=odds):
                session.play(random.choice(odds.table() or ())[0])
    return [NOTATION.write_move(ply.move) for ply in session.plies]


@st.composite
def studied(draw: st.DrawFn) -> Record:
    record, random = played(draw(st.integers(0, 99))), Random(draw(st.integers(0, 999)))
    lines, variations = [record.moves], list[Variation]()
    for number in range(draw(st.integers(0, 6))):
        of = random.randrange(number + 1)
        first = variations[of - 1].ply + 1 if of else 1
        ply = random.randint(first, max(first, len(lines[of])))
        line = tuple(tried(line_to(lines[of][: ply - 1]), draw(st.integers(1, 5)), random))
        if len(line) < ply:  # the line is over
            of, ply, line = 0, 1, tuple(tried(line_to(()), 1, random))
        comments = draw(st.dictionaries(st.integers(ply, len(line)), SAID, max_size=2))
        variations.append(Variation(of=of, ply=ply, moves=line[ply - 1 :], comments=comments))
        lines.append(line)
    choices = [ply.number for ply in replay(record, FORDS).plies if not ply.drawn]
    study = GameStudy(
        language=draw(st.sampled_from(Language)),
        comments=draw(st.dictionaries(st.integers(0, len(record.moves)), SAID, max_size=4)),
        quiz=tuple(draw(st.lists(st.sampled_from(choices), unique=True, max_size=3))),
        variations=tuple(variations),
    )
    return replace(record, study=study)


@given(studied())
def test_a_study_is_read_as_it_was_written_and_its_variations_are_played(record):
    for text in (write_record(record), write_line(record)):
        assert json.loads(text)["schema"] == "youyi.record/2"
        assert read_record(text) == record
    found = replay(record, FORDS)
    assert len(found.plies) == len(record.moves), "the game itself is what is replayed"
    told = {}
    walked(record, found.table, found.session.start, lambda number, plies: told.update({number: tuple(plies)}))
    assert [NOTATION.write_move(ply.move) for ply in told[0]] == list(record.moves)
    for number, variation in enumerate(record.study.variations, start=1):
        assert tuple(NOTATION.write_move(ply.move) for ply in told[number]) == variation.moves
        assert [ply.number for ply in told[number]] == list(range(variation.ply, variation.last + 1))


@given(studied(), st.randoms())
def test_a_variation_that_was_changed_is_refused_with_its_ply_and_number(record, random):
    """Whatever move of a variation is made impossible, that one is named, and the game stays whole."""
    if not record.study.variations:
        return
    number = random.randrange(len(record.study.variations)) + 1
    broken = record.study.variations[number - 1]
    place = random.randrange(len(broken.moves))
    moves = (*broken.moves[:place], "+99", *broken.moves[place + 1 :])
    variations = tuple(
        replace(each, moves=moves) if nth == number else each
        for nth, each in enumerate(record.study.variations, start=1)
    )
    wrong = replace(record, study=replace(record.study, variations=variations))
    with pytest.raises(BadRecord) as refused:
        replay(wrong, FORDS)
    assert refused.value.ply == broken.ply + place
    assert f"move {broken.ply + place}: in variation {number}: " in str(refused.value)
    assert len(replay_as_far_as_valid(wrong, FORDS).plies) == len(record.moves)


def with_study(**fields: Any) -> Record:
    return replace(played(), study=GameStudy(**{"language": Language.EN, **fields}))


LAST = len(played().moves)


@pytest.mark.parametrize(
    ("record", "said"),
    [
        (replace(with_study(), moves=played().moves[:3], score=None), "field study: only a game that is over can have"),
        (with_study(comments={LAST + 1: "x"}), f"field study.comments.{LAST + 1}: a ply from 0 to {LAST} belongs here"),
        (with_study(comments={1: " "}), "field study.comments.1: a comment has from 1 to"),
        (with_study(comments={1: "x" * (LONGEST_COMMENT + 1)}), "and this one has 2001"),
        (with_study(quiz=(1,)), "field study.quiz.0: no choice of the game is made at ply 1"),
        (with_study(quiz=(2, 2)), "field study.quiz.1: no choice of the game is made at ply 2, or it is asked for twice"),
        (with_study(variations=(Variation(of=1, ply=2, moves=("+1",)),)), "field study.variations.0.of: a variation"),
        (with_study(variations=(Variation(ply=0, moves=("11",)),)), "field study.variations.0.ply: a ply from 1 to"),
        (with_study(variations=(Variation(ply=1, moves=()),)), "field study.variations.0.moves: a variation has at"),
        (with_study(variations=(Variation(ply=LAST + 1, moves=("11",)),)), "in variation 1: '11' comes after the end"),
        (
            with_study(variations=(Variation(ply=1, moves=("11",), comments={2: "x"}),)),
            "field study.variations.0.comments.2: a ply from 1 to 1 belongs here",
        ),
        (with_study(variations=(Variation(ply=1, moves=("11",)),) * (MOST_VARIATIONS + 1)), "at most 200 are read"),
        (with_study(variations=(Variation(ply=1, moves=("11",) * (MOST_TRIED + 1)),)), "at most 2000 are read"),
    ],
)  # fmt: skip
def test_a_study_that_is_none_is_refused_with_its_place(record, said):
    with pytest.raises(BadRecord) as refused:
        replay(record, FORDS)
    assert said in str(refused.value)


def test_a_game_without_a_study_is_written_as_the_first_schema_has_it():
    """Byte for byte, so that older releases read it: the golden games were written by such a release."""
    assert '"schema": "youyi.record/1"' in write_record(played())
    assert "study" not in write_record(played())
    for file in sorted(Path("tests/golden").glob("*/*.json")):
        text = file.read_text(encoding="utf-8")
        assert write_record(read_record(text)) == text, file


def test_a_file_of_the_first_schema_has_no_study():
    text = write_record(with_study()).replace("youyi.record/2", "youyi.record/1")
    with pytest.raises(BadRecord, match=r"field study: only a file of the format youyi\.record/2 can have it"):
        read_record(text)


def test_a_study_is_laid_out_for_people():
    record = with_study(
        comments={0: "how it began", 2: "a quiet move"}, variations=(Variation(ply=1, moves=("11", "+1")),)
    )
    lines = write_record(record).splitlines()
    start = lines.index('  "study": {')
    assert lines[start:] == [
        '  "study": {',
        '    "language": "en",',
        '    "comments": {',
        '      "0": "how it began",',
        '      "2": "a quiet move"',
        "    },",
        '    "quiz": [],',
        '    "variations": [',
        '      {"ply": 1, "moves": ["11", "+1"]}',
        "    ]",
        "  }",
        "}",
    ]


@pytest.mark.parametrize("language", Language)
def test_a_transcript_tells_comments_and_variations_where_they_leave_the_game(language):
    ply, other = another_choice()
    variations = (Variation(ply=ply, moves=(other,), comments={ply: "two\nlines"}),)
    record = with_study(comments={0: "at first", ply: "then \x1b[2J"}, variations=variations)
    lines = transcript(record, language, FORDS).splitlines()
    assert lines.index("      | at first") < lines.index("      | then \\u001b[2J")
    heading = next(nth for nth, line in enumerate(lines) if line.startswith("    ["))
    assert lines[heading + 1].startswith(f"    {ply:>4}  ")
    assert lines[heading + 2 : heading + 4] == ["          | two", "          | lines"]
    assert lines[heading + 4].startswith(f"{ply + 1:>4}  ")


def another_choice() -> tuple[int, str]:
    """A ply at which something else could be chosen, and what."""
    for ply, taken in enumerate(played().moves, start=1):
        prompt = line_to(played().moves[: ply - 1]).prompt
        if isinstance(prompt, Decision) and len(prompt.moves) > 1:
            return ply, next(text for text in map(NOTATION.write_move, prompt.moves) if text != taken)
    raise AssertionError("no choice was free")
