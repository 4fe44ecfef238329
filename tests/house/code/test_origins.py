"""Nothing in version control tells where it was made or what it was fetched from."""

from __future__ import annotations

import re
import shutil
import subprocess

import pytest

from tests.house.tree import ROOT

# Written so that this file does not accuse itself.
REGISTRIES = (
    "pypi" + ".org",
    "pythonhosted" + ".org",
    "npmjs" + ".org",
    "npmjs" + ".com",
    "npmmirror" + ".com",
    "yarnpkg" + ".com",
)
FOLDERS = ("work", "home", "root", "Users", "tmp", "opt", "mnt")
MACHINE = re.compile(rf"(?<![\w.:/*$)\]}}-])/(?:{'|'.join(FOLDERS)})/")


def committed() -> list[str]:
    """Every file that is, or is about to be, in version control."""
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        pytest.skip("without git and a checkout there is nothing in version control")
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def contents(name: str) -> str:
    """Read a file as text; what is not text has no lines to accuse."""
    try:
        return (ROOT / name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def accused(pattern: re.Pattern[str]) -> list[str]:
    """Every line in version control that matches, as file:line."""
    return [
        f"{name}:{number}"
        for name in committed()
        for number, line in enumerate(contents(name).splitlines(), start=1)
        if pattern.search(line)
    ]


def test_no_file_names_a_package_registry():
    assert accused(re.compile("|".join(map(re.escape, REGISTRIES)))) == []


def test_no_file_names_a_folder_of_somebodys_machine():
    assert accused(MACHINE) == []


def test_the_locks_pin_every_file_by_its_hash():
    for name in ("play", "dev", "node"):
        lock = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
        entries = re.findall(r"^[\w.\[\]-]+==.*(?:\n    .*)*", lock, flags=re.MULTILINE)
        assert entries
        assert [entry for entry in entries if "--hash=sha256:" not in entry] == []
        assert re.findall(r"^\s*-(?!-hash)", lock, flags=re.MULTILINE) == []


def test_the_clients_lock_has_hashes_and_no_addresses():
    lock = (ROOT / "client" / "package-lock.json").read_text(encoding="utf-8")
    assert '"integrity": "sha512-' in lock
    assert '"resolved"' not in lock
