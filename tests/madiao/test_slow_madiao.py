"""The slow 馬吊 gives every worked example: only then may it judge the engine."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.kit.slow_madiao import KINDS

VECTORS = Path(__file__).parents[1] / "vectors"
EXAMPLES = [
    json.loads(line)
    for name in ("madiao", "madiao_deals")
    for line in (VECTORS / f"{name}.jsonl").read_text("utf-8").splitlines()
]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_a_worked_example_comes_out_as_expected(example):
    got = KINDS[example["kind"]](example["ruleset"], example["rulings"], example["given"])
    assert got == example["expect"]


def test_every_kind_has_an_example():
    assert {example["kind"] for example in EXAMPLES} == set(KINDS)
