"""A person at the terminal: what is asked, what is answered, what can be asked back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.apps.cli.test_commands import compared, youyi
from youyi.kernel.face.columns import width
from youyi.records.files import read_record
from youyi.records.record import TableChance
from youyi.records.replay import replay

ROUND = ("--term", "rounds=1")


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def moves_after(folder: Path, name: str, *lines: str) -> list[str]:
    """The moves of a game of which these lines are typed, as its file has them."""
    words = ("play", "ruqi", "--players", "human,first", "--seed", "5", "--record", name, *ROUND)
    done = youyi(*words, typed=typed(*lines), folder=folder)
    assert done.returncode == 0, done.stderr
    moves: list[str] = json.loads((folder / name).read_text(encoding="utf-8"))["moves"]
    return moves


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_a_person_plays_asks_and_leaves(language, tmp_path):
    lines = typed(
        "?", "why", "why 2", "why 99", "99", "foo", "善p0+1", "1", "undo", "undo", "2", "board", "rules", "quit"
    )
    words = ("play", "ruqi", "--seed", "5", "--lang", language, "--record", "a.json", *ROUND)
    done = youyi(*words, typed=lines, folder=tmp_path)
    compared(f"person-{language}", done)
    assert replay(read_record((tmp_path / "a.json").read_text(encoding="utf-8"))).error is None


def test_an_empty_line_is_asked_again_and_the_end_of_input_leaves():
    done = youyi("play", "ruqi", "--seed", "5", *ROUND, typed="\n\n")
    assert done.returncode == 0
    assert done.stdout.count("White> ") == 3
    assert "You leave the game" in done.stdout


@pytest.mark.parametrize("word", ["q", "quit", "exit", "EXIT", "離席", "离席", "離開", "离开"])
def test_one_leaves_with_any_of_the_words(word):
    done = youyi("play", "ruqi", "--seed", "5", *ROUND, typed=typed(word, "1", "1"))
    assert done.returncode == 0
    assert "You leave the game" in done.stdout
    assert done.stdout.count("White> ") == 1


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "quit, to stop"), ("zh-Hant", "quit：離開"), ("zh-Hans", "quit：离开")]
)
def test_help_is_given_in_every_language_for_any_of_its_words(lang, said):
    words = ("?", "help", "h", "求助", "幫助", "帮助", "說明", "说明")
    done = youyi("play", "ruqi", "--seed", "5", "--lang", lang, *ROUND, typed=typed(*words))
    assert done.stdout.count(said) == len(words)


def test_a_whole_round_is_played_by_number(tmp_path: Path):
    words = ("play", "ruqi", "--players", "human,first", "--seed", "2", "--record", "a.json", *ROUND)
    done = youyi(*words, typed=typed(*["1"] * 400), folder=tmp_path)
    assert "Lead at the end: " in done.stdout
    record = read_record((tmp_path / "a.json").read_text(encoding="utf-8"))
    assert record.score is not None
    assert replay(record).error is None
    first = youyi(
        "play", "ruqi", "--players", "first,first", "--seed", "2", "--record", "b.json", *ROUND, folder=tmp_path
    )
    assert first.returncode == 0
    assert read_record((tmp_path / "b.json").read_text(encoding="utf-8")).moves == record.moves


def test_notation_plays_as_numbers_do(tmp_path: Path):
    by_number = moves_after(tmp_path, "a.json", "1")
    move = next(text for text in by_number if not text.isdecimal())
    assert moves_after(tmp_path, "b.json", move) == by_number


def test_undo_gives_back_the_same_dice(tmp_path: Path):
    straight = moves_after(tmp_path, "a.json", "1", "1")
    assert moves_after(tmp_path, "b.json", "1", "2", "undo", "1") == straight


def test_two_people_cannot_take_turns_back():
    done = youyi("play", "ruqi", "--players", "human,human", "--seed", "5", *ROUND, typed=typed("1", "undo", "quit"))
    assert "only when you play alone against computers" in done.stdout


def test_real_dice_are_typed_in_and_recorded_so(tmp_path: Path):
    words = ("play", "ruqi", "--players", "human,first", "--dice", "typed", "--record", "a.json", *ROUND)
    done = youyi(*words, typed=typed("31", "12", "99", "x", "why", "14", "quit"), folder=tmp_path)
    assert done.returncode == 0
    record = read_record((tmp_path / "a.json").read_text(encoding="utf-8"))
    assert record.chance == TableChance()
    assert record.moves[:3] == ("13", "12", "14")
    assert replay(record).error is None


def test_a_hidden_seed_is_written_into_the_record(tmp_path: Path):
    for name in ("a.json", "b.json"):
        words = ("play", "ruqi", "--players", "first,first", "--record", name, *ROUND)
        assert youyi(*words, folder=tmp_path).returncode == 0
        assert "every throw follows from its seed" in youyi("record", "verify", name, folder=tmp_path).stdout
    seeds = [
        json.loads((tmp_path / name).read_text(encoding="utf-8"))["chance"]["seed"] for name in ("a.json", "b.json")
    ]
    assert seeds[0] != seeds[1]


def test_a_file_of_many_games_gains_one_line_a_game(tmp_path: Path):
    for _ in range(2):
        youyi("play", "ruqi", "--seed", "5", "--record", "a.jsonl", *ROUND, typed=typed("1", "quit"), folder=tmp_path)
    assert len((tmp_path / "a.jsonl").read_text(encoding="utf-8").splitlines()) == 2
    assert youyi("record", "verify", "a.jsonl", folder=tmp_path).returncode == 0


def test_the_choices_stand_in_columns():
    done = youyi("play", "ruqi", "--seed", "5", "--lang", "zh-Hant", *ROUND, typed=typed("quit"))
    rows = [
        line
        for line in done.stdout.splitlines()
        if line.strip()[:1].isdigit() and "p0" in line and "  " in line.strip()
    ]
    choices = [line for line in rows if line[:4].strip().isdecimal() and line.count("  ") >= 2 and "+" in line]
    starts = {width(line[: line.index(line.split("  ")[-1])]) for line in choices}
    assert len(choices) > 5
    assert len(starts) == 1
