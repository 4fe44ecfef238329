"""The client in a copy: vitest, then svelte-check, say whether they notice a fault."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from passing import REACHED
from places import Fault
from rooms import ROOT

if TYPE_CHECKING:
    from running import Copy

CONFIG = """import { mergeConfig } from "vitest/config";
import own from "./vitest.config.ts";

export default mergeConfig(own, { test: { setupFiles: ["./reached.mjs"], maxWorkers: 1 } });
"""
VITEST = ("vitest", "run", "--config", "mutants.config.ts", "--reporter=dot")
TYPES = ("svelte-check", "--tsconfig", "./tsconfig.json", "--output", "human")


def furnish(client: Path) -> None:
    """Give a copy of the client its packages and words; Vite loads nothing from outside: no link would do."""
    shutil.copytree(ROOT / "client/node_modules", client / "node_modules", symlinks=True)
    (client / "mutants.config.ts").write_text(CONFIG, "utf-8")
    shutil.copy(Path(__file__).with_name("reached.mjs"), client)
    subprocess.run(["node", "words.js"], cwd=client, check=True)


def npm(copy: Copy, *command: str, **environment: str) -> tuple[int, str]:
    """Run a command of the client's packages."""
    done = subprocess.run(
        ["npx", *command], cwd=copy.root / "client", env=os.environ | environment,
        capture_output=True, text=True, timeout=20 * copy.limit, check=False,
    )  # fmt: skip
    return done.returncode, done.stdout + done.stderr


def client_probed(old: str, fault: Fault, place: int) -> str:
    """The text of a fault's place that says when it is come by, and then does what it did."""
    call = f"(globalThis as any).reached({place})"
    return f"{{ {call}; {old} }}" if fault.statement else f"({call}, {old})"


def client_reach(copy: Copy, places: Sequence[Fault], notes: Path) -> dict[Fault, tuple[str, ...]]:
    """Run the client's tests once; returns the files that come by each fault, or none where it is come by before any test."""
    hits = notes.with_name(f"{notes.name}.{REACHED}")
    hits.touch()
    with copy.changed([(fault, client_probed(copy.text(fault), fault, nth)) for nth, fault in enumerate(places)]):
        status, said = npm(copy, *VITEST, **{REACHED: str(hits)})
    print(
        *re.findall(r"^.*(?:FAIL|Tests ).*$", said, re.MULTILINE),
        f"client, all faults off: status {status}",
        sep="\n",
        flush=True,
    )
    found: dict[Fault, set[str]] = {fault: set() for fault in places}
    for place, test in map(json.loads, hits.read_text("utf-8").splitlines()):
        found[places[place]].add(test)
    return {fault: tuple(sorted(tests - {""})) for fault, tests in found.items()}


def client_judged(fault: Fault, copy: Copy, tests: Sequence[str]) -> tuple[str, str]:
    """Run the files of tests that come by the place, then check types; what fails must pass without the fault."""
    for command in (*([(*VITEST, *tests)] if tests else []), TYPES):
        with copy.changed([(fault, fault.new)]):
            status, said = npm(copy, *command)
        if status:
            named = re.search(r"^.*(?:FAIL|Error:).*$", said, re.MULTILINE)
            by = named[0].strip() if named else said[-200:]
            return ("late", by) if npm(copy, *command)[0] else ("caught", by)
    return "survived", ""
