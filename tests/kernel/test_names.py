"""What is said where a catalogue lacks a sentence: nothing in a language of the house, another's words in a further one."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from youyi.kernel import names
from youyi.kernel.catalogues import catalogue
from youyi.kernel.names import Language
from youyi.kernel.texts import KERNEL


@pytest.mark.parametrize("language", [Language.ZH_HANT, Language.ZH_HANS])
def test_a_sentence_that_a_language_of_the_house_lacks_is_an_error_and_never_anothers(
    language: Language, monkeypatch: pytest.MonkeyPatch
):
    words = KERNEL["semicolon"]

    def lacking(package: str, room: str, asked: str) -> Mapping[str, str]:
        return {} if asked == language else catalogue(package, room, asked)

    assert words.said_in(language)
    monkeypatch.setattr(names, "catalogue", lacking)
    with pytest.raises(KeyError, match=f"'semicolon' is not in .*{language}"):
        words.said_in(language)
    assert words.said_in(Language.EN)
