"""Reviews on the server: the figures of the command line in the reader's language, shared, bounded, refused while a game goes on."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import InThread, until
from tests.apps.web.workbench.idle import Idle
from youyi.analysis.review.reviewing import reviewed
from youyi.analysis.runs.plan import Plan
from youyi.analysis.simulate.one_game import reopened
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.telemetry import Telemetry
from youyi.apps.web.review import review_tasks
from youyi.apps.web.review.reviews import BOUNDS, Reviews, RunningReview
from youyi.apps.web.server.app import Settings, application
from youyi.games import catalogue
from youyi.kernel.errors import BadRecord
from youyi.kernel.names import Language
from youyi.records.files import write_record

PLIES = 10
RECORD = replace(
    whole := reopened(Plan(game="ruqi", games=1, players=("greedy",), seed=3), 1),
    moves=whole.moves[:PLIES], score=None, conceded=1,
)  # fmt: skip
"""A game that was conceded: a review takes as long as there are choices."""
HEADERS = {"content-type": "application/json"}


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with TestClient(application(replace(settings, games=catalogue(), reviews=InThread())), "http://localhost") as one:
        yield one


def ended(client: TestClient, query: str, text: str) -> dict[str, Any]:
    """What comes of asking for a review."""
    begun = client.post(f"/api/reviews?{query}", content=text, headers=HEADERS)
    assert begun.status_code == 202, begun.text
    said = dict[str, Any]()

    def done() -> bool:
        time.sleep(0.05)  # the pause between two looks
        said.update(client.get(f"/api/reviews/{begun.json()['id']}?language=en").json())
        return said["state"] in ("done", "failed")

    until(done, "the review is done")
    return said


def test_a_review_has_the_figures_of_the_command_line_in_each_language(client):
    text = write_record(RECORD)
    said = ended(client, "language=en", text)
    assert said["state"] == "done", said
    assert (said["review"]["goal"], said["review"]["unit"]) == ("score", "tallies")
    assert [each["goal"] for each in said["review"]["goals"]] == ["score"]
    expected = reviewed(RECORD)
    assert [one["ply"] for one in said["review"]["choices"]] == [each.ply for each in expected.choices]
    assert [one["band"] for one in said["review"]["choices"]] == [each.band.name.lower() for each in expected.choices]
    assert said["review"]["chart"].startswith("<svg")
    again = client.post("/api/reviews?language=zh-Hans", content=text, headers=HEADERS).json()
    assert (again["id"], again["state"]) == (said["id"], "done")
    assert again["review"]["columns"][0] == "座"


def test_a_review_is_for_the_goal_that_is_named_where_that_is_judged(client):
    played = reopened(Plan(game="dama", games=1, players=("greedy",), terms={"seats": 2}, seed=5), 450)
    dama = write_record(replace(played, moves=played.moves[:PLIES], score=None, conceded=1))
    both = [ended(client, f"language=en&goal={goal}", dama) for goal in ("score", "first")]
    assert both[0]["id"] != both[1]["id"]
    assert [each["review"]["unit"] for each in both] == ["chips", "%"]
    offered = [{"goal": "score", "named": "for chips"}, {"goal": "first", "named": "for first place"}]
    assert [each["review"]["goals"] for each in both] == [offered, offered]
    failed = ended(client, "language=en&goal=first", write_record(RECORD))
    assert (failed["state"], failed["review"]) == ("failed", None)
    assert "Modern cannot be reviewed for the goal first" in failed["says"]
    refused = client.post("/api/reviews?goal=beauty", content=dama, headers=HEADERS)
    assert (refused.status_code, refused.json()["valid"]) == (400, ["score", "first"])


def test_a_game_that_is_not_over_is_not_reviewed(client):
    going = write_record(replace(RECORD, moves=RECORD.moves[:5], conceded=None))
    refused = client.post("/api/reviews?language=en", content=going, headers=HEADERS)
    assert (refused.status_code, refused.json()["error"]) == (422, "unfinished")
    broken = client.post("/api/reviews", content="{}", headers=HEADERS)
    assert broken.status_code == 422
    assert client.get("/api/reviews/none").status_code == 404


def test_without_processes_there_are_no_reviews(settings: Settings):
    with TestClient(application(replace(settings, games=catalogue(), reviews=None)), "http://localhost") as client:
        refused = client.post("/api/reviews", content=write_record(RECORD), headers=HEADERS)
    assert (refused.status_code, refused.json()["error"]) == (404, "no_reviews")


def among_reviews(work: Callable[[Reviews], Any], **bounds: Any) -> None:
    """Do something among reviews of their own, whose processes are idle."""

    async def run() -> None:
        reviews = Reviews(Idle(), Telemetry(), replace(BOUNDS, **bounds))
        await work(reviews)
        await reviews.close()

    asyncio.run(run())


async def soon(job: RunningReview, *states: str) -> None:
    async with asyncio.timeout(5):
        while job.state not in states:  # noqa: ASYNC110  # what is waited for tells nobody
            await asyncio.sleep(0)


def test_reviews_wait_for_each_other_and_nobody_takes_more_than_a_share():
    async def work(reviews: Reviews) -> None:
        first, second = reviews.submit("a", "x"), reviews.submit("b", "y")
        await soon(first, "working")
        assert reviews.submit("a", "z") is first
        assert (reviews.said(second, Language.EN).state, reviews.said(second, Language.EN).ahead) == ("queued", 1)
        for address, error in (("x", "too_fast"), ("w", "busy")):
            with pytest.raises(RequestError) as refused:
                reviews.submit("c", address)
            assert refused.value.error == error

    among_reviews(work, of_address=1, waiting=2)


def test_a_review_that_takes_too_long_is_given_up_and_may_be_asked_for_again():
    async def work(reviews: Reviews) -> None:
        job = reviews.submit("a", "x")
        await soon(job, "failed")
        assert "too long" in (reviews.said(job, Language.EN).says or "")
        assert reviews.submit("a", "x") is not job

    among_reviews(work, seconds=0.01)


def test_records_hold_no_more_than_a_file_may(client):
    large = json.dumps({"moves": ["x" * 1_100_000]})
    assert client.post("/api/reviews", content=large, headers=HEADERS).status_code == 413


def test_a_game_that_was_conceded_is_reviewed_as_far_as_it_was_played():
    with pytest.raises(BadRecord):
        review_tasks.review(write_record(replace(RECORD, conceded=None)))
    for moves in (0, PLIES):
        said = review_tasks.review(write_record(replace(RECORD, moves=RECORD.moves[:moves])))
        assert len(said[Language.EN].seats) == 2
