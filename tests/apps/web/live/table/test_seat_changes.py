"""Seats are left, freed, taken again and given to computers; every token holds one seat or none, and the game goes on."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, Browser, computer, create, in_server, me
from tests.kit.amount import some
from tests.kit.toys.hush import DECK, EACH, HUSH, SEATS
from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.base.limits import Rate
from youyi.apps.web.live.registry.seat_limits import Sitting
from youyi.apps.web.server.app import application

GENTLY = settings(max_examples=some(30), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture
def at_once(settings):
    """A server where an absent person's seat may be freed at once."""
    sitting = replace(settings.sitting, absence=0)
    with TestClient(application(replace(settings, sitting=sitting))) as client:
        yield client


def take(client, table, seat=None, name="Wen"):
    return client.post(f"/api/tables/{table}/sit", json={"name": name} | ({} if seat is None else {"seat": seat}))


def opened(client, table):
    return client.app.state.registry._tables[table].table


def seats(client, table):
    return client.get(f"/api/tables/{table}").json()["seats"]


def refused(browser, kind, **fields):
    browser.send(kind, **fields)
    while (message := browser.next())["type"] != "Refused":
        pass
    return message["code"]


def at(stack, client, table, token=None):
    browser = Browser(stack.enter_context(client.websocket_connect(f"/ws/tables/{table}?drawing=1")))
    if token is None:
        browser.next("Snapshot")
    else:
        browser.sit(token)
    return browser


# Leaving.


def test_a_seat_left_before_the_beginning_is_open_again(client):
    table, tokens = create(client, me(), OPEN)
    with ExitStack() as stack:
        one, two = at(stack, client, table, tokens[0]), at(stack, client, table, tokens[0])
        one.send("Leave")
        for each in (one, two):
            assert (
                each.expect("Snapshot", lambda said: said["seat"] is None, "no seat")["table"]["seats"][0]["kind"]
                == "open"
            )
        assert refused(two, "Sit", token=tokens[0]) == "bad_token"
        assert refused(two, "Leave") == "no_such_seat"
    assert {each["kind"] for each in seats(client, table)} == {"open"}
    assert take(client, table, 0).status_code == 200


def test_a_seat_left_later_waits_for_the_others(client):
    table, tokens = create(client, me(), OPEN)
    tokens[1] = take(client, table).json()["token"]
    with ExitStack() as stack:
        one, two = at(stack, client, table, tokens[0]), at(stack, client, table, tokens[1])
        one.send("Leave")
        one.expect("Snapshot", lambda said: said["seat"] is None, "no seat")
        said = seats(client, table)[0]
        assert (said["kind"], said["name"], said["here"], said["free_in"]) == ("left", "Lin", False, 0)
        assert take(client, table).json()["error"] == "no_seat_left"
        assert refused(two, "Free", seat=0, player="nobody") == "unknown_player"
        two.send("Free", seat=0, player="first")
        two.expect("Present", lambda said: said["seats"][0]["kind"] == "computer", "a computer")
        two.expect("Happened", lambda said: said["by"] == 0, "the computer moves at once")


def test_nobody_leaves_or_frees_at_a_table_that_is_over(client):
    table, tokens = create(client, me(), computer())
    with ExitStack() as stack:
        browser = at(stack, client, table, tokens[0])
        in_server(client, client.app.state.store.upkeep.close, [table], "admin")
        client.portal.call(client.app.state.registry.note_closed, table, "admin")
        for kind, fields in (("Leave", {}), ("Free", {"seat": 1}), ("Throw", {"at": 0})):
            assert refused(browser, kind, **fields) == "closed"


# Freeing.


def test_only_those_who_sit_free_only_those_who_are_away(settings):
    with TestClient(application(settings)) as client:
        table, tokens = create(client, me(), OPEN, OPEN)
        tokens[1] = take(client, table, 1).json()["token"]
        with ExitStack() as stack:
            one, watcher = at(stack, client, table, tokens[0]), at(stack, client, table)
            assert refused(watcher, "Free", seat=1) == "no_such_seat"
            assert [refused(one, "Free", seat=each) for each in (0, 1, 2, 3, -1)] == ["seat_held"] * 5
            absent = seats(client, table)[1]
            assert not absent["here"]
            assert 0 < absent["free_in"] <= settings.sitting.absence
            with ExitStack() as inner:
                at(inner, client, table, tokens[1])
                assert seats(client, table)[1]["free_in"] is None


def test_the_freed_sitter_watches_and_the_next_inherits_the_hand(settings):
    with TestClient(
        application(replace(settings, games=(HUSH,), sitting=replace(settings.sitting, absence=0)))
    ) as client:
        table = client.post("/api/tables", json={"game": "hush", "seats": [OPEN] * SEATS}).json()["id"]
        tokens = [take(client, table, seat).json()["token"] for seat in range(SEATS)]
        session = opened(client, table).session
        with ExitStack() as stack:
            one = at(stack, client, table, tokens[0])
            first = Browser(stack.enter_context(client.websocket_connect(f"/ws/tables/{table}")))
            before = first.sit(tokens[1])
            while before["at"] < 1:
                before = first.next("Happened")
            hand = set(session.plies[0].move.cards[EACH : 2 * EACH])
            assert hand <= {card for card in DECK if card in str(first.received)}
            first.send("Leave")
            first.expect("Snapshot", lambda said: said["seat"] is None, "no seat")
            heard = len(first.received) - 1
            one.send("Free", seat=1)
            one.expect("Snapshot", lambda said: said["asked"]["type"] == "Seats", "an open seat")
            position = session.position
            token = take(client, table, 1, "Mei").json()["token"]
            assert token != tokens[1]
            new = at(stack, client, table, token)
            assert hand <= {card for card in DECK if card in str(new.received[-1]["view"])}
            first.send("Speak", language="zh-Hant")
            first.expect("Snapshot", lambda said: said["language"] == "zh-Hant", "the language")
            assert refused(first, "Sit", token=tokens[1]) == "bad_token"
            assert session.position is position
            shown = set(position.shown)
            assert not {card for card in DECK if card in str(first.received[heard:])} & (hand - shown)


# Any order of sitting, leaving, freeing and moving.

ACTIONS = st.lists(
    st.one_of(
        st.tuples(st.just("take"), st.integers(0, 2)),
        st.tuples(st.just("leave"), st.integers(0, 2)),
        st.tuples(st.just("free"), st.integers(0, 2), st.integers(0, 2), st.sampled_from([None, "random"])),
        st.tuples(st.just("act"), st.integers(0, 2)),
        st.tuples(st.just("away"), st.integers(0, 2)),
    ),
    min_size=3, max_size=14,
)  # fmt: skip


class Company:
    """Three chairs at one table: who holds which token, and the socket it is shown on."""

    def __init__(self, client):
        self.client = client
        self.table, tokens = create(client, me(), OPEN, OPEN, terms={"seats": 3})
        self.tokens = dict(tokens)
        self.void = []

    def answers(self, holder, kind, **fields):
        """Send one message from a seat's holder on a fresh socket; give the refusal's code, or None."""
        with self.client.websocket_connect(f"/ws/tables/{self.table}") as socket:
            browser = Browser(socket)
            state = browser.sit(self.tokens[holder])
            if kind == "Act":
                if state["asked"].get("seat") != holder or state["asked"]["type"] not in ("Choose", "Throws"):
                    return "not_your_turn"
                browser.act(state)
            else:
                browser.send(kind, **fields)
            browser.send("Ping")
            code = None
            while (message := browser.next())["type"] != "Pong":
                code = message["code"] if message["type"] == "Refused" else code
            return code

    def do(self, action, seat, *more):
        if action == "take":
            answer = take(self.client, self.table, seat)
            if answer.status_code == 200:
                self.tokens[seat] = answer.json()["token"]
        elif action == "away" or seat not in self.tokens:
            return
        elif action == "leave" and self.answers(seat, "Leave") is None:
            self.void.append(self.tokens.pop(seat))
        elif action == "free" and self.answers(seat, "Free", seat=more[0], player=more[1]) is None:
            if more[0] in self.tokens:
                self.void.append(self.tokens.pop(more[0]))
        elif action == "act":
            self.answers(seat, "Act")


@GENTLY
@given(actions=ACTIONS)
def test_every_token_holds_one_seat_or_none(at_once, actions):
    company = Company(at_once)
    table = opened(at_once, company.table)
    for action in actions:
        before, plies = table.session.position, table.session.at
        company.do(*action)
        if action[0] in ("take", "leave", "away"):
            computers = any(each.kind == "computer" for each in table.sitters)
            assert computers or (table.session.position is before and table.session.at == plies)
        held = {each.seat for each in table.sitters if each.token_hash is not None}
        assert held == set(company.tokens) == {each.seat for each in table.sitters if each.kind == "human"}
        assert {seat: table.seat_of(token) for seat, token in company.tokens.items()} == {each: each for each in held}
        for token in company.void:
            with pytest.raises(MessageError, match="bad_token"):
                table.seat_of(token)
    stored = in_server(at_once, at_once.app.state.registry.store.load, company.table)
    assert [(each.kind, each.token_hash) for each in stored.sitters] == [(e.kind, e.token_hash) for e in table.sitters]


# Limits.


def test_one_address_takes_so_many_seats_a_minute(settings):
    sitting = Sitting(takes=Rate(4, 0), listed_takes=Rate(2, 0))  # who opens a listed table takes a seat there
    with TestClient(application(replace(settings, sitting=sitting))) as client:
        listed, quiet = (create(client, me(), OPEN, OPEN, terms={"seats": 3}, listed=each)[0] for each in (True, False))
        assert [take(client, listed).status_code for _ in range(2)] == [200, 429]
        assert take(client, quiet).status_code == 200
        answer = take(client, quiet)
        assert (answer.status_code, answer.json()["error"]) == (429, "too_fast")


def test_one_address_does_not_take_over_a_listed_table(settings):
    sitting = replace(settings.sitting, most_at_listed=2)
    with TestClient(application(replace(settings, sitting=sitting))) as client:
        listed, quiet = (create(client, me(), OPEN, OPEN, terms={"seats": 3}, listed=each)[0] for each in (True, False))
        assert [take(client, listed).status_code for _ in range(2)] == [200, 403]
        assert take(client, listed).json()["error"] == "too_many_seats"
        assert [take(client, quiet).status_code for _ in range(2)] == [200, 200], "a family plays at its own table"
