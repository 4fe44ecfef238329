"""The laws of a day's deal: derived from the server's secret, the date and the game, and from nothing else."""

from __future__ import annotations

import hmac
from datetime import date
from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

from youyi.apps.web.daily.results import DAY, streak
from youyi.games import catalogue, game
from youyi.kernel.committed import SECRET_BYTES, Committed, commitment
from youyi.players.daily import PUBLIC, Result, asks, beaten, deal_of, secret_of

SECRETS = st.binary(min_size=SECRET_BYTES, max_size=SECRET_BYTES)
DAYS = st.dates(date(2026, 1, 1), date(2100, 1, 1))
RUQI = deal_of(game("ruqi")).table
RESULTS = st.builds(Result, st.booleans(), st.integers(-5, 5))


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


@given(DAYS, st.integers(1, 40), st.integers(0, 2))
def test_a_streak_goes_on_until_a_day_is_missed(today, length, ago):
    played = [(today - DAY * (ago + back)).isoformat() for back in range(length)]
    assert streak(played, today) == (length if ago < 2 else 0)
    assert streak([*played, (today - DAY * (ago + length + 1)).isoformat()], today) == (length if ago < 2 else 0)
