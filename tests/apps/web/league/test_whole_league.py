"""A whole league of four over the real server: killed tables, restarts and a second server, and no result lost or doubled."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta

import pytest

from tests.apps.web.league.house import house_of
from tests.apps.web.league.kit import DAY, NOON, answer, begun, come_and_play, of_pairing, propose, said
from youyi.apps.web.base import server_time

NAMES = ("Lin", "Wen", "Mei", "Han")


@pytest.fixture(autouse=True)
def clock(monkeypatch):
    """The server's time, which the test sets."""
    at = [NOON]
    monkeypatch.setattr(server_time, "now", lambda: at[0])
    return at


@pytest.fixture(params=[1, 2], ids=["one server", "two servers"])
def house(request, settings):
    yield from house_of(settings, request.param, request)


def appoint(house, league, number, everybody, when):
    """Propose and answer a time for a game, each at another server: its table, and its people with their tokens."""
    told = said(house.any, league)
    persons = of_pairing(told, told["pairings"][number], everybody)
    proposer = number % len(persons)
    laid = propose(persons[proposer].at(house.any), league, number, when)
    tokens = [
        laid["token"] if seat == proposer else answer(each.at(house.any), laid["id"], when)["token"]
        for seat, each in enumerate(persons)
    ]
    return laid["id"], list(zip(persons, tokens, strict=True))


def test_six_games_of_four_people_are_counted_once_each(house, clock):
    league, everybody = begun(house.servers[0], *NAMES)
    played = {}
    for number in range(6):
        when = NOON + (number + 1) * DAY
        table, persons = appoint(house, league, number, everybody, when)
        house.restart(number)
        clock[0] = when - timedelta(minutes=5)
        come_and_play(table, [(person.at(house.any), token) for person, token in persons])
        house.settle()
        house.restart(number + 1)
        score = house.any.get(f"/api/tables/{table}/standing").json()["score"]
        played[number] = {person.name: points for (person, _), points in zip(persons, score, strict=True)}
    clock[0] = NOON + 10 * DAY
    for server in house.servers:
        now = said(server, league)
        names = {each["entrant"]: each["name"] for each in now["lines"]}
        assert [each["state"] for each in now["pairings"]] == ["played"] * 6
        for found in now["pairings"]:
            assert {names[each["entrant"]]: each["score"] for each in found["seats"]} == played[found["number"]]
        met = Counter(frozenset(each["entrant"] for each in found["seats"]) for found in now["pairings"])
        assert set(met.values()) == {1}
        assert len(met) == 6
        assert sum(each["points"] for each in now["lines"]) == 6
        assert [each["played"] for each in now["lines"]] == [3] * 4
        for line in now["lines"]:
            scores = [found[line["name"]] for found in played.values() if line["name"] in found]
            assert line["score"] == sum(scores)
    for person in everybody:
        [kind] = person.at(house.any).get("/api/statistics").json()["kinds"]
        assert kind["played"] == 3
