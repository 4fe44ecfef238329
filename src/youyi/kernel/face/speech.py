"""A game's `Speech` from the sentences of its catalogues."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, lru_cache, wraps
from string import Formatter
from typing import Generic, NamedTuple, TypeVar

from youyi.kernel.names import Language, Name, Words
from youyi.kernel.people import ANYBODY, NOBODY, People
from youyi.kernel.seats import Seat
from youyi.kernel.texts import KERNEL as TEXTS

P = TypeVar("P")
M = TypeVar("M")
E = TypeVar("E")
K = TypeVar("K")
T = TypeVar("T")

YOU = TEXTS["you"]
_MOST_NAMED = 4096
_CAPITAL, _BEGINS, _OR, _ENDS = "\x01", "\x02", "\x1f", "\x03"
"""Before, around and between what others and the reader himself read; no name and no text has control characters."""
_EITHER = f"{_BEGINS}{{}}{_OR}{{}}{_OR}{{}}{_ENDS}".format


class Subject(NamedTuple):
    """What a sentence is about: a person, or some things, and which form of a verb belongs to it."""

    said: str
    second: bool = False
    """Whether it takes the second form of a verb, as *you* and several do."""
    reader: Seat | None = None
    """The seat whose holder reads *you*, where it is said to `ANYBODY`."""

    def __str__(self) -> str:
        """As it stands in the sentence."""
        return self.said


class Voice(NamedTuple):
    """Says sentences in one language to one reader. A named tuple, because one is made for every sentence."""

    seats: tuple[Name, ...]
    seat: Words
    """What a seat is called where nobody is known, with its {name}."""
    language: Language
    people: People

    def __call__(self, words: Words, /, *, begins: object = True, **values: object) -> str:
        """A sentence with its blanks filled; a value at its beginning begins with a capital letter.

        `Words` and names are given in the language of the sentence. `{horses:horse|horses}` chooses between two forms: the
        second is for any number but one, for the reader, and for several.
        """
        said, language = "", self.language
        for literal, blank, forms in _parsed(words.said_in(language)):
            said += literal
            if blank is None:
                continue
            value = values[blank]
            subject = value if isinstance(value, Subject) else None
            if forms:
                several = value != 1 if subject is None else subject.second
                reader = None if subject is None else subject.reader
                said += forms[several] if reader is None else _EITHER(reader, *forms)
                continue
            if subject is not None:
                text = subject.said
            elif isinstance(value, Words | Name):
                text = value.said_in(language)
            else:
                text = "" if value is None else str(value)
            if said.endswith(". ") or (begins and not said):
                text = _CAPITAL + text if text.startswith(_BEGINS) else text[:1].upper() + text[1:]
            said += text
        return said

    def part(self, words: Words, /, **values: object) -> str:
        """A part of a sentence with its blanks filled."""
        return self(words, begins=False, **values)

    def who(self, seat: Seat) -> Subject:
        """Whoever sits at a seat: the reader, somebody by name, or the seat itself."""
        known, key = self.people.subjects, (seat, self.language)
        if known is None:
            return self._subject(seat)
        found: Subject | None = known.get(key)
        if found is None:
            found = known[key] = self._subject(seat)
        return found

    def _subject(self, seat: Seat) -> Subject:
        own, you = YOU.said_in(self.language), self.people.you
        if seat == you:
            return Subject(own, second=True)
        named = self.people.names.get(seat)
        said = None if named is None else named.said_in(self.language)
        said = said or self.part(self.seat, name=self.seats[seat])
        return Subject(_EITHER(seat, said, own), reader=seat) if you == ANYBODY else Subject(said)

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


def once_in_each_language(word: Callable[[Voice, K], T]) -> Callable[[Voice, K], T]:
    """What something is called, where that depends on the language alone: it is worked out once in each."""

    @lru_cache(maxsize=_MOST_NAMED)
    def called(language: Language, named: K) -> T:
        return word(Voice((), YOU, language, NOBODY), named)

    @wraps(word)
    def said(say: Voice, named: K) -> T:
        return called(say.language, named)

    return said


class ToAnybody:
    """A sentence that was said to `ANYBODY`, and what each reads."""

    __slots__ = ("_begins", "_choices", "_read", "spoken_of")

    def __init__(self, said: str) -> None:
        self._begins, *choices = said.split(_BEGINS)
        self._choices = [each.replace(_ENDS, _OR, 1).split(_OR, 3) for each in choices]
        self.spoken_of = {Seat(int(each[0])) for each in self._choices}
        """The seats whose holders read it otherwise than all others."""
        self._read: dict[Seat | None, str] = {}

    def read_by(self, seat: Seat | None) -> str:
        """The sentence for one reader."""
        reader = seat if seat in self.spoken_of else None
        text = self._read.get(reader)
        if text is None:
            text, you = self._begins, str(reader)
            for who, others, own, after in self._choices:
                read = own if who == you else others
                text = (text[:-1] + read[:1].upper() + read[1:] if text.endswith(_CAPITAL) else text + read) + after
            self._read[reader] = text
        return text


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
        return self.of_event(Voice(self.seats, self.seat, language, people), event)

    def move(self, position: P, move: M, language: Language, people: People = NOBODY, /) -> str:
        """Say what a move is, as on a button."""
        return self.of_move(Voice(self.seats, self.seat, language, people), position, move)

    def prompt(self, position: P, language: Language, people: People = NOBODY, /) -> str:
        """Say what the position asks, and of whom."""
        return self.of_prompt(Voice(self.seats, self.seat, language, people), position)
