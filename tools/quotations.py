"""Hold every quotation of a clause or a lesson against the text of its source, and note that it stands there.

`python tools/quotations.py TEXTS` reads `TEXTS/<witness>.txt`, or `TEXTS/<game>.<witness>.txt` where two games have a
witness of one name. Compared are letters and numbers only. What stands is noted in `tests/docs/quotations.tsv` as
clause or step, source, digest of the quotation and `found`; a witness without a text here as `unseen`. Exits 1 if a quotation
does not stand in its witness; nothing is written then. The quotations of the pages of history are held against all of the
texts together, Traditional and Simplified characters being equal, as the encyclopedia mixes them; they are noted by their digests in `tests/docs/quotations-of-history.tsv`.
"""

from __future__ import annotations

import hashlib
import re
import sys
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from youyi.kernel.articles import Locus
    from youyi.kernel.game import Game

ROOT = Path(__file__).parents[1]
DIGESTS = ROOT / "tests" / "docs" / "quotations.tsv"
OF_HISTORY = ROOT / "tests" / "docs" / "quotations-of-history.tsv"
HISTORY = ("dama", "madiao", "ruqi")


def letters(text: str) -> str:
    """Keep letters and numbers, composed."""
    return "".join(each for each in unicodedata.normalize("NFC", text) if unicodedata.category(each)[0] in "LN")


def digest(quotation: str) -> str:
    """Shorten a quotation's letters to sixteen hexadecimal digits."""
    return hashlib.sha256(letters(quotation).encode()).hexdigest()[:16]


def kept(path: Path) -> dict[tuple[str, str, str], str]:
    """Read what was noted: whether it was found, by clause, source and digest."""
    found = (line.split("\t") for line in path.read_text("utf-8").splitlines())
    return {(clause, source, short): stands for clause, source, short, stands in found}


def text_of(folder: Path, game: str, witness: str) -> str | None:
    """Read a witness's text; None where there is none."""
    for name in (f"{game}.{witness}", witness):
        path = folder / f"{name}.txt"
        if path.exists():
            return letters(path.read_text("utf-8"))
    return None


def of_history(name: str) -> tuple[str, ...]:
    """List what the page of a game's history quotes in Chinese, each once."""
    page = (ROOT / "docs" / "history" / f"{name}.zh-Hant.md").read_text("utf-8")
    return tuple(dict.fromkeys(re.findall('lang="lzh">([^<]*)<', page)))


def strangers_of_history(folder: Path) -> list[str]:
    """List the quotations of the pages of history that stand in none of the texts."""
    from opencc import OpenCC

    alike = OpenCC("t2s").convert
    texts = [alike(letters(path.read_text("utf-8"))) for path in sorted(folder.glob("*.txt"))]
    quoted = (each for name in HISTORY for each in of_history(name))
    return [each for each in quoted if not any(alike(letters(each)) in text for text in texts)]


def quotations(game: Game[Any, Any, Any, Any]) -> Iterator[tuple[str, Locus]]:
    """List what a game quotes, by the key of the clause or the step of its lesson, and where it stands."""
    for clause in game.articles:
        for locus in clause.loci:
            if locus.words:
                yield clause.key, locus
    for step in game.teaching().lesson.steps if game.has("teaching") else ():
        if step.quoted is not None:
            yield f"{game.id}.lesson.{step.key}", step.quoted.locus


def main(folder: Path) -> int:
    """Compare, then write; returns the exit status."""
    from youyi.games import catalogue

    noted, wrong = [], 0
    for quotation in strangers_of_history(folder):
        wrong += 1
        print(f"history: {quotation!r} stands in no text")
    for game in catalogue():
        for key, locus in quotations(game):
            source = locus.source.key
            text = text_of(folder, game.id, source)
            if text is not None and letters(locus.words) not in text:
                wrong += 1
                print(f"{key}: {locus.words!r} does not stand in {source}")
            stands = "unseen" if text is None else "found"
            noted.append(f"{key}\t{source}\t{digest(locus.words)}\t{stands}\n")
    if not wrong:
        DIGESTS.write_text("".join(noted), encoding="utf-8")
        quoted = (f"{name}\t{digest(each)}\n" for name in HISTORY for each in of_history(name))
        OF_HISTORY.write_text("".join(quoted), encoding="utf-8")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
