"""Every statement of the sources has its clause, and every quotation is as it was last held against its witness."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from tools.quotations import DIGESTS, HISTORY, OF_HISTORY, digest, kept, of_history, quotations

from workshop.books.ledger import EMENDATIONS, MENDED, rows, statements
from youyi.games import catalogue

FOLDER = Path(__file__).parents[2] / "docs" / "sources"
STATEMENTS = {"dama": 110, "madiao": 234, "ruqi": 85}
"""How many there are: dropping one is a decision, not a slip."""
CLAUSES = {article.key: article for game in catalogue() for article in game.articles}
WITHOUT = {("madiao", 2)}
"""Statements that no clause carries, each with its reason."""
LONGEST = 40


@pytest.mark.parametrize("name", STATEMENTS)
def test_every_numbered_statement_has_its_clause_or_a_reason(name):
    found = statements(FOLDER / f"{name}.tsv")
    assert [each.number for each in found] == list(range(1, STATEMENTS[name] + 1))
    assert [key for each in found for key in each.clauses if not key.startswith(f"{name}.") or key not in CLAUSES] == []
    assert {(name, each.number) for each in found if not each.clauses} == {each for each in WITHOUT if each[0] == name}
    assert all(each.clauses or each.reason for each in found)
    assert max(len(each.short) for each in found) <= LONGEST


def test_every_emendation_names_its_clause():
    mended = [row[0] for row in rows(FOLDER / f"{EMENDATIONS}.tsv", MENDED)]
    assert [key for key in mended if key not in CLAUSES] == []


@pytest.mark.parametrize(
    "text",
    [
        "number\twitness\n1\tguide\n",
        "number\twitness\tin short\tclauses, or why there is none\n1\tguide\tx\n",
        "a\tb\tc\td\n",
    ],
)
def test_a_table_that_is_none_is_refused(text, tmp_path):
    path = tmp_path / "ruqi.tsv"
    path.write_text(text, "utf-8")
    with pytest.raises(ValueError, match=r"ruqi\.tsv"):
        statements(path)


def test_every_quotation_is_as_it_was_held_against_its_witness():
    """`python tools/quotations.py TEXTS` compares with the texts, which are not kept here, and writes the digests."""
    quoted = {(key, locus.source.key, digest(locus.words)) for game in catalogue() for key, locus in quotations(game)}
    noted = kept(DIGESTS)
    assert noted.keys() == quoted, "run tools/quotations.py with the texts"
    assert set(noted.values()) == {"found", "unseen"}


def test_every_quotation_of_the_pages_of_history_is_as_it_was_held_against_the_texts():
    noted = {tuple(line.split("\t")) for line in OF_HISTORY.read_text("utf-8").splitlines()}
    quoted = {(name, digest(each)) for name in HISTORY for each in of_history(name)}
    assert quoted == noted, "run tools/quotations.py with the texts"
    assert {name for name, _ in quoted} == set(HISTORY)


def test_a_digest_is_of_letters_and_numbers_alone():
    assert digest("先梟，後伏。") == digest("先梟後伏") != digest("先梟後")
    assert digest("先梟後伏") == hashlib.sha256("先梟後伏".encode()).hexdigest()[:16]
