"""Starts a server for measurements, run by its path so that it serves any release: the one on PYTHONPATH.

    python launcher.py '{"database": "a.sqlite3", "port": 0, "per_address": 1000, "messages": 1, "settings": {}}'

The address is written to stdout when the server answers. What a release does not know yet is left out.
"""

from __future__ import annotations

import json
import sys
from dataclasses import fields, replace
from importlib import import_module
from importlib.util import find_spec
from typing import Any


def main() -> None:
    """Serve until stopped."""
    wanted: dict[str, Any] = json.loads(sys.argv[1])
    serving: Any = _part("server", "serving")
    serving.run(_settings(wanted), "127.0.0.1", wanted["port"], _ready)


def _part(room: str, name: str) -> Any:
    """A module of the server; earlier releases have no rooms."""
    rooms = find_spec(f"youyi.apps.web.{room}") is not None
    return import_module(f"youyi.apps.web.{room}.{name}" if rooms else f"youyi.apps.web.{name}")


def _ready(address: str) -> None:
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


def _settings(wanted: dict[str, Any]) -> Any:
    limits_of_release, settings = _part("base", "limits"), _part("server", "app").Settings
    factor, messages = wanted["per_address"], wanted["messages"]
    changed: dict[str, Any] = {"database": wanted["database"], **wanted["settings"]}
    known = {each.name for each in fields(settings)}
    if "limits" in known:
        limits: Any = limits_of_release.Limits().per_address(factor)
        raised = {"messages": limits.messages.times(messages), "refused": limits.refused.times(messages)}
        changed["limits"] = replace(limits, **raised)
    elif factor > 1:  # 0.1.0 limited nothing by address but the creation of tables
        changed["tables"] = limits_of_release.Rate(60 * factor, factor)
    if messages > 1 and "limits" not in known:
        _raise_messages(limits_of_release.Rate(40 * messages, 20 * messages))
    return settings(**{name: value for name, value in changed.items() if name in known})


def _raise_messages(rate: Any) -> None:
    """Earlier releases have a constant for the messages of a socket."""
    for name in ("attendance", "connection"):
        if find_spec(f"youyi.apps.web.{name}") is not None:
            module: Any = import_module(f"youyi.apps.web.{name}")
            module.MESSAGES = rate


if __name__ == "__main__":
    main()
