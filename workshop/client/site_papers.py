"""Games on paper in a static site: the first ruleset of each game, set beforehand. Without Typst or a face there are none."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from youyi.apps.web.paper.paper_tasks import address, entry, files, short
from youyi.apps.web.paper.wire import PaperSaid, PapersSaid
from youyi.kernel.game import Game
from youyi.kernel.names import Language
from youyi.kernel.optional_dependencies import MissingExtra
from youyi.typeset.papers import Paper, papers
from youyi.typeset.typst import CannotPrint, face

FOLDER = "api/papers"
AnyGame = Game[Any, Any, Any, Any]


def site_papers(games: tuple[AnyGame, ...]) -> Iterator[tuple[str, bytes]]:
    """Each file by its path: lists, PDFs, their pictures. A file that two languages share, as a book does, is there once."""
    try:
        face()
    except (MissingExtra, CannotPrint) as missing:
        sys.stderr.write(f"The site has nothing to print: {missing}\n")
        return
    for game in games:
        if game.has("handbook"):
            yield from _game(game)


def _game(game: AnyGame) -> Iterator[tuple[str, bytes]]:
    ruleset, at = game.rulesets[0], dict[bytes, str]()
    for language in (Language.ZH_HANT, Language.ZH_HANS, Language.EN):
        found = tuple(papers(game, ruleset, language))
        for file, body in (each for paper in found for each in files(paper)):
            if body not in at:
                at[body] = address(game.id, ruleset, language, file)
                yield at[body].removeprefix("/"), body
        said = PapersSaid(ruleset.full_id, [_entry(each, language, at) for each in found])
        yield f"{FOLDER}/{game.id}/{short(ruleset)}/{language}.json", msgspec.json.encode(said)


def _entry(paper: Paper, language: Language, at: dict[bytes, str]) -> PaperSaid:
    return entry(paper, language, at[paper.pdf], at[paper.picture])
