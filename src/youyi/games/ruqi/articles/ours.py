"""What the sources leave out of 儒棋 and play needs: our own clauses, marked as ours."""

from __future__ import annotations

from youyi.kernel.articles import Article, Grade
from youyi.kernel.names import Name, Words

COLOURS = Article(
    key="ruqi.ours.colours",
    name=Name("白南黑北", "白南黑北", "bái nán hēi běi", "White South, Black North"),
    loci=(),
    text="",
    reading=Words(
        en="White sits South and Black North.",
        zh_hant="白居南，黑居北。",
        zh_hans="白居南，黑居北。",
    ),
    grade=Grade.SUPPLIED,
    advice=Words(
        en="Which colour sits where changes nothing in play.",
        zh_hant="孰居何方，於行棋無別。",
        zh_hans="孰居何方，于行棋无别。",
    ),
)
COUNTER_CLOCKWISE = Article(
    key="ruqi.ours.counter_clockwise",
    name=Name("逆時針行", "逆时针行", "nì shízhēn xíng", "Counter-clockwise"),
    loci=(),
    text="",
    reading=Words(
        en="Both sides walk counter-clockwise.",
        zh_hant="彼此皆逆時針而行。",
        zh_hans="彼此皆逆时针而行。",
    ),
    grade=Grade.SUPPLIED,
    advice=Words(
        en="The numbering of the cells carries it out; on a mirrored board the game is the same.",
        zh_hant="格序已寓其向；左右相反，弈法無異。",
        zh_hans="格序已寓其向；左右相反，弈法无异。",
    ),
)
ROLLOFF_TIE = Article(
    key="ruqi.ours.rolloff_tie",
    name=Name("同數再擲", "同数再掷", "tóng shù zài zhì", "Ties throw again"),
    loci=(),
    text="",
    reading=Words(
        en="If both totals are equal, both throw again. The first turn then uses a fresh throw.",
        zh_hant="兩數相同則再擲；首輪另擲。",
        zh_hans="两数相同则再掷；首轮另掷。",
    ),
    grade=Grade.SUPPLIED,
)
NO_WAY = Article(
    key="ruqi.ours.no_way",
    name=Name("無可行則過", "无可行则过", "wú kě xíng zé guò", "No move, no turn"),
    loci=(),
    text="",
    reading=Words(
        en="A side that can move nothing passes; nobody may pass by choice.",
        zh_hant="無棋可行則過；可行則不得自過。",
        zh_hans="无棋可行则过；可行则不得自过。",
    ),
    grade=Grade.INFERRED,
)
ALL_DICE = Article(
    key="ruqi.ours.all_dice",
    name=Name("盡用其彩", "尽用其彩", "jìn yòng qí cǎi", "Play all the dice you can"),
    loci=(),
    text="",
    reading=Words(
        en="Within the chosen kind as many dice must be played as can be; if either could be but not both, choose.",
        zh_hant="所行之種，能用之彩皆須用；僅能用一，則任擇其一。",
        zh_hans="所行之种，能用之彩皆须用；仅能用一，则任择其一。",
    ),
    grade=Grade.INFERRED,
)
ONE_OR_ALL = Article(
    key="ruqi.ours.one_or_all",
    name=Name("或一或全", "或一或全", "huò yī huò quán", "One or all"),
    loci=(),
    text="",
    reading=Words(
        en="From a shared cell one piece moves, or all of its kind together; never some of them.",
        zh_hant="同格之棋，或行其一，或同種全行，不得行其部分。",
        zh_hans="同格之棋，或行其一，或同种全行，不得行其部分。",
    ),
    grade=Grade.SUPPLIED,
)
WAIT_SINGLY = Article(
    key="ruqi.ours.wait_singly",
    name=Name("待行者獨出", "待行者独出", "dàixíng zhě dú chū", "Waiting pieces leave singly"),
    loci=(),
    text="",
    reading=Words(
        en="Pieces that wait on their own Pure are no stack: they set out one at a time.",
        zh_hant="在己淨待行者不為疊，須逐枚而出。",
        zh_hans="在己净待行者不为叠，须逐枚而出。",
    ),
    grade=Grade.INFERRED,
)
NO_TURN_BACK_IN = Article(
    key="ruqi.ours.no_turn_back_in",
    name=Name("出道不復入", "出道不复入", "chū dào bù fù rù", "Out of a lane, not into one"),
    loci=(),
    text="",
    reading=Words(
        en="A piece that the first die brought out of a lane does not turn into one with the second.",
        zh_hant="首彩出道之棋，次彩不得轉入道。",
        zh_hans="首彩出道之棋，次彩不得转入道。",
    ),
    grade=Grade.SUPPLIED,
)
BACK_ALONG = Article(
    key="ruqi.ours.back_along",
    name=Name("循道而退", "循道而退", "xún dào ér tuì", "Back along the road"),
    loci=(),
    text="",
    reading=Words(
        en="On the border a piece retreats along the border, in a lane along the lane; from its start it cannot."
        " No retreat stands a piece up.",
        zh_hant="在周道循周道而退，在道中循道而退；在初始格不能退。退不立梟。",
        zh_hans="在周道循周道而退，在道中循道而退；在初始格不能退。退不立枭。",
    ),
    grade=Grade.SUPPLIED,
)
STOPS_AT_ONCE = Article(
    key="ruqi.ours.stops_at_once",
    name=Name("出盡即止", "出尽即止", "chūjìn jí zhǐ", "Cleared is over"),
    loci=(),
    text="",
    reading=Words(
        en="The round stops as soon as a side has no piece left; a die not yet used is void."
        " A turn of void throws is played to its end.",
        zh_hant="一方出盡即止，未用之彩作廢；虛投之輪則行畢方止。",
        zh_hans="一方出尽即止，未用之彩作废；虚投之轮则行毕方止。",
    ),
    grade=Grade.SUPPLIED,
)
THERE = Article(
    key="ruqi.ours.there",
    name=Name("所行在局", "所行在局", "suǒ xíng zài jú", "Move what is there"),
    loci=(),
    text="",
    reading=Words(
        en="One moves one's own pieces, from where they are, by the numbers thrown.",
        zh_hant="行己方之棋，自其所在，依所得之數。",
        zh_hans="行己方之棋，自其所在，依所得之数。",
    ),
    grade=Grade.INFERRED,
)
AGREED_ROUNDS = Article(
    key="ruqi.ours.agreed_rounds",
    name=Name("約定局數", "约定局数", "yuēdìng jú shù", "The agreed rounds"),
    loci=(),
    text="",
    reading=Words(
        en="A table may agree to play a fixed number of rounds; more tallies then win.",
        zh_hant="可約定局數，終以算多者為勝。",
        zh_hans="可约定局数，终以算多者为胜。",
    ),
    grade=Grade.SUPPLIED,
)
