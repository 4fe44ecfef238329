"""Clauses of the old witnesses and of modern summaries."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS, GUIDE, JINGHUAYUAN, TS1, TS2, WIKIPEDIA, ZHAOSHIBEI
from youyi.kernel.articles import Article, Grade, Locus
from youyi.kernel.names import Name, Words

CLASSIC_LEADER = Article(
    key="madiao.classic_leader",
    name=Name("切牌定首發", "切牌定首发", "qiēpái dìng shǒufā", "leader by the cut"),
    loci=(
        Locus(JINGHUAYUAN, "第七十三回"),
        Locus(WIKIPEDIA, "Madiao"),
    ),
    text="",
    reading=Words(
        "The exposed card's digit says who leads: 3 and 7 the banker, 4 and 8 the next, 1, 5 and 9 the one "
        "opposite, 2 and 6 the one before.",
        "依露面牌之數定首發：三七為莊家，四八其次，一五九對家，二六上家。",
        "依露面牌之数定首发：三七为庄家，四八其次，一五九对家，二六上家。",
    ),
    grade=Grade.ATTESTED,
)

ROTATION = Article(
    key="madiao.rotation",
    name=Name("輪莊", "轮庄", "lúnzhuāng", "the bank goes round"),
    loci=(
        Locus(WIKIPEDIA, "Madiao"),
        Locus(TS1, "分庄与发牌"),
        Locus(TS2, "分庄与发牌"),
    ),
    text="",
    reading=Words(
        "The bank goes to the next seat after every deal.",
        "每局一易，莊家順輪下家。",
        "每局一易，庄家顺轮下家。",
    ),
    grade=Grade.ATTESTED,
)

REDEAL = Article(
    key="madiao.redeal",
    name=Name("五張重發", "五张重发", "wǔzhāng chóngfā", "five of a suit, deal again"),
    loci=(Locus(WIKIPEDIA, "Madiao"),),
    text="",
    reading=Words(
        "A hand of five or more cards of one suit may void the deal.",
        "一手同門五張以上者，可重發。",
        "一手同门五张以上者，可重发。",
    ),
    grade=Grade.ATTESTED,
)

SEAT_NAMES = Article(
    key="madiao.seat_names",
    name=Name("家位之名", "家位之名", "jiāwèi zhī míng", "names of the seats"),
    loci=(
        Locus(JINGHUAYUAN, "第七十三回"),
        Locus(CS, "分庄与发牌"),
    ),
    text="",
    reading=Words(
        "Players are named after digits: the banker is 3-7, then 4-8, 1-5-9 and 2-6 in order of play.",
        "四家以數為名：莊家三七，依次四八、幺五九、二六。",
        "四家以数为名：庄家三七，依次四八、幺五九、二六。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "Names of places at a table whose bank moves; we name seats by the winds.",
        "莊家既輪，此名隨之而移；今以四方名座。",
        "庄家既轮，此名随之而移；今以四方名座。",
    ),
)

OLD_SCORE = Article(
    key="madiao.old_score",
    name=Name("古譜今譜", "古谱今谱", "gǔpǔ jīnpǔ", "old score and new"),
    loci=(Locus(JINGHUAYUAN, "第七十三回"),),
    text="",
    reading=Words(
        "The new score dropped the small patterns of the old one, because they happen in every deal.",
        "古譜小色樣每局皆有，今譜盡刪之。",
        "古谱小色样每局皆有，今谱尽删之。",
    ),
    grade=Grade.ATTESTED,
)

GRANDFATHER_FIRST = Article(
    key="madiao.grandfather_first",
    name=Name("公領孫", "公领孙", "gōng lǐng sūn", "grandfather first"),
    loci=(Locus(JINGHUAYUAN, "第七十三回"),),
    text="",
    reading=Words(
        "In 公領孫 the Reward goes in front and the little one follows.",
        "公領孫者，賞在前而小者隨之。",
        "公领孙者，赏在前而小者随之。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "A witness to the order of one pattern, which has a clause of its own.",
        "為一色樣之次序作證，該色樣自有專條。",
        "为一色样之次序作证，该色样自有专条。",
    ),
)

PATTERNS_FIRST = Article(
    key="madiao.patterns_first",
    name=Name("先算色樣", "先算色样", "xiān suàn sèyàng", "patterns before the stock"),
    loci=(
        Locus(ZHAOSHIBEI, "卷四"),
        Locus(GUIDE, "四、3 斗牌结算"),
    ),
    text="",
    reading=Words(
        "Patterns are settled before the stock is turned.",
        "先算完色樣，然後看沖。",
        "先算完色样，然后看冲。",
    ),
    grade=Grade.ATTESTED,
)

NO_TAKING_BACK = Article(
    key="madiao.no_taking_back",
    name=Name("落牌不悔", "落牌不悔", "luò pái bù huǐ", "no taking back"),
    loci=(Locus(ZHAOSHIBEI, "卷四"),),
    text="",
    reading=Words(
        "A card that has been played cannot be taken back.",
        "牌既打出，不得收回。",
        "牌既打出，不得收回。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "What has been done stands in every game; there is nothing more to enact.",
        "諸戲皆然，無待另行。",
        "诸戏皆然，无待另行。",
    ),
)

MAIDEN_NAMES = Article(
    key="madiao.maiden_names",
    name=Name("天女散花", "天女散花", "tiānnǚ sànhuā", "the maiden's name"),
    loci=(Locus(ZHAOSHIBEI, "卷四"),),
    text="",
    reading=Words(
        "This witness gives the name 天女散花 to the Hundred followed by 20 of Tens.",
        "百老後接二十，此書稱天女散花。",
        "百老后接二十，此书称天女散花。",
    ),
    grade=Grade.ATTESTED,
)

OFFENDER_PAYS_ALL = Article(
    key="madiao.offender_pays_all",
    name=Name("犯者包賠", "犯者包赔", "fànzhě bāopéi", "the offender pays for all"),
    loci=(
        Locus(ZHAOSHIBEI, "卷四"),
        Locus(TS2, "处罚"),
    ),
    text="",
    reading=Words(
        "The offender alone pays what the others lose by the pattern the fault allowed; the earlier offender first.",
        "因其犯而成之色樣，三家所輸由犯者獨賠；先犯者先賠。",
        "因其犯而成之色样，三家所输由犯者独赔；先犯者先赔。",
    ),
    grade=Grade.ATTESTED,
)

HALVED_STAKES = Article(
    key="madiao.halved_stakes",
    name=Name("平牌減半", "平牌减半", "píngpái jiǎnbàn", "halved stakes"),
    loci=(Locus(WIKIPEDIA, "Madiao"),),
    text="",
    reading=Words(
        "Stakes may be halved in an even deal.",
        "牌勢平者，注可減半。",
        "牌势平者，注可减半。",
    ),
    grade=Grade.ATTESTED,
    advice=Words(
        "The witness does not say when a deal is even.",
        "何為平牌，所據未言，無從施行。",
        "何为平牌，所据未言，无从施行。",
    ),
)

UNNAMED_TEXTS = Article(
    key="madiao.unnamed_texts",
    name=Name("未見之書", "未见之书", "wèijiàn zhī shū", "texts not found"),
    loci=(),
    text="",
    reading=Words(
        "馬弔腳例, 葉子譜 and 吳弔譜 are named by everybody; no full text could be read.",
        "《馬弔腳例》、《葉子譜》、《吳弔譜》屢見稱引，全文未得見。",
        "《马吊脚例》、《叶子谱》、《吴吊谱》屡见称引，全文未得见。",
    ),
    grade=Grade.SUPPLIED,
    advice=Words(
        "It says what we have not read.",
        "記未得讀者。",
        "记未得读者。",
    ),
)
