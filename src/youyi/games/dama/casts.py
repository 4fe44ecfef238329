"""The 56 casts of three dice: names, classes, counts, and what the rulings make of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache

from youyi.games.dama import articles as art
from youyi.games.dama.rulings import Rulings
from youyi.games.dama.rulings.casts import CollisionOrder, Collisions, FineAction, OwnCasts, Triples
from youyi.games.dama.rulings.drops import DropMap
from youyi.games.dama.rulings.finish import PincerExit
from youyi.kernel.articles import enacts
from youyi.kernel.dice import Dice, Throw, throw, ways
from youyi.kernel.names import Name

DICE = Dice(3)


class CastClass(Enum):
    """What kind of throw it is to anybody who throws it."""

    PRIZE = "shang"
    FINE = "fa"
    PLAIN = "san"


CLASS_NAMES: Mapping[CastClass, Name] = {
    CastClass.PRIZE: Name("賞采", "赏采", "shǎngcǎi", "prize cast"),
    CastClass.FINE: Name("罰采", "罚采", "fácǎi", "penalty cast"),
    CastClass.PLAIN: Name("散采", "散采", "sǎncǎi", "common cast"),
}


@dataclass(frozen=True, slots=True)
class Cast:
    """One row of the table of casts."""

    dice: str
    name: Name
    kind: CastClass
    horses: int
    """How many it drops or flies, and what a prize cast is rewarded with, in 帖."""
    said: int | None = None
    """The count that the table prints where it is not the sum."""

    @property
    def throw(self) -> Throw:
        """The dice as they are thrown."""
        return throw(*map(int, self.dice))

    @property
    def sum(self) -> int:
        """All dice added."""
        return sum(self.throw.faces)

    @property
    def equal(self) -> int:
        """How many dice agree: 1, 2 or 3."""
        return max(Counter(self.dice).values())

    @property
    def pair(self) -> int | None:
        """The face that two or three dice show."""
        face, times = Counter(self.throw.faces).most_common(1)[0]
        return face if times > 1 else None


CASTS: tuple[Cast, ...] = (
    Cast("666", Name("碧油", "碧油", "bìyóu", "jade-green oil"), CastClass.PRIZE, 6),
    Cast("555", Name("桃花重五", "桃花重五", "táohuā chóngwǔ", "double five in peach blossom"), CastClass.PRIZE, 5),
    Cast("444", Name("堂印", "堂印", "tángyìn", "seal of the hall"), CastClass.PRIZE, 8),
    Cast("333", Name("雁行兒", "雁行儿", "yànháng'ér", "geese in a row"), CastClass.PRIZE, 4),
    Cast("222", Name("拍板兒", "拍板儿", "pāibǎn'ér", "the clappers"), CastClass.PRIZE, 4),
    Cast("111", Name("滿盆星", "满盆星", "mǎnpénxīng", "a bowl full of stars"), CastClass.PRIZE, 4),
    Cast("566", Name("黑十七", "黑十七", "hēi shíqī", "black seventeen"), CastClass.PRIZE, 2),
    Cast("456", Name("馬軍", "马军", "mǎjūn", "the cavalry"), CastClass.PRIZE, 2),
    Cast("236", Name("靴楦", "靴楦", "xuēxuàn", "boot last"), CastClass.PRIZE, 2),
    Cast("145", Name("銀十", "银十", "yín shí", "silver ten"), CastClass.PRIZE, 2),
    Cast("136", Name("撮十", "撮十", "cuō shí", "pinched ten"), CastClass.PRIZE, 2),
    Cast("123", Name("小浮圖", "小浮图", "xiǎo fútú", "little pagoda"), CastClass.FINE, 2, said=5),
    Cast("112", Name("小娘子", "小娘子", "xiǎo niángzǐ", "young lady"), CastClass.FINE, 2),
    Cast("466", Name("赤牛", "赤牛", "chìniú", "red ox"), CastClass.PLAIN, 1),
    Cast("556", Name("黑牛", "黑牛", "hēiniú", "black ox"), CastClass.PLAIN, 1),
    Cast("366", Name("驢嘴", "驴嘴", "lǘzuǐ", "donkey's mouth"), CastClass.PLAIN, 1),
    Cast("266", Name("篳篥", "筚篥", "bìlì", "reed pipe"), CastClass.PLAIN, 1),
    Cast("356", Name("角搜", "角搜", "jiǎosōu", "horn search"), CastClass.PLAIN, 1),
    Cast("446", Name("大開門", "大开门", "dà kāimén", "wide open gate"), CastClass.PLAIN, 1),
    Cast("455", Name("正臺", "正台", "zhèngtái", "upright terrace"), CastClass.PLAIN, 1),
    Cast("166", Name("大鎗", "大枪", "dàqiāng", "great spear"), CastClass.PLAIN, 1),
    Cast("256", Name("暮宿", "暮宿", "mùsù", "evening lodging"), CastClass.PLAIN, 1),
    Cast("346", Name("野雞頂", "野鸡顶", "yějīdǐng", "pheasant's crest"), CastClass.PLAIN, 1),
    Cast("355", Name("皂鶴", "皂鹤", "zàohè", "black crane"), CastClass.PLAIN, 1),
    Cast("445", Name("八五", "八五", "bā wǔ", "eight and five"), CastClass.PLAIN, 1),
    Cast("156", Name("腰曲縷", "腰曲缕", "yāoqūlǚ", "curved waist thread"), CastClass.PLAIN, 1),
    Cast("246", Name("赤十二", "赤十二", "chì shí'èr", "red twelve"), CastClass.PLAIN, 1),
    Cast("255", Name("丫角兒", "丫角儿", "yājiǎo'ér", "hair knots"), CastClass.PLAIN, 1),
    Cast("336", Name("條巾", "条巾", "tiáojīn", "long kerchief"), CastClass.PLAIN, 1),
    Cast("345", Name("花羔", "花羔", "huāgāo", "dappled lamb"), CastClass.PLAIN, 1),
    Cast("146", Name("急火鑽", "急火钻", "jíhuǒzuàn", "quick fire drill"), CastClass.PLAIN, 1),
    Cast("155", Name("小鎗", "小枪", "xiǎoqiāng", "small spear"), CastClass.PLAIN, 1),
    Cast("245", Name("九二", "九二", "jiǔ èr", "nine and two"), CastClass.PLAIN, 1),
    Cast("335", Name("䬣𩟐兒", "䬣𩟐儿", "tuīdá'ér", "steamed cake"), CastClass.PLAIN, 1),
    Cast("344", Name("紅鶴", "红鹤", "hónghè", "red crane"), CastClass.PLAIN, 1),
    Cast("226", Name("夾十", "夹十", "jiá shí", "pincer ten"), CastClass.PLAIN, 1),
    Cast("235", Name("胡十", "胡十", "hú shí", "foreign ten"), CastClass.PLAIN, 1),
    Cast("244", Name("平頭", "平头", "píngtóu", "flat head"), CastClass.PLAIN, 1),
    Cast("334", Name("蛾眉", "蛾眉", "éméi", "moth eyebrows"), CastClass.PLAIN, 1),
    Cast("126", Name("拐九", "拐九", "guǎi jiǔ", "crooked nine"), CastClass.PLAIN, 1),
    Cast("135", Name("撮九", "撮九", "cuō jiǔ", "pinched nine"), CastClass.PLAIN, 1),
    Cast("144", Name("丁九", "丁九", "dīng jiǔ", "nail nine"), CastClass.PLAIN, 1),
    Cast("225", Name("夾九", "夹九", "jiá jiǔ", "pincer nine"), CastClass.PLAIN, 1),
    Cast("234", Name("妹九", "妹九", "mèi jiǔ", "younger sister nine"), CastClass.PLAIN, 1),
    Cast("116", Name("大肚", "大肚", "dàdù", "big belly"), CastClass.PLAIN, 1),
    Cast("125", Name("拐八", "拐八", "guǎi bā", "crooked eight"), CastClass.PLAIN, 1),
    Cast("134", Name("撮八", "撮八", "cuō bā", "pinched eight"), CastClass.PLAIN, 1),
    Cast("224", Name("夾八", "夹八", "jiá bā", "pincer eight"), CastClass.PLAIN, 1),
    Cast("233", Name("雁八", "雁八", "yàn bā", "goose eight"), CastClass.PLAIN, 1),
    Cast("115", Name("白七", "白七", "bái qī", "white seven"), CastClass.PLAIN, 1),
    Cast("124", Name("拐七", "拐七", "guǎi qī", "crooked seven"), CastClass.PLAIN, 1),
    Cast("133", Name("川七", "川七", "chuān qī", "stream seven"), CastClass.PLAIN, 1),
    Cast("223", Name("夾七", "夹七", "jiá qī", "pincer seven"), CastClass.PLAIN, 1),
    Cast("114", Name("火筒兒", "火筒儿", "huǒtǒng'ér", "fire tube"), CastClass.PLAIN, 1),
    Cast("113", Name("葫蘆頭", "葫芦头", "húlutóu", "gourd head"), CastClass.PLAIN, 1),
    Cast("122", Name("小嘴", "小嘴", "xiǎozuǐ", "small mouth"), CastClass.PLAIN, 1),
)
NAMED_PINCERS = frozenset({"223", "224", "225", "226"})
"""The four casts whose own names say 夾."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What a cast is under one set of rulings."""

    cast: Cast
    throw: Throw
    kind: CastClass
    count: int
    """采數."""
    residue: int | None
    """采數 less two equal dice; None if no two are equal."""
    noble: bool
    """Whether it counts as 渾花."""
    idle: bool
    """Whether it has no effect at all."""
    drops_on: int
    """The cell on which an unhindered drop ends."""
    leaves_by: int | None
    """The steps it takes out of the pincers; None if it does not."""


@cache
def readings(rulings: Rulings) -> Mapping[Throw, Reading]:
    """Read every cast under these rulings."""
    return {cast.throw: _read(cast, rulings) for cast in CASTS}


@enacts(art.COUNT, art.PINCER_CAST)
def _read(cast: Cast, rulings: Rulings) -> Reading:
    count = cast.sum if cast.said is None else rulings.xiaofutu_value
    residue = None if cast.pair is None else count - 2 * cast.pair
    return Reading(
        cast=cast,
        throw=cast.throw,
        kind=cast.kind,
        count=count,
        residue=residue,
        noble=_is_noble(cast, rulings),
        idle=cast.kind is CastClass.FINE and fines_lapse(rulings),
        drops_on=_drop_cell(count, rulings),
        leaves_by=_leaves_by(cast, count, residue, rulings),
    )


def _is_noble(cast: Cast, rulings: Rulings) -> bool:
    """渾花: all three dice equal; one witness forgets 雁行兒."""
    match rulings.hunhua:
        case Triples.SIX:
            return cast.equal == 3
        case Triples.FIVE:
            return cast.equal == 3 and cast.dice != "333"


def fines_lapse(rulings: Rulings) -> bool:
    """罰采: whether a penalty cast has no effect at all."""
    return {FineAction.NONE: True, FineAction.NEXT_SEAT: False}[rulings.fa_action]


def _drop_cell(count: int, rulings: Rulings) -> int:
    """下馬: the start is the first cell, or the ninth cell is skipped."""
    match rulings.drop_map:
        case DropMap.SKIP_9 if count <= 10:
            return count - 2
        case DropMap.SKIP_9 | DropMap.SUM_MINUS_1:
            return count - 1


def _leaves_by(cast: Cast, count: int, residue: int | None, rulings: Rulings) -> int | None:
    """夾: which casts leave the pincers, by how many steps."""
    if residue is None:
        return None
    match rulings.jia_exit:
        case PincerExit.PAIR_RESIDUE:
            return residue
        case PincerExit.NAMED_FOUR:
            return residue if cast.dice in NAMED_PINCERS else None
        case PincerExit.PAIR_FULL:
            return count


def has_own_casts(rulings: Rulings) -> bool:
    """本采: whether the rules give seats casts of their own."""
    return {OwnCasts.TRUE: True, OwnCasts.FALSE: False}[rulings.ben]


def throws_collide(rulings: Rulings) -> bool:
    """撞: whether the rules let throws collide."""
    return {Collisions.TRUE: True, Collisions.FALSE: False}[rulings.zhuang]


def collision_before_owner(rulings: Rulings) -> bool:
    """Whether a throw that collides and has an owner is a collision."""
    return {CollisionOrder.ZHUANG_FIRST: True, CollisionOrder.BEN_FIRST: False}[rulings.zhuang_order]


@enacts(art.CASTS)
def check(casts: tuple[Cast, ...]) -> None:
    """Hold the table to the sources: 56 multisets, 216 ways, 11 + 2 + 43. Raises ValueError."""
    if {cast.throw for cast in casts} != {fall for fall, _ in DICE.table()} or len(casts) != len(DICE.table()):
        raise ValueError("the casts are not every multiset of three dice once")
    if sum(ways(cast.throw) for cast in casts) != 216:
        raise ValueError("the casts do not fall in 216 ways")
    kinds = Counter(cast.kind for cast in casts)
    if kinds != {CastClass.PRIZE: 11, CastClass.FINE: 2, CastClass.PLAIN: 43}:
        raise ValueError("the casts are not eleven prizes, two fines and forty-three plain ones")
    if [cast.dice for cast in casts if cast.said not in (None, cast.sum)] != ["123"]:
        raise ValueError("a count other than the sum is printed for 小浮圖 alone")


check(CASTS)
