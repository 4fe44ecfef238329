"""The pages of history: every report says by whom and where, quotations are short, and corrections are exported as they stand."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.house.words.scripts import strangers
from youyi.games.dama.advice import ADVICE as OF_DAMA
from youyi.games.madiao import articles as art
from youyi.games.madiao.offences import judged_alone
from youyi.games.madiao.rulings.money import BankerFaults
from youyi.games.ruqi.advice import ADVICE as OF_RUQI

FOLDER = Path(__file__).parents[2] / "docs" / "history"
PAGES = sorted(FOLDER.glob("*.md"))
TRANSLATED = ("README", "bibliography", "dama", "madiao", "ruqi", "public-record")
MARKED = re.compile(r"<span lang.*?</span>|`[^`]*`|\]\([^)]*\)")
"""What keeps its own script on any page: quotations, names of languages, keys, addresses."""
SHORT = 24
"""Characters of the longest quotation."""


def tables(text):
    rows = [line for line in text.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in row.strip("|").split(" | ")] for row in rows if "---" not in row]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_row_is_whole(page):
    assert all(all(row) and len(row) in (2, 3, 4) for row in tables(page.read_text("utf-8")))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_quotations_of_chinese_are_short_phrases(page):
    said = page.read_text("utf-8")
    quoted = [*re.findall("“([^”]*)”", re.sub("<[^>]*>", "", said)), *re.findall('lang="lzh">([^<]*)<', said)]
    assert [each for each in quoted if re.search("[一-鿿]{2}", each) and len(each) > SHORT] == []


def plain(cell):
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", cell).replace("`", "").replace("*", "").strip(" |")


def test_the_corrections_are_those_of_the_page():
    head, *rows = tables((FOLDER / "public-record.md").read_text("utf-8"))
    exported = json.loads((FOLDER / "corrections.json").read_text("utf-8"))["corrections"]
    assert len(head) == 4
    assert [list(each.values()) for each in exported] == [list(map(plain, row)) for row in rows]


@pytest.mark.parametrize("name", TRANSLATED)
@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans"])
def test_a_page_tells_the_same_in_its_own_script(name, language):
    told = (FOLDER / f"{name}.{language}.md").read_text("utf-8")
    english = (FOLDER / f"{name}.md").read_text("utf-8")
    assert strangers(MARKED.sub("", told), language.replace("-", "_").lower()) == ""
    assert list(map(len, tables(told))) == list(map(len, tables(english)))
    assert re.findall(r"\.md#([\w.]+)\)", told) == re.findall(r"\.md#([\w.]+)\)", english)
    assert told.count("\n## ") == english.count("\n## ")


def quotations(name, language):
    """What a page quotes: in English the Chinese between quotation marks."""
    if language == "en":
        marked = re.findall("“([^”]*)”", (FOLDER / f"{name}.md").read_text("utf-8"))
        return [each for each in marked if re.search("[一-鿿]", each)]
    return re.findall('lang="lzh">([^<]*)<', (FOLDER / f"{name}.{language}.md").read_text("utf-8"))


@pytest.mark.parametrize("name", TRANSLATED)
def test_both_scripts_quote_the_same(name):
    """Character by character, but for those that the other script writes otherwise."""
    hant, hans = quotations(name, "zh-Hant"), quotations(name, "zh-Hans")
    assert list(map(len, hant)) == list(map(len, hans))
    differ = {(one, other) for one, other in zip("".join(hant), "".join(hans), strict=True) if one != other}
    assert [
        (one, other) for one, other in differ if not strangers(one, "zh_hans") and not strangers(other, "zh_hant")
    ] == []


AS_PRINTED = {"如能疊騎先馳，方許後来繼進": "the copy of the 說郛 has 来"}
"""Quotations that keep Simplified characters on Traditional pages, because their edition has them."""


@pytest.mark.parametrize("name", TRANSLATED)
@pytest.mark.parametrize(("language", "script"), [("en", "zh_hant"), ("zh-Hant", "zh_hant"), ("zh-Hans", "zh_hans")])
def test_old_texts_are_quoted_in_the_script_of_the_page(name, language, script):
    """English pages have them in Traditional characters."""
    assert {each for each in quotations(name, language) if strangers(each, script)} <= set(AS_PRINTED)


@pytest.mark.parametrize("name", TRANSLATED)
@pytest.mark.parametrize(("language", "script"), [("zh-Hant", "繁體"), ("zh-Hans", "简体")])
def test_a_page_that_quotes_says_in_which_script(name, language, script):
    told = (FOLDER / f"{name}.{language}.md").read_text("utf-8")
    if quotations(name, language):
        assert re.search(f"引文[^。]*用{script}。", told.partition("\n| ")[0])


TOLD = {
    "dama": {article for article, _ in OF_DAMA},
    "madiao": {art.LED_AFTER_HASTE, *(article for answer in BankerFaults for article, _ in judged_alone(answer))},
    "ruqi": {article for article, _ in OF_RUQI},
}
"""What each game's hints say of the texts' advice."""


@pytest.mark.parametrize("name", TOLD)
@pytest.mark.parametrize(
    ("language", "yes", "no"), [("", "yes", "no: "), (".zh-Hant", "會", "不會："), (".zh-Hans", "会", "不会：")]
)
def test_the_page_says_of_each_piece_of_advice_whether_hints_tell_it_or_why_not(name, language, yes, no):
    page = (FOLDER / f"{name}{language}.md").read_text("utf-8")
    rows = [row for row in tables(page) if len(row) == 4][1:]
    told = {key for row in rows if row[3].startswith(yes) for key in re.findall(r"#([\w.]+)\)", row[2])}
    assert told == {article.key for article in TOLD[name]}
    assert all(row[3].startswith((yes, no)) for row in rows)
