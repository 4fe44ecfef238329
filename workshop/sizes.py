"""Lines of each package, beside those of the last release: what grew is seen, and the changelog says why."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

KEPT = Path(__file__).with_name("sizes.json")
ENDINGS = {".py", ".ts", ".svelte", ".css", ".md"}
BUILT = {"node_modules", "__pycache__", "static"}
MADE = ("words/en.ts", "words/zh-*.ts")
"""The client's words, made from catalogues."""


def package(path: Path) -> str | None:
    """Of what a file is part: two folders below `src/youyi`, else one, or two of the client; None: it is not counted."""
    if path.suffix not in ENDINGS or BUILT & set(path.parts) or any(map(path.match, MADE)):
        return None
    match path.parts:
        case ["src", "youyi", "games" | "apps" as above, room, _, *_]:
            return f"src/youyi/{above}/{room}"
        case ["src", "youyi", room, _, *_]:
            return f"src/youyi/{room}"
        case ["client", "src" | "tests" as half, *_]:
            return f"client/{half}"
        case ["workshop" | "tests" | "tools" | "docs" as root, *_]:
            return root
        case _:
            return None


def lines(root: Path) -> Counter[str]:
    """How many lines each package of a checkout has: Python, TypeScript, Svelte, styles and Markdown."""
    found = Counter[str]()
    for top in ("src", "client", "workshop", "tests", "tools", "docs"):
        for file in (root / top).rglob("*"):
            name = package(file.relative_to(root))
            if name is not None:
                found[name] += file.read_bytes().count(b"\n")
    return found


def table(now: Mapping[str, int], release: str, then: Mapping[str, int]) -> Iterable[str]:
    """A line for each package, and one for all of the source."""
    yield f"{'lines':<24}{release:>10}{'now':>10}{'more':>10}"
    for name in sorted({*now, *then}):
        yield row(name, then.get(name, 0), now.get(name, 0))
    yield row("src and client/src", source(then), source(now))


def row(name: str, before: int, after: int) -> str:
    """Its lines then and now, and how many more."""
    return f"{name:<24}{before:>10,}{after:>10,}{after - before:>+10,}"


def source(counts: Mapping[str, int]) -> int:
    """Lines of what is shipped."""
    return sum(count for name, count in counts.items() if name.startswith(("src/", "client/src")))


def kept() -> tuple[str, dict[str, int]]:
    """The last release and its lines."""
    told = json.loads(KEPT.read_text(encoding="utf-8"))
    return told["release"], told["lines"]


def keep(release: str, now: Mapping[str, int]) -> None:
    """Write the lines down as those of a release."""
    KEPT.write_text(
        json.dumps({"release": release, "lines": dict(sorted(now.items()))}, indent=1) + "\n", encoding="utf-8"
    )
