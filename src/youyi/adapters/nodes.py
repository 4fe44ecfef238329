"""Positions of a game tree with the way that led to them, by numbers; values that never change, shared between branches."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import Any

from youyi.analysis.solve.instances import Instance
from youyi.kernel.cards import Deal, Shuffle
from youyi.kernel.chance import Entropy
from youyi.kernel.game import Table
from youyi.kernel.names import Language
from youyi.kernel.rules import Chance, Decision, Prompt
from youyi.kernel.seats import Seat
from youyi.kernel.session import Ply, asked_by, draw_is_secret, ply_of

AnyTable = Table[Any, Any, Any, Any]
Sampler = Callable[[], float]
"""Gives numbers from 0 to below 1, evenly."""


@dataclass(frozen=True, slots=True)
class Beginnings:
    """Where an instance may begin, as a draw."""

    starts: tuple[tuple[Any, Fraction], ...]

    def draw(self, entropy: Entropy, /) -> Any:
        """Draw one; they are equally likely."""
        return self.starts[entropy.below(len(self.starts))][0]

    def table(self) -> tuple[tuple[Any, Fraction], ...]:
        """Each position with its chance."""
        return self.starts


@dataclass(frozen=True, eq=False)
class Node:
    """A position, and the numbers that led to it. Outcomes are numbered in the order of their table, cards in that of the deck."""

    table: AnyTable
    position: Any
    prompt: Prompt[Any]
    parent: Node | None = None
    action: int = 0
    ply: Ply[Any, Any, Any] | None = None
    """The ply that led here; None at a beginning, and while a pack is dealt card by card."""
    dealt: tuple[int, ...] = ()
    """The numbers of the cards that have been dealt of the pack that is due."""
    number: int = 0
    """How many plies led here."""
    beginning: Callable[[], Node] | None = None
    """Makes the first node anew, in another process too; a function of a module, or such a one with arguments."""

    def __deepcopy__(self, _memo: object) -> Node:
        """Nothing in it ever changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled, it is the way from the beginning."""
        return _again, (self.beginning, [each.action for each in self.line()[1:]])

    @cached_property
    def legal(self) -> dict[int, Any]:
        """The legal moves by their numbers; none where no seat is asked."""
        if not isinstance(self.prompt, Decision):
            return {}
        return {self.table.actions.encode(self.position, move): move for move in self.prompt.moves}

    def outcomes(self) -> list[tuple[int, Fraction]]:
        """The numbers of what chance may do, with the chance of each."""
        assert isinstance(self.prompt, Chance), "no draw is due"
        listed = self.prompt.odds.table()
        if listed is not None:
            return [(number, chance) for number, (_, chance) in enumerate(listed)]
        left = [number for number in range(len(self._deck)) if number not in self.dealt]
        return [(number, Fraction(1, len(left))) for number in left]

    @property
    def _deck(self) -> tuple[Any, ...]:
        assert isinstance(self.prompt, Chance)
        assert isinstance(self.prompt.odds, Shuffle), "only packs have too many outcomes to list"
        return self.prompt.odds.deck

    def after(self, action: int) -> Node:
        """The node to which a legal number leads."""
        if isinstance(self.prompt, Decision):
            return self._played(action, self.legal[action])
        assert isinstance(self.prompt, Chance)
        listed = self.prompt.odds.table()
        if isinstance(self.prompt.odds, Beginnings):
            assert listed is not None
            return replace(_at(self.table, listed[action][0], self.beginning), parent=self, action=action)
        if listed is not None:
            return self._played(action, listed[action][0])
        dealt, deck = (*self.dealt, action), self._deck
        if len(dealt) < len(deck):
            return replace(self, parent=self, action=action, ply=None, dealt=dealt)
        return self._played(action, Deal(tuple(deck[number] for number in dealt)))

    def _played(self, action: int, move: Any) -> Node:
        step = self.table.rules.apply(self.position, move)
        ply = ply_of(self.number + 1, self.prompt, asked_by(self.prompt), move, self.position, step)
        following = self.table.rules.prompt(step.position)
        return Node(self.table, step.position, following, self, action, ply, (), self.number + 1, self.beginning)

    def line(self) -> list[Node]:
        """Every node from the beginning to this one."""
        found, node = [], self
        while node is not None:
            found.append(node)
            node = node.parent  # type: ignore[assignment]  # the first has none, and ends the loop
        return found[::-1]

    def told(self, seat: Seat) -> str:
        """What a seat has been told from the beginning, in the game's notation where it may know the move itself."""
        line = self.line()
        words = list[str]()
        if len(line) > 1 and isinstance(line[0].prompt, Chance) and isinstance(line[0].prompt.odds, Beginnings):
            words.append(repr(self.table.rules.view(line[1].position, seat)))
        return " ".join([*words, *(_told(self.table, each.ply, seat) for each in line if each.ply)]) + self.dealing()

    def plays(self, seat: Seat) -> list[int]:
        """The numbers of all choices so far, in order; the last number of all where the seat does not know which it was."""
        unknown = self.table.actions.size
        found = []
        for each in self.line():
            if each.ply is not None and not each.ply.drawn:
                known = each.ply.told(seat).move is not None
                found.append(each.action if known else unknown)
        return found

    def dealing(self) -> str:
        """How many cards have been dealt of the pack that is due."""
        return f" dealing {len(self.dealt)}" if self.dealt else ""

    def text(self) -> str:
        """The position in the game's notation, and the cards that are being dealt."""
        cards = f" dealt {','.join(map(str, self.dealt))}" if self.dealt else ""
        return self.table.game.notation.write_position(self.position) + cards

    def says(self, action: int) -> str:
        """What a number means here, in the game's notation."""
        write = self.table.game.notation.write_move
        if isinstance(self.prompt, Decision):
            return str(write(self.legal[action]))
        assert isinstance(self.prompt, Chance)
        if isinstance(self.prompt.odds, Beginnings):
            return f"begin:{action}"
        listed = self.prompt.odds.table()
        return f"card:{action}" if listed is None else str(write(listed[action][0]))


def _told(table: AnyTable, ply: Ply[Any, Any, Any], seat: Seat) -> str:
    told = ply.told(seat)
    if told.move is not None:
        return str(table.game.notation.write_move(told.move))
    return " | ".join(table.game.speech.event(event, Language.EN) for event in told.events)


@dataclass(frozen=True, slots=True)
class StartNode:
    """Where games begin."""

    node: Node
    starts: tuple[tuple[Any, Fraction], ...]


def _at(table: AnyTable, position: Any, beginning: Callable[[], Node] | None) -> Node:
    return Node(table, position, table.rules.prompt(position), beginning=beginning)


def first_nodes(table: AnyTable, instance: Instance | None, beginning: Callable[[], Node] | None = None) -> StartNode:
    """Where a table's games begin: at the start, or at one of an instance's positions."""
    if instance is None:
        return StartNode(_at(table, table.rules.start(), beginning), ())
    starts = instance.positions(table)
    if len(starts) == 1:
        return StartNode(_at(table, starts[0][0], beginning), starts)
    chance: Chance[Any] = Chance(Beginnings(starts), secret=True)
    return StartNode(Node(table, starts[0][0], chance, beginning=beginning), starts)


def _again(beginning: Callable[[], Node], way: Sequence[int]) -> Node:
    """Go a way from the beginning."""
    node = beginning()
    for action in way:
        node = node.after(action)
    return node


@dataclass(frozen=True, slots=True)
class Sampled:
    """Entropy from a sampler of fractions."""

    sampler: Sampler

    def below(self, n: int, /) -> int:
        """Draw from 0..n-1."""
        return min(n - 1, int(self.sampler() * n))


def resampled(node: Node, seat: Seat, sampler: Sampler) -> list[int]:
    """The numbers of a way to a state that a seat cannot tell from this one: hidden cards are drawn anew, all alike likely."""
    line, entropy = node.line(), Sampled(sampler)
    first = line[0]
    if isinstance(first.prompt, Chance) and isinstance(first.prompt.odds, Beginnings) and len(line) > 1:
        ways = list(_same_for(first, node, seat))
        return ways[entropy.below(len(ways))]
    if node.dealt:
        cards = Shuffle(tuple(range(len(node._deck)))).draw(entropy).cards
        return [*(each.action for each in line[1 : len(line) - len(node.dealt)]), *cards[: len(node.dealt)]]
    retold = node.table.game.retold
    if retold is None or not draw_is_secret(node.table.rules, node.position):
        return [each.action for each in line[1:]]
    view = node.table.rules.view(node.position, seat)
    deal, *moves = retold(node.table.rules.worlds(view, entropy))
    last = max(nth for nth, each in enumerate(line) if each.ply is not None and each.ply.secret)
    before = line[last - len(deal.cards)]
    deck = {card: number for number, card in enumerate(before._deck)}
    earlier = [each.action for each in line[1 : last - len(deal.cards) + 1]]
    encode = node.table.actions.encode
    return [*earlier, *(deck[card] for card in deal.cards), *(encode(node.position, move) for move in moves)]


def _same_for(first: Node, node: Node, seat: Seat) -> Iterator[list[int]]:
    """Every way from an instance's beginnings that tells a seat what the way to this node tells it."""
    wanted = node.line()
    own = node.table.rules.view(wanted[1].position, seat)
    for number, _ in first.outcomes():
        begun = first.after(number)
        if begun.table.rules.view(begun.position, seat) == own:
            yield from ([number, *rest] for rest in _followed(begun, wanted[2:], seat))


def _followed(node: Node, wanted: Sequence[Node], seat: Seat) -> Iterator[list[int]]:
    if not wanted:
        yield []
        return
    ahead = wanted[0]
    assert ahead.ply is not None
    numbers = node.legal if isinstance(node.prompt, Decision) else [number for number, _ in node.outcomes()]
    for number in numbers:
        after = node.after(number)
        assert after.ply is not None
        if after.ply.by == ahead.ply.by and after.ply.told(seat) == ahead.ply.told(seat):
            yield from ([number, *rest] for rest in _followed(after, wanted[1:], seat))
