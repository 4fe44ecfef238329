"""Time off in a game by days: a clock stands for a week, twice in a game."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.apps.web.kit import until
from tests.apps.web.live.seated import BANK, Seated, Time, company, kinds, refused, served
from tests.apps.web.live.table.test_forced import DAYS, asked_to_choose, comes, loaded
from tests.house.tree import ROOT
from youyi.apps.web.live.people.substitutes import due, left_of
from youyi.apps.web.live.state.clocks import MOST_TIME_OFF, TIME_OFF

DAY = timedelta(days=1)


@pytest.fixture
def time():
    return Time()


@pytest.fixture
def client(settings, time):
    with served(settings, time) as client:
        yield client


@pytest.fixture
def found(client):
    with Seated(client, agreement=DAYS) as found:
        asked_to_choose(loaded(client, found.id))
        yield found


def off(browser, seat):
    browser.send("TimeOff")
    company(browser, lambda said: said["events"][-1]["kind"] == "time_off" and said["events"][-1]["seat"] == seat, "it")


def ends(table):
    found = due(table)
    assert found is not None
    return found.at


def test_a_clock_stands_for_a_week_and_then_goes_on(found, time):
    table = found.table
    before, seat = ends(table), table.session.asked
    time.ahead += DAY / 2
    off(found.browser(seat), seat)
    assert abs(ends(table) - (before + TIME_OFF)) < timedelta(seconds=1)
    told = left_of(table, table.presence.now())
    assert told is not None
    assert abs(told.stands - TIME_OFF) < timedelta(minutes=1)
    assert abs(told.turn - DAY / 2) < timedelta(minutes=1)
    time.ahead += TIME_OFF
    found.look()
    assert "timed_out" not in kinds(table)
    time.ahead += DAY / 2
    found.look()
    until(lambda: "timed_out" in kinds(table), "his time is out")


def test_it_holds_for_the_turns_of_that_week_and_for_nobody_else(found, time):
    table = found.table
    one = table.session.asked
    other = 1 - one
    off(found.browser(other), other)
    assert abs(ends(table) - table.times[-1] - DAY) < timedelta(seconds=1), "the clock of the other runs"
    time.ahead += DAY / 2
    while table.session.asked == one:
        comes(found, table)
        asked_to_choose(table)
    taken = next(each.at for each in table.events if each.kind == "time_off")
    assert abs(ends(table) - (taken + TIME_OFF + DAY)) < timedelta(seconds=1)


def test_it_is_taken_twice_and_only_in_a_game_by_days(client, found):
    seat = found.table.session.asked
    browser = found.browser(seat)
    for taken in range(MOST_TIME_OFF):
        off(browser, seat)
        said = browser.received[-1]["company"]["seats"]
        assert [each["time_off"] for each in said if each["seat"] == seat] == [MOST_TIME_OFF - taken - 1]
        assert [each["time_off"] for each in said if each["seat"] != seat] == [MOST_TIME_OFF]
    until_then = ends(found.table)
    assert refused(browser, "TimeOff") == "no_time_off"
    assert ends(found.table) == until_then
    assert refused(found.browser(), "TimeOff") == "no_such_seat", "whoever watches has no clock"
    with Seated(client, agreement=BANK) as bank:
        table = loaded(client, bank.id)
        assert refused(bank.browser(0), "TimeOff") == "no_time_off"
        assert kinds(table).count("time_off") == 0


def test_what_is_said_of_it_is_so():
    assert (timedelta(days=7), 2) == (TIME_OFF, MOST_TIME_OFF)
    for path, said in (
        ("client/src/lib/company/words/words.en.po", ("for seven days from now", "Take a week off")),
        ("client/src/lib/company/words/words.zh-Hant.po", ("從現在起七天", "休假一週")),
        ("client/src/lib/company/words/words.zh-Hans.po", ("从现在起七天", "休假一周")),
        ("src/youyi/apps/web/texts/server.en.po", ("both of your weeks",)),
        ("src/youyi/apps/web/wire/company.py", ("for a week from now on", "twice in a game")),
        ("docs/reference/wire.md", ("say `TimeOff` twice in a game: for seven days",)),
    ):
        text = (ROOT / path).read_text(encoding="utf-8")
        assert [each for each in said if each not in text] == [], path
