"""What the list of words forbids is found wherever it stands, and what is right is let be."""

from __future__ import annotations

import pytest

from tests.house.tree import short
from tests.house.words.prose import Said, catalogues, entries, everything, pages
from tests.house.words.terms import rules, simplified, slips, unquoted
from workshop.books.terms import terms

MADIAO, DAMA, RUQI = (f"src/youyi/games/{game}/texts/handbook.po" for game in ("madiao", "dama", "ruqi"))


def said(language: str, text: str, file: str = MADIAO, key: str = "a", *, is_name: bool = False) -> list[str]:
    """What the checker says about one text."""
    return list(slips(Said(file, 3, language, key, text, is_name)))


@pytest.mark.parametrize(
    ("language", "file", "text", "word", "instead"),
    [
        ("zh-Hant", MADIAO, "此局作廢，重新發牌。", "發牌", "分牌"),
        ("zh-Hans", MADIAO, "第 2 桌，东家出牌。", "第 2 桌", "第 2 轮"),
        ("zh-Hant", MADIAO, "底牌面向上。", "面向上", "牌面朝上"),
        ("zh-Hant", MADIAO, "及三肩與一百：三家各賀 80", "一百", "百老"),
        ("zh-Hans", MADIAO, "棋局尚未开始。", "棋局", "对局"),
        ("zh-Hant", DAMA, "再擲一輪。", "再擲一輪", "再擲一次"),
        ("zh-Hans", DAMA, "改由下位行动。", "下位", "下家"),
        ("zh-Hans", DAMA, "掷三枚骰子。", "枚骰", "颗"),
        ("zh-Hant", DAMA, "四匹全部出局。", "出局", "打回"),
        ("zh-Hant", RUQI, "走到或越過就出局。", "出局", "出盤"),
        ("zh-Hant", RUQI, "白方的善行 2 格。", "善行", "白方「善」走 2 格"),
        ("zh-Hant", RUQI, "兩方各五枚棋。", "兩方", "雙方"),
        ("zh-Hans", RUQI, "先出尽的一方得算。", "出尽", "走完"),
        ("zh-Hant", "docs/README.zh-Hant.md", "比較兩種讀法", "讀法", "解讀"),
        ("zh-Hans", "README.zh-Hans.md", "盲目的对手", "盲目", "电脑"),
        ("zh-Hant", DAMA, "按「確認」才算數。", "確認", "確定"),
        ("zh-Hans", DAMA, "第 {ply} 着", "第 {ply} 着", "第 12 手"),
        ("zh-Hant", DAMA, "居首的機會 40 %", "0 %", "40%"),
        ("zh-Hant", DAMA, "重播可以回放。", "回放", "重播"),
        ("zh-Hant", DAMA, "前路不得入。", "不得", "不能"),
        ("zh-Hans", DAMA, "持有露面牌之替代者。", "之", "的"),
        ("zh-Hant", DAMA, "過關者得半盆。", "者", "的人"),
        ("zh-Hant", DAMA, "諸家皆出一帖。", "皆", "都"),
        ("zh-Hant", MADIAO, "底牌的最後一張露面。", "露面", "面張"),
        ("zh-Hans", MADIAO, "夺标的人得四倍。", "夺标", "夺锦标"),
        ("zh-Hant", MADIAO, "先出十門來告百。", "告百", "報百"),
        ("zh-Hans", MADIAO, "正好 10 张本门牌。", "本门牌", "这一门的牌"),
        ("zh-Hans", DAMA, "进窝得 1 帖。", "进窝", "入窝"),
        ("zh-Hans", RUQI, "停在前一个中。", "前一个中", "第一个中"),
        ("zh-Hant", RUQI, "白得第一的機會", "白得第一", "得第一：白"),
        ("zh-Hans", "src/youyi/analysis/texts/review.po", "更好的是“{best}”。", "“{best}”", "更好的选择："),
        ("zh-Hant", DAMA, "用這個指令打開。", "指令", "命令"),
        ("zh-Hans", DAMA, "估计前后之差", "前后之差", "前后两次估计的差"),
        ("en", DAMA, "Purses may fall below nothing. Who quarrels pays ten.", "Who quarrels pays ten.", "whoever"),
        ("en", MADIAO, "the secret that proves the keys is told at the end", "told", "published"),
        ("en", MADIAO, "takes the seat of who concedes", "of who concedes", "the player who"),
        ("en", MADIAO, "paid by another than the banker", "another than the banker", "the defenders"),
        ("en", MADIAO, "You won two Ji, then the Hundred.", "Ji", "Ultimate"),
        ("en", MADIAO, "The chong begins.", "chong", "draw"),
        ("zh-Hant", MADIAO, "千僧捉了百老。", "千僧", "千萬"),
        ("en", RUQI, "善 met 淨 at p20, and lies.", "and lies", "flat"),
        ("en", MADIAO, "Play on myself", "Play on myself", "take over again"),
    ],
)
def test_a_planted_slip_is_found_with_its_place_and_what_to_say(language, file, text, word, instead):
    (first, *_) = said(language, text, file)
    assert first.startswith(f"{file}:3 a: ")
    assert word in first.partition("; say ")[0]
    assert instead in first.partition("; say ")[2]


@pytest.mark.parametrize(
    ("language", "file", "text"),
    [
        ("zh-Hant", MADIAO, "你先出（古稱「發牌」）。"),
        ("zh-Hant", MADIAO, "得兩桌，三桌全上；大廳裡有一桌等人。"),
        ("zh-Hant", RUQI, "白方「善」走 2 格，「順」出盤。"),
        ("zh-Hans", RUQI, "看得出局面的价值；用德行作名字。"),
        ("zh-Hant", DAMA, "規則、否則、其他、其中、或者、總之、三分之一、不得不、在此之前。"),
        ("zh-Hans", DAMA, "先走完的一方得十四算，作者另有说明。"),
        ("zh-Hant", DAMA, "《打馬圖經》說「凡馬不得過者皆止」。"),
        ("zh-Hant", DAMA, '圖經作 <span lang="lzh">凡馬不得過者皆止</span>。'),
        ("en", DAMA, "Who throws first? Whoever has the highest cast."),
        ("en", DAMA, "Tell who drops horses; you are told who does."),
    ],
)
def test_what_is_right_or_quoted_is_let_be(language, file, text):
    assert said(language, text, file) == []


def test_names_and_editions_are_the_sources_own():
    assert said("zh-Hant", "不得兼行", RUQI, "one_kind.name", is_name=True) == []
    assert said("zh-Hant", "正文間之小注，不著撰人。", RUQI, "yulan_notes.edition") == []
    assert said("zh-Hant", "正文間之小注，不著撰人。", RUQI, "yulan_notes.reading")


@pytest.mark.parametrize("term", terms(), ids=lambda term: term.en)
def test_the_list_does_not_say_what_it_forbids(term):
    for language, text in (("en", term.en), ("zh-Hant", term.zh_hant), ("zh-Hans", term.zh_hans)):
        own = [rule for rule in rules(language) if rule.term == term and not term.quoted]
        assert [hit for rule in own for hit in rule.hits(text)] == []
    assert term.never or term.pattern


def test_everything_is_read():
    files = {each.file for each in everything()}
    assert {short(path) for path in (*catalogues(), *pages())} <= files
    assert {"README.zh-Hant.md", "docs/history/dama.zh-Hans.md", "docs/findings/data/play-ruqi.zh-Hant.txt"} <= files
    assert "src/youyi/games/dama/texts/articles.zh-Hant.po" in files


def test_a_catalogue_is_read_entry_by_entry():
    text = '#. c\nmsgid "a"\nmsgstr ""\n"b\\n"\n"c"\n\nmsgid "d"\nmsgstr "f"\n"g"\n'
    assert list(entries(text)) == [("a", 3, "b\nc"), ("d", 8, "fg")]


def test_quotations_are_blotted_out_and_our_own_words_are_not():
    assert unquoted("甲「乙『丙』」丁`x`") == "甲\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd丁\ufffd\ufffd\ufffd"
    assert simplified("走著，好著；著者、名著、不著撰人") == "走着，好着；著者、名著、不著撰人"
