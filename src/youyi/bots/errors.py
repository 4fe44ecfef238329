"""What can go wrong with a player that is not ours, in the three languages."""

from __future__ import annotations

from youyi.kernel.names import Words
from youyi.kernel.youyi_error import YouyiError

NO_MODULE = Words("cannot import {module!r}: {why}", "無法載入「{module}」：{why}", "无法载入“{module}”：{why}")
NO_ATTRIBUTE = Words("{module!r} has no {name!r}", "「{module}」中沒有「{name}」", "“{module}”中没有“{name}”")
NOT_MADE = Words("{name!r} cannot be made: {why}", "「{name}」無法建立：{why}", "“{name}”无法建立：{why}")
NO_PLAYER = Words(
    "{name!r} is no player: it has no method choose(view, moves, entropy)",
    "「{name}」不是棋手：沒有 choose(view, moves, entropy) 方法",
    "“{name}”不是棋手：没有 choose(view, moves, entropy) 方法",
)
RAISED = Words("it raised {kind}: {why} ({where})", "發生 {kind}：{why}（{where}）", "发生 {kind}：{why}（{where}）")
NO_MOVE = Words("it chose {value}, which is no move", "選了 {value}，那不是著法", "选了 {value}，那不是着法")
NO_OPTION = Words(
    "{name!r} is no option of a program; valid: {valid}",
    "程式沒有選項「{name}」；可用：{valid}",
    "程序没有选项“{name}”；可用：{valid}",
)
NO_VALUE = Words(
    "{name} cannot be {value!r}: {expected}",
    "{name} 不可為「{value}」：{expected}",
    "{name} 不可为“{value}”：{expected}",
)
A_NUMBER = Words("a number above 0", "須為大於 0 的數", "须为大于 0 的数")
NO_COMMAND = Words("after {name!r} a command is missing", "「{name}」之後缺命令", "“{name}”之后缺命令")
POSIX_ONLY = Words(
    "programs can be players on Linux and macOS only",
    "程式只在 Linux 與 macOS 上可作棋手",
    "程序只在 Linux 与 macOS 上可作棋手",
)
FAILED = Words("{name}: {why}", "{name}：{why}", "{name}：{why}")
FORFEITS = Words("{name} forfeits the game: {why}", "{name} 棄局：{why}", "{name} 弃局：{why}")

NOT_STARTED = Words("it cannot be started ({why})", "無法啟動（{why}）", "无法启动（{why}）")
NO_ANSWER = Words("no answer within {seconds} s", "{seconds} 秒內未答", "{seconds} 秒内未答")
ENDED = Words("it ended with status {status}", "程式已結束，狀態 {status}", "程序已结束，状态 {status}")
CLOSED = Words("it closed its output", "程式關閉了輸出", "程序关闭了输出")
TOO_LONG = Words("a line of more than {bytes} bytes", "一行超過 {bytes} 位元組", "一行超过 {bytes} 字节")
NO_HELLO = Words(
    "its first line is no hello of protocol {protocol}: {line}",
    "首行不是協定 {protocol} 的 hello：{line}",
    "首行不是协议 {protocol} 的 hello：{line}",
)
NOT_JSON = Words("no JSON object: {line}", "不是 JSON 物件：{line}", "不是 JSON 对象：{line}")
OTHER_ID = Words("the id is {found}, not {wanted}", "id 為 {found}，不是 {wanted}", "id 为 {found}，不是 {wanted}")
NOT_ONE_CHOICE = Words(
    "exactly one of move, number and index is wanted",
    "move、number、index 須恰有其一",
    "move、number、index 须恰有其一",
)
NOT_LEGAL = Words("{field} {value} is not offered", "{field} {value} 不在所許之列", "{field} {value} 不在所许之列")
TOO_MANY_ERRORS = Words("{errors} wrong answers to one question; the last: {why}",
                        "一問答錯 {errors} 次；末次：{why}", "一问答错 {errors} 次；末次：{why}")  # fmt: skip


class BadPlayer(YouyiError, ValueError):
    """A player that is named and cannot be made."""


class BotFailed(YouyiError):
    """A program or class of somebody else's that crashed, gave no answer in time, or none that can be played."""

    def __init__(self, name: str, why: Words) -> None:
        """Keep the player's name and what happened."""
        super().__init__(self._template().filled(name=name, why=why))
        self.name = name
        self.why = why

    def _template(self) -> Words:
        return FAILED


class Forfeit(BotFailed):
    """A program that failed, and whose failure was agreed to lose the game."""

    def _template(self) -> Words:
        return FORFEITS
