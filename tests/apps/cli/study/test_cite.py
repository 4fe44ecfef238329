"""`youyi cite`: everything can be cited, in three formats, under labels that do not clash."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from youyi.analysis.trace.cite import FORMATS, Reference, bibtex, of_clause, references
from youyi.apps.cli.commands import youyi
from youyi.games import catalogue, game
from youyi.kernel.version import __version__


def cited(*words):
    said = CliRunner().invoke(youyi, ["cite", *words])
    assert said.exit_code == 0, said.output
    return said.output


def test_everything_has_one_label():
    labels = [each.label for each in references(catalogue())]
    assert len(labels) == len(set(labels)) > 600


def test_nothing_in_a_reference_means_something_else_in_latex():
    reference = Reference("a:b_c", "50 % of $ & a_b", "#1", "/rules/a#question-b_c")
    written = bibtex(reference, "https://games.example")
    assert r"title = {{50 \% of \$ \& a\_b}}" in written
    assert r"note = {\#1}" in written
    assert "url = {https://games.example/rules/a#question-b_c}" in written


@pytest.mark.parametrize("name", ["ruqi", "ruqi/modern", "ruqi/modern@1", "ruqi.retreat", "ruqi:scoring"])
def test_a_game_a_ruleset_a_clause_and_a_question_are_cited(name):
    for form in FORMATS:
        assert __version__ in cited(name, "--format", form)


def test_a_clause_is_cited_with_its_witnesses_and_address():
    (item,) = json.loads(cited("ruqi.retreat", "--format", "csl", "--base", "https://games.example/"))
    assert item["URL"] == "https://games.example/rules/ruqi.retreat"
    assert "Taiping yulan" in item["note"]
    lines = cited("ruqi.retreat", "--format", "ris").splitlines()
    assert (lines[0], lines[-1]) == ("TY  - COMP", "ER  - ")


def test_a_ruleset_is_cited_with_its_fingerprint_and_its_newest_version():
    assert "ruqi/modern@2" in cited("ruqi/modern")
    assert "sha256:" in cited("ruqi/modern@1")


def test_bibtex_is_balanced():
    for article in game("madiao").articles[:40]:
        said = bibtex(of_clause(article))
        assert said.count("{") == said.count("}")


def test_what_there_is_not_cannot_be_cited():
    assert CliRunner().invoke(youyi, ["cite", "ruqi.cannons"]).exit_code != 0
