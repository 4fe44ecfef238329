"""What the sources leave open about casts: own casts, collisions, penalty casts, prize casts."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(
    zh_hant="各家有本采嗎？",
    zh_hans="各家有本采吗？",
)
class OwnCasts(Ruling):
    """Does a seat have a cast of its own?"""

    TRUE = Answer(
        reading=Words(
            "Yes; the first common cast of a seat is its own.",
            "有；第一次擲得的散采就是本采。",
            "有；第一次掷得的散采就是本采。",
        ),
        cites=(art.OWN_CAST,),
        grade=Grade.ATTESTED,
    )
    FALSE = Answer(
        reading=Words(
            "No; no throw belongs to anybody.",
            "沒有；所有的采都沒有主人。",
            "没有；所有的采都没有主人。",
        ),
        cites=(art.NO_STAKES,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="本采什麼時候定？",
    zh_hans="本采什么时候定？",
)
class OwnCastSetup(Ruling):
    """When is the own cast settled?"""

    IN_PLAY = Answer(
        reading=Words(
            "In play, by the first common cast that is free.",
            "對局當中，第一次擲得的無主散采就是。",
            "对局当中，第一次掷得的无主散采就是。",
        ),
        cites=(art.OWN_CAST,),
        grade=Grade.ATTESTED,
    )
    OPENING_ROUND = Answer(
        reading=Words(
            "In an opening round: everyone throws until a free common cast falls.",
            "開局先各擲一輪，擲到無主的散采為止。",
            "开局先各掷一轮，掷到无主的散采为止。",
        ),
        cites=(art.OWN_CAST_FIRST_THROW,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="有撞嗎？",
    zh_hans="有撞吗？",
)
class Collisions(Ruling):
    """Do throws collide?"""

    TRUE = Answer(
        reading=Words(
            "Yes, with what the seat before threw last.",
            "有；與上位的末擲比較。",
            "有；与上位的末掷比较。",
        ),
        cites=(art.COLLISION, art.SIDE_COLLISION),
        grade=Grade.ATTESTED,
    )
    FALSE = Answer(
        reading=Words("No.", "沒有。", "没有。"),
        cites=(art.NO_STAKES,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="一輪裡哪些擲可以成撞？",
    zh_hans="一轮里哪些掷可以成撞？",
)
class CollisionScope(Ruling):
    """Which throws of a turn can collide?"""

    FIRST_ROLL = Answer(
        reading=Words(
            "The first throw of a regular turn, and the throws that repeat it.",
            "正常輪次的第一擲，和它的重擲。",
            "正常轮次的第一掷，和它的重掷。",
        ),
        cites=(art.COLLISION, art.REROLL),
        grade=Grade.INFERRED,
    )
    EVERY_ROLL = Answer(
        reading=Words(
            "Every throw, those of extra turns too.",
            "每一擲都可以，再擲也是。",
            "每一掷都可以，再掷也是。",
        ),
        cites=(art.COLLISION,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="哪些采可以成撞？",
    zh_hans="哪些采可以成撞？",
)
class CollidingCasts(Ruling):
    """Which casts can collide?"""

    SAN = Answer(
        reading=Words("Common casts only.", "只有散采。", "只有散采。"),
        cites=(art.COLLISION,),
        grade=Grade.INFERRED,
    )
    ALL = Answer(
        reading=Words(
            "All casts; a prize or penalty cast that collides counts as a collision first.",
            "所有的采都可以；賞采、罰采相撞，先按撞來算。",
            "所有的采都可以；赏采、罚采相撞，先按撞来算。",
        ),
        cites=(art.COLLISION_FINE,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="本采與撞，先看哪個？",
    zh_hans="本采与撞，先看哪个？",
)
class CollisionOrder(Ruling):
    """Which comes first, own casts or collisions?"""

    BEN_FIRST = Answer(
        reading=Words(
            "Own casts, anybody's, come before collisions.",
            "先看本采，後看撞。",
            "先看本采，后看撞。",
        ),
        cites=(art.OWN_CAST,),
        grade=Grade.INFERRED,
    )
    ZHUANG_FIRST = Answer(
        reading=Words(
            "Collisions come before own casts.",
            "先看撞，後看本采。",
            "先看撞，后看本采。",
        ),
        cites=(art.COLLISION,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="擲成撞，上位下馬幾匹？",
    zh_hans="掷成撞，上位下马几匹？",
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
    zh_hant="撞的罰帖歸誰？",
    zh_hans="撞的罚帖归谁？",
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
    zh_hant="罰采有什麼作用？",
    zh_hans="罚采有什么作用？",
)
class FineAction(Ruling):
    """What does a penalty cast do?"""

    NEXT_SEAT = Answer(
        reading=Words(
            "Its thrower is fined and the next seat acts with it.",
            "擲的人受罰，改由下位行動。",
            "掷的人受罚，改由下位行动。",
        ),
        cites=(art.FINE, art.FINE_TO_NEXT),
        grade=Grade.ATTESTED,
    )
    NONE = Answer(
        reading=Words("Nothing at all.", "完全沒有作用。", "完全没有作用。"),
        cites=(art.NOTHING_ON_A_FINE,),
        grade=Grade.ATTESTED,
    )


@question(
    zh_hant="哪些是渾花？",
    zh_hans="哪些是浑花？",
)
class Triples(Ruling):
    """Which triples are noble?"""

    SIX = Answer(
        reading=Words("All six.", "六種三枚相同的都是。", "六种三枚相同的都是。"),
        cites=(art.SIX_TRIPLES, art.TRIPLE),
        grade=Grade.ATTESTED,
    )
    FIVE = Answer(
        reading=Words(
            "Five; 雁行兒 is an ordinary prize cast.",
            "只有五種；雁行兒只當普通的賞采。",
            "只有五种；雁行儿只当普通的赏采。",
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
            "三匹，傍本采也是。",
            "三匹，傍本采也是。",
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
    zh_hant="別人擲出本采，本家另外得什麼？",
    zh_hans="别人掷出本采，本家另外得什么？",
)
class OwnerThrow(Ruling):
    """What else does the owner of a cast that another threw receive?"""

    FALSE = Answer(
        reading=Words("Nothing.", "沒有。", "没有。"),
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
            "一擲；上位擲得罰采，代他行動的人也得一擲。",
            "一掷；上位掷得罚采，代他行动的人也得一掷。",
        ),
        cites=(art.OWNER_AGAIN, art.OWNER_CHIP),
        grade=Grade.INFERRED,
    )
    CHIP = Answer(
        reading=Words(
            "One 帖, as it is printed, from whoever pays rewards; and so does the seat that acts on a penalty cast.",
            "照印本得一帖，由供賞帖的人出；上位擲得罰采，代他行動的人也得一帖。",
            "照印本得一帖，由供赏帖的人出；上位掷得罚采，代他行动的人也得一帖。",
        ),
        cites=(art.OWNER_CHIP,),
        grade=Grade.ATTESTED,
    )


@question(
    zh_hant="賞采同時是自己的傍本采，另外得什麼？",
    zh_hans="赏采同时是自己的傍本采，另外得什么？",
)
class PrizeOfOwnClass(Ruling):
    """What does a prize cast of one's own count bring?"""

    DROP_ONLY = Answer(
        reading=Words(
            "Two more horses, nothing else.",
            "多下二匹，此外沒有。",
            "多下二匹，此外没有。",
        ),
        cites=(art.PRIZE_OWN_CLASS,),
        grade=Grade.ATTESTED,
    )
    REWARD_AND_THROW = Answer(
        reading=Words(
            "Two more horses, two more 帖 and another turn.",
            "多下二匹，另賞二帖，並再擲。",
            "多下二匹，另赏二帖，并再掷。",
        ),
        cites=(art.OWN_REWARD, art.OWN_AGAIN),
        grade=Grade.INFERRED,
    )
