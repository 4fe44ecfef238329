"""What a page says of itself before any script runs: its language, title and description, and how a link to it is previewed.

Whoever shows a link to others (a chat, a search engine) reads this head only.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from youyi.apps.web.texts import SERVER as TEXTS
from youyi.kernel.articles import Article
from youyi.kernel.game import Game
from youyi.kernel.names import Language

_SITE = TEXTS["link.site"]
_SAYS = TEXTS["link.says"]
_MISSING = TEXTS["link.missing"]
_INVITES, _INVITED, _PLAYS = TEXTS["link.invites"], TEXTS["link.invited"], TEXTS["link.plays"]
_OF_SITE = "preview.png"
_WIDTH, _HEIGHT = 1200, 630
_TITLE = "<title>Youyi 游藝</title>"
_HEAD = "</head>"
_BODY = '<div id="app"></div>'
_DESCRIPTION = re.compile(r'<meta\s+name="description"[^>]*>')
_LOCALES = {Language.EN: "en_GB", Language.ZH_HANT: "zh_TW", Language.ZH_HANS: "zh_CN"}


@dataclass(frozen=True, slots=True)
class TableNamed:
    """What a link to a table tells of it: nothing that the lobby would not."""

    game: str
    people: tuple[str, ...]
    """By name, whoever laid the table first."""
    free: bool
    """Whether a seat is."""


@dataclass(frozen=True, slots=True)
class LinkPreview:
    """What is said of one page."""

    language: Language
    title: str
    says: str
    image: str

    def put_into(self, page: str, address: str, origin: str) -> str:
        """Write it into the head of the client's page; where there is no script it stands in the body, too."""
        tags = self._tags(address, origin)
        page = _DESCRIPTION.sub("", page, count=1).replace(_HEAD, f"{tags}{_HEAD}", 1)
        page = page.replace('<html lang="zh-Hant">', f'<html lang="{self.language}">', 1)
        title, says = escape(self.title), escape(self.says)
        page = page.replace(_TITLE, f"<title>{title}</title>", 1)
        return page.replace(_BODY, f"{_BODY}<noscript><h1>{title}</h1><p>{says}</p></noscript>", 1)

    def _tags(self, address: str, origin: str) -> str:
        told = {
            "og:site_name": "Youyi 游藝",
            "og:type": "website",
            "og:title": self.title,
            "og:description": self.says,
            "og:locale": _LOCALES.get(self.language, _LOCALES[Language.EN]),
            "og:url": origin + address,
            "og:image": f"{origin}/{self.image}",
            "og:image:width": str(_WIDTH),
            "og:image:height": str(_HEIGHT),
        }
        lines = [f'<meta property="{name}" content="{escape(value)}">' for name, value in told.items()]
        return "".join((f'<meta name="description" content="{escape(self.says)}">', *lines))


class LinkPreviews:
    """The previews of all pages; knows which games and clauses there are."""

    def __init__(self, games: Iterable[Game[Any, Any, Any, Any]], folder: Path) -> None:
        """`folder` has the built client with its pictures."""
        self._folder = folder
        self._games = {game.id: game for game in games}
        self._clauses = {each.key: (game, each) for game in self._games.values() for each in game.articles}

    def of(
        self, part: str | None, named: str, language: Language, table: TableNamed | None = None
    ) -> LinkPreview | None:
        """Describe a page by the part of its address that changes; None if it names a game or a clause that there is not.

        Of a table is told what is known of it here.
        """
        match part:
            case "table" if table is not None and (game := self._games.get(table.game)):
                return self._of_table(table, game, language)
            case "game":
                game = self._games.get(named)
                return None if game is None else self._of_game(game, language)
            case "clause":
                found = self._clauses.get(named)
                return None if found is None else self._of_clause(*found, language)
            case _:
                return LinkPreview(language, _SITE.said_in(language), _SAYS.said_in(language), self._image(None))

    def of_document(self, address: str, told: Sequence[str], language: Language) -> LinkPreview:
        """Describe a document by its title and how it begins; one on a game, `/history/dama`, with the picture of the game."""
        title, says = told
        return LinkPreview(language, f"{title} · Youyi 游藝", says, self._image(address.rpartition("/")[2]))

    def missing(self, languages: Sequence[Language]) -> LinkPreview:
        """What is said where there is no page; in several languages where the reader's is not known."""
        title = " · ".join(_MISSING.said_in(language) for language in languages)
        return LinkPreview(languages[0], title, " · ".join(map(_SITE.said_in, languages)), self._image(None))

    def _of_game(self, game: Game[Any, Any, Any, Any], language: Language) -> LinkPreview:
        title = f"{_name(game, language)} · Youyi 游藝"
        return LinkPreview(language, title, game.about.said_in(language), self._image(game.id))

    def _of_table(self, table: TableNamed, game: Game[Any, Any, Any, Any], language: Language) -> LinkPreview:
        name = _name(game, language)
        match table.people, table.free:
            case (who, *_), True:
                title = _INVITES.filled(who=who, game=name)
            case (), True:
                title = _INVITED.filled(game=name)
            case (), False:
                return self._of_game(game, language)
            case people, _:
                title = _PLAYS.filled(people=" · ".join(people), game=name)
        return LinkPreview(language, title.said_in(language), game.about.said_in(language), self._image(game.id))

    def _of_clause(self, game: Game[Any, Any, Any, Any], clause: Article, language: Language) -> LinkPreview:
        title = f"{clause.name.said_in(language)} · {_name(game, language)}"
        return LinkPreview(language, title, clause.reading.said_in(language), self._image(game.id))

    def _image(self, game: str | None) -> str:
        """The picture of a game, or of the site where there is none."""
        of_game = f"preview-{game}.png"
        return of_game if game is not None and (self._folder / of_game).is_file() else _OF_SITE


def _name(game: Game[Any, Any, Any, Any], language: Language) -> str:
    """A game's name with its characters: *Dama 打馬*."""
    said = game.name.said_in(language).split(", ")[0]
    return f"{said} {game.name.zh_hant}" if language is Language.EN else said
