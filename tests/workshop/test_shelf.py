"""Generated pages: the committed ones are what the program writes and say from what; of each kind that is built, a snapshot."""

from __future__ import annotations

import re

import pytest

from tests.docs.pages import DOCS, ROOT, built
from tests.workshop.snapshots import FILES, excerpt
from workshop import shelf

FOLDERS = ("rulebook", "tutorial")
"""Folders in which nothing but generated pages and their counts lies."""
FIRST = re.compile(r"<!-- Made by `make rulebook` from (\S+)(?: and (\S+))?; change that, not this page\. -->")


@pytest.fixture(scope="module")
def made():
    """What is committed, as the program writes it."""
    return shelf.committed(DOCS)


def test_what_is_committed_is_what_the_program_writes(made):
    lying = {path: DOCS / path for path in made}
    assert [path for path, file in lying.items() if not file.is_file()] == []
    stale = [path for path, file in lying.items() if file.read_text("utf-8") != made[path]]
    assert stale == [], "run `make rulebook`"


def test_nothing_else_lies_beside_it(made):
    lying = {each.relative_to(DOCS).as_posix() for folder in FOLDERS for each in (DOCS / folder).rglob("*.*")}
    kept = {path for path in lying if path.endswith(".json")}
    assert lying - kept == {path for path in made if path.startswith(FOLDERS)}
    assert [str(page) for page in built() if page.exists()] == [], "this page is built, not committed"


def test_a_committed_page_says_first_what_it_is_made_from(made):
    pages = [path for path in made if path.endswith(".md")]
    wanted = 3 * (3 * 3 + 1)
    assert len(pages) == 1 + wanted, (
        "the list of books; a book, a tutorial and findings of each game, and the page on strength"
    )
    for path in pages:
        said = FIRST.fullmatch((DOCS / path).read_text("utf-8").partition("\n")[0])
        assert said, path
        assert (ROOT / said[1]).exists(), path
        assert said[2] is None or (ROOT / said[1]).parent.joinpath(said[2]).is_file(), path


@pytest.mark.parametrize("path", FILES)
def test_a_built_page_begins_as_it_did(path):
    assert FILES[path].read_text("utf-8") == excerpt(built()[DOCS / path]), "run python -m tests.workshop.snapshots"


def test_there_is_a_snapshot_of_each_kind_that_is_built():
    kinds = {path.relative_to(DOCS).parts[0] for path in built()} - {"annotated"}  # test_annotations.py has one
    assert {path.partition("/")[0] for path in FILES} == kinds
