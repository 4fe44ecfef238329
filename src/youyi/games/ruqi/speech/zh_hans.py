"""儒棋 in Simplified Chinese."""

from __future__ import annotations

from youyi.games.ruqi.speech.zh_phrases import Phrases
from youyi.kernel.names import Language

PHRASES = Phrases(
    language=Language.ZH_HANS,
    own_clear="己净",
    first_middle="前中",
    far_clear="对净",
    second_middle="后中",
    end_of_road="路尽",
    rolled_off="{side}争先，掷得{faces}，共 {total}。",
    rolloff_tied="两数相同，再掷。",
    round_began="第 {number} 局开始，诸棋皆伏于起处。{side}先投。",
    thrown="{side}掷得{faces}。",
    turned_in="{side}{unit}转入道中。",
    walked="{side}{unit}行 {pips} 至{place}。",
    carried_on="{side}{unit}不得停于此，续行。",
    stepped_back="{side}{unit}退一格至{place}。",
    stood="{side}{unit}越交会格，立为枭。",
    folded="{side}{unit}恰会交会格，折为伏。",
    left="{side}{unit}出局。",
    die_voided="{side}棋已出尽，余彩作废。",
    passed="{side}无棋可行，过。",
    turn_came="轮{side}掷。",
    void_throws_began="{side}五棋全未出，独自虚投。",
    round_ended="第 {number} 局终，{side}得 {points} 算。白 {white}，黑 {black}。",
    jue_raised="{side}立第 {cups} 爵。",
    game_ended="全局终。",
    throw="掷 {throw}",
    back="{unit} {cell} 退 1",
    forward="{unit} {cell} 行 {pips}",
    into_lane="{unit} {cell} 入道 {pips}",
    to_roll_off="{side}掷骰争先。",
    to_throw="{side}掷骰。",
    to_play="{side}掷得{faces}，行棋。",
    done="全局终：白 {white} 算，黑 {black} 算。",
)
