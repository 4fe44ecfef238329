"""A person at a terminal that can be cleared: one screen for each decision, and what passed since the last one."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import islice
from time import sleep
from typing import Any

import click

from youyi.apps.cli.base.out import echo
from youyi.apps.cli.table.asking import asked_for
from youyi.apps.cli.table.dialogue import Dialogue
from youyi.apps.cli.table.display import News, gathered, joined, page, terminal_room, write_lines
from youyi.apps.cli.texts import TERMINAL as TEXTS
from youyi.kernel.rules import Chance, Decision, Over
from youyi.kernel.seats import Seat
from youyi.kernel.session import Told
from youyi.records.transcript import final_line, seat_and_sitter


@dataclass(frozen=True, slots=True)
class ScreenDialogue(Dialogue):
    """Plays what need not be asked, shows a screen where a person chooses, and stops where a bout is over."""

    pace: float = 0.0
    """Seconds for which each move of others is shown; 0: not at all."""
    forced: set[int] = field(default_factory=set)
    """The plies in which a person had one move only, which was played at once."""
    read: set[int] = field(default_factory=set)
    """The plies after which a person pressed Enter to go on."""
    turned: Counter[int] = field(default_factory=Counter)
    """How often a person asked for more moves, by the plies played before."""

    def __post_init__(self) -> None:
        """Find the moves without a choice of a game that is taken up again."""
        local = self.local
        for ply in local.session.plies:
            prompt = local.table.rules.prompt(ply.before)
            if isinstance(prompt, Decision) and local.seats[prompt.seat].human and len(prompt.moves) == 1:
                self.forced.add(ply.number)

    def _answer(self, asked: Chance[Any] | Decision[Any]) -> None:
        if isinstance(asked, Decision) and self.local.seats[asked.seat].human and len(asked.moves) == 1:
            self.forced.add(self.local.session.at + 1)
            self._played(asked.moves[0])
        else:
            Dialogue._answer(self, asked)

    def _offer(self, asked: Decision[Any]) -> None:
        asks = self._asks()
        if len(self.local.people) == 1 and not self._chose_since(0):
            asks = joined([self._you_are(asked.seat), asks], self.language)
        self._show(asks, self._choices(asked))

    def _introduce(self) -> None:
        """Nothing before the first screen, which is cleared: it is said beside the first choice."""

    def _you_are(self, you: Seat) -> str:
        local, seats = self.local, range(len(self.local.seats))
        others = [
            seat_and_sitter(local.table, Seat(seat), self.language, local.heard_by) for seat in seats if seat != you
        ]
        return TEXTS["you_are"].filled(name=self._name(you), others=tuple(others)).said_in(self.language)

    def _asks(self) -> str:
        local = self.local
        return local.table.game.speech.prompt(local.session.position, self.language, local.heard_by)

    def _played(self, move: Any) -> None:
        bout = self.local.session.bout
        ply = self.local.session.play(move)
        self._keep()
        prompt = self.local.session.prompt
        if isinstance(prompt, Over):
            return
        if self.local.session.bout != bout and self._chose_since(max(self.read, default=0)):
            self._go_on()
        elif self.pace and not (ply.by in self.local.people and not ply.drawn):
            self._show(self._asks(), ())
            sleep(self.pace)

    def _chose_since(self, ply: int) -> bool:
        """Whether a person has made a move after a ply: what came before the first is told beside the first choice."""
        plies = islice(self.local.session.plies, ply, None)
        return any(not each.drawn and each.by in self.local.people for each in plies)

    def _go_on(self) -> None:
        """Show how a bout ended until Enter is pressed."""
        self._show(TEXTS["go_on"].said_in(self.language), ())
        at = self.local.session.at
        while said := asked_for(""):
            self._command(said)
            if self.local.session.at != at:  # taken back
                return
        self.read.add(at)

    def _end(self, over: Over) -> None:
        self._show(final_line(self.local.table, over, self.language, self.local.heard_by), ())

    def _undo(self) -> None:
        people = self.local.people
        gone = back = Dialogue._taken_back(self)
        while back and self.local.session.at + 1 in self.forced:
            back = self.local.session.undo_choice(people[0])
            gone += back
        if gone:
            at = self.local.session.at
            for plies in (self.forced, self.read):
                plies.difference_update({ply for ply in plies if ply > at})
            self._undone(gone)

    def _help(self) -> None:
        Dialogue._help(self)
        self._say(TEXTS["help_screen"])
        asked = self.local.session.prompt
        if isinstance(asked, Decision):
            first = self._choices(asked)[0]
            self._say(TEXTS["notation"], text=first.text, says=first.says)

    def _more(self, command: str) -> bool:
        match command:
            case "log":
                for each in self._news():
                    for text in each.lines(terminal_room().columns):
                        echo(text)
            case "more":
                self.turned[self.local.session.at] += 1
                self._board_again()
            case _:
                return False
        return True

    def _board_again(self) -> None:
        asked = self.local.session.prompt
        if isinstance(asked, Decision):
            self._offer(asked)

    def _show(self, prompt: str, choices: Any) -> None:
        table, room, position = self.local.table, terminal_room(), self.local.session.position
        view = table.rules.view(position, self.local.viewer)
        board = table.game.on_screen(view, lambda: position, self.language, room)
        lines = page(board, self._news(), prompt, choices, room=room, language=self.language,
                     turned=self.turned[self.local.session.at])  # fmt: skip
        click.clear()
        write_lines(lines, table.game.colours)

    def _news(self) -> list[News]:
        """What passed since the viewer's last own choice, that choice first; or since it last pressed Enter to go on."""
        viewer, plies = self.local.viewer, self.local.session.plies
        own = (
            ply.number - 1
            for ply in reversed(plies)
            if not ply.drawn and ply.by == viewer is not None and ply.number not in self.forced
        )
        since = max(next(own, 0), max(self.read, default=0))
        told = (ply.told(viewer) for ply in islice(plies, since, None))
        return gathered(((ply.by, self._said(ply)) for ply in told if ply.events), self.language)

    def _said(self, ply: Told[Any, Any]) -> News:
        game = self.local.table.game
        notable = None if game.commentary is None else game.commentary.notable
        said = [(event, game.speech.event(event, self.language, self.local.heard_by)) for event in ply.events]
        short = [text for event, text in said if notable is not None and notable(event)]
        only = [TEXTS["only_move"].said_in(self.language)]
        first = only if ply.number in self.forced else []
        whole = joined([*first, *(text for _, text in said)], self.language)
        return News(ply.number, ply.number, whole, joined([*first, *short], self.language))
