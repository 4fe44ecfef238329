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
from youyi.kernel.face.lessons import GlossaryEntry
from youyi.kernel.names import Name

GLOSSARY = (
    GlossaryEntry(
        Name("馬吊", "马吊", "mǎdiào", "Madiao, the Hanging Horse"),
        "`madiao`",
        "the card game of the Ming, one against three",
    ),
    GlossaryEntry(Name("牌", "牌", "pái", "card"), "`Card`", "one of the forty"),
    GlossaryEntry(Name("門", "门", "mén", "suit"), "`Suit`", "one of four; in each the order is fixed"),
    GlossaryEntry(Name("十", "十", "shí", "Tens"), "`T`", "the long suit from `T20` to `Tw`"),
    GlossaryEntry(Name("萬", "万", "wàn", "Myriads"), "`W`", "a short suit, nine cards; also 貫"),
    GlossaryEntry(Name("索", "索", "suǒ", "Strings"), "`S`", "a short suit, nine cards"),
    GlossaryEntry(
        Name("文", "文", "wén", "Coins"), "`C`", "the other long suit, in which small numbers are high; also 餅, 錢"
    ),
    GlossaryEntry.of(REWARD, "`madiao.reward`"),
    GlossaryEntry.of(SHOULDER, "`madiao.shoulder`"),
    GlossaryEntry(Name("百老", "百老", "bǎilǎo", "Hundred"), "`Tb`", "the third of the Tens"),
    GlossaryEntry.of(JI, "`madiao.ji`"),
    GlossaryEntry(Name("副極", "副极", "fùjí", "vice-Ji"), "`madiao.vice_ji`", "the lowest but one"),
    GlossaryEntry(Name("紅張", "红张", "hóngzhāng", "red"), "`madiao.red`", "Reward, Shoulder or Hundred"),
    GlossaryEntry(Name("錦", "锦", "jǐn", "brocade"), "`madiao.brocade`", "red or Ji"),
    GlossaryEntry(Name("青張", "青张", "qīngzhāng", "green"), "`madiao.green`", "any other"),
    GlossaryEntry(Name("三花", "三花", "sānhuā", "three Flowers"), "`FLAG`", "the three highest Tens"),
    GlossaryEntry(Name("突", "突", "tū", "Tu"), "`madiao.tu`", "Hundred, 90 of Tens, and 5, 6, 8 of Myriads"),
    GlossaryEntry(Name("底牌", "底牌", "dǐpái", "stock"), "`Dealt.stock`", "eight cards that nobody is dealt"),
    GlossaryEntry(
        Name("面張", "面张", "miànzhāng", "exposed card"),
        "`Dealt.exposed`",
        "the last of the stock, which the cut shows",
    ),
    GlossaryEntry(
        Name("升代", "升代", "shēngdài", "promotion"), "`madiao.promotion`", "a card takes the exposed one's place"
    ),
    GlossaryEntry.of(BANKER, "`Dealt.banker`"),
    GlossaryEntry(Name("散家", "散家", "sǎnjiā", "the others"), "", "the three who do not bank"),
    GlossaryEntry(Name("局", "局", "jú", "deal"), "`deals`", "one pack, from the cut to the payments"),
    GlossaryEntry(Name("一場", "一场", "yī chǎng", "sitting"), "`Over.kind`", "the agreed number of deals"),
    GlossaryEntry(Name("一桌", "一桌", "yī zhuō", "trick"), "`Trick`", "a card from each seat; eight in a deal"),
    GlossaryEntry(Name("發牌", "发牌", "fāpái", "lead"), "`madiao.lead`", "to play the first card of a trick"),
    GlossaryEntry.of(CAPTURE, "`PlayKind.CAPTURE`"),
    GlossaryEntry.of(DISCARD, "`PlayKind.DISCARD`"),
    GlossaryEntry(
        Name("關", "关", "guān", "withhold"), "`madiao.withhold`", "to be able to capture and discard instead"
    ),
    GlossaryEntry(
        Name("上桌", "上桌", "shàngzhuō", "won card"), "`madiao.won`", "the best of a trick, laid before its owner"
    ),
    GlossaryEntry(Name("結家", "结家", "jiéjiā", "last winner"), "", "who won the eighth trick"),
    GlossaryEntry.of(PAR, "`madiao.par`"),
    GlossaryEntry.of(BAREFOOT, "`madiao.barefoot`"),
    GlossaryEntry.of(DIAO, "`madiao.diao`"),
    GlossaryEntry.of(ZHU, "`PaymentKind.ZHU`"),
    GlossaryEntry.of(HE, "`PaymentKind.GONGHE`"),
    GlossaryEntry(Name("公賀", "公贺", "gōnghè", "common congratulation"), "`madiao.common_he`", "he for a pattern"),
    GlossaryEntry(
        Name("敲門", "敲门", "qiāomén", "door-knock"),
        "`madiao.door_knock`",
        "what one of the others gets from the other two",
    ),
    GlossaryEntry(
        Name("單張", "单张", "dānzhāng", "single cards"), "`madiao.singles`", "zhu for Rewards, Shoulders and Ji won"
    ),
    GlossaryEntry(Name("大活百", "大活百", "dàhuó bǎi", "live Hundred"), "`madiao.live_hundred`", "the Hundred won"),
    GlossaryEntry.of(PATTERN, "`Pattern`"),
    GlossaryEntry(
        Name("鬥前色樣", "斗前色样", "dòuqián sèyàng", "dealt pattern"),
        "`madiao.dealt_patterns`",
        "one of the eight cards dealt",
    ),
    GlossaryEntry(
        Name("免鬥", "免斗", "miǎn dòu", "no contest"),
        "`Winnings.fought`",
        "a deal without tricks, because of a dealt pattern",
    ),
    GlossaryEntry(
        Name("四門色樣", "四门色样", "sìmén sèyàng", "four-gate"),
        "`madiao.four_gate`",
        "one brocade card of each suit won",
    ),
    GlossaryEntry(
        Name("鬥上雜色樣", "斗上杂色样", "dòushàng zásèyàng", "miscellaneous pattern"),
        "`madiao.misc_names`",
        "any other among the won cards",
    ),
    GlossaryEntry(Name("連紅", "连红", "liánhóng", "linked"), "", "two won cards without a green between"),
    GlossaryEntry(Name("隔青", "隔青", "géqīng", "parted"), "", "two won cards with a green between"),
    GlossaryEntry(Name("看沖", "看冲", "kànchōng", "turning the stock"), "`madiao.chong`", "what follows the tricks"),
    GlossaryEntry.of(CHONG, "`PaymentKind.CHONG`"),
    GlossaryEntry(Name("沖根", "冲根", "chōnggēn", "anchor"), "`madiao.anchor`", "the won card that lets one do so"),
    GlossaryEntry(
        Name("連沖", "连冲", "liánchōng", "run"), "`madiao.chain`", "cards that follow one another, in the chong"
    ),
    GlossaryEntry(
        Name("死牌", "死牌", "sǐpái", "dead card"), "`madiao.dead_card`", "a card of the stock that nobody can take"
    ),
    GlossaryEntry(
        Name("沖成色樣", "冲成色样", "chōngchéng sèyàng", "pattern made by the chong"),
        "`madiao.chong_pattern_names`",
        "one that cards of the stock complete",
    ),
    GlossaryEntry(
        Name("沖成公賀", "冲成公贺", "chōngchéng gōnghè", "congratulation for the chong"),
        "`PaymentKind.CHONG_GONGHE`",
        "he for it",
    ),
    GlossaryEntry(
        Name("奪錦標", "夺锦标", "duó jǐnbiāo", "seizing the brocade banner"),
        "`madiao.banner`",
        "drawing the fourth Reward's suit from one who has three",
    ),
    GlossaryEntry(
        Name("罰", "罚", "fá", "penalty"), "`PaymentKind.PENALTY`", "what a fault costs, where a table agrees on it"
    ),
    GlossaryEntry(Name("東", "东", "dōng", "East"), "`0`", "the first seat"),
    GlossaryEntry(Name("北", "北", "běi", "North"), "`1`", "the second; play goes anticlockwise"),
    GlossaryEntry(Name("西", "西", "xī", "West"), "`2`", "the third"),
    GlossaryEntry(Name("南", "南", "nán", "South"), "`3`", "the fourth"),
)
