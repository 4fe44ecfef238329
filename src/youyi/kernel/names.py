"""What things are called and said to be, in the three languages of the house.

What stands in a catalogue is a `Texts`' entry: `RULINGS["base_score.unit"]` is its statement, `CARDS.name("hundred")` its name.
A value that holds its words itself is as good, where a program makes them or a game is too small for catalogues.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from typing import Any, Protocol, TypeVar

from youyi.kernel.catalogues import catalogue, fallback, languages

T_co = TypeVar("T_co", covariant=True)


class Language(StrEnum):
    """A language a reader can choose; Traditional and Simplified are catalogues of their own.

    The three of the house, in which everything is said, and those that somebody adds catalogues of, however few.
    """

    _ignore_ = "tag"
    ZH_HANT = "zh-Hant"
    ZH_HANS = "zh-Hans"
    EN = "en"
    for tag in languages():
        if tag.replace("-", "_").upper() not in locals():
            locals()[tag.replace("-", "_").upper()] = tag


HOUSE = (Language.EN, Language.ZH_HANT, Language.ZH_HANS)
"""In these everything is said."""
CHINESE = (Language.ZH_HANT, Language.ZH_HANS)
"""Their readers read Chinese works as they stand."""
FURTHER = tuple(language for language in Language if language not in HOUSE)
"""In these some things are."""


@cache
def house_language(language: Language) -> Language:
    """The language of the house itself, or the one that is read where a further language lacks a text."""
    return language if language in HOUSE else house_language(Language(fallback(language)))


class InEachLanguage(Protocol[T_co]):
    """Something that there is in each language."""

    @property
    def en(self) -> T_co:
        """In English."""
        ...

    @property
    def zh_hant(self) -> T_co:
        """In traditional characters."""
        ...

    @property
    def zh_hans(self) -> T_co:
        """In simplified characters."""
        ...


def in_language(each: InEachLanguage[T_co], language: Language) -> T_co:
    """Choose one language: that of the house which is read where this one lacks a text."""
    match house_language(language):
        case Language.EN:
            return each.en
        case Language.ZH_HANT:
            return each.zh_hant
        case Language.ZH_HANS:
            return each.zh_hans


@dataclass(frozen=True, slots=True, eq=False)
class Words:
    """One statement, said once in each language; never translated by machine from another."""

    en: str
    zh_hant: str
    zh_hans: str
    further: Mapping[Language, str] = field(default_factory=dict, init=False, repr=False)
    """In languages that not everything is said in, if it is in them."""

    def __eq__(self, other: object) -> bool:
        """Statements are equal that say the same, wherever they stand."""
        return _said(self) == _said(other) if isinstance(other, Words) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.en)

    def said_in(self, language: Language) -> str:
        """Give the statement in one language, or in the one that is read where that lacks it."""
        return self.further.get(language) or in_language(self, language)

    def filled(self, **values: object) -> Words:
        """The statement with its named blanks filled.

        `Words` and names are given in the language of the statement, a tuple as a list.

        >>> Words("try {these}", "試{these}", "试{these}").filled(these=("a", "b"))
        Words(en='try a, b', zh_hant='試a、b', zh_hans='试a、b')
        """
        return in_each(
            lambda language: self.said_in(language).format(
                **{name: _in(each, language) for name, each in values.items()}
            )
        )


@dataclass(frozen=True, slots=True, eq=False)
class Name:
    """A proper name or term: both scripts, its reading, and plain English."""

    zh_hant: str
    zh_hans: str
    pinyin: str
    en: str

    def __eq__(self, other: object) -> bool:
        """Names are equal that are written, read and translated alike."""
        if not isinstance(other, Name):
            return NotImplemented
        return (*_said(self), self.pinyin) == (*_said(other), other.pinyin)

    def __hash__(self) -> int:
        return hash(self.zh_hant)

    def said_in(self, language: Language) -> str:
        """Give the name in one language."""
        return in_language(self, language)

    def sign(self, language: Language) -> str:
        """Its characters, as they stand on a board: in English too, where they are the traditional ones."""
        return self.zh_hans if language is Language.ZH_HANS else self.zh_hant


PINYIN = "zh-Latn"
"""The catalogues of how names are read: no language of readers."""


class Texts(dict[str, Words]):
    """The texts of one room: the files `ROOM.LANGUAGE.po` in the folder of a package.

    The statement under a key is made once, for sentences ask for theirs with every event; it is read only when it is said.
    """

    __slots__ = ("package", "room")
    __eq__ = object.__eq__
    __hash__ = object.__hash__  # type: ignore[assignment]  # two rooms are never the same, whatever was said in them

    def __init__(self, package: str, room: str) -> None:
        self.package, self.room = package, room

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.package, self.room)

    def __repr__(self) -> str:
        return f"Texts({self.package!r}, {self.room!r})"

    def __missing__(self, key: str) -> Words:
        made = self[key] = _CataloguedWords(self, key)
        return made

    def __contains__(self, key: object) -> bool:
        return key in catalogue(self.package, self.room, Language.EN)

    def name(self, key: str) -> Name:
        """The name under a key; read only when it is said."""
        return _CataloguedName(self, key)

    def gloss(self, key: str) -> Words:
        """What Chinese words mean, for readers of other languages: nothing in Chinese, whose catalogues have no such key."""
        return Gloss(self, key)

    def said(self, key: str, language: str) -> str:
        """What stands under a key in one language; KeyError, with the file, if nothing does."""
        found = catalogue(self.package, self.room, language).get(key)
        if found is None:
            raise KeyError(f"{key!r} is not in {self.package}: {self.room}.{language}.po")
        return found


class _Catalogued:
    """What stands under a key of a catalogue, in every language."""

    __slots__ = ()
    _texts: Texts
    _key: str

    def __init__(self, texts: Texts, key: str) -> None:
        object.__setattr__(self, "_texts", texts)
        object.__setattr__(self, "_key", key)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self._texts, self._key)

    @property
    def en(self) -> str:
        return self._texts.said(self._key, Language.EN)

    @property
    def zh_hant(self) -> str:
        return self._texts.said(self._key, Language.ZH_HANT)

    @property
    def zh_hans(self) -> str:
        return self._texts.said(self._key, Language.ZH_HANS)

    def said_in(self, language: Language) -> str:
        """Give the text in one language, or in the one that is read where that lacks it."""
        texts = self._texts
        while (said := catalogue(texts.package, texts.room, language).get(self._key)) is None and language not in HOUSE:
            language = Language(fallback(language))
        return texts.said(self._key, language) if said is None else said


class _CataloguedWords(_Catalogued, Words):
    __slots__ = ("_key", "_texts")


class Gloss(_CataloguedWords):
    """What Chinese words mean, which nobody who reads Chinese needs."""

    __slots__ = ()
    zh_hant = zh_hans = ""

    def said_in(self, language: Language) -> str:
        """In Chinese nothing; in a language without a catalogue of its own, English."""
        there = catalogue(self._texts.package, self._texts.room, language)
        return there.get(self._key, "" if language in CHINESE else self.en)


class _CataloguedName(_Catalogued, Name):
    __slots__ = ("_key", "_texts")

    @property
    def pinyin(self) -> str:
        return self._texts.said(self._key, PINYIN)


def _said(each: InEachLanguage[str]) -> tuple[str, str, str]:
    return each.en, each.zh_hant, each.zh_hans


def everywhere(text: Words | str) -> Words:
    """Text that may be the same in every language: codes, numbers, what a user typed."""
    return text if isinstance(text, Words) else Words(text, text, text)


def in_each(say: Callable[[Language], str]) -> Words:
    """What is said in each language, as one statement."""
    words = Words(say(Language.EN), say(Language.ZH_HANT), say(Language.ZH_HANS))
    object.__setattr__(words, "further", {language: say(language) for language in FURTHER})
    return words


def listed(items: Iterable[object]) -> Words:
    """The items as a list in a sentence."""
    these = tuple(items)
    return in_each(lambda language: str(_in(these, language)))


def _in(value: object, language: Language) -> object:
    """A value for a blank: numbers and text stay as they are."""
    if isinstance(value, Words | Name):
        return value.said_in(language)
    if isinstance(value, tuple):
        return (", " if language is Language.EN else "、").join(str(_in(each, language)) for each in value)
    return value
