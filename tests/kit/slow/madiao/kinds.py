"""馬吊 a second time: every kind of worked example, slow and obvious, from the rule text alone.

`KINDS[kind](ruleset, rulings, given)` gives what a worked example of that kind expects. What is unknown or
impossible raises `ValueError`. The penalty layer is left out: every answer to `penalties` behaves as `off`.
"""

from collections.abc import Callable
from typing import Any

from tests.kit.slow.madiao import chong_patterns, deal, payments, setup
from tests.kit.slow.madiao.chong import chong
from tests.kit.slow.madiao.predeal import predeal
from tests.kit.slow.madiao.round import chong_round
from tests.kit.slow.madiao.rulings import rulings_of
from tests.kit.slow.madiao.table import table

Rules = dict[str, str]
Given = dict[str, Any]
Answer = dict[str, Any]
Kind = Callable[[str, dict[str, Any], Given], Answer]


def under(rule: Callable[[Rules, Given], Answer]) -> Kind:
    """The same computation, asked by ruleset and changed rulings."""

    def asked(ruleset: str, rulings: dict[str, Any], given: Given) -> Answer:
        return rule(rulings_of(ruleset, rulings), given)

    return asked


KINDS: dict[str, Kind] = {
    "promotion": under(setup.promotion),
    "banker": under(setup.banker),
    "leader": under(setup.leader),
    "next_banker": under(setup.next_banker),
    "predeal": under(predeal),
    "trick": under(setup.trick),
    "table": under(table),
    "zhu": under(payments.zhu),
    "diao": under(payments.diao),
    "flow": under(payments.flow),
    "settle": under(deal.settle),
    "chong": under(chong),
    "chong_pattern": under(chong_patterns.chong_pattern),
    "chong_round": under(chong_round),
    "deal": under(deal.deal),
}
slow_deal = KINDS["deal"]
