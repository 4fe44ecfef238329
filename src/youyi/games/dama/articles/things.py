"""What the sources of 打馬 tell of names and things, and of the choice a seat has; most of it decides nothing."""

from __future__ import annotations

from youyi.games.dama.articles.sources import ENCYCLOPEDIA, POST2009
from youyi.kernel.articles import Article, Grade, Locus
from youyi.kernel.names import Name, Words

STATION_NAMES = Article(
    key="dama.station_names",
    name=Name("窩名", "窝名", "wō míng", "names of the stations"),
    loci=(Locus(ENCYCLOPEDIA, "博具"), Locus(POST2009, "甲、棋盘")),
    text="中途每隔八格分別稱寫",
    reading=Words(
        "From the start at 赤岸驛 every ninth cell is a named station: 隴西監, 玉門關, 汧陽監, 沙苑監, 函谷關, 太僕寺, 天駟監, 騏驥院, 飛龍院, and 尚乘局 at the end.",
        "自赤岸驛起，每隔八格為隴西監、玉門關、汧陽監、沙苑監、函谷關、太僕寺、天駟監、騏驥院、飛龍院，終於尚乘局。",
        "自赤岸驿起，每隔八格为陇西监、玉门关、汧阳监、沙苑监、函谷关、太仆寺、天驷监、骐骥院、飞龙院，终于尚乘局。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "A name, not a rule.",
        "名目而已，無關行棋。",
        "名目而已，无关行棋。",
    ),
)
CELL_NAMES = Article(
    key="dama.cell_names",
    name=Name("名駒", "名驹", "míngjū", "famous horses"),
    loci=(Locus(ENCYCLOPEDIA, "博具"),),
    text="其餘格各寫名駒名字",
    reading=Words(
        "Every other cell bears the name of a famous horse.",
        "其餘各格皆書名駒之名。",
        "其余各格皆书名驹之名。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "A name, not a rule.",
        "名目而已，無關行棋。",
        "名目而已，无关行棋。",
    ),
)
HORSE_COINS = Article(
    key="dama.horse_coins",
    name=Name("打馬錢", "打马钱", "dǎmǎ qián", "horse coins"),
    loci=(Locus(ENCYCLOPEDIA, "博具"), Locus(POST2009, "乙、棋子")),
    text="正面畫馬、反面寫兩字或四字馬名",
    reading=Words(
        "The horses are flat round pieces that stack, a horse on the face and its name of two or four characters on the back: 打馬錢, 打馬格錢, 將馬錢, 馬錢. They were made of several materials.",
        "馬為可疊之扁圓，面畫馬，背書兩字或四字馬名，稱打馬錢、打馬格錢、將馬錢、馬錢；其材不一。",
        "马为可叠之扁圆，面画马，背书两字或四字马名，称打马钱、打马格钱、将马钱、马钱；其材不一。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "A remark on the things, not a rule of play.",
        "言其物而已，無關行棋。",
        "言其物而已，无关行棋。",
    ),
)
HIGHEST_CAST = Article(
    key="dama.highest_cast",
    name=Name("堂印", "堂印", "tángyìn", "the highest cast"),
    loci=(Locus(ENCYCLOPEDIA, "賞采"),),
    text="「堂印」為最高采",
    reading=Words(
        "Three fours, 堂印, is the highest cast; the word is said to transcribe the Khitan word for four.",
        "三骰皆四為堂印，采之最高者；或謂其名音譯契丹語之「四」。",
        "三骰皆四为堂印，采之最高者；或谓其名音译契丹语之“四”。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "A name, not a rule.",
        "名目而已，無關行棋。",
        "名目而已，无关行棋。",
    ),
)
BOWL_PAYS = Article(
    key="dama.bowl_pays",
    name=Name("公盆出入", "公盆出入", "gōngpén chūrù", "into and out of the bowl"),
    loci=(Locus(ENCYCLOPEDIA, "博法"),),
    text="分別從公盆取走與放入",
    reading=Words(
        "A reward is taken from the common bowl, and a penalty is put into it.",
        "得賞者取於公盆，受罰者納於公盆。",
        "得赏者取于公盆，受罚者纳于公盆。",
    ),
    grade=Grade.ATTESTED,
)
CHOICE_OF_DEED = Article(
    key="dama.choice_of_deed",
    name=Name("下馬或行馬", "下马或行马", "xiàmǎ huò xíngmǎ", "to drop or to move"),
    loci=(Locus(ENCYCLOPEDIA, "博法"),),
    text="再選擇執行下馬或行馬這兩行動之一",
    reading=Words(
        "After the payments of a cast the thrower chooses one of two deeds: to drop horses, or to move one.",
        "賞罰既畢，擲者於下馬、行馬擇一而行。",
        "赏罚既毕，掷者于下马、行马择一而行。",
    ),
    grade=Grade.ATTESTED,
)
CHESS_BOARD = Article(
    key="dama.chess_board",
    name=Name("象棋盤", "象棋盘", "xiàngqí pán", "the chess board"),
    loci=(Locus(POST2009, "甲、棋盘"),),
    text="后世重印时添加",
    reading=Words(
        "Some editions draw the road round a chess board; the post takes that for an addition of later printers.",
        "有本以路環象棋盤，網誌疑為後世重印所加。",
        "有本以路环象棋盘，网志疑为后世重印所加。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "A remark on the things, not a rule of play.",
        "言其物而已，無關行棋。",
        "言其物而已，无关行棋。",
    ),
)
COMMON_NAME = Article(
    key="dama.common_name",
    name=Name("雜色", "杂色", "zásè", "common casts by another name"),
    loci=(Locus(POST2009, "丙、采色"),),
    text="其余43种",
    reading=Words(
        "The forty-three casts that neither reward nor cost are also called 雜色.",
        "賞罰之外四十三采，亦稱雜色。",
        "赏罚之外四十三采，亦称杂色。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "A name, not a rule.",
        "名目而已，無關行棋。",
        "名目而已，无关行棋。",
    ),
)
