"""The files in `deploy/` that no other test runs: systemd's own check of the unit, and the names the Containerfile uses."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.apps.web.chaos_servers import ROOT

DEPLOY = ROOT / "deploy"


def test_systemd_accepts_the_unit(tmp_path: Path):
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("needs systemd-analyze")
    youyi = tmp_path / "youyi"
    youyi.write_text("#!/bin/sh\n")
    youyi.chmod(0o755)
    text = (DEPLOY / "youyi.service").read_text(encoding="utf-8")
    assert "/srv/youyi/bin/youyi" in text
    unit = tmp_path / "youyi.service"
    unit.write_text(text.replace("/srv/youyi/bin/youyi", str(youyi)).replace("/srv/youyi/docs", str(tmp_path)))
    done = subprocess.run([program, "verify", unit], capture_output=True, text=True, check=False, env=os.environ)
    assert (done.returncode, [line for line in done.stderr.splitlines() if "youyi" in line]) == (0, [])


def test_what_the_containerfile_copies_exists():
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    copied = [line.split()[1:-1] for line in text.splitlines() if line.startswith("COPY ") and "--from" not in line]
    assert len(copied) > 3
    for each in (name for names in copied for name in names):
        assert (ROOT / each).exists(), each
    assert any(line.startswith("asyncpg==") for line in (ROOT / "requirements" / "dev.txt").read_text().splitlines())
