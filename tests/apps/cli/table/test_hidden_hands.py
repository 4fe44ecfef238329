"""馬吊 at the terminal: nobody reads a card that is not theirs, neither on the screen nor in the file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.apps.cli.table.test_playing import typed
from tests.apps.cli.test_commands import youyi
from youyi.games.madiao.cards import CODES
from youyi.records.files import read_record
from youyi.records.replay import replay

DEAL = ("--term", "deals=1")


def codes(text: str) -> set[str]:
    return {word for word in re.findall(r"(?<![A-Za-z0-9])[TWSC][0-9a-z]{1,2}(?![A-Za-z0-9])", text) if word in CODES}


def hidden_at_first(file: Path) -> set[str]:
    """The stock but for the exposed card, from a finished record: nobody saw it before the tricks were played."""
    pack = read_record(file.read_text(encoding="utf-8")).moves[0].removeprefix("deal:").split(",")
    return set(pack[32:39])


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_one_person_sees_their_own_cards_alone(language, tmp_path: Path):
    words = ("play", "madiao", "--players", "human,first,first,first", "--seed", "5", "--lang", language, *DEAL)
    done = youyi(*words, "--record", "a.json", typed=typed(*["1"] * 8), folder=tmp_path)
    assert done.returncode == 0, done.stderr
    file = tmp_path / "a.json"
    record = read_record(file.read_text(encoding="utf-8"))
    assert replay(record).error is None
    assert record.score is not None
    assert sum(record.score) == 0
    before, _, after = done.stdout.rpartition("\n  33  ")
    assert not codes(before) & hidden_at_first(file)
    assert hidden_at_first(file) <= codes(after), "看冲 turns the whole stock up"


def test_whoever_leaves_takes_no_card_of_others_along(tmp_path: Path):
    words = ("play", "madiao", "--players", "human,first,first,first", "--seed", "5", *DEAL, "--record", "a.json")
    done = youyi(*words, typed=typed("1", "1", "why", "board", "quit"), folder=tmp_path)
    text = (tmp_path / "a.json").read_text(encoding="utf-8")
    assert read_record(text).moves == ()
    assert '"seed"' not in text
    youyi("play", "--resume", "a.json", typed=typed(*["1"] * 6), folder=tmp_path)
    assert not codes(done.stdout) & hidden_at_first(tmp_path / "a.json")


def test_one_may_leave_instead_of_handing_over():
    words = ("play", "madiao", "--players", "human,human,first,first", "--seed", "5", *DEAL)
    done = youyi(*words, typed=typed("", "1", "quit"))
    assert done.returncode == 0
    assert "You leave the game" in done.stdout
    assert done.stdout.count("your hand  ") == 1


def test_two_people_take_turns_at_the_screen(tmp_path: Path):
    words = ("play", "madiao", "--players", "human,human,first,first", "--seed", "5", *DEAL)
    done = youyi(*words, typed=typed(*["", "1"] * 16), folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Make sure that nobody else is looking") == 16
    for shown in done.stdout.split("Make sure that nobody else is looking")[1:]:
        screen = shown.partition("Make sure that nobody else is looking")[0]
        assert screen.count("your hand  ") <= 1
    assert done.stdout.count("is dealt") == 0, "no hand is read out while nobody in particular looks"
