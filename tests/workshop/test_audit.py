"""What is published about locked packages is told apart from what could not be looked up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import workshop.audit as audits
from tests.house.tree import ROOT
from workshop.audit import Advisory, NotAudited, audit, of_npm, of_pip_audit

CLEAN = json.dumps({"dependencies": [{"name": "idna", "version": "3.20", "vulns": []}], "fixes": []})


def told(**package: object) -> str:
    return json.dumps({"dependencies": [package], "fixes": []})


def test_an_advisory_of_python_is_named_with_its_package():
    found = of_pip_audit("dev.txt", told(name="a", version="1", vulns=[{"id": "PYSEC-1"}, {"id": "PYSEC-2"}]), "")
    assert list(found) == [Advisory("a 1", "PYSEC-1"), Advisory("a 1", "PYSEC-2")]
    assert list(of_pip_audit("dev.txt", CLEAN, "")) == []


def test_what_was_skipped_or_not_reached_was_not_audited():
    skipped = told(name="a", skip_reason="not found")
    assert list(of_pip_audit("dev.txt", skipped, "")) == [NotAudited("a", "not found")]
    assert list(of_pip_audit("dev.txt", "", "trace\nERROR: no route\n")) == [NotAudited("dev.txt", "ERROR: no route")]
    assert list(of_npm("lock", json.dumps({"message": "405 Method Not Allowed"}))) == [
        NotAudited("lock", "405 Method Not Allowed")
    ]
    assert list(of_npm("lock", "no JSON")) == [NotAudited("lock", "npm gave no report")]


def test_an_advisory_of_npm_stands_once_under_the_package_it_is_about():
    about = {"url": "https://example.org/advisories/GHSA-1", "title": "x"}
    report = {"vulnerabilities": {"a": {"range": "<2", "via": [about]}, "b": {"range": "*", "via": ["a"]}}}
    assert list(of_npm("lock", json.dumps(report))) == [Advisory("a <2", "GHSA-1")]
    assert list(of_npm("lock", json.dumps({"vulnerabilities": {}}))) == []


@pytest.mark.parametrize(
    ("found", "status", "required"),
    [([], 0, 0), ([NotAudited("lock", "no route")], 0, 1), ([Advisory("a 1", "X"), NotAudited("lock", "no")], 1, 1)],
)
def test_only_an_advisory_is_a_failure_unless_everything_must_be_audited(monkeypatch, capsys, found, status, required):
    monkeypatch.setattr(audits, "python", lambda _tool: iter(found))
    monkeypatch.setattr(audits, "client", lambda: iter(()))
    assert audit(Path("nowhere"), required=False) == status
    said = capsys.readouterr().out
    assert all(each[0] in said for each in found)
    assert ("no advisory is published" in said) == (not found)
    assert audit(Path("nowhere"), required=True) == required


def test_every_lock_is_audited():
    locks = {path.stem for path in (ROOT / "requirements").glob("*.txt")}
    assert locks == {*audits.LOCKS, "play"}
    pins = {name: set((ROOT / "requirements" / f"{name}.txt").read_text().split()) for name in ("play", "dev")}
    assert {each for each in pins["play"] if "==" in each} <= pins["dev"]
