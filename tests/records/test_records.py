"""Game files: written for people, read strictly, replayed ply by ply."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit.toys.fords import FORDS, NOTATION
from youyi.analysis.simulate.referee import referee
from youyi.kernel.errors import BadRecord
from youyi.kernel.names import Language
from youyi.kernel.streams import Numbered
from youyi.players.simple import RandomPlayer
from youyi.records.files import opened, read_record, read_records, save, write_line, write_record
from youyi.records.record import CommittedChance, NumberedChance, Record, ServerChance, Sitter, TableChance, begun, laid
from youyi.records.replay import replay, replay_as_far_as_valid
from youyi.records.transcript import transcript


def played(seed: int = 7, game: int = 0, **rulings: object) -> Record:
    table = FORDS.under(rulings=rulings)
    found = referee(table.rules, [RandomPlayer()] * 3, Numbered(seed, game))
    assert found.over is not None
    sitters = (Sitter(player="random@1"), Sitter(name="易安"), Sitter())
    blank = begun(table, sitters, NumberedChance(seed, game))
    return replace(blank, moves=tuple(map(NOTATION.write_move, found.moves)), score=found.over.score)


records = st.builds(
    replace,
    st.builds(played, st.integers(0, 99), st.integers(0, 99)),
    notes=st.dictionaries(st.integers(1, 99), st.text()),
    chance=st.sampled_from(
        [
            NumberedChance(1, 2),
            TableChance(),
            ServerChance(),
            CommittedChance("sha256:0"),
            CommittedChance("sha256:0", "00"),
        ]
    ),
    start=st.none() | st.text(),
    conceded=st.none() | st.integers(0, 2),
)


@given(records)
def test_a_record_is_read_as_it_was_written(record):
    assert read_record(write_record(record)) == record
    assert read_record(write_line(record)) == record
    assert ("conceded" in json.loads(write_line(record))) == (record.conceded is not None), (
        "older releases know no such field"
    )


def test_a_line_is_one_line():
    assert write_line(replace(played(), notes={1: "a\nb"})).count("\n") == 1


def test_a_file_is_laid_out_for_people():
    lines = write_record(played()).splitlines()
    assert lines[1] == '  "schema": "youyi.record/1",'
    assert '  "seats": [{"player": "random@1"}, {"name": "易安"}, {}],' in lines
    assert max(map(len, lines)) <= 110


@pytest.mark.parametrize(
    "name", ["Jean-" * 30 + "Luc", "well-known name " * 12, "-" * 130, "é-ü " * 40, "\u2010-" * 90]
)
def test_long_names_with_hyphens_are_read_back(name):
    record = replace(played(), seats=(Sitter(name=name), Sitter(player="a-" * 60 + "@1"), Sitter(name=name)))
    assert read_record(write_record(record)) == record


def test_files_hold_one_game_or_many(tmp_path: Path):
    one, many = tmp_path / "a.json", tmp_path / "b.jsonl"
    save(one, played(1))
    save(one, played(2))
    save(many, played(1))
    save(many, played(2))
    assert opened(one) == (played(2),)
    assert opened(many) == (played(1), played(2))


def test_bytes_that_are_not_text_are_refused(tmp_path: Path):
    (tmp_path / "a.json").write_bytes(b'{"\xff')
    with pytest.raises(BadRecord, match=r"the file is not text in UTF-8 \(see byte 2\)"):
        opened(tmp_path / "a.json")


def test_the_line_of_a_bad_record_is_named():
    with pytest.raises(BadRecord, match="line 3: not JSON"):
        list(read_records(write_line(played()) + "\n{\n"))


def changed(**fields: object) -> str:
    return json.dumps({**json.loads(write_record(played())), **fields})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[]", "a record must be a JSON object"),
        ("{", "not JSON (line 1, column 2: Expecting property name enclosed in double quotes)"),
        ('{"a": NaN}', "not JSON: NaN is not a number"),
        ('{"schema": 1, "schema": 2}', "field schema: this is given twice"),
        ("[" * 100_000, "nested too deeply"),
        ("{}", "field schema: the format None cannot be read; these can: youyi.record/1"),
        (
            changed(schema="youyi.record/3"),
            "field schema: the format 'youyi.record/3' cannot be read; these can: youyi.record/1",
        ),
        (changed(schema="youyi.record/1.0"), "field schema"),
        (changed(schema=1), "field schema"),
        (changed(colour="red"), "field colour: there is no such field"),
        (changed(moves="wait"), "field moves: expected a list"),
        (changed(moves=[3]), "field moves.0: expected text"),
        (
            changed(chance={"kind": "fate"}),
            "field chance.kind: 'fate' is not one of numbered, table, server, committed",
        ),
        (changed(chance={"kind": "numbered", "seed": 1}), "field chance.game: this is missing"),
        (changed(chance={"kind": "table", "seed": 1}), "field chance.seed: there is no such field"),
        (changed(seats=[{"nick": "x"}]), "field seats.0.nick: there is no such field; valid: name, player"),
        (changed(notes={"first": "x"}), "field notes.first: expected a whole number as the key"),
        (changed(score=[1.5]), "field score"),
    ],
)
def test_a_broken_file_is_refused_with_its_field(text, said):
    with pytest.raises(BadRecord) as refused:
        read_record(text)
    assert said in str(refused.value)


def test_a_sound_record_replays_and_says_who_did_what():
    found = replay(played(), FORDS)
    assert [ply.number for ply in found.plies] == list(range(1, len(found.plies) + 1))
    assert found.plies[0].drawn
    assert found.plies[0].by == 0
    assert found.plies[-1].step.position == found.position


def test_an_unfinished_record_is_sound_without_a_score():
    part = replace(played(), moves=played().moves[:3], score=None)
    assert len(replay(part, FORDS).plies) == 3
    assert replay(replace(part, moves=()), FORDS).position == FORDS.under().rules.start()


def broken(ply: int, text: str) -> Record:
    moves = list(played().moves)
    moves[ply - 1] = text
    return replace(played(), moves=tuple(moves), chance=TableChance())


@pytest.mark.parametrize(
    ("record", "ply", "said"),
    [
        (broken(2, "+99"), 2, "one walks what the dice show"),
        (broken(2, "jump"), 2, "column 1 of 'jump'"),
        (broken(3, "79"), 3, "column 1 of '79': expected a die from 1 to 6"),
        (broken(3, "wait"), 3, "two dice are thrown"),
        (replace(played(), moves=(*played().moves, "66")), len(played().moves) + 1, "after the end of the game"),
        (replace(broken(1, "66"), chance=NumberedChance(7, 0)), 1, "the seed gives 35, not 66"),
    ],
)
def test_the_first_wrong_ply_is_named_with_the_reason(record, ply, said):
    with pytest.raises(BadRecord) as refused:
        replay(record, FORDS)
    assert refused.value.ply == ply
    assert said in str(refused.value).lower()
    found = replay_as_far_as_valid(record, FORDS)
    assert len(found.plies) == ply - 1
    assert str(found.error) == str(refused.value)


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"game": "chess"}, "field game: there is no game 'chess'; valid: "),
        ({"ruleset": "fords/none"}, "field ruleset: there is no ruleset 'fords/none'; valid: fords/plain@1"),
        ({"rulings": {"colour": "red"}}, "field rulings: there is no question 'colour'; valid: doubles, toll"),
        ({"rulings": {"toll": 99}}, "field rulings: toll cannot be 99; valid: a whole number from 0 to 9"),
        ({"terms": {"seats": 9}}, "field terms: seats cannot be 9"),
        (
            {"rulings": {"toll": 3}},
            "field fingerprint: the record has another fingerprint than the ruleset of this name, which has sha256:",
        ),
        ({"seats": ()}, "field seats: this table has 3 seats, but the record names 0"),
        ({"start": "nowhere"}, "field start: column 1"),
        ({"start": "0,0,0 9,9,9/9 throw0"}, "field start: money was made or lost"),
    ],
)
def test_a_record_whose_table_cannot_be_laid_is_refused(fields, said):
    record = replace(played(), **fields)
    with pytest.raises(BadRecord) as refused:
        replay(record, None if "game" in fields else FORDS)
    assert said in str(refused.value)


def test_a_record_of_another_game_is_refused():
    with pytest.raises(BadRecord, match="field game: this is a record of 'chess', not of 'fords'"):
        laid(replace(played(), game="chess"), FORDS)


@pytest.mark.parametrize(
    ("score", "moves", "said"),
    [
        ((9, 9, 9), None, "field score: by its moves the game ends with"),
        (None, None, "field score: by its moves the game ends with"),
        ((0, 0, 0), 2, "field score: a result is given, but after these moves the game is not over"),
    ],
)
def test_the_score_is_checked(score, moves, said):
    record = replace(played(), score=score, moves=played().moves[:moves])
    with pytest.raises(BadRecord, match=said):
        replay(record, FORDS)


def test_a_record_may_start_anywhere():
    record = replace(
        played(), start="0,0,11 -1,-1,-1/3 throw2", moves=("12", "+3"), score=(-1, -1, 2), chance=TableChance()
    )
    assert replay(record, FORDS).error is None


@pytest.mark.parametrize("language", Language)
def test_a_transcript_gives_each_event_its_authority(language):
    lines = transcript(replace(played(toll=3), notes={1: "a remark"}), language, FORDS).splitlines()
    assert lines[0].endswith("(fords/plain@1)")
    assert lines[1] == "  toll=3"
    assert any("THROW" in line for line in lines)
    assert "      # a remark" in lines


def test_a_transcript_says_where_a_broken_record_stops():
    assert transcript(broken(3, "wait"), Language.EN, FORDS).splitlines()[-1].startswith("move 3: ")
    cut = replace(played(), moves=played().moves[:2], score=None)
    assert transcript(cut, Language.ZH_HANS, FORDS).splitlines()[-1] == "记录到这里为止，对局还没有结束。"
