"""What `--help` says of records, rules, simulations and measurements, in the three languages."""

from __future__ import annotations

from youyi.kernel.names import Words

STUDYING: tuple[Words, ...] = (
    Words("Show, verify or tell a game file.", "示、驗、述棋局檔。", "显示、验证、讲述棋局文件。"),
    Words(
        "Show, verify or tell game files (.json, or .jsonl with one game a line).",
        "示、驗、述棋局檔（.json，或每行一局之 .jsonl）。",
        "显示、验证、讲述棋局文件（.json，或每行一局的 .jsonl）。",
    ),
    Words(
        "Show who played FILE's games, by which rules, and where each stands; as far as it is valid.",
        "示 FILE 中各局之棋手、規則與局面，至其有效處。",
        "显示 FILE 中各局的棋手、规则与局面，到有效处为止。",
    ),
    Words("Show the position after this ply.", "示此著後之局面。", "显示此着之后的局面。"),
    Words("the last", "末著", "末着"),
    Words(
        "Tell FILE's games ply by ply, each event with its clause.",
        "逐著述 FILE 中各局，每事附其條文。",
        "逐着讲述 FILE 中各局，每事附其条文。",
    ),
    Words(
        "Play every game of FILE again, strictly; say which ply is wrong and why.",
        "嚴格重演 FILE 中每局；指出何著有誤，及其緣由。",
        "严格重演 FILE 中每局；指出哪一着有误及其原因。",
    ),
    Words(
        "The commitment you noted: a game bound to another is refused.",
        "所記之承諾：承諾不同之局不受。",
        "所记的承诺：承诺不同的局不接受。",
    ),
    Words(
        "Explain one ply of a game file, with the clauses behind it.",
        "釋棋局檔之一著，附所據條文。",
        "解释棋局文件的一着，附所据条文。",
    ),
    Words(
        "Explain PLY (counted from 1) of the game in FILE: what followed, and every clause behind it.",
        "釋 FILE 中一局之第 PLY 著（自 1 起）：其後諸事與所據條文。",
        "解释 FILE 中一局的第 PLY 着（从 1 起）：其后诸事与所据条文。",
    ),
    Words("Look up a clause or an open question.", "查條文或未決之問。", "查条文或未决的问题。"),
    Words(
        "Look up NAME: a clause or question by its Chinese or English name or its key. Without NAME, list all clauses.",
        "查 NAME：以中英文名或鍵查條文或問題。無 NAME 則列全部條文。",
        "查 NAME：用中英文名或键查条文或问题。没有 NAME 则列出全部条文。",
    ),
    Words("Look in one game only.", "只查一戲。", "只查一个游戏。"),
    Words("List the questions whose chosen answer is ours.", "列出答案出於吾輩之問題。", "列出答案由我们所定的问题。"),
    Words("Play many games and count.", "弈多局而計之。", "弈多局并统计。"),
    Words(
        "Play many games of GAME, single bouts unless a --term says otherwise, and count.",
        "弈 GAME 多局而計之；非 --term 另約，則每局為一回。",
        "弈 GAME 多局并统计；若 --term 未另约，每局为一回。",
    ),
    Words("How many.", "幾局。", "几局。"),
    Words("one per core", "每核一個", "每核一个"),
    Words(
        "Share the games out on a Dask cluster; needs youyi[cluster].",
        "將諸局分派於 Dask 叢集；須 youyi[cluster]。",
        "将各局分派到 Dask 集群；需要 youyi[cluster]。",
    ),
    Words("Who plays; the figures are the same.", "由何引擎弈；所得數同。", "由哪个引擎来弈；所得数相同。"),
    Words("Game n of a seed is always the same game.", "同種子之第 n 局恆為同一局。", "同一种子的第 n 局总是同一局。"),
    Words("One for each seat, or one for all.", "每座一名，或一名遍及諸座。", "每座一名，或一名用于各座。"),
    Words(
        "Count in how many games each clause was cited; the readable engine plays.",
        "計每條文見引於幾局；由可讀引擎弈。",
        "统计每条条文被几局引用；由可读引擎来弈。",
    ),
    Words("Write a row for each game to FILE.", "每局書一列於 FILE。", "每局写一行到 FILE。"),
    Words(
        "Write the rows to FILE as Parquet; needs youyi[lab].",
        "以 Parquet 書諸列於 FILE；須 youyi[lab]。",
        "以 Parquet 把各行写到 FILE；需要 youyi[lab]。",
    ),
    Words(
        "Keep what is counted in FILE; the same command goes on from it.",
        "所計存於 FILE；同一命令由此續行。",
        "把统计存于 FILE；同一命令由此继续。",
    ),
    Words(
        "Write a page with plots and data to DIR; needs youyi[report].",
        "書圖與數據之頁於 DIR；須 youyi[report]。",
        "把带图与数据的页面写到 DIR；需要 youyi[report]。",
    ),
    Words(
        "Play two readings on the same chance and say what differs.",
        "同機而弈兩讀，述其異。",
        "用同样的运气弈两种读法，说明差异。",
    ),
    Words(
        "Play the same games by two readings and say what the second changes.",
        "以兩讀弈同諸局，述第二讀所改。",
        "用两种读法弈同样的局，说明第二种改变了什么。",
    ),
    Words(
        "A is a game or a ruleset, with answers after commas: ruqi/classical,arms=forward. B is another, or only the answers that it changes in A: arms=forward.",
        "A 為一戲或規則集，答案列於逗號後：ruqi/classical,arms=forward。B 為另一讀，或只舉所改之答：arms=forward。",
        "A 是一个游戏或规则集，答案列在逗号后：ruqi/classical,arms=forward。B 是另一种读法，或只写所改的答案：arms=forward。",
    ),
    Words(
        "Compare A with every rulebook that differs in one answer.",
        "以 A 比諸凡改一答之規則。",
        "把 A 与每个只改一个答案的规则相比。",
    ),
    Words(
        "Follow so many games ply by ply, for decisions, branching, lead changes and drama.",
        "逐著察如許局：抉擇、分支、易先、起伏。",
        "逐着考察这么多局：抉择、分支、领先易手、起伏。",
    ),
    Words(
        "all; of the readable engine 100, none with --each",
        "全部；可讀引擎 100，--each 則無",
        "全部；可读引擎 100，--each 则没有",
    ),
    Words("Count in these what is paid under each clause.", "計其中每條文所付。", "统计其中每条条文所付。"),
    Words("Measure the share of luck with so many chances.", "以如許擲量運氣所佔。", "用这么多次掷量运气所占。"),
    Words("Measure in so many games what better play gains.", "以如許局量善弈所得。", "用这么多局量高手所得。"),
    Words("The players of the ladder, from the weakest.", "棋力之階諸棋手，自弱始。", "棋力阶梯的各棋手，从弱到强。"),
    Words("random and the usual opponent", "random 與常用對手", "random 与常用对手"),
    Words("Write one game of a simulation as a record.", "將模擬之一局書為記錄。", "把模拟的一局写成记录。"),
    Words(
        "Write game N of a simulation of GAME as a record, for `why`, `record` and the replay; give its seed, players and rules.",
        "將 GAME 模擬之第 N 局書為記錄，供 `why`、`record` 與重演；須舉其種子、棋手與規則。",
        "把 GAME 模拟的第 N 局写成记录，供 `why`、`record` 与重演；须给出其种子、棋手与规则。",
    ),
    Words("Its number, from 0.", "局號，自 0 起。", "局号，从 0 起。"),
    Words(
        "Write the record to FILE instead of the screen.",
        "書記錄於 FILE，不書於螢幕。",
        "把记录写到 FILE，不写到屏幕。",
    ),
    Words("Run worked examples from files.", "試檔中諸例。", "试文件中的各例。"),
    Words(
        "Run every worked example in FILES (JSON lines); exit status 1 if one failed, 2 if a line is no example.",
        "試 FILES（JSON 逐行）中每例；有不合則結束碼為 1，有非例之行則為 2。",
        "试 FILES（JSON 逐行）中每例；有不合则退出码为 1，有非例的行则为 2。",
    ),
    Words("Which engine is tested.", "所試之引擎。", "所试的引擎。"),
    Words(
        "Count the ways a game can go on, to a depth.", "計棋局諸可行之路，至一深度。", "统计棋局可走的路，到一定深度。"
    ),
    Words(
        "Count the ways GAME can go on for DEPTH moves, each distinct throw counted as one move.",
        "計 GAME 行 DEPTH 著之諸路，每異擲計為一著。",
        "统计 GAME 走 DEPTH 着的各路，每种不同的掷算一着。",
    ),
    Words("Count from here.", "由此局面計。", "从此局面统计。"),
    Words("the start", "開局", "开局"),
    Words(
        "List exact odds: of throws, waits, patterns dealt.",
        "列精確機率：擲采、候時、起手色樣。",
        "列出精确概率：掷采、等候、起手色样。",
    ),
    Words(
        "List every throw that GAME's dice can show, with its exact chance and what follows; then what else can be worked out.",
        "列 GAME 之骰諸擲，附其精確機率與其果；次列其餘可算之數。",
        "列出 GAME 的骰子各种掷法，附精确概率与结果；再列其余可算的数。",
    ),
    Words(
        "A position that asks for a throw; without it, every throw from the start to the first choice.",
        "待擲之局面；無則列開局至首次抉擇之每擲。",
        "待掷的局面；没有则列开局到首次选择的每一掷。",
    ),
    Words("Measure how fast the engine is here.", "量引擎在此之速。", "测量引擎在此的速度。"),
    Words(
        "Time random play of every game under every ruleset, on one core.",
        "以一核量每戲每規則集隨機對弈之速。",
        "用一核测量每个游戏每个规则集随机对弈的速度。",
    ),
    Words(
        "`bench levels` times the computers' levels, `bench peers` sets the engine beside other programs, `bench scaling` says how "
        "speed grows, `bench server` measures the server.",
        "`bench levels` 量各級電腦之速，`bench peers` 與他程式並量，`bench scaling` 述速之所增，`bench server` 量伺服器。",
        "`bench levels` 测量各级电脑的速度，`bench peers` 与其他程序并列，`bench scaling` 说明速度如何增长，`bench server` 测量服务器。",
    ),
    Words(
        "Time the choices of every level of every game, on one core.",
        "以一核量每戲每級抉擇之速。",
        "用一核测量每个游戏每一级选择的速度。",
    ),
    Words("Processor time for each.", "每項之處理器時間。", "每项的处理器时间。"),
    Words("The player of every seat.", "每座之棋手。", "每座的棋手。"),
    Words(
        "Time random play beside other programs' in the same run, by players' choices a second; needs youyi[peers].",
        "與他程式同場量隨機對弈，以每秒抉擇計；須 youyi[peers]。",
        "与其他程序同场测量随机对弈，按每秒选择计；需要 youyi[peers]。",
    ),
    Words(
        "Measure how speed grows with the size of batches, with seats and with processes.",
        "量速隨批量、座數、行程數之增。",
        "测量速度随批量、座数、进程数的增长。",
    ),
    Words("Time for each.", "每項之時間。", "每项的时间。"),
    Words("The most that are tried.", "所試之最多數。", "所试的最大数。"),
    Words(
        "Measure a server under load, with clients in a process of their own, and compare with the bars.",
        "量負載下之伺服器，客端自成行程，與上限相較。",
        "测量负载下的服务器，客户端自成进程，与上限相比。",
    ),
    Words("This figure; may be repeated.", "此項；可重舉。", "此项；可重复。"),
    Words(
        "An empty database instead of a temporary SQLite file.",
        "以空資料庫代暫存 SQLite 檔。",
        "用空数据库代替临时 SQLite 文件。",
    ),
    Words(
        "The `src` folder of another release to measure.",
        "所量另一版本之 `src` 資料夾。",
        "所测另一版本的 `src` 文件夹。",
    ),
    Words("How long each load is kept up.", "每負載持續之時。", "每种负载持续的时间。"),
    Words("A part of all numbers, for a quick look.", "各數取其一部，以速觀。", "各数取一部分，以便速看。"),
    Words(
        "Cite a game, a ruleset, a clause or an open question.",
        "引一戲、規則集、條文或未決之問。",
        "引用一个游戏、规则集、条文或未决的问题。",
    ),
    Words(
        "Cite NAME: a game (ruqi), ruleset (ruqi/modern), clause (ruqi.retreat) or open question (ruqi:scoring).",
        "引 NAME：戲（ruqi）、規則集（ruqi/modern）、條文（ruqi.retreat）或未決之問（ruqi:scoring）。",
        "引用 NAME：游戏（ruqi）、规则集（ruqi/modern）、条文（ruqi.retreat）或未决的问题（ruqi:scoring）。",
    ),
    Words("How it is written.", "書寫之式。", "书写的格式。"),
    Words(
        "The server at which the address is: https://games.example.",
        "其址所在之伺服器：https://games.example。",
        "其地址所在的服务器：https://games.example。",
    ),
    Words(
        "Write a game as PDF and SVG: rulebook, board, pieces, cards.",
        "將一戲書為 PDF 與 SVG：規則書、盤、子、牌。",
        "把一个游戏写成 PDF 与 SVG：规则书、盘、子、牌。",
    ),
    Words(
        "Write GAME on paper: its rulebook (Chinese and English on facing pages), board at true size, pieces, score sheets.",
        "將 GAME 書於紙：規則書（中英對頁）、原大之盤、子、記分紙。",
        "把 GAME 写到纸上：规则书（中英对页）、原大的盘、子、记分纸。",
    ),
    Words("Folder to write to.", "所書之資料夾。", "写到的文件夹。"),
    Words(
        "Print this alone: book, board, pieces, cards-1, score …",
        "只印此項：book、board、pieces、cards-1、score …",
        "只印此项：book、board、pieces、cards-1、score …",
    ),
    Words("Tiles of this paper, or one sheet.", "以此紙拼合，或一整張。", "用这种纸拼合，或一整张。"),
    Words("PDF, or an SVG for each page.", "PDF，或每頁一 SVG。", "PDF，或每页一个 SVG。"),
)
