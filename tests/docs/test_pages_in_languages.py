"""Pages that there are in three languages: each has the others beside it and leads to them, and all tell the same figures."""

from __future__ import annotations

import re
from itertools import zip_longest

import pytest

from tests.docs.pages import DOCS, built, named, text
from workshop.books.versions import in_language, versions
from youyi.kernel.names import Language

TOLD = sorted((DOCS / "findings" / "data").glob("*.zh-Hant.txt"))
"""The prose of pages that are made, some of which are built and not committed."""
TRADITIONAL = {*DOCS.rglob("*.zh-Hant.md"), *(DOCS / "findings" / each.with_suffix(".md").name for each in TOLD)}
ENGLISH = sorted(each.with_name(each.name.replace(".zh-Hant", "")) for each in TRADITIONAL)
MEASURED = [each for each in ENGLISH if each.parent.name in ("findings", "reference")]
CHINESE = (Language.ZH_HANT, Language.ZH_HANS)
NUMBER = re.compile(r"[+−]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?")
TYPED = re.compile(r"`((?:--|youyi\s|python -m\s)[^`]+|[\w./]+=[\w.]+)`")
TARGET = re.compile(r"\]\([^)]*\)")


def test_no_page_lacks_one_of_the_three_languages():
    every = {*DOCS.rglob("*.md"), *built()}
    for beginning in ("", ".zh-Hant", ".zh-Hans"):
        assert {each.with_name(f"{each.stem}{beginning}.md") for each in ENGLISH} <= every
    for english in (each for each in every if each.stem == "en" or in_languages(each)):
        stem = "" if english.stem == "en" else f"{english.stem}."
        assert {english.with_name(f"{stem}{each}{english.suffix}") for each in CHINESE} <= every, english


def in_languages(page):
    """Whether a page, chart or picture that is built is one of three."""
    return (
        page in built() and page.parent.name in ("annotated", "findings") and not re.search(r"\.zh-Han[ts]$", page.stem)
    )


@pytest.mark.parametrize("page", ENGLISH, ids=named)
def test_a_page_leads_to_itself_in_the_other_languages(page):
    for language in Language:
        said = text(page.with_name(in_language(page.name, language)))
        assert versions(page.name, language) in said.splitlines()[:5]


def figures(page):
    """The numbers in the cells of every table, without those of a row's name and of the addresses of links."""
    rows = [TARGET.sub("]", line) for line in page.splitlines() if line.startswith("|")]
    return [[cell.count("–"), *sorted(NUMBER.findall(cell))] for row in rows for cell in row.split("|")[2:]]


def blocks(page):
    """What is typed, and what a program writes."""
    return re.findall(r"^```console\n.*?^```$", page, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("language", CHINESE)
@pytest.mark.parametrize("page", MEASURED, ids=named)
def test_a_page_tells_the_same_figures_in_chinese(page, language):
    english = text(page)
    chinese = text(page.with_name(in_language(page.name, language)))
    assert blocks(chinese) == blocks(english)
    assert re.findall(r"^#+|^- ", chinese, re.MULTILINE) == re.findall(r"^#+|^- ", english, re.MULTILINE)
    for there, here in zip_longest(figures(chinese), figures(english)):
        assert there == here


@pytest.mark.parametrize("page", MEASURED, ids=named)
def test_a_page_types_the_same_and_links_the_same_clauses_in_every_language(page):
    """Commands, names and rulings stay as they are; the clauses that a page rests on are the same."""
    texts = [text(page.with_name(in_language(page.name, each))) for each in Language]
    typed = [{" ".join(each.split()) for each in TYPED.findall(said)} for said in texts]
    clauses = [re.findall(r"#(question-\w+|[a-z]+\.[\w.]+)\)", said) for said in texts]
    assert typed[0] == typed[1] == typed[2]
    assert clauses[0] == clauses[1] == clauses[2]


def test_figures_that_differ_are_seen():
    assert figures("| a | 1,000 | +0.5 ± 0.1 |") == figures("| 甲 | 1,000 | +0.5 ± 0.1 |")
    assert figures("| a | 1,000 |") != figures("| a | 1,001 |")
    assert figures("| [x](y.md#3) | – |") == figures("| [x](z.md#4) | – |")
    assert figures("| a | – |") != figures("| a | |")
