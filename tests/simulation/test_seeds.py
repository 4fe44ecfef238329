"""Seeds carried out, each another site with other faults: no law is broken; and a seed is all that is needed to see it again."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.simulation.least import failure, told
from tests.simulation.plan import drawn

EACH = 20
BLOCKS, ALL_BLOCKS = 10, 500
"""10,000 seeds are the long run."""


@pytest.mark.parametrize(
    "block", [pytest.param(each, marks=[pytest.mark.long] * (each >= BLOCKS)) for each in range(ALL_BLOCKS)]
)
def test_no_law_is_broken(block):
    for seed in range(block * EACH, (block + 1) * EACH):
        error = failure(drawn(seed))
        assert error is None, told(seed, error)


def test_a_seed_is_the_same_in_every_process():
    """Whatever the order of sets of texts is there."""
    said = {
        subprocess.run(
            [sys.executable, "-m", "tests.simulation", "9"],
            env=os.environ | {"PYTHONHASHSEED": each},
            stdout=subprocess.PIPE,
            check=True,
        ).stdout
        for each in ("1", "2")
    }
    assert len(said) == 1
    assert said.pop().count(b"\n") > 20, "moves were made"
