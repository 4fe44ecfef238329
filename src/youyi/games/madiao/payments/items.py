"""What the items of 吊 and 注 are called."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.kernel.names import Name

ITEM_NAMES: dict[str, Name] = {
    "du_diao": art.DIAO_SOLE.name,
    "ge_diao": art.DIAO_EACH.name,
    "he_diao": art.DIAO_JOINT.name,
    "dan_zhang": art.SINGLES.name,
    "xiao_tu": art.LESSER_TU.name,
    "diao_bai": art.DIAO_HUNDRED.name,
    "zheng_ben_bai": art.PAR_HUNDRED.name,
    "da_huo_bai": art.LIVE_HUNDRED.name,
    "da_huo_bai_tu": art.LIVE_HUNDRED_TU.name,
    "quan_tu_da_huo": art.FULL_TU.name,
}
"""What 吊 and 注 are paid for: a payment may cite whatever sets its amount. All else is named by the clause it cites."""
