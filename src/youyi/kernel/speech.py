"""One catalogue of sentences for each language, behind the one `Speech` of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from youyi.kernel.names import Language

P = TypeVar("P")
M = TypeVar("M")
E = TypeVar("E")
P_contra = TypeVar("P_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)


class Catalogue(Protocol[P_contra, M_contra, E_contra]):
    """What one language says at a table: a module with these three functions."""

    def event(self, event: E_contra, /) -> str:
        """Say what happened."""
        ...

    def move(self, position: P_contra, move: M_contra, /) -> str:
        """Say what a choice is."""
        ...

    def prompt(self, position: P_contra, /) -> str:
        """Say what the position asks, and of whom."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Catalogues(Generic[P, M, E]):
    """What is said at a table, as the kernel's `Speech`: each language has a catalogue of its own."""

    en: Catalogue[P, M, E]
    zh_hant: Catalogue[P, M, E]
    zh_hans: Catalogue[P, M, E]

    def event(self, event: E, language: Language, /) -> str:
        """Say what happened."""
        return self._in(language).event(event)

    def move(self, position: P, move: M, language: Language, /) -> str:
        """Say what a choice is."""
        return self._in(language).move(position, move)

    def prompt(self, position: P, language: Language, /) -> str:
        """Say what the position asks, and of whom."""
        return self._in(language).prompt(position)

    def _in(self, language: Language) -> Catalogue[P, M, E]:
        match language:
            case Language.EN:
                return self.en
            case Language.ZH_HANT:
                return self.zh_hant
            case Language.ZH_HANS:
                return self.zh_hans
