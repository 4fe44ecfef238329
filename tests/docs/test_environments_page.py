"""The page of the environments lists every block of every game as the program has it."""

from __future__ import annotations

import re

import pytest

from tests.docs.pages import DOCS
from youyi.adapters.play import table_of
from youyi.games import catalogue
from youyi.kernel.lab.observations import MOST, Block

PAGE = (DOCS / "reference" / "environments.md").read_text(encoding="utf-8")


def row(block: Block) -> str:
    bounds = f"{block.low} to {block.high}" if block.high < MOST else "any" if block.low < 0 else "0 or more"
    return f"| `{block.name}` | {' × '.join(map(str, block.shape))} | {bounds} | {block.says} |"


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.id)
def test_every_block_stands_on_the_page(game):
    observations = game.observations(table_of(game.id).rules)
    (section,) = re.findall(rf"^### [^\n]*`{observations.version}`.*?(?=^##|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert [line for line in section.splitlines() if line.startswith("| `")] == [
        row(each) for each in observations.blocks
    ]
