"""A house where a game of each kind is over."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.apps.browser.house import House
from tests.apps.browser.played import played


@pytest.fixture(scope="session")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, dict[str, str]]]:
    """The house, and its tables by game."""
    database = tmp_path_factory.mktemp("replay") / "house.sqlite3"
    found = played(database, {"ruqi": (2, {"rounds": 1}), "madiao": (4, {"deals": 1}), "dama": (2, {})})
    running = House(database)
    yield running, found
    running.stop()
