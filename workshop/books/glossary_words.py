"""The words of the house in the glossary, and characters that are written in several ways."""

from __future__ import annotations

from workshop.books.texts import GLOSSARY as TEXTS
from youyi.kernel.face.lessons import GlossaryEntry

HOUSE = (
    GlossaryEntry(
        TEXTS.name("advice"),
        "`Article.advice`",
        "a clause that no code enacts, with the reason",
    ),
    GlossaryEntry(TEXTS.name("answer"), "`Answer`", "one way to settle a question, with what speaks for it"),
    GlossaryEntry(TEXTS.name("article"), "`Article`", "one clause of the rulebook"),
    GlossaryEntry(TEXTS.name("attested"), "`Grade.ATTESTED`", "the source says so"),
    GlossaryEntry(
        TEXTS.name("bout"),
        "`Game.bout`",
        "the smallest thing that a rulebook settles: a round, a game, a deal",
    ),
    GlossaryEntry(TEXTS.name("chance"), "`Chance`", "the position asks the dice or the shuffle"),
    GlossaryEntry(TEXTS.name("decision"), "`Decision`", "the position asks a seat"),
    GlossaryEntry(TEXTS.name("event"), "`because`", "what happened, with its reason"),
    GlossaryEntry(TEXTS.name("game"), "`Game`", "an entry of the catalogue"),
    GlossaryEntry(TEXTS.name("grade"), "`Grade`", "how firmly a clause or an answer stands"),
    GlossaryEntry(TEXTS.name("inferred"), "`Grade.INFERRED`", "not said, but the other clauses need it"),
    GlossaryEntry(TEXTS.name("ledger"), "`Ledger`", "what every seat and the bowl hold"),
    GlossaryEntry(TEXTS.name("locus"), "`Locus`", "where in a source a clause stands"),
    GlossaryEntry(TEXTS.name("move"), "`play`", "what a seat or the dice do"),
    GlossaryEntry(
        TEXTS.name("objection"),
        "`Objection`",
        "the clause that forbids a move, and where it bites",
    ),
    GlossaryEntry(TEXTS.name("odds"), "`Odds`", "what chance may answer, and how often"),
    GlossaryEntry(TEXTS.name("ply"), "`ply`", "the number of a move in a record, from 1"),
    GlossaryEntry(TEXTS.name("position"), "`Position`", "everything on which the rest of the game depends"),
    GlossaryEntry(TEXTS.name("reading"), "`Article.reading`", "what a clause means, as we play it"),
    GlossaryEntry(TEXTS.name("record"), "`Record`", "a game file"),
    GlossaryEntry(
        TEXTS.name("ruling"),
        "`Ruling`",
        "a question that the sources leave open; its members are answers",
    ),
    GlossaryEntry(TEXTS.name("ruleset"), "`Ruleset`", "a named choice of answers"),
    GlossaryEntry(TEXTS.name("seat"), "`Seat`", "a place at the table, in order of play"),
    GlossaryEntry(TEXTS.name("source"), "`Source`", "a witness: one text in one edition"),
    GlossaryEntry(TEXTS.name("spot"), "`Spot`", "a place on the board, the same for all sides"),
    GlossaryEntry(TEXTS.name("supplied"), "`Grade.SUPPLIED`", "the sources are silent; the answer is ours"),
    GlossaryEntry(TEXTS.name("table"), "`Table`", "a game under one ruleset, its rulings and terms"),
    GlossaryEntry(TEXTS.name("term"), "`Terms`", "what any table agrees for itself"),
    GlossaryEntry(TEXTS.name("throw"), "`Throw`", "the faces that dice show together"),
    GlossaryEntry(TEXTS.name("turn"), "`Game.turn`", "what a game's length is counted in"),
    GlossaryEntry(TEXTS.name("view"), "`View`", "what one seat may know"),
    GlossaryEntry(TEXTS.name("world"), "`worlds`", "a position that a view allows"),
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
