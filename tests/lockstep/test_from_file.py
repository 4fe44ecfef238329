"""Kernels in a file of WebAssembly play as those that Numba compiles, in the Python of a browser's tab."""

from __future__ import annotations

import json
import os
import shutil
import subprocess

import pytest

from tests.house.tree import ROOT
from tests.lockstep.from_file import rows
from workshop.wasm.building import GAMES, build, kept

SIGNED = json.loads((ROOT / "tests" / "players" / "signatures.json").read_text(encoding="utf-8"))
FEW, MANY = 20, 2000


@pytest.mark.parametrize("games", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
def test_kernels_in_a_file_play_as_those_of_numba(tmp_path, games):
    for name in GAMES:
        (tmp_path / f"{name}.wasm").write_bytes(kept(name))
    near = os.pathsep.join([str(ROOT / ".node" / "bin"), os.environ["PATH"]])
    node = shutil.which("node", path=near)
    assert node is not None
    words = [node, ROOT / "client" / "kernels-python.js", tmp_path, str(games)]
    found = json.loads(subprocess.run(words, stdout=subprocess.PIPE, check=True).stdout)
    assert found["rows"] == rows(games)
    assert found["signed"] == {name: sign for name, sign in SIGNED.items() if name.endswith(" search@1")}
    assert "kernel_playouts: " in found["faults"]["says"]
    assert found["faults"]["goes_on"]


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_two_builds_are_the_same_file(name):
    assert build(name) == kept(name)
