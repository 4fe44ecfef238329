"""Worked examples of 馬吊: what each kind is given, and what our rules make of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.vectors.money import diao, flow, zhu
from youyi.games.madiao.vectors.read import Given, Result
from youyi.games.madiao.vectors.stock import chong, chong_pattern, chong_round

KINDS: Mapping[str, Callable[[Rulings, Given], Result]] = {
    "zhu": zhu,
    "diao": diao,
    "flow": flow,
    "chong": chong,
    "chong_pattern": chong_pattern,
    "chong_round": chong_round,
}
"""Every kind of worked example, by name."""
