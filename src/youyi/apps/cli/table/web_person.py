"""A person at the terminal on a seat of a web table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from youyi.apps.cli.base.out import echo
from youyi.apps.cli.table.asking import LeaveGame, asked_for, command_named
from youyi.apps.cli.table.display import (
    UNBOUNDED,
    News,
    OfferedMove,
    gathered,
    joined,
    page,
    terminal_room,
    write_lines,
)
from youyi.apps.cli.table.web_seat import Address, System, WebSeat
from youyi.apps.cli.texts import TERMINAL as TEXTS
from youyi.kernel.names import Language, Words
from youyi.kernel.seats import Seat

__all__ = ["Address", "WebPerson"]


class WebPerson(WebSeat):
    """Shows the table whenever its seat is asked, and asks the person; throws by itself."""

    def __init__(self, address: Address, language: Language, *, screen: bool) -> None:
        """Look at the table; `screen`: the terminal is cleared for each decision. Raises `Misuse`."""
        super().__init__(address, "", language)
        self._screen = screen
        self._news: list[tuple[object, News]] = []
        self._turned = 0

    def play(self, token: str) -> str:
        """Play until the game is over or the person stops; returns what is said of it. Raises `Misuse`."""
        try:
            return super().play(token)
        except LeaveGame:
            return TEXTS["left_table"].said_in(self._language)

    def _chooser(self, name: str) -> Any:
        """Nobody but the person chooses."""

    def _begin(self, seat: int | None) -> None:
        self._seat = seat

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "Snapshot":
                self._news = [self._told(ply, ply["at"] + 1) for ply in self._unseen(message["log"])]
            case "Happened":
                self._news.append(self._told(message, message["at"]))
            case "Talk":
                for each in message["lines"]:
                    if each["text"] is not None:
                        echo(f"{each['name']}: {each['text']}")
            case _:
                return
        asked = message.get("asked", {"type": ""})["type"]
        if self._screen and asked in ("Waits", "Seats"):
            self._show(message, ())

    def _unseen(self, log: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
        """What happened since the seat's last own choice."""
        own = [place for place, ply in enumerate(log) if ply["draw"] is None and ply["by"] == self._seat]
        return list(log[own[-1] :] if own else log)

    def _told(self, ply: dict[str, Any], number: int) -> tuple[object, News]:
        lines = ply["lines"]
        short = joined((each["says"] for each in lines if each.get("notable")), self._language)
        return ply["by"], News(number, number, joined((each["says"] for each in lines), self._language), short)

    def _chosen(self, message: dict[str, Any], offers: Sequence[dict[str, Any]]) -> str:
        texts = [str(offer["text"]) for offer in offers]
        spelled = [self.table.game.spelled(text, self._language) for text in texts]
        choices = [
            OfferedMove(text, str(offer["label"]), offer["effect"]) for text, offer in zip(spelled, offers, strict=True)
        ]
        self._turned = 0
        self._show(message, choices)
        text = self._picked(message, choices, texts)
        self._news = []
        return text

    def _picked(self, message: dict[str, Any], choices: Sequence[OfferedMove], texts: Sequence[str]) -> str:
        """Ask until a move is chosen. Raises `LeaveGame`."""
        name = self.table.game.seat_names[Seat(self._seat or 0)].said_in(self._language)
        while True:
            said = asked_for(f"{name}> ")
            if said in texts:
                return said
            if said in (spelled := [each.text for each in choices]):
                return texts[spelled.index(said)]
            if said.isascii() and said.isdecimal() and 1 <= int(said[:9]) <= len(texts):
                return texts[int(said) - 1]
            self._commanded(said, message, choices)

    def _commanded(self, said: str, message: dict[str, Any], choices: Sequence[OfferedMove]) -> None:
        match command_named(said):
            case "quit":
                raise LeaveGame
            case "board":
                self._show(message, choices)
            case "more":
                self._turned += 1
                self._show(message, choices)
            case "log":
                for each in gathered(self._news, self._language):
                    for line in each.lines(terminal_room().columns):
                        echo(line)
            case "help":
                self._say(TEXTS["help_web"])
            case _ if said:
                self._say(TEXTS["not_offered"].filled(last=len(choices)))
            case _:
                return

    def _show(self, message: dict[str, Any], choices: Sequence[OfferedMove]) -> None:
        game, room = self.table.game, terminal_room() if self._screen else UNBOUNDED
        view = self._seen(message)
        board = game.on_screen(view, lambda: self.table.rules.worlds(view, System()), self._language, room)
        if self._screen:
            click.clear()
        news = gathered(self._news, self._language)
        lines = page(board, news, message["says"], choices, room=room, language=self._language, turned=self._turned)
        write_lines(lines, game.colours)

    def _say(self, words: Words) -> None:
        echo(words.said_in(self._language))
