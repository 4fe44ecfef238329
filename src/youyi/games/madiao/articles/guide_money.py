"""Clauses of the guide: diao, zhu, door-knock, patterns on the table."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS, GUIDE, TS2
from youyi.kernel.articles import Article, Grade, Locus
from youyi.kernel.names import Name, Words

DIAO = Article(
    key="madiao.diao",
    name=Name("吊", "吊", "diào", "diao"),
    loci=(
        Locus(GUIDE, "四、3 斗牌结算 1 吊"),
        Locus(GUIDE, "三、10 吊"),
    ),
    text="不足2牌则输吊，多于2牌则赢吊",
    reading=Words(
        "Two won cards are even; fewer lose diao, more win it.",
        "兩桌為本，不輸不贏；不足則輸吊，逾二則贏吊。",
        "两桌为本，不输不赢；不足则输吊，逾二则赢吊。",
    ),
    grade=Grade.ATTESTED,
)

DIAO_SOLE = Article(
    key="madiao.diao_sole",
    name=Name("獨吊", "独吊", "dúdiào", "sole diao"),
    loci=(Locus(GUIDE, "四、3 斗牌结算 1 吊"),),
    text="三家输吊，一家独赢",
    reading=Words(
        "One winner takes one diao from each loser.",
        "一家獨贏，每一輸家各輸一吊。",
        "一家独赢，每一输家各输一吊。",
    ),
    grade=Grade.ATTESTED,
)

DIAO_EACH = Article(
    key="madiao.diao_each",
    name=Name("各吊", "各吊", "gèdiào", "diao each"),
    loci=(Locus(GUIDE, "四、3 斗牌结算 1 吊"),),
    text="东、南各赢一家",
    reading=Words(
        "Two winners and two losers: one diao each.",
        "二贏二輸，各得一吊、各輸一吊。",
        "二赢二输，各得一吊、各输一吊。",
    ),
    grade=Grade.ATTESTED,
)

DIAO_JOINT = Article(
    key="madiao.diao_joint",
    name=Name("合吊", "合吊", "hédiào", "shared diao"),
    loci=(Locus(GUIDE, "四、3 斗牌结算 1 吊"),),
    text="东南合赢北1吊",
    reading=Words(
        "Tricks of 3-3-2-0: the two winners share one diao.",
        "三、三、二、〇：二家合贏一吊，各得半吊。",
        "三、三、二、〇：二家合赢一吊，各得半吊。",
    ),
    grade=Grade.ATTESTED,
)

DIAO_NONE = Article(
    key="madiao.diao_none",
    name=Name("四和氣", "四和气", "sì héqì", "four at peace"),
    loci=(Locus(GUIDE, "四、3 斗牌结算 1 吊"),),
    text="4家俱得0吊",
    reading=Words(
        "Two tricks each: nobody owes diao.",
        "四家各得二桌，俱無吊。",
        "四家各得二桌，俱无吊。",
    ),
    grade=Grade.ATTESTED,
)

DIAO_BANKER = Article(
    key="madiao.diao_banker",
    name=Name("吊止於莊散", "吊止于庄散", "diào zhǐ yú zhuāng sǎn", "diao between banker and others"),
    loci=(Locus(GUIDE, "四、3 斗牌结算 1 吊"),),
    text="仅在庄家与散家之间结算",
    reading=Words(
        "Diao is settled between the banker and the others only.",
        "吊只在莊家與散家之間結算。",
        "吊只在庄家与散家之间结算。",
    ),
    grade=Grade.ATTESTED,
)

DIAO_WORTH = Article(
    key="madiao.diao_worth",
    name=Name("一吊二注", "一吊二注", "yī diào èr zhù", "one diao is two zhu"),
    loci=(Locus(GUIDE, "四、3 斗牌结算 2 普通上桌牌型"),),
    text="本局所得吊数 2",
    reading=Words(
        "One diao counts two zhu.",
        "一吊計二注。",
        "一吊计二注。",
    ),
    grade=Grade.ATTESTED,
)

ZHU = Article(
    key="madiao.zhu",
    name=Name("開注", "开注", "kāizhù", "zhu"),
    loci=(
        Locus(GUIDE, "三、17 开"),
        Locus(GUIDE, "四、3 斗牌结算 2 普通上桌牌型"),
    ),
    text="庄家赢散家、散家赢庄家",
    reading=Words(
        "Zhu are paid between the banker and each of the others.",
        "注在莊家與各散家之間收付。",
        "注在庄家与各散家之间收付。",
    ),
    grade=Grade.ATTESTED,
)

ZHU_NEEDS_PAR = Article(
    key="madiao.zhu_needs_par",
    name=Name("須正本", "须正本", "xū zhèngběn", "par needed"),
    loci=(Locus(GUIDE, "四、3 斗牌结算 2 普通上桌牌型"),),
    text="须正本",
    reading=Words(
        "Worths of won cards, alone or together, need par.",
        "上桌牌型之得分與組合，須正本。",
        "上桌牌型之得分与组合，须正本。",
    ),
    grade=Grade.ATTESTED,
)

SINGLES = Article(
    key="madiao.singles",
    name=Name("單張", "单张", "dānzhāng", "single cards"),
    loci=(Locus(GUIDE, "四、3 斗牌结算 2 普通上桌牌型"),),
    text="红万、九索、 九贯、空文 之一",
    reading=Words(
        "A Reward, a Shoulder, a Ji among one's won cards: one zhu.",
        "上桌之賞、肩、極，各一注。",
        "上桌之赏、肩、极，各一注。",
    ),
    grade=Grade.ATTESTED,
)

LESSER_TU = Article(
    key="madiao.lesser_tu",
    name=Name("小突", "小突", "xiǎotū", "lesser Tu"),
    loci=(Locus(GUIDE, "四、3 斗牌结算 2 普通上桌牌型"),),
    text="九十万+五、六、八万之一",
    reading=Words(
        "90 of Tens won together with a female Tu: two zhu.",
        "九十與雌突之一同上桌：二注。",
        "九十与雌突之一同上桌：二注。",
    ),
    grade=Grade.ATTESTED,
)

DIAO_HUNDRED = Article(
    key="madiao.diao_hundred",
    name=Name("吊百", "吊百", "diàobǎi", "Hundred in diao"),
    loci=(
        Locus(GUIDE, "四、3 斗牌结算 2 普通上桌牌型"),
        Locus(GUIDE, "三、11 斗百"),
    ),
    text="百老未上桌未正本称吊本",
    reading=Words(
        "Dealt the Hundred, neither winning it nor reaching par: one zhu.",
        "手有百老而未上桌，亦未正本：一注。",
        "手有百老而未上桌，亦未正本：一注。",
    ),
    grade=Grade.ATTESTED,
)

PAR_HUNDRED = Article(
    key="madiao.par_hundred",
    name=Name("正本百", "正本百", "zhèngběn bǎi", "Hundred at par"),
    loci=(
        Locus(GUIDE, "四、3 斗牌结算 2 普通上桌牌型"),
        Locus(GUIDE, "三、11 斗百"),
    ),
    text="正本但百老未上桌称正本百",
    reading=Words(
        "Dealt the Hundred, not winning it, yet at par: two zhu.",
        "手有百老而未上桌，然已正本：二注。",
        "手有百老而未上桌，然已正本：二注。",
    ),
    grade=Grade.ATTESTED,
)

LIVE_HUNDRED = Article(
    key="madiao.live_hundred",
    name=Name("大活百", "大活百", "dàhuó bǎi", "live Hundred"),
    loci=(Locus(GUIDE, "四、3 斗牌结算 2 普通上桌牌型"),),
    text="百老上桌且正本",
    reading=Words(
        "The Hundred won, and par: five zhu.",
        "百老上桌且正本：五注。",
        "百老上桌且正本：五注。",
    ),
    grade=Grade.ATTESTED,
)

LIVE_HEADING = Article(
    key="madiao.live_heading",
    name=Name("大活百三", "大活百三", "dàhuó bǎi sān", "live Hundred at three"),
    loci=(Locus(GUIDE, "四、3 斗牌结算 2 普通上桌牌型"),),
    text="吊百 1 正本百 2 大活百 3",
    reading=Words(
        "The heading above the same table counts the live Hundred three zhu.",
        "同表題下一行，大活百作三注。",
        "同表题下一行，大活百作三注。",
    ),
    grade=Grade.ATTESTED,
)

LIVE_HUNDRED_TU = Article(
    key="madiao.live_hundred_tu",
    name=Name("大活百突", "大活百突", "dàhuó bǎi tū", "live Hundred with Tu"),
    loci=(Locus(GUIDE, "四、3 斗牌结算 2 普通上桌牌型"),),
    text="百老 +五、六、八万之一",
    reading=Words(
        "The live Hundred with a female Tu: ten zhu.",
        "大活百兼雌突之一：十注。",
        "大活百兼雌突之一：十注。",
    ),
    grade=Grade.ATTESTED,
)

FULL_TU = Article(
    key="madiao.full_tu",
    name=Name("全突大活", "全突大活", "quántū dàhuó", "all Tu alive"),
    loci=(Locus(GUIDE, "四、3 斗牌结算 2 普通上桌牌型"),),
    text="百老、九十、五 六 八贯同上",
    reading=Words(
        "The Hundred, 90 of Tens and all three female Tu won: thirty zhu.",
        "百老、九十、五六八萬全上：三十注。",
        "百老、九十、五六八万全上：三十注。",
    ),
    grade=Grade.ATTESTED,
)

DOOR_KNOCK = Article(
    key="madiao.door_knock",
    name=Name("敲門", "敲门", "qiāomén", "door-knock"),
    loci=(
        Locus(GUIDE, "四、3 斗牌结算 2 普通上桌牌型"),
        Locus(GUIDE, "三、18 敲门"),
    ),
    text="大活敲门:大活百1，大活百突2，全突大活5",
    reading=Words(
        "One of the others with a live Hundred also takes one, two or five from each of the other two, never "
        "from the banker.",
        "散家得大活，另向其餘二散家各收一、二或五注，莊家不與。",
        "散家得大活，另向其余二散家各收一、二或五注，庄家不与。",
    ),
    grade=Grade.ATTESTED,
)

COMMON_HE = Article(
    key="madiao.common_he",
    name=Name("公賀", "公贺", "gōnghè", "common congratulation"),
    loci=(
        Locus(GUIDE, "三、19 公贺"),
        Locus(GUIDE, "四、3 斗牌结算"),
    ),
    text="由其他三家均要输筹",
    reading=Words(
        "Each of the other three pays the worth of a pattern to its holder, banker or not.",
        "成色樣者，其餘三家各賀其數，不分莊散。",
        "成色样者，其余三家各贺其数，不分庄散。",
    ),
    grade=Grade.ATTESTED,
)

FOUR_GATE = Article(
    key="madiao.four_gate",
    name=Name("四門色樣", "四门色样", "sìmén sèyàng", "four-gate patterns"),
    loci=(
        Locus(GUIDE, "四、3 斗牌结算 3 色样组合"),
        Locus(CS, "色样"),
        Locus(TS2, "计分文档"),
    ),
    text="",
    reading=Words(
        "A four-gate is four brocade cards, one of each suit, among the won cards; a seat scores its dearest one.",
        "四門色樣為上桌之四錦，每門一張；一家只取最貴者。",
        "四门色样为上桌之四锦，每门一张；一家只取最贵者。",
    ),
    grade=Grade.INFERRED,
)

FOUR_GATE_WORTHS = Article(
    key="madiao.four_gate_worths",
    name=Name("四門之值", "四门之值", "sìmén zhī zhí", "worth of four-gates"),
    loci=(Locus(GUIDE, "四、3 斗牌结算 3 色样组合"),),
    text="皇会图 4赏 8",
    reading=Words(
        "Twenty-three four-gates by how many Rewards, Shoulders, Hundreds and Ji they hold, each with its number.",
        "四門色樣二十三種，依賞、肩、百、極之數分別，各有其值。",
        "四门色样二十三种，依赏、肩、百、极之数分别，各有其值。",
    ),
    grade=Grade.ATTESTED,
)

NO_GREEN_BETWEEN = Article(
    key="madiao.no_green_between",
    name=Name("間青不算", "间青不算", "jiàn qīng bú suàn", "broken by a green"),
    loci=(Locus(GUIDE, "四、3 斗牌结算 3 色样组合"),),
    text="间青不算",
    reading=Words(
        "天地分 and 肩天地分 do not count if a green was won between their four cards.",
        "天地分、肩天地分，四牌之間隔有青張則不算。",
        "天地分、肩天地分，四牌之间隔有青张则不算。",
    ),
    grade=Grade.ATTESTED,
)

LINKED = Article(
    key="madiao.linked",
    name=Name("連紅隔青", "连红隔青", "liánhóng géqīng", "linked and parted"),
    loci=(Locus(GUIDE, "三、12 连红、隔青"),),
    text="某两牌之间全是红张",
    reading=Words(
        "Two won cards with only reds between them are linked; a green between parts them.",
        "兩牌之間全是紅張為連紅，中有青張為隔青。",
        "两牌之间全是红张为连红，中有青张为隔青。",
    ),
    grade=Grade.ATTESTED,
)

SHOULDERS_DEALT = Article(
    key="madiao.shoulders_dealt",
    name=Name("四肩在手", "四肩在手", "sìjiān zài shǒu", "four Shoulders in hand"),
    loci=(
        Locus(GUIDE, "四、3 斗牌结算 3 色样组合"),
        Locus(CS, "色样"),
    ),
    text="在手贺1 上1贺2类推 全上双冲",
    reading=Words(
        "Dealt all four Shoulders: one he for holding them and one more for each that is won.",
        "手得四肩，在手賀一；每上一張，加賀一。",
        "手得四肩，在手贺一；每上一张，加贺一。",
    ),
    grade=Grade.ATTESTED,
)

DOUBLE_CHONG = Article(
    key="madiao.double_chong",
    name=Name("雙沖", "双冲", "shuāngchōng", "double chong"),
    loci=(Locus(GUIDE, "四、3 斗牌结算 3 色样组合"),),
    text="全上双冲",
    reading=Words(
        "Dealt all four Shoulders and winning them all doubles one's points in the chong.",
        "四肩在手而全上者，沖分加倍。",
        "四肩在手而全上者，冲分加倍。",
    ),
    grade=Grade.INFERRED,
)

MISC_NAMES = Article(
    key="madiao.misc_names",
    name=Name("鬥上雜色樣", "斗上杂色样", "dòushàng zásèyàng", "miscellaneous patterns"),
    loci=(
        Locus(GUIDE, "四、3 斗牌结算 3 色样组合"),
        Locus(GUIDE, "三、14 色样"),
    ),
    text="斗牌过程中，上桌牌组中有形成色样者",
    reading=Words(
        "Patterns that arise while cards are won; the guide gives their names without conditions or numbers.",
        "鬥牌過程中上桌牌組所成之色樣；所據只列名目，未言牌型與賀數。",
        "斗牌过程中上桌牌组所成之色样；所据只列名目，未言牌型与贺数。",
    ),
    grade=Grade.ATTESTED,
)

CENSER_NAMES = Article(
    key="madiao.censer_names",
    name=Name("香爐腳名目", "香炉脚名目", "xiānglújiǎo míngmù", "the censer's names"),
    loci=(Locus(GUIDE, "四、3 斗牌结算 3 色样组合"),),
    text="香炉脚：朱砂鼎 铁香炉 三红 三素",
    reading=Words(
        "The censer 香爐腳 has ten further names, by what stands in its body and its feet; the guide explains none. 全紅 is"
        " taken for 硃砂鼎 and 全素 for 鐵香爐; 三紅 and 三素 alone bring nothing more.",
        "香爐腳之下別有十名，依爐身爐足之牌而分，指南皆無說。全紅即硃砂鼎，全素即鐵香爐；但三紅、三素者不加。",
        "香炉脚之下别有十名，依炉身炉足之牌而分，指南皆无说。全红即朱砂鼎，全素即铁香炉；但三红、三素者不加。",
    ),
    grade=Grade.ATTESTED,
)
