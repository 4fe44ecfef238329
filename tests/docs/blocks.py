"""The computed blocks of the documents: positions drawn, turns listed, events told. `main` writes them anew.

A fenced block names its kind, then a ruleset and a language where it needs them:

- `picture`: the last line is a position; above it stands its drawing.
- `turns ruqi/modern`: the first line is a position; below it stand its choices, each with where its pieces end.
- `said ruqi/modern en`: a position, a move in its notation, then what is said of each event, with its reason.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from youyi.games import game as opened
from youyi.games.ruqi import PIECES
from youyi.kernel.articles import Article
from youyi.kernel.names import Language
from youyi.kernel.rules import Decision

if TYPE_CHECKING:
    from collections.abc import Iterator

    from youyi.kernel.game import Table
    from youyi.kernel.rules import Reason

DOCS = Path(__file__).resolve().parents[2] / "docs"
FENCE = re.compile(r"^```(?P<info>[^\n]+)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
KINDS = ("picture", "turns", "said")


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block of a document."""

    file: Path
    info: tuple[str, ...]
    body: str

    @property
    def kind(self) -> str:
        return self.info[0]

    def computed(self) -> str:
        """Say what the block must hold, from the lines that are given."""
        lines = self.body.rstrip("\n").split("\n")
        match self.info:
            case ("picture",):
                notation = opened("ruqi").notation
                return f"{notation.draw(notation.read_position(lines[-1]))}\n"
            case ("turns", ruleset):
                return "\n".join((lines[0], *turns(laid(ruleset), lines[0]))) + "\n"
            case ("said", ruleset, language):
                told = said(laid(ruleset), lines[0], lines[1], Language(language))
                return "\n".join((*lines[:2], *told)) + "\n"
            case _:
                raise ValueError(f"{self.file}: no block is called {' '.join(self.info)}")


def laid(ruleset: str) -> Table[Any, Any, Any, Any]:
    """Lay a table for a single round."""
    name, _, _ = ruleset.partition("/")
    return opened(name).under(ruleset, terms={"rounds": 1})


def turns(table: Table[Any, Any, Any, Any], written: str) -> Iterator[str]:
    """List the choices of a position."""
    notation = table.game.notation
    position = notation.read_position(written)
    prompt = table.rules.prompt(position)
    assert isinstance(prompt, Decision)
    before = armies(notation.write_position(position))[prompt.seat]
    rows = [
        (notation.write_move(move), moved(before, armies(notation.write_position(after))[prompt.seat]))
        for move in prompt.moves
        for after in (table.rules.play(position, move).position,)
    ]
    widest = max(wide(move) for move, _ in rows)
    for move, ends in rows:
        yield f"{move}{' ' * (widest - wide(move))}  →  {ends}"


def armies(written: str) -> list[list[str]]:
    """Take the tokens of both sides out of a position."""
    return [army.split(",") for army in written.split(" ")[2:4]]


def moved(before: list[str], after: list[str]) -> str:
    """Say where the moved pieces are now."""
    pairs = zip(PIECES, before, after, strict=True)
    return " ".join(f"{virtue.name.zh_hant} {now}" for virtue, was, now in pairs if was != now)


def wide(text: str) -> int:
    """Count columns, of which a Chinese character takes two."""
    return sum(1 if letter.isascii() else 2 for letter in text)


def said(table: Table[Any, Any, Any, Any], written: str, typed: str, language: Language) -> Iterator[str]:
    """Tell the events of a move, each with its reason."""
    notation = table.game.notation
    step = table.rules.play(notation.read_position(written), notation.read_move(typed))
    for event in step.events:
        yield f"{table.game.speech.event(event, language)}  [{name_of(event.because, language)}]"


def name_of(because: Reason, language: Language) -> str:
    """Name a clause, or say an answer."""
    if isinstance(because, Article):
        return because.name.said_in(language)
    return because.answer.reading.said_in(language)


def block(file: Path, found: re.Match[str]) -> Block | None:
    """Take a fenced block for a computed one, if it names a kind of ours."""
    info = tuple(found["info"].split())
    return Block(file, info, found["body"]) if info[0] in KINDS else None


def blocks(file: Path) -> list[Block]:
    """Find the computed blocks of a document."""
    found = (block(file, each) for each in FENCE.finditer(file.read_text(encoding="utf-8")))
    return [each for each in found if each is not None]


def written_anew(file: Path) -> str:
    """Give a document with every computed block as it must be."""

    def anew(found: re.Match[str]) -> str:
        computed = block(file, found)
        return found[0] if computed is None else f"```{found['info']}\n{computed.computed()}```"

    return FENCE.sub(anew, file.read_text(encoding="utf-8"))


def main() -> None:
    """Write every computed block anew."""
    for file in sorted(DOCS.rglob("*.md")):
        file.write_text(written_anew(file), encoding="utf-8")


if __name__ == "__main__":
    main()
