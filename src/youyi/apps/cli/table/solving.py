"""A person solves a puzzle at the terminal: it is posed, answered and explained."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import click

from youyi.analysis.puzzles.posing import GRADES, Posed, posed
from youyi.analysis.puzzles.puzzle import AnyGame, Puzzle
from youyi.analysis.review.evaluators import unit_of
from youyi.analysis.review.telling import within
from youyi.apps.cli.base.out import echo
from youyi.apps.cli.table.asking import LeaveGame, asked_for, command_named
from youyi.apps.cli.table.display import UNBOUNDED, OfferedMove, joined, page, terminal_room, write_lines
from youyi.apps.cli.texts import TERMINAL as TEXTS
from youyi.kernel.face.screen import Mark, Span, line
from youyi.kernel.names import Language, Words


@dataclass(frozen=True, slots=True)
class Solving:
    """One of several puzzles, in one language."""

    turns: Sequence[Posed]
    number: int
    of: int
    language: Language
    screen: bool
    """Whether the terminal can be cleared; else lines follow each other and nothing waits."""

    def run(self) -> None:
        """Pose each choice of the puzzle until it is found or given up, and explain it. Raises `LeaveGame`."""
        for turn in self.turns:
            solved = self._asked(turn)
            for each in self._explained(turn):
                echo(each)
            echo()
            last = turn is self.turns[-1] or not solved
            if self.screen and (not last or self.number < self.of):
                wait = TEXTS["next"] if last else TEXTS["puzzle_goes_on"]
                if command_named(asked_for(self._said(wait))) == "quit":
                    raise LeaveGame
            if last:
                return

    def _asked(self, turn: Posed) -> bool:
        """Hear answers until one is the best, or none is given; whether it was found. Raises `LeaveGame`."""
        self._show(turn, 0)
        while answer := self._answer(turn):
            if answer == turn.turn.best:
                self._say(TEXTS["solved"])
                return True
            look = turn.where_to_look(answer)
            self._say(TEXTS["not_best"], look="" if look is None else look)
        return False

    def _answer(self, turn: Posed) -> str:
        """A number of the list, or notation; empty: given up. Raises `LeaveGame`."""
        texts, turned = [each.text for each in self._choices(turn)], 0
        while True:
            text = asked_for("> ")
            if text in ("", *texts):
                return text
            if text.isascii() and text.isdecimal() and 1 <= int(text[:9]) <= len(texts):
                return texts[int(text) - 1]
            match command_named(text):
                case "quit":
                    raise LeaveGame
                case "more" | "board" as command:
                    turned += command == "more"
                    self._show(turn, turned)
                case _:
                    self._say(TEXTS["a_number"], last=len(texts))

    def _choices(self, turn: Posed) -> list[OfferedMove]:
        """The moves, and of none what it brings: that is for the reader to see."""
        says = turn.table.game.speech.move
        return [OfferedMove(self._written(turn, move), says(turn.position, move, self.language)) for move in turn.moves]

    def _show(self, turn: Posed, turned: int) -> None:
        game = turn.table.game
        room = terminal_room() if self.screen else UNBOUNDED
        heading = self._said(
            TEXTS["puzzle"],
            number=self.number,
            of=self.of,
            grade=GRADES[turn.puzzle.grade - 1],
            rules=turn.table.ruleset.name,
        )
        board = game.on_screen(turn.view, lambda: turn.position, self.language, room)
        says = [*self._since(turn), game.speech.prompt(turn.position, self.language), self._said(TEXTS["which"])]
        lines = page([line(Span(heading, Mark.STRONG)), *board], (), joined(says, self.language), self._choices(turn),
                     room=room, language=self.language, turned=turned)  # fmt: skip
        if self.screen:
            click.clear()
        write_lines(lines, game.colours)

    def _since(self, turn: Posed) -> list[str]:
        """What happened since the choice before, as the seat heard it."""
        events = [event for ply in turn.since for event in ply.told(turn.seat).events]
        return [turn.table.game.speech.event(event, self.language) for event in events]

    def _explained(self, turn: Posed) -> list[str]:
        """The idea, and what is said of the answers that were played out."""
        unit = unit_of(turn.table).said_in(self.language)
        theme = turn.theme
        idea = (
            [] if theme is None else [self._said(TEXTS["theme"], name=theme.name, key=theme.key, means=theme.defined)]
        )
        return idea + [
            f"  {self._written(turn, each.valued.move)}  {within(-each.valued.less, each.valued.error)} {unit}  {self._said(each.says)}"
            for each in turn.advice()
        ]

    def _written(self, turn: Posed, move: Any) -> str:
        game = turn.table.game
        return game.spelled(game.notation.write_move(move), self.language)

    def _said(self, words: Words, **values: object) -> str:
        return words.filled(**values).said_in(self.language)

    def _say(self, words: Words, **values: object) -> None:
        echo(self._said(words, **values))


def solve_in_turn(game: AnyGame, puzzles: Sequence[Puzzle], first: int, language: Language, *, screen: bool) -> None:
    """Pose puzzles from one on, counted from 1, until there are no more or somebody leaves."""
    try:
        for nth, each in enumerate(puzzles[first - 1 :], start=first):
            turns = [posed(game, each, turn) for turn in range(len(each.turns))]
            Solving(turns, nth, len(puzzles), language, screen).run()
    except LeaveGame:
        return
