"""A person solves a puzzle at the terminal: it is posed, answered and explained."""

from __future__ import annotations

from dataclasses import dataclass

import click

from youyi.analysis.puzzles.posing import GRADES, Posed
from youyi.analysis.review.evaluators import unit_of
from youyi.analysis.review.telling import within
from youyi.apps.cli import phrases
from youyi.apps.cli.base.out import echo
from youyi.apps.cli.table.advising import choices_of
from youyi.apps.cli.table.asking import LeaveGame, asked_for, command_named
from youyi.apps.cli.table.display import UNBOUNDED, OfferedMove, joined, page, terminal_room, write_lines
from youyi.kernel.face.screen import Mark, Span, line
from youyi.kernel.names import Language, Words


@dataclass(frozen=True, slots=True)
class Solving:
    """One of several puzzles, in one language."""

    puzzle: Posed
    number: int
    of: int
    language: Language
    screen: bool
    """Whether the terminal can be cleared; else lines follow each other and nothing waits."""

    def run(self) -> None:
        """Show the puzzle, hear an answer and say what it is worth. Raises `LeaveGame`."""
        answer = self._answer()
        self._say(phrases.SOLVED if answer == self.puzzle.puzzle.best else phrases.NOT_BEST)
        for each in self._explained():
            echo(each)
        echo()
        if self.screen and self.number < self.of and command_named(asked_for(self._said(phrases.NEXT))) == "quit":
            raise LeaveGame

    def _answer(self) -> str:
        """A number of the list, or notation. Raises `LeaveGame`."""
        texts, turned = [each.text for each in self._choices()], 0
        self._show(turned)
        while True:
            text = asked_for("> ")
            if text in texts:
                return text
            if text.isascii() and text.isdecimal() and 1 <= int(text[:9]) <= len(texts):
                return texts[int(text) - 1]
            match command_named(text):
                case "quit":
                    raise LeaveGame
                case "more" | "board" as command:
                    turned += command == "more"
                    self._show(turned)
                case _:
                    self._say(phrases.A_NUMBER, last=len(texts))

    def _choices(self) -> list[OfferedMove]:
        puzzle = self.puzzle
        return choices_of(puzzle.table, puzzle.position, puzzle.moves, puzzle.seat, self.language)

    def _show(self, turned: int) -> None:
        puzzle, game = self.puzzle, self.puzzle.table.game
        room = terminal_room() if self.screen else UNBOUNDED
        grade = GRADES[puzzle.puzzle.grade - 1]
        heading = self._said(
            phrases.PUZZLE, number=self.number, of=self.of, grade=grade, rules=puzzle.table.ruleset.name
        )
        board = game.on_screen(puzzle.view, lambda: puzzle.position, self.language, room)
        asks = joined([game.speech.prompt(puzzle.position, self.language), self._said(phrases.WHICH)], self.language)
        lines = page([line(Span(heading, Mark.STRONG)), *board], (), asks, self._choices(),
                     room=room, language=self.language, turned=turned)  # fmt: skip
        if self.screen:
            click.clear()
        write_lines(lines, game.colours)

    def _explained(self) -> list[str]:
        """What is said of the answers that were played out."""
        write, unit = self.puzzle.table.game.notation.write_move, unit_of(self.puzzle.table).said_in(self.language)
        return [
            f"  {write(each.valued.move)}  {within(-each.valued.less, each.valued.error)} {unit}  {self._said(each.says)}"
            for each in self.puzzle.advice()
        ]

    def _said(self, words: Words, **values: object) -> str:
        return words.filled(**values).said_in(self.language)

    def _say(self, words: Words, **values: object) -> None:
        echo(self._said(words, **values))
