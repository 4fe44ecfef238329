"""A game in a package of its own, installed beside Youyi and used as any other, with nothing outside its folder touched."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from tests.house.tree import ROOT
from tests.kit.toys.pig import PIG, install
from youyi import games
from youyi.kernel.errors import FaultyGame


@pytest.fixture(scope="module")
def installed(tmp_path_factory) -> Path:
    return install(tmp_path_factory.mktemp("site"))


@pytest.fixture
def youyi(installed, tmp_path):
    """Run a command in a folder of its own, with Pig installed."""

    def run(*arguments: str, typed: str = "", status: int = 0, module: str = "youyi") -> str:
        environment = os.environ | {
            "PYTHONPATH": os.pathsep.join([str(installed), str(ROOT / "src"), str(ROOT)]),
            "HYPOTHESIS_STORAGE_DIRECTORY": str(
                ROOT / ".hypothesis"
            ),  # it knows the characters: to list them takes long
        }
        done = subprocess.run(
            [sys.executable, "-m", module, *arguments],
            input=typed, capture_output=True, text=True, check=False, cwd=tmp_path, env=environment,
        )  # fmt: skip
        assert done.returncode == status, done.stdout + done.stderr
        return done.stdout + done.stderr

    return run


def test_it_is_listed_with_its_seats_rulesets_and_players(youyi):
    listed = {each["id"]: each for each in json.loads(youyi("games", "--json"))}
    assert list(listed) == ["dama", "madiao", "ruqi", "pig"]
    assert listed["pig"]["players"] == ["random@1", "first@1", "twenty@1"]


@pytest.mark.parametrize(
    ("language", "heard", "said"),
    [("en", "You throw", "A throws"), ("zh-Hant", "你擲得", "甲擲得"), ("zh-Hans", "你掷得", "甲掷得")],
)
def test_it_plays_at_the_terminal_and_its_record_verifies(youyi, tmp_path, language, heard, said):
    told = youyi(
        "play", "pig", "--seed", "1", "--lang", language, "--record", "game.json", typed="hold\n" * 3 + "quit\n"
    )
    assert heard in told
    assert "valid" in youyi("record", "verify", "game.json")
    assert said in youyi("record", "transcript", "game.json", "--lang", language)
    assert said in youyi("why", "game.json", "1", "--lang", language)
    assert json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))["game"] == "pig"


def test_it_simulates_in_several_processes_as_in_one(youyi):
    plan = ("simulate", "pig", "--games", "120", "--seed", "5", "--players", "twenty,random", "--json")
    alone, shared = json.loads(youyi(*plan, "--processes", "1")), json.loads(youyi(*plan, "--processes", "2"))
    assert alone == shared
    assert alone["games"] == 120


def test_its_examples_conform_and_a_wrong_one_fails(youyi, tmp_path):
    assert youyi("conform", str(PIG / "examples.jsonl")).endswith("4 passed, 0 failed\n")
    wrong = (PIG / "examples.jsonl").read_text(encoding="utf-8").replace('"points":[10,0]', '"points":[11,0]')
    (tmp_path / "wrong.jsonl").write_text(wrong, encoding="utf-8")
    assert youyi("conform", "wrong.jsonl", status=1).endswith("3 passed, 1 failed\n")


def test_its_clauses_and_rulings_have_their_pages(youyi):
    clause = youyi("rule", "pig.one_takes_all")
    assert "At some tables a one takes all points" in clause
    assert "Which points does a one take?" in youyi("rule", "pig.one", "--lang", "en") + youyi("rule", "one")


def test_the_laws_of_every_game_hold_for_it(youyi):
    told = youyi(
        "-q", "--hypothesis-profile", "few", "-p", "no:cacheprovider", "--rootdir", str(ROOT), "-c", str(ROOT / "pyproject.toml"), "--game", "pig",
        *(str(ROOT / "tests" / "laws" / f"test_{law}.py") for law in ("playing", "notation", "actions", "speech")),
        str(PIG / "tests"), "-m", "not long", module="pytest",
    )  # fmt: skip
    assert " passed" in told
    assert "failed" not in told


def test_an_entry_point_that_names_no_game_is_refused_with_its_name(monkeypatch):
    monkeypatch.setattr(games, "entry_points", lambda group: [EntryPoint("broken", "youyi.games.dama:GAME", group)])
    with pytest.raises(FaultyGame, match=r"'broken'.* must be a Game with the id by which it is registered"):
        games.game("broken")


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("youyi_nowhere:GAME", "No module named 'youyi_nowhere'"),
        ("youyi.games.dama:NONE", "has no attribute 'NONE'"),
        ("youyi.games.dama:GAME", "must be a Game with the id by which it is registered"),
        ("tests.plugins.faulty:SEATLESS", "'Seatless' object has no attribute 'seats'"),
        ("tests.plugins.faulty:UNPLAYABLE", "ZeroDivisionError"),
    ],
)
def test_a_faulty_game_is_named_and_left_out_and_the_others_go_on(monkeypatch, caplog, value, why):
    good = EntryPoint("pig", "youyi_pig:GAME", "youyi.games")
    bad = EntryPoint("broken", value, "youyi.games")
    monkeypatch.setattr(games, "entry_points", lambda **_of: [bad, good])
    games._plugin.cache_clear()
    assert [each.id for each in games.catalogue()] == ["dama", "madiao", "ruqi", "pig"]
    assert [each.id for each in games.catalogue()] == ["dama", "madiao", "ruqi", "pig"]
    (said,) = caplog.messages  # once
    assert "'broken'" in said
    assert why in said
    assert "\n" not in said
    with pytest.raises(FaultyGame, match="'broken'"):
        games.game("broken")


def test_a_built_in_game_cannot_be_replaced(monkeypatch):
    monkeypatch.setattr(games, "entry_points", lambda group: [EntryPoint("dama", "elsewhere:GAME", group)])
    assert games.game("dama").articles
    assert [each.id for each in games.catalogue()] == ["dama", "madiao", "ruqi"]
