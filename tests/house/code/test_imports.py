"""Who may import whom, and that the rulebook needs nothing but Python."""

from __future__ import annotations

import logging.config
import os
import subprocess
import sys

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

from tests.house.tree import ROOT
from youyi.games import catalogue

LIST_NEW_MODULES = """
import sys
before = set(sys.modules)
import {module}
for name in sorted(set(sys.modules) - before):
    print(name)
"""


def test_every_import_contract_is_kept(monkeypatch, capsys):
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(logging.config, "dictConfig", lambda _: None)  # it would switch off every other logger
    status = lint_imports(config_filename=".importlinter", no_cache=True)
    assert status == EXIT_STATUS_SUCCESS, capsys.readouterr().out


def modules_loaded_by(module: str) -> set[str]:
    """Import a module in a fresh interpreter and say what came with it."""
    script = LIST_NEW_MODULES.format(module=module)
    environment = {"PYTHONPATH": str(ROOT / "src"), "PATH": os.environ["PATH"]}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


@pytest.mark.parametrize(
    "module", ["youyi", "youyi.kernel", "youyi.games", *(f"youyi.games.{game.id}" for game in catalogue())]
)
def test_the_rulebook_needs_only_the_standard_library(module):
    loaded = modules_loaded_by(module)
    assert module in loaded
    strange = {name.partition(".")[0] for name in loaded} - {"youyi"} - sys.stdlib_module_names
    assert strange == set()


@pytest.mark.parametrize("module", ["live.registry.registry", "live.line.connection", "replay.recording", "tab.worker"])
def test_a_table_needs_neither_server_nor_database(module):
    """It runs in a browser's worker, too, where of all libraries only msgspec is at hand."""
    loaded = modules_loaded_by(f"youyi.apps.web.{module}")
    strange = {name.partition(".")[0] for name in loaded} - {"youyi"} - sys.stdlib_module_names
    assert strange - {"typing_extensions"} == {"msgspec"}  # msgspec asks for it where Python is old
    assert "multiprocessing" not in loaded, "slow to load in a worker, and of no use there"


def test_youyi_alone_loads_no_rulebook():
    assert {name for name in modules_loaded_by("youyi") if name.startswith("youyi.games.")} == set()


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.id)
def test_one_rulebook_loads_no_other(game):
    others = {f"youyi.games.{each.id}" for each in catalogue()} - {f"youyi.games.{game.id}"}
    assert modules_loaded_by(f"youyi.games.{game.id}") & others == set()


def test_simulations_load_nothing_that_only_some_systems_have():
    """Programs can be players on Linux and macOS alone; everything else runs on Windows and in a browser, too."""
    assert modules_loaded_by("youyi.analysis.api") & {"resource"} == set()
