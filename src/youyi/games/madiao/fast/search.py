"""A player of 馬吊 that searches: every card, and every plan for the last trick, is played out in deals that fit what was seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from operator import mul, sub
from typing import TypeAlias

from youyi.compiled.arrays import Ints, np
from youyi.compiled.calls import address
from youyi.compiled.in_file import InFile
from youyi.compiled.streams import Word, word
from youyi.games.madiao.fast import kernel
from youyi.games.madiao.fast import worlds as possible
from youyi.games.madiao.fast.beliefs import beliefs
from youyi.games.madiao.fast.engine import FastMadiao
from youyi.games.madiao.fast.layout import FIGURES, HEURISTIC, IN_HAND, KEEPER, LOOKER, NETWORK_KEEPER, NONE
from youyi.games.madiao.fast.particles import KEYS, imagine
from youyi.games.madiao.fast.trials import try_plans
from youyi.games.madiao.moves import Move, Play
from youyi.games.madiao.position import HAND, SEATS, Position
from youyi.games.madiao.rules import Madiao
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.view import View
from youyi.kernel.chance import Entropy
from youyi.kernel.streams import Stream, key

SEEDS = 1 << 62
Plan: TypeAlias = tuple[int, int]
"""The place in the hand of the card that is played now; who plays on for the seat, by number."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much one choice may cost, in numbers and never in time, so that the same chance makes the same choice."""

    worlds: int = 512
    """Deals supposed, at most."""
    first: int = 64
    """In so many of them every plan is tried; then the worse half is dropped and the deals are doubled."""
    doubt: float = 3.0
    """By how many standard errors a plan may fall behind the best and be tried further."""
    wide: int = 4
    """Cards for which others are kept on trial: those that did best when none was."""
    warming: int = 96
    """Exchanges in which what the others played comes to count; 0: it does not."""
    between: int = 16
    """Exchanges from one deal to the next."""
    together: int = 16
    """Deals that come of one beginning."""
    sure: float = 4.0
    """How surely others play the card for which more speaks, for each point."""
    blind: float = 0.08
    """How often others are thought to play any card."""
    learnt: bool = False
    """Whether they are thought to play as the network does, each 注 that it foretells being a point; else as the heuristic player."""
    keeps: bool = True
    """Whether cards are kept for the last trick on trial."""
    network: bool = False
    """Whether the seat plays on as the network does in what is played out; else as the heuristic player."""


class Search:
    """Chooses cards in rows; one serves one thread."""

    def __init__(self, rules: Madiao, effort: Effort) -> None:
        """Work the tables out, compile the kernels or load them."""
        self.engine, self.effort = FastMadiao(rules), effort
        self.beliefs = beliefs(
            (effort.sure, effort.blind, effort.learnt), (effort.warming, effort.between, effort.together)
        )
        start = self.engine.pack(rules.start())
        t, w, keys, rows = (
            self.engine.tables,
            self.engine.work,
            np.zeros(KEYS, np.uint64),
            np.zeros((1, FIGURES), np.int64),
        )
        self.calls = np.array([
            address(possible.sample, t, w, start, start, Word(0)),
            address(kernel.playouts, t, w, start, start, keys, start, 0, rows),
        ])  # fmt: skip

    def best(self, seen: Ints, seed: int) -> int:
        """The place in the hand of the card that promises most."""
        return self.values(seen, seed)[0][0]

    def values(self, seen: Ints, seed: int) -> list[tuple[int, int, float]]:
        """Plans tried to the end: the place of a card in the hand, the card kept, the mean gain in 注; the best comes first."""
        hand = hand_of(seen)
        plain = [(slot, self.itself + NONE) for slot in range(len(hand))]
        wide = in_order(self.tried(seen, plain, seed, self.effort.first))[: self.effort.wide]
        plans = [(slot, self.itself + kept) for slot in wide for kept in self.kept(hand, slot)]
        return self.narrowed(seen, plans, seed)

    @property
    def itself(self) -> int:
        """Who plays on for the seat, by number, a kept card not added."""
        return NETWORK_KEEPER if self.effort.network else KEEPER

    def kept(self, hand: Sequence[int], slot: int) -> list[int]:
        """What may be kept for the last trick if the card in a place is played; a lone other card is kept in any case."""
        others = [card for nth, card in enumerate(hand) if nth != slot]
        return [NONE, *others] if self.effort.keeps and len(others) > 1 else [NONE]

    def narrowed(self, seen: Ints, plans: list[Plan], seed: int) -> list[tuple[int, int, float]]:
        """Try plans in more and more deals, the hopeless ones no further, until one card is left or the deals are spent."""
        done, gains = 0, [list[int]() for _ in plans]
        while done < self.effort.worlds and (done == 0 or len({slot for slot, _ in plans}) > 1):
            batch = min(max(done, self.effort.first), self.effort.worlds - done)
            done += batch
            more = self.tried(seen, plans, seed + done, batch)
            gains = [[*known, *new] for known, new in zip(gains, more, strict=True)]
            left = self.hopeful(gains)
            plans, gains = [plans[nth] for nth in left], [gains[nth] for nth in left]
        return [
            (slot, after - self.itself, sum(each) / len(each)) for (slot, after), each in zip(plans, gains, strict=True)
        ]

    def hopeful(self, gains: Sequence[Sequence[int]]) -> list[int]:
        """The better half of the plans, the best first, but for those that fall behind it by too many standard errors."""
        best = in_order(gains)[: max(2, (len(gains) + 1) // 2)]
        return [nth for nth in best if not self._far_behind(gains[best[0]], gains[nth])]

    def _far_behind(self, best: Sequence[int], other: Sequence[int]) -> bool:
        behind = list(map(sub, best, other))
        deals, total = len(behind), sum(behind)
        # whole numbers as far as they go: sums of fractions round as whoever adds them up has it
        squares = deals * sum(map(mul, behind, behind)) - total * total
        return bool(total > self.effort.doubt * sqrt(squares / deals))

    def tried(self, seen: Ints, plans: Sequence[Plan], seed: int, count: int) -> list[list[int]]:
        """What each plan gains in each of so many supposed deals."""
        return self.tried_in(self.worlds(seen, seed, count), plans, seed)

    def tried_in(self, worlds: Ints, plans: Sequence[Plan], seed: int) -> list[list[int]]:
        """What each plan gains in each of these deals."""
        found = np.zeros((len(plans), len(worlds)), np.int64)
        tables, work, tried = self.engine.tables, self.engine.work, np.array(plans, np.int64)
        try_plans(self.calls, tables, work, worlds, tried, HEURISTIC, word(seed), found)
        gains: list[list[int]] = found.tolist()
        return gains

    def worlds(self, seen: Ints, seed: int, count: int) -> Ints:
        """Suppose so many deals that fit a seat's row."""
        found = np.zeros((count, len(seen)), np.int64)
        imagine(self.calls, self.engine.tables, self.engine.work, self.beliefs, seen, word(seed), found)
        return found


def hand_of(seen: Ints) -> list[int]:
    """The cards in the hand of the seat that sees a row."""
    return [int(card) for card in seen[IN_HAND + HAND * (int(seen[LOOKER]) - 1) :][:HAND] if card != NONE]


def in_order(gains: Sequence[Sequence[int]]) -> list[int]:
    """Plans by number, that which gains most first; of equal ones the first."""
    return sorted(range(len(gains)), key=lambda nth: -sum(gains[nth]))


@dataclass(frozen=True, slots=True)
class MadiaoSearch:
    """Plays by search, from its view alone."""

    rules: Madiao
    search: Search

    def choose(self, view: View, moves: Sequence[Move], entropy: Entropy, /) -> Move:
        """Try every card. What is searched is a row in which all unseen cards are hidden, however the deal is made up."""
        if len(moves) == 1:
            return moves[0]
        seed = entropy.below(SEEDS)
        return moves[self.search.best(self._seen(view, seed), seed)]

    def plans(self, view: View, moves: Sequence[Move], seed: int, /) -> list[Plan]:
        """Of each of these cards the plan that does best: which card is kept for the last trick, if any."""
        seen, search = self._seen(view, seed), self.search
        hand = hand_of(seen)
        found = list[Plan]()
        for slot in (hand.index(move.card) for move in moves if isinstance(move, Play)):
            plans = [(slot, search.itself + kept) for kept in search.kept(hand, slot)]
            found.append(plans[in_order(search.tried(seen, plans, seed, search.effort.first))[0]])
        return found

    def tried(self, view: View, plans: Sequence[Plan], seed: int, count: int, /) -> list[list[int]]:
        """What each plan gains in each of so many supposed deals."""
        return self.search.tried(self._seen(view, seed), plans, seed, count)

    def played(self, position: Position, plans: Sequence[Plan], seed: int, count: int, /) -> list[list[int]]:
        """What each plan gains with the cards as they lie, in so many playouts."""
        return self.search.tried_in(np.repeat(self.search.engine.pack(position)[None], count, axis=0), plans, seed)

    def _seen(self, view: View, seed: int) -> Ints:
        """A seat's row: however the deal is made up from which it is taken, it is the same."""
        assert view.seat is not None
        engine = self.search.engine
        return engine.observe(engine.pack(self.rules.worlds(view, Stream(key(seed)))), view.seat)


def player(rules: Madiao) -> MadiaoSearch:
    """Seat the player; tables with the same rulings share one search, so all of them in one thread."""
    return MadiaoSearch(rules, _search(rules.rulings))


@lru_cache(maxsize=8)
def _search(rulings: Rulings) -> Search:
    return Search(Madiao(rulings), Effort())


def in_file() -> list[InFile]:
    """The kernels that a browser's tab calls, and what they are called with: what a search asks, and playouts."""
    rules = Madiao()
    found = Search(rules, Effort())
    t, w, start = found.engine.tables, found.engine.work, found.engine.pack(rules.start())
    keys, sitting, rows = np.zeros(KEYS, np.uint64), np.zeros(SEATS, np.int64), np.zeros((1, FIGURES), np.int64)
    deals, plans, gains = np.stack([start]), np.zeros((1, 2), np.int64), np.zeros((1, 1), np.int64)
    return [
        InFile(kernel.playouts, (t, w, start, start, keys, sitting, 0, rows), by_address=True),
        InFile(possible.sample, (t, w, start, start, word(0)), by_address=True),
        InFile(possible.observe, (start, start, 0)),
        InFile(imagine, (found.calls, t, w, found.beliefs, start, word(0), deals)),
        InFile(try_plans, (found.calls, t, w, deals, plans, HEURISTIC, word(0), gains)),
    ]
