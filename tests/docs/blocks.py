"""The computed blocks of the documents: positions drawn, turns listed, events told. `main` writes them anew.

A fenced block names its kind, then what it is made from and a language where it needs one. Some are made from their own
first lines:

- `picture ruqi`: the last line is a position; above it stands its drawing.
- `turns ruqi/modern`: the first line is a position; below it stand its choices, each with where its pieces end.
- `said ruqi/modern en`: a position, a move in its notation, then what is said of each event, with its reason.

Others are made from a record that lies beside the page, and from a rulebook:

- `told deal.json 2-5 0 en`: what seat 0 hears of the plies 2 to 5, with reasons; `33.4-9` are events of one ply.
- `seen deal.json 6 0 en`: what seat 0 sees before ply 6.
- `sheet deal.json en`: what each seat got and gave in the whole game, due by due.
- `clause madiao.dui_jian en`: the name of a clause and what it says.
- `pack madiao en`: all leaves by suit, from the highest, with their classes.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tests.docs import deals, turns
from youyi.games import game as opened
from youyi.kernel.names import Language

if TYPE_CHECKING:
    from collections.abc import Iterable

DOCS = Path(__file__).resolve().parents[2] / "docs"
FENCE = re.compile(r"^```(?P<info>[^\n]+)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
KINDS = ("picture", "turns", "said", "told", "seen", "sheet", "clause", "pack")


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
        """Say what the block must hold, from the lines that are given or from what it names."""
        kept = () if self.kind == "picture" else self.given
        return "".join(f"{line.rstrip()}\n" for line in (*kept, *self._made()))

    @property
    def given(self) -> tuple[str, ...]:
        """The lines that a writer chose; a picture's stands below."""
        lines = self.body.rstrip("\n").split("\n")
        return tuple(lines[-1:] if self.kind == "picture" else lines[: {"turns": 1, "said": 2}.get(self.kind, 0)])

    def _made(self) -> Iterable[str]:
        """Make the others."""
        lines = self.given
        match self.info:
            case ("picture", game):
                notation = opened(game).notation
                return notation.draw(notation.read_position(lines[0])).split("\n")
            case ("turns", ruleset):
                return turns.turns(turns.laid(ruleset), lines[0])
            case ("said", ruleset, language):
                return turns.said(turns.laid(ruleset), lines[0], lines[1], Language(language))
            case ("told", record, plies, seat, language):
                return deals.told(self.file.parent / record, plies, deals.seat(seat), Language(language))
            case ("seen", record, ply, seat, language):
                return deals.seen(self.file.parent / record, int(ply), deals.seat(seat), Language(language))
            case ("sheet", record, language):
                return deals.sheet(self.file.parent / record, Language(language))
            case ("clause", key, language):
                return deals.clause(key, Language(language))
            case ("pack", game, language):
                return deals.pack(game, Language(language))
            case _:
                raise ValueError(f"{self.file}: no block is called {' '.join(self.info)}")


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
