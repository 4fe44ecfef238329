"""The strings of the throw-away games of packs: `deal:red0,…`, `show:red0`, `hide:red0`."""

from __future__ import annotations

from typing import Any

from tests.kit.toys.packs_values import Hide, Show
from youyi.kernel.cards import Deal
from youyi.kernel.errors import BadNotation
from youyi.kernel.names import Language
from youyi.kernel.people import NOBODY, People


class PacksNotation:
    def write_move(self, move: Any, /) -> str:
        if isinstance(move, Deal):
            return "deal:" + ",".join(move.cards)
        return f"{type(move).__name__.lower()}:{move.card}"

    def read_move(self, text: str, /) -> Any:
        word, _, rest = text.partition(":")
        makers = {"deal": lambda: Deal(tuple(rest.split(","))), "show": lambda: Show(rest), "hide": lambda: Hide(rest)}
        if word not in makers:
            raise BadNotation(text, 1, "deal, show or hide")
        return makers[word]()

    def write_position(self, position: Any, /) -> str:
        return repr(position)

    def read_position(self, text: str, /, *, tolerate: Any = ()) -> Any:
        del tolerate
        raise BadNotation(text, 1, "nothing: positions of this game are not typed")

    draw = write_position

    def read_drawing(self, text: str, /) -> Any:
        raise BadNotation(text, 1, "nothing: positions of this game are not drawn")


class PacksSpeech:
    def event(self, event: Any, language: Language, _people: People = NOBODY, /) -> str:
        return f"{language.value} {event}"

    def move(self, position: Any, move: Any, language: Language, _people: People = NOBODY, /) -> str:
        del position
        return f"{language.value} {PacksNotation().write_move(move)}"

    def prompt(self, position: Any, language: Language, _people: People = NOBODY, /) -> str:
        return f"{language.value} {position.played}"
