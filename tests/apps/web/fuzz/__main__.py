"""`python -m tests.apps.web.fuzz [--messages 200000] [--seed 0] [--src PATH]`, from the root of the repository."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.apps.web.fuzz.fuzzer import fuzzed, report
from youyi.apps.web.bench.server import SOURCE, allow_many_files

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--messages", type=int, default=200_000)
parser.add_argument("--seed", type=int, default=0)
parser.add_argument("--src", type=Path, default=SOURCE, help="the `src` folder of the server")
chosen = parser.parse_args()
allow_many_files()
with tempfile.TemporaryDirectory(prefix="youyi-fuzz-") as folder:
    tally = asyncio.run(fuzzed(chosen.messages, chosen.seed, chosen.src.resolve(), Path(folder)))
sys.stdout.write("\n".join(report(tally)) + "\n")
sys.exit(1 if tally.unanswered or tally.tracebacks or tally.witness.closed else 0)
