"""A language is complete: whatever is said in one of them is said in all."""

from __future__ import annotations

from enum import StrEnum

import pytest

from tests.house.words import languages
from youyi.games import game
from youyi.kernel.catalogues import catalogue
from youyi.kernel.names import Language, Words


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
        "youyi.kernel.rulings.question has no `ja`",
        "workshop.books.words.LANGUAGES has no entry for ja",
        "youyi.records.kinds.keys_of does not write `ja` as ja",
        "no ja for: The rules do not allow this.",
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


@pytest.mark.parametrize(("phrase", "kind"), [("", "'KeyError"), ("{someone}出局。", "\"KeyError 'someone'\"")])
def test_a_sentence_that_is_empty_or_has_an_unknown_blank_is_missing(phrase, kind, monkeypatch):
    texts = languages.SPEECHES["ruqi"]
    here = texts.package, texts.room, "zh-Hans"
    spoilt = {key: said for key, said in {**catalogue(*here), "left": phrase}.items() if said}
    monkeypatch.setattr("youyi.kernel.names.catalogue", lambda *where: spoilt if where == here else catalogue(*where))
    lines = list(languages.sentences(Language.ZH_HANS, game("ruqi")))
    assert len(lines) == 2
    assert all(line.startswith(f"ruqi: event Left is not said in zh-Hans: {kind}") for line in lines)
    assert list(languages.sentences(Language.ZH_HANT, game("ruqi"))) == []
