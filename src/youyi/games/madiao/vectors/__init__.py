"""Worked examples of 馬吊: what each kind is given, and what our rules make of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.vectors.deals import banker, following_banker, leader, promotion, settle, trick
from youyi.games.madiao.vectors.money import diao, flow, zhu
from youyi.games.madiao.vectors.read import Given, Result
from youyi.games.madiao.vectors.stock import chong, chong_pattern, chong_round
from youyi.games.madiao.vectors.table import predeal, table
from youyi.games.madiao.vectors.whole import deal

KINDS: Mapping[str, Callable[[Rulings, Given], Result]] = {
    "promotion": promotion,
    "banker": banker,
    "leader": leader,
    "next_banker": following_banker,
    "predeal": predeal,
    "trick": trick,
    "table": table,
    "zhu": zhu,
    "diao": diao,
    "flow": flow,
    "settle": settle,
    "chong": chong,
    "chong_pattern": chong_pattern,
    "chong_round": chong_round,
    "deal": deal,
}
"""Every kind of worked example, by name."""
