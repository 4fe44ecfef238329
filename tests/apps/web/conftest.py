"""A house for the tests: tiny games, computers that think at once, a store in a temporary folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import InProcessPool
from tests.kit.fords import FORDS
from youyi.apps.web.app import Settings, application
from youyi.apps.web.limits import Rate


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite3")


@pytest.fixture
def settings(database: str, tmp_path: Path) -> Settings:
    return Settings(
        database=database,
        pace=0,
        tables=Rate(1000, 1000),
        static=tmp_path / "static",
        games=(FORDS,),
        pool=lambda _workers: InProcessPool(),
    )


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with TestClient(application(settings)) as client:
        yield client
