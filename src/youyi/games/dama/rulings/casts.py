"""What the sources leave open about casts: own casts, collisions, penalty casts, prize casts."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.games.dama.texts import RULINGS as TEXTS
from youyi.kernel.articles import Grade
from youyi.kernel.rulings import Answer, Ruling, asked_in


@asked_in(TEXTS)
class OwnCasts(Ruling):
    TRUE = Answer(cites=(art.OWN_CAST,), grade=Grade.ATTESTED)
    FALSE = Answer(cites=(art.NO_STAKES,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class OwnCastSetup(Ruling):
    IN_PLAY = Answer(cites=(art.OWN_CAST,), grade=Grade.ATTESTED)
    OPENING_ROUND = Answer(cites=(art.OWN_CAST_FIRST_THROW,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class Collisions(Ruling):
    TRUE = Answer(cites=(art.COLLISION, art.SIDE_COLLISION), grade=Grade.ATTESTED)
    FALSE = Answer(cites=(art.NO_STAKES,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class CollisionScope(Ruling):
    FIRST_ROLL = Answer(cites=(art.COLLISION, art.REROLL), grade=Grade.INFERRED)
    EVERY_ROLL = Answer(cites=(art.COLLISION,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class CollidingCasts(Ruling):
    SAN = Answer(cites=(art.COLLISION,), grade=Grade.INFERRED)
    ALL = Answer(cites=(art.COLLISION_FINE,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class CollisionOrder(Ruling):
    BEN_FIRST = Answer(cites=(art.OWN_CAST,), grade=Grade.INFERRED)
    ZHUANG_FIRST = Answer(cites=(art.COLLISION,), grade=Grade.INFERRED)


@asked_in(TEXTS)
class CollisionDrop(Ruling):
    THREE_TWO = Answer(cites=(art.PAY_AS_DROPPED,), grade=Grade.INFERRED, word="3_2")
    ONE_ONE = Answer(cites=(art.PLAIN,), grade=Grade.INFERRED, word="1_1")


@asked_in(TEXTS)
class CollisionFine(Ruling):
    BOWL = Answer(cites=(art.COLLISION_FINE,), grade=Grade.ATTESTED)
    PREVIOUS = Answer(cites=(art.OFFENDER_PAYS,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class FineAction(Ruling):
    NEXT_SEAT = Answer(cites=(art.FINE, art.FINE_TO_NEXT), grade=Grade.ATTESTED)
    NONE = Answer(cites=(art.NOTHING_ON_A_FINE,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class Triples(Ruling):
    SIX = Answer(cites=(art.SIX_TRIPLES, art.TRIPLE), grade=Grade.ATTESTED)
    FIVE = Answer(cites=(art.TRIPLE, art.PRIZE_CAST), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class OwnDrop(Ruling):
    THREE_THREE = Answer(cites=(art.OWN_DROP,), grade=Grade.ATTESTED, word="3_3")
    THREE_TWO = Answer(cites=(art.PAY_AS_DROPPED,), grade=Grade.ATTESTED, word="3_2")


@asked_in(TEXTS)
class OwnerThrow(Ruling):
    FALSE = Answer(cites=(art.OTHERS_ACT,), grade=Grade.ATTESTED)
    TRUE = Answer(cites=(art.OWNER_AGAIN,), grade=Grade.INFERRED)
    TURN_ALSO_ON_FINE = Answer(cites=(art.OWNER_AGAIN, art.OWNER_CHIP), grade=Grade.INFERRED)
    CHIP = Answer(cites=(art.OWNER_CHIP,), grade=Grade.ATTESTED)


@asked_in(TEXTS)
class PrizeOfOwnClass(Ruling):
    DROP_ONLY = Answer(cites=(art.PRIZE_OWN_CLASS,), grade=Grade.ATTESTED)
    REWARD_AND_THROW = Answer(cites=(art.OWN_REWARD, art.OWN_AGAIN), grade=Grade.INFERRED)
