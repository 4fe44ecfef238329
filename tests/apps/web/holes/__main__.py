"""The numbered holes of a review of release 0.1.0, tried again: `python -m tests.apps.web.holes [--only N]... [--src PATH]`.

The server is started from any source tree, so that a release can be compared with another; 1 is the exit status if
a hole is open. Run from the root of the repository, with nothing else running: some findings are times.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import traceback
from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from typing import Any

from tests.apps.web.holes import memory, stores, strangers
from tests.apps.web.holes.kit import Finding
from youyi.apps.web.bench.server import SOURCE, allow_many_files

HOLES: Mapping[int, Callable[[Path], Coroutine[Any, Any, list[Finding]]]] = {
    1: memory.slow_readers,
    2: memory.descriptors,
    3: memory.bombs,
    4: memory.costly_pages,
    5: stores.two_servers,
    6: stores.poison,
    7: stores.schemas,
    8: strangers.foreign_pages,
    9: strangers.forged_addresses,
    10: strangers.squatters,
    11: stores.lost_marks,
    12: strangers.chance,
    13: strangers.small_things,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", type=int, action="append", choices=sorted(HOLES), help="this hole")
    parser.add_argument("--src", type=Path, default=SOURCE, help="the `src` folder of the server")
    chosen = parser.parse_args()
    allow_many_files()
    left = 0
    for number in chosen.only or HOLES:
        said = str(HOLES[number].__doc__).partition(": ")[2]
        sys.stdout.write(f"{number:>2} {said}\n")
        for found in _tried(number, chosen.src.resolve()):
            left += not found.good
            sys.stdout.write(f"   {'closed' if found.good else 'OPEN':<7} {found.what}: {found.saw}\n")
        sys.stdout.flush()
    return 1 if left else 0


def _tried(number: int, source: Path) -> list[Finding]:
    try:
        return asyncio.run(asyncio.wait_for(HOLES[number](source), 400))
    except Exception as error:  # noqa: BLE001  # what a probe dies of is a finding too
        traceback.print_exc()
        return [Finding("the probe", f"{type(error).__name__}: {error}", good=False)]


if __name__ == "__main__":
    sys.exit(main())
