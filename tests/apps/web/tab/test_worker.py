"""Tables in a browser's worker: the same messages as the server's, and nothing shown that a killed tab could lose."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from tests.apps.web.tab.page import Disk, Page, computers, created, request
from youyi.analysis.puzzles.puzzle import puzzles_of
from youyi.analysis.runs.plan import Plan
from youyi.analysis.simulate.one_game import reopened
from youyi.apps.web.learn.puzzle_pages import puzzle_said
from youyi.apps.web.review.review_tasks import review
from youyi.apps.web.tab.reviewing import Reviewed, reviewed
from youyi.games import game
from youyi.kernel.names import Language
from youyi.records.files import write_record


def asks(seat: int) -> Callable[[dict[str, Any]], bool]:
    return lambda message: (
        message.get("asked", {}).get("type") in ("Choose", "Throws") and message["asked"]["seat"] == seat
    )


async def act(page: Page, line: int, seat: int) -> dict[str, Any]:
    """Do the first thing that can be done, once the seat is asked; returns what asked it."""
    last: dict[str, Any] = await page.until(line, asks(seat))
    page.heard[line].clear()
    if last["asked"]["type"] == "Throws":
        page.say(line, type="Throw", at=last["at"])
    else:
        page.say(line, type="Move", at=last["at"], text=last["asked"]["offers"][0]["text"])
    return last


def test_computers_play_a_whole_game():
    async def run():
        page = Page(Disk())
        table, _ = await created(page, "madiao", *computers("madiao"))
        line = page.open(table)
        last = await page.until(line, lambda each: each.get("over") is not None)
        status, record = await page.ask("GET", f"/api/tables/{table}/record")
        assert status == 200
        assert len(record["moves"]) == last["at"] == len(page.disk.kept[table])
        assert record["score"] == last["over"]["score"]
        _, text = await page.ask("GET", f"/api/tables/{table}/transcript")
        assert len(text.splitlines()) > last["at"]

    asyncio.run(run())


def test_a_game_begins_before_the_weights_have_come_and_a_computer_waits_for_them():
    async def run():
        asked, twice, come = list[int](), asyncio.Event(), asyncio.Event()

        async def weights():
            asked.append(sum(map(len, page.disk.kept.values())))
            if len(asked) == 1:
                raise OSError("the network is gone")
            twice.set()
            await come.wait()

        page = Page(Disk(), weights=weights)
        table, _ = await created(page, "ruqi", *computers("ruqi"))
        line = page.open(table)
        async with asyncio.timeout(20):
            await twice.wait()  # a choice that failed is tried again after a second
        thrown, later = asked
        assert 0 < thrown == later == len(page.disk.kept[table]), "the dice were thrown, and nobody chose"
        come.set()
        await page.until(line, lambda each: each.get("at", 0) > thrown)

    asyncio.run(run())


def test_a_killed_tab_reopens_with_everything_that_was_shown():
    async def run():
        disk = Disk()
        page = Page(disk)
        table, tokens = await created(page, "ruqi", {"kind": "me", "name": "Lin"}, computers("ruqi")[1])
        line = page.open(table, tokens[0])
        for _ in range(3):
            await act(page, line, 0)
        shown = await page.until(line, asks(0))
        again = Page(disk)
        line = again.open(table, tokens[0])
        snapshot = await again.until(line, lambda each: each["type"] == "Snapshot" and each["seat"] == 0)
        assert (snapshot["at"], snapshot["asked"], snapshot["view"]) == (shown["at"], shown["asked"], shown["view"])

    asyncio.run(run())


def test_a_move_that_cannot_be_stored_is_refused_and_not_shown():
    async def run():
        disk = Disk()
        page = Page(disk)
        table, tokens = await created(page, "ruqi", {"kind": "me", "name": "Lin"}, {"kind": "open"})
        status, taken = await page.ask("POST", f"/api/tables/{table}/sit", {"name": "Mei"})
        assert status == 200
        mine, yours = page.open(table, tokens[0]), page.open(table, taken["token"])
        asked = await page.until(mine, lambda each: asks(0)(each) or asks(1)(each))
        acts = mine if asks(0)(asked) else yours
        disk.fails = True
        kind = "Throw" if asked["asked"]["type"] == "Throws" else "Move"
        page.say(acts, type=kind, at=asked["at"])
        refused = await page.until(acts, lambda each: each["type"] == "Refused")
        assert refused["code"] == "failed"
        disk.fails = False
        page.say(acts, type=kind, at=asked["at"])
        await page.until(acts, lambda each: each["type"] == "Happened")

    asyncio.run(run())


def test_two_tabs_at_one_table_show_the_same_game():
    async def run():
        disk, tabs = Disk(), list[Page]()
        one, two = Page(disk, tabs), Page(disk, tabs)
        table, tokens = await created(one, "ruqi", {"kind": "me", "name": "Lin"}, computers("ruqi")[1])
        here, there = one.open(table, tokens[0]), two.open(table)
        for _ in range(4):
            last = await act(one, here, 0)
            await two.until(there, lambda each, at=last["at"]: each.get("at") == at)
        tabs.clear()  # the computers go on, and nobody listens when the loop ends

    asyncio.run(run())


def test_what_needs_a_server_says_so():
    async def run():
        status, told = await Page(Disk()).ask("GET", "/api/tables")
        assert (status, told["error"]) == (501, "needs_server")
        assert "server" in told["says"]

    asyncio.run(run())


def test_puzzles_are_posed_as_by_a_server():
    async def run():
        page = Page(Disk())
        for name in ("dama", "madiao", "ruqi"):
            status, said = await page.ask("GET", f"/api/puzzles/{name}/2/zh-Hant")
            assert status == 200
            assert said == json.loads(msgspec.json.encode(puzzle_said(game(name), 2, Language.ZH_HANT)))
            status, said = await page.ask("GET", f"/api/puzzles/{name}/zh-Hant")
            assert status == 200
            assert len(said["puzzles"]) == len(puzzles_of(game(name)))
        for path in (
            "/api/puzzles/ruqi/0/en",
            "/api/puzzles/ruqi/9999/en",
            "/api/puzzles/chess/1/en",
            "/api/puzzles/chess/en",
        ):
            status, said = await page.ask("GET", path)
            assert status == 404
            assert said["error"] in ("unknown_puzzle", "unknown_game")

    asyncio.run(run())


def test_a_game_is_reviewed_as_by_a_server_and_tells_how_far_it_is():
    whole = reopened(Plan(game="ruqi", players=("greedy",), games=1, seed=5), 0)
    record = write_record(replace(whole, moves=whole.moves[:12], score=None, conceded=1))
    far = list[tuple[int, int]]()
    told = msgspec.json.decode(reviewed(record, lambda done, of: far.append((done, of))), type=Reviewed)
    assert told == Reviewed(review=review(record))
    plies = len(json.loads(record)["moves"])
    assert far[:plies] == [(ply, plies) for ply in range(1, plies + 1)]
    done, of = far[-1]
    assert done == of >= plies, "what is played out comes after the plies"
    assert far == sorted(far)


def test_a_game_that_is_not_over_is_refused_a_review_in_every_language():
    record = json.loads(write_record(reopened(Plan(game="ruqi", players=("greedy",), games=1, seed=5), 0)))
    for cut in ({**record, "moves": record["moves"][:4], "score": None}, {}):
        told = msgspec.json.decode(reviewed(json.dumps(cut), lambda _done, _all: None), type=Reviewed)
        assert told.review is None
        assert told.refused is not None
        assert len({told.refused[language] for language in Language}) == len(Language)


def test_unknown_tables_and_bad_requests_are_refused_as_by_a_server():
    async def run():
        page = Page(Disk())
        assert (await page.ask("GET", "/api/tables/nowhere"))[0] == 404
        status, told = await page.ask("POST", "/api/tables", {"game": "chess", "seats": []})
        assert (status, told["error"]) == (400, "unknown_game")
        status, told = await page.ask("POST", "/api/tables", [])
        assert (status, told["error"]) == (400, "malformed")
        line = page.open("nowhere")
        assert (await page.until(line, lambda _: True))["code"] == "unknown_table"

    asyncio.run(run())


def test_a_game_is_filmed_and_goes_on_from_a_position_without_a_server():
    async def run():
        page = Page(Disk())
        table, tokens = await created(page, "ruqi", {"kind": "me", "name": "Lin"}, computers("ruqi")[1])
        line = page.open(table, tokens[0])
        for _ in range(3):
            await act(page, line, 0)
        await page.until(line, asks(0))
        status, film = await page.ask("GET", f"/api/tables/{table}/film?eyes=0&first=1")
        assert status == 200
        plies = len(page.disk.kept[table])
        assert len(film["steps"]) == plies - 1
        _, record = await page.ask("GET", f"/api/tables/{table}/record")
        again = json.loads(await page.worker.ask(request("POST", "/api/film", json.dumps(record))))
        assert len(json.loads(again["body"])["steps"]) == plies
        assert (await page.ask("GET", f"/api/tables/{table}/course"))[0] == 200
        bad = json.loads(await page.worker.ask(request("POST", "/api/film", "{}")))
        assert (bad["status"], json.loads(bad["body"])["error"]) == (422, "bad_record")
        wanted = {"ply": 2, "seat": 1, "name": "Mei", "player": "greedy", "table": table}
        status, other = await page.ask("POST", "/api/tables/from", wanted)
        assert status == 201
        assert other["id"] != table

    asyncio.run(run())
