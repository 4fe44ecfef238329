"""The fast engine of a table of 馬吊: kernels, tables and memory behind the kernel's `FastEngine`."""

from __future__ import annotations

from collections.abc import Sequence

from youyi.compiled.arrays import Ints, np
from youyi.compiled.choosing import number_of
from youyi.compiled.streams import NOTHING, Word, extended, first_key, word
from youyi.games.madiao.fast import kernel, worlds
from youyi.games.madiao.fast.layout import (
    COUNTERS,
    DONE,
    FIGURES,
    IN_HAND,
    LOOKER,
    NUMBERS,
    PHASE,
    PLAYERS,
    PLAYING,
    PURSE,
    SEAT,
    SITTING,
    WIDTH,
    lift,
    pack,
)
from youyi.games.madiao.fast.memory import NEXT_BANKER, work
from youyi.games.madiao.fast.programs import names
from youyi.games.madiao.fast.tables import lower
from youyi.games.madiao.legality import PACK
from youyi.games.madiao.moves import Move, Play
from youyi.games.madiao.position import HAND, SEATS
from youyi.games.madiao.rules import Madiao
from youyi.kernel.fast import BEHIND
from youyi.players.network import Network

_NOBODY, _NO_KEY = np.zeros(0, np.int64), np.zeros(3, np.uint64)


class FastMadiao:
    """馬吊 under one set of rulings and terms, compiled. One engine serves one thread."""

    width = WIDTH
    seats = SEATS
    endings = (SITTING,)
    counters = COUNTERS
    players = PLAYERS
    pack = staticmethod(pack)
    lift = staticmethod(lift)

    def __init__(self, rules: Madiao, network: Network | None = None) -> None:
        """Work the tables out and allocate memory; the player `network` has the shipped one unless another is given."""
        self.rules = rules
        self.tables = lower(rules, network)
        self.work = work()
        self.names = names(rules.context.patterns)

    def asked(self, state: Ints, /) -> int | None:
        """The seat that must play; None where the pack is due or the game is over."""
        return int(state[SEAT]) if state[PHASE] == PLAYING else None

    def legal(self, state: Ints, /) -> Ints:
        """The cards of the hand that is asked, in the order in which they were dealt."""
        if state[PHASE] != PLAYING:
            return np.zeros(0, np.int64)
        hand: Ints = state[IN_HAND + HAND * state[SEAT] :][:HAND]
        return hand[hand >= 0].copy()

    def apply(self, state: Ints, action: int, /) -> None:
        """Play a card in place. Raises ValueError if the seat that is asked does not hold it."""
        (found,) = np.nonzero(self.legal(state) == action)
        if state[LOOKER] or not len(found):
            raise ValueError(f"action {action} is not legal here")
        self.work.slot[0] = found[0]
        self._carry_out(state)

    def play(self, state: Ints, move: Move, /) -> None:
        """Carry a card or a dealt pack out in place. Raises ValueError if it is not due here."""
        if isinstance(move, Play):
            self.apply(state, move.card)
            return
        if not PACK.allows(move):
            raise ValueError("a pack has every card once")
        self._deal(state, np.array(move.cards, np.int64))

    def draw(self, state: Ints, seed: int, game: int, nth: int, /) -> None:
        """Deal the nth pack of a game of a seed in place. Raises ValueError if no pack is due."""
        kernel.numbered_pack(self.work, word(seed), word(game), nth)
        self._deal(state, self.work.deck)

    def _deal(self, state: Ints, cards: Ints) -> None:
        if state[PHASE] in (PLAYING, DONE):
            raise ValueError("no pack is due here")
        self.work.deck[:] = cards
        self._carry_out(state)

    def _carry_out(self, state: Ints) -> None:
        """Carry out in place what stands in the memory."""
        row = np.zeros((1, FIGURES), np.int64)
        kernel.playouts(self.tables, self.work, state.copy(), state, _NO_KEY, _NOBODY, 1, row)

    def perform(self, task: int, seat: int, cards: int = 0) -> None:
        """Do a task with what stands in the memory: score a seat's cards, or turn so many of the stock."""
        self.work.task[:] = task, seat
        rows = np.zeros((0, FIGURES), np.int64)
        kernel.playouts(self.tables, self.work, _NOBODY, _NOBODY, _NO_KEY, _NOBODY, cards, rows)

    def next_banker(self, banker: int, net: Sequence[int], last_winner: int) -> int:
        """Who banks after a deal that brought each seat so much; `last_winner` and the answer may be NONE."""
        self.work.flows[:] = 0
        self.work.flows[0] = net
        self.perform(NEXT_BANKER, banker, last_winner)
        return int(self.work.task[1])

    def choose(self, state: Ints, player: str, seed: int, game: int, ply: int, /) -> int:
        """The card that a player plays. Raises ValueError if no card is asked, or for another player."""
        if state[PHASE] != PLAYING:
            raise ValueError("no card is asked here")
        slot = kernel.numbered_choice(
            self.tables, self.work, state, number_of(player, NUMBERS), word(seed), word(game), ply
        )
        return int(self.legal(state)[slot])

    def returns(self, state: Ints, /) -> tuple[int, ...]:
        """Each seat's purse, in 注."""
        return tuple(map(int, state[PURSE : PURSE + SEATS]))

    def playouts(
        self,
        state: Ints,
        players: Sequence[str],
        seed: int,
        games: range,
        /,
        *,
        limit: int,
        courses: bool = False,
        minds: int | None = None,
    ) -> Ints:
        """Play these games from a state; the columns after the results count the deals that were void or not played."""
        rows = np.zeros((len(games), FIGURES + courses * (BEHIND + SEATS)), np.int64)
        sitting = np.array([number_of(name, NUMBERS) for name in players], np.int64)
        key = first_key(seed, games, minds)
        kernel.playouts(self.tables, self.work, state, state.copy(), key, sitting, limit, rows)
        return rows

    def observe(self, state: Ints, seat: int, /) -> Ints:
        """What a seat knows: its own cards and all that lay face up; every other card is HIDDEN. Raises ValueError for a view."""
        if state[LOOKER]:
            raise ValueError("a seat's view is no state")
        seen = state.copy()
        worlds.observe(state, seen, seat)
        return seen

    def worlds(self, seen: Ints, seed: int, nth: int, /) -> Ints:
        """Draw a state that a seat's row allows, all equally likely: as `Rules.worlds` does with `Stream(key(seed, nth))`."""
        state = seen.copy()
        state[LOOKER] = 0
        if seen[PHASE] == PLAYING:
            start = extended(extended(NOTHING, word(seed)), word(nth))
            worlds.sample(self.tables, self.work, seen, state, Word(start))
        return state
