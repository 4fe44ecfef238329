"""The lines that a program and Youyi exchange; docs/reference/bot-protocol.md is their specification."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from youyi.bots import errors
from youyi.kernel.names import Language, Words
from youyi.kernel.rulings import fingerprint, values
from youyi.kernel.streams import Stream
from youyi.kernel.version import __version__
from youyi.players.player import AnyTable
from youyi.records.vocabulary import Vocabulary
from youyi.records.writer import Writer

PROTOCOL = 1
"""Raised whenever a program that follows this version's page would fail with the next."""
RANDOM = 1 << 53
"""Random numbers are below this: the largest that every language's numbers hold exactly."""
_SHOWN = 200
"""How much of a wrong line is quoted."""


class BadAnswer(Exception):  # told to the program, which may answer again
    """A line that answers nothing."""

    def __init__(self, code: str, why: Words) -> None:
        """Keep the code of the refusal and its sentence."""
        super().__init__(why.en)
        self.code = code
        self.why = why


@dataclass(frozen=True, slots=True)
class Hello:
    """What a program says of itself."""

    name: str
    version: str
    wants: tuple[str, ...]
    """Which fields of a question it wants to be sent beside those that are always there."""
    language: Language


_write = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def encoded(message: Mapping[str, Any]) -> bytes:
    """Write a message on one line."""
    return _write(message).encode()


def hello(table: AnyTable, seconds: float) -> dict[str, Any]:
    """Introduce the table: the game, its rules, its numbers of choices."""
    actions = table.actions
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "youyi": __version__,
        "game": table.game.id,
        "ruleset": table.ruleset.full_id,
        "rulings": values(table.rulings),
        "terms": values(table.terms),
        "fingerprint": fingerprint(table.game.id, table.rulings, table.terms),
        "seats": table.rules.seats,
        "actions": {"version": actions.version, "size": actions.size},
        "offers": list(_WANTED),
        "seconds": seconds,
    }


def read_hello(line: bytes) -> Hello | None:
    """Read what a program says of itself; None for anything that is no hello of this protocol."""
    said = _object(line)
    if said is None or said.get("type") != "hello" or said.get("protocol") != PROTOCOL:
        return None
    wants, language = said.get("wants", []), said.get("language", Language.EN.value)
    if not isinstance(wants, list) or not all(isinstance(each, str) and each in _WANTED for each in wants):
        return None
    if not isinstance(language, str) or language not in set(Language):
        return None
    return Hello(str(said.get("name", "")), str(said.get("version", "")), tuple(wants), Language(language))


def shown(line: bytes) -> str:
    """A line of a program, or its beginning, for an error."""
    text = line.decode(errors="replace")
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


class Questions:
    """Writes the questions of one table as a program wants them."""

    def __init__(self, table: AnyTable, hello: Hello, seconds: float) -> None:
        """Begin; `seconds` is the time for each answer."""
        self.table = table
        self.language = hello.language
        self.writer = Writer(Vocabulary.of(table.game))
        self._wants = [(name, _WANTED[name]) for name in _WANTED if name in hello.wants]
        self._seconds = seconds
        self._write_move = table.game.notation.write_move

    def asked(self, number: int, view: Any, moves: Sequence[Any], random: int) -> tuple[dict[str, Any], list[str]]:
        """The question of this number, and the moves of it in notation."""
        texts = [self._write_move(move) for move in moves]
        message = {"type": "choose", "id": number, "moves": texts, "random": random, "seconds": self._seconds}
        for name, write in self._wants:
            message[name] = write(self, view, moves)
        return message, texts

    def view(self, view: Any, _moves: Sequence[Any]) -> Any:
        """The view as JSON: the same that a page is sent."""
        return self.writer.dump(view)

    def text(self, view: Any, _moves: Sequence[Any]) -> str | None:
        """The view as plain text; None for a game that cannot draw a view."""
        return self.table.game.drawn(view, lambda: self._position(view), self.language)

    def numbers(self, view: Any, moves: Sequence[Any]) -> list[int]:
        """The number of each move (`Table.actions`)."""
        return list(self.table.actions.seen(view, moves))

    def labels(self, view: Any, moves: Sequence[Any]) -> list[str]:
        """Each move in words."""
        position, speech = self._position(view), self.table.game.speech
        return [speech.move(position, move, self.language) for move in moves]

    def _position(self, view: Any) -> Any:
        """A position that the view allows: of an open game the only one."""
        return self.table.rules.worlds(view, Stream(0))


_WANTED: Mapping[str, Callable[[Questions, Any, Sequence[Any]], Any]] = {
    "view": Questions.view,
    "text": Questions.text,
    "numbers": Questions.numbers,
    "labels": Questions.labels,
}
"""What a program may want in its questions."""


def answered(line: bytes, question: Mapping[str, Any], numbers: Callable[[], Sequence[int]]) -> int:
    """The index of the move that a line chooses. Raises `BadAnswer`; `numbers` is asked only for an answer by number."""
    said = _object(line)
    if said is None:
        raise BadAnswer("not_json", errors.NOT_JSON.filled(line=shown(line)))
    if said.get("id") != question["id"]:
        raise BadAnswer("other_id", errors.OTHER_ID.filled(found=repr(said.get("id")), wanted=question["id"]))
    chosen = [(field, said[field]) for field in ("move", "number", "index") if field in said]
    if len(chosen) != 1:
        raise BadAnswer("not_one_choice", errors.NOT_ONE_CHOICE)
    ((field, value),) = chosen
    offered: Sequence[Any] = range(len(question["moves"]))
    if field != "index":
        offered = question["moves"] if field == "move" else numbers()
    if isinstance(value, bool) or value not in offered:
        raise BadAnswer("not_legal", errors.NOT_LEGAL.filled(field=field, value=repr(value)))
    return offered.index(value)


def _object(line: bytes) -> dict[str, Any] | None:
    try:
        said = json.loads(line.decode())
    except (ValueError, RecursionError):
        return None
    return said if isinstance(said, dict) else None
