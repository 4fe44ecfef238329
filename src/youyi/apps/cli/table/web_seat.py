"""A seat at a table of a web server: its address and token, and the line over which it is played (docs/reference/wire.md)."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from time import sleep
from typing import Any, get_type_hints
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.texts import REFUSALS as TEXTS
from youyi.bots.named import player, tell_beginning
from youyi.games import game
from youyi.kernel.game import Table
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat
from youyi.players.player import AnyPlayer
from youyi.records.codec import load
from youyi.records.vocabulary import Vocabulary

PASSING = {"stale", "paused", "not_begun"}
"""Refusals after which the table will ask again, or has already asked somebody else."""
TOO_FAST = "too_fast"
_BREATH = 1.0
"""Seconds before an answer that came too fast is sent again."""
TRIES = 10
"""How often in a row a line is opened in vain before the seat is given up."""
_WAIT = 4.0
"""Seconds between two tries."""
_PATIENCE = 20.0
"""Seconds for a request."""
_ISOLATES = str.maketrans("", "", "\u2068\u2069")
_LONGEST = 1 << 24
"""Bytes of the longest message that is read: a whole table may be large."""


class System:
    """Chance from the operating system: at a table of others nobody's choices should be repeatable."""

    def below(self, n: int, /) -> int:
        """Draw fairly from 0..n-1."""
        return secrets.randbelow(n)


@dataclass(frozen=True, slots=True)
class Address:
    """A table's address, `https://play.example.org/t/k7m2wq9pzt4c`."""

    server: str
    table: str

    @classmethod
    def read(cls, url: str) -> Address:
        """Take an address apart. Raises `Misuse`."""
        parts = urlsplit(url)
        steps = parts.path.strip("/").split("/")
        if parts.scheme not in ("http", "https") or not parts.netloc or len(steps) != 2 or steps[0] != "t":
            raise Misuse(TEXTS["no_table_address"].filled(url=url))
        return cls(f"{parts.scheme}://{parts.netloc}", steps[1])

    def line(self, language: Language) -> str:
        """Where its line is opened."""
        return f"{self.server.replace('http', 'ws', 1)}/ws/tables/{self.table}?language={language}"

    def asked(self, path: str = "", body: dict[str, Any] | None = None) -> Any:
        """Ask the server about the table: GET, or POST with a body. Raises `Misuse` with what it says."""
        url = f"{self.server}/api/tables/{self.table}{path}"
        data = None if body is None else json.dumps(body).encode()
        request = Request(url, data, {"Content-Type": "application/json"})  # noqa: S310  # http and https alone come here
        try:
            with urlopen(request, timeout=_PATIENCE) as answer:  # noqa: S310
                return json.load(answer)
        except HTTPError as error:
            raise Misuse(TEXTS["server_refuses"].filled(why=_refusal(error))) from error
        except (URLError, OSError, ValueError) as error:
            raise Misuse(TEXTS["no_server"].filled(server=self.server, why=str(error))) from error


def _refusal(error: HTTPError) -> str:
    with suppress(ValueError, KeyError, TypeError):
        return str(json.load(error)["says"])
    return f"{error.code} {error.reason}"


class WebSeat:
    """A player of ours, or of others, on a seat of a web table, until the game is over."""

    def __init__(self, address: Address, name: str, language: Language) -> None:
        """Look at the table and make the player. Raises `Misuse`, and what laying the table and making the player raise."""
        self._address, self._language = address, language
        said = address.asked()
        self.table: Table[Any, Any, Any, Any] = game(said["game"]).under(
            said["ruleset"], said["rulings"], said["terms"]
        )
        self._player: AnyPlayer = self._chooser(name)
        self._vocabulary = Vocabulary.of(self.table.game)
        self._view = get_type_hints(type(self.table.rules).view)["return"]
        self._seat: int | None = None
        self._answered = -1
        """The position, by its number, that was answered last."""
        self._answer_sent = ""

    def _chooser(self, name: str) -> AnyPlayer:
        return player(name, self.table)

    def play(self, token: str) -> str:
        """Play the seat of a token to the end; returns what the table says of it. Lost lines are opened again. Raises `Misuse`."""
        failures = 0
        while True:
            try:
                with connect(self._address.line(self._language), max_size=_LONGEST, open_timeout=_PATIENCE) as line:
                    failures = 0
                    self._answered = -1
                    line.send(json.dumps({"type": "Sit", "token": token}))
                    end = self._followed(line)
                    if end is not None:
                        return end
            except (ConnectionClosed, OSError, TimeoutError) as error:
                failures += 1
                if failures == TRIES:
                    raise Misuse(TEXTS["no_server"].filled(server=self._address.server, why=str(error))) from error
            sleep(_WAIT)

    def _followed(self, line: ClientConnection) -> str | None:
        """Answer what is asked until the game is over; None if the line ends before."""
        for message in _messages(line):
            self._hear(message)
            match message["type"]:
                case "Refused" if message["code"] == TOO_FAST:
                    sleep(_BREATH)
                    line.send(self._answer_sent)
                case "Refused" if message["code"] not in PASSING:
                    raise Misuse(TEXTS["server_refuses"].filled(why=message["says"]))
                case "Snapshot" | "Happened" if message["over"] is not None:
                    return str(message["over"]["says"])
                case "Snapshot" if message["table"]["closed"] is not None:
                    return str(message["says"])
                case "Snapshot":
                    self._begin(message["seat"])
                    self._answer(line, message)
                case "Happened":
                    self._answer(line, message)
                case _:
                    continue
        return None

    def _hear(self, message: dict[str, Any]) -> None:
        """Take note of a message; a player needs none but those that ask."""

    def _begin(self, seat: int | None) -> None:
        """Tell the player that the game begins, once it is known on which seat."""
        if seat is not None and self._seat is None:
            self._seat = seat
            tell_beginning(self._player, Seat(seat))

    def _answer(self, line: ClientConnection, message: dict[str, Any]) -> None:
        """Throw or choose, if this seat is asked and has not answered yet."""
        asked, at = message["asked"], message["at"]
        if at == self._answered:
            return
        if asked["type"] == "Choose":
            text = self._chosen(message, asked["offers"])
            answer = {"type": "Move", "at": at, "text": text}
        elif asked["type"] == "Throws" and asked["seat"] is not None and asked["seat"] == self._seat:
            answer = {"type": "Throw", "at": at}
        else:
            return
        self._answered, self._answer_sent = at, json.dumps(answer)
        line.send(self._answer_sent)

    def _chosen(self, message: dict[str, Any], offers: Sequence[dict[str, Any]]) -> str:
        notation = self.table.game.notation
        moves = [notation.read_move(offer["text"]) for offer in offers]
        return notation.write_move(self._player.choose(self._seen(message), moves, System()))

    def _seen(self, message: dict[str, Any]) -> Any:
        """The view of a message."""
        return load(self._view, message["view"], vocabulary=self._vocabulary)


def _messages(line: Iterable[str | bytes]) -> Iterator[dict[str, Any]]:
    """The messages of a line until it is closed, without the marks that keep names apart: a terminal shows them as escapes."""
    for text in line:
        yield _bare(json.loads(text))


def _bare(value: Any) -> Any:
    match value:
        case str():
            return value.translate(_ISOLATES)
        case list():
            return [_bare(each) for each in value]
        case dict():
            return {key: _bare(each) for key, each in value.items()}
        case _:
            return value
