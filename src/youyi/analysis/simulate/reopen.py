"""Any game of a simulation as a record: what is counted by the thousand can be looked at one by one."""

from __future__ import annotations

from youyi.analysis.runs.plan import Plan
from youyi.analysis.simulate.one_game import play_game
from youyi.records.record import Record


def reopened(plan: Plan, number: int) -> Record:
    """Play one game of a plan again by the readable engine, and record it; a game without an end as far as it was played.

    Which engine counted it makes no difference. Raises what laying the table and seating raise.
    """
    return play_game(plan.table(), plan.players, plan.seed, number).record
