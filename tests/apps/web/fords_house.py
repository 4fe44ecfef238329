"""A house of one tiny game, as a process of its own: `python -m tests.apps.web.fords_house DATABASE PACE`."""

from __future__ import annotations

import sys

from tests.apps.web.kit import Instantly
from tests.kit.fords import FORDS
from youyi.apps.web.app import Settings
from youyi.apps.web.serving import run


def announce(address):
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    database, pace = sys.argv[1:]
    settings = Settings(database=database, pace=float(pace), games=(FORDS,), minds=lambda _workers: Instantly())
    run(settings, "127.0.0.1", 0, announce)
