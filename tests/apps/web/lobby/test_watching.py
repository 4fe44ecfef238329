"""Whoever likes may watch games at listed tables and see those that were played there; nobody sees another, nor a hidden card."""

from __future__ import annotations

from contextlib import ExitStack, contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.apps.web.cluster.test_servers import Two
from tests.apps.web.kit import OPEN, Browser, computer, create, in_server, me, until
from tests.apps.web.test_play import mine
from tests.kit.amount import some
from tests.madiao.deals import pack_of, played, table
from youyi.apps.web.base.phrases import Phrases
from youyi.apps.web.cluster.cluster import Cluster
from youyi.apps.web.live.messages.message_builder import MessageBuilder
from youyi.apps.web.live.state.subscribers import Addressee
from youyi.apps.web.live.state.table_options import Agreement
from youyi.apps.web.live.state.table_session import TableSession
from youyi.apps.web.lobby import watching
from youyi.apps.web.store.tables.lobby_store import EndedTable
from youyi.games.madiao.moves import Play
from youyi.games.madiao.position import Playing, laid_before
from youyi.kernel.names import Language
from youyi.kernel.streams import Stream, key


@pytest.fixture(autouse=True)
def asked_anew(monkeypatch):
    """An answer is not kept."""
    monkeypatch.setattr(watching, "_KEPT_SECONDS", 0)


@contextmanager
def two_people(client, **more):
    """A table of two people who are there: its id and their browsers."""
    name, tokens = create(client, me(), OPEN, terms={"seats": 2}, **more)
    tokens[1] = client.post(f"/api/tables/{name}/sit", json={"name": "Wen"}).json()["token"]
    with ExitStack() as stack:
        browsers = [Browser(stack.enter_context(client.websocket_connect(f"/ws/tables/{name}"))) for _ in tokens]
        states = [browser.sit(tokens[seat]) for seat, browser in enumerate(browsers)]
        yield name, browsers, states


def to_the_end(client, **more):
    """A game that two people play to its end; the id of its table."""
    with two_people(client, **more) as (name, browsers, latest):
        while latest[0]["over"] is None:
            for seat, state in enumerate(latest):
                if mine(state, seat):
                    browsers[seat].act(state)
            latest[:] = [each.next("Happened") for each in browsers]
    until(lambda: in_server(client, stored_as_over, client, name), "it is stored that it is over")
    return name


async def stored_as_over(client, name):
    return (await client.app.state.store.load(name)).config.over


def watch(client):
    answer = client.get("/api/watch").json()
    return [each["stands"]["id"] for each in answer["playing"]], [each["stands"]["id"] for each in answer["ended"]]


def test_a_listed_game_is_shown_as_a_watcher_sees_it(client):
    with two_people(client, listed=True) as (name, _browsers, _states):
        until(lambda: watch(client)[0] == [name], "it is shown")
        (shown,) = client.get("/api/watch").json()["playing"]
        with client.websocket_connect(f"/ws/tables/{name}") as socket:
            assert shown["view"] == Browser(socket).next("Snapshot")["view"]
        assert [each["name"] for each in shown["stands"]["seats"]] == ["Lin", "Wen"]
        assert len(shown["score"]) == 2
        assert client.get("/api/watch/featured").json() == {"game": None, "playing": 1}


def test_no_private_game_is_shown_while_it_goes_on_or_afterwards(client):
    with two_people(client):
        assert watch(client) == ([], [])
    to_the_end(client)
    assert watch(client) == ([], [])
    assert client.get("/api/watch/featured").json()["game"] is None


def test_a_listed_game_that_people_played_to_the_end_is_shown(client):
    name = to_the_end(client, listed=True)
    until(lambda: watch(client) == ([], [name]), "it is shown")
    (shown,) = client.get("/api/watch").json()["ended"]
    assert shown["stands"]["over"]
    assert shown["score"] == shown["stands"]["score"]
    assert client.get("/api/watch/featured").json()["game"] == shown


def test_what_was_conceded_waits_or_was_played_against_computers_is_not_shown(client):
    with two_people(client, listed=True) as (_name, browsers, _states):
        browsers[0].send("Concede")
        browsers[1].expect("Snapshot", lambda message: message["over"], "an end")
    create(client, me(), OPEN, listed=True)
    name, tokens = create(client, me(), computer(), terms={"seats": 2}, listed=True)
    with client.websocket_connect(f"/ws/tables/{name}") as socket:
        browser = Browser(socket)
        state = browser.sit(tokens[0])
        while state["over"] is None:
            if mine(state, 0):
                browser.act(state)
            state = browser.next("Happened")
    until(lambda: in_server(client, stored_as_over, client, name), "it is stored that it is over")
    assert watch(client)[1] == []


def test_few_tables_are_opened_however_many_there_are_and_however_many_ask(client, monkeypatch):
    monkeypatch.setattr(watching, "_KEPT_SECONDS", 60)
    for _ in range(2 * watching._MOST_PLAYING):
        create(client, me(), computer(), listed=True)
    registry, found = client.app.state.registry, []
    find = registry.find

    async def counted(name):
        found.append(name)
        return await find(name)

    monkeypatch.setattr(registry, "find", counted)
    shown = [watch(client) for _ in range(5)]
    assert len(found) == watching._MOST_PLAYING
    assert all(each == shown[0] for each in shown)


def test_games_are_shown_at_every_server(settings, postgres_store):
    with ExitStack() as stack:
        two = Two(replace(settings, database=postgres_store(), cluster=Cluster()), stack)
        here, there = two.clients
        with two_people(here, listed=True) as (name, _browsers, _states):
            until(lambda: watch(there)[0] == [name], "it is shown at the other server")
            assert there.get("/api/watch").json() == here.get("/api/watch").json()
        ended = to_the_end(here, listed=True)
        until(lambda: watch(there)[1] == [ended], "so is its end")


@given(st.integers(0, 2**40), st.integers(0, 31))
@settings(max_examples=some(40), deadline=None)
def test_what_is_shown_of_a_game_tells_no_world_from_another(seed, plies):
    """No hidden card of 馬吊 changes it: that is why games are shown without delay."""
    laid = table("madiao/guide")
    position = played(laid, seed, plies, beating=True).position
    if isinstance(position.phase, Playing):
        world = laid.rules.worlds(laid.rules.view(position, None), Stream(key(seed, plies)))
        assert shown(laid, world) == shown(laid, position)


def shown(laid, position):
    """The part of `WatchedGame` that depends on the position."""
    session = TableSession(laid)
    for move in (pack_of(position), *(Play(each.card) for each in laid_before(position.phase))):
        session.play(move)
    view = MessageBuilder(Phrases(laid.game), session).view(Addressee(None, Language.EN))
    return msgspec.json.encode([view, session.rules.returns(session.position)])


NOON = datetime(2026, 11, 28, 12, tzinfo=UTC)


def ended_table(game, rated, plies, hours):
    laid: Any = SimpleNamespace(config=SimpleNamespace(game=game, agreement=Agreement(rated=rated)))
    return EndedTable(laid, plies, NOON - timedelta(hours=hours))


ENDED = st.builds(
    ended_table,
    st.sampled_from(["dama", "madiao", "ruqi"]),
    st.booleans(),
    st.integers(1, 500),
    st.integers(0, 100),
)


@given(st.lists(ENDED))
def test_of_each_game_the_rated_and_then_the_longest_are_chosen(ended):
    chosen = watching.chosen(ended)
    for game in ("dama", "madiao", "ruqi"):
        worth = sorted(map(of_worth, (each for each in ended if each.table.config.game == game)), reverse=True)
        found = sorted(map(of_worth, (each for each in chosen if each.table.config.game == game)), reverse=True)
        assert found == worth[:2]


def of_worth(ended):
    return ended.table.config.agreement.rated, ended.plies


@given(st.lists(ENDED), st.integers(0, 11))
def test_the_game_of_the_day_stays_all_day_whatever_ends_meanwhile(ended, later):
    yesterday = [each for each in ended if each.ended.date() < NOON.date()]
    at_noon, at_night = (
        watching.of_the_day(some, NOON + timedelta(hours=hours)) for some, hours in ((ended, 0), (yesterday, later))
    )
    if yesterday:
        assert at_noon is at_night is not None
    else:
        assert (at_noon is None) == (ended == [])
