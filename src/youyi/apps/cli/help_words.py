"""What `--help` says of playing and of servers, in the three languages."""

from __future__ import annotations

from youyi.kernel.names import Words

PLAYING: tuple[Words, ...] = (
    Words(
        "Youyi 游藝: China's lost games, played, studied and counted.",
        "游藝：中國失傳的遊戲，可以玩，可以研究，可以統計。",
        "游艺：中国失传的游戏，可以玩，可以研究，可以统计。",
    ),
    Words("Show the version and exit.", "顯示版本。", "显示版本。"),
    Words("Show this message and exit.", "顯示這份說明。", "显示这份说明。"),
    Words("List the games that can be played.", "列出可以玩的遊戲。", "列出可以玩的游戏。"),
    Words(
        "List the games that can be played, with their rulesets and players.",
        "列出可以玩的遊戲，以及各自的規則集與電腦棋手。",
        "列出可以玩的游戏，以及各自的规则集与电脑棋手。",
    ),
    Words("Write JSON.", "輸出 JSON。", "输出 JSON。"),
    Words("Language.", "語言。", "语言。"),
    Words("the environment's", "看環境設定", "看环境设定"),
    Words(
        "Play a game in the terminal, or let players play it.",
        "在終端機玩一局，或讓電腦棋手對局。",
        "在终端玩一局，或让电脑棋手对局。",
    ),
    Words(
        "Play GAME. With a person at the table the terminal asks; without, only the end is written.",
        "玩 GAME。座上有人，終端機就逐著詢問；沒有人，就只寫出結局。",
        "玩 GAME。座上有人，终端就逐着询问；没有人，就只写出结局。",
    ),
    Words("A named ruleset.", "規則集的名稱。", "规则集的名称。"),
    Words("the game's first", "該遊戲的第一個", "该游戏的第一个"),
    Words(
        "Answer a question: arms=forward.", "選定一項疑問的答法：arms=forward。", "选定一项疑问的答法：arms=forward。"
    ),
    Words("Agree a term: rounds=1.", "約定一個條件：rounds=1。", "约定一个条件：rounds=1。"),
    Words(
        "One for each seat: human, or a player's name.",
        "每座一個名稱：human，或電腦棋手的名稱。",
        "每座一个名称：human，或电脑棋手的名称。",
    ),
    Words("a human, then the game's usual player", "一個人，其餘是該遊戲常用的棋手", "一个人，其余是该游戏常用的棋手"),
    Words("Makes every throw repeatable.", "使每一擲都可以重現。", "使每一掷都可以重现。"),
    Words("drawn", "隨機", "随机"),
    Words("Keep the game in FILE.", "把這一局存到 FILE。", "把这一局存到 FILE。"),
    Words(
        "Go on with the game that --record FILE kept, in the same FILE.",
        "繼續用 --record FILE 存下的那一局，仍存到這個 FILE。",
        "继续用 --record FILE 存下的那一局，仍存到这个 FILE。",
    ),
    Words("typed: you throw real dice.", "typed：自己擲真骰子，再打進來。", "typed：自己掷真骰子，再打进来。"),
    Words("Show each move of others for so long.", "別家的每一著顯示這麼久。", "别家的每一着显示这么久。"),
    Words(
        "Lines one after another: no colours, nothing cleared.",
        "逐行輸出：沒有顏色，不清除畫面。",
        "逐行输出：没有颜色，不清除画面。",
    ),
    Words(
        "Sit down at a table of a web server instead of GAME.",
        "不玩 GAME，而到網頁上的桌入座。",
        "不玩 GAME，而到网页上的桌入座。",
    ),
    Words(
        "With --table: of the seat; without one an open seat is taken.",
        "與 --table 合用：座位的憑證；沒有就坐空座。",
        "与 --table 合用：座位的凭证；没有就坐空座。",
    ),
    Words(
        "With --table: your name where an open seat is taken.",
        "與 --table 合用：坐空座時用的名字。",
        "与 --table 合用：坐空座时用的名字。",
    ),
    Words("Let a player sit at a table of a web server.", "讓棋手到網頁上的桌入座。", "让棋手到网页上的桌入座。"),
    Words(
        "Play one seat of a table of a web server to the end of the game.",
        "在網頁上的桌代一座下到終局。",
        "在网页上的桌代一座下到终局。",
    ),
    Words(
        "Its address: https://play.example.org/t/….",
        "桌的網址：https://play.example.org/t/….",
        "桌的网址：https://play.example.org/t/….",
    ),
    Words(
        "Of the seat; without one an open seat is taken.", "座位的憑證；沒有就坐空座。", "座位的凭证；没有就坐空座。"
    ),
    Words(
        "One of ours, module:Class or cmd:./bot.",
        "內建棋手、module:Class 或 cmd:./bot。",
        "内置棋手、module:Class 或 cmd:./bot。",
    ),
    Words("What it is called where it takes an open seat.", "坐空座時用的名字。", "坐空座时用的名字。"),
    Words("Open tables in the browser.", "在瀏覽器開桌。", "在浏览器开桌。"),
    Words(
        "Open tables in the browser; stop with Ctrl-C.", "在瀏覽器開桌；Ctrl-C 停止。", "在浏览器开桌；Ctrl-C 停止。"
    ),
    Words(
        "0.0.0.0 for everyone in the network.", "0.0.0.0：同一網路的人都可以進來。", "0.0.0.0：同一网络的人都可以进来。"
    ),
    Words("0 for any free port.", "0：隨便哪個空著的埠。", "0：随便哪个空着的端口。"),
    Words("The database of the tables.", "存放各桌的資料庫。", "存放各桌的数据库。"),
    Words(
        "A file of such settings, one on a line: YOUYI_PORT=8001.",
        "寫有這些設定的檔案，一行一項：YOUYI_PORT=8001。",
        "写有这些设置的文件，一行一项：YOUYI_PORT=8001。",
    ),
    Words("a file in the user's data folder", "使用者資料夾裡的一個檔案", "用户数据文件夹里的一个文件"),
    Words(
        "A name the server is reached by: play.example.org.",
        "伺服器的名稱：play.example.org。",
        "服务器的名称：play.example.org。",
    ),
    Words(
        "A proxy, or its network: it tells who the clients are.",
        "代理伺服器或其網段：來訪者的位址由它說明。",
        "代理服务器或其网段：来访者的地址由它说明。",
    ),
    Words(
        "Multiplies what one address may use, for many people behind one.",
        "把每個位址的限額放大幾倍，供多人共用一個位址。",
        "把每个地址的限额放大几倍，供多人共用一个地址。",
    ),
    Words(
        "A Redis server for the news of several servers.",
        "供幾台伺服器互通訊息的 Redis。",
        "供几台服务器互通消息的 Redis。",
    ),
    Words("the database itself", "資料庫本身", "数据库本身"),
    Words("Open the front page in a browser.", "在瀏覽器打開首頁。", "在浏览器打开首页。"),
    Words(
        "Close unfinished tables unused for so long; 0: never.",
        "沒下完而久無人用的桌，過這麼久就關閉；0：永不。",
        "没下完而久无人用的桌，过这么久就关闭；0：永不。",
    ),
    Words(
        "Delete tables so long after they ended or were closed; 0: never.",
        "終局或關閉之後，過這麼久就刪除；0：永不。",
        "终局或关闭之后，过这么久就删除；0：永不。",
    ),
    Words(
        "After so long others may free an absent one's seat.",
        "離席超過這麼久，別人可以空出那個座位。",
        "离席超过这么久，别人可以空出那个座位。",
    ),
    Words(
        "So long a table waits for each person's part in its chance.",
        "等各家交出自己的隨機數，最多等這麼久。",
        "等各家交出自己的随机数，最多等这么久。",
    ),
    Words("Log of events, on stderr.", "事件日誌，寫到 stderr。", "事件日志，写到 stderr。"),
    Words("Whether people may make accounts.", "是否可以開設帳戶。", "是否可以开设账户。"),
    Words(
        "Whether readings may be compared on the server.",
        "是否可以在伺服器上比較讀法。",
        "是否可以在服务器上比较读法。",
    ),
    Words(
        "Who else may read /metrics: 10.0.0.0/8.",
        "還有誰可以讀 /metrics：10.0.0.0/8。",
        "还有谁可以读 /metrics：10.0.0.0/8。",
    ),
    Words("Look after the stored tables of a server.", "管理伺服器存放的桌。", "管理服务器存放的桌。"),
    Words(
        "Look after the stored tables of a server, beside it while it runs (but vacuum).",
        "管理伺服器存放的桌；伺服器執行時也可以（vacuum 除外）。",
        "管理服务器存放的桌；服务器运行时也可以（vacuum 除外）。",
    ),
    Words(
        "Close unfinished tables: nobody moves there any more, and everything can still be read.",
        "關閉沒下完的桌：不能再走，仍可以看。",
        "关闭没下完的桌：不能再走，仍可以看。",
    ),
    Words(
        "Close abandoned tables, and delete finished and closed ones that were kept long enough.",
        "關閉沒有人的桌，刪除保存期滿的桌。",
        "关闭没有人的桌，删除保存期满的桌。",
    ),
    Words("Change nothing, only tell.", "只報告，不改動。", "只报告，不改动。"),
    Words(
        "Let closed tables go on. A running server goes on with them when it opens them next.",
        "重開已關閉的桌；伺服器下次打開它時繼續。",
        "重开已关闭的桌；服务器下次打开它时继续。",
    ),
    Words(
        "List lines of talk that were reported: where, when and by whom each was said.",
        "列出被舉報的話：在哪裡，什麼時候，誰說的。",
        "列出被举报的话：在哪里，什么时候，谁说的。",
    ),
    Words("How many, those reported last first.", "幾條，最近舉報的在前。", "几条，最近举报的在前。"),
    Words(
        "Forget the reports that are listed, once they are written.",
        "列出之後，就清除這些舉報。",
        "列出之后，就清除这些举报。",
    ),
    Words("Count tables, seats and moves.", "統計桌、座位和著的數目。", "统计桌、座位和着的数目。"),
    Words(
        "List tables as their rows say, without opening one.",
        "照資料庫所記列出各桌，不打開任何一桌。",
        "照数据库所记列出各桌，不打开任何一桌。",
    ),
    Words("Tables in this state.", "這種狀態的桌。", "这种状态的桌。"),
    Words("any", "不限", "不限"),
    Words("Only those unused for so long.", "只列這麼久沒有人用的。", "只列这么久没有人用的。"),
    Words("How many, the newest first.", "幾桌，新的在前。", "几桌，新的在前。"),
    Words(
        "Give the room of deleted tables back to the system. On SQLite, stop the server first.",
        "把已刪除的桌所占的空間還給系統；用 SQLite 要先停下伺服器。",
        "把已删除的桌所占的空间还给系统；用 SQLite 要先停下服务器。",
    ),
)
