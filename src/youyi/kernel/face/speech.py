"""A game's `Speech` from the sentences of its catalogues."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from string import Formatter
from typing import Generic, TypeVar

from youyi.kernel.names import Language, Name, Words
from youyi.kernel.people import NOBODY, People
from youyi.kernel.seats import Seat
from youyi.kernel.texts import KERNEL as TEXTS

P = TypeVar("P")
M = TypeVar("M")
E = TypeVar("E")

YOU = TEXTS["you"]


@dataclass(frozen=True, slots=True)
class Subject:
    """What a sentence is about: a person, or some things, and which form of a verb belongs to it."""

    said: str
    second: bool = False
    """Whether it takes the second form of a verb, as *you* and several do."""

    def __str__(self) -> str:
        """As it stands in the sentence."""
        return self.said


@dataclass(frozen=True, slots=True)
class Voice:
    """Says sentences in one language to one reader."""

    seats: tuple[Name, ...]
    seat: Words
    """What a seat is called where nobody is known, with its {name}."""
    language: Language
    people: People

    def __call__(self, words: Words, /, **values: object) -> str:
        """A sentence with its blanks filled; a value at its beginning begins with a capital letter.

        `Words` and names are given in the language of the sentence. `{horses:horse|horses}` chooses between two forms: the
        second is for any number but one, for the reader, and for several.
        """
        return self._filled(words, values, begins=True)

    def part(self, words: Words, /, **values: object) -> str:
        """A part of a sentence with its blanks filled."""
        return self._filled(words, values, begins=False)

    def _filled(self, words: Words, values: Mapping[str, object], *, begins: bool) -> str:
        said = ""
        for literal, blank, forms in _parsed(words.said_in(self.language)):
            said += literal
            if blank is None:
                continue
            value = values[blank]
            if forms:
                text = forms[value.second if isinstance(value, Subject) else value != 1]
            else:
                text = value if isinstance(value, str) else self.say(value)
            capital = not forms and (said.endswith(". ") or (begins and not said))
            said += text[:1].upper() + text[1:] if capital else text
        return said

    def who(self, seat: Seat) -> Subject:
        """Whoever sits at a seat: the reader, somebody by name, or the seat itself."""
        if self.people.spoken_of is not None:
            self.people.spoken_of.add(seat)
        if seat == self.people.you:
            return Subject(YOU.said_in(self.language), second=True)
        named = self.people.names.get(seat)
        said = None if named is None else named.said_in(self.language)
        return Subject(said or self.part(self.seat, name=self.seats[seat]))

    def listed(self, between: Words, parts: Iterable[object], last: Words | None = None) -> str:
        """Parts of a sentence with a text between each two, perhaps another before the last."""
        said = [*map(self.say, parts)]
        if last is not None and len(said) > 1:
            said[-2:] = [self.say(last).join(said[-2:])]
        return self.say(between).join(said)

    def say(self, value: object) -> str:
        """A value as it stands in a sentence of this language; nothing for None."""
        if isinstance(value, str):
            return value
        if isinstance(value, Words | Name):
            return value.said_in(self.language)
        if isinstance(value, Subject):
            return value.said
        return "" if value is None else str(value)


@cache
def _parsed(text: str) -> tuple[tuple[str, str | None, list[str] | None], ...]:
    """A text as literals, each with the blank after it and the two forms between which this chooses."""
    found = Formatter().parse(text)
    return tuple((literal, blank, forms.split("|") if forms else None) for literal, blank, forms, _ in found)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sentences(Generic[P, M, E]):
    """A game's `Speech`: what is said when, in no language, and what its seats are called."""

    of_event: Callable[[Voice, E], str]
    of_move: Callable[[Voice, P, M], str]
    of_prompt: Callable[[Voice, P], str]
    seats: tuple[Name, ...]
    seat: Words
    """What a seat is called where nobody is known, with its {name}."""

    def voice(self, language: Language, people: People = NOBODY) -> Voice:
        """Speak one language to one reader."""
        return Voice(self.seats, self.seat, language, people)

    def event(self, event: E, language: Language, people: People = NOBODY, /) -> str:
        """Say what happened, in one sentence."""
        return self.of_event(self.voice(language, people), event)

    def move(self, position: P, move: M, language: Language, people: People = NOBODY, /) -> str:
        """Say what a move is, as on a button."""
        return self.of_move(self.voice(language, people), position, move)

    def prompt(self, position: P, language: Language, people: People = NOBODY, /) -> str:
        """Say what the position asks, and of whom."""
        return self.of_prompt(self.voice(language, people), position)
