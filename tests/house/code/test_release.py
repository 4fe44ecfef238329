"""A release has one number everywhere, and the workflow that publishes it is off, named by commits and needs no password."""

from __future__ import annotations

import re

import pytest
import yaml

from tests.house.tree import ROOT
from youyi.kernel.version import __version__

WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"
TEXT = WORKFLOW.read_text(encoding="utf-8")
JOBS = yaml.safe_load(TEXT)["jobs"]
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def test_the_release_has_one_number():
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert cited["version"] == __version__
    changes = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert __version__ in changes[:2], "only what comes next may stand above it"
    assert f"This is release {__version__}" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_actions_are_named_by_commit_with_their_version():
    used = re.findall(r"uses: (.*)$", TEXT, re.MULTILINE)
    assert len(used) == TEXT.count("uses:") > 5
    for each in used:
        assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", each), each
    commits = {tuple(each.split(" # ")) for each in used}
    assert len({commit for commit, _ in commits}) == len(commits)


@pytest.mark.parametrize("name", JOBS)
def test_nothing_runs_until_it_is_switched_on(name):
    job = JOBS[name]
    needed = job.get("needs")
    assert "vars.YOUYI_RELEASES == 'on'" in job.get("if", "") or needed in JOBS
    while needed is not None:
        job = JOBS[needed]
        needed = job.get("needs")
    assert "vars.YOUYI_RELEASES == 'on'" in job["if"]


def test_only_what_publishes_may_write_and_nothing_is_secret():
    assert yaml.safe_load(TEXT)["permissions"] == {"contents": "read"}
    assert [name for name, job in JOBS.items() if "permissions" in job] == ["publish"]
    assert "secrets." not in TEXT
    checkouts = [step for job in JOBS.values() for step in job["steps"] if "checkout" in step.get("uses", "")]
    assert all(step["with"]["persist-credentials"] is False for step in checkouts)


def test_it_calls_targets_that_there_are():
    called = {
        target
        for job in JOBS.values()
        for step in job["steps"]
        for target in re.findall(r"^make (\S+)", step.get("run", ""))
    }
    assert called == {"audit", "dist"}
    assert called <= TARGETS
