"""What things are called and said to be, in the three languages of the house."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, TypeVar

T_co = TypeVar("T_co", covariant=True)


class Language(StrEnum):
    """A language a reader can choose; Traditional and Simplified are catalogues of their own."""

    ZH_HANT = "zh-Hant"
    ZH_HANS = "zh-Hans"
    EN = "en"


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
    """Choose one language."""
    match language:
        case Language.EN:
            return each.en
        case Language.ZH_HANT:
            return each.zh_hant
        case Language.ZH_HANS:
            return each.zh_hans


@dataclass(frozen=True, slots=True)
class Words:
    """One statement, said once in each language; never translated by machine from another."""

    en: str
    zh_hant: str
    zh_hans: str

    def said_in(self, language: Language) -> str:
        """Give the statement in one language."""
        return in_language(self, language)

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


@dataclass(frozen=True, slots=True)
class Name:
    """A proper name or term: both scripts, its reading, and plain English."""

    zh_hant: str
    zh_hans: str
    pinyin: str
    en: str

    def said_in(self, language: Language) -> str:
        """Give the name in one language."""
        return in_language(self, language)

    def sign(self, language: Language) -> str:
        """Its characters, as they stand on a board: in English too, where they are the traditional ones."""
        return self.zh_hans if language is Language.ZH_HANS else self.zh_hant


def everywhere(text: Words | str) -> Words:
    """Text that may be the same in every language: codes, numbers, what a user typed."""
    return text if isinstance(text, Words) else Words(text, text, text)


def in_each(say: Callable[[Language], str]) -> Words:
    """What is said in each language, as one statement."""
    return Words(say(Language.EN), say(Language.ZH_HANT), say(Language.ZH_HANS))


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
