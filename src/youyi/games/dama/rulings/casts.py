"""What the sources leave open about casts: own casts, collisions, penalty casts, prize casts."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(
    zh_hant="各家有本采否？",
    zh_hans="各家有本采否？",
)
class OwnCasts(Ruling):
    """Does a seat have a cast of its own?"""

    TRUE = Answer(
        reading=Words(
            "Yes; the first common cast of a seat is its own.",
            "有；初擲散采即為本采。",
            "有；初掷散采即为本采。",
        ),
        cites=(art.OWN_CAST,),
        grade=Grade.ATTESTED,
    )
    FALSE = Answer(
        reading=Words(
            "No; no throw belongs to anybody.",
            "無；諸采皆無主。",
            "无；诸采皆无主。",
        ),
        cites=(art.NO_STAKES,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="本采何時而定？",
    zh_hans="本采何时而定？",
)
class OwnCastSetup(Ruling):
    """When is the own cast settled?"""

    IN_PLAY = Answer(
        reading=Words(
            "In play, by the first common cast that is free.",
            "行局之中，初擲無主之散采即是。",
            "行局之中，初掷无主之散采即是。",
        ),
        cites=(art.OWN_CAST,),
        grade=Grade.ATTESTED,
    )
    OPENING_ROUND = Answer(
        reading=Words(
            "In an opening round: everyone throws until a free common cast falls.",
            "開局先各擲一輪，擲得無主散采為止。",
            "开局先各掷一轮，掷得无主散采为止。",
        ),
        cites=(art.OWN_CAST_FIRST_THROW,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="有撞否？",
    zh_hans="有撞否？",
)
class Collisions(Ruling):
    """Do throws collide?"""

    TRUE = Answer(
        reading=Words(
            "Yes, with what the seat before threw last.",
            "有；與上位末次所擲相較。",
            "有；与上位末次所掷相较。",
        ),
        cites=(art.COLLISION, art.SIDE_COLLISION),
        grade=Grade.ATTESTED,
    )
    FALSE = Answer(
        reading=Words("No.", "無。", "无。"),
        cites=(art.NO_STAKES,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="一輪中何擲可成撞？",
    zh_hans="一轮中何掷可成撞？",
)
class CollisionScope(Ruling):
    """Which throws of a turn can collide?"""

    FIRST_ROLL = Answer(
        reading=Words(
            "The first throw of a regular turn, and the throws that repeat it.",
            "常輪之首擲及其重擲。",
            "常轮之首掷及其重掷。",
        ),
        cites=(art.COLLISION, art.REROLL),
        grade=Grade.INFERRED,
    )
    EVERY_ROLL = Answer(
        reading=Words(
            "Every throw, those of extra turns too.",
            "每擲皆可，再擲亦然。",
            "每掷皆可，再掷亦然。",
        ),
        cites=(art.COLLISION,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="何采可成撞？",
    zh_hans="何采可成撞？",
)
class CollidingCasts(Ruling):
    """Which casts can collide?"""

    SAN = Answer(
        reading=Words("Common casts only.", "惟散采。", "惟散采。"),
        cites=(art.COLLISION,),
        grade=Grade.INFERRED,
    )
    ALL = Answer(
        reading=Words(
            "All casts; a prize or penalty cast that collides counts as a collision first.",
            "諸采皆可；賞采、罰采相撞，先以撞論。",
            "诸采皆可；赏采、罚采相撞，先以撞论。",
        ),
        cites=(art.COLLISION_FINE,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="本采與撞，孰先？",
    zh_hans="本采与撞，孰先？",
)
class CollisionOrder(Ruling):
    """Which comes first, own casts or collisions?"""

    BEN_FIRST = Answer(
        reading=Words(
            "Own casts, anybody's, come before collisions.",
            "先論本采，後論撞。",
            "先论本采，后论撞。",
        ),
        cites=(art.OWN_CAST,),
        grade=Grade.INFERRED,
    )
    ZHUANG_FIRST = Answer(
        reading=Words(
            "Collisions come before own casts.",
            "先論撞，後論本采。",
            "先论撞，后论本采。",
        ),
        cites=(art.COLLISION,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="擲撞，上位下馬幾匹？",
    zh_hans="掷撞，上位下马几匹？",
)
class CollisionDrop(Ruling):
    """How many horses does a collision let the seat before drop?"""

    THREE_TWO = Answer(
        reading=Words(
            "As many as the fine: three, or two for a side collision.",
            "與罰帖同：真撞三匹，傍撞二匹。",
            "与罚帖同：真撞三匹，傍撞二匹。",
        ),
        cites=(art.PAY_AS_DROPPED,),
        grade=Grade.INFERRED,
        word="3_2",
    )
    ONE_ONE = Answer(
        reading=Words("One.", "一匹。", "一匹。"),
        cites=(art.PLAIN,),
        grade=Grade.INFERRED,
        word="1_1",
    )


@question(
    zh_hant="撞之罰帖歸誰？",
    zh_hans="撞之罚帖归谁？",
)
class CollisionFine(Ruling):
    """Who gets the fine for a collision?"""

    BOWL = Answer(
        reading=Words("The bowl.", "歸公盆。", "归公盆。"),
        cites=(art.COLLISION_FINE,),
        grade=Grade.ATTESTED,
    )
    PREVIOUS = Answer(
        reading=Words("The seat before.", "歸上位。", "归上位。"),
        cites=(art.OFFENDER_PAYS,),
        grade=Grade.ATTESTED,
    )


@question(
    zh_hant="罰采有何效用？",
    zh_hans="罚采有何效用？",
)
class FineAction(Ruling):
    """What does a penalty cast do?"""

    NEXT_SEAT = Answer(
        reading=Words(
            "Its thrower is fined and the next seat acts with it.",
            "擲者受罰，改由下位行動。",
            "掷者受罚，改由下位行动。",
        ),
        cites=(art.FINE, art.FINE_TO_NEXT),
        grade=Grade.ATTESTED,
    )
    NONE = Answer(
        reading=Words("Nothing at all.", "全無效用。", "全无效用。"),
        cites=(art.NOTHING_ON_A_FINE,),
        grade=Grade.ATTESTED,
    )


@question(
    zh_hant="何者為渾花？",
    zh_hans="何者为浑花？",
)
class Triples(Ruling):
    """Which triples are noble?"""

    SIX = Answer(
        reading=Words("All six.", "六種三同皆是。", "六种三同皆是。"),
        cites=(art.TRIPLE,),
        grade=Grade.INFERRED,
    )
    FIVE = Answer(
        reading=Words(
            "Five; 雁行兒 is an ordinary prize cast.",
            "惟五種；雁行兒只作尋常賞采。",
            "惟五种；雁行儿只作寻常赏采。",
        ),
        cites=(art.TRIPLE, art.PRIZE_CAST),
        grade=Grade.ATTESTED,
    )


@question(
    zh_hant="擲本采下馬幾匹？",
    zh_hans="掷本采下马几匹？",
)
class OwnDrop(Ruling):
    """How many horses does one's own cast drop?"""

    THREE_THREE = Answer(
        reading=Words(
            "Three, also for a cast beside it.",
            "三匹，傍本采亦然。",
            "三匹，傍本采亦然。",
        ),
        cites=(art.OWN_DROP,),
        grade=Grade.ATTESTED,
        word="3_3",
    )
    THREE_TWO = Answer(
        reading=Words(
            "Three, but two for a cast beside it.",
            "真本采三匹，傍本采二匹。",
            "真本采三匹，傍本采二匹。",
        ),
        cites=(art.PAY_AS_DROPPED,),
        grade=Grade.ATTESTED,
        word="3_2",
    )


@question(
    zh_hant="他人擲出本采，本家另得何物？",
    zh_hans="他人掷出本采，本家另得何物？",
)
class OwnerThrow(Ruling):
    """What else does the owner of a cast that another threw receive?"""

    FALSE = Answer(
        reading=Words("Nothing.", "無。", "无。"),
        cites=(art.OTHERS_ACT,),
        grade=Grade.ATTESTED,
    )
    TRUE = Answer(
        reading=Words("Another turn.", "一擲。", "一掷。"),
        cites=(art.OWNER_AGAIN,),
        grade=Grade.INFERRED,
    )
    TURN_ALSO_ON_FINE = Answer(
        reading=Words(
            "Another turn; and so does the seat that acts on a penalty cast.",
            "一擲；上位擲罰采，代行者亦得一擲。",
            "一掷；上位掷罚采，代行者亦得一掷。",
        ),
        cites=(art.OWNER_AGAIN, art.OWNER_CHIP),
        grade=Grade.INFERRED,
    )
    CHIP = Answer(
        reading=Words(
            "One 帖, as it is printed, from whoever pays rewards; and so does the seat that acts on a penalty cast.",
            "依印本得一帖，出自供賞帖者；上位擲罰采，代行者亦得一帖。",
            "依印本得一帖，出自供赏帖者；上位掷罚采，代行者亦得一帖。",
        ),
        cites=(art.OWNER_CHIP,),
        grade=Grade.ATTESTED,
    )


@question(
    zh_hant="賞采同為己之傍本采，另得何物？",
    zh_hans="赏采同为己之傍本采，另得何物？",
)
class PrizeOfOwnClass(Ruling):
    """What does a prize cast of one's own count bring?"""

    DROP_ONLY = Answer(
        reading=Words(
            "Two more horses, nothing else.",
            "加下二匹，別無所得。",
            "加下二匹，别无所得。",
        ),
        cites=(art.PRIZE_OWN_CLASS,),
        grade=Grade.ATTESTED,
    )
    REWARD_AND_THROW = Answer(
        reading=Words(
            "Two more horses, two more 帖 and another turn.",
            "加下二匹，另賞二帖並再擲。",
            "加下二匹，另赏二帖并再掷。",
        ),
        cites=(art.OWN_REWARD, art.OWN_AGAIN),
        grade=Grade.INFERRED,
    )
