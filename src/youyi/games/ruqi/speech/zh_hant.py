"""儒棋 in Traditional Chinese."""

from __future__ import annotations

from youyi.games.ruqi.speech.zh_phrases import Phrases
from youyi.kernel.names import Language

PHRASES = Phrases(
    language=Language.ZH_HANT,
    own_clear="自己的淨",
    first_middle="前一個中",
    far_clear="對面的淨",
    second_middle="後一個中",
    end_of_road="終點",
    rolled_off="{side}擲骰爭先手，擲得{faces}，共 {total} 點。",
    rolloff_tied="兩方點數相同，重擲。",
    round_began="第 {number} 局開始，雙方的棋都伏在起點。{side}先擲。",
    thrown="{side}擲得{faces}。",
    turned_in="{side}的{unit}轉入道中。",
    walked="{side}的{unit}行 {pips} 格，到{place}。",
    carried_on="{side}的{unit}不能停在這裡，繼續前行。",
    stepped_back="{side}的{unit}退一格，到{place}。",
    stood="{side}的{unit}走過交會格，立起成梟。",
    folded="{side}的{unit}正好停在交會格，折為伏。",
    left="{side}的{unit}走完全程，離開棋盤。",
    die_voided="{side}的棋都已離開棋盤，另一骰作廢。",
    passed="{side}沒有棋可行，這一輪不走。",
    turn_came="輪到{side}擲骰。",
    void_throws_began="{side}的五枚棋都還在盤上，獨自虛投，直到有一枚離開。",
    round_ended="第 {number} 局結束，{side}得 {points} 算。累計：白 {white} 算，黑 {black} 算。",
    jue_raised="{side}立起第 {cups} 爵。",
    game_ended="對局結束。",
    throw="擲 {throw}",
    back="{unit} {cell} 退 1",
    forward="{unit} {cell} 行 {pips}",
    into_lane="{unit} {cell} 入道 {pips}",
    to_roll_off="{side}擲骰爭先手。",
    to_throw="{side}擲骰。",
    to_play="{side}擲得{faces}，輪到{side}行棋。",
    done="對局結束：白 {white} 算，黑 {black} 算。",
)
