"""The notebooks run as they stand, each cell after the one before, and show pictures."""

from __future__ import annotations

import ast
import json
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from tests.house.tree import ROOT

FOLDER = ROOT / "examples" / "notebooks"
SHORT = ("play-and-look", "compare-two-readings")
LONG = ("train-a-small-player",)


def shown(name: str) -> list[Any]:
    """Run a notebook; returns what each cell that ends in an expression shows."""
    notebook = json.loads((FOLDER / f"{name}.ipynb").read_text(encoding="utf-8"))
    names: dict[str, Any] = {"__name__": name}
    values = []
    for number, cell in enumerate(notebook["cells"]):
        assert cell.get("outputs", []) == [], "outputs belong to whoever runs it"
        if cell["cell_type"] == "code":
            tree = ast.parse("".join(cell["source"]), f"{name} cell {number}")
            last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
            exec(compile(tree, f"{name} cell {number}", "exec"), names)  # noqa: S102 - our own notebook
            if isinstance(last, ast.Expr):
                values.append(eval(compile(ast.Expression(last.value), f"{name} cell {number}", "eval"), names))  # noqa: S307
    return values


@pytest.mark.parametrize("name", SHORT)
def test_a_notebook_runs_and_shows_pictures(name):
    pictures = [each._repr_svg_() for each in shown(name) if hasattr(each, "_repr_svg_")]
    assert len(pictures) >= 2
    for each in pictures:
        assert ET.fromstring(each).tag.endswith("svg")  # noqa: S314 - drawn here


@pytest.mark.long
@pytest.mark.parametrize("name", LONG)
def test_a_long_notebook_runs(name):
    assert shown(name)


def test_every_notebook_is_run():
    assert {each.stem for each in FOLDER.glob("*.ipynb")} == {*SHORT, *LONG}
