"""Who pays whom, and how much: 吊, 注, 敲門, 公賀, 冲, 奪錦標, 罰."""

from __future__ import annotations

from youyi.games.madiao.payments.claims import Claim, paid
from youyi.games.madiao.payments.penalties import penalty_payments
from youyi.games.madiao.payments.settlement import (
    FourScored,
    chong_points,
    dealt_payments,
    shown_for,
    stock_payments,
    table_payments,
)

__all__ = [
    "Claim",
    "FourScored",
    "chong_points",
    "dealt_payments",
    "paid",
    "penalty_payments",
    "shown_for",
    "stock_payments",
    "table_payments",
]
