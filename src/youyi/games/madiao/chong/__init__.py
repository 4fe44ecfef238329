"""看冲: the stock turned after play, and what joining won cards brings."""

from __future__ import annotations

from youyi.games.madiao.chong.banner import KIND_OF_BANNER, BannerKind, Seized, seized
from youyi.games.madiao.chong.kinds import KIND_ARTICLES, ChongKind
from youyi.games.madiao.chong.law import ChongLaw, chong_law
from youyi.games.madiao.chong.looking import (
    Draw,
    FourHauls,
    Holding,
    holding,
    look,
    meeting,
    offer,
    offered,
    points,
    take,
)

__all__ = [
    "KIND_ARTICLES",
    "KIND_OF_BANNER",
    "BannerKind",
    "ChongKind",
    "ChongLaw",
    "Draw",
    "FourHauls",
    "Holding",
    "Seized",
    "chong_law",
    "holding",
    "look",
    "meeting",
    "offer",
    "offered",
    "points",
    "seized",
    "take",
]
