"""The computed blocks of the documents: positions drawn. `main` writes them anew.

- `picture ruqi`: the last line is a position; above it stands its drawing.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from youyi.games import game as opened

DOCS = Path(__file__).resolve().parents[2] / "docs"
FENCE = re.compile(r"^```(?P<info>[^\n]+)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
KINDS = ("picture",)


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block of a document."""

    file: Path
    info: tuple[str, ...]
    body: str

    @property
    def kind(self) -> str:
        return self.info[0]

    @property
    def position(self) -> str:
        """The line that a writer chose; the picture stands above it."""
        return self.body.rstrip("\n").split("\n")[-1]

    def computed(self) -> str:
        """Say what the block must hold."""
        _, name = self.info
        notation = opened(name).notation
        drawn = notation.draw(notation.read_position(self.position)).split("\n")
        return "".join(f"{line.rstrip()}\n" for line in drawn)


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
