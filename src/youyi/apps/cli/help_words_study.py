"""What `--help` says of records, rules, simulations and measurements, in the three languages."""

from __future__ import annotations

from youyi.kernel.names import Words

STUDYING: tuple[Words, ...] = (
    Words("Show, verify or tell a game file.", "顯示、驗證、講述棋譜檔。", "显示、验证、讲述棋谱文件。"),
    Words(
        "Show, verify or tell game files (.json, or .jsonl with one game a line).",
        "顯示、驗證、講述棋譜檔（.json，或每行一局的 .jsonl）。",
        "显示、验证、讲述棋谱文件（.json，或每行一局的 .jsonl）。",
    ),
    Words(
        "Show who played FILE's games, by which rules, and where each stands; as far as it is valid.",
        "顯示 FILE 裡各局的棋手、規則與局面，到有效的地方為止。",
        "显示 FILE 里各局的棋手、规则与局面，到有效的地方为止。",
    ),
    Words("Show the position after this ply.", "顯示這一著之後的局面。", "显示这一着之后的局面。"),
    Words("the last", "最後一著", "最后一着"),
    Words(
        "Tell FILE's games ply by ply, each event with its clause.",
        "逐著講述 FILE 裡各局，每件事都附上條文。",
        "逐着讲述 FILE 里各局，每件事都附上条文。",
    ),
    Words(
        "Play every game of FILE again, strictly; say which ply is wrong and why.",
        "嚴格重演 FILE 裡的每一局；指出哪一著有誤，為什麼。",
        "严格重演 FILE 里的每一局；指出哪一着有误，为什么。",
    ),
    Words(
        "The commitment you noted: a game bound to another is refused.",
        "你記下的承諾：承諾不同的局不接受。",
        "你记下的承诺：承诺不同的局不接受。",
    ),
    Words(
        "Explain one ply of a game file, with the clauses behind it.",
        "解釋棋譜裡的一著，附上所據的條文。",
        "解释棋谱里的一着，附上所据的条文。",
    ),
    Words(
        "Explain PLY (counted from 1) of the game in FILE: what followed, and every clause behind it.",
        "解釋 FILE 裡一局的第 PLY 著（從 1 數起）：隨後發生了什麼，根據哪些條文。",
        "解释 FILE 里一局的第 PLY 着（从 1 数起）：随后发生了什么，根据哪些条文。",
    ),
    Words("Look up a clause or an open question.", "查條文，或查典籍未明的疑問。", "查条文，或查典籍未明的疑问。"),
    Words(
        "Look up NAME: a clause or question by its Chinese or English name or its key. Without NAME, list all clauses.",
        "查 NAME：可用條文或疑問的中文名、英文名或鍵。不寫 NAME 就列出全部條文。",
        "查 NAME：可用条文或疑问的中文名、英文名或键。不写 NAME 就列出全部条文。",
    ),
    Words("Look in one game only.", "只查一種遊戲。", "只查一种游戏。"),
    Words(
        "List the questions whose chosen answer is ours.", "列出由我們自己作答的疑問。", "列出由我们自己作答的疑问。"
    ),
    Words("Play many games and count.", "下許多局，統計結果。", "下许多局，统计结果。"),
    Words(
        "Play many games of GAME, single bouts unless a --term says otherwise, and count.",
        "下 GAME 許多局，統計結果；除非用 --term 另外約定，每局只下一回。",
        "下 GAME 许多局，统计结果；除非用 --term 另外约定，每局只下一回。",
    ),
    Words("How many.", "幾局。", "几局。"),
    Words("one per core", "每個核心一個", "每个核心一个"),
    Words(
        "Share the games out on a Dask cluster; needs youyi[cluster].",
        "把各局分派給 Dask 叢集；需要 youyi[cluster]。",
        "把各局分派给 Dask 集群；需要 youyi[cluster]。",
    ),
    Words(
        "Who plays; the figures are the same.", "用哪個引擎來下；得出的數字相同。", "用哪个引擎来下；得出的数字相同。"
    ),
    Words(
        "Game n of a seed is always the same game.",
        "同一個種子的第 n 局總是同一局。",
        "同一个种子的第 n 局总是同一局。",
    ),
    Words(
        "One for each seat, or one for all.", "每座一個名稱，或一個名稱用於各座。", "每座一个名称，或一个名称用于各座。"
    ),
    Words(
        "Count in how many games each clause was cited; the readable engine plays.",
        "統計每一條文在幾局裡用到；由可讀引擎來下。",
        "统计每一条文在几局里用到；由可读引擎来下。",
    ),
    Words("Write a row for each game to FILE.", "每局寫一列到 FILE。", "每局写一行到 FILE。"),
    Words(
        "Write the rows to FILE as Parquet; needs youyi[lab].",
        "以 Parquet 格式把各列寫到 FILE；需要 youyi[lab]。",
        "以 Parquet 格式把各行写到 FILE；需要 youyi[lab]。",
    ),
    Words(
        "Keep what is counted in FILE; the same command goes on from it.",
        "把統計存到 FILE；再輸入同一命令就從這裡繼續。",
        "把统计存到 FILE；再输入同一命令就从这里继续。",
    ),
    Words(
        "Write a page with plots and data to DIR; needs youyi[report].",
        "把附圖表與資料的報告寫到 DIR；需要 youyi[report]。",
        "把附图表与数据的报告写到 DIR；需要 youyi[report]。",
    ),
    Words(
        "Play two readings on the same chance and say what differs.",
        "用同樣的擲法和牌，按兩種讀法各下一遍，說明差別。",
        "用同样的掷法和牌，按两种读法各下一遍，说明差别。",
    ),
    Words(
        "Play the same games by two readings and say what the second changes.",
        "按兩種讀法下同樣的各局，說明第二種改變了什麼。",
        "按两种读法下同样的各局，说明第二种改变了什么。",
    ),
    Words(
        "A is a game or a ruleset, with answers after commas: ruqi/classical,arms=forward. B is another, or only the answers that it changes in A: arms=forward.",
        "A 是一種遊戲或一個規則集，答法寫在逗號後：ruqi/classical,arms=forward。B 是另一種讀法，或只寫改了的答法：arms=forward。",
        "A 是一种游戏或一个规则集，答法写在逗号后：ruqi/classical,arms=forward。B 是另一种读法，或只写改了的答法：arms=forward。",
    ),
    Words(
        "Compare A with every rulebook that differs in one answer.",
        "把 A 與每一個只改一種答法的規則相比。",
        "把 A 与每一个只改一种答法的规则相比。",
    ),
    Words(
        "Follow so many games ply by ply, for decisions, branching, lead changes and drama.",
        "逐著考察這麼多局：抉擇、分支、領先易手、起伏。",
        "逐着考察这么多局：抉择、分支、领先易手、起伏。",
    ),
    Words(
        "all; of the readable engine 100, none with --each",
        "全部；可讀引擎 100，用 --each 則不考察",
        "全部；可读引擎 100，用 --each 则不考察",
    ),
    Words(
        "Count in these what is paid under each clause.", "統計其中依每一條文付了多少。", "统计其中依每一条文付了多少。"
    ),
    Words(
        "Measure the share of luck with so many chances.",
        "用這麼多份擲法或牌來量運氣占多少。",
        "用这么多份掷法或牌来量运气占多少。",
    ),
    Words(
        "Measure in so many games what better play gains.",
        "用這麼多局來量下得好能多得多少。",
        "用这么多局来量下得好能多得多少。",
    ),
    Words(
        "The players of the ladder, from the weakest.",
        "棋力階梯上的各位棋手，從弱到強。",
        "棋力阶梯上的各位棋手，从弱到强。",
    ),
    Words("random and the usual opponent", "random 和常用的對手", "random 和常用的对手"),
    Words("Write one game of a simulation as a record.", "把模擬的一局寫成棋譜。", "把模拟的一局写成棋谱。"),
    Words(
        "Write game N of a simulation of GAME as a record, for `why`, `record` and the replay; give its seed, players and rules.",
        "把 GAME 模擬的第 N 局寫成棋譜，供 `why`、`record` 和重演之用；要寫出它的種子、棋手與規則。",
        "把 GAME 模拟的第 N 局写成棋谱，供 `why`、`record` 和重演之用；要写出它的种子、棋手与规则。",
    ),
    Words("Its number, from 0.", "局號，從 0 數起。", "局号，从 0 数起。"),
    Words(
        "Write the record to FILE instead of the screen.",
        "把棋譜寫到 FILE，不顯示在螢幕上。",
        "把棋谱写到 FILE，不显示在屏幕上。",
    ),
    Words("Run worked examples from files.", "驗檔案裡的各個例子。", "验文件里的各个例子。"),
    Words(
        "Run every worked example in FILES (JSON lines); exit status 1 if one failed, 2 if a line is no example.",
        "驗 FILES（每行一個 JSON）裡的每個例子；有不合的，結束碼是 1；有不成例子的行，是 2。",
        "验 FILES（每行一个 JSON）里的每个例子；有不合的，退出码是 1；有不成例子的行，是 2。",
    ),
    Words("Which engine is tested.", "要驗的引擎。", "要验的引擎。"),
    Words(
        "Count the ways a game can go on, to a depth.",
        "數一數走到某個深度共有多少種走法。",
        "数一数走到某个深度共有多少种走法。",
    ),
    Words(
        "Count the ways GAME can go on for DEPTH moves, each distinct throw counted as one move.",
        "數一數 GAME 走 DEPTH 著共有多少種走法；每種不同的擲法算一著。",
        "数一数 GAME 走 DEPTH 着共有多少种走法；每种不同的掷法算一着。",
    ),
    Words("Count from here.", "從這個局面數起。", "从这个局面数起。"),
    Words("the start", "開局", "开局"),
    Words(
        "List exact odds: of throws, waits, patterns dealt.",
        "列出準確的機率：擲采、等待多久、起手色樣。",
        "列出准确的概率：掷采、等待多久、起手色样。",
    ),
    Words(
        "List every throw that GAME's dice can show, with its exact chance and what follows; then what else can be worked out.",
        "列出 GAME 的每種擲法、準確的機率與結果；然後列出其他算得出的數字。",
        "列出 GAME 的每种掷法、准确的概率与结果；然后列出其他算得出的数字。",
    ),
    Words(
        "A position that asks for a throw; without it, every throw from the start to the first choice.",
        "等著擲骰的局面；不寫，就列出從開局到第一次抉擇的每一擲。",
        "等着掷骰的局面；不写，就列出从开局到第一次抉择的每一掷。",
    ),
    Words(
        "Measure how fast the engine is here.", "量一量各引擎在這部機器上有多快。", "测一测各引擎在这台机器上有多快。"
    ),
    Words(
        "Time random play of every game under every ruleset, on one core.",
        "用一個核心，量每種遊戲、每套規則集隨手對局有多快。",
        "用一个核心，量每种游戏、每套规则集随手对局有多快。",
    ),
    Words(
        "`bench levels` times the computers' levels, `bench peers` sets the engine beside other programs, `bench scaling` says how "
        "speed grows, `bench server` measures the server.",
        "`bench levels` 量各級電腦有多快，`bench peers` 與別的程式相比，`bench scaling` 看速度怎樣增長，`bench server` 量伺服器。",
        "`bench levels` 量各级电脑有多快，`bench peers` 与别的程序相比，`bench scaling` 看速度怎样增长，`bench server` 量服务器。",
    ),
    Words(
        "Time the choices of every level of every game, on one core.",
        "用一個核心，量每種遊戲、每一級抉擇有多快。",
        "用一个核心，量每种游戏、每一级抉择有多快。",
    ),
    Words("Processor time for each.", "每項用多少處理器時間。", "每项用多少处理器时间。"),
    Words("The player of every seat.", "每座的棋手。", "每座的棋手。"),
    Words(
        "Time random play beside other programs' in the same run, by players' choices a second; needs youyi[peers].",
        "與別的程式一起量隨手對局，按每秒抉擇數計；需要 youyi[peers]。",
        "与别的程序一起量随手对局，按每秒抉择数计；需要 youyi[peers]。",
    ),
    Words(
        "Measure how speed grows with the size of batches, with seats and with processes.",
        "量速度怎樣隨一批的局數、座數、行程數增長。",
        "量速度怎样随一批的局数、座数、进程数增长。",
    ),
    Words("Time for each.", "每項用多少時間。", "每项用多少时间。"),
    Words("The most that are tried.", "最多試到幾個。", "最多试到几个。"),
    Words(
        "Measure a server under load, with clients in a process of their own, and compare with the bars.",
        "量伺服器在負載下的表現，客戶端另開行程，並與上限相比。",
        "量服务器在负载下的表现，客户端另开进程，并与上限相比。",
    ),
    Words("This figure; may be repeated.", "只量這一項；可以寫多次。", "只量这一项；可以写多次。"),
    Words(
        "An empty database instead of a temporary SQLite file.",
        "用一個空資料庫，代替暫存的 SQLite 檔案。",
        "用一个空数据库，代替临时的 SQLite 文件。",
    ),
    Words(
        "The `src` folder of another release to measure.",
        "改量另一個版本：它的 `src` 資料夾。",
        "改量另一个版本：它的 `src` 文件夹。",
    ),
    Words("How long each load is kept up.", "每種負載持續多久。", "每种负载持续多久。"),
    Words(
        "A part of all numbers, for a quick look.",
        "各項都只取一部分，好快些看到結果。",
        "各项都只取一部分，好快些看到结果。",
    ),
    Words(
        "Cite a game, a ruleset, a clause or an open question.",
        "引用一種遊戲、一套規則集、一條條文或一項疑問。",
        "引用一种游戏、一套规则集、一条条文或一项疑问。",
    ),
    Words(
        "Cite NAME: a game (ruqi), ruleset (ruqi/modern), clause (ruqi.retreat) or open question (ruqi:scoring).",
        "引用 NAME：遊戲（ruqi）、規則集（ruqi/modern）、條文（ruqi.retreat）或疑問（ruqi:scoring）。",
        "引用 NAME：游戏（ruqi）、规则集（ruqi/modern）、条文（ruqi.retreat）或疑问（ruqi:scoring）。",
    ),
    Words("How it is written.", "寫成哪種格式。", "写成哪种格式。"),
    Words(
        "The server at which the address is: https://games.example.",
        "網址用哪個伺服器：https://games.example。",
        "网址用哪个服务器：https://games.example。",
    ),
    Words(
        "Write a game as PDF and SVG: rulebook, board, pieces, cards.",
        "把一種遊戲印成 PDF 與 SVG：規則書、棋盤、棋子、牌。",
        "把一种游戏印成 PDF 与 SVG：规则书、棋盘、棋子、牌。",
    ),
    Words(
        "Write GAME on paper: its rulebook (Chinese and English on facing pages), board at true size, pieces, score sheets.",
        "把 GAME 印到紙上：規則書（中英對頁），原大的棋盤、棋子和記分紙。",
        "把 GAME 印到纸上：规则书（中英对页），原大的棋盘、棋子和记分纸。",
    ),
    Words("Folder to write to.", "寫到哪個資料夾。", "写到哪个文件夹。"),
    Words(
        "Print this alone: book, board, pieces, cards-1, score …",
        "只印這一項：book、board、pieces、cards-1、score …",
        "只印这一项：book、board、pieces、cards-1、score …",
    ),
    Words("Tiles of this paper, or one sheet.", "用這種紙拼起來，或印成一整張。", "用这种纸拼起来，或印成一整张。"),
    Words("PDF, or an SVG for each page.", "PDF，或每頁一個 SVG。", "PDF，或每页一个 SVG。"),
)
