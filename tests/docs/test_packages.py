"""The picture of the packages is drawn from the contracts of `.importlinter`, and what each package is from its own docstring."""

from __future__ import annotations

import ast
import re
from configparser import ConfigParser

import pytest

from tests.house.tree import PACKAGE, ROOT, parse

PAGE = (ROOT / "docs/explanation/packages.md").read_text(encoding="utf-8")
CONTRACTS = ConfigParser()
CONTRACTS.read(ROOT / ".importlinter", encoding="utf-8")
LAYERED = {
    name.rpartition(":")[2]: CONTRACTS[name] for name in CONTRACTS.sections() if CONTRACTS[name].get("type") == "layers"
}


def rows(contract):
    """The layers of a contract from the top, each as the rooms that stand side by side; `│` between those that do not know each other."""
    layers = [
        line.translate(str.maketrans(":|", "·│", "()")) for line in LAYERED[contract]["layers"].split("\n") if line
    ]
    return [re.sub(r"\s+", " ", layer).strip() for layer in layers]


def said(room):
    """A room by its name, and the first sentence of its docstring if it is a package of the house."""
    text = (ast.get_docstring(parse(PACKAGE / room / "__init__.py")) or "").split("\n")[0]
    return f"{room:9} {text.split(';')[0].split('. ')[0].rstrip('.')}"


def drawn(contract):
    """A contract as a stack of boxes."""
    lines = [said(row) if contract == "house" else row for row in rows(contract)]
    width = max(map(len, lines))
    rule = "─" * (width + 2)
    boxes = f"\n├{rule}┤\n".join(f"│ {line:{width}} │" for line in lines)
    return f"```text\n┌{rule}┐\n{boxes}\n└{rule}┘\n```"


@pytest.mark.parametrize("contract", LAYERED)
def test_the_page_draws_every_layered_contract(contract):
    assert drawn(contract) in PAGE, f"the page should draw:\n{drawn(contract)}"


def test_the_page_draws_nothing_else():
    assert PAGE.count("```text") == len(LAYERED)
