"""What of 打馬 is printed at its true size: the board, the horses, the casts, a score sheet."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.dama.handbook.casts import casts_picture
from youyi.games.dama.handbook.figures import HEIGHT, WIDTH, all_horses, board
from youyi.kernel.face.handbook import Sheet
from youyi.kernel.face.svg import picture, rect, text
from youyi.kernel.names import Language, Words

HEADS = (
    Words("Seat", "座", "座"), Words("Own cast", "本采", "本采"), Words("Last throw", "末擲", "末掷"), Words("In hand", "手中", "手中"), Words("Home", "已到", "已到"), Words("Chips +/−", "帖 +/−", "帖 +/−"),
)  # fmt: skip
TITLE = Words("Dama: five seats, one game", "打馬記分：五座一局", "打马记分：五座一局")
ROWS = 5


def score_sheet(language: Language) -> str:
    """For each seat: its own cast, its last throw, the horses in hand and home, the chips."""
    return picture(190, 120, list(_lines(language)))


def _lines(language: Language) -> Iterator[str]:
    yield text(95, 10, TITLE.said_in(language), 6)
    widths = (16, 26, 26, 20, 20, 72)
    x = 5.0
    for head, wide in zip(HEADS, widths, strict=True):
        yield rect(x, 16, wide, 9)
        yield text(x + wide / 2, 22, head.said_in(language), 3.6)
        for row in range(ROWS):
            yield rect(x, 25 + row * 18, wide, 18)
        x += wide
    for row, seat in enumerate("甲乙丙丁戊"):
        yield text(13, 36 + row * 18, seat, 6)


SHEETS = (
    Sheet("board", Words("Board", "棋局", "棋局"), board, WIDTH, HEIGHT),
    Sheet("horses", Words("A hundred horses to cut", "馬一百匹，剪下來用", "马一百匹，剪下来用"), all_horses, 190, 250),
    Sheet("casts", Words("The casts on one page", "五十六采一覽", "五十六采一览"), casts_picture, 214, 152),
    Sheet("score", Words("Score sheet", "記分紙", "记分纸"), score_sheet, 190, 120),
)
