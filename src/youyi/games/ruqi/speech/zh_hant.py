"""儒棋 in Traditional Chinese."""

from __future__ import annotations

from youyi.games.ruqi.speech.zh_phrases import Phrases
from youyi.kernel.names import Language

PHRASES = Phrases(
    language=Language.ZH_HANT,
    own_clear="己淨",
    first_middle="前中",
    far_clear="對淨",
    second_middle="後中",
    end_of_road="路盡",
    rolled_off="{side}爭先，擲得{faces}，共 {total}。",
    rolloff_tied="兩數相同，再擲。",
    round_began="第 {number} 局開始，諸棋皆伏於起處。{side}先投。",
    thrown="{side}擲得{faces}。",
    turned_in="{side}{unit}轉入道中。",
    walked="{side}{unit}行 {pips} 至{place}。",
    carried_on="{side}{unit}不得停於此，續行。",
    stepped_back="{side}{unit}退一格至{place}。",
    stood="{side}{unit}越交會格，立為梟。",
    folded="{side}{unit}恰會交會格，折為伏。",
    left="{side}{unit}出局。",
    die_voided="{side}棋已出盡，餘彩作廢。",
    passed="{side}無棋可行，過。",
    turn_came="輪{side}擲。",
    void_throws_began="{side}五棋全未出，獨自虛投。",
    round_ended="第 {number} 局終，{side}得 {points} 算。白 {white}，黑 {black}。",
    jue_raised="{side}立第 {cups} 爵。",
    game_ended="全局終。",
    throw="擲 {throw}",
    back="{unit} {cell} 退 1",
    forward="{unit} {cell} 行 {pips}",
    into_lane="{unit} {cell} 入道 {pips}",
    to_roll_off="{side}擲骰爭先。",
    to_throw="{side}擲骰。",
    to_play="{side}擲得{faces}，行棋。",
    done="全局終：白 {white} 算，黑 {black} 算。",
)
