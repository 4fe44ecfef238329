"""Finished games in a database, for a house that opens it: played by computers in this process, which is quick."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from tests.apps.web.kit import HASTY, InProcessPool, finish
from tests.kit.patience import PATIENCE
from youyi.apps.web.http.origins import Trust
from youyi.apps.web.server.app import Settings, application
from youyi.games import game


def played(database: Path, wanted: dict[str, tuple[int, dict[str, Any]]]) -> dict[str, str]:
    """Play a game of each kind, so many at the table, under these terms; return the tables by game."""
    settings = Settings(
        database=str(database),
        pace=0,
        limits=HASTY,
        trust=Trust(names=("testserver",)),
        games=tuple(game(name) for name in wanted),
        pool=lambda _workers: InProcessPool(),
    )
    tables = {}
    with TestClient(application(settings)) as client:
        for name, (seats, terms) in wanted.items():
            computers = [{"kind": "computer", "player": "random"}] * seats
            answer = client.post("/api/tables", json={"game": name, "seats": computers, "terms": terms})
            tables[name] = answer.json()["id"]
        for table in tables.values():
            finish(client, table, PATIENCE)
    return tables
