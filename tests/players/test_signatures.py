"""The same seed, the same game, on every Python: what each player chooses is what signatures.json says.

A signature that changes on purpose, with the player's version or with a new ruleset, is written anew by
`python -m tests.players.test_signatures`.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.amount import ALL, third
from tests.players import signatures
from tests.players.signatures import needs_kernels, tables
from youyi.games import built_in
from youyi.players.player import players_at

ROOT = Path(__file__).parents[2]
KEEP = Path(__file__).with_name("signatures.json")
KEPT = json.loads(KEEP.read_text(encoding="utf-8"))
LOWEST, HIGHEST = 11, 14
PYODIDE = ROOT / "client" / "node_modules" / "pyodide"
QUICKEST = "ruqi"
"""The game whose signatures take the least time."""


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


@pytest.mark.parametrize("name", built_in())
def test_every_player_chooses_as_its_signature_says(name):
    assert signatures.signatures([name], compiled=True) == kept(name)


def test_nearly_every_player_can_be_held_to_it_anywhere():
    every = [(table, spec) for table in tables() for spec in players_at(table)]
    assert {spec.id for table, spec in every if needs_kernels(table, spec)} <= {"search"}


@pytest.mark.more
@pytest.mark.parametrize("name", third(built_in(), at=built_in().index(QUICKEST)))
def test_other_pythons_choose_alike(name):
    pythons = others()
    if not pythons:
        pytest.skip("no other Python is here")
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    words = [str(ROOT / "tests" / "players" / "signatures.py"), name]
    for python in pythons if ALL else pythons[-1:]:
        done = subprocess.run([python, *words], env=environment, stdout=subprocess.PIPE, check=True)
        found = json.loads(done.stdout)
        assert {each: KEPT[each] for each in found} == found, python
        assert len(found) > len(kept(name)) // 2


@pytest.mark.skipif(
    not os.environ.get("CI") and not PYODIDE.is_dir(), reason="the client is not installed: make client"
)
@pytest.mark.parametrize("name", third(built_in(), at=built_in().index(QUICKEST)))
def test_the_python_of_a_static_site_chooses_alike(name):
    """It is WebAssembly, with a C library and a version of Python of its own."""
    near = os.pathsep.join([str(ROOT / ".node" / "bin"), os.environ["PATH"]])
    node = shutil.which("node", path=near)
    assert node is not None
    done = subprocess.run([node, ROOT / "client" / "sign-python.js", name], stdout=subprocess.PIPE, check=True)
    found = json.loads(done.stdout)
    assert found["python"].startswith("3.14.")
    assert {each: KEPT[each] for each in found["signatures"]} == found["signatures"]
    assert len(found["signatures"]) > len(kept(name)) // 2


def kept(name: str) -> dict[str, str]:
    """The signatures of a game."""
    return {each: signature for each, signature in KEPT.items() if each.startswith(f"{name}/")}


if __name__ == "__main__":
    KEEP.write_text(json.dumps(signatures.signatures([], compiled=True), indent=1) + "\n", encoding="utf-8")
