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
NOT_PRINTED = Words("{game} has nothing to print", "{game} 沒有可以印的", "{game} 没有可以印的")
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
    "欄位 chance：這一局的擲采洗牌事先沒有人承諾",
    "栏位 chance：这一局的掷采洗牌事先没有人承诺",
)
OTHER_COMMITMENT = Words(
    "field chance.commit: {found}, but you noted {noted}",
    "欄位 chance.commit：{found}，與你記下的 {noted} 不同",
    "栏位 chance.commit：{found}，与你记下的 {noted} 不同",
)
NO_RULE = Words(
    "no clause or question is called {name!r}; `youyi rule` lists them all",
    "沒有名為「{name}」的條文或問題；`youyi rule` 列出全部",
    "没有名为“{name}”的条文或问题；`youyi rule` 列出全部",
)
ONE_GAME = Words(
    "remarks are written into a record of one game; the file holds {games}",
    "評語只能寫進一局的棋譜；這個檔案有 {games} 局",
    "评语只能写进一局的棋谱；这个文件有 {games} 局",
)
COUNTED_OTHERWISE = Words(
    "the games of the file are not all told in the same unit; review them one by one, or name a --goal",
    "這個檔案裡各局所計的不同；請逐局覆盤，或用 --goal 指定",
    "这个文件里各局所计的不同；请逐局复盘，或用 --goal 指定",
)
NO_PUZZLE = Words(
    "there is no puzzle {number}: {found} are known",
    "沒有第 {number} 題：共 {found} 題",
    "没有第 {number} 题：共 {found} 题",
)
NO_GAME = Words("holds no game", "裡面沒有對局", "里面没有对局")
JSON_PEOPLE = Words("--json is for games without people", "--json 只能用於沒有人的局", "--json 只能用于没有人的局")
TYPED_NOBODY = Words(
    "typed throws need somebody to type them: seat a human",
    "要自己打進擲出的點數，座上得有人：請設 human",
    "要自己打进掷出的点数，座上得有人：请设 human",
)
PLAYERS = Words(
    "{seats} sit at this table, not {found}: name a player for each",
    "這一桌 {seats} 人，不是 {found} 人：請給每座一個名稱",
    "这一桌 {seats} 人，不是 {found} 人：请给每座一个名称",
)
TWO_READINGS = Words(
    "two readings are compared: name A and B, or --each with A alone",
    "要寫兩種讀法才能比較：A 與 B，或用 --each 只寫 A",
    "要写两种读法才能比较：A 与 B，或用 --each 只写 A",
)
ONE_READING = Words("--each takes one reading", "--each 只寫一種讀法", "--each 只写一种读法")
TWO_RUNGS = Words(
    "a ladder has two players at least, the weaker first: random,greedy",
    "棋力階梯至少要有兩位棋手，弱的在前：random,greedy",
    "棋力阶梯至少要有两位棋手，弱的在前：random,greedy",
)
NO_SPRT = Words(
    "--sprt {text}: two numbers, the lower first, and two players: --sprt 0,20",
    "--sprt {text}：要兩個數，小的在前，而且只有兩位棋手：--sprt 0,20",
    "--sprt {text}：要两个数，小的在前，而且只有两位棋手：--sprt 0,20",
)
PIECE_TWICE = Words("a side has each piece once", "每方每種棋子只有一枚", "每方每种棋子只有一枚")
NOTHING_TO_EXPORT = Words(
    "say where to write: --parquet FILE, --records FILE or both",
    "要說明寫到哪裡：--parquet FILE、--records FILE，或兩者都用",
    "要说明写到哪里：--parquet FILE、--records FILE，或两者都用",
)
NO_THROW = Words("this position asks for no throw", "這個局面不是等著擲骰", "这个局面不是等着掷骰")
WEB_EXTRA = Words(
    "the web table needs {name}: install youyi[web]",
    "到網頁上的桌入座需要 {name}：請安裝 youyi[web]",
    "到网页上的桌入座需要 {name}：请安装 youyi[web]",
)
GAME_AND_TABLE = Words(
    "--table names a table, which has its game: leave GAME out",
    "用 --table 時，那一桌已有遊戲：不要寫 GAME",
    "用 --table 时，那一桌已有游戏：不要写 GAME",
)
GAME_OR_TABLE = Words(
    "name a GAME, or a table of a web server by --table",
    "請寫 GAME，或用 --table 寫網頁上的桌",
    "请写 GAME，或用 --table 写网页上的桌",
)
FILE_EXISTS = Words(
    "{file} exists already: name another file, or go on with its game by `youyi play --resume`",
    "{file} 已經存在：請換一個檔名，或用 youyi play --resume 繼續裡面那一局",
    "{file} 已经存在：请换一个文件名，或用 youyi play --resume 继续里面那一局",
)
RESUME_ALONE = Words(
    "--resume takes no {given}: the file says it",
    "用 --resume 時不要寫 {given}：檔案裡已經有了",
    "用 --resume 时不要写 {given}：文件里已经有了",
)
RESUME_MANY = Words(
    "games in a file of many cannot be resumed: keep a game in a file of its own, as game.json",
    "存放多局的檔案不能用來繼續：請把一局存到單獨的檔案，例如 game.json",
    "存放多局的文件不能用来继续：请把一局存到单独的文件，例如 game.json",
)
RESUME_OVER = Words(
    "the game is over; `youyi review` tells how it was played",
    "這一局已經結束；可用 youyi review 覆盤",
    "这一局已经结束；可用 youyi review 复盘",
)
RESUME_SERVER = Words(
    "a server drew the throws of this game, which goes on at its table there",
    "這一局的擲采洗牌出自伺服器，只能在那裡的桌上繼續",
    "这一局的掷采洗牌出自服务器，只能在那里的桌上继续",
)
RESUME_GONE = Words(
    "the cards in play are kept beside it in {other}, and this file is not there",
    "在下的牌另存在旁邊的 {other}，而這個檔案不在",
    "在下的牌另存在旁边的 {other}，而这个文件不在",
)
RESUME_OTHER = Words(
    "{other} beside it keeps another game", "旁邊的 {other} 存的是另一局", "旁边的 {other} 存的是另一局"
)
RESUME_DAMAGED = Words("{other} beside it is damaged", "旁邊的 {other} 已經損壞", "旁边的 {other} 已经损坏")
RESUME_PROGRAM = Words(
    "a program of your own plays, and a file starts none by itself: repeat --players '{players}'",
    "有自備的程式在座，檔案不會自行啟動它：請再寫一次 --players '{players}'",
    "有自备的程序在座，文件不会自行启动它：请再写一次 --players '{players}'",
)
RESUME_PLAYERS = Words(
    "others sit at this table: {players}", "這一桌坐的是別人：{players}", "这一桌坐的是别人：{players}"
)
NO_TABLE_ADDRESS = Words(
    "{url!r} is no table's address, as https://play.example.org/t/k7m2wq9pzt4c",
    "「{url}」不是桌的網址，例如 https://play.example.org/t/k7m2wq9pzt4c",
    "“{url}”不是桌的网址，例如 https://play.example.org/t/k7m2wq9pzt4c",
)
SERVER_REFUSES = Words("the server refuses: {why}", "伺服器不接受：{why}", "服务器不接受：{why}")
NO_SERVER = Words("{server} does not answer: {why}", "{server} 沒有回應：{why}", "{server} 没有回应：{why}")
IN_FILE = Words("{place}: {why}", "{place}：{why}", "{place}：{why}")
GAME_OF_FILE = Words("{file}, game {number}", "{file}，第 {number} 局", "{file}，第 {number} 局")

NO_FILE = Words("No such file or directory", "沒有此檔案或資料夾", "没有此文件或文件夹")
FORBIDDEN = Words("Permission denied", "無權存取", "无权访问")
A_FOLDER = Words("Is a directory", "這是資料夾", "这是文件夹")
NO_FOLDER = Words("Not a directory", "這不是資料夾", "这不是文件夹")
OTHER_FAILURE = Words("{detail}", "系統錯誤（{detail}）", "系统错误（{detail}）")
