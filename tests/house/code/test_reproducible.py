"""The same commit gives the same bytes wherever it is built, and the package says of which commit and of what it is made."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Mapping
from pathlib import Path
from zipfile import ZipFile

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from hatch_build import BUNDLED, catalogues, commit

from tests.house.tree import ROOT
from youyi.kernel import catalogues as kernel_catalogues
from youyi.kernel.version import __version__

HERE = {"TZ": "UTC", "LC_ALL": "C.UTF-8", "PYTHONHASHSEED": "1"}
ELSEWHERE = {"TZ": "Pacific/Kiritimati", "LC_ALL": "C", "PYTHONHASHSEED": "2"}
SEEN = """
import { build } from "vite";
const found = new Set();
const write = { name: "seen", generateBundle(_, bundle) {
  for (const chunk of Object.values(bundle))
    for (const [file, part] of Object.entries(chunk.modules ?? {}))
      if (part.renderedLength) found.add(/node_modules\\/((?:@[^/]+\\/)?[^/]+)\\//.exec(file)?.[1]);
} };
await build({ logLevel: "error", build: { write: false }, plugins: [write] });
found.delete(undefined);
console.log(JSON.stringify([...found]));
"""


def built(root: Path, target: Path, kind: str, umask: int, environment: Mapping[str, str]) -> Path:
    """A wheel or an sdist, built without its client in surroundings of its own."""
    kept = {name: value for name, value in os.environ.items() if name != "SOURCE_DATE_EPOCH"}
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(target)],
        cwd=root, env={**kept, "YOUYI_NO_CLIENT": "1", **environment}, umask=umask, check=True, capture_output=True,
    )  # fmt: skip
    (made,) = target.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return made


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(ROOT, tmp_path_factory.mktemp("here"), "wheel", 0o022, HERE)


def test_a_wheel_is_the_same_in_other_surroundings(wheel, tmp_path):
    assert digest(built(ROOT, tmp_path, "wheel", 0o077, ELSEWHERE)) == digest(wheel)


def test_a_wheel_says_of_which_commit_it_is(wheel):
    known = commit(ROOT)
    with ZipFile(wheel) as opened:
        if known is None:
            assert "youyi/commit.txt" not in opened.namelist()
        else:
            assert opened.read("youyi/commit.txt").decode().split() == [*known]


def test_the_bill_of_materials_is_sound_and_names_what_is_locked(wheel):
    with ZipFile(wheel) as opened:
        (file,) = (name for name in opened.namelist() if "/sboms/" in name)
        text = opened.read(file).decode()
        client = "youyi/apps/web/static/index.html" in opened.namelist()
    assert file == f"youyi-{__version__}.dist-info/sboms/youyi.cdx.json"
    wrong = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    assert wrong is None, wrong
    told = json.loads(text)
    assert told["metadata"]["component"]["version"] == __version__
    scopes = {each["name"]: each["scope"] for each in told["components"]}
    assert scopes["starlette"] == "optional"
    assert {name for name, scope in scopes.items() if scope == "required"} == (BUNDLED if client else set())


def test_packed_catalogues_say_what_the_catalogues_say(monkeypatch):
    made = catalogues(ROOT)
    monkeypatch.setattr(
        kernel_catalogues, "_text", lambda package, file: made.get(f"{package.replace('.', '/')}/{file}", "")
    )
    files = sorted((ROOT / "src").rglob("*.po"))
    for file in files:
        package = ".".join(file.parent.relative_to(ROOT / "src").parts)
        room, _, language = file.stem.rpartition(".")
        kernel_catalogues._unpacked.cache_clear()
        said = kernel_catalogues.catalogue.__wrapped__(package, room, language)
        assert said == kernel_catalogues.parsed(file.read_text(encoding="utf-8"), str(file)), file
        assert kernel_catalogues.catalogue.__wrapped__(package, room, "tlh") == {}
    kernel_catalogues._unpacked.cache_clear()
    assert len(files) > len(made) > len(files) // 4


@pytest.mark.long
def test_two_clones_and_an_sdist_give_the_same_wheel(tmp_path):
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("without git and a checkout there is nothing to clone")
    roots = [tmp_path / "one", tmp_path / "another-place" / "two"]
    hashes = []
    for root, umask, environment in zip(roots, (0o022, 0o077), (HERE, ELSEWHERE), strict=True):
        subprocess.run(["git", "clone", "-q", "--no-local", str(ROOT), str(root)], umask=umask, check=True)
        shutil.copytree(ROOT / "client/node_modules", root / "client/node_modules", symlinks=True)
        path = f"{ROOT / '.node/bin'}{os.pathsep}{os.environ['PATH']}"
        npm = {**os.environ, **environment, "PATH": path}
        subprocess.run(["npm", "run", "--silent", "build"], cwd=root / "client", env=npm, umask=umask, check=True)
        made = [built(root, root / "dist", kind, umask, environment) for kind in ("sdist", "wheel")]
        hashes.append([digest(each) for each in made])
    assert hashes[0] == hashes[1]
    with tarfile.open(next((roots[0] / "dist").glob("*.tar.gz"))) as packed:
        packed.extractall(tmp_path, filter="data")
    again = built(tmp_path / f"youyi-{__version__}", tmp_path / "again", "wheel", 0o022, HERE)
    assert digest(again) == hashes[0][1]


@pytest.mark.long
def test_the_client_holds_those_packages_of_npm_and_no_others():
    path = f"{ROOT / '.node/bin'}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", SEEN], cwd=ROOT / "client", env={**os.environ, "PATH": path},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert set(json.loads(done.stdout)) == BUNDLED
