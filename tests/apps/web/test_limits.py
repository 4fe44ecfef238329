"""Token buckets: so many at once, then a steady rate, each address for itself."""

from __future__ import annotations

from types import SimpleNamespace

from youyi.apps.web import limits
from youyi.apps.web.limits import Bucket, Buckets, Rate


def clocked():
    state = SimpleNamespace(now=0.0)
    return state, lambda: state.now


def test_a_bucket_empties_by_use_and_fills_with_time():
    state, clock = clocked()
    bucket = Bucket(Rate(burst=2, per_second=0.5), clock)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    state.now = 1.9
    assert not bucket.take()
    state.now = 2
    assert [bucket.take() for _ in range(2)] == [True, False]
    state.now = 1000
    assert [bucket.take() for _ in range(3)] == [True, True, False]


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
