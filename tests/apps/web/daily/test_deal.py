"""The laws of a day's and a week's deals: derived from the server's secret, their names and the game, and from nothing else."""

from __future__ import annotations

import hmac
from datetime import date, timedelta
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from youyi.analysis.occasions import Occasion, occasion_named, occasion_of, played, streak
from youyi.apps.web.base.attempt import Attempt
from youyi.apps.web.daily.results import _mine, courses
from youyi.games import catalogue, game
from youyi.kernel.committed import SECRET_BYTES, Committed, commitment
from youyi.players.daily import PUBLIC, Result, asks, beaten, deal_of, secret_of, summed

SECRETS = st.binary(min_size=SECRET_BYTES, max_size=SECRET_BYTES)
DAYS = st.dates(date(2026, 1, 1), date(2100, 1, 1))
RUQI = deal_of(game("ruqi")).table
RESULTS = st.builds(Result, st.integers(0, 5), st.integers(-5, 5))
DAY = timedelta(days=1)


OCCASIONS = st.builds(occasion_of, DAYS, weekly=st.booleans())


@given(SECRETS, DAYS)
def test_every_day_and_game_has_a_secret_of_its_own(server, day):
    days, tables = (day.isoformat(), (day + DAY).isoformat()), [deal_of(each).table for each in catalogue()]
    found = [secret_of(server, each, table) for each in days for table in tables]
    assert len(set(found)) == len(found)
    assert found == [secret_of(server, each, table) for each in days for table in tables], "the same for everybody"
    assert all(len(each) == SECRET_BYTES for each in found)


@given(SECRETS, SECRETS, DAYS)
def test_servers_have_different_deals(one, other, day):
    assert (secret_of(one, day.isoformat(), RUQI) == secret_of(other, day.isoformat(), RUQI)) == (one == other)


@given(SECRETS, DAYS)
def test_the_chances_of_a_day_are_committed_to(server, day):
    secret = secret_of(server, day.isoformat(), deal_of(game("dama")).table)
    assert Committed(secret).commit == commitment(secret)
    throws = [[Committed(secret).for_draw(None, nth).below(6) for nth in range(1, 20)] for _ in range(2)]
    assert throws[0] == throws[1], "the nth throw is the day's nth"


def test_a_deal_that_ends_as_it_is_dealt_is_nobodys_day():
    """Of 馬吊 some two in a hundred do: the day would have nothing to play."""
    table = deal_of(game("madiao")).table
    empty = [number for number in range(400) if not asks(table, sha256(bytes([number % 256, number // 256])).digest())]
    assert empty
    days = [(date(2026, 1, 1) + DAY * each).isoformat() for each in range(300)]
    found = [secret_of(PUBLIC, day, table) for day in days]
    assert all(asks(table, each) for each in found)
    first = [hmac.digest(PUBLIC, f"youyi daily 1 {day} madiao 0".encode(), "sha256") for day in days]
    assert [a for a, b in zip(first, found, strict=True) if a != b] == [each for each in first if not asks(table, each)]


def test_every_game_is_played_in_its_short_form_against_one_level():
    for each in catalogue():
        deal, then = deal_of(each), each.teaching().lesson.then
        assert (deal.table.ruleset, deal.table.terms) == (
            each.ruleset(then.ruleset),
            each.under(then.ruleset, None, dict(then.terms)).terms,
        )
        assert deal.opponent in deal.field
        assert deal.opponent.refuses(deal.table) is None


@given(RESULTS, st.lists(RESULTS))
def test_the_share_beaten_follows_the_order_of_results(mine, others):
    share = beaten(mine, others)
    if share is None:
        assert not others
        return
    assert 0 <= share <= 100
    assert (share == 100) == all(each.rank < mine.rank for each in others)
    assert (share == 0) <= all(each.rank >= mine.rank for each in others) or len(others) > 50
    better = beaten(Result(mine.won, mine.score + 1), others)
    assert better is not None
    assert better >= share


@given(OCCASIONS, st.integers(1, 40), st.integers(0, 2))
def test_a_streak_goes_on_until_one_is_missed(now, length, ago):
    def back(times: int) -> Occasion:
        at: Occasion = now
        for _ in range(times):
            at = at.before
        return at

    done = [back(ago + each) for each in range(length)]
    assert streak(done, now) == (length if ago < 2 else 0)
    assert streak([*done, back(ago + length + 1)], now) == (length if ago < 2 else 0)


@given(DAYS)
def test_a_day_is_in_one_week_and_every_deal_has_a_name_of_its_own(day):
    week = occasion_of(day, weekly=True)
    assert week.first <= day < week.next.first
    assert [(week.first + DAY * each).isoweekday() for each in range(7)] == list(range(1, 8))
    assert week.next.before == week
    assert {occasion_of(week.first + DAY * each, weekly=True) for each in range(7)} == {week}
    names = [*occasion_of(day, weekly=False).deals, *week.deals, *week.next.deals]
    assert len(set(names)) == len(names) == 11
    assert {len(each) for each in names} == {10}, "the names of tables in a browser rely on it"


@given(OCCASIONS)
def test_names_are_read_back(occasion):
    assert occasion_named(occasion.name) == occasion
    assert all(occasion_named(each) == occasion for each in occasion.deals)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "today",
        "20261128",
        "2026-11-28.1",
        "2026-W48.0",
        "2026-W48.6",
        "2026-W48-1",
        "2026-W00",
        "2026-W54",
        "2025-W53",
    ],
)
def test_other_names_are_refused(text):
    with pytest.raises(ValueError, match=r"."):
        occasion_named(text)


@given(SECRETS, DAYS)
def test_the_five_deals_of_a_week_are_different_and_none_is_a_days(server, day):
    names = [
        *occasion_of(day, weekly=True).deals,
        *((occasion_of(day, weekly=True).first + DAY * each).isoformat() for each in range(7)),
    ]
    assert len({secret_of(server, each, RUQI) for each in names}) == len(names)


def attempts(occasion: Occasion, *scores: int | None, person: str = "Lin") -> list[Attempt]:
    """Somebody's attempts: won where the score is above nothing, without a result where there is none."""
    return [
        Attempt(
            day=name, deal="ruqi", person=person, laid=name, seat=0, settled=True,
            won=None if score is None else score > 0, score=score,
        )
        for name, score in zip(occasion.deals, scores, strict=False)
    ]  # fmt: skip


WEEK = occasion_of(date(2026, 11, 28), weekly=True)


@given(st.lists(st.none() | st.integers(-5, 5), min_size=1, max_size=5))
def test_a_week_has_a_result_when_every_deal_has_one_and_it_is_their_sum(scores):
    (course,) = courses(WEEK, reversed(attempts(WEEK, *scores)))
    whole = [each for each in scores if each is not None]
    if len(whole) == len(WEEK.deals):
        assert course.result == Result(sum(each > 0 for each in whole), sum(whole))
    else:
        assert course.result is None
    assert course.over == (len(scores) == len(WEEK.deals))
    assert [each.day for each in course.attempts] == list(WEEK.deals[: len(scores)])
    scored = [("ruqi", each.day) for each in course.attempts if each.score is not None]
    assert played(scored) == ({WEEK} if course.result else set()), "and no day"


@given(st.lists(RESULTS), st.lists(RESULTS))
def test_a_sum_is_that_of_its_parts(one, other):
    assert summed([*one, *other]) == summed([summed(one), summed(other)])


def test_a_share_is_of_those_alone_who_came_to_an_end():
    today = occasion_of(date(2026, 11, 28), weekly=False)
    everybody = [
        each
        for nth, score in enumerate((3, None, -1))
        for each in courses(today, attempts(today, score, person=str(nth)))
    ]
    assert [_mine(each, everybody).beaten for each in everybody] == [100, None, 0]
