"""看冲: the stock turned after play, and what joining won cards brings."""

from __future__ import annotations

from youyi.games.madiao.stock.banner import KIND_OF_BANNER, BannerKind, Seized, banners, seized
from youyi.games.madiao.stock.draws import (
    Draw,
    Holding,
    holding,
    meeting,
    offer,
    offered,
    points,
    take,
    turn_stock,
)
from youyi.games.madiao.stock.kinds import KIND_ARTICLES, ChongKind
from youyi.games.madiao.stock.rules import StockRules, stock_rules

__all__ = [
    "KIND_ARTICLES",
    "KIND_OF_BANNER",
    "BannerKind",
    "ChongKind",
    "Draw",
    "Holding",
    "Seized",
    "StockRules",
    "banners",
    "holding",
    "meeting",
    "offer",
    "offered",
    "points",
    "seized",
    "stock_rules",
    "take",
    "turn_stock",
]
