"""The sources of the documentation site: the repository's documents as they lie, the pages that are built, an index for every folder.

Links stay as they are, so the same files read well in the repository and on the site; those through `built.md` lead straight to
the page that is meant. What a link names beside documents (a program, a table) is copied too, and can be downloaded there.
"""

from __future__ import annotations

import re
import shutil
from dataclasses import dataclass
from os.path import normpath
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LINK = re.compile(r"(\]\()([^)#\s]+)((?:#[^)\s]*)?\))")
THROUGH = re.compile(r"(\]\([^)\s?]*)built\.md\?")
TITLE = re.compile(r"^# (.+)$", re.MULTILINE)
CODE = re.compile(r"(^ *```.*?^ *```$)", re.MULTILINE | re.DOTALL)
BETWEEN = re.compile(r"(?<=[\u3000-\u9fff\uff00-\uffef])\n *(?=[\u3001-\u9fff\uff00-\uffef])")
DOCS = Path("docs")
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
    Part("Project", ("README", "README.zh-Hant", "README.zh-Hans", "CONTRIBUTING", "CHANGELOG", "docs/built")),
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


@dataclass(frozen=True, slots=True)
class Documents:
    """Everything that can be laid out: the files of the repository, and pages that are built, which lie in a folder like it."""

    built: Path

    def file(self, path: Path) -> Path:
        """Where the text of a path of the repository lies."""
        own = self.built / path
        return own if own.is_file() else ROOT / path

    def is_folder(self, path: Path) -> bool:
        """Whether a path of the repository is a folder."""
        return (self.built / path).is_dir() or (ROOT / path).is_dir()

    def inside(self, folder: Path, pattern: str) -> list[Path]:
        """The files of a folder, by their paths in the repository."""
        return sorted({each.relative_to(root) for root in (ROOT, self.built) for each in (root / folder).glob(pattern)})


def laid_out(there: Path, built: Path) -> list[Path]:
    """Lay the sources out in a folder; returns every file that was written, by its path in the repository."""
    shutil.rmtree(there, ignore_errors=True)
    documents = Documents(built)
    todo, done = [*map(Path, PROJECT), *documents.inside(DOCS, "**/*.md")], set[Path]()
    while todo:
        path = todo.pop()
        if path in done:
            continue
        done.add(path)
        (there / path).parent.mkdir(parents=True, exist_ok=True)
        if path.suffix != ".md":
            shutil.copyfile(documents.file(path), there / path)
            continue
        text = straight(documents.file(path).read_text(encoding="utf-8"))
        text = without_gaps(with_folders(documents, path, text))
        todo += [each for each in targets(documents, path, text) if documents.file(each).is_file()]
        (there / path).write_text(with_contents(documents, path, text), encoding="utf-8")
    _write_indexes(documents, there)
    return sorted(done)


def straight(text: str) -> str:
    """The text with links through `built.md` made links to the pages that are meant."""
    return THROUGH.sub(r"\1", text)


def targets(documents: Documents, path: Path, text: str) -> list[Path]:
    """The files and folders of the repository that a document links."""
    found = [_meant(path, target) for _, target, _ in LINK.findall(text) if "://" not in target]
    return [
        each
        for each in found
        if ".." not in each.parts and (documents.is_folder(each) or documents.file(each).is_file())
    ]


def _meant(path: Path, target: str) -> Path:
    return Path(normpath(path.parent / target))


def with_folders(documents: Documents, path: Path, text: str) -> str:
    """The text with links to folders made links to their indexes."""

    def put(found: re.Match[str]) -> str:
        before, target, after = found.groups()
        folder = _meant(path, target)
        if "://" in target or not documents.is_folder(folder):
            return found.group()
        names = ("README.md", "__init__.py")
        page = next((name for name in names if documents.file(folder / name).is_file()), "index.md")
        return f"{before}{target.rstrip('/')}/{page}{after}"

    return LINK.sub(put, text)


def without_gaps(text: str) -> str:
    """The text without the ends of lines between Chinese characters, which a browser would show as spaces; code keeps them."""
    parts = CODE.split(text)
    return "".join(part if nth % 2 else BETWEEN.sub("", part) for nth, part in enumerate(parts))


def with_contents(documents: Documents, path: Path, text: str) -> str:
    """A folder's README with the folder's other pages in the table of contents, and those of its own folders."""
    text = TITLE.sub(lambda found: re.sub(r"<[^>]*>", "", found.group()), text, count=1)  # searches show titles as text
    page = path.with_suffix("").as_posix()
    if page in FRONTS or not (page.startswith("docs/") or any(page in part.pages for part in PARTS)):
        return f"---\norphan: true\n---\n\n{text}"
    if path.name != "README.md" or not page.startswith("docs/"):
        return text
    pages = [each.relative_to(path.parent) for each in documents.inside(path.parent, "**/*.md") if each != path]
    return f"{text}\n{_toctree([str(each.with_suffix('')) for each in pages], hidden=True)}"


def contents(page: str, text: str) -> list[str]:
    """The pages below a page of the sources, by its table of contents."""
    found = re.search(r"^```\{toctree\}\n(?::.*\n)*\n((?:[^`\n]+\n)*)```", text, re.MULTILINE)
    below = found.group(1).split() if found else []
    return [(Path(page).parent / each).as_posix() for each in below]


def _write_indexes(documents: Documents, there: Path) -> None:
    for folder, heading in FOLDERS.items():
        pages = [each.stem for each in documents.inside(Path(folder), "*.md")]
        pages = [*filter(pages.__contains__, LANGUAGES), *(page for page in pages if page not in LANGUAGES)]
        inside = [f"{Path(each).name}/index" for each in FOLDERS if Path(each).parent == Path(folder)]
        text = f"# {heading}\n\n{_toctree([*pages, *inside], hidden=False)}"
        (there / folder / "index.md").write_text(text, encoding="utf-8")
    trees = "\n".join(_toctree(list(part.pages), hidden=True, caption=part.heading) for part in PARTS)
    front = straight((ROOT / "docs" / "README.md").read_text(encoding="utf-8"))
    front = LINK.sub(lambda each: each.group().replace("](", "](docs/", 1) if "://" not in each.group() else each.group(),
                     with_folders(documents, Path("docs/README.md"), front))  # fmt: skip
    front = front.replace("](docs/../", "](")
    (there / "index.md").write_text(f"{TITLE.sub('# Youyi 游藝', front, count=1)}\n{trees}", encoding="utf-8")


def _toctree(pages: list[str], *, hidden: bool, caption: str = "") -> str:
    options = [*([":hidden:"] if hidden else []), *([f":caption: {caption}"] if caption else []), ":maxdepth: 1"]
    return "\n".join(("```{toctree}", *options, "", *pages, "```", ""))
