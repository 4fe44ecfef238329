"""A player of 馬吊 that searches: every card, and every plan for the last trick, is played out in deals that fit what was seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from youyi.compiled.arrays import Ints
from youyi.compiled.calls import address
from youyi.compiled.streams import Word, word
from youyi.games.madiao.fast import kernel
from youyi.games.madiao.fast import worlds as possible
from youyi.games.madiao.fast.beliefs import beliefs
from youyi.games.madiao.fast.engine import FastMadiao
from youyi.games.madiao.fast.layout import FIGURES, HEURISTIC, IN_HAND, KEEPER, LOOKER, NETWORK_KEEPER, NONE
from youyi.games.madiao.fast.particles import KEYS, imagine
from youyi.games.madiao.fast.trials import try_plans
from youyi.games.madiao.moves import Move
from youyi.games.madiao.position import HAND
from youyi.games.madiao.rules import Madiao
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.view import View
from youyi.kernel.chance import Entropy
from youyi.kernel.streams import Stream, key

SEEDS = 1 << 62


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
        hand = [int(card) for card in seen[IN_HAND + HAND * (seen[LOOKER] - 1) :][:HAND] if card != NONE]
        plain = np.array([(slot, self.itself + NONE) for slot in range(len(hand))], np.int64)
        gains = self.tried(seen, plain, seed, self.effort.first)
        wide = np.argsort(-gains.sum(axis=1), kind="stable")[: self.effort.wide]
        plans = np.array([(slot, self.itself + kept) for slot in wide for kept in self.kept(hand, slot)], np.int64)
        return self.narrowed(seen, plans, seed)

    @property
    def itself(self) -> int:
        """Who plays on for the seat, by number, a kept card not added."""
        return NETWORK_KEEPER if self.effort.network else KEEPER

    def kept(self, hand: Sequence[int], slot: int) -> list[int]:
        """What may be kept for the last trick if the card in a place is played; a lone other card is kept in any case."""
        others = [card for nth, card in enumerate(hand) if nth != slot]
        return [NONE, *others] if self.effort.keeps and len(others) > 1 else [NONE]

    def narrowed(self, seen: Ints, plans: Ints, seed: int) -> list[tuple[int, int, float]]:
        """Try plans in more and more deals, the hopeless ones no further, until one card is left or the deals are spent."""
        done, gains = 0, np.zeros((len(plans), 0), np.int64)
        while done < self.effort.worlds and (done == 0 or len(set(plans[:, 0])) > 1):
            batch = min(max(done, self.effort.first), self.effort.worlds - done)
            done += batch
            gains = np.concatenate((gains, self.tried(seen, plans, seed + done, batch)), axis=1)
            left = self.hopeful(gains)
            plans, gains = plans[left], gains[left]
        return [
            (int(slot), int(after) - self.itself, float(each.mean()))
            for (slot, after), each in zip(plans, gains, strict=True)
        ]

    def hopeful(self, gains: Ints) -> Ints:
        """The better half of the plans, the best first, but for those that fall behind it by too many standard errors."""
        best = np.argsort(-gains.sum(axis=1), kind="stable")[: max(2, (len(gains) + 1) // 2)]
        behind = gains[best[0]] - gains[best]
        deals, total = gains.shape[1], behind.sum(axis=1)
        # Whole numbers as far as they go: floats that NumPy adds up round as its version and the processor have it.
        squares = deals * (behind * behind).sum(axis=1) - total * total
        found: Ints = best[total <= self.effort.doubt * np.sqrt(squares / deals)]
        return found

    def tried(self, seen: Ints, plans: Ints, seed: int, count: int) -> Ints:
        """What each plan gains in each of so many supposed deals."""
        found, worlds = np.zeros((len(plans), count), np.int64), self.worlds(seen, seed, count)
        try_plans(self.calls, self.engine.tables, self.engine.work, worlds, plans, HEURISTIC, word(seed), found)
        return found

    def worlds(self, seen: Ints, seed: int, count: int) -> Ints:
        """Suppose so many deals that fit a seat's row."""
        found = np.zeros((count, len(seen)), np.int64)
        imagine(self.calls, self.engine.tables, self.engine.work, self.beliefs, seen, word(seed), found)
        return found


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
        assert view.seat is not None
        engine = self.search.engine
        seen = engine.observe(engine.pack(self.rules.worlds(view, Stream(key(seed)))), view.seat)
        return moves[self.search.best(seen, seed)]


def player(rules: Madiao) -> MadiaoSearch:
    """Seat the player; tables with the same rulings share one search, so all of them in one thread."""
    return MadiaoSearch(rules, _search(rules.rulings))


@lru_cache(maxsize=8)
def _search(rulings: Rulings) -> Search:
    return Search(Madiao(rulings), Effort())
