"""A house of 儒棋 as a process of its own, with real workers: `python -m tests.apps.web.ruqi_server DATABASE PACE`."""

from __future__ import annotations

import sys

from tests.apps.web.kit import UNLIMITED
from youyi.apps.web.app import Settings
from youyi.apps.web.serving import run


def announce(address):
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    database, pace = sys.argv[1:]
    run(Settings(database=database, pace=float(pace), limits=UNLIMITED), "127.0.0.1", 0, announce)
