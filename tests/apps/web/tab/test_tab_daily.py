"""The deal of the day in a browser without a server: the stream of the terminal, one attempt that counts, the computers beside it."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from tests.apps.web.tab.page import Disk, Page
from tests.apps.web.tab.test_worker import act
from youyi.analysis.occasions import occasion_of
from youyi.apps.web.base import server_time
from youyi.apps.web.base.server_time import ServerTime
from youyi.games import catalogue, game
from youyi.kernel.committed import Committed, commitment
from youyi.kernel.session import Session
from youyi.players.daily import PUBLIC, deal_of, secret_of
from youyi.players.player import player

NOON = datetime(2026, 11, 28, 12, tzinfo=UTC)


@pytest.fixture
def clock(monkeypatch):
    """Sets the time of this process."""

    def at(now):
        monkeypatch.setattr(server_time, "now", ServerTime(lambda: now, lambda: 0).now)

    at(NOON)
    return at


async def asked(page, day=None):
    status, told = await page.ask("GET", "/api/daily" if day is None else f"/api/daily?day={day}")
    assert status == 200, told
    return told


def of(said, name):
    return next(each for each in said["games"] if each["game"] == name)


async def begun(page, name, **wanted):
    status, laid = await page.ask("POST", f"/api/daily/{name}", {"name": "Lin", **wanted})
    assert status == 201, laid
    return laid


async def played(page, laid):
    line = page.open(laid["id"], laid["token"])
    while "over" not in (last := await page.until(line, over_or_asked(laid["seat"]))) or last["over"] is None:
        await act(page, line, laid["seat"])


def over_or_asked(seat):
    return lambda each: (
        each.get("over") is not None
        or (each.get("asked", {}).get("type") in ("Choose", "Throws") and each["asked"]["seat"] == seat)
    )


def test_a_deal_is_played_kept_and_compared(clock):
    async def run():
        disk = Disk()
        page = Page(disk)
        assert [each["game"] for each in (await asked(page))["games"]] == [each.id for each in catalogue()]
        laid = await begun(page, "madiao")
        assert laid["counted"]
        under_way = {"over": False, "won": None, "score": None}
        mine = of(await asked(page), "madiao")["mine"]
        assert mine == {"deals": [{"table": laid["id"], **under_way}], **under_way, "beaten": None}
        await played(page, laid)
        said = await asked(Page(disk))  # a page that is opened later
        deal, moves = of(said, "madiao"), list(disk.kept[laid["id"]])
        mine = deal["mine"]
        assert (said["streak"], said["days"], mine["over"]) == (1, [], True)
        assert mine["beaten"] in range(101)
        assert {each["player"] for each in deal["results"]} == {None, *(f"level-{nth}" for nth in range(1, 6))}
        expect_the_public_stream(deal, moves)
        again = await begun(page, "madiao")
        assert not again["counted"]
        assert of(await asked(page), "madiao")["mine"] == mine

        clock(NOON + timedelta(days=1))
        said = await asked(Page(disk))
        assert (of(said, "madiao")["mine"], said["streak"], said["days"]) == (None, 1, ["2026-11-28"])
        assert of(await asked(page, "2026-11-28"), "madiao")["mine"] == mine
        assert (await page.ask("GET", "/api/daily?day=2026-11-30"))[0] == 404

    asyncio.run(run())


def expect_the_public_stream(deal, moves):
    """The pack and the computers' results are those that anybody works out from the date."""
    known = deal_of(game("madiao"))
    secret = secret_of(PUBLIC, "2026-11-28", known.table)
    assert deal["fixed"] == [{"commit": commitment(secret), "next_commit": None, "secret": secret.hex()}]
    session = Session(known.table.rules)
    assert moves[0] == known.table.game.notation.write_move(session.draw(Committed(secret)))
    for each in deal["results"]:
        if each["player"] is not None:
            seats = [player(name, known.table) for name in (each["player"], *[known.opponent.id] * 3)]
            over = Session(known.table.rules).play_out(seats, Committed(secret))
            assert over is not None
            assert (each["won"], each["score"]) == (0 in over.first, over.score[0])


@pytest.mark.usefixtures("clock")
def test_what_the_computers_got_is_worked_out_once(monkeypatch):
    async def run():
        disk = Disk()
        page = Page(disk)
        laid = await begun(page, "madiao")
        await played(page, laid)
        first = await asked(page)
        monkeypatch.setattr("youyi.apps.web.tab.tab_daily._result_of", None)
        assert await asked(Page(disk)) == first
        assert [each for each in disk.rows if each.startswith("field-")] == ["field-2026-11-28-madiao"]

    asyncio.run(run())


@pytest.mark.usefixtures("clock")
def test_a_deal_that_is_given_up_has_no_result():
    async def run():
        page = Page(Disk())
        laid = await begun(page, "ruqi")
        line = page.open(laid["id"], laid["token"])
        await page.until(line, over_or_asked(laid["seat"]))
        page.say(line, type="Concede")
        await page.until(line, lambda each: each.get("over") is not None)
        said = await asked(page)
        mine = of(said, "ruqi")["mine"]
        assert (mine["over"], mine["score"], said["streak"]) == (True, None, 0)
        assert of(said, "ruqi")["results"] == []

    asyncio.run(run())


def test_a_week_is_played_deal_by_deal_and_summed(clock):
    async def run():
        disk = Disk()
        scores = []
        for nth in range(5):
            page = Page(disk)
            laid = await begun(page, "ruqi", weekly=True)
            assert laid["id"] == f"day-2026-W48.{nth + 1}-ruqi"
            status, told = await page.ask("POST", "/api/daily/ruqi", {"name": "Lin", "weekly": True})
            assert (status, told["error"]) == (409, "deal_begun")
            await played(page, laid)
            deal = of(await asked(page, "2026-W48"), "ruqi")
            scores.append(deal["mine"]["deals"][-1]["score"])
            assert len(deal["results"]) == (6 if nth == 4 else 0)
        said = await asked(page, "2026-W48")
        mine = of(said, "ruqi")["mine"]
        assert (mine["score"], mine["over"], mine["beaten"] in range(101), said["streak"]) == (
            sum(scores),
            True,
            True,
            1,
        )
        assert (await page.ask("POST", "/api/daily/ruqi", {"name": "Lin", "weekly": True}))[1]["error"] == "week_played"
        expect_the_sums_of_the_public_streams(of(said, "ruqi"))
        today = await asked(page)
        assert (of(today, "ruqi")["mine"], today["streak"]) == (None, 0), "a week is no day"
        clock(NOON + timedelta(days=2))
        said = await asked(page, "2026-W49")
        assert (said["days"], said["streak"], of(said, "ruqi")["mine"]) == (["2026-W48"], 1, None)

    asyncio.run(run())


def expect_the_sums_of_the_public_streams(deal):
    known = deal_of(game("ruqi"))
    secrets = [secret_of(PUBLIC, name, known.table) for name in occasion_of(NOON.date(), weekly=True).deals]
    assert [each["secret"] for each in deal["fixed"]] == [each.hex() for each in secrets]
    for each in deal["results"]:
        if each["player"] is not None:
            results = []
            for secret in secrets:
                seats = [player(name, known.table) for name in (each["player"], known.opponent.id)]
                over = Session(known.table.rules).play_out(seats, Committed(secret))
                assert over is not None
                results.append((0 in over.first, over.score[0]))
            assert (each["won"], each["score"]) == tuple(map(sum, zip(*results, strict=True)))


@pytest.mark.usefixtures("clock")
def test_an_unknown_game_is_refused():
    async def run():
        status, told = await Page(Disk()).ask("POST", "/api/daily/chess", {"name": "Lin"})
        assert (status, told["error"]) == (400, "unknown_game")

    asyncio.run(run())
