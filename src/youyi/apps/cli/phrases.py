"""Sentences, headings and command words of the terminal, in the three languages."""

from __future__ import annotations

from collections.abc import Mapping

from youyi.kernel.names import Words

HELP = Words(
    "A number or its notation plays a move. why [ply]: the clauses behind a ply. hint: the best moves. undo: take your last turn back."
    " rules: what is played. board: draw the board. help: this text. quit: stop.",
    "打序號或記法來走。why [第幾著]：根據哪些條文。hint：最好的幾著。undo：悔一著。rules：所用的規則。board：重畫局面。help：說明。quit：離開。",
    "打序号或记法来走。why [第几着]：根据哪些条文。hint：最好的几着。undo：悔一着。rules：所用的规则。board：重画局面。help：说明。quit：离开。",
)
HELP_SCREEN = Words(
    "log: all that passed since your last move. more: the next moves, where not all have room.",
    "log：上一著以來發生的事。more：列不下時，看其餘的著。",
    "log：上一着以来发生的事。more：列不下时，看其余的着。",
)
NOTATION = Words(
    "Notation, for example: {text} is “{says}”.", "記法舉例：{text} 即「{says}」。", "记法举例：{text} 即“{says}”。"
)
MORE = Words(
    "Moves {first} to {last} of {of}; more shows the next.",
    "共 {of} 著，這裡是第 {first} 至 {last} 著；打 more 看其餘。",
    "共 {of} 着，这里是第 {first} 至 {last} 着；打 more 看其余。",
)
COMMAND_WORDS: Mapping[str, tuple[str, ...]] = {
    "help": ("?", "help", "h", "求助", "幫助", "帮助", "說明", "说明"),
    "why": ("why", "何據", "何据"),
    "hint": ("hint", "提示"),
    "undo": ("undo", "悔", "悔著", "悔着"),
    "rules": ("rules", "規則", "规则"),
    "board": ("board", "盤", "盘"),
    "log": ("log", "紀", "纪"),
    "more": ("more", "m", "其餘", "其余"),
    "quit": ("quit", "q", "exit", "離席", "离席", "離開", "离开"),
}
"""The words for each command at the table, of every language, in lower case."""
NOT_A_MOVE = Words(
    "That is no move: {why}. ? for help.", "這不是著法：{why}。打 ? 看說明。", "这不是着法：{why}。打 ? 看说明。"
)
REFUSED = Words("Not allowed.", "不能這樣走。", "不能这样走。")
NOTHING_TO_UNDO = Words("There is nothing to take back.", "沒有可以悔的著。", "没有可以悔的着。")
NO_UNDO = Words(
    "A turn can be taken back only where one person plays our players.",
    "只有一個人與電腦對局時才能悔。",
    "只有一个人与电脑对局时才能悔。",
)
UNDONE = Words("Taken back: {plies} plies.", "悔了 {plies} 著。", "悔了 {plies} 着。")
UNWISE = Words(
    "A {band}: {less} {unit}. Your choice: {why}. Better is {best}.",
    "{band}：{less} {unit}。你選的：{why}。更好的是 {best}。",
    "{band}：{less} {unit}。你选的：{why}。更好的是 {best}。",
)
"""`why` is said of the move that is about to be made: where it falls behind the best."""
BRINGING = Words("{best}: {brings}", "{best}：{brings}", "{best}：{brings}")
SURE = Words("Are you sure? (yes to play it) ", "確定這樣走嗎？（打「是」才走）", "确定这样走吗？（打“是”才走）")
YES = ("y", "yes", "是")
"""What is typed to play on all the same."""
PUZZLE = Words(
    "Puzzle {number} of {of}, {grade} · {rules}",
    "第 {number} 題，共 {of} 題，{grade} · {rules}",
    "第 {number} 题，共 {of} 题，{grade} · {rules}",
)
SOLVED = Words("Yes, that is the best.", "對，這一著最好。", "对，这一着最好。")
NOT_BEST = Words("No; there is a better one.", "不對，還有更好的。", "不对，还有更好的。")
COMPILING = Words(
    "Compiling the fast engine for this computer: once after an installation, a minute or two …",
    "正在為這台電腦編譯快引擎，請等一兩分鐘；安裝後只需一次……",
    "正在为这台电脑编译快引擎，请等一两分钟；安装后只需一次……",
)
NO_SUCH_PLY = Words("There is no such ply yet.", "沒有這一著。", "没有这一着。")
KEPT = Words("The record is in {file}.", "棋譜存到 {file}。", "棋谱存到 {file}。")
RESUME = Words("To go on: {command}", "要繼續這一局：{command}", "要继续这一局：{command}")
REVIEW = Words(
    "What was skill and what was luck: {command}",
    "哪些是棋力，哪些是運氣：{command}",
    "哪些是棋力，哪些是运气：{command}",
)
YOU_ARE = Words("You are {name}.", "你是{name}。", "你是{name}。")
RESUMED = Words(
    "The game goes on after {plies} plies.", "接著下，前面已下 {plies} 著。", "接着下，前面已下 {plies} 着。"
)
NOT_KEPT = Words(
    "This game is not kept; `--record FILE` keeps the next one.",
    "這一局沒有存下來；下次可用 --record FILE。",
    "这一局没有存下来；下次可用 --record FILE。",
)
LEFT = Words("You leave the table after {plies} plies.", "離開了，下了 {plies} 著。", "离开了，下了 {plies} 着。")
THROW = Words("Type the throw of {name}: ", "{name}擲出了什麼：", "{name}掷出了什么：")
CHOICES = Words("{name} may:", "{name}可以走：", "{name}可以走：")
HAND_OVER = Words(
    "{name} is next: let nobody else look, and press Enter. ",
    "下一位是{name}：請別人迴避，再按 Enter。",
    "下一位是{name}：请别人回避，再按 Enter。",
)
EARLIER = Words("… {lines} more lines: log", "… 還有 {lines} 行：log", "… 还有 {lines} 行：log")
ONLY_MOVE = Words("{name} has one move only.", "{name}只有這一著。", "{name}只有这一着。")
GO_ON = Words("Enter goes on.", "按 Enter 繼續。", "按 Enter 继续。")
YOUR_TOKEN = Words(
    "You sit down as {name}. To come back to this seat: YOUYI_SEAT_TOKEN={token}",
    "以 {name} 的名字入座。要回到這一座：YOUYI_SEAT_TOKEN={token}",
    "以 {name} 的名字入座。要回到这一座：YOUYI_SEAT_TOKEN={token}",
)
LEFT_TABLE = Words(
    "You stop; the seat is yours until you leave it on the page.",
    "暫時離開；座位仍是你的。",
    "暂时离开；座位仍是你的。",
)
HELP_WEB = Words(
    "A number or its notation plays a move. log: all that passed since your last move. more: the next moves, where not all"
    " have room. board: draw the board. help: this text. quit: stop; the seat stays yours.",
    "打序號或記法來走。log：上一著以來發生的事。more：列不下時，看其餘的著。board：重畫局面。help：說明。quit：暫時離開，座位仍是你的。",
    "打序号或记法来走。log：上一着以来发生的事。more：列不下时，看其余的着。board：重画局面。help：说明。quit：暂时离开，座位仍是你的。",
)
NOT_OFFERED = Words(
    "A number from 1 to {last}, or a move as it is listed. ? for help.",
    "請打 1 至 {last} 的序號，或列出的記法。打 ? 看說明。",
    "请打 1 至 {last} 的序号，或列出的记法。打 ? 看说明。",
)
A_NUMBER = Words(
    "A number from 1 to {last}, or a move as it is listed; quit ends.",
    "請打 1 至 {last} 的序號，或列出的記法；打 quit 結束。",
    "请打 1 至 {last} 的序号，或列出的记法；打 quit 结束。",
)
WHICH = Words("Which move is best?", "哪一著最好？", "哪一着最好？")
NEXT = Words(
    "Enter: the next puzzle; quit ends. ", "按 Enter 看下一題；打 quit 結束。", "按 Enter 看下一题；打 quit 结束。"
)

GAME_COLUMNS = (
    Words("id", "代號", "代号"),
    Words("name", "名稱", "名称"),
    Words("seats", "人數", "人数"),
    Words("rulesets", "規則集", "规则集"),
    Words("players", "電腦棋手", "电脑棋手"),
)
ODDS_COLUMNS = (Words("throw", "擲出", "掷出"), Words("chance", "機率", "概率"), Words("what follows", "結果", "结果"))
EXACT_COLUMNS = (Words("of what", "何事", "何事"), Words("figure", "數", "数"), Words("exactly", "恰為", "恰为"))
SEATS = Words("seats", "各家", "各家")
SEAT_COLUMNS = (
    Words("seat", "座", "座"),
    Words("player", "棋手", "棋手"),
    Words("score", "所得", "所得"),
    Words("95 %", "95 %", "95 %"),
    Words("first", "居首", "居首"),
    Words("95 %", "95 %", "95 %"),
)
BENCH_COLUMNS = (
    Words("figure", "項目", "项目"),
    Words("measure", "量", "量"),
    Words("value", "實測", "实测"),
    Words("bar", "上限", "上限"),
    Words("met", "達標", "达标"),
)
NOT_INSTALLED = Words(
    "not measured, since not installed: {names} (pip install 'youyi[peers]')",
    "沒有安裝，所以沒有量：{names}（pip install 'youyi[peers]'）",
    "没有安装，所以没有量：{names}（pip install 'youyi[peers]'）",
)
MET = Words("yes", "是", "是")
MISSED = Words("no", "否", "否")
GAMES_PLAYED = Words("games {games}  ended {ended}", "局數 {games}  終局 {ended}", "局数 {games}  终局 {ended}")
SEED = Words(
    "seed {seed}  youyi {release}  Python {python}  {fingerprint}",
    "種子 {seed}  youyi {release}  Python {python}  {fingerprint}",
    "种子 {seed}  youyi {release}  Python {python}  {fingerprint}",
)
ENGINE = Words("engine {engine}: {why}", "引擎 {engine}：{why}", "引擎 {engine}：{why}")
TURNS = Words(
    "turns  mean {mean} {interval}  median {median}  p95 {p95}  max {most}",
    "輪數  平均 {mean} {interval}  中位 {median}  p95 {p95}  最多 {most}",
    "轮数  平均 {mean} {interval}  中位 {median}  p95 {p95}  最多 {most}",
)
LONGEST = Words(
    "longest  game {game}, {turns} turns: {command}",
    "最長  第 {game} 局，{turns} 輪：{command}",
    "最长  第 {game} 局，{turns} 轮：{command}",
)
FORFEITS = Words("forfeits by seat  {forfeits}", "各座棄局  {forfeits}", "各座弃局  {forfeits}")
ENDS = Words("ends  {ends}", "怎樣終局  {ends}", "怎样终局  {ends}")
SIDE = Words(
    "{side}  {rules}  engine {engine}: {why}",
    "{side}  {rules}  引擎 {engine}：{why}",
    "{side}  {rules}  引擎 {engine}：{why}",
)
COMPARED = Words(
    "seed {seed}  youyi {release}  Python {python}  games {games}  followed ply by ply {courses}  chances for luck {chances}",
    "種子 {seed}  youyi {release}  Python {python}  局數 {games}  逐著考察 {courses}  量運氣用 {chances}",
    "种子 {seed}  youyi {release}  Python {python}  局数 {games}  逐着考察 {courses}  量运气用 {chances}",
)
PLAYED_BY = Words("players  {players}", "棋手  {players}", "棋手  {players}")
SAME = Words(
    "the same under both: {same} of {games} games; {bound}; the first that differ: {parted}",
    "兩種讀法結果相同：{games} 局中 {same} 局；{bound}；最先不同的局：{parted}",
    "两种读法结果相同：{games} 局中 {same} 局；{bound}；最先不同的局：{parted}",
)
MEASURES = Words("measures", "各項量度", "各项量度")
ANSWER = Words("answer", "答案", "答案")
MEASURE_COLUMNS = (
    Words("measure", "量", "量"),
    Words("A", "A", "A"),
    Words("B", "B", "B"),
    Words("B − A", "B − A", "B − A"),
    Words("95 %", "95 %", "95 %"),
    Words("p", "p", "p"),
    Words("p corrected", "校正 p", "校正 p"),
    Words("games", "局數", "局数"),
    Words("that differ", "其中不同", "其中不同"),
)
NO_EFFECT = Words("no effect found: {answers}", "看不出影響：{answers}", "看不出影响：{answers}")
CLAUSES = Words("clauses", "條文", "条文")
CLAUSE_COLUMNS = (Words("clause", "條文", "条文"), Words("games that cite it", "用到它的局", "用到它的局"))
NOT_RUN = Words(
    "the fast engine does not run: {kinds}",
    "快引擎不驗：{kinds}",
    "快引擎不验：{kinds}",
)
EXAMPLES = Words("{passed} passed, {failed} failed", "{passed} 合，{failed} 不合", "{passed} 合，{failed} 不合")
VALID = Words(
    "{place}: valid: {plies} plies, {chance}, {end}",
    "{place}：有效：{plies} 著，{chance}，{end}",
    "{place}：有效：{plies} 着，{chance}，{end}",
)
BY_SEED = Words("every throw follows from its seed", "每一擲都出於它的種子", "每一掷都出于它的种子")
BY_SECRET = Words(
    "every throw follows from the secret that was committed to", "每一擲都出於所承諾的密鑰", "每一掷都出于所承诺的密钥"
)
BY_ALL = Words(
    "all {draws} draws follow from the secret that was committed to and what the seats contributed"
    " ({sealed} sealed, {opened} of them opened)",
    "擲采洗牌共 {draws} 次，都出於所承諾的密鑰和各家交出的數（封緘 {sealed} 家，啟封 {opened} 家）",
    "掷采洗牌共 {draws} 次，都出于所承诺的密钥和各家交出的数（封缄 {sealed} 家，启封 {opened} 家）",
)
BY_KEYS = Words(
    "{proved} of {draws} draws follow from the keys told so far; the secret that proves the keys is not told yet",
    "擲采洗牌 {draws} 次，其中 {proved} 次出於已公布的局鑰；證明局鑰的密鑰尚未公布",
    "掷采洗牌 {draws} 次，其中 {proved} 次出于已公布的局钥；证明局钥的密钥尚未公布",
)
AS_RECORDED = Words("throws as recorded", "擲采照棋譜所記", "掷采照棋谱所记")
SCORE = Words("score {score}", "所得 {score}", "所得 {score}")
NOT_OVER = Words("not over", "未終局", "未终局")
SERVING = Words(
    "Youyi 游藝 is at {address}  (Ctrl-C stops it)",
    "游藝在 {address}（Ctrl-C 停止）",
    "游艺在 {address}（Ctrl-C 停止）",
)

EXPORTED = Words(
    "{games} games with {choices} choices", "{games} 局，共 {choices} 次抉擇", "{games} 局，共 {choices} 次抉择"
)
MATCH_SEED = Words(
    "seed {seed}, release {release}, Python {python}",
    "種子 {seed}，版本 {release}，Python {python}",
    "种子 {seed}，版本 {release}，Python {python}",
)
MEETINGS = Words("meetings", "對局", "对局")
MEETING_COLUMNS = (
    Words("A", "甲", "甲"),
    Words("B", "乙", "乙"),
    Words("deals", "局", "局"),
    Words("A − B a game", "每局甲−乙", "每局甲−乙"),
    Words("95 %", "95 %", "95 %"),
    Words("won", "勝", "胜"),
    Words("tied", "平", "平"),
    Words("lost", "負", "负"),
    Words("engine", "引擎", "引擎"),
)
FORFEITED = Words(
    "deals forfeited: {first} {a}, {second} {b}, each of them one game {both}; they are lost (tied where both), and in no mean",
    "棄局：{first} {a} 局，{second} {b} 局，雙方都有 {both} 局；棄者算負（雙方都有算平），不計入平均",
    "弃局：{first} {a} 局，{second} {b} 局，双方都有 {both} 局；弃者算负（双方都有算平），不计入平均",
)
LUCK_OUT = Words(
    "{a} in single seatings: {mean} {unit} {ci95} without luck; {share} of the variance is gone",
    "{a} 每局只坐一種座次：去掉運氣後 {mean} {unit} {ci95}；變異數少了 {share}",
    "{a} 每局只坐一种座次：去掉运气后 {mean} {unit} {ci95}；方差少了 {share}",
)
SPRT = Words(
    "sequential test of {low} against {high} Elo: log likelihood ratio {ratio}, decided: {verdict}",
    "序貫檢定 {low} 對 {high} Elo：對數概似比 {ratio}，判定：{verdict}",
    "序贯检验 {low} 对 {high} Elo：对数似然比 {ratio}，判定：{verdict}",
)
RATINGS = Words("ratings", "評分", "评分")
OVERLAP = Words(
    "{a} and {b} are not told apart: their intervals overlap",
    "{a} 與 {b} 分不出高下：區間重疊",
    "{a} 与 {b} 分不出高下：区间重叠",
)
PLAYER_COLUMNS = (
    Words("player", "棋手", "棋手"),
    Words("name", "名", "名"),
    Words("plays", "棋風", "棋风"),
    Words("measured", "實測", "实测"),
)
LEARNT: Mapping[str, Words] = {
    "worth": Words("worth", "值多少", "值多少"),
    "positions": Words("positions", "局面", "局面"),
    "sweeps": Words("sweeps", "遍數", "遍数"),
    "decisions": Words("decisions", "抉擇", "抉择"),
    "not_best": Words("not best", "不是最好", "不是最好"),
    "loss": Words("loss", "損失", "损失"),
    "lookahead not_best": Words("lookahead: not best", "深算：不是最好", "深算：不是最好"),
    "lookahead loss": Words("lookahead: loss", "深算：損失", "深算：损失"),
    "network error": Words("network: error, root of the mean square", "積學：均方根誤差", "积学：均方根误差"),
    "turns": Words("turns", "擲數", "掷数"),
    "error": Words("error", "誤差", "误差"),
    "greedy": Words("against greedy", "對貪近", "对贪近"),
    "heuristic": Words("against heuristic", "對守譜", "对守谱"),
    "won": Words("won", "勝率", "胜率"),
    "unended": Words("without an end", "沒有終局", "没有终局"),
    "first": Words("first", "居首", "居首"),
}
"""What figures of solving and training are called."""
TRAINED = Words(
    "{file}: {size} bytes, {hours} h", "{file}：{size} 位元組，{hours} 小時", "{file}：{size} 字节，{hours} 小时"
)
TOGETHER = Words("ratings, all at one table", "同桌評分", "同桌评分")
RATING_COLUMNS = (Words("player", "棋手", "棋手"), Words("Elo", "Elo", "Elo"), Words("95 %", "95 %", "95 %"))

TABLES = Words("tables", "各桌", "各桌")
TABLE_COLUMNS = (
    Words("table", "桌", "桌"),
    Words("game", "遊戲", "游戏"),
    Words("ruleset", "規則集", "规则集"),
    Words("state", "狀態", "状态"),
    Words("since", "開桌", "开桌"),
    Words("last move", "最後一著", "最后一着"),
    Words("moves", "著數", "着数"),
    Words("seats", "各家", "各家"),
)
REPORTS = Words("reported lines", "被舉報的話", "被举报的话")
REPORT_COLUMNS = (
    Words("table", "桌", "桌"),
    Words("line", "第幾句", "第几句"),
    Words("said", "何時說", "何时说"),
    Words("who", "誰說", "谁说"),
    Words("words", "說了什麼", "说了什么"),
    Words("reports", "舉報次數", "举报次数"),
    Words("first reported", "首次舉報", "首次举报"),
)
CLOSED = Words("closed: {count}", "已關閉：{count}", "已关闭：{count}")
REOPENED = Words("reopened: {count}", "已重開：{count}", "已重开：{count}")
DELETED = Words("deleted: {count}", "已刪除：{count}", "已删除：{count}")
COUNTED: Mapping[str, Words] = {
    "open": Words("tables unfinished", "沒下完的桌", "没下完的桌"),
    "over": Words("tables finished", "下完的桌", "下完的桌"),
    "closed": Words("tables closed", "已關閉的桌", "已关闭的桌"),
    "listed": Words("unfinished tables listed", "公開而沒下完的桌", "公开而没下完的桌"),
    "seats": Words("seats", "座位", "座位"),
    "moves": Words("moves", "著", "着"),
    "bytes": Words("bytes in the file", "檔案位元組", "文件字节"),
}
