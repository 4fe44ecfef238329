"""Hold every clause's quotation against the text of its first witness, and note that it stands there.

`python tools/quotations.py TEXTS` reads `TEXTS/<witness>.txt`, or `TEXTS/<game>.<witness>.txt` where two games have a
witness of one name. Compared are letters and numbers only. What stands is noted in `tests/docs/quotations.tsv` as
clause, witness, digest of the quotation and `found`; a witness without a text here as `unseen`. Exits 1 if a quotation
does not stand in its witness; nothing is written then.
"""

from __future__ import annotations

import hashlib
import sys
import unicodedata
from pathlib import Path

DIGESTS = Path(__file__).parents[1] / "tests" / "docs" / "quotations.tsv"


def letters(text: str) -> str:
    """Keep letters and numbers, composed."""
    return "".join(each for each in unicodedata.normalize("NFC", text) if unicodedata.category(each)[0] in "LN")


def digest(quotation: str) -> str:
    """Shorten a quotation's letters to sixteen hexadecimal digits."""
    return hashlib.sha256(letters(quotation).encode()).hexdigest()[:16]


def kept(path: Path) -> dict[str, tuple[str, str, str]]:
    """Read what was noted: witness, digest and whether it was found, by clause."""
    found = (line.split("\t") for line in path.read_text("utf-8").splitlines())
    return {clause: (witness, short, stands) for clause, witness, short, stands in found}


def text_of(folder: Path, game: str, witness: str) -> str | None:
    """Read a witness's text; None where there is none."""
    for name in (f"{game}.{witness}", witness):
        path = folder / f"{name}.txt"
        if path.exists():
            return letters(path.read_text("utf-8"))
    return None


def main(folder: Path) -> int:
    """Compare, then write; returns the exit status."""
    from youyi.games import catalogue

    noted, wrong = [], 0
    for game in catalogue():
        for clause in game.articles:
            if not clause.text or not clause.loci:
                continue
            witness = clause.loci[0].source.key
            text = text_of(folder, game.id, witness)
            if text is not None and letters(clause.text) not in text:
                wrong += 1
                print(f"{clause.key}: {clause.text!r} does not stand in {witness}")
            noted.append(f"{clause.key}\t{witness}\t{digest(clause.text)}\t{'unseen' if text is None else 'found'}\n")
    if not wrong:
        DIGESTS.write_text("".join(noted), encoding="utf-8")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
