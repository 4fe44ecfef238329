"""儒棋 in Simplified Chinese."""

from __future__ import annotations

from youyi.games.ruqi.speech.zh_phrases import Phrases
from youyi.kernel.names import Language

PHRASES = Phrases(
    language=Language.ZH_HANS,
    own_clear="自己的净",
    first_middle="前一个中",
    far_clear="对面的净",
    second_middle="后一个中",
    end_of_road="终点",
    rolled_off="{side}掷骰争先手，掷得{faces}，共 {total} 点。",
    rolloff_tied="两方点数相同，重掷。",
    round_began="第 {number} 局开始，双方的棋都伏在起点。{side}先掷。",
    thrown="{side}掷得{faces}。",
    turned_in="{side}的{unit}转入道中。",
    walked="{side}的{unit}行 {pips} 格，到{place}。",
    carried_on="{side}的{unit}不能停在这里，继续前行。",
    stepped_back="{side}的{unit}退一格，到{place}。",
    stood="{side}的{unit}走过交会格，立起成枭。",
    folded="{side}的{unit}正好停在交会格，折为伏。",
    left="{side}的{unit}走完全程，离开棋盘。",
    die_voided="{side}的棋都已离开棋盘，另一骰作废。",
    passed="{side}没有棋可行，这一轮不走。",
    turn_came="轮到{side}掷骰。",
    void_throws_began="{side}的五枚棋都还在盘上，独自虚投，直到有一枚离开。",
    round_ended="第 {number} 局结束，{side}得 {points} 算。累计：白 {white} 算，黑 {black} 算。",
    jue_raised="{side}立起第 {cups} 爵。",
    game_ended="对局结束。",
    throw="掷 {throw}",
    back="{unit} {cell} 退 1",
    forward="{unit} {cell} 行 {pips}",
    into_lane="{unit} {cell} 入道 {pips}",
    to_roll_off="{side}掷骰争先手。",
    to_throw="{side}掷骰。",
    to_play="{side}掷得{faces}，轮到{side}行棋。",
    done="对局结束：白 {white} 算，黑 {black} 算。",
)
