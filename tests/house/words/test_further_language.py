"""A language is added by adding files: a few Japanese catalogues and a line are a fourth one, and the rest is said in another."""

from __future__ import annotations

import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.house.tree import PACKAGE, ROOT
from tests.house.words.catalogues import blanks, read

if TYPE_CHECKING:
    from pathlib import Path

JAPANESE = ROOT / "tests" / "house" / "words" / "japanese"
HOMES = {"kernel": "kernel/texts", "ruqi": "games/ruqi/texts"}
ASK = """
from youyi.games import game
from youyi.kernel.names import Language, in_each
from youyi.kernel.rulings import questions, valid_answers
ja = Language("ja")
rounds = questions(game("ruqi").terms)["rounds"]
print(rounds.question.said_in(ja), valid_answers(rounds).said_in(ja), game("ruqi").name.said_in(ja), sep="|")
print(game("ruqi").speech.prompt(game("ruqi").under("ruqi/modern", {}, {}).rules.start(), ja))
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory) -> Path:
    """A copy of the house with the Japanese files."""
    folder: Path = tmp_path_factory.mktemp("japanese")
    shutil.copytree(
        PACKAGE, folder / "youyi", ignore=shutil.ignore_patterns("__pycache__", "static", "fast", "*.net", "*.jsonl")
    )
    for name, home in HOMES.items():
        shutil.copytree(JAPANESE / name, folder / "youyi" / home, dirs_exist_ok=True)
    with (folder / "youyi/kernel/texts/LINGUAS").open("a", encoding="utf-8") as languages:
        languages.write("ja\n")
    return folder


def said(house: Path, *words: str) -> str:
    """What Python says in that house."""
    done = subprocess.run(
        [sys.executable, *words], env={"PYTHONPATH": str(house)}, cwd=house, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout.decode()


def test_the_terminal_offers_and_speaks_it(house):
    assert "|ja" in said(house, "-m", "youyi", "rule", "--help")
    lines = said(house, "-m", "youyi", "rule", "one_qian", "--lang", "ja")
    assert "謙が一つ出たとき、梟は何マス進みますか。" in lines
    assert "もう一つの賽の目に一を足した数。" in lines
    assert "典拠あり" in lines


@pytest.mark.parametrize(("other", "name", "prompt"), [("en", "Ruqi", "throw"), ("zh-Hant", "儒棋", "擲骰")])
def test_what_it_lacks_is_said_in_the_language_that_it_names(house, other, name, prompt):
    catalogue = house / "youyi/kernel/texts/kernel.ja.po"
    text = (JAPANESE / "kernel" / "kernel.ja.po").read_text("utf-8")
    catalogue.write_text(text.replace("X-Fallback: en", f"X-Fallback: {other}"), "utf-8")
    asked, spoken = said(house, "-c", ASK).splitlines()
    question, answers, called = asked.split("|")
    assert question == "全部で何局しますか。"
    assert "1以上の整数" in answers
    assert name in called
    assert prompt in spoken


@pytest.mark.parametrize("path", sorted(JAPANESE.rglob("*.po")), ids=lambda path: path.name)
def test_its_files_are_catalogues_of_the_house(path):
    english = read(PACKAGE / HOMES[path.parent.name] / path.name.replace(".ja.", ".en."))
    ours = read(path)
    assert set(ours) <= set(english)
    assert {key for key in ours if blanks(ours[key]) != blanks(english[key])} == set()
