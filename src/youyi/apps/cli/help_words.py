"""What `--help` says of playing and of servers, in the three languages."""

from __future__ import annotations

from youyi.kernel.names import Words

PLAYING: tuple[Words, ...] = (
    Words(
        "Youyi 游藝: China's lost games, played, studied and counted.",
        "游藝：中國失傳之戲，可弈、可研、可計。",
        "游艺：中国失传的游戏，可弈、可研、可计。",
    ),
    Words("Show the version and exit.", "示版本。", "显示版本。"),
    Words("Show this message and exit.", "示此說明。", "显示此说明。"),
    Words("List the games that can be played.", "列出可玩之戲。", "列出可玩的游戏。"),
    Words(
        "List the games that can be played, with their rulesets and players.",
        "列出可玩之戲，及其規則集與電腦棋手。",
        "列出可玩的游戏，及其规则集与电脑棋手。",
    ),
    Words("Write JSON.", "輸出 JSON。", "输出 JSON。"),
    Words("Language.", "語言。", "语言。"),
    Words("the environment's", "依環境", "依环境"),
    Words(
        "Play a game in the terminal, or let players play it.",
        "在終端機弈一局，或任電腦棋手相弈。",
        "在终端弈一局，或让电脑棋手对弈。",
    ),
    Words(
        "Play GAME. With a person at the table the terminal asks; without, only the end is written.",
        "弈 GAME。有人在座則終端機逐著相問；無人則只書終局。",
        "弈 GAME。有人在座则终端逐着询问；无人则只写终局。",
    ),
    Words("A named ruleset.", "規則集之名。", "规则集的名称。"),
    Words("the game's first", "該戲之首一", "该游戏的第一个"),
    Words("Answer a question: arms=forward.", "答一問題：arms=forward。", "回答一个问题：arms=forward。"),
    Words("Agree a term: rounds=1.", "約一條件：rounds=1。", "约定一个条件：rounds=1。"),
    Words(
        "One for each seat: human, or a player's name.",
        "每座一名：human，或電腦棋手之名。",
        "每座一名：human，或电脑棋手的名称。",
    ),
    Words("a human, then the game's usual player", "一人，餘為常用棋手", "一人，其余为常用棋手"),
    Words("Makes every throw repeatable.", "令每擲皆可重現。", "使每一掷都可重现。"),
    Words("drawn", "隨機", "随机"),
    Words("Keep the game in FILE.", "將此局存於 FILE。", "将此局存于 FILE。"),
    Words("typed: you throw real dice.", "typed：自擲真骰而鍵入。", "typed：自己掷真骰子并键入。"),
    Words("Show each move of others for so long.", "他家每著示如許久。", "他家每着显示这么久。"),
    Words(
        "Lines one after another: no colours, nothing cleared.",
        "逐行輸出：無色，不清畫面。",
        "逐行输出：无颜色，不清屏。",
    ),
    Words(
        "Sit down at a table of a web server instead of GAME.",
        "不弈 GAME，而入座於網頁之桌。",
        "不弈 GAME，而在网页的桌入座。",
    ),
    Words(
        "With --table: of the seat; without one an open seat is taken.",
        "與 --table 並用：座之憑證；無則取空座。",
        "与 --table 并用：座位的凭证；没有则取空座。",
    ),
    Words(
        "With --table: your name where an open seat is taken.",
        "與 --table 並用：取空座時之名。",
        "与 --table 并用：取空座时的名字。",
    ),
    Words("Let a player sit at a table of a web server.", "遣棋手入座於網頁之桌。", "让棋手在网页的桌入座。"),
    Words(
        "Play one seat of a table of a web server to the end of the game.",
        "於網頁之桌代一座弈至終局。",
        "在网页的桌代一座弈至终局。",
    ),
    Words(
        "Its address: https://play.example.org/t/….",
        "桌址：https://play.example.org/t/….",
        "桌址：https://play.example.org/t/….",
    ),
    Words("Of the seat; without one an open seat is taken.", "座之憑證；無則取空座。", "座位的凭证；没有则取空座。"),
    Words(
        "One of ours, module:Class or cmd:./bot.",
        "內置棋手、module:Class 或 cmd:./bot。",
        "内置棋手、module:Class 或 cmd:./bot。",
    ),
    Words("What it is called where it takes an open seat.", "取空座時所用之名。", "取空座时所用的名字。"),
    Words("Open tables in the browser.", "在瀏覽器開桌。", "在浏览器开桌。"),
    Words(
        "Open tables in the browser; stop with Ctrl-C.", "在瀏覽器開桌；Ctrl-C 停止。", "在浏览器开桌；Ctrl-C 停止。"
    ),
    Words("0.0.0.0 for everyone in the network.", "0.0.0.0 則網內皆可入。", "0.0.0.0 则网内都可进入。"),
    Words("0 for any free port.", "0 則任取空埠。", "0 则任取空闲端口。"),
    Words("The database of the tables.", "存桌之資料庫。", "存桌的数据库。"),
    Words("a file in the user's data folder", "使用者資料夾中一檔", "用户数据文件夹中的文件"),
    Words(
        "A name the server is reached by: play.example.org.",
        "伺服器之名：play.example.org。",
        "服务器的名称：play.example.org。",
    ),
    Words(
        "A proxy, or its network: it tells who the clients are.",
        "代理或其網段：由它報明來者。",
        "代理或其网段：由它报明来者。",
    ),
    Words(
        "Multiplies what one address may use, for many people behind one.",
        "倍增一址之限額，以供同址多人。",
        "倍增一个地址的限额，供同址多人。",
    ),
    Words(
        "A Redis server for the news of several servers.",
        "供數台伺服器互通消息之 Redis。",
        "供几台服务器互通消息的 Redis。",
    ),
    Words("the database itself", "資料庫自身", "数据库自身"),
    Words("Open the front page in a browser.", "以瀏覽器開首頁。", "用浏览器打开首页。"),
    Words(
        "Close unfinished tables unused for so long; 0: never.",
        "未終局而久無人用之桌，逾此則關；0：永不。",
        "未终局而久无人用的桌，逾此则关闭；0：永不。",
    ),
    Words(
        "Delete tables so long after they ended or were closed; 0: never.",
        "終局或關閉後逾此則刪；0：永不。",
        "终局或关闭后逾此则删除；0：永不。",
    ),
    Words(
        "After so long others may free an absent one's seat.",
        "離席逾此，他人可釋其座。",
        "离席逾此，他人可释放其座位。",
    ),
    Words(
        "So long a table waits for each person's part in its chance.",
        "各家供機數，候至如許久。",
        "等候各家提供随机数的时间。",
    ),
    Words("Log of events, on stderr.", "事件記錄，書於 stderr。", "事件日志，写到 stderr。"),
    Words("Whether people may make accounts.", "可否開戶。", "可否注册账户。"),
    Words("Whether readings may be compared on the server.", "可否在伺服器上比較諸讀。", "可否在服务器上比较各读法。"),
    Words(
        "Who else may read /metrics: 10.0.0.0/8.",
        "另有誰可讀 /metrics：10.0.0.0/8。",
        "还有谁可读 /metrics：10.0.0.0/8。",
    ),
    Words("Look after the stored tables of a server.", "料理伺服器所存之桌。", "管理服务器所存的桌。"),
    Words(
        "Look after the stored tables of a server, beside it while it runs (but vacuum).",
        "料理伺服器所存之桌；伺服器運行時亦可（vacuum 除外）。",
        "管理服务器所存的桌；服务器运行时也可（vacuum 除外）。",
    ),
    Words(
        "Close unfinished tables: nobody moves there any more, and everything can still be read.",
        "關閉未終局之桌：不得再行，仍可閱。",
        "关闭未终局的桌：不能再走，仍可阅读。",
    ),
    Words(
        "Close abandoned tables, and delete finished and closed ones that were kept long enough.",
        "關閉無人之桌，刪除存期已滿之桌。",
        "关闭无人的桌，删除存期已满的桌。",
    ),
    Words("Change nothing, only tell.", "只報告，不更動。", "只报告，不改动。"),
    Words(
        "Let closed tables go on. A running server goes on with them when it opens them next.",
        "重開已關之桌；伺服器下次開桌時續行。",
        "重开已关闭的桌；服务器下次打开时继续。",
    ),
    Words(
        "List lines of talk that were reported: where, when and by whom each was said.",
        "列出被舉報之言：何處、何時、何人所說。",
        "列出被举报的话：何处、何时、何人所说。",
    ),
    Words("How many, those reported last first.", "條數，新近舉報者在前。", "条数，最近举报的在前。"),
    Words("Forget the reports that are listed, once they are written.", "列出後即忘其舉報。", "列出后即清除这些举报。"),
    Words("Count tables, seats and moves.", "計桌、座、著之數。", "统计桌、座位与着数。"),
    Words(
        "List tables as their rows say, without opening one.", "依所存列出諸桌，不開桌。", "按所存列出各桌，不打开。"
    ),
    Words("Tables in this state.", "此狀態之桌。", "此状态的桌。"),
    Words("any", "不限", "不限"),
    Words("Only those unused for so long.", "只列久未用如許者。", "只列这么久未用的。"),
    Words("How many, the newest first.", "桌數，新者在前。", "桌数，新的在前。"),
    Words(
        "Give the room of deleted tables back to the system. On SQLite, stop the server first.",
        "將已刪之桌所佔空間還與系統；SQLite 須先停伺服器。",
        "把已删除的桌所占空间还给系统；SQLite 须先停服务器。",
    ),
)
