"""A person in a conversation of lines: the board, the choices, and commands beside them. What a pipe or `--plain` has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from shlex import quote
from typing import Any

import click

from youyi.analysis.review.evaluators import NotJudged
from youyi.apps.cli import phrases
from youyi.apps.cli.base import clauses
from youyi.apps.cli.base.out import echo
from youyi.apps.cli.study.why import explained, reason
from youyi.apps.cli.table.advising import choices_of, hint_lines, warning
from youyi.apps.cli.table.asking import LeaveGame, asked_for, command_named
from youyi.apps.cli.table.display import UNBOUNDED, OfferedMove, numbered, write_lines
from youyi.apps.cli.table.kept_game import keep
from youyi.apps.cli.table.local_game import LocalGame
from youyi.apps.cli.texts import TERMINAL as TEXTS
from youyi.kernel.errors import BadNotation, IllegalMove
from youyi.kernel.names import Language, Words
from youyi.kernel.rules import Chance, Decision, Over
from youyi.kernel.rulings import Ruling, questions
from youyi.kernel.seats import Seat
from youyi.kernel.session import Told
from youyi.records.files import MANY
from youyi.records.transcript import final_line, ply_line, seat_and_sitter, seat_name, sitter_called


class NotOffered(Exception):  # not an error: the person is asked again
    """A number that no move of the list has."""

    def __init__(self, last: int) -> None:
        """Keep the last number that there is."""
        super().__init__(last)
        self.last = last


@dataclass(frozen=True, slots=True)
class Dialogue:
    """Asks for moves and tells what follows until the game is over or a person leaves."""

    local: LocalGame
    language: Language
    file: Path | None
    """The file in which the record is saved after every ply; None: no file."""
    tutor: bool = False
    """Whether to ask before a move that costs much."""

    def run(self) -> None:
        """Play to the end, or until a person leaves. Ctrl-C leaves too, and is passed on."""
        self._keep()
        self._introduce()
        if self.local.session.at:
            self._say(TEXTS["resumed"], plies=self.local.session.at)
        try:
            while not isinstance(asked := self.local.session.prompt, Over):
                self._answer(asked)
        except LeaveGame:
            self._left()
        except KeyboardInterrupt:
            echo()
            self._left()
            raise
        else:
            self._end(asked)
            self._kept()
            if self.file is not None and self.local.table.game.has("players.judge"):
                self._say(TEXTS["review"], command=f"youyi review {quote(str(self.file))}")

    def _introduce(self) -> None:
        """Say who sits where, if anybody is known."""
        people, seats = self.local.heard_by, range(len(self.local.seats))
        if people.names:
            for seat in seats:
                echo(f"  {seat_and_sitter(self.local.table, Seat(seat), self.language, people)}")

    def _left(self) -> None:
        self._say(TEXTS["left"], plies=self.local.session.at)
        self._kept()
        if self.file is None:
            self._say(TEXTS["not_kept"])
        elif self.file.suffix != MANY:
            self._say(TEXTS["resume"], command=f"youyi play --resume {quote(str(self.file))}")

    def _kept(self) -> None:
        if self.file is not None:
            keep(self.file, self.local)
            self._say(TEXTS["kept"], file=self.file)

    def _end(self, over: Over) -> None:
        self._draw()
        echo(final_line(self.local.table, over, self.language, self.local.heard_by))

    def _answer(self, asked: Chance[Any] | Decision[Any]) -> None:
        match asked:
            case Chance() if self.local.typed:
                self._until_played(self._throw_prompt(asked), self._read)
            case Chance():
                self._played(self.local.session.draw(self.local.chances))
            case Decision(seat=seat) if self.local.seats[seat].human:
                self._hand_over(seat)
                self._offer(asked)
                self._until_played(f"{self._name(seat)}> ", lambda text: self._picked(text, asked))
            case Decision():
                self._played(self.local.session.choose(self.local.players, self.local.chances))

    def _until_played(self, prompt: str, read: Callable[[str], Any]) -> None:
        """Ask until a move is made or taken back."""
        plies = self.local.session.at
        while self.local.session.at == plies:
            text = asked_for(prompt)
            if text and not self._command(text):
                try:
                    self._play_if_sure(read(text))
                except NotOffered as error:
                    self._say(TEXTS["not_offered"], last=error.last)
                except BadNotation as error:
                    self._say(TEXTS["not_a_move"], why=error.words)
                except IllegalMove as error:
                    self._refused(error)

    def _play_if_sure(self, move: Any) -> None:
        """Play a move, unless a tutor speaks against it and is heeded."""
        local = self.local
        if self.tutor and isinstance(local.session.prompt, Decision):
            said = warning(local.table, local.session, move, local.heard_by)
            if said is not None:
                echo(said.said_in(self.language))
                if not phrases.typed(asked_for(TEXTS["sure"].said_in(self.language)), TEXTS["typed.yes"]):
                    return
        self._played(move)

    def _hint(self) -> None:
        if not isinstance(self.local.session.prompt, Decision):
            return
        try:
            for line in hint_lines(self.local.table, self.local.session, self.language):
                echo(f"  {line}")
        except NotJudged as error:
            echo(error.words.said_in(self.language))

    def _read(self, text: str) -> Any:
        return self.local.table.game.notation.read_move(text)

    def _picked(self, text: str, asked: Decision[Any]) -> Any:
        """Read a number of the list, or notation."""
        if text.isascii() and text.isdecimal():
            if not 1 <= int(text[:9]) <= len(asked.moves):
                raise NotOffered(len(asked.moves))
            return asked.moves[int(text) - 1]
        return self._read(text)

    def _command(self, text: str) -> bool:
        """Do what a command asks; False if the text is none."""
        word, _, rest = text.partition(" ")
        match command_named(word):
            case "help":
                self._help()
            case "why":
                self._why(rest.strip())
            case "undo":
                self._undo()
            case "hint":
                self._hint()
            case "rules":
                self._rules()
            case "board":
                self._board_again()
            case "quit":
                self._leave()
            case str() as other:
                return self._more(other)
            case None:
                return False
        return True

    def _more(self, _command: str) -> bool:
        """Do what a command asks that only a screen has; False if this is none."""
        return False

    def _board_again(self) -> None:
        self._draw()

    def _help(self) -> None:
        self._say(TEXTS["help"])

    def _leave(self) -> None:
        raise LeaveGame

    def _undo(self) -> None:
        gone = self._taken_back()
        if gone:
            self._undone(gone)

    def _taken_back(self) -> int:
        """Take back one's last choice and what followed; returns how many plies, 0 with a word about why."""
        people = self.local.people
        if len(people) != 1:
            self._say(TEXTS["no_undo"])
            return 0
        gone = self.local.session.undo_choice(people[0])
        if not gone:
            self._say(TEXTS["nothing_to_undo"])
        return gone

    def _undone(self, plies: int) -> None:
        self._keep()
        self._say(TEXTS["undone"], plies=plies)

    def _why(self, number: str) -> None:
        plies = self.local.session.at
        ply = int(number[:9]) if number.isascii() and number.isdecimal() else plies if not number else 0
        if not 1 <= ply <= plies:
            self._say(TEXTS["no_such_ply"])
            return
        for line in explained(self.local.table, self.local.told(ply), self.language):
            echo(line)

    def _rules(self) -> None:
        table = self.local.table
        echo(f"{table.game.name.said_in(self.language)} · {table.ruleset.full_id}")
        echo(table.ruleset.summary.said_in(self.language))
        for name in questions(table.rulings):
            given = getattr(table.rulings, name)
            if isinstance(given, Ruling):
                for line in list(clauses.answer(name, given, self.language))[:3]:
                    echo(line)
            else:
                echo(f"{name}={given}")

    def _offer(self, asked: Decision[Any]) -> None:
        self._draw()
        game, position = self.local.table.game, self.local.session.position
        echo(game.speech.prompt(position, self.language, self.local.heard_by))
        self._say(TEXTS["choices"], name=self._called(asked.seat))
        for each in numbered(self._choices(asked)):
            echo(each)

    def _choices(self, asked: Decision[Any]) -> list[OfferedMove]:
        local = self.local
        return choices_of(local.table, local.session.position, asked.moves, asked.seat, self.language, local.heard_by)

    def _played(self, move: Any) -> None:
        ply = self.local.session.play(move)
        for line in self._told(ply.told(self.local.listener(ply))):
            echo(line)
        self._keep()

    def _told(self, ply: Told[Any, Any]) -> Iterator[str]:
        """A ply in a line, and its events in a sentence each."""
        yield ply_line(self.local.table, ply, self.language, self.local.heard_by)
        for event in ply.events:
            yield f"      {self.local.table.game.speech.event(event, self.language, self.local.heard_by)}"

    def _refused(self, error: IllegalMove) -> None:
        self._say(TEXTS["refused"])
        for line in reason(self.local.table, error.objection.because, self.language):
            echo(f"  {line}")

    def _throw_prompt(self, asked: Chance[Any]) -> str:
        name = seat_name(self.local.table, asked.by, self.language)
        return TEXTS["throw"].said_in(self.language).format(name=name)

    def _hand_over(self, seat: Seat) -> None:
        """Clear the screen before another person's turn, where hands are hidden and several people share it."""
        if self.local.table.game.hides and len(self.local.people) > 1:
            click.clear()
            said = asked_for(TEXTS["hand_over"].said_in(self.language).format(name=self._name(seat)))
            if command_named(said) == "quit":  # every other word could show the next person's cards to this one
                self._leave()

    def _draw(self) -> None:
        table, position = self.local.table, self.local.session.position
        view = table.rules.view(position, self.local.viewer)
        lines = table.game.on_screen(view, lambda: position, self.language, UNBOUNDED)
        if lines:
            echo()
            write_lines(lines, table.game.colours)
            echo()

    def _keep(self) -> None:
        """Save the game so far; a file of many games gains its line only at the end."""
        if self.file is not None and self.file.suffix != MANY:
            keep(self.file, self.local)

    def _name(self, seat: Seat) -> str:
        return seat_name(self.local.table, seat, self.language)

    def _called(self, seat: Seat) -> str:
        """Whoever sits there, at the beginning of a sentence."""
        said = sitter_called(self.local.table, seat, self.language, self.local.heard_by)
        return said[:1].upper() + said[1:]

    def _say(self, words: Words, **values: object) -> None:
        echo(words.filled(**values).said_in(self.language))
