"""Completes a static site: `python -m workshop site FOLDER PYODIDE WHEEL`.

FOLDER has the client built with `--mode site`, PYODIDE is the npm package, WHEEL is msgspec's for Pyodide. Node must be on
the path: it runs Pyodide, which compiles the modules.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from workshop.client.site_answers import site_answers
from workshop.client.site_links import write_links
from workshop.client.site_papers import FOLDER, site_papers
from workshop.wasm.building import GAMES, kept
from youyi.analysis.puzzles.puzzle import FILE
from youyi.games import catalogue
from youyi.kernel import catalogues
from youyi.players.levels import TABLE
from youyi.records.program import BUILT, program

_ROOT = Path(__file__).parents[2]
_SOURCE = _ROOT / "src"
_ROOMS = ("kernel", "games", "players", "records", "analysis/review", "analysis/texts", "apps")
_MODULES = (
    "__init__.py",
    "analysis/__init__.py",
    "analysis/figures/__init__.py",
    "analysis/figures/tally.py",
    "analysis/occasions.py",
    "analysis/puzzles/__init__.py",
    "analysis/puzzles/posing.py",
    "analysis/puzzles/puzzle.py",
    "analysis/runs/__init__.py",
    "analysis/runs/engines.py",
)
"""Modules beside those rooms."""
_CATALOGUE = ".po"
_KINDS = (".py", ".table")
_WEIGHTS = ".net"
LEFT_OUT = ("games/*/fast", "apps/cli", "apps/web/bench", "apps/web/store/migrations", "analysis/review/page.py")
"""Files, and folders with all that is in them. What needs more than the standard library and msgspec, and is not asked for in a tab."""
_MODULES_FILE, _WEIGHTS_FILE, _KERNELS_FILE = "youyi.zip", "weights.zip", "kernels.zip"
"""The weights of networks come when a game has begun: a computer's first choice waits for them; kernels when such a player is to choose."""
_NOT_THERE = re.compile(r"^(import|from) (numpy|numba|llvmlite)\b", re.MULTILINE)
_OF_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
_POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'"
)
_HASH_LENGTH = 12
_EPOCH = (1980, 1, 1, 0, 0, 0)
"""The same input gives the same bytes."""


def complete(folder: Path, pyodide: Path, wheel: Path, address: str) -> None:
    """Complete the site in a folder; `address` is where it will stand."""
    for old in [*folder.glob("data*"), *folder.glob("python*")]:
        shutil.rmtree(old)
    data, python = _write_data(folder / "data"), _copy_python(folder / "python", pyodide, wheel)
    _compile(python, data)
    data, python = _named(folder, "data", data), _named(folder, "python", python)
    _complete_page(folder / "index.html", data.name, python.name)
    (folder / ".nojekyll").touch()  # GitHub's pages pass over nothing then
    packed = (_MODULES_FILE, _WEIGHTS_FILE, _KERNELS_FILE)
    of_python = [*_files(folder, python), *(f"{data.name}/{name}" for name in packed)]
    pages = [each for each in _files(folder, folder) if each not in of_python]
    write_links(folder, catalogue(), address)
    _complete_service_worker(folder / "service-worker.js", pages, of_python)


def _write_data(folder: Path) -> Path:
    games = catalogue()
    answers = {f"api/{name}.json": body for name, body in site_answers({game.id: game for game in games}).items()}
    for name, body in (*answers.items(), *site_papers(games)):
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(body)
    package = _SOURCE / "youyi"
    found = [each for room in _ROOMS for each in sorted((package / room).rglob("*"))]
    modules, texts, weights = (_packed(each) for each in (
        [*(package / name for name in _MODULES), *filter(_wanted, found)],
        [each for each in found if each.suffix == _CATALOGUE],
        [each for each in found if each.suffix == _WEIGHTS],
    ))  # fmt: skip
    _pack(folder / _MODULES_FILE, [*_read(modules), *_catalogues(texts), *_commit()])
    _pack(folder / _WEIGHTS_FILE, _read(weights))
    _pack(folder / _KERNELS_FILE, _kernels(package))
    return folder


def _packed(files: Iterable[Path]) -> list[Path]:
    return [each for each in files if not any(left_out(each, pattern) for pattern in LEFT_OUT)]


def _read(files: Iterable[Path]) -> Iterator[tuple[str, bytes]]:
    return ((each.relative_to(_SOURCE).as_posix(), each.read_bytes()) for each in files)


def _catalogues(files: Iterable[Path]) -> Iterator[tuple[str, bytes]]:
    """Catalogues as one file of each room, as in a wheel."""
    texts = {name: body.decode() for name, body in _read(files)}
    return ((name, text.encode()) for name, text in catalogues.packed(texts).items())


def _commit() -> Iterator[tuple[str, bytes]]:
    """What records and reports made in a tab name, if the commit is known here."""
    commit = program().partition("+")[2]
    if commit:
        yield f"youyi/{BUILT}", f"{commit}\n".encode()


def _kernels(package: Path) -> Iterator[tuple[str, bytes]]:
    """Kernels in files, and the modules that call them: those that import nothing of what a tab has not."""
    for room in ("compiled", *(f"games/{game}/fast" for game in GAMES)):
        found = sorted((package / room).glob("*.py"))
        yield from _read(each for each in found if not _NOT_THERE.search(each.read_text(encoding="utf-8")))
    for game in GAMES:
        yield f"kernels/{game}.wasm", kept(game)


def _copy_python(folder: Path, pyodide: Path, wheel: Path) -> Path:
    folder.mkdir()
    for name in _OF_PYODIDE:
        shutil.copyfile(pyodide / name, folder / name)
    shutil.copyfile(wheel, folder / "msgspec.whl")
    return folder


def _pack(target: Path, files: Iterable[tuple[str, bytes]]) -> None:
    with ZipFile(target, "w", ZIP_DEFLATED, compresslevel=9) as packed:
        for name, body in files:
            packed.writestr(ZipInfo(name, _EPOCH), body, ZIP_DEFLATED)


def left_out(file: Path, pattern: str) -> bool:
    """Whether a pattern of `LEFT_OUT` is about a file or a folder around it."""
    return any(each.match(f"youyi/{pattern}") for each in (file, *file.parents))


def _wanted(file: Path) -> bool:
    """Whether it is a module, solved endings, what the ladders came to, or the puzzles."""
    return file.suffix in _KINDS or file.name in (TABLE, FILE)


def _compile(python: Path, data: Path) -> None:
    """Compile the modules by the Python that will run them, which Node runs here."""
    node = shutil.which("node")
    assert node is not None, "Node is not on the path"
    subprocess.run([node, _ROOT / "client" / "compile-python.js", python, data], check=True)  # noqa: S603  # our own


def _named(folder: Path, kind: str, made: Path) -> Path:
    """Put the hash of a folder's contents into its name, so that it may be cached for ever."""
    named = folder / f"{kind}-{_hash(sorted(each for each in made.rglob('*') if each.is_file()))}"
    return made.rename(named)


def _hash(files: Iterable[Path]) -> str:
    contents = hashlib.sha256()
    for each in files:
        contents.update(f"{each.name} {hashlib.sha256(each.read_bytes()).hexdigest()}\n".encode())
    return contents.hexdigest()[:_HASH_LENGTH]


def _complete_page(page: Path, data: str, python: str) -> None:
    told = {"youyi-data": f"{data}/", "youyi-python": f"{python}/"}
    lines = [f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}" />']
    lines += [f'<meta name="{name}" content="{content}" />' for name, content in told.items()]
    text = page.read_text(encoding="utf-8")
    head, charset, rest = text.partition('<meta charset="utf-8" />')
    assert charset, f"{page} is not the page of the client"
    page.write_text(head + "\n    ".join([charset, *lines]) + rest, encoding="utf-8")


def _files(folder: Path, under: Path) -> list[str]:
    """The files below a folder that a browser asks for, by address; the page itself has the empty one.

    Pictures for previews of links are asked for by others; what is printed is fetched by whoever prints it.
    """
    hidden = {"service-worker.js", ".nojekyll"}
    found = sorted(each.relative_to(folder).as_posix() for each in under.rglob("*") if each.is_file())
    kept = (
        each for each in found if each not in hidden and not each.startswith("preview") and f"/{FOLDER}/" not in each
    )
    return ["" if each == "index.html" else each for each in kept]


def _complete_service_worker(program: Path, pages: list[str], python: list[str]) -> None:
    folder = program.parent
    files = {
        "pages": pages,
        "pagesHash": _hash(folder / (each or "index.html") for each in pages),
        "python": python,
        "pythonHash": _hash(folder / each for each in python),
    }
    program.write_text(f"self.SITE_FILES={json.dumps(files)};\n{program.read_text(encoding='utf-8')}", encoding="utf-8")
