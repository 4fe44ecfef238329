"""What we supply where every witness is silent."""

from __future__ import annotations

from youyi.kernel.articles import Article, Grade
from youyi.kernel.names import Name, Words

FIRST_THROWER = Article(
    key="dama.first_thrower",
    name=Name("先手", "先手", "xiānshǒu", "who throws first"),
    loci=(),
    text="",
    reading=Words(
        "No witness says who throws first.",
        "諸本皆未言何人先擲。",
        "诸本皆未言何人先掷。",
    ),
    grade=Grade.SUPPLIED,
)

FORWARD_FIRST = Article(
    key="dama.forward_first",
    name=Name("先進後折", "先进后折", "xiān jìn hòu zhé", "no turning back from standstill"),
    loci=(),
    text="",
    reading=Words(
        "A unit turns back only after at least one step forward; one that is blocked at once cannot go.",
        "至少前進一步方可折返；立時受阻則不得行。",
        "至少前进一步方可折返；立时受阻则不得行。",
    ),
    grade=Grade.SUPPLIED,
)

NO_RETURN = Article(
    key="dama.no_return",
    name=Name("不回原處", "不回原处", "bù huí yuánchù", "no journey to where one stands"),
    loci=(),
    text="",
    reading=Words(
        "A journey that would end where it began is no journey; none ends at the start.",
        "行程若回到原處，不算行馬；亦不得退回起點。",
        "行程若回到原处，不算行马；亦不得退回起点。",
    ),
    grade=Grade.SUPPLIED,
)

TURNS_ONCE = Article(
    key="dama.turns_once",
    name=Name("只折一次", "只折一次", "zhǐ zhé yí cì", "one turn only"),
    loci=(),
    text="",
    reading=Words(
        "A unit turns back once only; if its way back is blocked too, it cannot go.",
        "只可折返一次；退路又阻，則不得行。",
        "只可折返一次；退路又阻，则不得行。",
    ),
    grade=Grade.SUPPLIED,
)

ODD_CHIPS = Article(
    key="dama.odd_chips",
    name=Name("零帖", "零帖", "língtiē", "odd chips"),
    loci=(),
    text="",
    reading=Words(
        "Half the bowl is rounded down; where a sum does not divide, odd chips come one each "
        "from the seats after the receiver.",
        "半盆捨零；均攤不盡之帖，自受者下位起各出一帖。",
        "半盆舍零；均摊不尽之帖，自受者下位起各出一帖。",
    ),
    grade=Grade.SUPPLIED,
)

BOWL_SHORT = Article(
    key="dama.bowl_short",
    name=Name("盆不足", "盆不足", "pén bùzú", "a bowl too small"),
    loci=(),
    text="",
    reading=Words(
        "If the bowl cannot pay a reward, everyone but the receiver first fills it up in equal shares.",
        "公盆不足以賞，則受者以外各家先均攤補足。",
        "公盆不足以赏，则受者以外各家先均摊补足。",
    ),
    grade=Grade.SUPPLIED,
)

ONE_EXTRA = Article(
    key="dama.one_extra",
    name=Name("一次一擲", "一次一掷", "yí cì yí zhì", "extra turns in order"),
    loci=(),
    text="",
    reading=Words(
        "Extra turns are taken in the order in which they were earned, before the rotation goes on.",
        "再擲依所得之先後而行，行畢方輪下家。",
        "再掷依所得之先后而行，行毕方轮下家。",
    ),
    grade=Grade.SUPPLIED,
)

PASSED = Article(
    key="dama.passed",
    name=Name("既過", "既过", "jìguò", "what passing the gate means"),
    loci=(),
    text="",
    reading=Words(
        "函谷關 is passed when a unit of ten or more comes to stand beyond it; to stand on it is not to pass.",
        "十匹以上行至關後方為過關；立於關上不算過。",
        "十匹以上行至关后方为过关；立于关上不算过。",
    ),
    grade=Grade.SUPPLIED,
)

NO_WAY = Article(
    key="dama.no_way",
    name=Name("無路可行", "无路可行", "wú lù kě xíng", "no way"),
    loci=(),
    text="",
    reading=Words(
        "If no stack can go, nothing happens.",
        "無馬可行，則不動。",
        "无马可行，则不动。",
    ),
    grade=Grade.SUPPLIED,
)

THROW_CAP = Article(
    key="dama.throw_cap",
    name=Name("擲數上限", "掷数上限", "zhìshù shàngxiàn", "the cap on throws"),
    loci=(),
    text="",
    reading=Words(
        "A game that reaches the agreed number of throws is drawn; the bowl is shared out.",
        "擲滿約定次數而未分勝負則為和局，公盆均分。",
        "掷满约定次数而未分胜负则为和局，公盆均分。",
    ),
    grade=Grade.SUPPLIED,
)

PLACES = Article(
    key="dama.places",
    name=Name("名次", "名次", "míngcì", "playing for places"),
    loci=(),
    text="",
    reading=Words(
        "After the first is home the others play on for places, without stakes.",
        "首家到後，餘家續行以定名次，不再計帖。",
        "首家到后，余家续行以定名次，不再计帖。",
    ),
    grade=Grade.SUPPLIED,
)

LAST_SEAT = Article(
    key="dama.last_seat",
    name=Name("獨留", "独留", "dúliú", "the last seat left"),
    loci=(),
    text="",
    reading=Words(
        "If all others have left the game, the one who stays wins.",
        "他家皆出局，則獨留者勝。",
        "他家皆出局，则独留者胜。",
    ),
    grade=Grade.SUPPLIED,
)
