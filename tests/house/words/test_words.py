"""A word of ours stands for one thing where it can be confused, and the list of them is true."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from typing import TYPE_CHECKING

import pytest

from tests.house.tree import PACKAGE, ROOT, parse, python_files, short

if TYPE_CHECKING:
    from pathlib import Path

WORDS = ROOT / "docs" / "explanation" / "words-of-the-code.md"
ROWS = re.findall(r"^\| ([^|(]+?)(?: \([^)]*\))? \| [^|]+ \| `([^`]+)` \|$", WORDS.read_text("utf-8"), re.MULTILINE)


def classes(*folders: Path) -> dict[str, list[str]]:
    """Where each public class is defined."""
    found = defaultdict[str, list[str]](list)
    for path in python_files(*folders):
        for node in parse(path).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(short(path))
    return found


SAME = {"Over", "Ply", "Quantity", "Throw", "Waits"}
"""What rules, a live table and the wire each have of one thing: the browser is sent the kernel's ply as the message `Ply`."""
ROOMS = [each for each in PACKAGE.iterdir() if each.is_dir() and each.name != "games"]


def test_a_class_name_stands_for_one_thing_in_all_rooms_together():
    found = {name: files for name, files in classes(*ROOMS).items() if len(files) > 1}
    assert {name: files for name, files in found.items() if name not in SAME} == {}
    assert found.keys() == SAME, "a name that stands once needs no leave"


@pytest.mark.parametrize("game", ["dama", "madiao", "ruqi"])
def test_a_class_name_stands_for_one_thing_in_a_game(game):
    """Its compiled twin has the names of what it twins."""
    found = classes(PACKAGE / "games" / game)
    readable = {name: [each for each in files if "/fast/" not in each] for name, files in found.items()}
    assert {name: files for name, files in readable.items() if len(files) > 1} == {}


def test_the_list_is_read():
    assert len(ROWS) > 30


@pytest.mark.parametrize(("word", "file"), ROWS, ids=[word for word, _ in ROWS])
def test_a_word_of_the_code_stands_where_the_list_says(word, file):
    path = ROOT / file
    text = file + (path.read_text("utf-8") if path.is_file() else "")
    assert re.search(re.sub(r"\W+", r"[\\W_]*", word), text, re.IGNORECASE), f"{file} says nothing of {word!r}"
