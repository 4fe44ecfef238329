"""The five deals of the week at a server: played one after the other, summed, ranked, told of and kept as long as the week lasts."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from tests.apps.web.accounts.test_accounts import made
from tests.apps.web.daily.test_daily import LIN, WEN, begin, clock, deal, play, said, shown
from tests.apps.web.kit import in_server
from tests.kit.toys.fords import FORDS
from youyi.kernel.committed import commitment
from youyi.players.daily import deal_of
from youyi.records.files import read_record
from youyi.records.replay import replay

__all__ = ["clock"]
WEEK = "2026-W48"
DEALS = 5


def whole(client, key=LIN, name="Lin"):
    """Play all five; their records."""
    return [play(client, begin(client, key, name, weekly=True)) for _ in range(DEALS)]


def refused(client, **wanted):
    answer = client.post("/api/daily/fords", json={"name": "Lin", "weekly": True, **wanted}, headers=shown(LIN))
    assert answer.status_code == 409
    return answer.json()["error"]


def test_five_deals_are_played_one_after_the_other_and_summed(client):
    assert said(client, day="week")["day"] == WEEK
    assert said(client, day=WEEK)["now"]
    scores: list[int] = []
    for nth in range(DEALS):
        laid = begin(client, weekly=True)
        assert laid["counted"]
        assert refused(client) == "deal_begun"
        mine = deal(client, LIN, WEEK)["mine"]
        assert [each["score"] for each in mine["deals"]] == [*scores, None]
        assert (mine["over"], mine["won"], mine["score"], mine["beaten"]) == (False, None, None, None)
        assert deal(client, LIN, WEEK)["people"] == 0
        found = play(client, laid)
        scores.append(found["score"][0])
        assert len(deal(client, LIN, WEEK)["mine"]["deals"]) == nth + 1
    mine = deal(client, LIN, WEEK)["mine"]
    assert (mine["over"], mine["score"]) == (True, sum(scores))
    assert mine["won"] == sum(each["won"] for each in mine["deals"])
    assert [each["score"] for each in deal(client, WEN, WEEK)["results"] if each["player"] is None] == [sum(scores)]
    assert refused(client) == "week_played"
    assert (said(client, LIN, WEEK)["streak"], said(client, LIN)["streak"]) == (1, 0), "a week is no day"
    assert deal(client, LIN)["mine"] is None


def test_everybody_meets_the_same_five_and_a_day_is_none_of_them(client):
    one, other = whole(client), whole(client, WEN, "Wen")
    assert [each["moves"] for each in one] == [each["moves"] for each in other]
    commits = [each["chance"]["commit"] for each in one]
    assert commits == [each["commit"] for each in deal(client, day=WEEK)["fixed"]]
    assert len({*commits, deal(client)["fixed"][0]["commit"]}) == DEALS + 1
    found = deal(client, LIN, WEEK)
    assert (found["people"], found["mine"]["beaten"] is not None) == (2, True)


def test_the_secrets_are_told_when_the_week_is_over(client, clock):
    before = deal(client, day=WEEK)["fixed"]
    laid = begin(client, weekly=True)
    clock[0] += timedelta(days=1)  # Sunday
    assert play(client, laid)["chance"]["reveal"] is None
    assert {each["secret"] for each in deal(client, day=WEEK)["fixed"]} == {None}
    clock[0] += timedelta(days=1)  # Monday
    past, now = deal(client, LIN, WEEK), deal(client, day="2026-W49")
    assert [each["commit"] for each in now["fixed"]] == [each["next_commit"] for each in before]
    for was, told in zip(before, past["fixed"], strict=True):
        assert commitment(bytes.fromhex(told["secret"])) == told["commit"] == was["commit"]
    replay(read_record(client.get(f"/api/tables/{laid['id']}/record").text), FORDS)
    assert said(client, day="2026-W49")["days"] == [WEEK]
    assert said(client)["days"] == [], "weeks are no days"
    assert past["mine"]["score"] is None, "four were not played"
    assert not past["mine"]["over"]


def test_a_week_ends_on_sunday_at_midnight_utc(client, clock):
    clock[0] = datetime(2026, 11, 29, 23, 59, 59, tzinfo=UTC)
    assert said(client, day=WEEK)["left"] == 1
    late = begin(client, weekly=True)
    clock[0] += timedelta(seconds=1)
    play(client, late)
    (mine,) = deal(client, LIN, WEEK)["mine"]["deals"]
    assert (mine["over"], mine["score"]) == (True, None)
    assert begin(client, weekly=True)["counted"], "another week is another attempt"
    assert not said(client, day=WEEK)["now"]


def test_computers_play_all_five_once_a_person_has(client, monkeypatch):
    usual = deal_of(FORDS)
    monkeypatch.setattr("youyi.apps.web.daily.daily.deal_of", lambda _game: replace(usual, field=(usual.opponent,)))
    field = {usual.opponent.id}
    for _ in range(DEALS - 1):
        play(client, begin(client, weekly=True))
    deal(client, LIN, WEEK)
    assert len(in_server(client, client.app.state.store.daily.of_deals, [f"{WEEK}.1"])) == 1, "not yet"
    play(client, begin(client, weekly=True))
    deal(client, LIN, WEEK)
    attempts = in_server(client, client.app.state.store.daily.of_deals, [f"{WEEK}.{n}" for n in range(1, DEALS + 1)])
    found = [(each.player, each.day) for each in attempts if each.player is not None]
    assert len(set(found)) == len(found) == len(field) * DEALS
    assert {player for player, _ in found} == field
    while len(deal(client, LIN, WEEK)["results"]) < 1 + len(field):
        pass
    assert deal(client, LIN, WEEK)["mine"]["beaten"] in range(101)


def test_an_account_takes_its_week_along(client):
    made(client)
    begin(client, weekly=True)
    assert deal(client, None, WEEK)["mine"] is not None
    client.post("/api/account/delete", json={"passphrase": "correct horse battery staple"})
    assert in_server(client, client.app.state.store.daily.of_deals, [f"{WEEK}.1"]) == []


def test_weeks_to_come_and_no_weeks_are_refused(client):
    for week in ("2026-W49", "2026-W48.1", "2026-W99", "W48"):
        answer = client.get("/api/daily", params={"day": week})
        assert (answer.status_code, answer.json()["error"]) == (404, "unknown_day")
        assert answer.json()["valid"] == ["2026-11-28", WEEK]
