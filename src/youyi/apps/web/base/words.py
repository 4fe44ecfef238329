"""The server's own texts in three languages: refusals and notices."""

from __future__ import annotations

from collections.abc import Mapping

from youyi.apps.web.wire.messages import ClosedBecause, Code
from youyi.kernel.names import Words

REFUSED: Mapping[Code, Words] = {
    "unknown_table": Words("There is no such table.", "沒有這一桌。", "没有这一桌。"),
    "other_release": Words("This table was made by another release of Youyi; this server cannot open it. Nothing of it is lost.", "這一桌由游藝的另一版本所開，本站無法打開；其內容並無損失。", "这一桌由游艺的另一版本所开，本站无法打开；其内容并无损失。"),
    "no_such_seat": Words("You hold no seat at this table; you watch.", "你在這一桌沒有座位，只能旁觀。", "你在这一桌没有座位，只能旁观。"),
    "bad_token": Words("This token holds no seat at this table.", "這枚座位憑證不屬於這一桌。", "这枚座位凭证不属于这一桌。"),
    "not_your_turn": Words("It is not for you to act now.", "現在不該你行動。", "现在不该你行动。"),
    "stale": Words("The table has moved on since.", "局面已經變了。", "局面已经变了。"),
    "bad_notation": Words("This move cannot be read.", "這一著寫法讀不通。", "这一着写法读不通。"),
    "illegal": Words("The rules forbid this move.", "規則不許這一著。", "规则不许这一着。"),
    "over": Words("The game is over.", "這一局已經結束。", "这一局已经结束。"),
    "closed": Words("This table was closed before its end.", "這一桌沒下完，已經關閉。", "这一桌没下完，已经关闭。"),
    "no_talk": Words("This cannot be said here.", "這話不能在這裡說。", "这话不能在这里说。"),
    "paused": Words("The game is paused.", "棋局暫停中。", "棋局暂停中。"),
    "seat_held": Words("This seat cannot be freed now: a person is there, or has not been away long enough.", "這個座位現在不能空出：座上有人，或離開尚不夠久。", "这个座位现在不能空出：座上有人，或离开尚不够久。"),
    "unknown_player": Words("No computer player of this game has that name.", "這種遊戲沒有這個電腦棋手。", "这种游戏没有这个电脑棋手。"),
    "no_hints": Words("This table plays without hints.", "這一桌不設提示。", "这一桌不设提示。"),
    "not_begun": Words("Seats are still open; the game has not begun.", "還有空位，棋局尚未開始。", "还有空位，棋局尚未开始。"),
    "too_early": Words("The seals of all seats are not in yet.", "各家封緘尚未齊備。", "各家封缄尚未齐备。"),
    "too_late": Words("It is too late for this: the game goes on without it.", "已經太遲，棋局照常進行。", "已经太迟，棋局照常进行。"),
    "bad_seal": Words("This cannot be the seal of this seat.", "這不能當作這一座的封緘。", "这不能当作这一座的封缄。"),
    "wrong_opening": Words("This does not open the seal of this seat.", "這與這一座的封緘不合。", "这与这一座的封缄不合。"),
    "malformed": Words("This message cannot be understood.", "這則訊息無法理解。", "这则信息无法理解。"),
    "too_large": Words("This message is too long.", "這則訊息太長。", "这则信息太长。"),
    "too_fast": Words("Too many messages; slow down.", "訊息太密，請慢一些。", "信息太密，请慢一些。"),
    "too_many": Words("Too many connections from this address; try again later.", "這個位址的連線太多，請稍後再試。", "这个地址的连线太多，请稍后再试。"),
    "failed": Words("The server failed; the table is unharmed.", "伺服器出錯，棋局無損。", "服务器出错，棋局无损。"),
}  # fmt: skip

AT_COLUMN = Words("This move cannot be read at column {column}.", "這一著從第 {column} 個字起讀不通。", "这一着从第 {column} 个字起读不通。")  # fmt: skip
DICE_ASKED = Words(
    "The position asks for a throw, not for a choice.", "現在該擲采，不該行棋。", "现在该掷采，不该行棋。"
)
CHOICE_ASKED = Words(
    "The position asks for a choice, not for a throw.", "現在該行棋，不該擲采。", "现在该行棋，不该掷采。"
)
SEATS_OPEN = Words("Waiting for someone to take the open seat.", "等人入座。", "等人入座。")
CLOSED: Mapping[ClosedBecause, Words] = {
    "expired": Words("This table was closed: nobody had moved here for a long time.", "這一桌已經關閉：很久沒有人行動。", "这一桌已经关闭：很久没有人行动。"),
    "conceded": Words("This game was conceded: it is over.", "有人認輸，這一局已經結束。", "有人认输，这一局已经结束。"),
    "admin": Words("This table was closed by the people who run this server.", "這一桌已由本站管理者關閉。", "这一桌已由本站管理者关闭。"),
}  # fmt: skip
CONCEDED_TO = Words("{by} gave up: {first} has won.", "{by}認輸，{first}勝。", "{by}认输，{first}胜。")
CONCEDED = Words(
    "{by} gave up, and no other person was at the table: nothing is decided among the others.",
    "{by}認輸，席上別無他人；其餘各家不分勝負。",
    "{by}认输，席上别无他人；其余各家不分胜负。",
)
FAILED = Words(
    "The server failed; the table is unharmed. (Number for its operator: {trace})",
    "伺服器出錯，棋局無損。（供管理者查詢的編號：{trace}）",
    "服务器出错，棋局无损。（供管理者查询的编号：{trace}）",
)
TOO_MANY_SEATS = Words("Too many seats taken from this address; wait a minute.", "這個位址入座的次數太多，請稍等一分鐘。", "这个地址入座的次数太多，请稍等一分钟。")  # fmt: skip
SEATS_OF_ONE_ADDRESS = Words(
    "From this address {most} seats are taken at this listed table already. To play among yourselves, make a table that is"
    " not listed.",
    "這個位址在這張公開的桌上已有 {most} 個座位。自家人一起玩，請另開一張不公開的桌。",
    "这个地址在这张公开的桌上已有 {most} 个座位。自家人一起玩，请另开一张不公开的桌。",
)

LISTED_OF_ONE_ADDRESS = Words(
    "From this address {most} tables wait in the lobby already. Close one, or open a table that is not listed.",
    "這個位址在大廳裡已有 {most} 桌候人。請先離開一桌，或另開一張不公開的桌。",
    "这个地址在大厅里已有 {most} 桌候人。请先离开一桌，或另开一张不公开的桌。",
)
NOT_STORED = Words(
    "The server can store nothing at the moment; try again later.",
    "伺服器目前無法儲存資料，請稍後再試。",
    "服务器目前无法存储数据，请稍后再试。",
)
NOBODY_WAITS = Words(
    "A listed table needs somebody who waits there: take one of its seats yourself.",
    "公開的桌上須有人等候，請你自己先坐一個座位。",
    "公开的桌上须有人等候，请你自己先坐一个座位。",
)
PAUSED = Words("The game is paused. Whoever sits here may end the pause.", "棋局暫停中，在座者皆可恢復。", "棋局暂停中，在座者皆可恢复。")  # fmt: skip
BAD_AGREEMENT = Words(
    "A table cannot agree on this clock or this absence.", "時限或離席的約定不能如此。", "时限或离席的约定不能如此。"
)
CONTRIBUTING = Words("The seats open their seals; the game is about to begin.", "各家正在啟封，棋局即將開始。", "各家正在启封，棋局即将开始。")  # fmt: skip
NO_SEAT_LEFT = Words("No seat is open at this table.", "這一桌已無空位。", "这一桌已无空位。")
NOT_OVER = Words("A rematch begins when the game is over.", "終局之後才能再來一局。", "终局之后才能再来一局。")
TOO_MANY_TABLES = Words("Too many tables from this address; wait a minute.", "這個位址開的桌太多，請稍等一分鐘。", "这个地址开的桌太多，请稍等一分钟。")  # fmt: skip
TOO_MANY_REQUESTS = Words("Too many requests from this address; wait a moment.", "這個位址的請求太多，請稍候。", "这个地址的请求太多，请稍候。")  # fmt: skip
BUSY = Words("The server is busy; try again in a moment.", "伺服器忙碌，請稍後再試。", "服务器繁忙，请稍后再试。")
WRONG_HOST = Words("This server does not answer to this name; start it with --name to allow it.", "本站不用這個名稱；啟動時以 --name 指定，即可使用。", "本站不用这个名称；启动时以 --name 指定，即可使用。")  # fmt: skip
WRONG_ORIGIN = Words(
    "Pages of other sites may not use this server.", "別站的網頁不得使用本站。", "别站的网页不得使用本站。"
)
WRONG_TYPE = Words("Requests must be JSON.", "請求須為 JSON。", "请求须为 JSON。")
UNREADABLE = Words("This request cannot be understood.", "這個請求無法理解。", "这个请求无法理解。")
TOO_LARGE = Words("This request is too large.", "這個請求太大。", "这个请求太大。")
NO_SUCH_PAGE = Words("There is nothing at this address.", "這個網址沒有內容。", "这个网址没有内容。")
WRONG_METHOD = Words(
    "This address answers other requests only.", "這個網址不接受這種請求。", "这个网址不接受这种请求。"
)
UNKNOWN = Words("There is no such choice.", "沒有這個選項。", "没有这个选项。")
CONFLICT = Words("These answers cannot be combined.", "這些選擇不能並用。", "这些选择不能并用。")
WRONG_SEATS = Words("This game seats another number of players.", "人數與這種遊戲不合。", "人数与这种游戏不合。")
ONE_OF_YOU = Words("You can take one seat only.", "你只能坐一個位子。", "你只能坐一个位子。")
BAD_NAME = Words(
    "A name has 1 to 40 visible characters.", "名字須有 1 至 40 個可見的字。", "名字须有 1 至 40 个可见的字。"
)
NAME_TAKEN = Words("An account has this name already.", "這個名字已有帳戶使用。", "这个名字已有账户使用。")
BAD_PASSPHRASE = Words(
    "A passphrase has 8 to 200 characters.", "通行語須有 8 至 200 個字元。", "通行语须有 8 至 200 个字符。"
)
WRONG_PASSPHRASE = Words("Name or passphrase is wrong.", "名字或通行語不對。", "名字或通行语不对。")
TOO_MANY_PASSPHRASES = Words("Too many passphrases tried; wait a while.", "試通行語的次數太多，請稍後再試。", "试通行语的次数太多，请稍后再试。")  # fmt: skip
SIGNED_OUT = Words("You are not signed in.", "你尚未登入。", "你尚未登录。")
NO_ACCOUNTS = Words("This server has no accounts.", "本站不提供帳戶。", "本站不提供账户。")
OWN_ADDRESS = Words("Only addresses of this server are drawn.", "只畫本站的網址。", "只画本站的网址。")
NEEDS_SERVER = Words(
    "This needs a server; here everything runs in your browser alone.",
    "這要有伺服器；這裡一切都在你的瀏覽器裡執行。",
    "这要有服务器；这里一切都在你的浏览器里运行。",
)
NO_ARTICLE = Words("There is no such article.", "沒有這一條。", "没有这一条。")
NOT_TAUGHT = Words("This game has no lesson yet.", "這種遊戲還沒有課。", "这种游戏还没有课。")
NO_WORKBENCH = Words("This server has no workbench.", "本站不提供比較讀法。", "本站不提供比较读法。")
NO_COMPARISON = Words("This server knows no such comparison.", "本站沒有這次比較。", "本站没有这次比较。")
TOO_MANY_COMPARISONS = Words(
    "Too many comparisons from this address; wait until one is done.",
    "這個地址要求的比較太多，請等其中一個完成。",
    "这个地址要求的比较太多，请等其中一个完成。",
)
NO_PUZZLE = Words("There is no such puzzle.", "沒有這一題。", "没有这一题。")
PUZZLE_TITLE = Words("{seat} to choose · {rules}", "輪到{seat} · {rules}", "轮到{seat} · {rules}")
PUZZLE_ASKS = Words(
    "One choice is clearly the best. Which?", "只有一著明顯最好。是哪一著？", "只有一着明显最好。是哪一着？"
)
PUZZLE_RULES = Words(
    "The rules here are not the usual ones, “{usual}”, but “{rules}”. {summary}",
    "這裡用的不是平常的「{usual}」，而是「{rules}」。{summary}",
    "这里用的不是平常的“{usual}”，而是“{rules}”。{summary}",
)
PUZZLE_CHANGE = Words("{question} {answer}", "{question}{answer}", "{question}{answer}")
QUANTITY = Words("{number} {unit}.", "{number} {unit}。", "{number} {unit}。")
PUZZLE_WHY = Words("{why}.", "{why}。", "{why}。")
PUZZLE_OTHER = Words("There are several better ones.", "更好的有好幾著。", "更好的有好几着。")
PUZZLE_ANSWER = Words(
    "{move}: {less} {unit}. {why}.", "{move}：{less} {unit}。{why}。", "{move}：{less} {unit}。{why}。"
)
PUZZLE_BEST = Words("{move}: the best. {why}.", "{move}：最好。{why}。", "{move}：最好。{why}。")
PUZZLE_PLAYED = Words(
    "Each answer was played out {playouts} times by computers. {found}.",
    "每個答案都由電腦棋手推演了 {playouts} 次。{found}。",
    "每个答案都由电脑棋手推演了 {playouts} 次。{found}。",
)
PUZZLE_FOUND = Words(
    "Found in a game that computers played ({players}): seed {seed}, game {game}, ply {ply}",
    "出自電腦對局（{players}）：種子 {seed}，第 {game} 局，第 {ply} 手",
    "出自电脑对局（{players}）：种子 {seed}，第 {game} 局，第 {ply} 手",
)
NO_REVIEWS = Words("This server reviews no games.", "本站不提供覆盤。", "本站不提供复盘。")
NO_REVIEW = Words("This server knows no such review.", "本站沒有這次覆盤。", "本站没有这次复盘。")
TOO_MANY_REVIEWS = Words(
    "Too many reviews from this address; wait until one is done.",
    "這個地址要求的覆盤太多，請等其中一個完成。",
    "这个地址要求的复盘太多，请等其中一个完成。",
)
REVIEW_TOO_LONG = Words(
    "This game takes too long to be reviewed here; run `youyi review` on a machine of your own.",
    "這一局太長，不能在這裡覆盤；請在自己的電腦上執行 `youyi review`。",
    "这一局太长，不能在这里复盘；请在自己的电脑上运行 `youyi review`。",
)
REVIEW_UNFINISHED = Words(
    "A game is reviewed here when it is over.", "終局之後才能在這裡覆盤。", "终局之后才能在这里复盘。"
)
COMPARISON_TOO_LONG = Words(
    "These games take too long to be compared here; run the command on a machine of your own.",
    "這些對局太長，不能在這裡比較；請在自己的電腦上執行命令。",
    "这些对局太长，不能在这里比较；请在自己的电脑上运行命令。",
)
GAME_TOO_LONG = Words(
    "This game has more than {most} plies; a page cannot show it.",
    "這一局超過 {most} 著，網頁無法展示。",
    "这一局超过 {most} 着，网页无法展示。",
)
