"""Catalogues hold what code names, in every language: no more, no less, and with the same blanks."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from tests.house.tree import PACKAGE, WORKSHOP, parse, python_files, short
from tests.house.words.catalogues import (
    BY_ENGLISH,
    READERS,
    blanks,
    catalogue_files,
    keys,
    keys_in_code,
    left_out,
    literals,
    read,
    room,
    unexplained,
    wrong,
)
from youyi.kernel.catalogues import HEADER, BadCatalogue, fallback, parsed
from youyi.kernel.names import Texts

ROOMS = sorted({*map(room, catalogue_files())} - {BY_ENGLISH})


@cache
def in_code() -> dict[Path, dict[str, bool]]:
    """By room, the keys that code names; read when a test asks, not by every worker that collects this module."""
    return keys_in_code()


def test_every_room_that_code_names_has_its_catalogues():
    assert {*in_code()} - {*ROOMS} == set()


@pytest.mark.parametrize("where", ROOMS, ids=short)
def test_what_code_names_stands_in_the_catalogues_and_nothing_else(where):
    files = {path.name.split(".")[1]: path for path in catalogue_files() if room(path) == where}
    said = {language: read(path) for language, path in files.items()}
    without = {language: left_out(path) for language, path in files.items()}
    assert list(wrong(in_code().get(where, {}), said, without)) == []


@pytest.mark.parametrize("path", [path for path in catalogue_files() if path.name.endswith(".en.po")], ids=short)
def test_every_blank_has_an_example_for_the_translator(path):
    assert list(unexplained(path.read_text("utf-8"))) == []


def test_no_code_holds_what_people_read():
    assert [f"{short(path)}:{line}" for path in python_files(PACKAGE, WORKSHOP) for line in literals(parse(path))] == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('A = Words("players", "電腦", "电脑")', [1]),
        ('A = {"b": Name("擲", "掷", "zhì", "throw")}', [1]),
        ('A = Words(f"{n} games", f"{n} 局", f"{n} 局")', [1]),
        ('A = Words(f"= {name.en}", f"＝{name.zh_hant}", f"＝{name.zh_hans}")', []),
        ('A = Words("---", "---", "---")', []),
        ("A = Words(name, name, name)", []),
        ('A = TEXTS["players"]', []),
    ],
)
def test_words_in_code_are_found(code, found):
    assert list(literals(ast.parse(code))) == found


SAID = {language: {"one": "{n} of {name}", "called": "x"} for language in READERS} | {"zh-Latn": {"called": "x"}}
NAMED = {"one": False, "called": True}


@pytest.mark.parametrize(
    ("named", "language", "change", "found"),
    [
        ({}, "en", {}, None),
        ({"two": False}, "en", {}, "en: two is missing"),
        ({}, "zh-Hans", {"called": None}, "zh-Hans: called is missing"),
        ({}, "zh-Latn", {"called": None}, "zh-Latn: called is missing"),
        ({}, "zh-Latn", {"one": "x"}, "zh-Latn: one is not used"),
        ({}, "en", {"two": "x"}, "en: two is not used"),
        ({"one.gloss": False}, "en", {}, "en: one.gloss is missing"),
        ({"one.gloss": False}, "zh-Hans", {"one.gloss": "x"}, "zh-Hans: one.gloss is not used"),
        ({}, "zh-Hant", {"one": "{n}"}, "zh-Hant: one has other blanks than English"),
        ({}, "zh-Hant", {"one": "{n}{name}{name!r}"}, None),
        ({}, "zh-Hans", {"one": "{n}"}, None),
    ],
)
def test_a_slip_is_found(named, language, change, found):
    changed = {key: text for key, text in (SAID[language] | change).items() if text is not None}
    lines = list(wrong(NAMED | named, SAID | {language: changed}, {"zh-Hans": {"one": {"name"}}}))
    assert found in lines if found else lines == []


def test_keys_are_seen_in_code():
    code = """
TEXTS["one"], TEXTS.name("two"), TEXTS[key], TEXTS.name(key)
clause(TEXTS, "dama.enter", loci=(), grade=None)
clause(TEXTS, "dama.leave", loci=(), grade=None, advice=True)
clause(TEXTS, "dama.stay", loci=(), grade=None, translated=True, gloss=True)
@asked_in(TEXTS)
class OwnCasts(Ruling):
    TRUE = Answer()
@asked_in(TEXTS, stated=True)
class Split(Ruling):
    NEVER = Answer()
"""
    assert dict(keys(ast.parse(code))) == {
        "one": False, "two": True, "? line 2": False,
        "enter.name": True, "enter.reading": False,
        "leave.name": True, "leave.reading": False, "leave.advice": False,
        "stay.name": True, "stay.reading": False, "stay.translated": False,
        "stay.gloss": False,
        "own_casts.question": False, "own_casts.true": False,
        "split.question": False, "split.never": False, "split.never.statement": False,
    }  # fmt: skip


def test_a_blank_without_an_example_is_found():
    text = '#. Said at the end.\n#. {n}: 3\nmsgid "end"\nmsgstr "{n} of {name}"\n'
    assert blanks("{n} of {name}") == {"n", "name"}
    assert list(unexplained(text)) == ["end: {name}"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('msgid "a"\nmsgstr "b', "en.po:2: neither a comment"),
        ('msgid "a"\n\nmsgid "b"\nmsgstr "c"\n', "en.po:3: msgid and msgstr belong together"),
        ('msgid "a"\nmsgstr "b"\nmsgid "a"\nmsgstr "c"\n', "en.po:4: 'a' stands here twice"),
        ('msgid "a"\nmsgstr "b"\nmsgstr "c"\n', "en.po:3: a second msgstr"),
        ('"a"\n', "en.po:1: neither a comment"),
        ('msgid "a"\nmsgstr "\\x"\n', r"en.po:2: unknown escape \\x"),
        ('msgctxt "a"\n', "en.po:1: neither a comment"),
    ],
)
def test_a_broken_catalogue_is_refused_with_its_line(text, said):
    with pytest.raises(BadCatalogue, match=said):
        parsed(text, "en.po")


def test_escapes_and_empty_texts():
    text = 'msgid "a"\nmsgstr "\\"x\\"\\t\\\\n\\n"\n#, fuzzy\nmsgid "b"\nmsgstr ""\n'
    assert parsed(text, "en.po") == {"a": '"x"\t\\n\n'}


def test_a_key_that_is_missing_is_named_with_its_file():
    texts = Texts("youyi.games.dama.texts", "rulings")
    with pytest.raises(KeyError, match=r"'nothing' is not in youyi\.games\.dama\.texts: rulings\.en\.po"):
        _ = texts["nothing"].en


@pytest.mark.parametrize(
    ("named", "of", "found"),
    [
        ({}, "ja", "en"),
        ({"ja": "zh-Hant"}, "ja", "zh-Hant"),
        ({"ja": "ja"}, "ja", None),
        ({"ja": "ko", "ko": "ja"}, "ja", None),
        ({"ja": "ko", "ko": "vi", "vi": "ko"}, "ja", None),
    ],
)
def test_languages_do_not_fall_back_to_each_other_in_a_circle(monkeypatch, named, of, found):
    headers = {language: {HEADER: f"X-Fallback: {other}\n"} for language, other in named.items()}
    monkeypatch.setattr(
        "youyi.kernel.catalogues.catalogue", lambda _package, _room, language: headers.get(language, {})
    )
    if found is None:
        with pytest.raises(BadCatalogue, match=r"kernel\.ja\.po: X-Fallback leads back to (ja|ko)"):
            fallback(of)
    else:
        assert fallback(of) == found
