"""`youyi print`: a game on paper, as PDF or SVG."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.base.options import in_language, of_game
from youyi.apps.cli.base.out import echo
from youyi.apps.cli.base.values import RulesetId
from youyi.apps.cli.localised import LocalisedCommand
from youyi.apps.cli.texts import REFUSALS as TEXTS
from youyi.games import game as game_of
from youyi.kernel.face.handbook import Sheet
from youyi.kernel.names import Language
from youyi.kernel.rulings import Ruleset
from youyi.typeset.book import book
from youyi.typeset.chapters import AnyGame
from youyi.typeset.sheets import PAPERS, single, tiled, tiles
from youyi.typeset.typst import Form, compiled, face

BOOK = "book"
FORMS = ("pdf", "svg")
ONE_SHEET = "sheet"


@click.command("print", cls=LocalisedCommand)
@of_game
@click.option(
    "--out", type=click.Path(file_okay=False, path_type=Path), default=Path("printed"), help="Folder to write to."
)
@click.option("--ruleset", type=RulesetId(), metavar="ID", show_default="the game's first", help="A named ruleset.")
@click.option("--only", multiple=True, metavar="NAME", help="Print this alone: book, board, pieces, cards-1, score …")
@click.option(
    "--paper", type=click.Choice((*PAPERS, ONE_SHEET)), default="a4", help="Tiles of this paper, or one sheet."
)
@click.option("--form", type=click.Choice(FORMS), default="pdf", help="PDF, or an SVG for each page.")
@in_language
def print_game(game: str, *, ruleset: str | None, only: tuple[str, ...], **how: Any) -> None:
    """Write GAME on paper: its rulebook (Chinese and English on facing pages), board at true size, pieces, score sheets."""
    found = game_of(game)
    face()
    if not found.has("handbook"):
        raise Misuse(TEXTS["not_printed"].filled(game=game))
    chosen: Ruleset[Any] = found.ruleset(ruleset)
    sheets = {sheet.key: sheet for sheet in found.handbook(chosen.rulings).sheets}
    for name in only:
        if name != BOOK and name not in sheets:
            raise Misuse(TEXTS["not_one_of"].filled(value=name, valid=(BOOK, *sheets)))
    job = PrintJob(found, chosen, **how)
    job.out.mkdir(parents=True, exist_ok=True)
    for name in only or (BOOK, *sheets):
        for path, size in job.written(name, sheets.get(name)):
            echo(f"{path}  {size:,} B")


@dataclass(frozen=True, slots=True)
class PrintJob:
    """What is printed, and how."""

    game: AnyGame
    ruleset: Ruleset[Any]
    out: Path
    paper: str
    form: Form
    language: Language

    def written(self, name: str, sheet: Sheet | None) -> Iterator[tuple[Path, int]]:
        """Set one thing and write its files; gives each with its size in bytes."""
        pages = compiled(*self.source(sheet), self.form)
        size = f"-{self.paper}" if sheet is not None and self.cut(sheet) else ""
        for number, page in enumerate(pages, start=1):
            nth = f"-{number}" if len(pages) > 1 else ""
            path = self.out / f"{self.game.id}-{name}{size}{nth}.{self.form}"
            path.write_bytes(page)
            yield path, len(page)

    def cut(self, sheet: Sheet) -> bool:
        """Whether the size of the paper makes a difference."""
        return self.paper == ONE_SHEET or tiles(sheet, self.paper).count > 1

    def source(self, sheet: Sheet | None) -> tuple[str, dict[str, str]]:
        """The source of a sheet, or of the book."""
        if sheet is None:
            chinese = Language.ZH_HANS if self.language is Language.ZH_HANS else Language.ZH_HANT
            return book(self.game, self.ruleset, chinese)
        return single(sheet, self.language) if self.paper == ONE_SHEET else tiled(sheet, self.paper, self.language)
