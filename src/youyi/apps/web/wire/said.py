"""Texts and reasons of the wire, of which messages of every kind are made."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Said(msgspec.Struct, frozen=True, rename={"zh_hant": "zh-Hant", "zh_hans": "zh-Hans"}):
    """A text in all three languages, so that a page can change language without a request."""

    en: str
    zh_hant: str
    zh_hans: str


class BecauseArticle(msgspec.Struct, frozen=True, tag="article", tag_field="kind"):
    """A clause of a source; its words are at `/api/articles/{key}`."""

    key: str
    name: Said


class BecauseRuling(msgspec.Struct, frozen=True, tag="ruling", tag_field="kind"):
    """An answer to an open question; more at `/api/rulings/{game}/{name}/{word}`."""

    game: str
    name: str
    word: str
    said: Said


Because: TypeAlias = BecauseArticle | BecauseRuling
