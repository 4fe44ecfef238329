"""Killed servers lose nothing that anyone was told, and whoever is left takes over: short runs, and the long ones."""

from __future__ import annotations

import asyncio

import pytest

from tests.apps.web.chaos.kills import kill_servers


def survived(database, folder, servers, kills):
    result = asyncio.run(kill_servers(database, folder, servers, kills))
    assert result.faults == 0, result
    assert result.kills == kills
    assert result.acknowledged > 5 * kills, result
    if servers > 1:
        assert result.takeovers[2] < 10, result
    return result


def test_a_kill_of_one_of_two_servers_on_postgres(tmp_path, postgres_store):
    assert survived(postgres_store(), tmp_path, 2, 1).takeovers[0] == 1, "it held leases"


@pytest.mark.long
def test_a_hundred_kills_on_sqlite(tmp_path):
    survived(str(tmp_path / "tables.sqlite3"), tmp_path, 1, 100)


@pytest.mark.long
def test_fifty_kills_of_two_servers_on_postgres(tmp_path, postgres_store):
    survived(postgres_store(), tmp_path, 2, 50)
