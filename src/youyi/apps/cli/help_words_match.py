"""What `--help` says of matches and of data, in the three languages."""

from __future__ import annotations

from youyi.kernel.names import Words

MATCHING: tuple[Words, ...] = (
    Words(
        "Let players meet on the same chance, and rate them.",
        "讓棋手用同樣的擲法和牌對局，評出高下。",
        "让棋手用同样的掷法和牌对局，评出高下。",
    ),
    Words(
        "Let players meet at GAME: every deal is played in all seatings on the same chance.",
        "讓棋手對局 GAME：每局用同樣的擲法和牌，把各種座次都下一遍。",
        "让棋手对局 GAME：每局用同样的掷法和牌，把各种座次都下一遍。",
    ),
    Words(
        "How many each two play, in all seatings.",
        "每兩位棋手下這麼多局，每局各種座次都下。",
        "每两位棋手下这么多局，每局各种座次都下。",
    ),
    Words(
        "Deal n of a seed is always the same deal.",
        "同一個種子的第 n 局總是同一局。",
        "同一个种子的第 n 局总是同一局。",
    ),
    Words(
        "Stop once it is clear whether A is LOW or HIGH Elo stronger than B.",
        "A 比 B 強 LOW 還是 HIGH Elo，一分明就停。",
        "A 比 B 强 LOW 还是 HIGH Elo，一分明就停。",
    ),
    Words(
        "Seat A once a deal, and take out the luck of the chance.",
        "每局 A 只坐一次，並去掉運氣。",
        "每局 A 只坐一次，并去掉运气。",
    ),
    Words(
        "Seat as many players as the table has at it too, and rate them by who got most.",
        "再讓棋手坐滿一桌，按所得多少評出高下。",
        "再让棋手坐满一桌，按所得多少评出高下。",
    ),
    Words(
        "Keep what is played in FILE; the same command goes on from it.",
        "把下過的存到 FILE；再輸入同一命令就從這裡繼續。",
        "把下过的存到 FILE；再输入同一命令就从这里继续。",
    ),
    Words(
        "Let the levels of a game meet, and rate them.",
        "讓各級棋手互相對局，評出高下。",
        "让各级棋手互相对局，评出高下。",
    ),
    Words(
        "Let the levels of GAME meet, each those near it in all seatings, and rate them.",
        "讓 GAME 的各級棋手與相鄰的級別對局，把各種座次都下一遍，評出高下。",
        "让 GAME 的各级棋手与相邻的级别对局，把各种座次都下一遍，评出高下。",
    ),
    Words(
        "Write the ladder to FILE, as it is shipped.",
        "把評分表寫到 FILE，格式與附帶的相同。",
        "把评分表写到 FILE，格式与附带的相同。",
    ),
    Words("List who plays a game, and how well.", "列出一種遊戲的棋手和棋力。", "列出一种游戏的棋手和棋力。"),
    Words(
        "List who plays GAME: its levels, then its players, each with what was measured.",
        "列出 GAME 的棋手：先是各級，再是其他棋手，都附實測。",
        "列出 GAME 的棋手：先是各级，再是其他棋手，都附实测。",
    ),
    Words("Write games of self-play as data.", "把對局寫成資料。", "把对局写成数据。"),
    Words(
        "Let players play GAME and write what they saw, could choose, chose and got.",
        "讓棋手下 GAME，寫下看見什麼、可以選什麼、選了什麼、得了什麼。",
        "让棋手下 GAME，写下看见什么、可以选什么、选了什么、得了什么。",
    ),
    Words(
        "Write a row for each choice to FILE; needs youyi[lab].",
        "每次抉擇寫一列到 FILE；需要 youyi[lab]。",
        "每次抉择写一行到 FILE；需要 youyi[lab]。",
    ),
    Words(
        "Write the games to FILE, a record on each line.",
        "把各局寫到 FILE，每行一份棋譜。",
        "把各局写到 FILE，每行一份棋谱。",
    ),
)
