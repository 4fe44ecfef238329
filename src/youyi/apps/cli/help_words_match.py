"""What `--help` says of matches and of data, in the three languages."""

from __future__ import annotations

from youyi.kernel.names import Words

MATCHING: tuple[Words, ...] = (
    Words(
        "Let players meet on the same chance, and rate them.",
        "令棋手同機對局而評級。",
        "让棋手用同样的运气对局并评级。",
    ),
    Words(
        "Let players meet at GAME: every deal is played in all seatings on the same chance.",
        "令棋手對弈 GAME：每局以同機於各座次皆弈。",
        "让棋手对弈 GAME：每局用同样的运气在各座次都下。",
    ),
    Words("How many each two play, in all seatings.", "每兩人弈如許局，各座次皆弈。", "每两人下多少局，各座次都下。"),
    Words("Deal n of a seed is always the same deal.", "一種子之第 n 局恆同。", "一个种子的第 n 局总是同一局。"),
    Words(
        "Stop once it is clear whether A is LOW or HIGH Elo stronger than B.",
        "A 強於 B 者為 LOW 抑 HIGH Elo，一明即止。",
        "A 比 B 强 LOW 还是 HIGH Elo，一明确即停止。",
    ),
    Words(
        "Seat A once a deal, and take out the luck of the chance.",
        "每局 A 僅坐一次，並去其運氣。",
        "每局 A 只坐一次，并去掉运气。",
    ),
    Words(
        "Seat as many players as the table has at it too, and rate them by who got most.",
        "又令棋手同坐一桌，人數如座，以所得多寡評級。",
        "再让棋手同坐一桌，人数与座位相同，按所得多少评级。",
    ),
    Words(
        "Keep what is played in FILE; the same command goes on from it.",
        "所弈存於 FILE；同一命令由此續行。",
        "把已下的存于 FILE；同一命令由此继续。",
    ),
    Words("Let the levels of a game meet, and rate them.", "令諸級棋手相弈而評級。", "让各级棋手对局并评级。"),
    Words(
        "Let the levels of GAME meet, each those near it in all seatings, and rate them.",
        "令 GAME 諸級棋手各與鄰級遍歷座次而弈，評其級。",
        "让 GAME 的各级棋手与邻级在各座次对局，并评级。",
    ),
    Words("Write the ladder to FILE, as it is shipped.", "將階梯書於 FILE，如隨附者。", "把阶梯写到 FILE，如随附的。"),
    Words("List who plays a game, and how well.", "列一遊戲之棋手及其棋力。", "列出一个游戏的棋手及其棋力。"),
    Words(
        "List who plays GAME: its levels, then its players, each with what was measured.",
        "列 GAME 之棋手：先諸級，後諸家，各附實測。",
        "列出 GAME 的棋手：先各级，后各种棋手，各附实测。",
    ),
    Words("Write games of self-play as data.", "將自弈諸局書為資料。", "把自弈的各局写成数据。"),
    Words(
        "Let players play GAME and write what they saw, could choose, chose and got.",
        "令棋手弈 GAME，書其所見、可擇、所擇、所得。",
        "让棋手下 GAME，写下其所见、可选、所选、所得。",
    ),
    Words(
        "Write a row for each choice to FILE; needs youyi[lab].",
        "每擇一列，書於 FILE；須 youyi[lab]。",
        "每次选择写一行到 FILE；需要 youyi[lab]。",
    ),
    Words(
        "Write the games to FILE, a record on each line.",
        "將諸局書於 FILE，每行一記錄。",
        "把各局写到 FILE，每行一个记录。",
    ),
)
