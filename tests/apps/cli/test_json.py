"""`--json` of every command that has it: JSON, with the keys others rely on and the values of the text."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import click
import pytest

from tests.apps.cli.test_commands import youyi
from youyi.apps.cli import youyi as group
from youyi.apps.cli.commands import COMMANDS
from youyi.apps.cli.texts import TERMINAL as TEXTS
from youyi.games import catalogue
from youyi.players.player import players_of

ROUND = ("--players", "first,greedy", "--seed", "7", "--term", "rounds=1")


def written(*words: str) -> Any:
    done = youyi(*words, "--json")
    assert done.returncode == 0, done.stderr
    assert done.stderr.replace(f"{TEXTS['compiling'].en}\n", "") == ""
    return json.loads(done.stdout)


def test_every_command_with_json_is_held_here():
    context = click.Context(group)
    commands = {name: group.get_command(context, name) for name in COMMANDS}
    able = {name for name, each in commands.items() if each and any("--json" in param.opts for param in each.params)}
    told = {"games", "play", "simulate", "compare", "perft", "odds", "match", "export", "bench"}
    assert able == told | {"players", "ladder", "review", "errors", "solve"}, (
        "the last five are held with their own tests"
    )


def test_match():
    found = written("match", "madiao", "first", "random", "--deals", "4")
    (met,) = found["meetings"]
    assert (met["a"], met["b"], met["deals"]) == ("first@1", "random@1", 4)
    assert met["won"] + met["tied"] + met["lost"] == 4
    low, high = met["ci95"]
    assert low <= met["difference"] <= high
    assert (found["ruleset"], found["sprt"], found["ratings"]) == ("madiao/guide@2", None, [])


def test_export(tmp_path):
    file = tmp_path / "games.jsonl"
    found = written("export", "ruqi", "--games", "2", "--seed", "3", "--records", str(file))
    assert (found["ruleset"], found["games"], found["seed"]) == ("ruqi/modern@2", 2, 3)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 2


def test_games():
    found = {each["id"]: each for each in written("games")}
    for game in catalogue():
        each = found[game.id]
        assert set(each) == {"id", "names", "about", "seats", "rulesets", "players"}
        assert each["names"]["zh-Hant"] == game.name.zh_hant
        assert [ruleset["id"] for ruleset in each["rulesets"]] == [ruleset.full_id for ruleset in game.rulesets]
        assert each["players"] == [player.full_id for player in players_of(game)]
    assert found["dama"]["seats"] == [2, 3, 4, 5]


def test_play():
    found = written("play", "ruqi", *ROUND)
    assert set(found) == {"game", "plies", "fingerprint", "score", "first", "why", "kind"}
    assert found["game"] == "ruqi"
    assert sum(found["score"]) == 0
    assert found["fingerprint"].startswith("sha256:")


def test_simulate():
    found = written("simulate", "ruqi", "--games", "3", "--processes", "1", "--players", "first,greedy")
    assert set(found) == {
        "game", "ruleset", "rulings", "terms", "fingerprint", "seed", "engine", "engine_because", "release", "python", "players",
        "games", "ended", "length", "seats", "ends", "longest",
    }  # fmt: skip
    assert found["games"] == found["ended"] == sum(found["ends"].values()) == 3
    assert found["players"] == ["first@1", "greedy@1"]
    assert len(found["seats"]) == 2


def test_perft():
    found = written("perft", "ruqi", "2")
    assert found == {"game": "ruqi", "ruleset": "ruqi/modern@2", "counts": [1, 21, 441]}


@pytest.mark.parametrize("game", ["ruqi", "dama"])
def test_odds_sum_to_one_for_each_kind_of_throw(game):
    found = {throw: Fraction(chance) for throw, chance in written("odds", game)["throws"].items()}
    kinds = 2 if game == "dama" else 1
    assert sum(found.values()) == kinds
    assert found["11" if game == "ruqi" else "111"] == Fraction(1, 36 if game == "ruqi" else 216)


@pytest.mark.parametrize("game", [each.id for each in catalogue()])
def test_odds_tell_what_a_game_works_out(game):
    found = written("odds", game)
    assert set(found) == {"throws", "exact"}
    assert (found["throws"] == {}) == (game == "madiao")
    assert (found["exact"] == {}) == (game == "ruqi")
    for figures in found["exact"].values():
        assert all(Fraction(value) >= 0 for value in figures.values())


def test_bench():
    found = written("bench", "--seconds", "0.05")
    assert set(found) == {"machine", "results"}
    assert found["machine"]["cores"] > 0
    assert {row["ruleset"] for row in found["results"]} >= {
        ruleset.full_id for game in catalogue() for ruleset in game.rulesets
    }
    for row in found["results"]:
        assert set(row) == {
            "game", "ruleset", "seats", "engine", "policy", "moves_per_s", "turns_per_s", "games_per_s",
            "times",
        }  # fmt: skip
        assert row["moves_per_s"] > row["games_per_s"] > 0


@pytest.mark.long
def test_bench_has_a_line_for_each_result():
    found = written("bench", "--seconds", "0.05")
    assert youyi("bench", "--seconds", "0.05").stdout.count("\n") == len(found["results"]) + 2
