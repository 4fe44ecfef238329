"""What the terminal says beside the game's own sentences, in the three languages."""

from __future__ import annotations

from youyi.kernel.names import Words

HELP = Words(
    "A number or its notation plays a move. why [ply]: the clauses behind a ply. undo: take your last turn back."
    " rules: what is played. board: draw the board. quit: stop.",
    "鍵入序號或記法行棋。why [著數]：所據之例。undo：悔一著。rules：所用規則。board：繪盤。quit：離席。",
    "键入序号或记法行棋。why [着数]：所据之例。undo：悔一着。rules：所用规则。board：绘盘。quit：离席。",
)
NOT_A_MOVE = Words("That is no move: {why}. ? for help.", "非著法：{why}。? 求助。", "非着法：{why}。? 求助。")
REFUSED = Words("Not allowed.", "不可。", "不可。")
NOTHING_TO_UNDO = Words("There is nothing to take back.", "無著可悔。", "无着可悔。")
NO_UNDO = Words(
    "A turn can be taken back only where one person plays our players.",
    "惟一人與電腦對弈時可悔。",
    "惟一人与电脑对弈时可悔。",
)
UNDONE = Words("Taken back: {plies} plies.", "已悔 {plies} 著。", "已悔 {plies} 着。")
NO_SUCH_PLY = Words("There is no such ply yet.", "無此著。", "无此着。")
KEPT = Words("The record is in {file}.", "記錄存於 {file}。", "记录存于 {file}。")
LEFT = Words("You leave the table after {plies} plies.", "離席，已弈 {plies} 著。", "离席，已弈 {plies} 着。")
THROW = Words("Type the throw of {name}: ", "鍵入{name}所擲：", "键入{name}所掷：")
CHOICES = Words("{name} may:", "{name}可行：", "{name}可行：")
HAND_OVER = Words(
    "{name} is next: let nobody else look, and press Enter. ",
    "次為{name}：請旁人迴避，按 Enter。",
    "次为{name}：请旁人回避，按 Enter。",
)
