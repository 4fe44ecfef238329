"""A game in progress: the one place that plays moves, counts draws and says what may be told to whom."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from youyi.kernel.chance import Chances
from youyi.kernel.rules import Chance, Decision, Over, Player, Prompt, Rules, Step
from youyi.kernel.seats import Seat
from youyi.kernel.secrets import heard, hidden

P = TypeVar("P")
M = TypeVar("M")
E = TypeVar("E")
V = TypeVar("V")

ENDLESS = 100_000
"""Plies after which a game is given up as endless; a locked game of 打馬 ends by its own cap on throws before that."""


@dataclass(frozen=True, slots=True)
class Told(Generic[M, E]):
    """A ply as one listener may know it."""

    number: int
    by: Seat | None
    drawn: bool
    move: M | None
    """None where the listener may not know it."""
    events: tuple[E, ...]


class Ply(NamedTuple, Generic[P, M, E]):
    """One answer to a prompt, and what followed. A named tuple, because millions are made in simulations."""

    number: int
    """Counted from 1."""
    by: Seat | None
    """The seat that chose or threw; None: the table."""
    drawn: bool
    """Whether chance made the move."""
    move: M
    before: P
    """The position in which it was made."""
    step: Step[P, E]
    secret: bool
    """Whether it is a draw that the rules mark as secret."""

    @property
    def face_up(self) -> bool:
        """Whether everybody may know the move itself, not only what they hear of its events."""
        return not self.secret and not hidden(self.step.events)

    @property
    def whole(self) -> Told[M, E]:
        """All of the ply, for readers from whom nothing is hidden: of a finished game's record, of a simulation."""
        return Told(self.number, self.by, self.drawn, self.move, self.step.events)

    def told(self, seat: Seat | None) -> Told[M, E]:
        """What a seat may know of the ply, None being the public: its own choices, and what lies face up."""
        own = not self.drawn and seat is not None and seat == self.by
        move = self.move if own or self.face_up else None
        return Told(self.number, self.by, self.drawn, move, heard(self.step.events, seat))


def asked_by(prompt: Prompt[Any]) -> Seat | None:
    """The seat that must choose or throw; None: the table draws, or nothing is asked."""
    match prompt:
        case Decision(seat=seat):
            return seat
        case Chance(by=by):
            return by
        case Over():
            return None


def draw_is_secret(rules: Rules[P, M, E, V], position: P) -> bool:
    """Whether a draw that led to a position may not be told yet."""
    return rules.secret_draws(position) > 0


def ply_of(number: int, prompt: Prompt[M], by: Seat | None, move: M, before: P, step: Step[P, E]) -> Ply[P, M, E]:
    """The ply of a move that answered a prompt to a seat."""
    drawn = isinstance(prompt, Chance)
    return Ply(number, by, drawn, move, before, step, isinstance(prompt, Chance) and prompt.secret)


class Session(Generic[P, M, E, V]):
    """A game under way: position, prompt, plies, draws.

    `keep` limits how many of the latest plies stay in memory (None: all). Undo reaches no further back than they do.
    """

    __slots__ = ("_draws", "_secret", "asked", "at", "plies", "position", "prompt", "rules", "start")

    def __init__(self, rules: Rules[P, M, E, V], start: P | None = None, *, keep: int | None = None) -> None:
        """Begin at a position; None: the game's own start."""
        self.rules = rules
        self.start = rules.start() if start is None else start
        self.position = self.start
        self.prompt: Prompt[M] = rules.prompt(self.position)
        self.asked = asked_by(self.prompt)
        """The seat that must choose or throw; None: the table draws, or nothing is asked."""
        self.plies: MutableSequence[Ply[P, M, E]] = [] if keep is None else deque(maxlen=keep)
        """The plies that are kept, oldest first."""
        self.at = 0
        """How many plies have been played."""
        self._draws: Counter[Seat | None] = Counter()
        self._secret: list[int] = []
        """How many plies came before each secret draw."""

    def __repr__(self) -> str:
        asks = (
            type(self.prompt).__name__ if self.asked is None else f"{type(self.prompt).__name__} of seat {self.asked}"
        )
        return f"<Session of {type(self.rules).__name__}: {self.at} plies, {asks}>"

    @property
    def over(self) -> Over | None:
        """How the game ended; None while it goes on."""
        return self.prompt if isinstance(self.prompt, Over) else None

    @property
    def open_plies(self) -> int:
        """How many plies, from the first, may be told to everybody: all, or those before a draw that is still secret.

        None, if that draw was made before the position that the session began at.
        """
        hidden_draws = self.rules.secret_draws(self.position)
        if hidden_draws > len(self._secret):
            return 0
        return self._secret[-hidden_draws] if hidden_draws else self.at

    @property
    def bout(self) -> int:
        """The bout that is played, or that the draw which is due begins."""
        return self.rules.bout(self.position)

    @property
    def nth_draw(self) -> int:
        """Which draw of its hand the one that is due is, counted from 1 over the whole game."""
        assert isinstance(self.prompt, Chance), "no draw is due"
        return self._draws[self.prompt.by] + 1

    def draw(self, chances: Chances) -> M:
        """Draw the outcome that is due, without playing it. Drawing twice gives the same outcome."""
        assert isinstance(self.prompt, Chance), "no draw is due"
        return self.prompt.odds.draw(chances.for_draw(self.prompt.by, self.nth_draw))

    def choose(self, players: Sequence[Player[V, M]], chances: Chances) -> M:
        """Let the player on the asked seat choose from its view, without playing the choice."""
        assert isinstance(self.prompt, Decision), "no choice is due"
        seat, moves = self.prompt.seat, self.prompt.moves
        return players[seat].choose(self.rules.view(self.position, seat), moves, chances.for_player(seat, self.at))

    def play(self, move: M) -> Ply[P, M, E]:
        """Play a move. Raises `IllegalMove`, and then nothing has changed."""
        return self._played(move, self.rules.play(self.position, move))

    def take(self, move: M) -> Ply[P, M, E]:
        """Play a move that the prompt offers, or the draw that is due, unchecked: what another leads to is undefined."""
        return self._played(move, self.rules.apply(self.position, move))

    def advance(self, players: Sequence[Player[V, M]], chances: Chances) -> Ply[P, M, E]:
        """Play what comes next: the draw that is due, or the choice of the asked player. Raises `IllegalMove`."""
        if isinstance(self.prompt, Chance):
            return self.take(self.draw(chances))
        move = self.choose(players, chances)
        assert isinstance(self.prompt, Decision)
        if any(move is offered for offered in self.prompt.moves):  # what the rules themselves offer needs no check
            return self.take(move)
        return self.play(move)

    def play_out(
        self,
        players: Sequence[Player[V, M]],
        chances: Chances,
        *,
        until: Callable[[P], bool] | None = None,
        limit: int = ENDLESS,
        on_events: Callable[[tuple[E, ...]], None] | None = None,
    ) -> Over | None:
        """Let the players play to the end, to a position that `until` accepts, or for `limit` plies.

        `on_events` is given the events of every ply. Returns how the game ended; None if it has not.
        """
        for _ in range(limit):
            if isinstance(self.prompt, Over) or (until is not None and until(self.position)):
                break
            ply = self.advance(players, chances)
            if on_events is not None:
                on_events(ply.step.events)
        return self.over

    def undo(self, plies: int = 1) -> None:
        """Take the latest plies back. Raises ValueError if fewer are kept."""
        if plies > len(self.plies):
            raise ValueError(f"cannot take back {plies} plies: {len(self.plies)} are kept")
        for _ in range(plies):
            ply = self.plies.pop()
            assert ply.number == self.at, "the plies that are kept end elsewhere"
            self.at -= 1
            self.position = ply.before
            if ply.drawn:
                assert self._draws[ply.by] > 0, "a draw is taken back that was not counted"
                self._draws[ply.by] -= 1
            if ply.secret:
                number = self._secret.pop()
                assert number == self.at, "another draw is secret"
        self.prompt = self.rules.prompt(self.position)
        self.asked = asked_by(self.prompt)

    def undo_choice(self, seat: Seat) -> int:
        """Take back everything from the latest choice of a seat on; returns how many plies, 0 if it made none."""
        for back, ply in enumerate(reversed(self.plies), start=1):
            if not ply.drawn and ply.by == seat:
                self.undo(back)
                return back
        return 0

    def _played(self, move: M, step: Step[P, E]) -> Ply[P, M, E]:
        assert not isinstance(self.prompt, Over), "a move after the end"
        following = self.rules.prompt(step.position)
        assert not isinstance(following, Decision) or following.moves, "a seat is asked that cannot choose"
        ply = ply_of(self.at + 1, self.prompt, self.asked, move, self.position, step)
        if ply.drawn:
            self._draws[ply.by] += 1
        if ply.secret:
            self._secret.append(self.at)
        self.plies.append(ply)
        self.at += 1
        self.position, self.prompt, self.asked = step.position, following, asked_by(following)
        return ply
