"""A file says which program wrote it: as a build has it, else as git has it, else the release alone."""

from __future__ import annotations

import re
import shutil
import subprocess

import pytest

from youyi.games import game
from youyi.kernel.version import __version__
from youyi.records import program as programs
from youyi.records.files import read_record, write_record
from youyi.records.record import NumberedChance, Sitter, begun

COMMIT = re.compile(re.escape(__version__) + r"\+[0-9a-f]{12}(\.dirty)?")


@pytest.fixture(autouse=True)
def _asked_anew():
    programs.program.cache_clear()
    yield
    programs.program.cache_clear()


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A folder that the program is imported from, under git, with one commit; nothing was built there."""
    if shutil.which("git") is None:
        pytest.skip("there is no git here")
    package = tmp_path / "src" / "package"
    monkeypatch.setattr(programs, "_PACKAGE", package)
    package.mkdir(parents=True)
    (tmp_path / "file").write_text("a", encoding="utf-8")
    named = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    for words in (("init", "-q"), ("add", "."), (*named, "commit", "-q", "-m", "one")):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    return tmp_path


def test_a_checkout_is_named_by_its_commit_and_says_if_files_differ(checkout):
    assert COMMIT.fullmatch(programs.program())
    assert ".dirty" not in programs.program()
    (checkout / "file").write_text("b", encoding="utf-8")
    programs.program.cache_clear()
    assert programs.program().endswith(".dirty")


@pytest.mark.usefixtures("checkout")
def test_another_checkout_around_a_run_is_not_taken_for_ours(monkeypatch, tmp_path_factory):
    ours = programs.program()
    other = tmp_path_factory.mktemp("other")
    monkeypatch.chdir(other)
    monkeypatch.setenv("GIT_DIR", str(other / "nowhere"))
    programs.program.cache_clear()
    assert programs.program() == ours


def test_what_was_built_says_its_commit_itself(checkout):
    (checkout / "src" / "package" / programs.BUILT).write_text("0123456789ab 1795948073\n", encoding="utf-8")
    assert programs.program() == f"{__version__}+0123456789ab"


def test_where_no_commit_is_known_the_release_stands_alone(checkout, monkeypatch):
    monkeypatch.setenv("PATH", "")
    assert programs.program() == __version__
    monkeypatch.undo()
    monkeypatch.setattr(programs, "_PACKAGE", checkout / "package")
    programs.program.cache_clear()
    assert programs.program() == __version__


@pytest.mark.usefixtures("checkout")
def test_a_record_names_it_and_any_name_is_read():
    table = game("ruqi").under()
    record = begun(table, (Sitter(name="a"), Sitter(name="b")), NumberedChance(1, 0))
    assert COMMIT.fullmatch(record.engine)
    written = write_record(record)
    assert read_record(written) == record
    for other in ("0.1.0", "9.0.0+local"):
        assert read_record(written.replace(record.engine, other)).engine == other
