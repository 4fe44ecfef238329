"""The worked examples on the fast engines: every kind that can be run, and none fails."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.kit.amount import some_of
from tests.kit.engines.lockstep import HAVE_NUMBA
from youyi.analysis.trace.conform import NotRun, checked, checked_fast

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


NO_TURN = "be played"
REASONS = {each: each for each in ("is no legal result", "is not one legal move", NO_TURN, "run out", "not used")}
REASONS |= {"nothing can be moved": NO_TURN}
"""What both engines say where an example cannot be played; where nothing can be moved they say it in two ways."""


def spoilt(game: str, kind: str, many: int) -> Iterator[dict[str, Any]]:
    """The first examples of a kind, each with one of the given turns or choices made another, or less of it said."""
    field = "turns" if game == "ruqi" else "choices"
    chosen = [each for each in EXAMPLES if (each["game"], each["kind"]) == (game, kind) and each["given"].get(field)]
    for example in chosen[:many]:
        given = example["given"][field]
        for nth, was in enumerate(given[:40]):
            others = (
                [[was[0], "5=p1f"], [was[0], ""]] if game == "ruqi" else [98, was[0] if isinstance(was, list) else was]
            )
            for other in others:
                yield {**example, "given": {**example["given"], field: [*given[:nth], other, *given[nth + 1 :]]}}


def reason(found: Any) -> str:
    """Why an example cannot be played; nothing where it can."""
    said = " ".join(str(each) for each in found if each.key == "given")
    return next((REASONS[each] for each in REASONS if each in said), said)


@pytest.mark.parametrize(("game", "kind"), [("ruqi", "game"), ("dama", "game"), ("dama", "turn")])
def test_both_engines_refuse_a_spoilt_example_for_the_same_reason(game, kind):
    refused = Counter[str]()
    for example in spoilt(game, kind, 40 if kind == "turn" else 2):
        why = reason(checked_fast(example))
        assert why == reason(checked(example)), example["id"]
        refused[why] += 1
    assert refused["is no legal result" if game == "ruqi" else "is not one legal move"] > 0
