"""A language is complete: whatever is said in one of them is said in all."""

from __future__ import annotations

import ast
from dataclasses import fields, replace
from enum import StrEnum
from importlib import import_module
from string import Formatter
from typing import TYPE_CHECKING, Any

import pytest

from tests.house import languages
from tests.house.scripts import is_han
from tests.house.tree import PACKAGE, parse, short, spoken_strings
from youyi.games import game
from youyi.games.ruqi.speech import en, zh_hans, zh_hant
from youyi.games.ruqi.speech.zh import Chinese
from youyi.kernel.face.speech import Catalogues
from youyi.kernel.names import Language, Words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

SPEECHES = sorted(path.parent for path in (PACKAGE / "games").glob("*/speech/zh.py"))
BY_GAME = pytest.mark.parametrize("folder", SPEECHES, ids=lambda folder: folder.parent.name)


class Planned(StrEnum):
    """A language that somebody has begun to add."""

    JA = "ja"


@pytest.mark.parametrize("language", Language)
def test_nothing_is_missing(language, monkeypatch):
    assert languages.missing(language, monkeypatch) == []


def test_a_new_language_gets_a_list_of_what_is_missing(monkeypatch):
    missing = languages.missing(Planned.JA, monkeypatch)
    for line in (
        "youyi.kernel.names.Words has no `ja`",
        "youyi.kernel.names.Name has no `ja`",
        "youyi.kernel.face.speech.Catalogues has no `ja`",
        "youyi.kernel.rulings.question has no `ja`",
        "workshop.books.words.LANGUAGES has no entry for ja",
        "youyi.records.kinds.keys_of does not write `ja` as ja",
        "no ja for: Not allowed.",
        "youyi.apps.cli.base.failures.language_of_environment does not know LC_ALL=ja",
        "youyi.apps.web.http.responses.language_of does not know Accept-Language: ja",
        "client/src/lib/settings.svelte.ts does not offer ja",
        "client/src/lib/words/words.ja.po is missing",
        "docs/rulebook/dama/play/ja.md is missing",
        "docs/tutorial/ruqi/ja.md is missing",
        "README.ja.md is missing",
    ):
        assert line in missing
    for each in ("dama: event Paid is not said", "madiao: move Play is not said", "ruqi: prompt ToPlay is not said"):
        assert any(line.startswith(each) for line in missing)


def test_an_empty_text_is_missing():
    found = [Words("Yes.", "是。", "是。"), Words("No.", "否。", "")]
    assert list(languages.texts(Language.ZH_HANS, found)) == ["no zh-Hans for: No."]
    assert list(languages.texts(Language.ZH_HANT, found)) == []


@pytest.mark.parametrize(("phrase", "kind"), [("", "''"), ("{someone}出局。", "\"KeyError 'someone'\"")])
def test_a_phrase_that_is_empty_or_has_an_unknown_field_is_missing(phrase, kind):
    spoilt = Chinese(replace(zh_hans.PHRASES, left=phrase))
    speech: Any = Catalogues(en=en, zh_hant=Chinese(zh_hant.PHRASES), zh_hans=spoilt)
    lines = list(languages.sentences(Language.ZH_HANS, game("ruqi"), speech))
    assert lines == [f"ruqi: event Left is not said in zh-Hans: {kind}"] * 2
    assert list(languages.sentences(Language.ZH_HANT, game("ruqi"), speech)) == []


def phrases(folder, script: str) -> Any:
    return import_module(f"youyi.games.{folder.parent.name}.speech.{script}").PHRASES


def templates(value: Any, name: str = "") -> Iterator[tuple[str, list[str]]]:
    """The fields of each template of a catalogue, by the template's name."""
    if isinstance(value, str):
        yield name, sorted(field for _, field, _, _ in Formatter().parse(value) if field is not None)
    elif isinstance(value, tuple):
        for nth, each in enumerate(value):
            yield from templates(each, f"{name}.{nth}")
    else:
        items: Mapping[Any, Any] = value
        for key, each in items.items():
            yield from templates(each, f"{name}.{key}")


@BY_GAME
def test_both_scripts_fill_in_the_same(folder):
    hant, hans = (
        {field.name: getattr(catalogue, field.name) for field in fields(catalogue) if field.name != "language"}
        for catalogue in (phrases(folder, "zh_hant"), phrases(folder, "zh_hans"))
    )
    assert dict(templates(hant)) == dict(templates(hans))


@BY_GAME
def test_the_chinese_grammar_holds_no_characters_and_uses_every_phrase(folder):
    tree = parse(folder / "zh.py")
    assert [(text, line) for text, line in spoken_strings(tree) if any(map(is_han, text))] == []
    used = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert [field.name for field in fields(phrases(folder, "zh_hant")) if field.name not in used] == []


@BY_GAME
def test_the_catalogues_of_the_scripts_hold_data_only(folder):
    for script in ("zh_hant", "zh_hans"):
        tree = parse(folder / f"{script}.py")
        kinds = {type(node) for node in tree.body}
        assert kinds == {ast.Expr, ast.ImportFrom, ast.Assign}, short(folder)
