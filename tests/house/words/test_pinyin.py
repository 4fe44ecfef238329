"""Names are read as the dictionary says, or as we decided, with one convention."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

from tests.house.words.pinyin import decided, letters, read, well_read
from tests.house.words.prose import Said, everything


def names() -> dict[tuple[str, str], dict[str, Said]]:
    """Every name by its place, in each script and in letters."""
    found: dict[tuple[str, str], dict[str, Said]] = defaultdict(dict)
    for each in everything():
        if each.is_name:
            found[re.sub(r"\.(?:zh-\w+|en)(?=\.po$)", "", each.file), each.key][each.language] = each
    return found


def test_every_name_is_read_right():
    known = [each for each in names().values() if each.keys() >= {"zh-Hant", "zh-Hans", "zh-Latn"}]
    assert len(known) > 900
    wrong = [
        f"{each['zh-Latn'].place} {each['zh-Hant'].text}: {each['zh-Latn'].text!r}, not {read(each['zh-Hant'].text)!r}"
        for each in known
        if not well_read(*(each[language].text for language in ("zh-Hant", "zh-Hans", "zh-Latn")))
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("hant", "hans", "reading"),
    [
        ("失著", "失着", "shīzhāo"),
        ("新程式", "新程序", "xīn chéngshì"),
        ("不計賞帖", "不计赏帖", "bù jì shǎngtiě"),
        ("一次一擲", "一次一掷", "yī cì yī zhì"),
        ("馬吊程式（2022）", "马吊程序（2022）", "Mǎdiào chéngshì"),
        ("機率", "概率", "jīlǜ, gàilǜ"),
        ("尚乘局", "尚乘局", "Shàngshèng jú"),
        ("說郛卷一〇二", "说郛卷一〇二", "Shuōfú juàn yīlíng'èr"),
    ],
)
def test_a_right_reading_is_let_be(hant, hans, reading):
    assert well_read(hant, hans, reading)


@pytest.mark.parametrize(
    ("hant", "hans", "reading"),
    [
        ("失著", "失着", "shīzhuó"),
        ("新程式", "新程序", "xīn chéngxù"),
        ("賞帖", "赏帖", "shǎngtiē"),
        ("不計", "不计", "bú jì"),
        ("一次", "一次", "yí cì"),
        ("馬吊", "马吊", "mǎ diao"),
    ],
)
def test_a_wrong_reading_is_found(hant, hans, reading):
    assert not well_read(hant, hans, reading)


def test_every_decided_reading_is_needed():
    said = "".join(read(each["zh-Hant"].text) for each in names().values() if "zh-Hant" in each)
    assert [each for each, reading in decided().items() if letters(reading) not in said] == []
