"""The TypeScript types of a game's payloads: what the server sends fits them, field by field."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction
from itertools import islice
from typing import Any, Literal, NewType

import pytest

from tests.kit.toys.fords import FORDS
from tests.kit.walks import stroll
from workshop.client.game_types import Payloads, game_ts
from youyi.games import built_in, game
from youyi.kernel.articles import Article
from youyi.kernel.rules import Decision, Reason
from youyi.kernel.seats import Seat
from youyi.kernel.secrets import Sealed
from youyi.records import codec
from youyi.records.vocabulary import Vocabulary

_PART = re.compile(r'\s*(readonly|\[\]|[\[\]()|,&]|"[^"]*"|[A-Za-z_]\w*(?:<string, )?|>+)')


class Types:
    """The declarations of a generated file, read by a small parser of the TypeScript that it uses."""

    def __init__(self, text: str) -> None:
        self.aliases = dict(re.findall(r"export type (\w+) =\s*\|?([^;]+);", text))
        self.interfaces = {
            name: {key.strip('"'): of for key, of in re.findall(r'  readonly ("[^"]+"|\w+): ([^;]+);', body)}
            for name, body in re.findall(r"export interface (\w+) \{\n(.*?)\}", text, re.DOTALL)
        }

    def fits(self, of: str, data: Any) -> bool:
        """Whether JSON data fits a type."""
        parts = _PART.findall(of)
        found = self._union(parts, data)
        assert not parts, f"cannot parse {of!r}: {parts}"
        return found

    def _union(self, parts: list[str], data: Any) -> bool:
        found = self._array(parts, data)
        while parts and parts[0] == "|":
            parts.pop(0)
            found |= self._array(parts, data)
        return found

    def _array(self, parts: list[str], data: Any) -> bool:
        if parts[0] != "readonly":
            return self._one(parts, data)
        parts.pop(0)
        if parts[0] == "[":
            return self._tuple(parts, data)
        items = data if isinstance(data, list) else []
        copies = [self._one(list(parts), item) for item in items]
        self._one(parts, None)
        assert parts.pop(0) == "[]"
        return isinstance(data, list) and all(copies)

    def _tuple(self, parts: list[str], data: Any) -> bool:
        items, found = list(data) if isinstance(data, list) else [], isinstance(data, list)
        while parts.pop(0) != "]":
            found &= self._union(parts, items.pop(0) if items else None)
        return found and not items

    def _one(self, parts: list[str], data: Any) -> bool:
        part = parts.pop(0)
        if part == "(":
            found = self._union(parts, data)
            assert parts.pop(0) == ")"
            return found
        if part.startswith('"'):
            return bool(data == json.loads(part))
        match part:
            case "number":
                return isinstance(data, int | float) and not isinstance(data, bool)
            case "string":
                return isinstance(data, str)
            case "boolean":
                return isinstance(data, bool)
            case "null":
                return data is None
            case _:
                pass
        if part in self.aliases:
            return self.fits(self.aliases[part], data)
        fields = self.interfaces[part]
        return (
            isinstance(data, dict)
            and set(data) == set(fields)
            and all(self.fits(of, data[key]) for key, of in fields.items())
        )


@pytest.mark.parametrize("name", built_in())
def test_what_is_sent_fits_its_type(name):
    found = game(name)
    types, vocabulary, table = Types(game_ts(found)), Vocabulary.of(found), found.under()
    told = set()

    def dumped(value):
        return json.loads(json.dumps(codec.dump(value, vocabulary=vocabulary)))

    assert types.fits("Board", dumped(found.board()))
    for number, pace in enumerate(islice(stroll(table.rules, seed=81, game=0), 200)):
        for seat in (None, Seat(0), Seat(1)):
            view = table.rules.view(pace.before, seat)
            assert types.fits("View", dumped(view))
        if found.study is not None and number % 40 == 10:
            assert types.fits("Notes", dumped(found.study(table.rules, view)))
        moves = pace.prompt.moves if isinstance(pace.prompt, Decision) else [pace.move]
        for move in moves[:3]:
            assert types.fits("Outline | null", dumped(found.outline(table.rules, pace.before, move)))
        for event in pace.step.events:
            fine = types.fits("Event", codec.tagged(event, vocabulary=vocabulary))
            assert fine is not isinstance(event, Sealed), event
            told.add(type(event))
    assert found.turn in told


class Shape(Enum):
    ROUND = "round"
    SQUARE = "square"


Token = NewType("Token", int)
Letter = NewType("Letter", int)


@dataclass(frozen=True, slots=True)
class Plain:
    x: int


@dataclass(frozen=True, slots=True)
class Both:
    """Stands alone and in a union."""

    y: bool


@dataclass(frozen=True, slots=True)
class Strange:
    """One field of every type."""

    zh_hant: str
    share: Fraction
    shape: Shape | None
    letters: tuple[Letter, ...]
    table: Mapping[int, tuple[Token, str]]
    some: frozenset[Token]
    size: Literal["big", "small"]
    both: Both
    one: Plain | Both | None
    anything: Any
    because: Reason
    article: Article


def a_game(board=None, outline=None):
    def a_board() -> Strange:
        raise AssertionError

    def an_outline(_rules: object, _position: object, _move: object) -> Plain | None:
        raise AssertionError

    return replace(FORDS, board=board or a_board, outline=outline or an_outline, words={Letter: ("a", "b")})


def test_every_kind_of_field_has_a_type():
    types = game_ts(a_game())
    fields = types.split("export interface Strange {\n")[1].split("\n}")[0]
    assert fields.replace("  readonly ", "").splitlines() == [
        '"zh-Hant": string;',
        "share: string;",
        "shape: Shape | null;",
        "letters: readonly Letter[];",
        "table: Readonly<Record<string, readonly [Token, string]>>;",
        "some: readonly Token[];",
        'size: "big" | "small";',
        "both: Both;",
        'one: ({ type: "Plain" } & Plain) | ({ type: "Both" } & Both) | null;',
        "anything: unknown;",
        "because: Reason;",
        "article: Reason;",
    ]
    assert 'export type Letter = "a" | "b";' in types
    assert "export type Token = number;" in types
    assert 'export type Shape = "round" | "square";' in types
    assert "/** Stands alone and in a union. */\nexport interface Both {\n  readonly y: boolean;\n}" in types
    assert "export type Outline = Plain;" in types


def test_the_view_the_events_and_the_notes_are_found_where_the_game_declares_them():
    payloads = Payloads.of(game("madiao"))
    assert payloads.view is type(game("madiao").under().rules.view(game("madiao").under().rules.start(), None))
    assert payloads.notes.__name__ == "Notes"
    assert Payloads.of(game("ruqi")).notes is None


def test_a_function_that_declares_no_type_is_named():
    with pytest.raises(TypeError, match="declares no return type"):
        game_ts(a_game(outline=lambda _rules, _position, _move: None))


def test_a_type_that_the_codec_does_not_write_is_named():
    def board() -> complex:
        raise AssertionError

    with pytest.raises(TypeError, match="no TypeScript type for <class 'complex'>"):
        game_ts(a_game(board=board))


@dataclass(frozen=True, slots=True)
class Position:
    """Bears the name of the view of the ford game."""


def test_two_types_of_one_name_are_refused():
    def board() -> Position:
        raise AssertionError

    with pytest.raises(TypeError, match="would both be called Position"):
        game_ts(a_game(board=board))
