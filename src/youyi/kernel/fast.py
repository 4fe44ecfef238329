"""The fast engine of a game as simulators, search and learning use it: positions are rows of whole numbers.

A game that has one keeps it in the package `fast` beside the module of its rules, which offers what `FastRoom` says.
The readable rules decide; a fast engine is made from them and held to them ply by ply.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

from youyi.kernel.rooms import ExampleKind

P = TypeVar("P")
M = TypeVar("M")
M_contra = TypeVar("M_contra", contravariant=True)
S = TypeVar("S")

ENDING, PLIES, TURNS, FIRSTS, RETURNS = range(5)
"""The columns of what `playouts` tells of a game.

How it ended (0: it did not, n: the nth of `endings`), its plies, its turns, a bit for each seat that is first, and from
RETURNS on each seat's result, then the game's own `counters`.
"""
DECISIONS, FREE, OPTIONS, LEAD_CHANGES, LEADERS, BEHIND = range(6)
"""Further columns, after all others, of a game whose course is followed: counted over the positions before every ply.

The choices that seats were asked for, those among more than one, and how many moves there were in all; how often the set of
seats with the highest result so far changed, and a bit for each seat of the last such set; from BEHIND on how far each seat
lay behind the highest result, added up.
"""


class FastEngine(Protocol[P, M_contra, S]):
    """The compiled rules of one table. `S` is an array of whole numbers: a row for a state, rows for several.

    Rows are the caller's: they can be copied, compared, hashed and kept in any number; equal positions are equal rows.
    Actions are the numbers of `Game.actions`. Chance is numbered (`streams.Numbered`): game n of seed s is the same game
    as in the readable engine, for the same players. An engine works for one thread at a time; its kernels hold no lock.
    """

    seats: int
    width: int
    """Columns of a state."""
    endings: Sequence[str]
    """`Over.kind` of every end there is."""
    counters: Sequence[str]
    """What else `playouts` counts of a game."""
    players: Sequence[str]
    """Who can play in kernels: ids with versions."""

    def pack(self, position: P, /) -> S:
        """Write a position as a row."""
        ...

    def lift(self, state: S, /) -> P:
        """Read a row; `lift(pack(position)) == position`."""
        ...

    def asked(self, state: S, /) -> int | None:
        """The seat that must choose; None where a draw is due or the game is over."""
        ...

    def legal(self, state: S, /) -> S:
        """The numbers of the legal actions, in the order of the prompt; none where no seat is asked to choose."""
        ...

    def apply(self, state: S, action: int, /) -> None:
        """Carry a legal action out in place. Raises ValueError, and nothing has changed, if `legal` does not list it."""
        ...

    def play(self, state: S, move: M_contra, /) -> None:
        """Carry out in place a legal move of the readable engine, or a draw that is due. Raises ValueError."""
        ...

    def draw(self, state: S, seed: int, game: int, nth: int, /) -> None:
        """Make the draw that is due in place, which is the nth (from 1) of its hand in a game of a seed."""
        ...

    def choose(self, state: S, player: str, seed: int, game: int, ply: int, /) -> int:
        """The action that a player takes at a ply (from 0) of a game of a seed."""
        ...

    def returns(self, state: S, /) -> tuple[int, ...]:
        """Each seat's result so far, in the game's unit."""
        ...

    def observe(self, state: S, seat: int, /) -> S:
        """What a seat may know, as a row; for an open game the state itself, copied."""
        ...

    def worlds(self, seen: S, seed: int, nth: int, /) -> S:
        """Draw a state that a seat's row allows: the nth sample of a seed."""
        ...

    def playouts(
        self,
        state: S,
        players: Sequence[str],
        seed: int,
        games: range,
        /,
        *,
        limit: int,
        courses: bool = False,
        minds: int | None = None,
    ) -> S:
        """Play these games of a seed from a state to their ends, or for `limit` plies; a row of figures for each.

        With `courses` every row has the columns from DECISIONS on too, one of them for each seat from BEHIND on. `minds`: the
        players draw the private numbers of other games, from this one on.
        """
        ...


class FastRoom(Protocol):
    """What the package of a fast engine offers."""

    PLAYERS: Sequence[str]
    """Who can play in kernels: ids with versions."""
    KINDS: Mapping[str, ExampleKind]
    """The kinds of worked examples that the fast engine runs, by name."""

    def unlowerable(self, rules: Any, /) -> tuple[str, ...]:
        """The answers of a table that the kernels do not know, as `arms=forward`; it is left to the readable engine."""
        ...

    def engine(self, rules: Any, /) -> FastEngine[Any, Any, Any]:
        """Make the fast engine of a table."""
        ...

    def stepping(self, rules: Any, /, *, computers: bool) -> Any:
        """Ready the kernels by which many games of a table are played by numbers: `compiled.batch.Stepping`.

        Those of players only if `computers` sit.
        """
        ...
