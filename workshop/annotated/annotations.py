"""Annotated games for beginners: a stronger level against a weaker one, chosen by a rule, told as pages of Markdown in three languages.

The records lie in docs/annotated; `make docs` makes the pages and their charts. `python -m workshop annotated` writes the list of
games into the README there, and the studies; `--choose` first plays games until the rule has found enough, and writes the records.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from workshop.annotated.page import told_page
from workshop.annotated.texts import ANNOTATED as TEXTS
from workshop.books.versions import in_language, versions
from youyi.analysis.review.chart import chart
from youyi.analysis.review.choices import Band
from youyi.analysis.review.review import Review
from youyi.analysis.review.reviewing import reviewed
from youyi.analysis.review.telling import Teller, signed
from youyi.analysis.runs.plan import Plan
from youyi.analysis.simulate.one_game import reopened
from youyi.games import game
from youyi.kernel.names import Language, listed
from youyi.records.files import read_record, write_record
from youyi.records.record import NumberedChance, Record

SEED = 11
MIDDLE = (0.2, 0.8)
"""The part of a game in which its dearest choice must lie."""
EVEN = frozenset({"dama"})
"""Games in which one choice seldom costs so much that it has a grade: any may be the dearest."""
MADE = TEXTS["list.made"]
HEADING = TEXTS["list.heading"]
COLUMNS = (
    TEXTS["list.columns.game"],
    TEXTS["list.columns.level_5_sits"],
    TEXTS["list.columns.result"],
    TEXTS["list.columns.what_moved_it_most"],
    TEXTS["list.columns.game_number"],
)
STUDIES = "studies"
"""Where the studies lie, below the records."""
GAMES = "<!-- games -->\n"
"""The list follows this line of a README."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """How the games of one game are chosen."""

    game: str
    players: tuple[str, ...]
    """The stronger level first; in the next game it sits one seat on."""
    pages: int
    longest: int
    """In plies: a beginner reads no more."""


CHOSEN = (
    Chosen("ruqi", ("level-5", "level-3"), 4, 110),
    Chosen("dama", ("level-5", "level-3"), 3, 500),
    Chosen("madiao", ("level-5", "level-3", "level-3", "level-3"), 3, 40),
)


def fits(review: Review) -> bool:
    """The rule: the game ended, its dearest choice stands in its middle and is a blunder, and the stronger player came out ahead without luck."""
    if review.result is None or not review.choices:
        return False
    dearest = max(review.choices, key=lambda each: (each.band is not Band.GOOD, each.loss))
    adjusted = [review.adjusted(seat) or 0.0 for seat in range(len(review.result))]
    low, high = (share * len(review.moves) for share in MIDDLE)
    return (
        (dearest.band is Band.BLUNDER or review.record.game in EVEN)
        and low <= dearest.ply <= high
        and _stronger(review) == adjusted.index(max(adjusted))
    )


def _stronger(review: Review) -> int:
    """The seat of the stronger level."""
    return max(range(len(review.record.seats)), key=lambda seat: review.record.seats[seat].player or "")


def found(chosen: Chosen) -> Iterator[Record]:
    """Play games 0, 1, 2 … of the seed, the stronger level one seat further each time, and give those that fit the rule."""
    seats, number, given = len(chosen.players), 0, 0
    while given < chosen.pages:
        turn = number % seats
        players = (*chosen.players[-turn:], *chosen.players[:-turn]) if turn else chosen.players
        record = reopened(Plan(game=chosen.game, games=1, players=players, seed=SEED), number)
        number += 1
        if len(record.moves) <= chosen.longest and fits(reviewed(record)):
            given += 1
            yield record


def choose(folder: Path) -> None:
    """Write the records."""
    folder.mkdir(parents=True, exist_ok=True)
    for chosen in CHOSEN:
        for nth, record in enumerate(found(chosen), start=1):
            (folder / f"{chosen.game}-{nth}.json").write_text(write_record(record), encoding="utf-8")


def review_of(file: Path) -> Review:
    """The review that the pages of a record tell."""
    return reviewed(read_record(file.read_text(encoding="utf-8")))


def names(folder: Path) -> Iterator[str]:
    """The names of every page and chart that the records of a folder give."""
    for file in sorted(folder.glob("*.json")):
        for language in Language:
            yield from (in_language(f"{file.stem}.{kind}", language) for kind in ("md", "svg"))


def page(file: Path, review: Review, language: Language) -> tuple[str, str, str]:
    """The page of a record in a language, its chart, and its line in the list."""
    readme = in_language("README.md", language)
    study = f"{STUDIES}/{study_of(file, language)}"
    made = MADE.filled(record=file.name, readme=readme, study=study).said_in(language)
    before = f"{versions(f'{file.stem}.md', language)}\n\n{made}"
    text = told_page(review, language, heading(file, language), in_language(f"{file.stem}.svg", language), before)
    return text, chart(review, language).svg, _line(review, file.stem, language)


def heading(file: Path, language: Language) -> str:
    """What the game of a record is called."""
    name, _, nth = file.stem.rpartition("-")
    return HEADING.filled(game=game(name).name, nth=nth).said_in(language)


def study_of(file: Path, language: Language) -> str:
    """The name of the file of its study."""
    return f"{file.stem}.{language.value}.json"


def _line(review: Review, stem: str, language: Language) -> str:
    """A game in one line of the list."""
    teller = Teller(review, language)
    assert review.result is not None
    scores = tuple(f"{teller.seat(seat)} {signed(score)}" for seat, score in enumerate(review.result))
    chance = review.record.chance
    assert isinstance(chance, NumberedChance)
    strong = teller.seat(_stronger(review))
    first = teller.turns()[0] if review.turns else ""
    known = review.table.game.name.said_in(language).partition(", ")[0]
    told = listed(scores).said_in(language)
    there = f"../built.md?annotated/{in_language(f'{stem}.md', language)}"
    return (
        f"| [{known} {stem.rpartition('-')[2]}]({there}) | {strong} | {told} {teller.unit} | {first} | {chance.game} |"
    )


def pages(folder: Path) -> Iterator[tuple[str, str]]:
    """Every page and chart by its name, in every language; each record is reviewed, which takes seconds."""
    for file, review in reviews(folder):
        for language in Language:
            text, drawn, _ = page(file, review, language)
            yield in_language(f"{file.stem}.md", language), text
            yield in_language(f"{file.stem}.svg", language), drawn + "\n"


def write_lists(folder: Path, reviewed: Sequence[tuple[Path, Review]]) -> None:
    """Write the list of games into the README of the folder, in every language."""
    for language in Language:
        lines = [_line(review, file.stem, language) for file, review in reviewed]
        readme = folder / in_language("README.md", language)
        head, mark, _ = readme.read_text(encoding="utf-8").partition(GAMES)
        heads = " | ".join(each.said_in(language) for each in COLUMNS)
        table = [f"| {heads} |", "|---|---|---|---|--:|", *lines]
        readme.write_text(head + mark + "\n" + "\n".join(table) + "\n", encoding="utf-8")


def reviews(folder: Path) -> Iterator[tuple[Path, Review]]:
    """Every record with its review; each takes seconds."""
    for chosen in CHOSEN:
        for file in sorted(folder.glob(f"{chosen.game}-*.json")):
            yield file, review_of(file)
