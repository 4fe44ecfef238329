"""`youyi errors`: the table in three languages, JSON, CSV, a set that is written and read again, people's records, what is refused."""

from __future__ import annotations

import csv
import json

import pytest

from tests.apps.cli.test_commands import youyi

pytest.importorskip("numba", reason="playouts by the readable rules take minutes")
FEW = ("--games", "2", "--decisions", "2", "--first", "4", "--most", "8", "--mixture", "random", "--processes", "1")


def test_the_table_says_what_was_judged_and_how():
    done = youyi("errors", "ruqi", *FEW, "--players", "greedy,network", "--lang", "en")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0] == "ruqi/modern@2 rounds=1"
    assert lines[1].startswith("seed 0, release ")
    assert lines[2].split("\t")[:3] == ["player", "decisions", "loss a decision"]
    assert {line.partition("\t")[0] for line in lines[3:5]} == {"greedy@1", "network@3"}
    assert lines[5].startswith("games: 2; decisions: ")
    assert ", 4 to 8 times each, and as often again" in lines[6]
    assert lines[7] == "Judged by playing on to the end with network@3 in every seat (engine: fast)"


def test_hidden_cards_are_checked_as_they_lay():
    done = youyi("errors", "madiao", *FEW, "--players", "random,heuristic", "--lang", "zh-Hans")
    assert done.returncode == 0, done.stderr
    assert "评定的标准：在 search@1 按所见推测的牌局里，各家都由 heuristic@2 玩到底，用 fast 引擎" in done.stdout
    assert "也按实际的牌试玩过" in done.stdout


def test_json_and_csv_have_the_same_figures(tmp_path):
    file = tmp_path / "rates.csv"
    done = youyi("errors", "ruqi", *FEW, "--players", "greedy,network", "--csv", str(file), "--json")
    report = json.loads(done.stdout)
    assert report["schema"] == "youyi.errors/1"
    assert (report["games"], report["judged"], report["yardstick"]["engine"]) == (2, 4, "fast")
    with file.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert [(each["player"], float(each["a_game"])) for each in rows] == [
        (each["name"], each["a_game"]["mean"]) for each in report["players"]
    ]


def test_another_player_is_asked_at_the_decisions_of_a_set(tmp_path):
    file, record = str(tmp_path / "set.jsonl.gz"), str(tmp_path / "game.json")
    assert youyi("errors", "ruqi", *FEW, "--players", "greedy", "--out", file).returncode == 0
    report = json.loads(
        youyi("errors", "ruqi", "--from", file, "--players", "first", "--processes", "1", "--json").stdout
    )
    assert {each["name"] for each in report["players"]} == {"greedy@1", "first@1"}
    assert youyi("reopen", "ruqi", "--players", "random", "--game", "0", "--out", record).returncode == 0
    held = youyi("errors", "ruqi", "--from", file, "--record", record, "--processes", "1", "--json")
    names = {each["name"] for each in json.loads(held.stdout)["players"]}
    assert "greedy@1" in names <= {"greedy@1", "random@1 (1)", "random@1 (2)"}
    refused = youyi("errors", "dama", "--from", file, "--lang", "en")
    assert "these judged decisions are from ruqi" in refused.stderr


@pytest.mark.parametrize(
    ("beside", "given"),
    [("--from", each) for each in ("--ruleset", "--games", "--seed", "--most", "--floor")] + [("--record", "--games")],
)
def test_what_a_file_says_is_not_said_beside_it(tmp_path, beside, given):
    value = "ruqi/modern" if given == "--ruleset" else "3"
    refused = youyi("errors", "ruqi", beside, str(tmp_path / "a.jsonl"), given, value, "--lang", "en")
    assert refused.returncode == 2
    assert f"with {beside}, leave {given} out: the file says it already" in refused.stderr


def test_a_partial_file_is_gone_when_all_is_judged(tmp_path):
    file = tmp_path / "partial.jsonl"
    assert youyi("errors", "ruqi", *FEW, "--players", "greedy", "--partial", str(file)).returncode == 0
    assert not file.exists()


def test_a_broken_set_is_refused_with_its_place(tmp_path):
    file = tmp_path / "set.jsonl"
    file.write_text('{"schema": "youyi.errors-set/1"}\n', encoding="utf-8")
    done = youyi("errors", "ruqi", "--from", str(file), "--lang", "en")
    assert done.returncode != 0
    assert "line 1, field survey: it is missing" in done.stderr
