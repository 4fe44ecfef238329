"""Holds the locks against published advisories; `make audit` does so. Where those cannot be reached it says so."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

LOCKS = ("dev", "audit", "node", "tab", "uv")
"""In `requirements`; what `play.txt` has stands in `dev.txt`, too."""


class NotAudited(NamedTuple):
    """A lock, or one package of it, of which nothing is known, and why."""

    what: str
    why: str


class Advisory(NamedTuple):
    """What is published about one package at the version that is locked."""

    package: str
    name: str


def audit(tool: Path, *, required: bool) -> int:
    """Print what is published about what is locked, and what was not audited. Returns the exit status.

    It is 1 where there is an advisory; where something could not be audited, too, if that is `required`.
    """
    found = [*python(tool), *client()]
    advisories = [each for each in found if isinstance(each, Advisory)]
    unknown = [each for each in found if isinstance(each, NotAudited)]
    for package, name in sorted(set(advisories)):
        print(f"{package}: {name}")  # noqa: T201  # what was asked for
    for what, why in sorted(set(unknown)):
        print(f"not audited: {what}: {why}")  # noqa: T201
    if not found:
        print("no advisory is published about what is locked")  # noqa: T201
    return int(bool(advisories or (required and unknown)))


def python(tool: Path) -> Iterator[Advisory | NotAudited]:
    """What pip-audit, installed in a folder, says of each lock of Python packages."""
    for lock in LOCKS:
        file = f"requirements/{lock}.txt"
        words = (sys.executable, "-m", "pip_audit", "--disable-pip", "--require-hashes", "--progress-spinner=off",
                 "--format=json", "--requirement", file)  # fmt: skip
        done = _run(words, PYTHONPATH=str(tool))
        yield from of_pip_audit(file, done.stdout, done.stderr)


def of_pip_audit(lock: str, told: str, complaint: str) -> Iterator[Advisory | NotAudited]:
    """Read pip-audit's report; what it skipped was not audited."""
    report = _json(told)
    if "dependencies" not in report:
        yield NotAudited(lock, _last_line(complaint))
        return
    for each in report["dependencies"]:
        if "skip_reason" in each:
            yield NotAudited(each["name"], each["skip_reason"])
        for advisory in each.get("vulns", ()):
            yield Advisory(f"{each['name']} {each['version']}", advisory["id"])


def client() -> Iterator[Advisory | NotAudited]:
    """What npm says of the client's lock."""
    return of_npm("client/package-lock.json", _run(("npm", "--prefix", "client", "audit", "--json")).stdout)


def of_npm(lock: str, told: str) -> Iterator[Advisory | NotAudited]:
    """Read npm's report: one advisory may concern several packages, which stand for it by name."""
    report = _json(told)
    if "vulnerabilities" not in report:
        yield NotAudited(lock, str(report.get("message", "npm gave no report")))
        return
    for package, each in report["vulnerabilities"].items():
        for via in each["via"]:
            if isinstance(via, dict):
                yield Advisory(f"{package} {each['range']}", via["url"].rpartition("/")[2])


def _run(words: Sequence[str], **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603  # words written here
        words, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )


def _json(text: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["it gave no report"])[-1]
