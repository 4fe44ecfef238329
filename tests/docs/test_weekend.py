"""The weekend path is short, and what it leads to is there."""

from __future__ import annotations

import re
import shlex
import subprocess

import pytest

from tests.house.tree import ROOT

PAGE = (ROOT / "docs/explanation/weekend.md").read_text(encoding="utf-8")
STOPS = re.findall(r"^(\d+)\. \[`([^`]+)`\]\(\.\./\.\./([^)]+)\): ", PAGE, re.MULTILINE)
MOST = 3_000


GREPS = re.findall(r"`((?:git )?grep [^`]+)`", PAGE)


def test_the_stops_are_numbered_and_lead_where_they_say():
    assert [int(number) for number, _, _ in STOPS] == list(range(1, len(STOPS) + 1))
    assert all(named == linked and (ROOT / linked).is_file() for _, named, linked in STOPS)
    assert len(STOPS) > 15


def test_they_can_be_read_in_a_weekend():
    assert sum((ROOT / path).read_bytes().count(b"\n") for _, path, _ in STOPS) <= MOST


@pytest.mark.parametrize("command", GREPS)
def test_what_is_searched_for_is_found(command):
    assert subprocess.run(shlex.split(command), cwd=ROOT, capture_output=True, check=False).stdout
