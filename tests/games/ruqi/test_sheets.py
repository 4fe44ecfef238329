"""The sheets of 儒棋 to print: the dice bear the virtues in characters, each face once."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from youyi.games.ruqi.board import FACES
from youyi.games.ruqi.handbook.sheets import dice
from youyi.kernel.names import Language


@pytest.mark.parametrize("language", Language)
def test_both_dice_bear_every_virtue_in_the_characters_of_their_page(language):
    """On an English page in those of the old books."""
    said = Counter(re.findall(r"<text[^>]*>([^<]+)</text>", dice(language)))
    script = Language.ZH_HANS if language is Language.ZH_HANS else Language.ZH_HANT
    assert said == Counter([each for virtue in FACES for each in (virtue.name.said_in(script), str(virtue.number))] * 2)
