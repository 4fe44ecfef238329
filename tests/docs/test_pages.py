"""Links lead somewhere, scripts are not mixed, and nothing is missing from the glossary."""

from __future__ import annotations

import re

import pytest

from tests.docs.pages import DOCS, PAGES, ROOT, built, built_pages, dead, led, links, named, outside, prose, text
from tests.house.words.scripts import is_han, strangers
from youyi.games import catalogue, game
from youyi.games.dama.casts import CASTS
from youyi.games.dama.road import STATION_NAMES
from youyi.games.madiao.cards import SUIT_NAMES
from youyi.games.madiao.speech.money import DUE_NAMES
from youyi.games.madiao.teaching.terms import HE
from youyi.kernel.articles import GRADE_NAMES

FOREIGN = re.compile(r'<span lang="([^"]+)">(.*?)</span>', re.DOTALL)
GLOSSARY = DOCS / "glossary.md"
SCRIPTS = {"zh-Hant": "zh_hant", "zh-Hans": "zh_hans"}
CHINESE = [page for page in PAGES if any(page.stem.endswith(language) for language in SCRIPTS)]


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_link_leads_somewhere(page):
    assert dead(page) == []


def test_every_link_of_a_built_page_leads_somewhere():
    assert {named(page): found for page in built_pages() if (found := dead(page))} == {}


def test_a_link_to_a_page_that_is_not_there_is_dead(tmp_path):
    page = DOCS / "page-of-a-test.md"
    cases = {
        "built.md?glossary.md#the-house": False,
        "built.md?glossary.md#the-mouse": True,
        "built.md?glossaries.md": True,
        "built.md?README.md": True,
        "glossary.md": True,
        "README.md": False,
    }
    for target, is_dead in cases.items():
        links.cache_clear()
        page = tmp_path / f"{is_dead}.md"
        page.write_text(f"[words]({target if target.startswith('built') else DOCS / target})", "utf-8")
        assert bool(dead(page)) is is_dead, target


def test_every_document_can_be_reached_from_the_readme():
    reached, todo = set(), [ROOT / "README.md"]
    while todo:
        page = todo.pop()
        reached.add(page)
        targets = {led(page, each) for each in links(page) if not outside(each)}
        targets |= {inside for folder in targets if folder.is_dir() for inside in folder.glob("*.md")}
        todo += [each for each in targets if each.suffix == ".md" and each not in reached
                 and (each.is_file() or each in built())]  # fmt: skip
    every = [*PAGES, *(page for page in built() if page.suffix == ".md")]
    assert [named(page) for page in every if page.is_relative_to(DOCS) and page not in reached] == []


def script_of(page):
    return next(script for language, script in SCRIPTS.items() if page.stem.endswith(language))


@pytest.mark.parametrize("page", CHINESE, ids=named)
def test_a_chinese_page_keeps_to_its_script(page):
    assert strangers(FOREIGN.sub("", prose(page)), script_of(page)) == ""


def mixed(page):
    """What is marked as a script and is not in it."""
    marked = FOREIGN.findall(prose(page))
    found = [(said, strangers(said, SCRIPTS[language])) for language, said in marked if language in SCRIPTS]
    return [(said, strange) for said, strange in found if strange]


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_what_is_marked_as_a_script_is_in_it(page):
    assert mixed(page) == []


def test_built_pages_keep_to_their_scripts():
    assert {named(page): found for page in built_pages() if (found := mixed(page))} == {}
    chinese = [page for page in built_pages() if page.stem.endswith(tuple(SCRIPTS))]
    assert len(chinese) > len(SCRIPTS) * len(catalogue())
    assert [named(page) for page in chinese if strangers(FOREIGN.sub("", prose(page)), script_of(page))] == []


def test_every_page_of_a_tutorial_exists_in_every_language():
    for folder in (DOCS / "tutorial").iterdir():
        assert {page.name for page in folder.glob("*.md")} == {"en.md", "zh-Hant.md", "zh-Hans.md"}


EXPLAINED = 6
"""Cells in a row of the glossary that explains its word; the index of clauses has fewer."""


def rows() -> dict[str, tuple[str, str]]:
    """The words that the glossary explains: each English name with both scripts."""
    found = {}
    for line in text(GLOSSARY).splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        marked = [said for cell in cells[1:3] for _, said in FOREIGN.findall(cell)]
        if line.startswith("|") and len(marked) == 2 and len(cells) == EXPLAINED:
            assert cells[0] not in found, f"{cells[0]} is explained twice"
            found[cells[0]] = (marked[0], marked[1])
    return found


def names():
    """Every word of 儒棋's board, sides, units and rulesets, of 馬吊's suits, seats and dues, and the grades of all games."""
    ruqi = game("ruqi")
    board = ruqi.board()
    yield from (each.name for each in (*board.pieces, *board.faces))
    yield from {spot.name.en: spot.name for spot in board.spots if spot.name is not None}.values()
    yield from ruqi.seat_names
    yield from (ruleset.name for ruleset in ruqi.rulesets)
    yield from (*SUIT_NAMES.values(), *game("madiao").seat_names, *DUE_NAMES.values(), HE.name)
    yield from GRADE_NAMES.values()


def test_the_glossary_explains_every_word_that_a_table_explains_as_the_table_does():
    for each in catalogue():
        taught = each.teaching()
        explained = {(entry.name, entry.means) for entry in taught.glossary}
        assert {(term.name, term.means.en) for term in taught.terms} - explained == set()


def test_the_glossary_has_every_name_of_the_board_and_the_grades():
    listed = rows()
    assert {
        name.en: (name.zh_hant, name.zh_hans)
        for name in names()
        if listed.get(name.en.removesuffix(" by us")) != (name.zh_hant, name.zh_hans)
    } == {}


def test_every_word_of_the_glossary_has_its_reading():
    words, _, _ = text(GLOSSARY).partition("## Words we use")
    lines = [line for line in words.splitlines() if 'lang="zh-Hant"' in line]
    readings = [[cell.strip() for cell in line.strip("|").split("|")][3] for line in lines]
    assert len(readings) > len(CASTS)
    assert [line for line, reading in zip(lines, readings, strict=True) if not reading] == []


def test_the_glossary_has_every_cast_and_station():
    listed = rows()
    every = (*(cast.name for cast in CASTS), *STATION_NAMES.values())
    assert [name.en for name in every if listed[name.en] != (name.zh_hant, name.zh_hans)] == []


def test_a_word_that_is_a_clause_is_called_as_the_clause_is():
    named = {article.key: article.name for each in catalogue() for article in each.articles}
    wrong, found = [], 0
    for line in text(GLOSSARY).splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        for key in named.keys() & set(re.findall(r"`(\w+\.\w+)`", line)):
            found += 1
            said = (*(said for _, said in FOREIGN.findall(line)), cells[3])
            if said != (named[key].zh_hant, named[key].zh_hans, named[key].pinyin):
                wrong.append((line, named[key]))
    assert found > 20
    assert wrong == []


def test_the_glossary_has_every_game():
    said = set(rows().values())
    assert [each.id for each in catalogue() if (each.name.zh_hant, each.name.zh_hans) not in said] == []


WORDS = """
advice; answer; article; attested; bout; chance; decision; event; game; grade; inferred; ledger; locus; move; objection;
odds; ply; position; reading; record; ruling; ruleset; seat; source; spot; supplied; table; term; throw; turn; view; world;
flat; Owl; border; crossing; Pure; Middle; Pure lane; Middle lane; leave; meet; pass a crossing; stand up; fold;
retreat; unit; pass; void throws; tally; cup; race, yield; cast; bowl; Reward; Shoulder; Hundred; Ultimate; Penultimate; red; brocade;
green; Dasher; stock; exposed card; promotion; banker; defenders; deal; sitting; trick; lead; capture; discard; withhold; won card;
last winner; par; barefoot; linked; parted; pattern; dealt pattern; four-gate; miscellaneous pattern; no contest; anchor; run
"""
"""The grammar of the kernel; the glossaries of the specifications of 儒棋 and 馬吊."""


def test_the_glossary_has_the_words_of_the_kernel_and_of_the_specification():
    listed = rows()
    assert [word for word in WORDS.strip().replace("\n", " ").split("; ") if word not in listed] == []


def test_no_two_words_of_the_glossary_stand_for_one_thing():
    seen: dict[str, list[str]] = {}
    for english, (traditional, _) in rows().items():
        seen.setdefault(traditional, []).append(english)
    assert {chinese: english for chinese, english in seen.items() if len(english) > 1} == {}


def test_a_variant_leads_to_one_word_only():
    table = text(GLOSSARY).split("## Variant characters")[1]
    variants = [row.split("|")[2] for row in table.splitlines() if row.startswith("|") and any(map(is_han, row))]
    every = [each.strip() for cell in variants for each in cell.split("、")]
    assert every
    assert len(every) == len(set(every))
