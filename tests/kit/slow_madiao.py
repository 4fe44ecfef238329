"""馬吊 a second time: every kind of worked example, slow and obvious, from the rule text alone.

`KINDS[kind](ruleset, rulings, given)` gives what a worked example of that kind expects. What is unknown or
impossible raises `ValueError`. The penalty layer is left out: every answer to `penalties` behaves as `off`.
"""

from collections.abc import Callable
from typing import Any

from tests.kit import slow_madiao_chong_patterns, slow_madiao_deal, slow_madiao_payments, slow_madiao_setup
from tests.kit.slow_madiao_chong import chong
from tests.kit.slow_madiao_predeal import predeal
from tests.kit.slow_madiao_round import chong_round
from tests.kit.slow_madiao_rulings import rulings_of
from tests.kit.slow_madiao_table import table

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
    "promotion": under(slow_madiao_setup.promotion),
    "banker": under(slow_madiao_setup.banker),
    "leader": under(slow_madiao_setup.leader),
    "next_banker": under(slow_madiao_setup.next_banker),
    "predeal": under(predeal),
    "trick": under(slow_madiao_setup.trick),
    "table": under(table),
    "zhu": under(slow_madiao_payments.zhu),
    "diao": under(slow_madiao_payments.diao),
    "flow": under(slow_madiao_payments.flow),
    "settle": under(slow_madiao_deal.settle),
    "chong": under(chong),
    "chong_pattern": under(slow_madiao_chong_patterns.chong_pattern),
    "chong_round": under(chong_round),
    "deal": under(slow_madiao_deal.deal),
}
slow_deal = KINDS["deal"]
