"""Every answer to an open question is a sentence that is read without its question: what is so, and of what."""

from __future__ import annotations

import re

import pytest

from youyi.games import catalogue
from youyi.kernel.names import HOUSE, Language
from youyi.kernel.rulings import Quantity, questions

ANSWERS = {
    f"{game.id}.{name}.{member.word}": member.answer
    for game in catalogue()
    for ruleset in (*game.rulesets, *game.former)
    for name, asked in questions(ruleset.rulings).items()
    if not isinstance(asked, Quantity)
    for member in asked
}
FEWEST = {Language.EN: 4, Language.ZH_HANT: 4, Language.ZH_HANS: 4}
"""Words in English, Chinese characters: fewer cannot name a thing and say something of it."""
MOST = 25
"""English words in one sentence of an answer."""
UNIT = {Language.EN: r"[\w’'-]+", Language.ZH_HANT: "[\u4e00-\u9fff]", Language.ZH_HANS: "[\u4e00-\u9fff]"}
HANGS = {
    Language.EN: r"(?:Yes|No|None|Never|Nothing|All|Only|One)\b[^ ]*[.,:;]|(?:Yes|As|By|Counted|Those|It|They)\b",
    Language.ZH_HANT: r"(?:有|沒有|可以|不可以|不能|不必|必須|計|不計|要|不要|不罰|賠|不賠|都不計|全部|[它他])[，；：。]|照|同前|和前",
    Language.ZH_HANS: r"(?:有|没有|可以|不可以|不能|不必|必须|计|不计|要|不要|不罚|赔|不赔|都不计|全部|[它他])[，；：。]|照|同前|和前",
}
"""How an answer begins that only its question makes a sentence."""


def fault(text: str, language: Language) -> str:
    """What keeps an answer from standing alone; nothing if it does."""
    if len(re.findall(UNIT[language], text)) < FEWEST[language]:
        return "too short"
    if re.match(HANGS[language], text):
        return "hangs on its question"
    if not text.endswith(("。", ".")):
        return "no sentence"
    if language is Language.EN and any(len(each.split()) > MOST for each in re.split(r"(?<=[.:;]) ", text)):
        return "too long"
    return ""


@pytest.mark.parametrize("language", HOUSE)
def test_an_answer_stands_alone(language):
    assert len(ANSWERS) > 300
    said = {key: answer.reading.said_in(language) for key, answer in ANSWERS.items()}
    assert {key: (text, found) for key, text in said.items() if (found := fault(text, language))} == {}


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("200.", Language.EN),
        ("Yes.", Language.EN),
        ("As in the program of 2022.", Language.EN),
        ("No: it must have stood on the crossing when the turn began.", Language.EN),
        ("照 2022 年程式。", Language.ZH_HANT),
        ("可以，一個數走完再走另一個。", Language.ZH_HANT),
        ("5、10、30 注。", Language.ZH_HANS),
    ],
)
def test_what_hangs_on_its_question_is_found(text, language):
    assert fault(text, language)
