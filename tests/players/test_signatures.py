"""The same seed, the same game, on every Python: what each player chooses is what signatures.json says.

A signature that changes on purpose, with the player's version or with a new ruleset, is written anew by
`python tests/kit/signatures.py --compiled > tests/players/signatures.json`.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit import signatures
from tests.kit.signatures import needs_kernels, tables
from youyi.players.player import players_at

ROOT = Path(__file__).parents[2]
KEPT = json.loads(Path(__file__).with_name("signatures.json").read_text(encoding="utf-8"))
LOWEST, HIGHEST = 11, 14


def others() -> list[str]:
    """Pythons of other versions on this machine: on PATH, or where pyenv keeps them."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = []
    for minor in range(LOWEST, HIGHEST + 1):
        ours = sys.version_info[1] == minor
        named = [*map(str, sorted(kept.glob(f"3.{minor}.*/bin/python"))), shutil.which(f"python3.{minor}")]
        found += [] if ours else [each for each in named if each and works(each, minor)][:1]
    return found


def works(python: str, minor: int) -> bool:
    """Whether it is a Python of that version, and not what stands for one that is not chosen."""
    asked = [python, "-c", f"import sys; sys.exit(sys.version_info[:2] != (3, {minor}))"]
    return subprocess.run(asked, capture_output=True, check=False).returncode == 0


def test_every_player_chooses_as_its_signature_says():
    assert signatures.signatures(compiled=True) == KEPT


def test_nearly_every_player_can_be_held_to_it_anywhere():
    every = [(table, spec) for table in tables() for spec in players_at(table)]
    assert {spec.id for table, spec in every if needs_kernels(table, spec)} <= {"search"}


def test_other_pythons_choose_alike():
    pythons = others()
    if not pythons:
        pytest.skip("no other Python is here")
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    words = str(ROOT / "tests" / "kit" / "signatures.py")
    running = {each: subprocess.Popen([each, words], env=environment, stdout=subprocess.PIPE) for each in pythons}
    for python, process in running.items():
        out, _ = process.communicate()
        assert process.returncode == 0, python
        found = json.loads(out)
        assert {name: KEPT[name] for name in found} == found, python
        assert len(found) > len(KEPT) // 2
