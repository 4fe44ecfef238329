"""What things are called and said to be, in the three languages of the house."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Language(StrEnum):
    """A language a reader can choose; Traditional and Simplified are catalogues of their own."""

    ZH_HANT = "zh-Hant"
    ZH_HANS = "zh-Hans"
    EN = "en"


@dataclass(frozen=True, slots=True)
class Words:
    """One statement, said once in each language; never translated by machine from another."""

    en: str
    zh_hant: str
    zh_hans: str

    def said_in(self, language: Language) -> str:
        """Give the statement in one language."""
        match language:
            case Language.EN:
                return self.en
            case Language.ZH_HANT:
                return self.zh_hant
            case Language.ZH_HANS:
                return self.zh_hans


@dataclass(frozen=True, slots=True)
class Name:
    """A proper name or term: both scripts, its reading, and plain English."""

    zh_hant: str
    zh_hans: str
    pinyin: str
    en: str

    def said_in(self, language: Language) -> str:
        """Give the name in one language."""
        match language:
            case Language.EN:
                return self.en
            case Language.ZH_HANT:
                return self.zh_hant
            case Language.ZH_HANS:
                return self.zh_hans
