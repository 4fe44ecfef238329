"""A person at the terminal: the board, the choices, the questions one may ask."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from youyi.apps.cli import clauses, phrases
from youyi.apps.cli.sitting import Sitting
from youyi.apps.cli.why import explained, reason
from youyi.kernel.errors import BadNotation, IllegalMove
from youyi.kernel.names import Language, Words
from youyi.kernel.rules import Chance, Decision, Over
from youyi.kernel.rulings import Ruling, questions
from youyi.kernel.seats import Seat
from youyi.kernel.session import Told
from youyi.records.columns import padded, width
from youyi.records.files import MANY, save
from youyi.records.transcript import final_line, ply_line, seat_name


class Leave(Exception):  # nothing is wrong: someone gets up
    """Somebody gets up from the table."""


@dataclass(frozen=True, slots=True)
class Dialogue:
    """Asks and tells until the game is over or somebody leaves."""

    sitting: Sitting
    language: Language
    file: Path | None
    """Where the record is kept after every ply; None: nowhere."""
    typed: bool
    """Whether throws are typed in."""

    def run(self) -> None:
        """Play on to the end."""
        try:
            while not isinstance(asked := self.sitting.prompt, Over):
                self._answer(asked)
        except Leave:
            self._say(phrases.LEFT, plies=len(self.sitting.plies))
        else:
            self._draw()
            click.echo(final_line(self.sitting.table, asked, self.language))
        if self.file is not None:
            save(self.file, self.sitting.record)
            self._say(phrases.KEPT, file=self.file)

    def _answer(self, asked: Chance[Any] | Decision[Any]) -> None:
        match asked:
            case Chance() if self.typed:
                self._until_played(self._throw_prompt(asked), self._read)
            case Chance():
                self._played(self.sitting.draw(self.sitting.chances))
            case Decision(seat=seat) if self.sitting.sitters[seat].human:
                self._hand_over(seat)
                self._offer(asked)
                self._until_played(f"{self._name(seat)}> ", lambda text: self._picked(text, asked))
            case Decision():
                self._played(self.sitting.chosen())

    def _until_played(self, prompt: str, read: Callable[[str], Any]) -> None:
        """Ask until a move is made, or the table has changed."""
        plies = len(self.sitting.plies)
        while len(self.sitting.plies) == plies:
            text = self._asked_for(prompt)
            if text and not self._command(text):
                try:
                    self._played(read(text))
                except BadNotation as error:
                    self._say(phrases.NOT_A_MOVE, why=error)
                except IllegalMove as error:
                    self._refused(error)

    def _asked_for(self, prompt: str) -> str:
        try:
            text = input(prompt).strip()
        except EOFError:
            click.echo()
            raise Leave from None
        if not sys.stdin.isatty():
            click.echo(text)  # a terminal shows what is typed; a pipe's transcript should too
        return text

    def _read(self, text: str) -> Any:
        return self.sitting.table.game.notation.read_move(text)

    def _picked(self, text: str, asked: Decision[Any]) -> Any:
        """Read a number of the list, or notation."""
        if text.isascii() and text.isdecimal():
            if not 1 <= int(text[:9]) <= len(asked.moves):
                raise BadNotation(text, 1, f"a number from 1 to {len(asked.moves)}")
            return asked.moves[int(text) - 1]
        return self._read(text)

    def _command(self, text: str) -> bool:
        """Do what a word asks; False if it is none of our words."""
        word, _, rest = text.partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "?": lambda: self._say(phrases.HELP),
            "help": lambda: self._say(phrases.HELP),
            "why": lambda: self._why(rest.strip()),
            "undo": self._undo,
            "rules": self._rules,
            "board": self._draw,
            "quit": self._leave,
        }
        if word.lower() not in commands:
            return False
        commands[word.lower()]()
        return True

    def _leave(self) -> None:
        raise Leave

    def _undo(self) -> None:
        people = self.sitting.people
        if len(people) != 1:
            self._say(phrases.NO_UNDO)
            return
        gone = self.sitting.undo_choice(people[0])
        if not gone:
            self._say(phrases.NOTHING_TO_UNDO)
            return
        self._keep()
        self._say(phrases.UNDONE, plies=gone)

    def _why(self, number: str) -> None:
        plies = len(self.sitting.plies)
        ply = int(number[:9]) if number.isascii() and number.isdecimal() else plies if not number else 0
        if not 1 <= ply <= plies:
            self._say(phrases.NO_SUCH_PLY)
            return
        for line in explained(self.sitting.table, self.sitting.told(ply), self.language):
            click.echo(line)

    def _rules(self) -> None:
        table = self.sitting.table
        click.echo(f"{table.game.name.said_in(self.language)} · {table.ruleset.full_id}")
        click.echo(table.ruleset.summary.said_in(self.language))
        for name in questions(table.rulings):
            given = getattr(table.rulings, name)
            if isinstance(given, Ruling):
                for line in list(clauses.answer(name, given, self.language))[:3]:
                    click.echo(line)
            else:
                click.echo(f"{name}={given}")

    def _offer(self, asked: Decision[Any]) -> None:
        self._draw()
        game, position = self.sitting.table.game, self.sitting.position
        click.echo(game.speech.prompt(position, self.language))
        self._say(phrases.CHOICES, name=self._name(asked.seat))
        texts = [game.notation.write_move(move) for move in asked.moves]
        wide = max(map(width, texts))
        for number, (move, text) in enumerate(zip(asked.moves, texts, strict=True), start=1):
            click.echo(f"{number:>4}  {padded(text, wide)}  {game.speech.move(position, move, self.language)}")

    def _played(self, move: Any) -> None:
        ply = self.sitting.play(move)
        for line in self._told(ply.told(self.sitting.heard_by(ply))):
            click.echo(line)
        self._keep()

    def _told(self, ply: Told[Any, Any]) -> Iterator[str]:
        """A ply in a line, and its events in a sentence each."""
        yield ply_line(self.sitting.table, ply, self.language)
        for event in ply.events:
            yield f"      {self.sitting.table.game.speech.event(event, self.language)}"

    def _refused(self, error: IllegalMove) -> None:
        self._say(phrases.REFUSED)
        for line in reason(self.sitting.table, error.objection.because, self.language):
            click.echo(f"  {line}")

    def _throw_prompt(self, asked: Chance[Any]) -> str:
        name = seat_name(self.sitting.table, asked.by, self.language)
        return phrases.THROW.said_in(self.language).format(name=name)

    def _hand_over(self, seat: Seat) -> None:
        """Where hands are hidden and several people share the screen, let the next one take it before anything is shown."""
        if self.sitting.table.game.hides and len(self.sitting.people) > 1:
            click.clear()
            said = self._asked_for(phrases.HAND_OVER.said_in(self.language).format(name=self._name(seat)))
            if said.lower() == "quit":  # every other word could show the next person's cards to this one
                self._leave()

    def _draw(self) -> None:
        table, position = self.sitting.table, self.sitting.position
        sketch = table.game.sketch
        if sketch is None:
            drawn = table.game.notation.draw(position)
        else:
            drawn = sketch(table.rules.view(position, self.sitting.looker), self.language)
        click.echo(f"\n{drawn}\n")

    def _keep(self) -> None:
        """Keep the game so far; a file of many games gains its line only when this one stops."""
        if self.file is not None and self.file.suffix != MANY:
            save(self.file, self.sitting.record)

    def _name(self, seat: Seat) -> str:
        return seat_name(self.sitting.table, seat, self.language)

    def _say(self, words: Words, **values: object) -> None:
        click.echo(words.said_in(self.language).format(**values))
