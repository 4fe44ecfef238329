"""What an index says of the package, what `pip install youyi` brings, and what is said where an extra is missing."""

from __future__ import annotations

import email
import json
import os
import re
import subprocess
import sys
import tarfile
import tomllib
from collections import Counter
from importlib.metadata import packages_distributions
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatch_build import with_links

from tests.house.tree import ROOT
from youyi.kernel.names import Language
from youyi.kernel.optional_dependencies import EXTRAS, MissingExtra, missing, require

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
HOME = "https://git.example.org/youyi/youyi"
LARGEST = 2_000_000
"""Bytes of each file that was trained or solved."""
LARGEST_REST = 3_150_000
"""Bytes of a wheel without those. 3,070,000 were measured: 1.47 MB Python, 0.95 MB the client (0.23 MB of it findings and history in three
languages), 0.30 MB catalogues, 0.29 MB the names and hashes of 1,457 files, 0.06 MB the rest. No two files are the same, none is uncompressed;
stronger compression saves 0.01 MB; only what the search knows of history (0.05 MB) is there twice. The 2,250,000 of before were set when 2.16 MB
were measured; without any client it would be 2.0 MB now.
"""
LEARNT = (".net", ".table")
WITHOUT = """
import sys
for library in {libraries!r}:
    sys.modules[library] = None
"""


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[\[><=;]", each)[0].strip().lower() for each in requirements}


def without(*libraries: str, code: str) -> subprocess.CompletedProcess[str]:
    """Run code where these libraries cannot be imported."""
    script = WITHOUT.format(libraries=libraries) + code
    environment = {"PYTHONPATH": str(ROOT / "src"), "PATH": os.environ["PATH"], "PYTHONUTF8": "1"}
    return subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)


def metadata(**environment: str) -> dict[str, object]:
    command = [sys.executable, "-m", "hatchling", "metadata"]
    said = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, check=True
    )
    return dict(json.loads(said.stdout))


def test_the_library_needs_nothing():
    assert PROJECT["dependencies"] == []
    code = (
        "import youyi\n"
        "for game in youyi.catalogue():\n"
        "    youyi.play_game(game.under(), ['random'] * game.under().rules.seats, 1, 0)\n"
        "print(len(youyi.catalogue()))"
    )
    done = without(*EXTRAS, code=code)
    assert done.stderr == ""
    assert int(done.stdout) >= 3


NAMED = {"pyspiel": "open-spiel"}
"""What an index calls a library that development does without."""


def test_every_library_of_an_extra_is_named_with_it():
    homes = packages_distributions()
    of_extra: dict[str, set[str]] = {}
    for library, extra in EXTRAS.items():
        found = {name.lower().replace("_", "-") for name in homes.get(library, [NAMED.get(library, library)])}
        of_extra.setdefault(extra, set()).update(found)
    extras = PROJECT["optional-dependencies"]
    for extra, libraries in of_extra.items():
        if extra in extras:
            assert libraries <= names(extras[extra]), extra
    for extra, requirements in extras.items():
        if extra not in ("all", "peers"):
            assert names(requirements) - {"youyi"} <= set().union(*of_extra.values()), extra


def test_all_is_everything_but_what_only_benchmarks_need():
    (everything,) = PROJECT["optional-dependencies"]["all"]
    named = set(everything.partition("[")[2].rstrip("]").split(","))
    assert named | {"all", "peers", "openspiel"} >= PROJECT["optional-dependencies"].keys()
    assert named <= PROJECT["optional-dependencies"].keys()


def test_without_the_command_lines_libraries_it_says_what_to_install():
    done = without("click", code="from youyi.__main__ import main; main()")
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1] == "youyi: click is not installed: pip install 'youyi[cli]'"
    assert len(done.stderr.splitlines()) == len(Language)


@pytest.mark.parametrize(
    ("library", "words", "extra"),
    [
        ("pyarrow", ["simulate", "ruqi", "--games", "1", "--processes", "1", "--parquet", "a.parquet"], "lab"),
        ("starlette", ["serve"], "web"),
        ("websockets", ["play", "--table", "http://127.0.0.1:9/t/x"], "web"),
        ("matplotlib", ["simulate", "ruqi", "--games", "1", "--processes", "1", "--html", "x"], "report"),
    ],
)
def test_a_command_that_lacks_a_library_names_the_extra(library, words, extra, tmp_path):
    code = f"import os; os.chdir({str(tmp_path)!r}); sys.argv = ['youyi', *{words!r}]\nfrom youyi.__main__ import main; main()"
    done = without(library, code=code)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert f"youyi[{extra}]" in done.stderr


def test_a_library_that_is_missing_is_named_to_programs_too():
    done = without("numba", code="import youyi.compiled.jit")
    assert "pip install 'youyi[fast]'" in done.stderr.splitlines()[-1]
    with pytest.raises(MissingExtra, match=r"'youyi\[fast\]'"):
        require("fast", "json", "a_library_of_nobody")
    assert missing(ModuleNotFoundError(name="a_module_of_ours")) is None


def test_links_on_the_page_of_an_index_are_absolute():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for text in (with_links(readme, HOME), with_links(readme, "")):
        targets = re.findall(r"\]\(([^)]*)\)", text)
        assert all(each.startswith(("https://", "#")) for each in targets)
    assert f"({HOME}/blob/HEAD/docs/README.md)" in with_links(readme, HOME)
    assert "](" not in with_links("[words](docs/a.md) ![picture](b.png)", "")


def test_whoever_publishes_says_where_the_project_lives():
    urls = metadata(YOUYI_URL=HOME)["urls"]
    assert isinstance(urls, dict)
    assert urls["Source"] == HOME
    assert all(each.startswith(HOME) for each in urls.values())
    assert not metadata(YOUYI_URL="").get("urls")


@pytest.mark.long
def test_a_wheel_is_built_from_the_sdist_alone_and_is_small(tmp_path: Path):
    environment = {**os.environ, "YOUYI_NO_CLIENT": "1"}
    build = [sys.executable, "-m", "hatchling", "build", "-d", str(tmp_path)]
    subprocess.run([*build, "-t", "sdist"], cwd=ROOT, env=environment, check=True, capture_output=True)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path, filter="data")
    (unpacked,) = (each for each in tmp_path.iterdir() if each.is_dir())
    for needed in (
        "docs/README.md",
        "tests/house/code/test_packaging.py",
        "client/package-lock.json",
        "Makefile",
        "LICENSE",
    ):
        assert (unpacked / needed).is_file()
    subprocess.run([*build, "-t", "wheel"], cwd=unpacked, env={"PATH": ""}, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*-py3-none-any.whl")
    with ZipFile(wheel) as opened:
        learnt = [each.compress_size for each in opened.infolist() if each.filename.endswith(LEARNT)]
        assert max(learnt) <= LARGEST
        kinds = Counter[str]()
        for each in opened.infolist():
            kinds[Path(each.filename).suffix] += each.compress_size
        assert wheel.stat().st_size - sum(learnt) <= LARGEST_REST, kinds.most_common()
        files = opened.namelist()
        said = email.message_from_bytes(opened.read(next(each for each in files if each.endswith("/METADATA"))))
    assert "youyi/apps/web/static/index.html" in files
    assert {"youyi/kernel/texts/LINGUAS", "youyi/games/dama/texts/rulings.json"} <= set(files)
    assert not any(each.startswith(("tests", "docs")) for each in files)
    assert all("extra ==" in each for each in said.get_all("Requires-Dist", []))
    folder = tmp_path / "empty"
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    python = str(folder / "bin" / "python")
    subprocess.run([python, "-m", "pip", "install", "--no-index", "--quiet", str(wheel)], check=True)
    code = "import youyi; print([game.id for game in youyi.catalogue()])"
    done = subprocess.run([python, "-c", code], cwd=tmp_path, env={}, capture_output=True, text=True, check=True)
    assert done.stdout == "['dama', 'madiao', 'ruqi']\n"
