"""The sources of the documentation site: the repository's documents as they lie, with an index for every folder.

Links stay as they are, so the same files read well in the repository and on the site. What a link names beside documents
(a program, a table) is copied too, and can be downloaded there.
"""

from __future__ import annotations

import re
import shutil
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LINK = re.compile(r"(\]\()([^)#\s]+)((?:#[^)\s]*)?\))")
TITLE = re.compile(r"^# (.+)$", re.MULTILINE)
CODE = re.compile(r"(^ *```.*?^ *```$)", re.MULTILINE | re.DOTALL)
BETWEEN = re.compile(r"(?<=[\u3000-\u9fff\uff00-\uffef])\n *(?=[\u3001-\u9fff\uff00-\uffef])")
PROJECT = ("README.md", "README.zh-Hant.md", "README.zh-Hans.md", "CONTRIBUTING.md", "CHANGELOG.md")
LANGUAGES = ("en", "zh-Hant", "zh-Hans")
FRONTS = ("docs/README", "docs/README.zh-Hant", "docs/README.zh-Hans")
"""Pages that are the way in: the first is the site's front page too."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the table of contents: its heading, and its pages by path."""

    heading: str
    pages: tuple[str, ...]


PARTS = (
    Part(
        "Learn",
        (
            *(f"docs/tutorial/{game}/index" for game in ("ruqi", "madiao", "dama")),
            "docs/annotated/README",
            "docs/findings/opponents",
        ),
    ),
    Part(
        "Rules",
        (
            "docs/rulebook/README",
            *(f"src/youyi/games/{game}/README" for game in ("ruqi", "madiao", "dama")),
            "docs/sources/README",
            "docs/glossary",
        ),
    ),
    Part("Findings", ("docs/findings/README",)),
    Part("History", ("docs/history/README",)),
    Part("Do", ("docs/howto/index",)),
    Part("Look up", ("docs/reference/index", "docs/api")),
    Part("Understand", ("docs/explanation/index", "docs/decisions/README")),
    Part("Project", ("README", "README.zh-Hant", "README.zh-Hans", "CONTRIBUTING", "CHANGELOG")),
)
FOLDERS = {
    "docs/tutorial/ruqi": "儒棋",
    "docs/tutorial/madiao": "馬吊",
    "docs/tutorial/dama": "打馬",
    "docs/howto": "How to",
    "docs/reference": "Reference",
    "docs/reference/python": "Python, concept by concept",
    "docs/explanation": "Explanations",
}
"""Folders without a page of their own, and what their index is called."""


def laid_out(there: Path) -> list[Path]:
    """Lay the sources out in a folder; returns every file that was written, by its path in the repository."""
    shutil.rmtree(there, ignore_errors=True)
    todo = [*(ROOT / name for name in PROJECT), *sorted((ROOT / "docs").rglob("*.md"))]
    done: dict[Path, Path] = {}
    while todo:
        source = todo.pop()
        path = source.relative_to(ROOT)
        if path in done:
            continue
        done[path] = there / path
        done[path].parent.mkdir(parents=True, exist_ok=True)
        if source.suffix != ".md":
            shutil.copyfile(source, done[path])
            continue
        text = source.read_text(encoding="utf-8")
        text = without_gaps(with_folders(source, text))
        todo += [each for each in targets(source, text) if each.is_file()]
        done[path].write_text(with_contents(source, text), encoding="utf-8")
    _write_indexes(there)
    return sorted(done)


def targets(source: Path, text: str) -> list[Path]:
    """The files and folders of the repository that a document links."""
    found = [(source.parent / target).resolve() for _, target, _ in LINK.findall(text) if "://" not in target]
    return [each for each in found if each.exists() and each.is_relative_to(ROOT)]


def with_folders(source: Path, text: str) -> str:
    """The text with links to folders made links to their indexes."""

    def put(found: re.Match[str]) -> str:
        before, target, after = found.groups()
        folder = (source.parent / target).resolve()
        if "://" in target or not folder.is_dir():
            return found.group()
        names = ("README.md", "__init__.py")
        page = next((name for name in names if (folder / name).is_file()), "index.md")
        return f"{before}{target.rstrip('/')}/{page}{after}"

    return LINK.sub(put, text)


def without_gaps(text: str) -> str:
    """The text without the ends of lines between Chinese characters, which a browser would show as spaces; code keeps them."""
    parts = CODE.split(text)
    return "".join(part if nth % 2 else BETWEEN.sub("", part) for nth, part in enumerate(parts))


def with_contents(source: Path, text: str) -> str:
    """A folder's README with the folder's other pages in the table of contents, and those of its own folders."""
    text = TITLE.sub(lambda found: re.sub(r"<[^>]*>", "", found.group()), text, count=1)  # searches show titles as text
    page = source.relative_to(ROOT).with_suffix("").as_posix()
    if page in FRONTS or not (page.startswith("docs/") or any(page in part.pages for part in PARTS)):
        return f"---\norphan: true\n---\n\n{text}"
    if source.name != "README.md" or not page.startswith("docs/"):
        return text
    pages = sorted(each.relative_to(source.parent) for each in source.parent.rglob("*.md") if each != source)
    return f"{text}\n{_toctree([str(each.with_suffix('')) for each in pages], hidden=True)}"


def contents(page: str, text: str) -> list[str]:
    """The pages below a page of the sources, by its table of contents."""
    found = re.search(r"^```\{toctree\}\n(?::.*\n)*\n((?:[^`\n]+\n)*)```", text, re.MULTILINE)
    below = found.group(1).split() if found else []
    return [(Path(page).parent / each).as_posix() for each in below]


def _write_indexes(there: Path) -> None:
    for folder, heading in FOLDERS.items():
        pages = sorted(each.stem for each in (ROOT / folder).glob("*.md"))
        pages = [*filter(pages.__contains__, LANGUAGES), *(page for page in pages if page not in LANGUAGES)]
        inside = [f"{Path(each).name}/index" for each in FOLDERS if Path(each).parent == Path(folder)]
        text = f"# {heading}\n\n{_toctree([*pages, *inside], hidden=False)}"
        (there / folder / "index.md").write_text(text, encoding="utf-8")
    trees = "\n".join(_toctree(list(part.pages), hidden=True, caption=part.heading) for part in PARTS)
    front = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    front = LINK.sub(lambda each: each.group().replace("](", "](docs/", 1) if "://" not in each.group() else each.group(),
                     with_folders(ROOT / "docs" / "README.md", front))  # fmt: skip
    front = front.replace("](docs/../", "](")
    (there / "index.md").write_text(f"{TITLE.sub('# Youyi 游藝', front, count=1)}\n{trees}", encoding="utf-8")


def _toctree(pages: list[str], *, hidden: bool, caption: str = "") -> str:
    options = [*([":hidden:"] if hidden else []), *([f":caption: {caption}"] if caption else []), ":maxdepth: 1"]
    return "\n".join(("```{toctree}", *options, "", *pages, "```", ""))
