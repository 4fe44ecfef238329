"""Clauses of the encyclopedia article: what happens on the road, gates and finish."""

from __future__ import annotations

from youyi.games.dama.articles.sources import (
    ENCYCLOPEDIA,
    POST2009,
    SHUOFU_PRINT,
    WUZAZU,
)
from youyi.kernel.articles import Article, Grade, Locus
from youyi.kernel.names import Name, Words

ENTER = Article(
    key="dama.enter",
    name=Name("進入", "进入", "jìnrù", "what may be entered"),
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(WUZAZU, "五雜俎")),
    text="數量少於或等於的敵棋處",
    reading=Words(
        "On the way a unit may enter empty cells, its own horses, and enemy stacks no larger than itself.",
        "途中可入空格、己馬所在，及匹數不多於己之敵馬所在。",
        "途中可入空格、己马所在，及匹数不多于己之敌马所在。",
    ),
    grade=Grade.ATTESTED,
)

TURN_BACK = Article(
    key="dama.turn_back",
    name=Name("折返", "折返", "zhéfǎn", "turning back"),
    loci=(Locus(ENCYCLOPEDIA, "博法"),),
    text="則需折返將剩餘步數走完",
    reading=Words(
        "A unit whose way forward is blocked turns back and walks its remaining steps backward.",
        "前路不得入、不得過，則折返走完餘步。",
        "前路不得入、不得过，则折返走完余步。",
    ),
    grade=Grade.ATTESTED,
)

MERGE = Article(
    key="dama.merge",
    name=Name("疊馬", "叠马", "diémǎ", "merging"),
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(SHUOFU_PRINT, "倒行")),
    text="則兩者相疊",
    reading=Words(
        "Horses that reach their own kind are stacked with them and move as one from then on.",
        "至己馬所在則相疊，此後同為一單位而行。",
        "至己马所在则相叠，此后同为一单位而行。",
    ),
    grade=Grade.ATTESTED,
)

MERGE_AGAIN = Article(
    key="dama.merge_again",
    name=Name("疊馬再擲", "叠马再掷", "diémǎ zàizhì", "merging throws again"),
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(SHUOFU_PRINT, "賞擲")),
    text="再獲一回合",
    reading=Words("Merging earns another turn.", "疊馬再得一擲。", "叠马再得一掷。"),
    grade=Grade.ATTESTED,
)

STRIKE = Article(
    key="dama.strike",
    name=Name("打馬", "打马", "dǎmǎ", "striking"),
    loci=(
        Locus(ENCYCLOPEDIA, "博法"),
        Locus(SHUOFU_PRINT, "打馬"),
        Locus(WUZAZU, "五雜俎"),
        Locus(POST2009, "丁、下马"),
    ),
    text="此動作叫打馬",
    reading=Words(
        "An enemy stack no larger than the unit that lands on it goes back to its owner's hand.",
        "所至之處有不多於己之敵馬，則打回敵手。",
        "所至之处有不多于己之敌马，则打回敌手。",
    ),
    grade=Grade.ATTESTED,
)

STRIKE_REWARD = Article(
    key="dama.strike_reward",
    name=Name("打馬賞帖", "打马赏帖", "dǎmǎ shǎngtiē", "the reward of striking"),
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(SHUOFU_PRINT, "賞帖")),
    text="並賞等於該些敵棋枚數的帖數",
    reading=Words(
        "Striking is rewarded with one 帖 for each horse sent back.",
        "打馬依所打匹數賞帖，一匹一帖。",
        "打马依所打匹数赏帖，一匹一帖。",
    ),
    grade=Grade.ATTESTED,
)

STRIKE_AGAIN = Article(
    key="dama.strike_again",
    name=Name("打馬再擲", "打马再掷", "dǎmǎ zàizhì", "striking throws again"),
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(SHUOFU_PRINT, "賞擲")),
    text="再獲一回合",
    reading=Words("Striking earns another turn.", "打馬再得一擲。", "打马再得一掷。"),
    grade=Grade.ATTESTED,
)

STRIKE_ALL = Article(
    key="dama.strike_all",
    name=Name("打全馬", "打全马", "dǎ quánmǎ", "striking all twenty"),
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(SHUOFU_PRINT, "倒盆")),
    text="則改賞一半獎金",
    reading=Words(
        "Whoever strikes all twenty horses of an enemy takes half the bowl instead.",
        "所打之敵馬恰為全數二十匹，則改賞半盆。",
        "所打之敌马恰为全数二十匹，则改赏半盆。",
    ),
    grade=Grade.ATTESTED,
)

REDROP = Article(
    key="dama.redrop",
    name=Name("重下馬", "重下马", "chóng xiàmǎ", "dropping again"),
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(SHUOFU_PRINT, "打馬"), Locus(POST2009, "丁、下马")),
    text="下次行動須執行下馬",
    reading=Words(
        "A seat whose horses were struck must drop them again before anything else; the 說郛 leaves it to the seat (任便).",
        "馬被打回者，下次行動須先下馬；說郛作「任便再下」。",
        "马被打回者，下次行动须先下马；说郛作“任便再下”。",
    ),
    grade=Grade.ATTESTED,
)

STATION_REWARD = Article(
    key="dama.station_reward",
    name=Name("入窩賞帖", "入窝赏帖", "rùwō shǎngtiē", "the reward of a station"),
    loci=(Locus(ENCYCLOPEDIA, "博法"),),
    text="賞一帖",
    reading=Words(
        "To enter one of the eight ordinary stations is rewarded with one 帖.",
        "入八窩之一，賞一帖。",
        "入八窝之一，赏一帖。",
    ),
    grade=Grade.ATTESTED,
)

STATION_BAR = Article(
    key="dama.station_bar",
    name=Name("守窩", "守窝", "shǒuwō", "a station bars the way"),
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(WUZAZU, "五雜俎")),
    text="不可進入或越過有敵棋的這八個窩",
    reading=Words(
        "A station where an enemy stands can be neither entered nor passed.",
        "敵馬所守之窩，不可入，亦不可越。",
        "敌马所守之窝，不可入，亦不可越。",
    ),
    grade=Grade.ATTESTED,
)

FIRST_HOME = Article(
    key="dama.first_home",
    name=Name("先到為勝", "先到为胜", "xiān dào wéi shèng", "first home wins"),
    loci=(Locus(ENCYCLOPEDIA, "博法"),),
    text="先到達終點的玩家為勝",
    reading=Words(
        "The first seat with all its horses at the end wins.",
        "全馬先至終點者勝。",
        "全马先至终点者胜。",
    ),
    grade=Grade.ATTESTED,
)

XIMAN = Article(
    key="dama.ximan",
    name=Name("細滿", "细满", "xìmǎn", "the close finish"),
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(SHUOFU_PRINT, "倒盆")),
    text="叫「細滿」",
    reading=Words(
        "Who comes home from the pincers by exactly six steps takes the bowl and as much again from the others.",
        "自夾走六步恰至終點為細滿，賞全盆之倍。",
        "自夹走六步恰至终点为细满，赏全盆之倍。",
    ),
    grade=Grade.ATTESTED,
)

CUMAN = Article(
    key="dama.cuman",
    name=Name("麤滿", "粗满", "cūmǎn", "the coarse finish"),
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(SHUOFU_PRINT, "倒盆")),
    text="叫「麤滿」",
    reading=Words(
        "Who comes home in any other way takes the bowl.",
        "他途到終點為麤滿，賞全盆。",
        "他途到终点为粗满，赏全盆。",
    ),
    grade=Grade.ATTESTED,
)

DROP = Article(
    key="dama.drop",
    name=Name("下馬", "下马", "xiàmǎ", "dropping horses"),
    loci=(Locus(ENCYCLOPEDIA, "下馬"), Locus(SHUOFU_PRINT, "下馬"), Locus(POST2009, "丁、下马")),
    text="前進一同放在第M格",
    reading=Words(
        "The dropped horses are stacked and go together to the cell of the cast's count, the "
        "start being the first cell.",
        "所下之馬相疊，以起點為第一格，同置於第采數格。",
        "所下之马相叠，以起点为第一格，同置于第采数格。",
    ),
    grade=Grade.ATTESTED,
)

MOVE = Article(
    key="dama.move",
    name=Name("行馬", "行马", "xíngmǎ", "moving a stack"),
    loci=(Locus(ENCYCLOPEDIA, "行馬"), Locus(SHUOFU_PRINT, "行馬")),
    text="步數等於采數",
    reading=Words(
        "One stack moves toward the end by the count of the cast; it never splits.",
        "行一疊馬向終點，步數等於采數；一疊不分。",
        "行一叠马向终点，步数等于采数；一叠不分。",
    ),
    grade=Grade.ATTESTED,
)

ALL_DROPPED = Article(
    key="dama.all_dropped",
    name=Name("下盡方行", "下尽方行", "xià jìn fāng xíng", "all on the board first"),
    loci=(Locus(ENCYCLOPEDIA, "行馬"), Locus(POST2009, "丁、下马")),
    text="所有己棋都到棋盤就才可執行此動作",
    reading=Words(
        "Only a seat with no horses left in hand may move.",
        "手中之馬下盡，方許行馬。",
        "手中之马下尽，方许行马。",
    ),
    grade=Grade.ATTESTED,
)

GATE_TEN = Article(
    key="dama.gate_ten",
    name=Name("函谷關", "函谷关", "Hángǔ guān", "the ten-horse gate"),
    loci=(Locus(ENCYCLOPEDIA, "行馬"), Locus(SHUOFU_PRINT, "行馬"), Locus(WUZAZU, "五雜俎")),
    text="相疊十枚以上才能通過函谷關",
    reading=Words(
        "A unit of fewer than ten cannot pass 函谷關 while it is shut.",
        "函谷關未開，不疊十匹不得過。",
        "函谷关未开，不叠十匹不得过。",
    ),
    grade=Grade.ATTESTED,
)

GATE_HALF = Article(
    key="dama.gate_half",
    name=Name("首過賞半盆", "首过赏半盆", "shǒu guò shǎng bànpén", "half the bowl at the gate"),
    loci=(Locus(ENCYCLOPEDIA, "行馬"), Locus(SHUOFU_PRINT, "倒盆")),
    text="首位通過的玩家賞一半獎金",
    reading=Words(
        "Whoever passes 函谷關 first takes half the bowl.",
        "首過函谷關者賞半盆。",
        "首过函谷关者赏半盆。",
    ),
    grade=Grade.ATTESTED,
)

GATE_OPEN = Article(
    key="dama.gate_open",
    name=Name("開關", "开关", "kāiguān", "the gate opens"),
    loci=(Locus(ENCYCLOPEDIA, "行馬"), Locus(SHUOFU_PRINT, "行馬")),
    text="剩餘任何方棋子不需相疊十枚",
    reading=Words(
        "After that passage any unit of any seat may pass.",
        "既有人過關，此後各家之馬不限匹數皆可過。",
        "既有人过关，此后各家之马不限匹数皆可过。",
    ),
    grade=Grade.ATTESTED,
)

NO_OVERTAKING = Article(
    key="dama.no_overtaking",
    name=Name("不越多馬", "不越多马", "bù yuè duō mǎ", "no overtaking"),
    loci=(Locus(ENCYCLOPEDIA, "行馬"), Locus(SHUOFU_PRINT, "行馬")),
    text="不可穿過多枚數的敵棋",
    reading=Words(
        "Beyond 函谷關 a larger enemy stack can be neither entered nor passed.",
        "函谷關後，不可穿越匹數多於己之敵馬。",
        "函谷关后，不可穿越匹数多于己之敌马。",
    ),
    grade=Grade.ATTESTED,
)

FEILONG = Article(
    key="dama.feilong",
    name=Name("飛龍院", "飞龙院", "Fēilóng yuàn", "the twenty-horse gate"),
    loci=(Locus(ENCYCLOPEDIA, "行馬"), Locus(SHUOFU_PRINT, "行馬"), Locus(WUZAZU, "五雜俎")),
    text="才能通過飛龍院",
    reading=Words(
        "飛龍院 is passed only by all twenty together, and only on a noble cast or one's own cast, whoever throws it.",
        "飛龍院須全馬相疊，且擲出貴采、真本采，或他人擲出己之真本采，方得過。",
        "飞龙院须全马相叠，且掷出贵采、真本采，或他人掷出己之真本采，方得过。",
    ),
    grade=Grade.ATTESTED,
)

PINCERS = Article(
    key="dama.pincers",
    name=Name("夾", "夹", "jiá", "the pincers"),
    loci=(Locus(ENCYCLOPEDIA, "行馬"), Locus(SHUOFU_PRINT, "入夾"), Locus(POST2009, "甲、棋盘")),
    text="需擲出夾采才能離開夾",
    reading=Words(
        "Horses leave the pincers, the five cells before the moat, only on a pincer cast, by the steps of its residue.",
        "塹前五格為夾；馬在夾中，須擲夾采方得出，步數為夾采之餘數。",
        "马在夹中，须掷夹采方得出，步数为夹采之余数。",
    ),
    grade=Grade.ATTESTED,
)

MOAT = Article(
    key="dama.moat",
    name=Name("塹", "堑", "qiàn", "the moat"),
    loci=(
        Locus(ENCYCLOPEDIA, "行馬"),
        Locus(SHUOFU_PRINT, "落塹"),
        Locus(WUZAZU, "五雜俎"),
        Locus(POST2009, "甲、棋盘"),
    ),
    text="可進入有敵棋的塹，但不能打馬",
    reading=Words(
        "The moat, the cell before the last, may be entered beside enemies; nobody strikes there.",
        "終點前一格為塹；塹中有敵馬亦可入，但不可打。",
        "堑中有敌马亦可入，但不可打。",
    ),
    grade=Grade.ATTESTED,
)

MOAT_FLIGHT = Article(
    key="dama.moat_flight",
    name=Name("飛馬", "飞马", "fēimǎ", "flying from the moat"),
    loci=(Locus(ENCYCLOPEDIA, "行馬"), Locus(SHUOFU_PRINT, "落塹")),
    text="此六種狀況之一才能離開塹",
    reading=Words(
        "Horses leave the moat only by flying home, as many as the cast that lets them fly would drop.",
        "馬落塹中，惟得相應之采方可飛出，匹數同該采下馬之數。",
        "马落堑中，惟得相应之采方可飞出，匹数同该采下马之数。",
    ),
    grade=Grade.ATTESTED,
)

MOAT_REWARD = Article(
    key="dama.moat_reward",
    name=Name("飛馬賞帖", "飞马赏帖", "fēimǎ shǎngtiē", "the reward of flying"),
    loci=(Locus(ENCYCLOPEDIA, "行馬"), Locus(SHUOFU_PRINT, "賞帖")),
    text="賞N帖數",
    reading=Words(
        "Flying is rewarded with one 帖 for each horse.",
        "飛馬一匹賞一帖。",
        "飞马一匹赏一帖。",
    ),
    grade=Grade.ATTESTED,
)

REFILL = Article(
    key="dama.refill",
    name=Name("補盆", "补盆", "bǔpén", "refilling the bowl"),
    loci=(Locus(ENCYCLOPEDIA, "博法"),),
    text="其他玩家補充獎金到原先金額",
    reading=Words(
        "When somebody has taken half the bowl, the others fill it up to its first amount.",
        "有人得半盆，餘人補足原額。",
        "有人得半盆，余人补足原额。",
    ),
    grade=Grade.ATTESTED,
)
