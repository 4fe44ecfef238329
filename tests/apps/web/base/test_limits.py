"""Token buckets: so many at once, then a steady rate, each address for itself."""

from __future__ import annotations

import math
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from youyi.apps.web.base import limits
from youyi.apps.web.base.limits import FOR_PLAY, Allowance, Buckets, Rate, TokenBucket


def clocked():
    state = SimpleNamespace(now=0.0)
    return state, lambda: state.now


def test_a_bucket_empties_by_use_and_fills_with_time():
    state, clock = clocked()
    bucket = TokenBucket(Rate(burst=2, per_second=0.5), clock)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    state.now = 1.9
    assert not bucket.take()
    state.now = 2
    assert [bucket.take() for _ in range(2)] == [True, False]
    state.now = 1000
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_a_bucket_says_how_long_until_there_is_enough():
    state, clock = clocked()
    bucket = TokenBucket(Rate(burst=2, per_second=0.5), clock)
    assert [bucket.seconds_until(each) for each in (1, 2, 3)] == [0, 0, math.inf]
    assert bucket.take(2)
    assert [bucket.seconds_until(each) for each in (0, 1, 2)] == [0, 2, 4]
    state.now = 2
    assert [bucket.seconds_until(each) for each in (1, 2)] == [0, 2]
    never = TokenBucket(Rate(burst=2, per_second=0), clock)
    assert never.seconds_until(2) == 0, "as many as there are, though none comes back"
    assert never.take()
    assert never.seconds_until(2) == math.inf


def test_addresses_do_not_share_a_bucket():
    _, clock = clocked()
    buckets = Buckets(Rate(burst=1, per_second=0), clock)
    assert [buckets.take(each) for each in ("a", "b", "a")] == [True, True, False]


def test_the_address_seen_longest_ago_is_forgotten_first(monkeypatch):
    monkeypatch.setattr(limits, "_MOST_ADDRESSES", 2)
    _, clock = clocked()
    buckets = Buckets(Rate(burst=2, per_second=0), clock)
    assert [buckets.take(each) for each in ("a", "a", "b", "b", "a", "c")] == [True] * 4 + [False, True]
    assert not buckets.take("a"), "used after b, so b was forgotten"
    assert buckets.take("b")


def test_what_can_wait_is_taken_when_enough_is_left_for_the_play():
    state, clock = clocked()
    own = TokenBucket(Rate(burst=40, per_second=20), clock)
    allowance = Allowance(own, TokenBucket(Rate(burst=100, per_second=10), clock))
    assert [allowance.wait_for(20), allowance.wait_for(20)] == [0, pytest.approx(0.5)]
    assert [own.take(FOR_PLAY * 2), own.take()] == [True, False], "nothing was taken while it waits"
    state.now = 1.45
    assert allowance.wait_for(20) == pytest.approx(0.05)
    state.now = 1.5
    assert allowance.wait_for(20) == 0
    assert own.take(FOR_PLAY)


def test_what_can_wait_heeds_the_address_and_is_refused_only_where_it_never_can_be_taken():
    _, clock = clocked()
    shared = TokenBucket(Rate(burst=30, per_second=5), clock)
    allowance = Allowance(TokenBucket(Rate(burst=25, per_second=1), clock), shared)
    assert [allowance.wait_for(26), allowance.wait_for(20)] == [math.inf, 0]
    assert [Allowance(TokenBucket(Rate(100, 1), clock), shared).wait_for(20)] == [pytest.approx(2)]


@given(
    st.lists(st.tuples(st.sampled_from([0, 1, 2, 4, 20]), st.floats(0, 2)), max_size=40),
    st.integers(1, 60),
    st.integers(1, 40),
)
def test_waiting_never_allows_more_than_the_bucket(messages, burst, per_second):
    state, clock = clocked()
    allowance = Allowance(TokenBucket(Rate(burst, per_second), clock), TokenBucket(Rate(10_000, 10_000), clock))
    taken = 0
    for cost, pause in messages:
        state.now += pause
        taken += cost if (allowance.wait_for(cost) == 0 if cost == 20 else allowance.take(cost)) else 0
        assert taken <= burst + per_second * state.now + 1e-6
