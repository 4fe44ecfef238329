"""A game as far as it has been played: its moves, what each caused, and what is asked now."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from youyi.kernel.chance import Chances
from youyi.kernel.game import Table as Laying
from youyi.kernel.rules import Chance, Decision, Over, Prompt
from youyi.kernel.seats import Seat
from youyi.kernel.secrets import hidden, lies_face_down, nothing_hidden

LATEST = 120
"""How many moves the log of a page goes back; the transcript has all of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """One move, and what followed."""

    at: int
    """How many moves had been made before it."""
    by: Seat | None
    move: Any
    text: str
    before: Any
    """The position in which it was made."""
    events: tuple[Any, ...]
    drawn: bool
    """Chance made it, not a choice."""
    face_up: bool
    """Everyone may know the move itself, not only what they hear of its events."""

    def known_to(self, seat: Seat | None) -> bool:
        """Whether this listener may be told the move: its own choices, and whatever lies face up."""
        return self.face_up or (not self.drawn and seat is not None and seat == self.by)


class Course:
    """A game under way."""

    __slots__ = ("_draws", "book", "latest", "moves", "open_until", "position", "prompt", "remembered")

    def __init__(self, book: Laying[Any, Any, Any, Any]) -> None:
        """Set the board up."""
        self.book = book
        self.moves: list[str] = []
        """Every move so far, in notation."""
        self.open_until = 0
        """How many moves anyone may be told: all, or those before a pack was dealt that is still in play."""
        self.latest: deque[Played] = deque(maxlen=LATEST)
        """The latest moves with what they caused; older ones could be played again, and need no memory."""
        self.remembered: list[Any] = []
        """Everything that happened of the kinds that a late page must be told of."""
        self.position: Any = book.rules.start()
        self.prompt: Prompt[Any] = book.rules.prompt(self.position)
        self._draws: Counter[Seat | None] = Counter()

    def replay(self, moves: Iterable[str]) -> None:
        """Play moves again that were played before. Raises `YouyiError` at the first that cannot be."""
        for text in moves:
            self.play(self.book.game.notation.read_move(text))

    @property
    def at(self) -> int:
        """How many moves have been made."""
        return len(self.moves)

    @property
    def asked(self) -> Seat | None:
        """Whose choice or whose hand is asked; None: the table's hand, or nobody's."""
        match self.prompt:
            case Decision(seat=seat) | Chance(by=seat):
                return seat
            case Over():
                return None

    def draw(self, chances: Chances) -> Any:
        """Let the asked hand throw; the same hand's same throw always shows the same."""
        assert isinstance(self.prompt, Chance)
        by = self.prompt.by
        return self.prompt.odds.draw(chances.hand(by, self._draws[by] + 1))

    def write(self, move: Any) -> str:
        """Write a move as it is stored and sent."""
        return self.book.game.notation.write_move(move)

    def play(self, move: Any) -> Played:
        """Carry a move out. Raises `IllegalMove`, and then nothing has changed."""
        step = self.book.rules.play(self.position, move)
        drawn = isinstance(self.prompt, Chance)
        played = Played(
            at=self.at,
            by=self.asked,
            move=move,
            text=self.write(move),
            before=self.position,
            events=step.events,
            drawn=drawn,
            face_up=self._face_up(step.events),
        )
        if drawn:
            self._draws[played.by] += 1
        self.moves.append(played.text)
        self.latest.append(played)
        self.remembered += [event for event in step.events if isinstance(event, self.book.game.remembered)]
        self.position = step.position
        self.prompt = self.book.rules.prompt(step.position)
        if not self.book.game.hides or nothing_hidden(self.prompt):
            self.open_until = self.at
        return played

    def _face_up(self, events: tuple[Any, ...]) -> bool:
        """Dice fall open; a shuffle, whose outcomes are too many to list, lies face down; so does what caused a secret."""
        return not lies_face_down(self.prompt) and not hidden(events)
