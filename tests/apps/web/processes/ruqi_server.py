"""A server as a process of its own, with real workers: `python -m tests.apps.web.processes.ruqi_server DATABASE PACE [STATIC]`."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.apps.web.kit import UNLIMITED
from youyi.apps.web.http.pages import STATIC
from youyi.apps.web.server.app import Settings
from youyi.apps.web.server.serving import run


def announce(address):
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    database, pace, *static = sys.argv[1:]
    settings = Settings(
        database=database,
        pace=float(pace),
        limits=UNLIMITED,
        static=Path(static[0]) if static else STATIC,
    )
    run(settings, "127.0.0.1", 0, announce)
