"""Small games with known values: the usual rules, played from positions where little is left to play.

No rule is written twice: an instance is a table and where it begins, so whatever the rulebook says is what is solved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import combinations, permutations
from math import factorial, prod
from typing import Any, TypeAlias

from youyi.analysis.texts import ANALYSIS as TEXTS
from youyi.games import game
from youyi.kernel.cards import Deal, Shuffle
from youyi.kernel.chance import Entropy
from youyi.kernel.errors import Unknown, YouyiError
from youyi.kernel.game import Table
from youyi.kernel.names import Words
from youyi.kernel.rulings import Value, differences

_KIND = TEXTS["kind"]
_NOT_LISTED = TEXTS["not_listed"]
LISTED = 10_000
"""More beginnings than this are drawn only."""
AnyTable: TypeAlias = Table[Any, Any, Any, Any]


def as_it_is(position: Any) -> Any:
    """Count every position as one of its own."""
    return position


class NotListed(YouyiError, ValueError):
    """An instance that may begin in too many ways to list them."""


@dataclass(frozen=True, slots=True)
class SmallDeck:
    """A deck of few cards, dealt under the usual rules; which cards make the stock, and in which order, everybody knows."""

    hands: str
    """The cards that are dealt to the seats, as the game writes them, parted by commas."""
    stock: str
    """In turning order, the exposed one last."""

    def ways(self, table: AnyTable) -> int:
        """In how many ways the cards can lie in the hands."""
        cards, seats = self.hands.count(",") + 1, int(table.rules.seats)
        return factorial(cards) // prod([factorial(cards // seats)] * seats)

    def under(self, table: AnyTable) -> AnyTable:
        """The table, where this deck is played with."""
        rules: Any = table.rules
        return replace(
            table,
            rules=replace(rules, deck=tuple(sorted((*self._read(table, self.hands), *self._read(table, self.stock))))),
        )

    def deals(self, table: AnyTable) -> Iterator[Deal[Any]]:
        """Every way to deal; within a hand the order says nothing."""
        cards, stock = self._read(table, self.hands), self._read(table, self.stock)
        for order in _shared(cards, len(cards) // table.rules.seats):
            yield Deal((*order, *stock))

    def drawn(self, table: AnyTable, entropy: Entropy) -> Deal[Any]:
        """One of them, all equally likely."""
        order = Shuffle(self._read(table, self.hands)).draw(entropy).cards
        size = len(order) // table.rules.seats
        hands = (sorted(order[size * seat : size * (seat + 1)]) for seat in range(table.rules.seats))
        return Deal((*(card for hand in hands for card in hand), *self._read(table, self.stock)))

    def _read(self, table: AnyTable, cards: str) -> tuple[Any, ...]:
        return tuple(table.game.notation.read_move(f"deal:{cards}").cards)


def _shared(cards: tuple[Any, ...], size: int) -> Iterator[tuple[Any, ...]]:
    """Every way to give cards to seats, `size` to each."""
    if not cards:
        yield ()
        return
    for hand in combinations(sorted(cards), size):
        rest = tuple(card for card in cards if card not in hand)
        yield from ((*hand, *more) for more in _shared(rest, size))


@dataclass(frozen=True, slots=True, kw_only=True)
class Instance:
    """A small game: a table, and the positions in which it may begin."""

    id: str
    says: Words
    ruleset: str
    starts: tuple[str, ...] = ()
    """Positions in the game's notation, all equally likely."""
    deck: SmallDeck | None = None
    """What is dealt instead, all ways equally likely."""
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
        table = of.under(self.ruleset, dict(self.rulings), {**differences(of.bout, of.terms), **self.terms})
        return table if self.deck is None else self.deck.under(table)

    @property
    def ways(self) -> int:
        """In how many ways it may begin."""
        return len(self.starts) if self.deck is None else self.deck.ways(self.table)

    def positions(self, table: AnyTable) -> tuple[tuple[Any, Fraction], ...]:
        """Where it may begin, with the chance of each. Raises `NotListed`."""
        if self.ways > LISTED:
            raise NotListed(_NOT_LISTED.filled(id=self.id, count=self.ways))
        chance, rules, start = Fraction(1, self.ways), table.rules, table.rules.start()
        if self.deck is None:
            return tuple((table.read_position(start), chance) for start in self.starts)
        return tuple((rules.play(start, deal).position, chance) for deal in self.deck.deals(table))

    def begun(self, table: AnyTable, entropy: Entropy) -> Any:
        """One of the positions in which it may begin, drawn."""
        if self.deck is None:
            return table.read_position(self.starts[entropy.below(len(self.starts))])
        return table.rules.play(table.rules.start(), self.deck.drawn(table, entropy)).position


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


def _ruqi(army: str, named: str, says: Words, known: float, ruleset: str, **rulings: Value) -> Instance:
    return Instance(
        id=f"ruqi/{named}",
        says=says,
        ruleset=ruleset,
        rulings=rulings,
        starts=(f"1 0:0 {army} {army} throw:w",),
        known=known,
    )


END = 90
"""The last cell of the road of 打馬."""
ONE, TWO_NEAR_HOME = "p0f,out,out,out,out", "p36f,p35f,out,out,out"
_HANDS = "S4,T70,T80,C8,W2,Ch,W1,T60/W3,C1,C0,C7,T30,S3,S7,Tb/C9,W7,S1,T90,S9,T20,W6,T50/W4,W8,S2,C2,Tq,S5,C3,W9"
_PLAYED = "T30,T50,S2-,T60,W2,W3,W7,W8,C2,T70-,C1,C9-,C0,T90-,S5-,S4-"
_DEALS = {
    cards: f"1 0,0,0,0 play:1/S9 {_HANDS} C6,Tw,C4,T40,S6,W5,C5,S8 1 {_PLAYED}{more}"
    for cards, more in ((16, ""), (12, ",S7,S9,W4-,C8-"), (8, ",S7,S9,W4-,C8-,W6,W9,T80-,C7-"))
}


def _dama(named: str, left: int, known: float) -> Instance:
    """The last cells of the road, beyond 飛龍院: so many are left to the first horse, and one fewer to the second.

    A horse that turns back, or is sent back, as far as 飛龍院 does not pass it alone; where neither side can, nobody wins.
    """
    first, second = END - left, END - left + 1
    armies = (f"{side}:0/{cell}x1/19/-/-/0/d" for side, cell in (("a", first), ("b", second)))
    return Instance(
        id=named,
        says=TEXTS["instances.dama"].filled(left=left, less=left - 1),
        ruleset="dama/simplified-2009",
        terms={"seats": 2},
        starts=(f"9 bowl:0/0 {' '.join(armies)} gate:ab turn:a wait:- left:- throw:a",),
        alike=without_throws,
        known=known,
    )


def _madiao(cards: int) -> Instance:
    says = TEXTS["instances.madiao"].filled(cards=cards)
    starts = passed_round(_DEALS[cards], fixed=1)
    return Instance(id=f"madiao/{cards}", says=says, ruleset="madiao/guide", starts=starts)


def _madiao_deck(cards: int, hands: str, stock: str) -> Instance:
    says = TEXTS["instances.madiao_deck"].filled(cards=cards)
    return Instance(id=f"madiao/deck-{cards}", says=says, ruleset="madiao/guide", deck=SmallDeck(hands, stock))


INSTANCES: tuple[Instance, ...] = (
    _ruqi(ONE, "1v1-any", TEXTS["instances.any"], 0.56174, "ruqi/modern"),
    _ruqi(ONE, "1v1-forward", TEXTS["instances.forward"], 0.56261, "ruqi/modern", arms="forward"),
    _ruqi(ONE, "1v1-classical", TEXTS["instances.classical"], 0.43706, "ruqi/classical"),
    Instance(
        id="ruqi/2v2",
        says=TEXTS["instances.says"],
        ruleset="ruqi/modern",
        starts=(f"1 0:0 {TWO_NEAR_HOME} {TWO_NEAR_HOME} throw:w",),
    ),
    _dama("dama/short", 6, 0.56088),
    _dama("dama/short-8", 8, 0.54296),
    _madiao(8),
    _madiao(12),
    _madiao(16),
    _madiao_deck(12, "Tw,T50,W9,W5,S9,S5,C0,C2", "T40,W4,S4,C3"),
    _madiao_deck(16, "Tw,T60,T50,W9,W6,W5,S9,S6,S5,C0,C1,C2", "T40,W4,S4,C3"),
)  # fmt: skip


def instance(id: str) -> Instance:  # noqa: A002  # as the field
    """Find an instance. Raises `Unknown`."""
    for each in INSTANCES:
        if each.id == id:
            return each
    raise Unknown(_KIND, id, tuple(each.id for each in INSTANCES))
