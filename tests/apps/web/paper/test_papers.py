"""Games on paper from the server: set once, shared, bounded, counted against an address, refused in words."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from importlib.util import find_spec
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import InThread
from tests.apps.web.workbench.idle import Idle
from tests.kit.toys.fords import FORDS
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.limits import Limits, Rate
from youyi.apps.web.http.response_cache import document
from youyi.apps.web.paper.paper_tasks import PaperSet
from youyi.apps.web.paper.papers import PaperBounds, Papers
from youyi.apps.web.paper.wire import PapersSaid
from youyi.apps.web.server.app import Settings, application
from youyi.games import catalogue
from youyi.kernel.names import Language
from youyi.kernel.optional_dependencies import MissingExtra

needs_typst = pytest.mark.skipif(find_spec("typst") is None, reason="the extra `print` is not installed")
PAPERS = "/api/papers/ruqi/modern/en"


def made_of(size: int) -> PaperSet:
    return PaperSet(PapersSaid("ruqi/modern@1", []), {"book": document(b"%PDF" + b"x" * size, "application/pdf")})


class Making(InThread):
    """Makes sets of some size at once, and keeps what was asked."""

    def __init__(self, size: int = 1, fault: Exception | None = None) -> None:
        self.asked: list[tuple[object, ...]] = []
        self.size, self.fault, self.ended = size, fault, 0

    async def run(self, function: Callable[..., Any], *arguments: object) -> Any:
        del function
        self.asked.append(arguments)
        if self.fault is not None:
            raise self.fault
        return made_of(self.size)

    async def end(self) -> None:
        self.ended += 1


@pytest.fixture
def printing(settings: Settings) -> Iterator[TestClient]:
    all_games = replace(settings, games=(*catalogue(), FORDS), papers=InThread())
    with TestClient(application(all_games), "http://localhost") as one:
        yield one


@needs_typst
def test_what_is_listed_can_be_downloaded_and_is_as_long_as_it_says(printing):
    said = printing.get(PAPERS)
    assert said.status_code == 200, said.text
    listed = said.json()["papers"]
    assert [each["key"] for each in listed] == ["book", "board", "plain-board", "pieces", "dice", "score"]
    for each in listed:
        found = printing.get(each["address"])
        assert found.status_code == 200
        assert found.headers["content-type"] == "application/pdf"
        assert found.headers["content-disposition"] == f'attachment; filename="ruqi-{each["key"]}-en.pdf"'
        assert len(found.content) == each["bytes"]
        assert len(re.findall(rb"/Type\s*/Page\b", found.content)) == each["pages"]
        assert each["title"]
        assert each["about"]
    again = printing.get(
        listed[0]["address"], headers={"if-none-match": printing.get(listed[0]["address"]).headers["etag"]}
    )
    assert again.status_code == 304
    refused = printing.get(f"{PAPERS}/cannons.pdf")
    assert (refused.status_code, refused.json()["valid"][0]) == (404, "book.pdf")
    shown = printing.get(listed[0]["picture"])
    assert (shown.headers["content-type"], shown.content[1:4]) == ("image/png", b"PNG")
    assert "content-disposition" not in shown.headers


@pytest.mark.parametrize(
    ("path", "error", "valid"),
    [
        ("/api/papers/chess/modern/en", "unknown_game", "dama"),
        (f"/api/papers/{FORDS.id}/x/en", "unknown_game", "dama"),
        ("/api/papers/ruqi/cannons/en", "unknown_ruleset", "modern"),
        ("/api/papers/ruqi/modern/la", "unknown_language", "en"),
        ("/api/papers/ruqi/modern/la/book.pdf", "unknown_language", "en"),
    ],
)
def test_what_there_is_not_is_refused_with_what_there_is(printing, path, error, valid):
    refused = printing.get(path)
    assert (refused.status_code, refused.json()["error"]) == (404, error)
    assert valid in refused.json()["valid"]


def test_without_processes_nothing_is_printed(settings: Settings):
    with TestClient(application(replace(settings, games=catalogue(), papers=None)), "http://localhost") as client:
        refused = client.get(PAPERS)
    assert (refused.status_code, refused.json()["error"]) == (404, "no_papers")


def test_without_typst_the_server_says_what_to_install(settings: Settings):
    lacking = Making(fault=MissingExtra("typst", "print"))
    with TestClient(application(replace(settings, games=catalogue(), papers=lacking)), "http://localhost") as client:
        refused = client.get(PAPERS)
    assert (refused.status_code, refused.json()["error"]) == (404, "no_papers")
    assert "youyi[print]" in refused.json()["says"]


def test_an_address_may_have_only_so_many_made_and_all_that_are_kept(settings: Settings):
    making, few = Making(), replace(Limits(), comparisons=Rate(burst=1, per_second=0))
    frugal = replace(settings, games=catalogue(), papers=making, limits=few)
    with TestClient(application(frugal), "http://localhost") as client:
        assert [client.get(PAPERS).status_code for _ in range(3)] == [200] * 3
        refused = client.get("/api/papers/ruqi/modern/zh-Hant")
    assert (refused.status_code, refused.json()["error"]) == (429, "too_fast")
    assert len(making.asked) == 1


def key(nth: int) -> tuple[str, str, Language]:
    return "ruqi", f"ruqi/modern@{nth}", Language.EN


async def nothing_paid() -> None:
    pass


def among_papers(processes: Any, work: Callable[[Papers], Any], **bounds: Any) -> None:
    async def run() -> None:
        papers = Papers(processes, PaperBounds(**bounds))
        await work(papers)
        await papers.close()

    asyncio.run(run())


def test_who_asks_at_the_same_time_waits_for_the_same_and_only_so_many_wait():
    idle = Idle()
    paid: list[int] = []

    async def pay(whose: int) -> None:
        paid.append(whose)

    async def work(papers: Papers) -> None:
        both = [asyncio.ensure_future(papers.get(key(1), lambda: pay(1))) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(RequestError) as refused:
            await papers.get(key(2), lambda: pay(2))
        assert (refused.value.error, refused.value.status) == ("busy", 503)
        both[0].cancel()  # one who leaves takes nothing from the other
        idle.fault = BrokenProcessPool()
        idle.let.set()
        with pytest.raises(RequestError) as died:
            await both[1]
        assert died.value.error == "busy"

    among_papers(idle, work, waiting=1)
    assert paid == [1]
    assert idle.asked == ["paper_set"]
    assert idle.ended == 1


def test_the_latest_used_are_kept_up_to_so_many_bytes():
    making = Making(1000)

    async def work(papers: Papers) -> None:
        for nth in (1, 2, 1, 3, 1, 2):
            await papers.get(key(nth), nothing_paid)

    among_papers(making, work, kept=made_of(1000).size * 2)
    assert [asked[1] for asked in making.asked] == [key(nth)[1] for nth in (1, 2, 3, 2)]
    assert making.ended == 4, "a process that nobody waits for is ended"


def test_what_takes_too_long_is_given_up():
    idle = Idle()

    async def work(papers: Papers) -> None:
        with pytest.raises(RequestError) as late:
            await papers.get(key(1), nothing_paid)
        assert late.value.error == "busy"

    among_papers(idle, work, seconds=0)
    assert idle.ended == 1
