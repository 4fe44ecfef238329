"""`youyi review`: told, as JSON, as a page; several games together; what it refuses."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tests.apps.cli.test_commands import youyi
from youyi.analysis.runs.plan import Plan
from youyi.analysis.simulate.one_game import reopened
from youyi.records.files import save


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("games")
    for number in (1, 2):
        game = reopened(Plan(game="ruqi", games=1, players=("network", "random"), seed=3), number)
        save(folder / "one.json", game)
        save(folder / "two.jsonl", game)
    return folder


def test_a_game_is_reviewed_in_each_form(folder):
    done = youyi(
        "review", "one.json", "--html", "page.html", "--annotate", "told.json", "--json", "--lang", "en", folder=folder
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert [seat["player"] for seat in told["seats"]] == ["network@3", "random@1"]
    for seat in told["seats"]:
        assert seat["adjusted"] == pytest.approx(seat["result"] - seat["luck"])
    assert sum(seat["blunder"] for seat in told["seats"]) == sum(each["band"] == "blunder" for each in told["choices"])
    remarks = json.loads((folder / "told.json").read_text(encoding="utf-8"))["notes"]
    assert {each["ply"] for each in told["choices"] if each["band"] != "good"} <= set(map(int, remarks))
    assert any("Better: " in remark for remark in remarks.values())
    assert "<details>" in (folder / "page.html").read_text(encoding="utf-8")


def test_several_games_are_told_one_by_one_and_in_sum(folder):
    done = youyi(
        "review", "two.jsonl", "--html", "several.html", "--playouts", "0", "--json", "--lang", "en", folder=folder
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert [each["player"] for each in told["players"]] == ["network@3", "random@1"]
    for seat, player in enumerate(told["players"]):
        lucks = [game["seats"][seat]["luck"] for game in told["games"]]
        assert [each["luck"] for each in player["by_game"]] == pytest.approx(lucks)
        assert player["luck"]["sum"] == pytest.approx(sum(lucks)) == pytest.approx(2 * player["luck"]["mean"])
        low, high = player["luck"]["sum_ci95"]
        assert (high - low) / 2 == pytest.approx(1.96 * abs(lucks[0] - lucks[1]), rel=0.001), (
            "√2 games, each ± their spread"
        )
    page = (folder / "several.html").read_text(encoding="utf-8")
    assert page.count("<table") == 2
    assert "http" not in page


def test_several_games_are_told_in_the_terminal(folder):
    done = youyi("review", "two.jsonl", "--playouts", "0", "--lang", "zh-Hans", folder=folder)
    rows = [line.split("\t")[:2] for line in done.stdout.splitlines()]
    names = ["network@3", "random@1"]
    assert [row for row in rows if row[0] in names] == [[name, "2"] for name in names]
    for game in ("1", "2", "合计"):
        assert [row[1] for row in rows if row[0] == game] == names
    refused = youyi("review", "two.jsonl", "--annotate", "told.json", "--lang", "en", folder=folder)
    assert refused.returncode == 2
    assert "this file holds 2" in refused.stderr


def test_an_unfinished_record_is_told_as_far_as_it_goes(folder):
    record = json.loads((folder / "one.json").read_text(encoding="utf-8"))
    short = {**record, "moves": record["moves"][:6], "score": None}
    (folder / "short.json").write_text(json.dumps(short), encoding="utf-8")
    done = youyi("review", "short.json", "--lang", "en", folder=folder)
    assert done.returncode == 0, done.stderr
    assert "The game is not over." in done.stdout


def test_a_game_is_reviewed_for_the_goal_that_is_named(tmp_path):
    game = reopened(Plan(game="dama", games=1, players=("greedy",), terms={"seats": 2}, seed=3), 0)
    save(tmp_path / "dama.json", replace(game, moves=game.moves[:12], score=None))
    told = [
        json.loads(youyi("review", "dama.json", "--goal", goal, "--json", folder=tmp_path).stdout)
        for goal in ("score", "first")
    ]
    assert [each["goal"] for each in told] == ["score", "first"]
    assert [each["unit"]["en"] for each in told] == ["chips", "%"]
    assert told[0]["course"] != told[1]["course"]


def test_a_goal_that_nobody_judges_and_games_that_count_otherwise_are_refused(folder):
    refused = youyi("review", "one.json", "--goal", "first", "--lang", "en", folder=folder)
    assert refused.returncode == 2
    assert refused.stderr == "youyi: Modern cannot be reviewed for the goal first; goals you can use: score\n"
    for ruleset in ("dama/tujing", "dama/simplified-2009"):
        plan = Plan(game="dama", ruleset=ruleset, games=1, players=("greedy",), terms={"seats": 2}, seed=3)
        game = reopened(plan, 0)
        save(folder / "mixed.jsonl", replace(game, moves=game.moves[:6], score=None))
    refused = youyi("review", "mixed.jsonl", "--lang", "en", folder=folder)
    assert refused.returncode == 2
    assert "are not all scored in the same way" in refused.stderr
    told = json.loads(youyi("review", "mixed.jsonl", "--goal", "first", "--json", folder=folder).stdout)
    assert [each["goal"] for each in told["games"]] == ["first", "first"]
