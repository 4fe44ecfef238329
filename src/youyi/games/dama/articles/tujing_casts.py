"""Clauses of the encyclopedia article: what each throw brings, and to whom."""

from __future__ import annotations

from youyi.games.dama.articles.sources import ENCYCLOPEDIA, POST2009, SHUOFU_PRINT
from youyi.kernel.articles import Article, Grade, Locus
from youyi.kernel.names import Name, Words

TURNS = Article(
    key="dama.turns",
    name=Name("輪擲", "轮掷", "lúnzhì", "taking turns"),
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(POST2009, "丁、下马")),
    text="玩家輪流擲骰",
    reading=Words(
        "The seats throw in turn. That the rotation follows whoever threw the regular turn is ours.",
        "各家依座次輪流擲骰。輪次依常輪擲骰者而定，則今所補。",
        "各家依座次轮流掷骰。轮次依常轮掷骰者而定，则今所补。",
    ),
    grade=Grade.ATTESTED,
)

MONEY_FIRST = Article(
    key="dama.money_first",
    name=Name("先賞後行", "先赏后行", "xiān shǎng hòu xíng", "money first"),
    loci=(Locus(ENCYCLOPEDIA, "博法"),),
    text="先得到相應的賞罰",
    reading=Words(
        "What a cast pays or costs is settled first, then the horses act.",
        "擲采之後，先行賞罰，後動馬。",
        "掷采之后，先行赏罚，后动马。",
    ),
    grade=Grade.ATTESTED,
)

PRIZE_REWARD = Article(
    key="dama.prize_reward",
    name=Name("賞采賞帖", "赏采赏帖", "shǎngcǎi shǎngtiē", "the prize of a prize cast"),
    loci=(Locus(ENCYCLOPEDIA, "賞采"), Locus(SHUOFU_PRINT, "賞帖")),
    text="依采種賞N帖錢",
    reading=Words(
        "A prize cast is rewarded with its own number of 帖: 8, 6, 5, 4 or 2.",
        "賞采依采賞帖：八、六、五、四或二。",
        "赏采依采赏帖：八、六、五、四或二。",
    ),
    grade=Grade.ATTESTED,
)

PRIZE_DROP = Article(
    key="dama.prize_drop",
    name=Name("賞采下馬", "赏采下马", "shǎngcǎi xiàmǎ", "dropping on a prize cast"),
    loci=(Locus(ENCYCLOPEDIA, "賞采"), Locus(POST2009, "丁、下马")),
    text="則下N枚己棋",
    reading=Words(
        "On a prize cast as many horses are dropped as the cast is rewarded with 帖.",
        "擲賞采，下馬匹數與賞帖之數同。",
        "掷赏采，下马匹数与赏帖之数同。",
    ),
    grade=Grade.ATTESTED,
)

PRIZE_OWN_CLASS = Article(
    key="dama.prize_own_class",
    name=Name("賞采傍本", "赏采傍本", "shǎngcǎi bàngběn", "a prize cast of one's own count"),
    loci=(Locus(ENCYCLOPEDIA, "賞采"),),
    text="再加下兩枚",
    reading=Words(
        "If the prize cast has the count of the thrower's own cast, two more horses are dropped.",
        "賞采若同為己之傍本采，加下二匹。",
        "赏采若同为己之傍本采，加下二匹。",
    ),
    grade=Grade.ATTESTED,
)

TRIPLE_AGAIN = Article(
    key="dama.triple_again",
    name=Name("渾花再擲", "浑花再掷", "húnhuā zàizhì", "a triple throws again"),
    loci=(Locus(ENCYCLOPEDIA, "賞采"), Locus(SHUOFU_PRINT, "賞擲")),
    text="再獲一回合",
    reading=Words("A triple earns another turn.", "擲渾花，再得一擲。", "掷浑花，再得一掷。"),
    grade=Grade.ATTESTED,
)

FINE = Article(
    key="dama.fine",
    name=Name("罰帖", "罚帖", "fátiē", "the fine"),
    loci=(Locus(ENCYCLOPEDIA, "罰采"), Locus(SHUOFU_PRINT, "賞帖")),
    text="罰二帖",
    reading=Words(
        "A penalty cast costs its thrower two 帖.",
        "擲罰采，罰二帖。",
        "掷罚采，罚二帖。",
    ),
    grade=Grade.ATTESTED,
)

FINE_TO_NEXT = Article(
    key="dama.fine_to_next",
    name=Name("下位行動", "下位行动", "xiàwèi xíngdòng", "the next seat acts"),
    loci=(Locus(ENCYCLOPEDIA, "罰采"), Locus(SHUOFU_PRINT, "賞擲")),
    text="改由下位玩家行動",
    reading=Words(
        "After a penalty cast the next seat acts with it instead, and drops two.",
        "擲罰采，改由下位行動，可下二匹。",
        "掷罚采，改由下位行动，可下二匹。",
    ),
    grade=Grade.ATTESTED,
)

OWN_CAST = Article(
    key="dama.own_cast",
    name=Name("真本采", "真本采", "zhēn běncǎi", "one's own cast"),
    loci=(Locus(ENCYCLOPEDIA, "散采"), Locus(SHUOFU_PRINT, "本采")),
    text="即為該玩家的真本采",
    reading=Words(
        "The first common cast that a seat throws becomes its own cast, unless its count already belongs to another.",
        "初擲之散采，若非他人本采，即為己之真本采。",
        "初掷之散采，若非他人本采，即为己之真本采。",
    ),
    grade=Grade.ATTESTED,
)

OWN_CLASS = Article(
    key="dama.own_class",
    name=Name("傍本采", "傍本采", "bàng běncǎi", "the casts beside one's own"),
    loci=(Locus(ENCYCLOPEDIA, "散采"), Locus(SHUOFU_PRINT, "賞帖")),
    text="同采數的采則為傍本彩",
    reading=Words(
        "All casts of the same count as one's own cast stand beside it.",
        "與真本采同采數者為傍本采。",
        "与真本采同采数者为傍本采。",
    ),
    grade=Grade.ATTESTED,
)

OWN_REWARD = Article(
    key="dama.own_reward",
    name=Name("本采賞帖", "本采赏帖", "běncǎi shǎngtiē", "the reward of one's own cast"),
    loci=(Locus(ENCYCLOPEDIA, "散采"), Locus(SHUOFU_PRINT, "賞帖")),
    text="分別賞三、二帖",
    reading=Words(
        "One's own cast is rewarded with three 帖, one beside it with two.",
        "擲真本采賞三帖，傍本采賞二帖。",
        "掷真本采赏三帖，傍本采赏二帖。",
    ),
    grade=Grade.ATTESTED,
)

OWN_AGAIN = Article(
    key="dama.own_again",
    name=Name("本采再擲", "本采再掷", "běncǎi zàizhì", "one's own cast throws again"),
    loci=(Locus(ENCYCLOPEDIA, "散采"), Locus(SHUOFU_PRINT, "賞擲")),
    text="與再獲一回合",
    reading=Words(
        "One's own cast, and one beside it, earn another turn.",
        "擲真、傍本采，再得一擲。",
        "掷真、傍本采，再得一掷。",
    ),
    grade=Grade.ATTESTED,
)

OWN_DROP = Article(
    key="dama.own_drop",
    name=Name("本采下馬", "本采下马", "běncǎi xiàmǎ", "dropping on one's own cast"),
    loci=(Locus(ENCYCLOPEDIA, "散采"), Locus(SHUOFU_PRINT, "下馬")),
    text="若還選擇下馬，下三枚",
    reading=Words(
        "On one's own cast three horses are dropped.",
        "擲本采，下馬三匹。",
        "掷本采，下马三匹。",
    ),
    grade=Grade.ATTESTED,
)

OTHERS_PAID = Article(
    key="dama.others_paid",
    name=Name("送帖", "送帖", "sòngtiē", "paying the owner"),
    loci=(Locus(ENCYCLOPEDIA, "散采"), Locus(SHUOFU_PRINT, "賞帖")),
    text="分別送三、二帖給該玩家",
    reading=Words(
        "Whoever throws another's own cast pays the owner three 帖, for one beside it two.",
        "擲出他人真本采送其三帖，傍本采送二帖。",
        "掷出他人真本采送其三帖，傍本采送二帖。",
    ),
    grade=Grade.ATTESTED,
)

OTHERS_ACT = Article(
    key="dama.others_act",
    name=Name("本家行動", "本家行动", "běnjiā xíngdòng", "the owner acts"),
    loci=(Locus(ENCYCLOPEDIA, "散采"),),
    text="改由該玩家行動",
    reading=Words(
        "The owner of the cast acts with it instead of the thrower.",
        "改由采主行動。",
        "改由采主行动。",
    ),
    grade=Grade.ATTESTED,
)

COLLISION = Article(
    key="dama.collision",
    name=Name("真撞", "真撞", "zhēnzhuàng", "collision"),
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(SHUOFU_PRINT, "賞帖")),
    text="叫真撞",
    reading=Words(
        "To throw the same cast as the seat before is a collision.",
        "與上位所擲同采，為真撞。",
        "与上位所掷同采，为真撞。",
    ),
    grade=Grade.ATTESTED,
)

SIDE_COLLISION = Article(
    key="dama.side_collision",
    name=Name("傍撞", "傍撞", "bàngzhuàng", "side collision"),
    loci=(Locus(ENCYCLOPEDIA, "博法"), Locus(SHUOFU_PRINT, "賞帖")),
    text="叫傍撞",
    reading=Words(
        "To throw the same count as the seat before is a side collision.",
        "與上位所擲同采數，為傍撞。",
        "与上位所掷同采数，为傍撞。",
    ),
    grade=Grade.ATTESTED,
)

COLLISION_FINE = Article(
    key="dama.collision_fine",
    name=Name("撞罰", "撞罚", "zhuàngfá", "the fine for a collision"),
    loci=(Locus(ENCYCLOPEDIA, "散采"), Locus(SHUOFU_PRINT, "賞帖")),
    text="分別罰三、二帖錢",
    reading=Words(
        "A collision costs three 帖, a side collision two.",
        "真撞罰三帖，傍撞罰二帖。",
        "真撞罚三帖，傍撞罚二帖。",
    ),
    grade=Grade.ATTESTED,
)

COLLISION_ACT = Article(
    key="dama.collision_act",
    name=Name("上位行動", "上位行动", "shàngwèi xíngdòng", "the seat before acts"),
    loci=(Locus(ENCYCLOPEDIA, "散采"),),
    text="皆改由上位玩家行動",
    reading=Words(
        "After a collision the seat before acts with the cast instead of the thrower.",
        "擲撞，改由上位行動。",
        "掷撞，改由上位行动。",
    ),
    grade=Grade.ATTESTED,
)

REROLL = Article(
    key="dama.reroll",
    name=Name("重擲", "重掷", "chóngzhì", "throwing again after a collision"),
    loci=(Locus(ENCYCLOPEDIA, "散采"),),
    text="本回合玩家再重擲",
    reading=Words(
        "After the first and the second collision of a turn the thrower throws again.",
        "一輪之內，初撞、再撞之後，本家重擲。",
        "一轮之内，初撞、再撞之后，本家重掷。",
    ),
    grade=Grade.ATTESTED,
)

THIRD_COLLISION = Article(
    key="dama.third_collision",
    name=Name("三撞", "三撞", "sānzhuàng", "the third collision"),
    loci=(Locus(ENCYCLOPEDIA, "散采"),),
    text="罰金加倍，但可行動",
    reading=Words(
        "The third collision of a turn costs double, but then the thrower acts.",
        "一輪三撞，罰金加倍，但本家可行動。",
        "一轮三撞，罚金加倍，但本家可行动。",
    ),
    grade=Grade.ATTESTED,
)

PLAIN = Article(
    key="dama.plain",
    name=Name("散采行動", "散采行动", "sǎncǎi xíngdòng", "an ordinary throw"),
    loci=(Locus(ENCYCLOPEDIA, "散采"), Locus(POST2009, "丁、下马")),
    text="下一枚馬或行一馬",
    reading=Words(
        "Any other throw drops one horse or moves one stack.",
        "其餘散采，下一匹馬或行一馬。",
        "其余散采，下一匹马或行一马。",
    ),
    grade=Grade.ATTESTED,
)
