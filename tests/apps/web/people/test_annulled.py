"""A result that is annulled counts for nobody, as if the game had never been; and it counts again when that is taken back."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from tests.apps.web.kit import OPEN, Browser, create, me
from tests.apps.web.moderation.kit import site
from tests.apps.web.people.kit import concede, kinds, laid, play, ratings, two
from tests.apps.web.people.test_result_store import SEATS, TABLES, won
from tests.apps.web.store.stored import asked
from tests.apps.web.store.test_store import CONFIG, stores
from youyi.apps.web.people.ratings import BEGINNER, rated
from youyi.apps.web.people.results import corrections, rebuilt, set_annulled
from youyi.apps.web.server import admin
from youyi.apps.web.store.result_store import GameResult, SeatResult

PEOPLE = "abcd"
GAMES = st.lists(
    st.tuples(st.sampled_from(["fords", "ruqi"]), st.permutations(PEOPLE), st.booleans()), min_size=1, max_size=12
)


def stored(games):
    """Games of two out of four people, the first won, with the ratings that follow; a game may be annulled."""
    found = [
        GameResult(
            number=1 + nth, laid=str(nth), game=game, pace="live", rated=True, how="played", ended=CONFIG.since,
            annulled=annulled, seats=tuple(SeatResult(seat=at, account=people[at], place=1 + at) for at in (0, 1)),
        )
        for nth, (game, people, annulled) in enumerate(games)
    ]  # fmt: skip
    return corrected(found, corrections(found))


def corrected(games, changed):
    seats = {(number, seat.seat): seat for number, seat in changed}
    return [
        replace(game, seats=tuple(seats.get((game.number, each.seat), each) for each in game.seats)) for game in games
    ]


def course(games):
    """The ratings of everybody after each of the games that count."""
    return [[(each.account, each.before, each.after) for each in game.seats] for game in games if not game.annulled]


@given(GAMES)
def test_ratings_are_those_of_a_world_without_the_annulled_games(games):
    without = stored([each for each in games if not each[2]])
    assert course(stored(games)) == course(without)
    assert corrections(stored(games)) == []


@given(GAMES, st.data())
def test_working_out_from_the_changed_game_on_is_working_out_everything(games, data):
    was = stored(games)
    nth = data.draw(st.integers(0, len(games) - 1))
    turned = [replace(each, annulled=each.annulled ^ (at == nth)) for at, each in enumerate(was)]
    later = [each for each in turned[nth:] if each.game == turned[nth].game]
    mended = corrected(turned, corrections(later, first=False))
    assert corrections(mended) == []
    back = [replace(each, annulled=each.annulled ^ (at == nth)) for at, each in enumerate(mended)]
    later = [each for each in back[nth:] if each.game == back[nth].game]
    assert corrected(back, corrections(later, first=False)) == was


def test_while_one_server_annuls_the_other_stores_and_all_ratings_follow(any_database):
    async def run():
        async with stores(any_database, 2) as (east, west):
            for name in TABLES:
                await east.create(replace(CONFIG, id=name), SEATS)
                await east.finish(name)
            for name in TABLES[:3]:
                await east.results.add(name, won(name, by="a"), BEGINNER, rated)
            await asyncio.gather(
                *(set_annulled(west.results, TABLES[0], None, annulled=each) for each in (True, False, True)),
                *(east.results.add(name, won(name, by="b"), BEGINNER, rated) for name in TABLES[3:]),
            )
            assert await set_annulled(west.results, TABLES[0], None, annulled=False) in (True, False)
            assert not await set_annulled(east.results, TABLES[0], None, annulled=False)
            assert not await set_annulled(east.results, "nowhere", None, annulled=True)
            assert await rebuilt(west.results, write=False) == (len(TABLES), 0)

    asyncio.run(run())


def test_an_operator_annuls_a_result_and_takes_it_back_and_its_people_see_it(settings):
    with site(settings) as there, two(there.client) as (lin, wen):
        first, tokens = laid(lin, wen)
        concede(lin, first, tokens[1])
        kinds(lin)
        second, tokens = laid(lin, wen)
        concede(lin, second, tokens[0])
        kinds(lin)
        before, rating = ratings(there.database), kinds(wen)[0]["rating"]
        assert there.deed("annul", table=first).status_code == 404, "Lin is no operator"
        assert admin.add_operator(there.database, "Lin")
        there.report("table", table=first, what="result", why="arranged")
        assert there.page()["reports"][0]["context"]["annulled"] is False
        told = there.deed("annul", table=first)
        assert told.status_code == 200, told.text
        assert told.json()["reports"][0]["context"]["annulled"] is True
        assert told.json()["log"][0] | {"at": ""} == {"at": "", "what": "annul", "whom": first, "by": "Lin"}
        assert there.deed("annul", table=first).status_code == 409
        [mine], [others] = kinds(lin), kinds(wen)
        assert (mine["played"], mine["won"], others["played"], others["won"]) == (1, 0, 1, 1)
        assert [(each["annulled"], each["change"] is None) for each in mine["latest"]] == [(False, False), (True, True)]
        assert others["rating"]["at"] > max(1500, rating["at"])
        assert len(mine["course"]) == 1
        assert [each["annulled"] for each in lin.get("/api/account/export").json()["results"]] == [True, False]
        assert admin.ratings(there.database, write=False)["differing"] == 0
        assert there.deed("restore", table=first).json()["log"][0]["what"] == "restore"
        assert there.deed("restore", table=first).status_code == 409
        assert ratings(there.database) == before
        assert kinds(wen)[0]["rating"] == rating


def test_a_game_that_is_not_rated_can_be_annulled_and_a_table_without_a_result_cannot(client, database):
    with two(client) as (lin, wen):
        table, tokens = laid(lin, wen)
        assert admin.annul(database, [table]) == []
        plain, tokens = laid(lin, wen, {})
        play(client, plain, tokens)
        assert kinds(lin)[0]["played"] == 1
        assert admin.annul(database, [plain, "nowhere"]) == [plain]
        assert [(each["played"], each["latest"][0]["annulled"]) for each in kinds(wen)] == [(0, True)]
        assert admin.restore(database, [plain]) == [plain]
        assert [each["by"] for each in admin.log(database, most=9)] == [None, None]


def test_a_table_is_closed_and_goes_on_and_its_result_is_awaited_again(settings):
    with site(settings) as there, two(there.client) as (lin, wen):
        table, tokens = laid(lin, wen)
        assert admin.add_operator(there.database, "Lin")
        assert there.deed("reopen", table=table).status_code == 409
        assert there.deed("close", table=table).json()["log"][0]["what"] == "close"
        assert kinds(lin) == []
        assert asked(there.database, "SELECT * FROM awaited")[0] == [], "it counts for nobody"
        assert there.deed("close", table=table).status_code == 409
        with lin.websocket_connect(f"/ws/tables/{table}") as socket:
            browser = Browser(socket)
            assert browser.next("Snapshot")["table"]["closed"] == "admin"
            assert there.deed("reopen", table=table).json()["log"][0]["what"] == "reopen"
            assert browser.next("Snapshot")["table"]["closed"] is None, "an open page goes on"
        play(lin, table, tokens)
        assert [each["played"] for each in kinds(wen)] == [1]
        conceded, tokens = laid(lin, wen)
        concede(lin, conceded, tokens[0])
        kinds(lin)
        assert there.deed("reopen", table=conceded).status_code == 409, "its result is stored"
        assert create(lin, me(), OPEN)
