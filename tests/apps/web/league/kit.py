"""People of a league: each signed in, and known at every server by the same cookies."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from typing import Any

from starlette.testclient import TestClient

from tests.apps.web.accounts.test_accounts import made
from tests.apps.web.kit import Browser

NOON = datetime(2026, 11, 28, 12, tzinfo=UTC)
DAY = timedelta(days=1)
WANTED: dict[str, Any] = {
    "name": "Autumn",
    "game": "fords",
    "seats": 2,
    "clock": {"kind": "bank", "seconds": 600, "increment": 0},
    "most": 4,
    "enter_by": (NOON + DAY).isoformat(),
    "ends": (NOON + 10 * DAY).isoformat(),
}


class Person:
    """Somebody with an account."""

    def __init__(self, server: TestClient, name: str) -> None:
        self.name = name
        self._cookies = made(browser(server), name).cookies

    def at(self, server: TestClient) -> TestClient:
        """This person's browser at a server."""
        found = browser(server)
        found.cookies.update(self._cookies)
        return found


def browser(server: TestClient) -> TestClient:
    """A browser at a server, and in its event loop."""
    found = TestClient(server.app)
    found.portal = server.portal
    return found


def people(server: TestClient, *names: str) -> list[Person]:
    return [Person(server, each) for each in names]


def post(at: TestClient, path: str, body: dict[str, Any], status: int = 200) -> Any:
    answer = at.post(path, json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def make(at: TestClient, status: int = 201, **more: Any) -> Any:
    return post(at, "/api/leagues", WANTED | more, status)


def do(at: TestClient, league: str, deed: str, status: int = 200) -> Any:
    return post(at, f"/api/leagues/{league}", {"deed": deed}, status)


def said(at: TestClient, league: str) -> Any:
    answer = at.get(f"/api/leagues/{league}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def propose(at: TestClient, league: str, number: int, *times: datetime, status: int = 201) -> Any:
    body = {"times": [each.isoformat() for each in times]}
    return post(at, f"/api/leagues/{league}/{number}", body, status)


def answer(at: TestClient, table: str, *times: datetime, status: int = 200) -> Any:
    body = {"name": "somebody", "suits": [each.isoformat() for each in times]}
    return post(at, f"/api/tables/{table}/sit", body, status)


def begun(server: TestClient, *names: str, **more: Any) -> tuple[str, list[Person]]:
    """A league that all of these people have entered, and that has begun with the last of them."""
    everybody = people(server, *names)
    league: str = make(everybody[0].at(server), **{"most": len(names)} | more)["league"]["id"]
    for each in everybody:
        do(each.at(server), league, "enter")
    return league, everybody


def of_pairing(league: Any, pairing: Any, everybody: Sequence[Person]) -> list[Person]:
    """The people of a game, in the order of its seats."""
    names = {each["entrant"]: each["name"] for each in league["lines"]}
    known = {each.name: each for each in everybody}
    return [known[names[each["entrant"]]] for each in pairing["seats"]]


def come_and_play(table: str, seats: Sequence[tuple[TestClient, str]], *, most: int | None = None) -> bool:
    """Sit down at an appointment that is now, or a game that goes on, each at a server, and play; whether the game is over.

    `most`: no more plies than so many.
    """
    with ExitStack() as sockets:
        browsers = [Browser(sockets.enter_context(at.websocket_connect(f"/ws/tables/{table}"))) for at, _ in seats]
        states = []
        for each, (_, token) in zip(browsers, seats, strict=True):
            states.append(each.sit(token))
            if not _begun(states[-1]):
                each.send("Come")
        return _play(browsers, [each if _begun(each) else None for each in states], most)


def _begun(state: dict[str, Any]) -> bool:
    return bool(state["asked"]["type"] != "Seats")


def _play(browsers: Sequence[Browser], known: Sequence[dict[str, Any] | None], most: int | None) -> bool:
    """Each does what is asked of its seat, and all hear of it."""
    states = [_told(each, -1) if state is None else state for each, state in zip(browsers, known, strict=True)]
    first = states[0]["at"]
    while states[0]["over"] is None and (most is None or states[0]["at"] < first + most):
        at, asked = states[0]["at"], states[0]["asked"]["seat"]
        if asked is not None:  # else the table deals
            offers = states[asked]["asked"].get("offers", [""])
            browsers[asked].act(states[asked], at % len(offers))
        states = [_told(each, at) for each in browsers]
    return states[0]["over"] is not None


def _told(each: Browser, after: int) -> dict[str, Any]:
    """The next position that somebody is told after a ply, once the game has begun."""
    while True:
        found = each.next()
        if found["type"] in ("Snapshot", "Happened") and found["at"] > after and _begun(found):
            return found


def pair(server: TestClient) -> tuple[str, list[Person]]:
    """A league of two, and its people in the order of their seats."""
    league, both = begun(server, "Lin", "Wen")
    told = said(server, league)
    return league, of_pairing(told, told["pairings"][0], both)
