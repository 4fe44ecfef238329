"""What a pattern asks for is one sentence: a colon stands before what is paid, and nowhere in the condition."""

from __future__ import annotations

import pytest

from youyi.games.madiao.patterns import PATTERNS
from youyi.kernel.names import HOUSE, Language

COLON = {Language.EN: ": ", Language.ZH_HANT: "：", Language.ZH_HANS: "："}
END = {Language.EN: ". ", Language.ZH_HANT: "。", Language.ZH_HANS: "。"}


@pytest.mark.parametrize("language", HOUSE)
def test_a_condition_is_not_put_together_with_colons(language):
    said = {pattern.id: pattern.speak(language).split(END[language])[0] for pattern in PATTERNS}
    assert len(said) > 150
    assert [each for each in said.values() if each.count(COLON[language]) > 1] == []
