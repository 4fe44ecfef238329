"""The words of the house in the glossary, and characters that are written in several ways."""

from __future__ import annotations

from youyi.kernel.face.lessons import GlossaryEntry
from youyi.kernel.names import Name

HOUSE = (
    GlossaryEntry(
        Name("不影響行棋的條文", "不影响行棋的条文", "bù yǐngxiǎng xíngqí de tiáowén", "advice"),
        "`Article.advice`",
        "a clause that no code enacts, with the reason",
    ),
    GlossaryEntry(
        Name("答", "答", "dá", "answer"), "`Answer`", "one way to settle a question, with what speaks for it"
    ),
    GlossaryEntry(Name("條", "条", "tiáo", "article"), "`Article`", "one clause of the rulebook"),
    GlossaryEntry(Name("有據", "有据", "yǒujù", "attested"), "`Grade.ATTESTED`", "the source says so"),
    GlossaryEntry(
        Name("一局", "一局", "yī jú", "bout"),
        "`Game.bout`",
        "the smallest thing that a rulebook settles: a round, a game, a deal",
    ),
    GlossaryEntry(Name("機運", "机运", "jīyùn", "chance"), "`Chance`", "the position asks the dice or the shuffle"),
    GlossaryEntry(Name("抉擇", "抉择", "juézé", "decision"), "`Decision`", "the position asks a seat"),
    GlossaryEntry(Name("事", "事", "shì", "event"), "`because`", "what happened, with its reason"),
    GlossaryEntry(Name("戲", "戏", "xì", "game"), "`Game`", "an entry of the catalogue"),
    GlossaryEntry(
        Name("可信程度", "可信程度", "kěxìn chéngdù", "grade"), "`Grade`", "how firmly a clause or an answer stands"
    ),
    GlossaryEntry(
        Name("推定", "推定", "tuīdìng", "inferred"), "`Grade.INFERRED`", "not said, but the other clauses need it"
    ),
    GlossaryEntry(Name("帳", "账", "zhàng", "ledger"), "`Ledger`", "what every seat and the bowl hold"),
    GlossaryEntry(Name("出處", "出处", "chūchù", "locus"), "`Locus`", "where in a source a clause stands"),
    GlossaryEntry(Name("著", "着", "zhāo", "move"), "`play`", "what a seat or the dice do"),
    GlossaryEntry(
        Name("不許的理由", "不许的理由", "bùxǔ de lǐyóu", "objection"),
        "`Objection`",
        "the clause that forbids a move, and where it bites",
    ),
    GlossaryEntry(Name("機率", "概率", "jīlǜ, gàilǜ", "odds"), "`Odds`", "what chance may answer, and how often"),
    GlossaryEntry(Name("第幾手", "第几手", "dì jǐ shǒu", "ply"), "`ply`", "the number of a move in a record, from 1"),
    GlossaryEntry(
        Name("局面", "局面", "júmiàn", "position"), "`Position`", "everything on which the rest of the game depends"
    ),
    GlossaryEntry(Name("解讀", "解读", "jiědú", "reading"), "`Article.reading`", "what a clause means, as we play it"),
    GlossaryEntry(Name("對局記錄", "对局记录", "duìjú jìlù", "record"), "`Record`", "a game file"),
    GlossaryEntry(
        Name("裁定", "裁定", "cáidìng", "ruling"),
        "`Ruling`",
        "a question that the sources leave open; its members are answers",
    ),
    GlossaryEntry(Name("規則", "规则", "guīzé", "ruleset"), "`Ruleset`", "a named choice of answers"),
    GlossaryEntry(Name("座", "座", "zuò", "seat"), "`Seat`", "a place at the table, in order of play"),
    GlossaryEntry(Name("典籍", "典籍", "diǎnjí", "source"), "`Source`", "a witness: one text in one edition"),
    GlossaryEntry(Name("格位", "格位", "géwèi", "spot"), "`Spot`", "a place on the board, the same for all sides"),
    GlossaryEntry(
        Name("補定", "补定", "bǔdìng", "supplied"), "`Grade.SUPPLIED`", "the sources are silent; the answer is ours"
    ),
    GlossaryEntry(Name("桌", "桌", "zhuō", "table"), "`Table`", "a game under one ruleset, its rulings and terms"),
    GlossaryEntry(Name("約定", "约定", "yuēdìng", "term"), "`Terms`", "what any table agrees for itself"),
    GlossaryEntry(Name("擲", "掷", "zhì", "throw"), "`Throw`", "the faces that dice show together"),
    GlossaryEntry(Name("輪次", "轮次", "lúncì", "turn"), "`Game.turn`", "what a game's length is counted in"),
    GlossaryEntry(Name("所見", "所见", "suǒjiàn", "view"), "`View`", "what one seat may know"),
    GlossaryEntry(
        Name("可能的局面", "可能的局面", "kěnéng de júmiàn", "world"), "`worlds`", "a position that a view allows"
    ),
)

VARIANTS = (
    ("棋", "棊、碁", "The Song print has 棊 and 碁 on one leaf."),
    ("淨", "凈、浄、净", "净 is also the simplified form."),
    ("彩", "采、綵", "儒棋 writes 彩 for what a throw shows, once 綵. In 打馬 we write 采."),
    ("算", "筭", ""),
    ("會", "㑹", ""),
    ("虛", "虚", "虚 is also the simplified form."),
    ("互", "㸦、牙", "牙 is a slip for 㸦."),
    (
        "越",
        "閱、閲",
        "In 越而通足 only the Song print, of the copies we read, has 越; see [the clause](rulebook/ruqi/en.md#ruqi.leap).",
    ),
    ("馬吊", "馬弔", "弔 is the older form; 吊 is also the simplified one."),
    ("沖", "冲、衝", "冲 is also the simplified form."),
    ("鬥", "鬪、鬭、斗", "斗 is also the simplified form."),
    ("簾", "帘", "帘 is also the simplified form."),
    ("驛", "驿", "驿 is the simplified form."),
    ("騏驥院", "騏驛院", "The article on 打馬 prints 驛; the office was 騏驥院."),
    ("尚乘局", "尚承局、尚乗局", "乗 is an older form; 承 a slip of the post of 2009."),
    ("靴楦", "靴檀", "檀 is a slip of the article."),
    ("渾花", "混花", ""),
    ("本采", "本彩", "Also 傍本彩, 徬本采 for 傍本采."),
    ("帖", "貼", "The post of 2009 writes 貼."),
    ("極", "趣、級", "馬吊 calls the lowest card of a suit 極 or 趣; 級 is a slip."),
    ("著", "着", "We write 著 in Traditional, 着 in Simplified."),
    ("骰", "投", "儒棋 calls the dice simply 投, what is thrown."),
)
"""What we write, what else is written, and what there is to say of it."""
