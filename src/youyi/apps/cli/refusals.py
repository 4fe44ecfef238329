"""What the command line refuses, in the three languages; errors of games and records bring their own words."""

from __future__ import annotations

from youyi.kernel.names import Words

NO_COMMAND = Words(
    "there is no command {name!r}; valid: {valid}",
    "沒有命令「{name}」；可用：{valid}",
    "没有命令“{name}”；可用：{valid}",
)
NO_OPTION = Words("No such option: {option}", "沒有選項 {option}", "没有选项 {option}")
NO_SUCH_OPTION_PERHAPS = Words(
    "No such option: {option}; perhaps {possible}?",
    "沒有選項 {option}；是否 {possible}？",
    "没有选项 {option}；是否 {possible}？",
)
MISSING = Words("{parameter} is missing", "缺 {parameter}", "缺 {parameter}")
NEEDS_VALUE = Words("option {option} needs a value", "選項 {option} 須有值", "选项 {option} 须有值")
TAKES_NO_VALUE = Words("option {option} takes no value", "選項 {option} 不可有值", "选项 {option} 不可有值")
TOO_MANY = Words("unexpected: {words}", "多出：{words}", "多出：{words}")
BAD_VALUE = Words("{parameter}: {why}", "{parameter}：{why}", "{parameter}：{why}")
USAGE = Words("wrong usage: {detail}", "用法有誤：{detail}", "用法有误：{detail}")

NO_LANGUAGE = Words(
    "there is no language {name!r}; valid: {valid}",
    "沒有語言「{name}」；可用：{valid}",
    "没有语言“{name}”；可用：{valid}",
)
NOT_PRINTED = Words("{game} has nothing to print", "{game} 無可印者", "{game} 无可印者")
NOT_NAME_VALUE = Words("{text!r} is not name=value", "「{text}」不是 名=值", "“{text}”不是 名=值")
NOT_ONE_OF = Words("{value!r} is none of {valid}", "「{value}」不在其列：{valid}", "“{value}”不在其列：{valid}")
NOT_WHOLE = Words("{value!r} is no whole number", "「{value}」不是整數", "“{value}”不是整数")
NOT_NUMBER = Words("{value!r} is no number", "「{value}」不是數", "“{value}”不是数")
BELOW = Words("{value} is below {lowest}", "{value} 小於 {lowest}", "{value} 小于 {lowest}")
OUTSIDE = Words(
    "{value} is not between {lowest} and {highest}",
    "{value} 不在 {lowest} 至 {highest} 之間",
    "{value} 不在 {lowest} 至 {highest} 之间",
)

NO_PLY = Words(
    "there is no ply {ply}; valid: {first} to {last}",
    "沒有第 {ply} 著；可用：{first} 至 {last}",
    "没有第 {ply} 着；可用：{first} 至 {last}",
)
NO_COMMITMENT = Words(
    "field chance: nobody was bound to a secret when this game was played",
    "欄 chance：此局之擲洗無人承諾於先",
    "栏 chance：此局之掷洗无人承诺于先",
)
OTHER_COMMITMENT = Words(
    "field chance.commit: {found}, but you noted {noted}",
    "欄 chance.commit：{found}，與所記 {noted} 不同",
    "栏 chance.commit：{found}，与所记 {noted} 不同",
)
NO_RULE = Words(
    "no clause or question is called {name!r}; `youyi rule` lists them all",
    "沒有名為「{name}」的條文或問題；`youyi rule` 列出全部",
    "没有名为“{name}”的条文或问题；`youyi rule` 列出全部",
)
ONE_GAME = Words(
    "remarks are written into a record of one game; the file holds {games}",
    "評語惟書於一局之錄；此檔有 {games} 局",
    "评语只写入一局的记录；此文件有 {games} 局",
)
NO_PUZZLE = Words(
    "there is no puzzle {number}: {found} are known",
    "無第 {number} 題：共 {found} 題",
    "没有第 {number} 题：共 {found} 题",
)
NO_GAME = Words("holds no game", "其中無局", "其中没有对局")
JSON_PEOPLE = Words("--json is for games without people", "--json 只用於無人之局", "--json 只用于没有人的局")
TYPED_NOBODY = Words(
    "typed throws need somebody to type them: seat a human",
    "鍵入所擲須有人在座：請設 human",
    "键入所掷须有人在座：请设 human",
)
PLAYERS = Words(
    "{seats} sit at this table, not {found}: name a player for each",
    "此桌 {seats} 人，不是 {found} 人：請各指一名",
    "此桌 {seats} 人，不是 {found} 人：请各指一名",
)
TWO_READINGS = Words(
    "two readings are compared: name A and B, or --each with A alone",
    "須舉兩讀相較：A 與 B，或以 --each 獨舉 A",
    "须举两读相较：A 与 B，或以 --each 独举 A",
)
ONE_READING = Words("--each takes one reading", "--each 只舉一讀", "--each 只举一读")
TWO_RUNGS = Words(
    "a ladder has two players at least, the weaker first: random,greedy",
    "棋力之階至少兩名棋手，弱者在前：random,greedy",
    "棋力之阶至少两名棋手，弱者在前：random,greedy",
)
NO_SPRT = Words(
    "--sprt {text}: two numbers, the lower first, and two players: --sprt 0,20",
    "--sprt {text}：須為二數，小者在前，且僅二棋手：--sprt 0,20",
    "--sprt {text}：须为二数，小者在前，且仅二棋手：--sprt 0,20",
)
PIECE_TWICE = Words("a side has each piece once", "每方各子僅一", "每方每种棋子只有一枚")
NOTHING_TO_EXPORT = Words(
    "say where to write: --parquet FILE, --records FILE or both",
    "須指明寫入何處：--parquet FILE、--records FILE 或兼用",
    "须指明写入何处：--parquet FILE、--records FILE 或兼用",
)
NO_THROW = Words("this position asks for no throw", "此局面不待擲骰", "此局面不待掷骰")
WEB_EXTRA = Words(
    "the web table needs {name}: install youyi[web]",
    "網頁之桌須有 {name}：請安裝 youyi[web]",
    "网页之桌须有 {name}：请安装 youyi[web]",
)
GAME_AND_TABLE = Words(
    "--table names a table, which has its game: leave GAME out",
    "--table 之桌自有其遊戲：勿舉 GAME",
    "--table 的桌自有其游戏：不要写 GAME",
)
GAME_OR_TABLE = Words(
    "name a GAME, or a table of a web server by --table",
    "請舉 GAME，或以 --table 舉網頁之桌",
    "请写 GAME，或用 --table 写网页的桌",
)
NO_TABLE_ADDRESS = Words(
    "{url!r} is no table's address, as https://play.example.org/t/k7m2wq9pzt4c",
    "「{url}」不是桌址，如 https://play.example.org/t/k7m2wq9pzt4c",
    "“{url}”不是桌址，如 https://play.example.org/t/k7m2wq9pzt4c",
)
SERVER_REFUSES = Words("the server refuses: {why}", "伺服器不允：{why}", "服务器不允：{why}")
NO_SERVER = Words("{server} does not answer: {why}", "{server} 無回應：{why}", "{server} 无回应：{why}")
IN_FILE = Words("{place}: {why}", "{place}：{why}", "{place}：{why}")
GAME_OF_FILE = Words("{file}, game {number}", "{file}，第 {number} 局", "{file}，第 {number} 局")

NO_FILE = Words("No such file or directory", "沒有此檔案或資料夾", "没有此文件或文件夹")
FORBIDDEN = Words("Permission denied", "無權存取", "无权访问")
A_FOLDER = Words("Is a directory", "這是資料夾", "这是文件夹")
NO_FOLDER = Words("Not a directory", "這不是資料夾", "这不是文件夹")
OTHER_FAILURE = Words("{detail}", "系統錯誤（{detail}）", "系统错误（{detail}）")
