"""The worked examples on the fast engines: every kind that can be run, and none fails."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from tests.kit.amount import some_of
from tests.kit.engines.lockstep import HAVE_NUMBA
from youyi.analysis.trace.conform import NotRun, checked_fast

pytestmark = HAVE_NUMBA
HERE = Path(__file__).parent.parent / "vectors"
EXAMPLES = [json.loads(line) for path in sorted(HERE.glob("*.jsonl")) for line in path.read_text("utf-8").splitlines()]
LEFT = {("ruqi", "geometry"), ("madiao", "flow")}
"""Kinds that ask nothing of a rule: about the board, and how amounts become payments."""
LOWERED = {"dama", "madiao", "ruqi"}


@pytest.mark.more
def test_the_fast_engines_pass_every_example_that_they_run():
    run, left = Counter[str](), set()
    for example in some_of(EXAMPLES):
        found = checked_fast(example)
        if isinstance(found, NotRun):
            left.add((found.game, found.kind))
        else:
            run[example["game"]] += 1
            assert found == (), example["id"]
    assert set(run) == LOWERED
    assert {each for each in left if each[0] in LOWERED} == LEFT


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"expect": {"count": -1}}, "count: expected -1"),
        ({"kind": "beauty"}, "kind: expected one of"),
        ({"ruleset": "ruqi/future"}, "ruleset: expected a known ruleset"),
        ({"given": {}}, "given: expected to be playable"),
    ],
    ids=str,
)
def test_a_failing_example_is_said_as_by_the_readable_engine(change, said):
    example = next(example for example in EXAMPLES if (example["game"], example["kind"]) == ("ruqi", "moves"))
    found = checked_fast({**example, **change})
    assert not isinstance(found, NotRun)
    assert said in str(found[0])
