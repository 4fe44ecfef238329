"""What is wrong with a typed move or position of 馬吊, in the three languages."""

from __future__ import annotations

from youyi.kernel.names import Words

CARD = Words(
    "a card: T20 to T90, Tb, Tq, Tw, W1 to W9, S1 to S9, C0, Ch or C1 to C9",
    "一張牌：T20 至 T90、Tb、Tq、Tw、W1 至 W9、S1 至 S9、C0、Ch 或 C1 至 C9",
    "一张牌：T20 至 T90、Tb、Tq、Tw、W1 至 W9、S1 至 S9、C0、Ch 或 C1 至 C9",
)
FIELDS = Words("{count} fields: {names}", "{count} 項：{names}", "{count} 项：{names}")
FIELD_NAMES = (
    Words("deal", "局次", "局次"),
    Words("purses", "各家之注", "各家的注"),
    Words("what is asked", "所待", "所待"),
    Words("hands", "手牌", "手牌"),
    Words("stock", "底牌", "底牌"),
    Words("leader", "首出者", "首出者"),
    Words("plays", "已出之牌", "已出的牌"),
)
DEAL_NUMBER = Words("the number of the deal", "局次之數", "局次的数")
PURSES = Words("four purses, like 12,-4,-4,-4", "四家之注，如 12,-4,-4,-4", "四家之注，如 12,-4,-4,-4")
PHASE = Words(
    "cut, deal:0 to deal:3, play:0/S9 or done",
    "cut、deal:0 至 deal:3、play:0/S9 或 done",
    "cut、deal:0 至 deal:3、play:0/S9 或 done",
)
SEAT = Words("a seat, 0 to {last}", "一座，0 至 {last}", "一座，0 至 {last}")
HANDS = Words("{count} hands parted by /", "以 / 分開的 {count} 手牌", "以 / 分开的 {count} 手牌")

NOT_HELD = Words(
    "seat {seat} does not hold {card} at column {column}",
    "第 {column} 字：{seat} 座手中無 {card}",
    "第 {column} 字：{seat} 座手中没有 {card}",
)
PLAYED_OUT = Words("all eight tricks are played: nothing is left to ask", "八桌已盡，無可待者", "八桌已尽，没有可待的")
FACE_UP = Words(
    "{card} beats nothing and cannot lie face up", "{card} 無所勝，不可面張", "{card} 没有胜过什么，不能作面张"
)
FACE_DOWN = Words("{card} had to be shown", "{card} 當亮出", "{card} 应当亮出")
DEALS = Words("deals are numbered from 1", "局次由 1 起", "局次从 1 起")
PURSES_SUM = Words(
    "the purses sum to {total}, not to 0", "各家之注合計 {total}，不是 0", "各家之注合计 {total}，不是 0"
)
PACK = Words(
    "the forty cards are not all there once: missing {missing}, twice {twice}",
    "四十張未齊：缺 {missing}，重 {twice}",
    "四十张未齐：缺 {missing}，重 {twice}",
)
DEAL_SHAPE = Words(
    "each seat and the stock have {count} cards", "各家與底牌皆當 {count} 張", "各家与底牌都应有 {count} 张"
)
WRONG_PROMOTION = Words(
    "{last} cannot have been exchanged for the exposed {exposed}",
    "{last} 不能換面張 {exposed}",
    "{last} 不能换面张 {exposed}",
)
NO_PROMOTION = Words(
    "the card that takes the place of {exposed} lies in a hand",
    "代 {exposed} 之牌在某家手中",
    "代 {exposed} 的牌在某家手中",
)
NOT_DEALT = Words("{card} was not dealt to seat {seat}", "{card} 不曾發給 {seat} 座", "{card} 不曾发给 {seat} 座")
SEARCH_REFUSES = Words(
    "the searching player does not know the rulings {what}",
    "「推求」不通此等裁定：{what}",
    "“推求”不通此等裁定：{what}",
)
