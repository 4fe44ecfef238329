"""Beside the play: what is barred, hints, paces, the computers' names, and what a board shows after a reload."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import Browser, InProcessPool, computer, create, me
from youyi.analysis.review.advice import alike
from youyi.analysis.review.telling import brought
from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.base.limits import Rate
from youyi.apps.web.live.line.hint_requests import HintRequests
from youyi.apps.web.live.people.bot_names import names_at
from youyi.apps.web.live.state.stored_table import SeatHolder
from youyi.apps.web.live.state.subscribers import Addressee
from youyi.apps.web.server.app import application
from youyi.apps.web.wire.table import Hint
from youyi.games import catalogue, game
from youyi.games.madiao.players.heuristic import MadiaoHeuristic
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat
from youyi.players.player import players_of, strongest


@pytest.fixture
def pool(monkeypatch):
    monkeypatch.setattr("youyi.games.madiao.players.searching", MadiaoHeuristic)  # compiles no kernels
    return InProcessPool()


@pytest.fixture
def settings(settings, pool):
    return replace(settings, games=tuple(map(game, ("dama", "ruqi", "madiao"))), pool=lambda _workers: pool)


def until_choice(browser, state, seat=0):
    while state["asked"]["type"] != "Choose":
        assert state["over"] is None, "the game ended before this seat had a choice"
        if state["asked"].get("seat") == seat:
            browser.act(state)
        state = browser.next("Happened")
    return state


@pytest.fixture(params=["dama", "ruqi", "madiao"])
def at_choice(request, client: TestClient):
    name = request.param
    seats = [me(), *[computer() for _ in range(game(name).under().rules.seats - 1)]]
    table, tokens = create(client, *seats, game=name)
    with client.websocket_connect(f"/ws/tables/{table}?language=en") as socket:
        browser = Browser(socket)
        yield client, name, table, browser, until_choice(browser, browser.sit(tokens[0]))


def test_every_game_hints_at_an_offer_from_the_seats_own_view(at_choice, pool):
    _, name, _, browser, state = at_choice
    asked_before = len(pool.requests)
    browser.send("Hint", at=state["at"])
    hinted = browser.next("Hinted")
    assert hinted["at"] == state["at"]
    assert hinted["player"] == strongest(game(name).under()).id
    assert hinted["text"] in [offer["text"] for offer in state["asked"]["offers"]]
    offered = sorted(offer["text"] for offer in state["asked"]["offers"])
    assert sorted(one["text"] for one in hinted["moves"]) == offered, "every offer is valued"
    best, *others = hinted["moves"]
    assert hinted["text"] == best["text"], "what is named is the first of the list"
    assert alike(best["less"], best["error"]), "and as good as any"
    assert [one["less"] for one in others] == sorted(one["less"] for one in others)
    assert hinted["moves"][0]["band"] == "good"
    assert all(one["says"] and one["named"] for one in hinted["moves"])
    assert all(one[figure] == round(one[figure], 1) for one in hinted["moves"] for figure in ("worth", "less"))
    assert not any("±" in one["says"] for one in hinted["moves"]), "figures stand beside it"
    assert all(one["first"] is None or one["first"].endswith((".", "?")) for one in hinted["moves"])
    assert all(one["says"].endswith((".", "?")) for one in hinted["moves"])
    request = pool.requests[asked_before]
    rules = request.table.rules
    assert isinstance(request.view, type(rules.view(rules.start(), 0))), "a view, not the position"


def test_hints_wait_for_the_allowance_and_moves_are_not_refused(settings):
    limits = replace(settings.limits, messages=Rate(burst=40, per_second=60))
    with TestClient(application(replace(settings, limits=limits))) as client:
        _plays_by_hints(client)


def _plays_by_hints(client: TestClient) -> None:
    table, tokens = create(client, me(), computer(), game="ruqi")
    with client.websocket_connect(f"/ws/tables/{table}?language=en") as socket:
        browser = Browser(socket)
        state = until_choice(browser, browser.sit(tokens[0]))
        for _ in range(3):
            browser.send("Hint", at=state["at"])
            best = browser.next("Hinted")["text"]
            browser.send("Preview", at=state["at"], text=best)
            browser.send("Move", at=state["at"], text=best)
            state = until_choice(browser, browser.next("Happened"))
    codes = [message.get("code") for message in browser.received if message["type"] == "Refused"]
    assert codes == []


def test_a_hint_asked_for_again_is_worked_out_once_and_one_of_a_passed_position_never(monkeypatch):
    asked: list[int] = []
    refused: list[str] = []
    told: list[Any] = []
    gate = asyncio.Event()

    async def hint(_table, _to, at):
        asked.append(at)
        await gate.wait()
        if at != table.session.at:
            raise MessageError("stale")
        return at

    async def hinted(_table, _seat, at):
        noted.append(at)

    noted: list[int] = []
    table: Any = SimpleNamespace(
        session=SimpleNamespace(at=1), adviser=SimpleNamespace(hint=hint, prepared=lambda _table: True)
    )
    monkeypatch.setattr("youyi.apps.web.live.line.hint_requests.check_turn", lambda *_: None)
    monkeypatch.setattr("youyi.apps.web.live.line.hint_requests.hinted", hinted)
    to = Addressee(Seat(0), Language.EN)

    async def run():
        requests = HintRequests(table, told.append, lambda error: refused.append(error.code), lambda _cost: 0)
        await requests.handle(Hint(1), to)
        await asyncio.sleep(0)
        for at in (1, 2, 3):
            table.session.at = at
            await requests.handle(Hint(at), to)
        gate.set()
        for _ in range(10):
            await asyncio.sleep(0)

    asyncio.run(run())
    assert (asked, told, noted, refused) == ([1, 3], [3], [3], [])


@pytest.mark.parametrize(
    ("ruleset", "goal", "unit"), [("dama/tujing", "score", "chips"), ("dama/simplified-2009", "first", "%")]
)
def test_a_hint_says_what_counts_and_in_what_it_is_told(client: TestClient, ruleset, goal, unit):
    table, tokens = create(client, me(), computer(), game="dama", ruleset=ruleset, terms={"seats": 2})
    with client.websocket_connect(f"/ws/tables/{table}?language=en") as socket:
        browser = Browser(socket)
        state = until_choice(browser, browser.sit(tokens[0]))
        browser.send("Hint", at=state["at"])
        hinted = browser.next("Hinted")
    assert (hinted["goal"], hinted["unit"]) == (goal, unit)
    assert not any("chips" in one["says"] or "帖" in one["says"] for one in hinted["moves"]) or goal == "score"
    assert all(0 <= one["worth"] <= 100 for one in hinted["moves"]) or goal == "score"


def test_a_player_that_does_not_know_the_rulings_neither_sits_nor_hints(client: TestClient):
    rulings: dict[str, Any] = {"banker_faults": "as_taught", "penalties": "fixed60"}
    assert strongest(game("madiao").under(None, rulings)).id == "pimc"
    body = {"game": "madiao", "rulings": rulings, "seats": [me(), *[computer("search")] * 3]}
    told = client.post("/api/tables", json=body).json()
    lower = [f"level-{number}" for number in range(1, 6)]
    assert (told["error"], told["valid"]) == (
        "unknown_player",
        ["random", "first", "heuristic", "network", "pimc", *lower],
    )


def test_a_hint_is_refused_to_whoever_is_not_asked(at_choice):
    client, _, table, browser, state = at_choice
    browser.send("Hint", at=state["at"] + 1)
    assert browser.next("Refused")["code"] == "stale"
    with client.websocket_connect(f"/ws/tables/{table}?language=en") as socket:
        watcher = Browser(socket)
        watcher.next("Snapshot")
        for asks in ("Hint", "Barred"):
            watcher.send(asks, at=state["at"])
            assert watcher.next("Refused")["code"] == "no_such_seat"


def test_who_opens_a_table_decides_whether_it_has_hints(client: TestClient):
    agreement = {"absence": 60, "stand_in": "greedy", "hints": False}
    table, tokens = create(client, me(), computer(), game="ruqi", agreement=agreement)
    with client.websocket_connect(f"/ws/tables/{table}?language=en") as socket:
        browser = Browser(socket)
        state = browser.sit(tokens[0])
        assert state["table"]["company"]["agreement"]["hints"] is False
        browser.send("Hint", at=until_choice(browser, state)["at"])
        assert browser.next("Refused")["code"] == "no_hints"


def test_a_hint_is_worded_by_the_worker_and_in_one_language(at_choice, pool, monkeypatch):
    """The table's own process makes no sentence of it: that held every table up while one reader asked."""
    _, _, _, browser, state = at_choice
    spoken, advise = list[Any](), pool.advise

    def said(table, position, move, seat, language):
        assert working, "a sentence is made on the event loop"
        spoken.append(language)
        return brought(table, position, move, seat, language)

    async def working_out(*arguments):
        working.append(True)
        try:
            return await advise(*arguments)
        finally:
            working.clear()

    working = list[bool]()
    monkeypatch.setattr("youyi.analysis.review.advice.brought", said)
    monkeypatch.setattr(pool, "advise", working_out)
    browser.send("Hint", at=state["at"])
    assert browser.next("Hinted")["moves"]
    assert set(spoken) == {Language.EN}


def test_who_asks_a_cold_server_is_told_what_the_hint_waits_for(at_choice, pool, monkeypatch):
    """The reviewed fault: the first hint at 馬吊 took 117 s, for its kernels were compiled, and nobody was told."""
    *_, browser, state = at_choice
    monkeypatch.setattr(pool, "prepared", lambda _name, _game: False)
    browser.send("Hint", at=state["at"])
    told = browser.next()
    assert (told["type"], told["at"]) == ("HintWaits", state["at"])
    assert told["says"].endswith("the hint comes by itself.")
    assert browser.next("Hinted")["at"] == state["at"]


def test_who_plays_alone_may_ask_and_nothing_is_noted(at_choice):
    client, _, table, browser, state = at_choice
    browser.send("Hint", at=state["at"])
    browser.next("Hinted")
    company = client.get(f"/api/tables/{table}").json()["company"]
    assert company["agreement"]["hints"] is True
    assert company["events"] == []


def test_what_is_barred_is_told_with_its_clause(at_choice):
    _, name, _, browser, state = at_choice
    browser.send("Barred", at=state["at"])
    told = browser.next("BarredTold")
    offered = {offer["text"] for offer in state["asked"]["offers"]}
    for choice in told["choices"]:
        assert choice["label"]
        assert choice["says"]
        assert choice["because"]["kind"] in ("article", "ruling")
        assert choice["text"] not in offered
    if name == "madiao":
        assert told["choices"] == [], "no card of one's hand is barred"


def test_a_snapshot_has_what_the_board_still_shows(at_choice):
    client, _, table, browser, state = at_choice
    browser.act(state)
    happened = browser.next("Happened")
    with client.websocket_connect(f"/ws/tables/{table}?language=en") as socket:
        snapshot = Browser(socket).next("Snapshot")
        if snapshot["at"] == happened["at"]:
            types = [event["type"] for event in snapshot["latest"]]
            public = [event["type"] for event in happened["events"] if event["type"] in types]
            assert types[-len(public) :] == public


def test_computers_have_names_of_their_own():
    for each in catalogue():
        seats = len(each.seat_names)
        for spec in players_of(each):
            sitters = [SeatHolder(seat=seat, kind="computer", player=spec.id) for seat in range(seats)]
            named = [said.en for said in names_at(each, sitters).values()]
            assert len(set(named)) == seats, named
    people = [SeatHolder(seat=0, kind="human", name="Lin"), SeatHolder(seat=1, kind="open")]
    assert names_at(game("ruqi"), people) == {}
