"""The words of 馬吊 in the glossary: those that the table explains, and those of its rules and its code."""

from __future__ import annotations

from youyi.games.madiao.teaching.terms import (
    BANKER,
    BAREFOOT,
    CAPTURE,
    CHONG,
    DIAO,
    DISCARD,
    HE,
    JI,
    PAR,
    PATTERN,
    REWARD,
    SHOULDER,
    ZHU,
)
from youyi.games.madiao.texts import TEACHING as TEXTS
from youyi.kernel.face.lessons import GlossaryEntry

GLOSSARY = (
    GlossaryEntry(
        TEXTS.name("glossary.madiao_the_hanging_horse"),
        "`madiao`",
        "the card game of the Ming, one against three",
    ),
    GlossaryEntry(TEXTS.name("glossary.card"), "`Card`", "one of the forty"),
    GlossaryEntry(TEXTS.name("glossary.suit"), "`Suit`", "one of four; in each the order is fixed"),
    GlossaryEntry(TEXTS.name("glossary.tens"), "`T`", "the long suit from `T20` to `Tw`"),
    GlossaryEntry(TEXTS.name("glossary.myriads"), "`W`", "a short suit, nine cards; also 貫"),
    GlossaryEntry(TEXTS.name("glossary.strings"), "`S`", "a short suit, nine cards"),
    GlossaryEntry(
        TEXTS.name("glossary.coins"), "`C`", "the other long suit, in which small numbers are high; also 餅, 錢"
    ),
    GlossaryEntry.of(REWARD, "`madiao.reward`"),
    GlossaryEntry.of(SHOULDER, "`madiao.shoulder`"),
    GlossaryEntry(TEXTS.name("glossary.hundred"), "`Tb`", "the third of the Tens"),
    GlossaryEntry(TEXTS.name("glossary.red_myriad"), "`Tw`", "another name of the Red Myriad"),
    GlossaryEntry(TEXTS.name("glossary.monks_thousand"), "`Tq`", "another name of the Thousand, by the monk on it"),
    GlossaryEntry.of(JI, "`madiao.ji`"),
    GlossaryEntry(TEXTS.name("glossary.vice_ji"), "`madiao.vice_ji`", "the lowest but one"),
    GlossaryEntry(TEXTS.name("glossary.red"), "`madiao.red`", "Reward, Shoulder or Hundred"),
    GlossaryEntry(TEXTS.name("glossary.brocade"), "`madiao.brocade`", "red or Ultimate"),
    GlossaryEntry(TEXTS.name("glossary.green"), "`madiao.green`", "any other"),
    GlossaryEntry(TEXTS.name("glossary.plain"), "`PLAIN`", "any card that is not red: green or Ultimate"),
    GlossaryEntry(TEXTS.name("glossary.three_flowers"), "`FLAG`", "the three highest Tens"),
    GlossaryEntry(TEXTS.name("glossary.tu"), "`madiao.tu`", "Hundred, 90 of Tens, and 5, 6, 8 of Myriads"),
    GlossaryEntry(TEXTS.name("glossary.stock"), "`Dealt.stock`", "eight cards that nobody is dealt"),
    GlossaryEntry(
        TEXTS.name("glossary.exposed_card"),
        "`Dealt.exposed`",
        "the last of the stock, which the cut shows",
    ),
    GlossaryEntry(TEXTS.name("glossary.promotion"), "`madiao.promotion`", "a card takes the exposed one's place"),
    GlossaryEntry.of(BANKER, "`Dealt.banker`"),
    GlossaryEntry(TEXTS.name("glossary.the_others"), "", "the three who play against the banker"),
    GlossaryEntry(TEXTS.name("glossary.deal"), "`deals`", "one pack, from the cut to the payments"),
    GlossaryEntry(TEXTS.name("glossary.sitting"), "`Over.kind`", "the agreed number of deals"),
    GlossaryEntry(TEXTS.name("glossary.trick"), "`Trick`", "a card from each seat; eight in a deal"),
    GlossaryEntry(TEXTS.name("glossary.lead"), "`madiao.lead`", "to play the first card of a trick"),
    GlossaryEntry.of(CAPTURE, "`PlayKind.CAPTURE`"),
    GlossaryEntry.of(DISCARD, "`PlayKind.DISCARD`"),
    GlossaryEntry(TEXTS.name("glossary.withhold"), "`madiao.withhold`", "to be able to capture and discard instead"),
    GlossaryEntry(TEXTS.name("glossary.won_card"), "`madiao.won`", "the best of a trick, laid before its owner"),
    GlossaryEntry(TEXTS.name("glossary.last_winner"), "", "who won the eighth trick"),
    GlossaryEntry.of(PAR, "`madiao.par`"),
    GlossaryEntry.of(BAREFOOT, "`madiao.barefoot`"),
    GlossaryEntry.of(DIAO, "`madiao.diao`"),
    GlossaryEntry.of(ZHU, "`PaymentKind.ZHU`"),
    GlossaryEntry.of(HE, "`PaymentKind.GONGHE`"),
    GlossaryEntry(TEXTS.name("glossary.common_congratulation"), "`madiao.common_he`", "bonus for a pattern"),
    GlossaryEntry(
        TEXTS.name("glossary.door_knock"),
        "`madiao.door_knock`",
        "what one defender gets from the other two",
    ),
    GlossaryEntry(
        TEXTS.name("glossary.single_cards"), "`madiao.singles`", "zhu for Rewards, Shoulders and Ultimates won"
    ),
    GlossaryEntry(TEXTS.name("glossary.live_hundred"), "`madiao.live_hundred`", "the Hundred won"),
    GlossaryEntry.of(PATTERN, "`Pattern`"),
    GlossaryEntry(
        TEXTS.name("glossary.dealt_pattern"),
        "`madiao.dealt_patterns`",
        "one of the eight cards dealt",
    ),
    GlossaryEntry(
        TEXTS.name("glossary.no_contest"),
        "`Winnings.fought`",
        "a deal without tricks, because of a dealt pattern",
    ),
    GlossaryEntry(
        TEXTS.name("glossary.four_gate"),
        "`madiao.four_gate`",
        "one brocade card of each suit won",
    ),
    GlossaryEntry(
        TEXTS.name("glossary.miscellaneous_pattern"),
        "`madiao.misc_names`",
        "any other among the won cards",
    ),
    GlossaryEntry(TEXTS.name("glossary.linked"), "", "two won cards without a green between"),
    GlossaryEntry(TEXTS.name("glossary.parted"), "", "two won cards with a green between"),
    GlossaryEntry(TEXTS.name("glossary.turning_the_stock"), "`madiao.chong`", "what follows the tricks"),
    GlossaryEntry.of(CHONG, "`PaymentKind.CHONG`"),
    GlossaryEntry(TEXTS.name("glossary.anchor"), "`madiao.anchor`", "the won card that lets one do so"),
    GlossaryEntry(TEXTS.name("glossary.run"), "`madiao.chain`", "cards that follow one another, for draws"),
    GlossaryEntry(TEXTS.name("glossary.dead_card"), "`madiao.dead_card`", "a card of the stock that nobody can take"),
    GlossaryEntry(
        TEXTS.name("glossary.pattern_made_by_the_chong"),
        "`madiao.chong_pattern_names`",
        "one that cards of the stock complete",
    ),
    GlossaryEntry(
        TEXTS.name("glossary.congratulation_for_the_chong"),
        "`PaymentKind.CHONG_GONGHE`",
        "bonus for it",
    ),
    GlossaryEntry(
        TEXTS.name("glossary.seizing_the_brocade_banner"),
        "`madiao.banner`",
        "drawing the fourth Reward's suit from one who has three",
    ),
    GlossaryEntry(
        TEXTS.name("glossary.penalty"), "`PaymentKind.PENALTY`", "what a fault costs, where a table agrees on it"
    ),
    GlossaryEntry(TEXTS.name("glossary.east"), "`0`", "the first seat"),
    GlossaryEntry(TEXTS.name("glossary.north"), "`1`", "the second; play goes anticlockwise"),
    GlossaryEntry(TEXTS.name("glossary.west"), "`2`", "the third"),
    GlossaryEntry(TEXTS.name("glossary.south"), "`3`", "the fourth"),
)
