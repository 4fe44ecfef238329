"""A game's `Speech` from one catalogue of sentences per language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from youyi.kernel.names import Language, in_language

P = TypeVar("P")
M = TypeVar("M")
E = TypeVar("E")
P_contra = TypeVar("P_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)


class Catalogue(Protocol[P_contra, M_contra, E_contra]):
    """The sentences of one language: a module, or an object, with these three functions."""

    def event(self, event: E_contra, /) -> str:
        """What happened, in one sentence."""
        ...

    def move(self, position: P_contra, move: M_contra, /) -> str:
        """What a move is, as on a button."""
        ...

    def prompt(self, position: P_contra, /) -> str:
        """What the position asks, and of which seat."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Catalogues(Generic[P, M, E]):
    """A game's `Speech` that asks the catalogue of the reader's language."""

    en: Catalogue[P, M, E]
    zh_hant: Catalogue[P, M, E]
    zh_hans: Catalogue[P, M, E]

    def event(self, event: E, language: Language, /) -> str:
        """What happened, in one sentence."""
        return in_language(self, language).event(event)

    def move(self, position: P, move: M, language: Language, /) -> str:
        """What a move is, as on a button."""
        return in_language(self, language).move(position, move)

    def prompt(self, position: P, language: Language, /) -> str:
        """What the position asks, and of which seat."""
        return in_language(self, language).prompt(position)
