"""A server as a process of its own, with some limits changed: `python -m tests.apps.web.processes.limited_server DATABASE '{"stalled": 1}'`."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from typing import Any

from tests.apps.web.processes.ruqi_server import announce
from youyi.apps.web.base.limits import Limits, Rate
from youyi.apps.web.server.app import Settings
from youyi.apps.web.server.serving import run

if __name__ == "__main__":
    database, changed = sys.argv[1:]
    limits: dict[str, Any] = {
        name: Rate(*value) if isinstance(value, list) else value for name, value in json.loads(changed).items()
    }
    run(Settings(database=database, pace=0, limits=replace(Limits(), **limits)), "127.0.0.1", 0, announce)
