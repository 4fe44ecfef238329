"""The traveller against a second one, and against its own laws."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.dama.second_traveller import Walker
from tests.kit.amount import some
from youyi.games.dama import Rulings
from youyi.games.dama.road import road_under
from youyi.games.dama.travel import Journey, Unit, travel
from youyi.kernel.rules import Objection
from youyi.kernel.rulings import answered

ANSWERS = st.fixed_dictionaries(
    {
        "bounce": st.sampled_from(["turn_back", "from_standstill", "stop_at_gates", "none"]),
        "stations": st.sampled_from(["block", "cohabit"]),
        "overtake": st.sampled_from(["forbidden", "free"]),
        "overshoot": st.sampled_from(["turn_back", "finish"]),
        "gate_enter_small": st.booleans(),
        "feilong_enter_partial": st.booleans(),
        "feilong_hit": st.sampled_from(["normal", "safe_shared"]),
        "drop_blocked": st.sampled_from(["turn_back", "forfeit"]),
    }
)
STANDSTILL = {"bounce": "from_standstill"}
ENEMIES = st.dictionaries(st.integers(1, 89), st.integers(1, 20), max_size=9)
STARTS = st.sampled_from([*range(1, 90), *range(36, 46), *range(70, 90)])


@st.composite
def travels(draw):
    drop = draw(st.booleans())
    start = 0 if drop else draw(STARTS)
    enemies = draw(ENEMIES)
    enemies.pop(start, None)
    size = draw(st.integers(1, 20) | st.sampled_from([9, 10, 19, 20]))
    unit = Unit(size, draw(st.booleans()), draw(st.booleans()), drop)
    return unit, enemies, start, draw(st.integers(1, 18))


@settings(max_examples=some(600))
@given(ANSWERS, travels())
def test_two_travellers_reach_the_same_cells_one_by_one(answers, case):
    unit, enemies, start, steps = case
    found = travel(road_under(answered(Rulings(), answers)), unit, enemies, start, steps)
    second = Walker(answers, unit.size, enemies, unit.permit, unit.gate_open, unit.drop).walk(start, steps)
    assert (list(found.path) if isinstance(found, Journey) else None) == second
    if isinstance(found, Journey):
        assert found.end == found.path[-1]


@given(ANSWERS, travels())
@example(STANDSTILL, (Unit(1), {26: 2}, 25, 1))
def test_a_journey_turns_where_its_path_does_and_stops_short_only_at_home_or_a_gate(answers, case):
    unit, enemies, start, steps = case
    found = travel(road_under(answered(Rulings(), answers)), unit, enemies, start, steps)
    second = Walker(answers, unit.size, enemies, unit.permit, unit.gate_open, unit.drop).walk(start, steps)
    assert isinstance(found, Objection) == (second is None)
    if isinstance(found, Objection):
        assert found.at is None or 0 <= found.at <= 90
        return
    path = [start, *second] if second[0] > start else [start - 1, start, *second]  # from a standstill it turns at once
    turns = [old for before, old, after in zip(path, path[1:], path[2:], strict=False) if before == after]
    assert turns == ([] if found.turned_at is None else [found.turned_at])
    assert (found.turned_at is None) == (found.turned_by is None)
    assert found.ran_past == (len(second) < steps and found.end == 90)
    assert len(second) == steps or found.ran_past or found.end in (45, 81)


@settings(max_examples=some(300))
@given(st.integers(0, 90), st.integers(0, 90), st.none() | st.integers(0, 90))
def test_a_journey_passes_every_cell_up_to_where_it_turns_and_back_to_its_end(start, end, turned):
    top = end if turned is None else max(turned, start, end)
    path = Journey(start, end, turned_at=None if turned is None else top).path
    assert path[-1:] == (() if start == end == top else (end,))
    assert all(abs(before - cell) == 1 for before, cell in pairwise((start, *path)))
    assert len(path) == abs(top - start) + abs(top - end)


@pytest.mark.parametrize(
    ("answers", "unit", "enemies", "start", "steps", "path"),
    [
        ({}, Unit(3), {}, 20, 4, [21, 22, 23, 24]),
        ({}, Unit(3), {23: 1}, 20, 4, [21, 22, 23, 24]),
        ({}, Unit(1), {24: 2}, 20, 4, [21, 22, 23, 22]),
        ({}, Unit(3), {27: 1}, 24, 5, [25, 26, 25, 24, 23]),
        ({}, Unit(9, gate_open=False), {}, 43, 5, [44, 45, 44, 43, 42]),
        ({"bounce": "stop_at_gates"}, Unit(9, gate_open=False), {}, 43, 5, [44, 45]),
        ({"overshoot": "finish"}, Unit(20, permit=True), {}, 88, 5, [89, 90]),
        ({}, Unit(3), {21: 4}, 20, 1, None),
    ],
)
def test_a_path_is_every_cell_in_the_order_in_which_it_is_reached(answers, unit, enemies, start, steps, path):
    found = travel(road_under(answered(Rulings(), answers)), unit, enemies, start, steps)
    assert (list(found.path) if isinstance(found, Journey) else None) == path
