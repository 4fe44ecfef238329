"""Names and texts of strangers."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from youyi.kernel.face.untrusted_text import LONGEST_NAME, inline, name_of, visible

GOOD = [
    "Lin", "李清照", "𠮷野", "葛\U000e0100", "Zoë", "Nguyễn Thị Hường", "Ệ", "क्षत्रिय", "ज़ुंबा", "ශ්\u200dරී", "น้ำทิพย์", "ที่นี่",
    "שָׁלוֹם", "مُحَمَّد", "می\u200cخواهم", "བསྒྲུབས", "한글", "О’Нил", "x_X-7", "👩\u200d🚀", "🏳️\u200d🌈", "👋🏽", "❤️", "1️⃣", "棋聖 II", "!",
]  # fmt: skip
BAD = [
    "", " ", "\u3000", "\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u200d", "\u200b", "\u2060", "\ufe0f", "\u0301",
    "a\u0301\u0302\u0303\u0304", "Z\u0353\u0354\u0355A", "a\u20dd\u20de\u20df", "e\u0316\u0316", "a\x00b", "a\x1b[2J", "a\x9b", "\u202eevil", "a\u2066b",
    "a\u200fb", "a\u00adb", "a\ud800", "a\ue000", "a\u0378", "a\u200db", "a\u200cb", "Li\u3164n", "Li\u2800n", "a \u0301b", "\u200dLin", "Lin\u200d",
    "a\U000e0041b", "x" * 41, "\ufeffLin", "a\ufe0f\ufe0f", "\U0001d159", "\u17b4", "a\u200d🚀", "👩\u200c🚀",
]  # fmt: skip


@pytest.mark.parametrize("name", GOOD)
def test_names_of_every_script_are_kept(name):
    assert name_of(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("name", BAD, ids=ascii)
def test_names_that_deceive_are_refused(name):
    assert name_of(name) is None


def test_spaces_are_joined_and_accents_composed():
    assert name_of("\t李\u3000 e\u0301 \n") == "李 é"


@given(st.text(max_size=60))
def test_a_name_is_printable_short_and_stays_the_same(text):
    name = name_of(text)
    if name is not None:
        assert 1 <= len(name) <= LONGEST_NAME
        assert visible(name) == inline(name) == name == name_of(name)


@given(st.text(st.characters()))
def test_what_is_shown_acts_on_no_terminal(text):
    for shown, kept in ((visible(text), "\n\t\u200c\u200d"), (inline(text), "\u200c\u200d")):
        left = {each for each in shown if unicodedata.category(each) in ("Cc", "Cf", "Cs", "Zl", "Zp")}
        assert left <= set(kept)
        shown.encode()
