"""One word for one thing: what we say, and what we do not say instead. `terms.toml` lists it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from youyi.kernel.names import Language

LIST = Path(__file__).with_name("terms.toml")
_HEAD = """## Words we use, and words we do not

Every catalogue and every page that is written by hand is read for these by `tests/house/words/test_terms.py`. Words in quotation marks and names of
clauses are the sources' own. The list is `workshop/books/terms.toml`.

| thing | 繁 | 简 | not | because |
| --- | --- | --- | --- | --- |"""


@dataclass(frozen=True, slots=True)
class Term:
    """One thing with its word in each language, and what must not stand for it."""

    en: str
    zh_hant: str
    zh_hans: str
    why: str
    never: Mapping[str, tuple[str, ...]]
    """Words that we do not write, by `zh` (in Traditional characters) and `en`."""
    pattern: Mapping[str, str]
    """The same as a regular expression: also by `zh-Hant` and `zh-Hans`, for what one of them does not say."""
    unless: tuple[str, ...]
    """Longer words in which they are something else."""
    within: tuple[str, ...]
    """Parts of the paths of files that the entry is about; none: it is about all."""
    quoted: bool
    """Whether words in quotation marks are looked at too."""
    classical: bool
    """Whether it is about classical Chinese, which no text of ours is written in."""


@cache
def terms() -> tuple[Term, ...]:
    """Every entry of the list, in its order."""
    return tuple(map(_term, tomllib.loads(LIST.read_text("utf-8"))["term"]))


def _term(row: Mapping[str, Any]) -> Term:
    return Term(
        en=row["en"],
        zh_hant=row["zh-Hant"],
        zh_hans=row["zh-Hans"],
        why=row["why"],
        never={script: tuple(words) for script, words in row.get("never", {}).items()},
        pattern=row.get("pattern", {}),
        unless=tuple(row.get("unless", ())),
        within=tuple(row.get("in", ())),
        quoted=row.get("quoted", False),
        classical=row.get("classical", False),
    )


def section() -> Iterator[str]:
    """The lines of the glossary that show the list."""
    yield _HEAD
    for term in terms():
        never = (f'<span lang="{Language.ZH_HANT}">{word}</span>' for word in term.never.get("zh", ()))
        cells = (
            term.en,
            f'<span lang="{Language.ZH_HANT}">{term.zh_hant}</span>',
            f'<span lang="{Language.ZH_HANS}">{term.zh_hans}</span>',
            ", ".join((*never, *term.never.get("en", ()))),
            term.why,
        )
        yield f"| {' | '.join(cells)} |".replace("|  |", "| |")
