"""Fuzzed messages: each is answered, or its socket is closed for a reason; people who play beside it notice nothing."""

from __future__ import annotations

import asyncio

import pytest

from tests.apps.web.fuzz import fuzzer
from tests.apps.web.fuzz.fuzzer import fuzzed, report
from tests.kit.amount import some
from youyi.apps.web import server

MB = 1_000_000


def sound(tally):
    said = "\n".join(report(tally))
    assert not tally.unanswered, said
    assert not tally.tracebacks, said
    assert tally.statuses["500"] == 0, said
    assert tally.answers["failed"] == 0, said
    assert tally.witness.closed == 0, said
    assert not tally.witness.refused, said
    assert tally.witness.answers, said
    assert tally.deep > tally.frames / 4, said
    assert max(tally.memory) - min(tally.memory) < 150 * MB, said


def test_a_traceback_is_ours_by_its_file_not_by_the_folder_of_the_clone():
    log = 'Traceback (most recent call last):\n  File "{}", line 1\nValueError: of {}\n'
    theirs = log.format("youyi/.venv/lib/uvicorn/protocols.py", "theirs")
    assert fuzzer._tracebacks(theirs + log.format(server.__file__, "ours") + theirs) == ["ValueError: of ours"]


@pytest.mark.more
def test_some_thousand_fuzzed_messages(tmp_path):
    sound(asyncio.run(fuzzed(some(3000), folder=tmp_path)))


@pytest.mark.long
def test_two_hundred_thousand_fuzzed_messages(tmp_path):
    sound(asyncio.run(fuzzed(200_000, seed=1, folder=tmp_path)))
