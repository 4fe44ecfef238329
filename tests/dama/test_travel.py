"""The traveller against a second one, and against its own laws."""

from __future__ import annotations

import itertools

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.dama.second_traveller import Walker
from youyi.games.dama import Rulings
from youyi.games.dama.road import road_under
from youyi.games.dama.travel import Journey, Unit, travel
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


@settings(max_examples=600)
@given(ANSWERS, travels())
def test_two_travellers_agree(answers, case):
    unit, enemies, start, steps = case
    found = travel(road_under(answered(Rulings(), answers)), unit, enemies, start, steps)
    second = Walker(answers, unit.size, enemies, unit.permit, unit.gate_open, unit.drop).walk(start, steps)
    assert (found.end if isinstance(found, Journey) else None) == second


@given(ANSWERS, travels())
def test_a_path_leads_step_by_step_from_start_to_end(answers, case):
    unit, enemies, start, steps = case
    found = travel(road_under(answered(Rulings(), answers)), unit, enemies, start, steps)
    if isinstance(found, Journey):
        path = (start, *found.path)
        assert path[-1] == found.end
        assert all(abs(new - old) == 1 for old, new in itertools.pairwise(path))
        assert len(found.path) == steps or found.ran_past or found.end in (45, 81)
        assert (found.turned_at is None) == (found.turned_by is None)
    else:
        assert found.at is None or 0 <= found.at <= 90
