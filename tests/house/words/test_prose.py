"""All that people read: one word for one thing, nothing in classical Chinese, and the same in both scripts."""

from __future__ import annotations

import pytest

from tests.house.words.prose import everything
from tests.house.words.terms import slips
from tests.house.words.usage import differing
from youyi.kernel.names import HOUSE


@pytest.mark.parametrize("language", HOUSE)
def test_we_keep_to_our_words(language):
    texts = [each for each in everything() if each.language == language]
    assert len(texts) > 4000
    assert [slip for each in texts for slip in slips(each)] == []


def test_both_scripts_say_the_same():
    assert list(differing(everything())) == []
