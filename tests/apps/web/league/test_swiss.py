"""Swiss rounds: laws that hold in every tournament of 2 to 64 people, whoever withdraws or does not play."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from youyi.apps.web.league.groups import GroupStanding, next_groups
from youyi.apps.web.league.matching import matched
from youyi.apps.web.league.swiss import SwissStanding, next_pairs

SEEDS = st.integers(0, 2**32)


def played(people, pairs, chance):
    """The standings after a round: some games forfeited, some drawn."""
    known = {each.number: each for each in people}
    before = {each.number: each.halves for each in people}
    for pair in pairs:
        if len(pair) == 1:
            one = known[pair[0]]
            known[pair[0]] = replace(one, halves=one.halves + 2, byed=True, rose=(False, one.rose[0]))
            continue
        made, forfeited = chance.choice([(2, 0), (1, 1), (0, 2)]), chance.random() < 0.1
        for nth, number in enumerate(pair):
            one, other = known[number], pair[1 - nth]
            rises = before[other] > one.halves
            sides = one.sides if forfeited else (*one.sides, 1 - 2 * nth)
            known[number] = replace(
                one,
                met=one.met | {other},
                sides=sides,
                halves=one.halves + made[nth],
                byed=one.byed or (forfeited and made[nth] == 2),
                rose=(rises, one.rose[0]),
            )
    return list(known.values())


@settings(deadline=None, max_examples=60)
@given(st.integers(2, 64), SEEDS)
def test_nobody_meets_twice_or_has_two_byes_and_everybody_is_paired_or_it_is_said(count, seed):
    chance = random.Random(seed)
    people = [SwissStanding(each, each, 0) for each in range(count)]
    for _ in range(chance.randint(1, 9)):
        if len(people) > 2 and chance.random() < 0.3:
            people.remove(chance.choice(people))
        pairs = next_pairs(people)
        if pairs is None:
            assert not can_be_paired(people)
            return
        assert sorted(each for pair in pairs for each in pair) == sorted(each.number for each in people)
        known = {each.number: each for each in people}
        alone = [pair[0] for pair in pairs if len(pair) == 1]
        assert len(alone) == len(people) % 2
        assert not any(known[each].byed for each in alone)
        assert not any(pair[1] in known[pair[0]].met for pair in pairs if len(pair) == 2)
        shuffled = chance.sample(people, len(people))
        assert next_pairs(shuffled) == pairs, "the order of entries says nothing"
        people = played(people, pairs, chance)


def can_be_paired(people):
    graph = {each.number: {one.number for one in people if one is not each} - each.met for each in people}
    if len(people) % 2:
        graph[-1] = {each.number for each in people if not each.byed}
        for each in graph[-1]:
            graph[each].add(-1)
    return matched(graph, graph) == len(graph)


@settings(deadline=None)
@given(st.integers(2, 9), SEEDS)
def test_a_matching_is_as_large_as_a_search_of_all_finds(count, seed):
    chance = random.Random(seed)
    edges = [edge for edge in combinations(range(count), 2) if chance.random() < 0.4]
    graph = {each: {sum(edge) - each for edge in edges if each in edge} for each in range(count)}

    def most(left, used=frozenset()):
        if not left:
            return len(used)
        rest = most(left[1:], used)
        return rest if used & set(left[0]) else max(rest, most(left[1:], used | set(left[0])))

    assert matched(graph, graph) == most(edges)


@pytest.mark.parametrize("count", [8, 16, 40, 64])
def test_people_with_equal_points_meet_and_who_begins_alternates(count):
    chance = random.Random(count)
    people = [SwissStanding(each, each, 0) for each in range(count)]
    for nth in range(5):
        pairs = next_pairs(people)
        assert pairs is not None
        known = {each.number: each.halves for each in people}
        groups = Counter(known.values())
        floats = sum(known[one] != known[other] for one, other in pairs)
        assert floats <= sum(size % 2 for size in groups.values()) + 1 + nth // 2
        people = played(people, pairs, chance)
        assert all(abs(sum(each.sides)) <= 2 for each in people)
        assert all(len(set(each.sides[-3:])) > 1 for each in people if len(each.sides) >= 3)


@settings(deadline=None, max_examples=40)
@given(st.integers(3, 5), st.integers(3, 64), SEEDS)
def test_at_tables_of_more_everybody_sits_once_and_byes_go_round(seats, count, seed):
    if count < seats:
        assert next_groups([GroupStanding(each, each, 0) for each in range(count)], seats) is None
        return
    chance = random.Random(seed)
    people = {each: GroupStanding(each, each, 0) for each in range(count)}
    for _ in range(4):
        tables = next_groups(list(people.values()), seats)
        assert tables is not None
        assert next_groups(chance.sample(list(people.values()), count), seats) == tables
        assert sorted(each for table in tables for each in table) == list(range(count))
        assert sum(len(table) == 1 for table in tables) == count % seats
        for table in tables:
            for seat, each in enumerate(table):
                one = people[each]
                others = tuple(other for other in table if other != each)
                more = chance.randint(0, 2 * (seats - 1))
                people[each] = replace(
                    one,
                    met=one.met + others,
                    sat=one.sat + seat,
                    halves=one.halves + more,
                    byes=one.byes + (len(table) == 1),
                )
        byes = [each.byes for each in people.values()]
        assert max(byes) - min(byes) <= 1


def test_who_can_avoid_it_does_not_meet_again():
    people = [
        GroupStanding(each, each, 0, met=tuple(one for one in range(each // 3 * 3, each // 3 * 3 + 3) if one != each))
        for each in range(9)
    ]
    tables = next_groups(people, 3)
    assert tables is not None
    assert all(len({each // 3 for each in table}) == 3 for table in tables)
