"""Whatever a user can do wrong is said in the language asked for, by `--lang` or by the environment."""

from __future__ import annotations

import json
import re
from pathlib import Path

import click
import pytest

from tests.apps.cli.table.test_playing import typed
from tests.apps.cli.test_commands import youyi
from youyi.apps.cli.base.failures import Misuse, language_of, one_line
from youyi.games import catalogue
from youyi.kernel.errors import BadNotation, FaultyPosition, IllegalMove
from youyi.kernel.names import Language, Words
from youyi.kernel.rules import Decision

HANT, HANS = Language.ZH_HANT, Language.ZH_HANS
ENGLISH = re.compile(r"\b(?:the|an|is|are|no|not|of|expected|valid|there|cannot|option|missing)\b")
WRONG = {
    "command": ("jump", "沒有命令「jump」", "没有命令“jump”"),
    "option": ("games --colour", "沒有選項 --colour", "没有选项 --colour"),
    "no value": ("rule --game", "選項 --game 後面要寫一個值", "选项 --game 后面要写一个值"),
    "a value": ("games --json=3", "選項 --json 不能帶值", "选项 --json 不能带值"),
    "argument": ("perft ruqi", "沒有寫 DEPTH", "没有写 DEPTH"),
    "more arguments": ("games x y", "多餘的參數：x y", "多余的参数：x y"),
    "game": ("play go", "沒有遊戲「go」", "没有游戏“go”"),
    "ruleset": ("play ruqi --ruleset future", "沒有規則集「future」", "没有规则集“future”"),
    "player": ("play ruqi --players human,genius", "沒有電腦對手「genius」", "没有电脑对手“genius”"),
    "players": ("play ruqi --players human", "這一桌要 2 人，不是 1 人", "这一桌要 2 人，不是 1 人"),
    "ruling": ("play ruqi --set colour=red", "沒有「colour」這個問題", "没有“colour”这个问题"),
    "answer": ("play ruqi --set arms=six", "arms 不能是「six」；可用：any、", "arms 不能是“six”；可用：any、"),
    "number": ("play ruqi --term rounds=many", "的整數，或 none", "的整数，或 none"),
    "conflict": ("play dama --set ben=false --set ben_setup=opening_round", "說沒有本采", "说没有本采"),
    "not an answer": ("play ruqi --set arms", "--set：「arms」不是「名稱=值」的形式", "--set：“arms”不是“名称=值”的形式"),
    "choice": ("play ruqi --dice loaded", "--dice：不能用「loaded」；可用：drawn、typed", "--dice：不能用“loaded”；可用：drawn、typed"),
    "no integer": ("why a.json x", "PLY：「x」不是整數", "PLY：“x”不是整数"),
    "below": ("simulate ruqi --games 0", "--games：0 太小，不能小於 1", "--games：0 太小，不能小于 1"),
    "outside": ("serve --port 99999", "99999 不在 0 至 65535 之間", "99999 不在 0 至 65535 之间"),
    "seconds": ("bench --seconds x", "「x」不是數", "“x”不是数"),
    "file": ("record verify none.json", "none.json：沒有這個檔案或資料夾", "none.json：没有这个文件或文件夹"),
    "folder": ("record verify .", "這是資料夾", "这是文件夹"),
    "no json": ("record verify nothing.json", "不是 JSON：第 1 行第 2 個字", "不是 JSON：第 1 行第 2 个字"),
    "field": ("record verify field.json", "欄位 colour：沒有這個欄位", "字段 colour：没有这个字段"),
    "move": ("record verify move.json", "第 1 手：「x」第 1 個字不對，應該是：", "第 1 手：“x”第 1 个字不对，应该是："),
    "illegal": ("record verify illegal.json", "第 3 手", "第 3 手"),
    "ply": ("why sound.json 99", "沒有第 99 手；可用：1 至 2", "没有第 99 手；可用：1 至 2"),
    "position": ("perft ruqi 1 --position somewhere", "第 10 個字不對，應該是：五項", "第 10 个字不对，应该是：五项"),
    "faulty": (
        "perft ruqi 1 --position '1 0:0 p0f,p0f,p0f,p0f,p0f p8x,p0f,p0f,p0f,p0f lead'",
        "還沒擲骰定先後，棋卻已經走動", "还没掷骰定先后，棋却已经走动",
    ),
    "no throw": ("odds ruqi --position '1 0:0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f play:w/12'", "這個局面不需要擲骰", "这个局面不需要掷骰"),
    "pack": ("odds madiao --position '0 0,0,0,0 cut'", "結果太多", "结果太多"),
    "pack counted": ("perft madiao 1", "不能全部數完", "不能全部数完"),
    "rule": ("rule nothing-of-the-kind", "沒有名為「nothing-of-the-kind」的條文", "没有名为“nothing-of-the-kind”的条文"),
    "simulated seats": ("simulate ruqi --players first,first,first", "這一桌 2 人，不是 3 人", "这一桌 2 人，不是 3 人"),
    "text": ("conform bytes.jsonl", "檔案不是 UTF-8 文字（第 0 個位元組", "文件不是 UTF-8 文字（第 0 个字节"),
}  # fmt: skip


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Records of two plies: a sound one, and broken ones."""
    here = tmp_path_factory.mktemp("records")
    words = ("play", "ruqi", "--players", "greedy,first", "--seed", "7", "--term", "rounds=1", "--record", "whole.json")
    assert youyi(*words, folder=here).returncode == 0
    whole = json.loads((here / "whole.json").read_text(encoding="utf-8"))
    sound = {**whole, "moves": whole["moves"][:2], "score": None}
    for name, record in {
        "sound": sound,
        "field": {**sound, "colour": "red"},
        "move": {**sound, "moves": ["x"]},
        "illegal": {**sound, "moves": [*sound["moves"], "善p39+5"]},
    }.items():
        (here / f"{name}.json").write_text(json.dumps(record), encoding="utf-8")
    (here / "nothing.json").write_text("{", encoding="utf-8")
    (here / "bytes.jsonl").write_bytes(b"\xff\n")
    return here


@pytest.mark.parametrize("name", WRONG)
def test_an_error_is_said_in_the_language_of_the_session(name, folder):
    command, hant, hans = WRONG[name]
    words = [quoted or plain for quoted, plain in re.findall(r"'([^']*)'|(\S+)", command)]
    for environment, lang, wanted in (("zh_TW.UTF-8", (), hant), ("en_GB.UTF-8", ("--lang", "zh-Hans"), hans)):
        done = youyi(words[0], *lang, *words[1:], folder=folder, LANG=environment)
        if words[0] == "jump" and lang:
            done = youyi(*words, *lang, folder=folder, LANG=environment)
        elif words[0] == "record" and lang:
            done = youyi(*words[:2], *lang, *words[2:], folder=folder, LANG=environment)
        assert done.returncode == 2
        assert wanted in done.stderr
        assert done.stderr.count("\n") == 1
        assert not ENGLISH.search(re.sub(r"[“「].*?[”」]", "", done.stderr.removeprefix("youyi: ")))


def test_the_language_is_found_also_where_the_command_line_cannot_be_read(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LC_ALL", "zh_CN.UTF-8")
    assert language_of(["--colour"]) is HANS
    assert language_of(["games", "--lang", "tlh"]) is HANS
    assert language_of(["games", "--lang=zh-hant", "--x"]) is HANT
    assert language_of(["--lang", "zh-Hans", "--lang", "en"]) is Language.EN
    assert language_of(["games", "--lang"]) is HANS


def test_an_error_of_ours_is_not_said_to_be_the_users():
    assert one_line(KeyError("x"), HANT) is None
    assert one_line(Misuse(Words("a\nb", "甲\n乙", "甲\n乙")), HANS) == "甲 乙"
    assert one_line(click.ClickException("odd"), HANT) == "用法不對：odd"


@pytest.mark.parametrize("lang", ["zh-Hant", "zh-Hans"])
def test_what_is_no_move_is_said_in_the_language_of_the_table(lang):
    lines = typed("foo", "99", "善p0+1", "quit")
    done = youyi("play", "ruqi", "--seed", "5", "--lang", lang, "--term", "rounds=1", typed=lines)
    said = done.stdout.splitlines()
    assert sum("foo" in line and "字不" in line for line in said) == 1
    assert sum("1 至 25 的" in line for line in said) == 1
    assert "expected" not in done.stdout


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.id)
def test_every_game_says_in_chinese_what_it_cannot_read(game):
    notation = game.notation
    start = notation.write_position(game.under().rules.start())
    texts = [start[:cut] for cut in range(len(start))]
    texts += [start[:at] + "?" + start[at + 1 :] for at in range(len(start))]
    found = set()
    for read, text in [(notation.read_position, text) for text in texts] + [(notation.read_move, "?")]:
        try:
            read(text)
        except (BadNotation, FaultyPosition) as error:
            found.add(error.words)
    assert found
    for words in found:
        for language in (HANT, HANS):
            said = re.sub(r"[“「].*?[”」]", "", words.said_in(language))
            assert re.search("[一-鿿]", said)
            assert not ENGLISH.search(said)


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.id)
def test_an_illegal_move_is_refused_with_the_clause_in_chinese(game):
    rules = game.under().rules
    position, texts = rules.start(), {"1", "11", "111", "Tw", "-", "stay", "善p0+5"}
    if not isinstance(rules.prompt(position), Decision):
        position = next(_decisions(rules))
    refused = []
    for text in texts:
        try:
            rules.play(position, game.notation.read_move(text))
        except BadNotation:
            continue
        except IllegalMove as error:
            refused.append(error)
    assert refused
    for refusal in refused:
        move, colon, why = refusal.words.zh_hans.partition("：")
        assert (move, colon) == (refusal.move, "：")
        assert not ENGLISH.search(why)


def _decisions(rules):
    from youyi.kernel.session import Session
    from youyi.kernel.streams import Numbered

    session = Session(rules)
    while not isinstance(session.prompt, Decision):
        session.play(session.draw(Numbered(1, 0)))
    yield session.position
