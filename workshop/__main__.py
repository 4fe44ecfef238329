"""`python -m workshop COMMAND`, in the root of a checkout: everything here that writes files of the repository or measures."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

DOCS = Path("docs")
Arguments: TypeAlias = argparse.Namespace


class Command(NamedTuple):
    """One command: what it does in a line, and how it takes its words; what it needs is imported when it runs."""

    does: str
    takes: Callable[[argparse.ArgumentParser], Any]
    run: Callable[[Arguments], None]


def _books(_asked: Arguments) -> None:
    from workshop import shelf

    shelf.write(DOCS, shelf.committed(DOCS).items())


def _pages(asked: Arguments) -> None:
    from workshop import shelf
    from workshop.annotated import annotations

    shelf.write(asked.folder / DOCS, shelf.built(DOCS).items())
    shelf.write(asked.folder / DOCS / "annotated", annotations.pages(DOCS / "annotated"))


def _annotated(asked: Arguments) -> None:
    from workshop.annotated import annotations, studies

    folder = DOCS / "annotated"
    if asked.choose:
        annotations.choose(folder)
    reviewed = list(annotations.reviews(folder))
    annotations.write_lists(folder, reviewed)
    studies.write(folder, reviewed)


def _findings(asked: Arguments) -> None:
    from workshop.findings import findings

    for about in asked.pages:
        findings.measure(about)
    if not asked.pages:
        _books(asked)


def _practice(asked: Arguments) -> None:
    from workshop.practice.command import report
    from youyi.analysis.runs.timing import collect_seldom

    collect_seldom()
    sys.stdout.write(json.dumps(report(asked), ensure_ascii=False) + "\n")


def _frequencies(asked: Arguments) -> None:
    from workshop.books.frequencies import frequencies, written

    sys.stdout.write(written(frequencies(asked.game, asked.games, asked.seed, asked.players, processes=2)))


def _rhythm(asked: Arguments) -> None:
    from workshop.rhythm import measured, report

    figures = report(measured(asked.ruleset, asked.games, asked.seed, asked.players))
    sys.stdout.writelines(f"{figure:10.2f}  {name}\n" for name, figure in figures.items())


def _anchors(asked: Arguments) -> None:
    from workshop.anchors import measure

    measure(asked.games, asked.seed)


def _examples(_asked: Arguments) -> None:
    from workshop.examples import write

    write(Path("src/youyi/games"))


def _puzzles(asked: Arguments) -> None:
    from workshop.puzzles import write

    write(asked.game, asked.file, asked.mined)


def _typescript(asked: Arguments) -> None:
    from workshop.client.typescript import write

    write(asked.folder)


def _site(asked: Arguments) -> None:
    from workshop.client.site import complete

    complete(asked.folder, asked.pyodide, asked.wheel, asked.address)


def _kernels_wasm(asked: Arguments) -> None:
    from workshop.wasm.building import GAMES, kept

    asked.folder.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        (asked.folder / f"{game}.wasm").write_bytes(kept(game))


def _sizes(asked: Arguments) -> None:
    from workshop import sizes
    from youyi.kernel.version import __version__

    now = sizes.lines(Path())
    if asked.keep:
        sizes.keep(__version__, now)
    sys.stdout.writelines(f"{line}\n" for line in sizes.table(now, *sizes.kept()))


def _audit(asked: Arguments) -> None:
    from workshop.audit import audit

    sys.exit(audit(asked.tool, required=asked.required))


def _nothing(_parser: argparse.ArgumentParser) -> None:
    """It takes no words."""


def _takes_findings(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--measure", dest="pages", nargs="+", metavar="PAGE", default=[],
                        help="first run the commands of a page (ruqi, play-ruqi, speed) whose figures are not kept")  # fmt: skip


def _takes_practice(parser: argparse.ArgumentParser) -> None:
    from workshop.practice.command import takes

    takes(parser)


def _takes_frequencies(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("games", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("players", nargs="+", help="each holds every seat, one after the other")


def _takes_rhythm(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("ruleset")
    parser.add_argument("games", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("players", nargs="+", help="one for each seat; the first answers for a person")


def _takes_anchors(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", type=int)
    parser.add_argument("seed", type=int)


def _takes_puzzles(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("file", type=Path, help="is written")
    parser.add_argument("mined", type=Path, nargs="+", help="what `youyi puzzles mine` found")


def _takes_audit(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("tool", type=Path, help="the folder that pip-audit is installed in")
    parser.add_argument("--required", action="store_true", help="what cannot be audited is a failure, too")


def _takes_site(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, help="has the client built with --mode site")
    parser.add_argument("pyodide", type=Path, help="the npm package")
    parser.add_argument("wheel", type=Path, help="msgspec's for Pyodide")
    parser.add_argument(
        "address", nargs="?", default="", help="where the site will stand; without it, at the root of its host"
    )


COMMANDS: Mapping[str, Command] = {
    "books": Command(
        "the pages that are committed: books to play from, tutorials, findings, into docs", _nothing, _books
    ),
    "pages": Command(
        "the pages that are not committed, into a folder; `make docs` does so",
        lambda parser: parser.add_argument("folder", type=Path),
        _pages,
    ),
    "annotated": Command(
        "the list of annotated games and their studies, into docs/annotated",
        lambda parser: parser.add_argument("--choose", action="store_true", help="play and choose the games anew"),
        _annotated,
    ),
    "findings": Command("measure what the pages of findings tell; or write those pages", _takes_findings, _findings),
    "practice": Command("measure how players play, as JSON", _takes_practice, _practice),
    "frequencies": Command("count in how many games each clause is cited, as JSON", _takes_frequencies, _frequencies),
    "rhythm": Command("measure how long a person waits for a choice at a table of 打馬", _takes_rhythm, _rhythm),
    "anchors": Command("measure where the computers stand among people's ratings", _takes_anchors, _anchors),
    "examples": Command("find a worked example of each clause, into every game's teaching", _nothing, _examples),
    "puzzles": Command("the file of a game's puzzles, from what was mined", _takes_puzzles, _puzzles),
    "typescript": Command(
        "the client's types of messages, payloads and odds",
        lambda parser: parser.add_argument("folder", type=Path, nargs="?", default=Path("client/src")),
        _typescript,
    ),
    "sizes": Command(
        "lines of each package beside those of the last release",
        lambda parser: parser.add_argument("--keep", action="store_true", help="these are those of the release"),
        _sizes,
    ),
    "kernels-wasm": Command(
        "the kernels that a browser's tab calls, as WebAssembly, into a folder; `make kernels-wasm` does so",
        lambda parser: parser.add_argument("folder", type=Path),
        _kernels_wasm,
    ),
    "audit": Command("hold the locks against published advisories; `make audit` does so", _takes_audit, _audit),
    "site": Command("complete a static site; `make site` does all of it", _takes_site, _site),
}


def parser() -> argparse.ArgumentParser:
    """What the command line may say."""
    whole = argparse.ArgumentParser(prog="python -m workshop", description=__doc__)
    commands = whole.add_subparsers(metavar="COMMAND", required=True)
    for name, command in COMMANDS.items():
        own = commands.add_parser(name, help=command.does, description=command.does)
        own.set_defaults(run=command.run)
        command.takes(own)
    return whole


def main(words: Sequence[str]) -> None:
    """Run a command; raises SystemExit for words that say nothing."""
    asked = parser().parse_args(words)
    asked.run(asked)


if __name__ == "__main__":
    main(sys.argv[1:])
