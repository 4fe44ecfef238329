"""Small games with known values: the usual rules, played from positions where little is left to play.

No rule is written twice: an instance is a table and where it begins, so whatever the rulebook says is what is solved.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import permutations
from typing import Any, TypeAlias

from youyi.games import game
from youyi.kernel.errors import Unknown
from youyi.kernel.game import Table
from youyi.kernel.names import Words
from youyi.kernel.rulings import Value, differences

_KIND = Words("instance", "小局", "小局")
AnyTable: TypeAlias = Table[Any, Any, Any, Any]


def as_it_is(position: Any) -> Any:
    """Count every position as one of its own."""
    return position


@dataclass(frozen=True, slots=True, kw_only=True)
class Instance:
    """A small game: a table, and the positions in which it may begin."""

    id: str
    says: Words
    ruleset: str
    starts: tuple[str, ...]
    """Positions in the game's notation, all equally likely."""
    rulings: dict[str, Value] = field(default_factory=dict)
    terms: dict[str, Value] = field(default_factory=dict)
    alike: Callable[[Any], Any] = as_it_is
    """Make positions equal from which play goes on alike: without counters that only grow."""
    known: float | None = None
    """The published value: the chance that seat 0 wins, both playing best; None for games that are no race of two."""

    @property
    def table(self) -> AnyTable:
        """Lay the table, for a single bout."""
        of = game(self.ruleset.partition("/")[0])
        return of.under(self.ruleset, dict(self.rulings), {**differences(of.bout, of.terms), **self.terms})

    def positions(self, table: AnyTable) -> tuple[tuple[Any, Fraction], ...]:
        """Where it may begin, with the chance of each."""
        chance = Fraction(1, len(self.starts))
        return tuple((table.read_position(start), chance) for start in self.starts)


def without_throws(position: Any) -> Any:
    """A position of 打馬 as if the dice had not been thrown yet: where nothing collides, only the cap on throws counts them."""
    return replace(position, throws=0, armies=tuple(replace(army, last=None) for army in position.armies))


def passed_round(deal: str, fixed: int) -> tuple[str, ...]:
    """Deals of 馬吊 that only differ in who still holds what: the cards in hand of all seats but one change hands as packets.

    What has been played stays as it was, so every one of them is a deal that the same tricks may have come from.
    """
    head, banker, hands, stock, leader, played = deal.rsplit(" ", 5)[0], *deal.rsplit(" ", 5)[1:]
    gone = {card.rstrip("-") for card in played.split(",")}
    dealt = [hand.split(",") for hand in hands.split("/")]
    held = [[card for card in hand if card not in gone] for hand in dealt]
    others = [seat for seat in range(len(dealt)) if seat != fixed]
    found = []
    for order in permutations(others):
        packets = dict(zip(others, (held[seat] for seat in order), strict=True))
        changed = [
            ",".join([*(card for card in hand if card in gone), *packets.get(seat, held[seat])])
            for seat, hand in enumerate(dealt)
        ]
        found.append(" ".join((head, banker, "/".join(changed), stock, leader, played)))
    return tuple(found)


def _ruqi(army: str, named: str, says: tuple[str, str, str], known: float, ruleset: str, **rulings: Value) -> Instance:
    return Instance(
        id=f"ruqi/{named}",
        says=Words(*says),
        ruleset=ruleset,
        rulings=rulings,
        starts=(f"1 0:0 {army} {army} throw:w",),
        known=known,
    )


ONE, TWO_NEAR_HOME = "p0f,out,out,out,out", "p36f,p35f,out,out,out"
_HANDS = "S4,T70,T80,C8,W2,Ch,W1,T60/W3,C1,C0,C7,T30,S3,S7,Tb/C9,W7,S1,T90,S9,T20,W6,T50/W4,W8,S2,C2,Tq,S5,C3,W9"
_PLAYED = "T30,T50,S2-,T60,W2,W3,W7,W8,C2,T70-,C1,C9-,C0,T90-,S5-,S4-"
_DEALS = {
    cards: f"1 0,0,0,0 play:1/S9 {_HANDS} C6,Tw,C4,T40,S6,W5,C5,S8 1 {_PLAYED}{more}"
    for cards, more in ((16, ""), (12, ",S7,S9,W4-,C8-"), (8, ",S7,S9,W4-,C8-,W6,W9,T80-,C7-"))
}


def _madiao(cards: int) -> Instance:
    says = (
        f"馬吊 of {cards} cards: the end of a deal; the banker's cards lie with him, the others' three packets anywhere.",
        f"馬吊，餘牌 {cards} 張：一局之末，莊家之牌已定，餘三家之牌互易。",
        f"马吊，余牌 {cards} 张：一局之末，庄家之牌已定，余三家之牌互易。",
    )
    starts = passed_round(_DEALS[cards], fixed=1)
    return Instance(id=f"madiao/{cards}", says=Words(*says), ruleset="madiao/guide", starts=starts)


INSTANCES: tuple[Instance, ...] = (
    _ruqi(ONE, "1v1-any", ("儒棋 of one piece a side, arms=any.", "儒棋各一子，arms=any。", "儒棋各一子，arms=any。"), 0.56174, "ruqi/modern"),
    _ruqi(ONE, "1v1-forward", ("儒棋 of one piece a side, arms=forward.", "儒棋各一子，arms=forward。", "儒棋各一子，arms=forward。"), 0.56261, "ruqi/modern", arms="forward"),
    _ruqi(ONE, "1v1-classical", ("儒棋 of one piece a side, classical.", "儒棋各一子，古法。", "儒棋各一子，古法。"), 0.43706, "ruqi/classical"),
    Instance(
        id="ruqi/2v2",
        says=Words("儒棋 of two pieces a side, near home.", "儒棋各二子，近家。", "儒棋各二子，近家。"),
        ruleset="ruqi/modern",
        starts=(f"1 0:0 {TWO_NEAR_HOME} {TWO_NEAR_HOME} throw:w",),
    ),
    Instance(
        id="dama/short",
        says=Words("打馬 for two, each with a last horse near the end.", "打馬二人，各餘一馬，近終。", "打马二人，各余一马，近终。"),
        ruleset="dama/simplified-2009",
        terms={"seats": 2},
        starts=("9 bowl:0/0 a:0/84x1/19/-/-/0/d b:0/85x1/19/-/-/0/d gate:ab turn:a wait:- left:- throw:a",),
        alike=without_throws,
        known=0.56088,
    ),
    _madiao(8),
    _madiao(12),
    _madiao(16),
)  # fmt: skip


def instance(id: str) -> Instance:  # noqa: A002  # as the field
    """Find an instance. Raises `Unknown`."""
    for each in INSTANCES:
        if each.id == id:
            return each
    raise Unknown(_KIND, id, tuple(each.id for each in INSTANCES))
