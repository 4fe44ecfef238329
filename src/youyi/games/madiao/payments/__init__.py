"""Who pays whom, and how much: 吊, 注, 敲門, 公賀, 冲, 奪錦標, 罰."""

from __future__ import annotations

from youyi.games.madiao.payments.claims import WHO_PAYS, Claim, paid
from youyi.games.madiao.payments.dealt import FourScored, dealt_payments, shown_for
from youyi.games.madiao.payments.law import MoneyLaw, money_law
from youyi.games.madiao.payments.penalties import penalty_payments
from youyi.games.madiao.payments.stock import chong_points, stock_payments
from youyi.games.madiao.payments.table import table_payments

__all__ = [
    "WHO_PAYS",
    "Claim",
    "FourScored",
    "MoneyLaw",
    "chong_points",
    "dealt_payments",
    "money_law",
    "paid",
    "penalty_payments",
    "shown_for",
    "stock_payments",
    "table_payments",
]
