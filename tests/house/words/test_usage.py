"""Where Traditional and Simplified say different things is found; each may use its own words."""

from __future__ import annotations

import pytest

from tests.house.words.prose import Said
from tests.house.words.usage import alike, differing, foreign, pairs


@pytest.mark.parametrize(
    ("hant", "hans"),
    [
        ("用連結邀請朋友。", "用链接邀请朋友。"),
        ("這道命令寫出檔案與文件。", "这道命令写出文件与文档。"),
        ("這道命令", "这条命令"),
        ("「善」走著 2 格，好著。", "“善”走着 2 格，好着。"),
        ("《百寶總珍》著者", "《百宝总珍》著者"),
        ('作 <span lang="lzh">樗蒱遂廢</span>。', '作 <span lang="lzh">樗蒱遂废</span>。'),
        ("見 a.zh-Hant.md", "见 a.zh-Hans.md"),
    ],
)
def test_each_may_use_its_own_words(hant, hans):
    assert alike(hant, hans)


@pytest.mark.parametrize(
    ("hant", "hans"),
    [
        ("塹前五格為夾；馬在夾中。", "马在夹中。"),
        ("{player} 之運氣", "{player} 的运气"),
        ("雙方盤上皆無子", "双方盘上都没有子"),
        ("用連結邀請", "用连结邀请"),
        ("說「善」", "说「善」"),
        ("兩個行程", "两个行程"),
        ("來訪者的位址", "来访者的位址"),
        ("走 2 格", "走 3 格"),
    ],
)
def test_another_register_or_content_is_found(hant, hans):
    assert not alike(hant, hans)


@pytest.mark.parametrize(
    ("script", "text", "found"),
    [
        ("zh-Hant", "用預設的伺服器", []),
        ("zh-Hant", "終端機裡的程序", []),
        ("zh-Hant", "用默認的服務器", ["默認", "服務器"]),
        ("zh-Hans", "用默认的服务器", []),
        ("zh-Hans", "用萤幕和滑鼠", ["萤幕", "滑鼠"]),
        ("zh-Hans", "来访者的位址、两个行程", ["位址", "行程"]),
        ("zh-Hant", "連接兩個物件的算法", []),
    ],
)
def test_words_of_the_other_side_are_found(script, text, found):
    assert foreign(text, script) == found


def test_what_stands_in_one_script_only_is_found():
    one = Said("a.zh-Hant.po", 3, "zh-Hant", "x", "甲")
    other = Said("a.zh-Hans.po", 3, "zh-Hans", "x", "乙")
    assert list(differing([one])) == ["a.zh-Hant.po:3 x: in one script only"]
    assert list(differing([one, other])) == ["a.zh-Hans.po:3 x: '甲' and '乙'"]


def test_no_pair_is_listed_twice_and_each_differs():
    rows = pairs()
    assert len({(hant, hans) for hant, hans, _ in rows}) == len(rows)
    assert list(rows) == sorted(rows)
