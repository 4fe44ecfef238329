"""The least of a plan that still breaks a law: faults, tables and haste are left out one by one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tests.simulation.plan import Plan, drawn
from tests.simulation.world import simulate

_STILL, _QUICK = 0.0, 0.1


def failure(plan: Plan) -> BaseException | None:
    """What breaks when a plan is carried out; None: nothing."""
    try:
        simulate(plan)
    except Exception as error:  # noqa: BLE001  # whatever it is, no simulation should end so
        return error
    return None


def least(plan: Plan) -> Plan:
    """A plan that fails, without whatever it fails without."""
    for smaller in _smaller(plan):
        if failure(smaller) is not None:
            return least(smaller)
    return plan


def told(seed: int, error: BaseException) -> str:
    """A failure of a seed, with all that is needed to see it again."""
    return f"seed {seed}: {error!r}\nsee it again: python -m tests.simulation {seed}\nthe least of it: {least(drawn(seed))}"


def _smaller(plan: Plan) -> Iterator[Plan]:
    for fault in plan.faults:
        yield replace(plan, faults=tuple(each for each in plan.faults if each is not fault))
    if len(plan.tables) > 1:
        for place in range(len(plan.tables)):
            yield replace(plan, tables=(*plan.tables[:place], *plan.tables[place + 1 :]))
    if plan.busy != _STILL:
        yield replace(plan, busy=_STILL)
    if plan.think > _QUICK:
        yield replace(plan, think=_QUICK)
