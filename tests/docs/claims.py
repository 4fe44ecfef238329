"""What the pages of findings claim, and the figures that bear it: docs/findings/data/claims.json, read and judged.

Each claim has its sentence in the three languages and either `tests` of figures, or `because`: why no figure is asked for.
Sentences of the pages that only sound like claims, as they say what a word or a rule is, stand under `told`.
A test compares a kept figure with a number or with another figure: `SECTION | PATH > NUMBER`, `SECTION | PATH < TIMES * SECTION | PATH`.
`PAGE: SECTION` is a section of another page; `=` is about what was counted and has no interval. A path leads through the kept
figures; in a comparison it is `ANSWER:MEASURE.d` or `ANSWER:parted` (the share of games that come to something else), where
`*` is every answer that the claims of this page do not name for the same measure and that moves more than a few games; the answer
is left out where there is only one.

`python -m tests.docs.claims` lists all claims with their figures.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import inf, sqrt
from statistics import NormalDist
from typing import Any, NamedTuple

from tests.docs.pages import DOCS
from youyi.analysis.figures.sparse import bounds_of_share
from youyi.analysis.runs.commands import typed
from youyi.kernel.names import Language

DATA = DOCS / "findings" / "data"
LANGUAGES = (Language.EN, Language.ZH_HANT, Language.ZH_HANS)
LEAST = 100
"""Fewer games than this bear no claim."""
ERROR = 0.05
"""How often a page may claim something wrong by chance, all its claims together."""
TEST = re.compile(r"(?P<left>.+?) (?P<op>[<>=]) (?P<right>-?(?:[\d.]+(?: \* .+)?|[a-z].+))")
ADDRESS = re.compile(r"\]\([^)]*\)")
NORMAL = NormalDist().inv_cdf(0.975)
UNMOVED = (None, None, 0.0, 0.0, 0.0, 1.0)
"""What is not kept of a measure that no game moves."""


class Estimate(NamedTuple):
    """A figure, its standard error, and the games behind it."""

    value: float
    error: float
    games: int


@dataclass(frozen=True)
class Claim:
    """A sentence of a page, and what it rests on."""

    page: str
    says: dict[Language, str]
    tests: tuple[str, ...]
    because: str


@cache
def claims() -> tuple[Claim, ...]:
    """All claims of all pages."""
    return tuple(
        Claim(
            page,
            dict(zip(LANGUAGES, map(flat, each["says"]), strict=True)),
            tuple(each.get("tests", ())),
            each.get("because", ""),
        )
        for page, found in listed().items()
        for each in found["claims"]
    )


@cache
def listed() -> Any:
    """What is listed of each page."""
    return json.loads((DATA / "claims.json").read_text("utf-8"))


def factor(page: str) -> float:
    """How many standard errors a claim needs on its page: after Bonferroni, for all tests of the page."""
    asked = sum(len(each.tests) for each in claims() if each.page == page)
    if not asked:
        return 0.0
    return NormalDist().inv_cdf(1 - ERROR / 2 / asked)


@dataclass(frozen=True)
class Verdict:
    """What became of one test."""

    margin: float
    """By how much it holds beyond its error; below zero it does not."""
    games: int
    says: str

    @property
    def holds(self) -> bool:
        """Whether the figure bears the claim."""
        return self.margin >= 0


def judged(page: str, test: str, errors: float) -> Iterator[Verdict]:
    """Whether a test holds by so many standard errors; one verdict for each figure that `*` stands for."""
    parts = TEST.fullmatch(test)
    assert parts, f"no test: {test}"
    for left in figures(page, parts["left"]):
        for right in sides(page, parts["right"]):
            yield _verdict(left, parts["op"], right, errors)


def _verdict(left: Estimate, op: str, right: Estimate, errors: float) -> Verdict:
    games = min(left.games, right.games)
    if op == "=":
        return Verdict(-abs(left.value - right.value), games, f"{left.value:g}, counted")
    gap = (left.value - right.value) * (1 if op == ">" else -1)
    reach = sqrt(left.error**2 + right.error**2)
    told = f"{left.value:.4g} ± {errors * left.error:.2g}"
    beside = f"{right.value:.4g}" + (f" ± {errors * right.error:.2g}" if right.error else "")
    return Verdict(gap - errors * reach, games, f"{told} {op} {beside}")


def sides(page: str, text: str) -> list[Estimate]:
    """What a figure is compared with: a number, or other figures, perhaps some times over."""
    if re.fullmatch(r"-?[\d.]+", text):
        return [Estimate(float(text), 0.0, sys.maxsize)]
    times, _, rest = text.rpartition(" * ")
    by = float(times) if times else 1.0
    return [Estimate(by * each.value, by * each.error, each.games) for each in figures(page, rest)]


def figures(page: str, text: str) -> list[Estimate]:
    """The figures that a place names."""
    where, _, path = text.partition(" | ")
    about, colon, section = where.rpartition(": ")
    found = kept(about if colon else page)[section]
    if "comparisons" in found:
        return [_compared(found, each, path) for each in _answers(page, found, path)]
    return [_counted(found, path)]


@cache
def kept(page: str) -> Any:
    """The kept figures of a page."""
    return json.loads((DATA / f"{page}.json").read_text("utf-8"))


def _answers(page: str, section: Any, path: str) -> list[Any]:
    answer, colon, measure = path.rpartition(":")
    every = section["comparisons"]
    if not colon:
        (only,) = every
        return [only]
    if answer != "*":
        return [next(each for each in every if typed(each["changes"]) == answer)]
    named = {text for claim in claims() if claim.page == page for test in claim.tests
             for text in re.findall(rf"(\S+):{re.escape(measure)}", test)}  # fmt: skip
    others = (each for each in every if typed(each["changes"]) not in named)
    return [each for each in others if each["measures"].get(measure.removesuffix(".d"), UNMOVED)[3] is not None]


def _compared(section: Any, comparison: Any, path: str) -> Estimate:
    what = path.rpartition(":")[2]
    if what == "parted":
        parted = section["games"] - comparison["same"]
        low, high = bounds_of_share(parted, section["games"])
        return Estimate(parted / section["games"], (high - low) / 2 / NORMAL, section["games"])
    measure, _, of = what.rpartition(".")
    assert of == "d", f"only differences are kept with intervals: {path}"
    _, _, d, low, high, _ = comparison["measures"].get(measure, UNMOVED)
    games = section["games"]
    if measure.startswith("ladder_"):
        games = section["ladder"]["games"]
    error = (high - low) / 2 / NORMAL if low is not None else inf if d else 0.0
    return Estimate(d, error, section["chances"] if measure.startswith("luck_") else games)


def _counted(section: Any, path: str) -> Estimate:
    games = section["games"] if "games" in section else section["positions"]  # a solved ending has no games
    *way, last = path.split(".") if not path.startswith("found.clauses.") else _clause(path)
    held: Any = section
    for step in way:
        held = held[int(step)] if isinstance(held, list) else held[step]
    value = held[int(last)] if isinstance(held, list) else held[last]
    if (
        last == "removed"
    ):  # a quotient of two variances: the error of its logarithm, as if they had nothing to do with each other
        return Estimate(value, (1 - value) * 2 / sqrt(games), games)
    if isinstance(value, list):
        return Estimate(value[0], value[1] / NORMAL, games)
    interval = held.get("ci95" if last == "mean" else f"{last}_ci95") if isinstance(held, dict) else None
    error = 0.0 if interval is None else max(interval[1] - value, value - interval[0]) / NORMAL
    return Estimate(value, error, games)


def _clause(path: str) -> list[str]:
    """The steps to a figure of a clause, whose key has a point in it."""
    found, clauses, game, name, last = path.split(".")
    return [found, clauses, f"{game}.{name}", last]


def listing() -> Iterator[str]:
    """All claims, each with its figures, as Markdown."""
    for page in dict.fromkeys(each.page for each in claims()):
        errors = factor(page)
        yield f"\n## {page} ({errors:.2f} standard errors)\n"
        for claim in claims():
            if claim.page == page:
                yield f"- {claim.says[Language.EN]}"
                closest = ((test, min(judged(page, test, errors), key=lambda it: it.margin)) for test in claim.tests)
                yield from (f"  - `{test}`: {verdict.says}" for test, verdict in closest)
                yield from ([f"  - *{claim.because}*"] if claim.because else [])


def short(text: str) -> list[str]:
    """The items of the list that a page begins with, each on a line."""
    begun = re.split(r"\*\*(?:In short\.|要點。|要点。)\*\*\n\n", text, maxsplit=1)
    if len(begun) < 2:
        return []
    lines = begun[1].partition("\n\n")[0]
    return [flat(item) for item in re.split(r"^- ", lines, flags=re.MULTILINE) if item]


def prose(page: str) -> str:
    """What a page says in English beside its tables, commands and headings, one paragraph or item a line."""
    file = DATA / f"{page}.txt"
    text = file.read_text("utf-8") if file.exists() else (DATA.parent / f"{page}.md").read_text("utf-8")
    text = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    text = re.sub(r"^(?:[|#<{].*|\*\*In short.\*\*)$", "", text, flags=re.MULTILINE)
    return "\n".join(flat(each).removeprefix("- ") for each in re.split(r"\n\n+|\n(?=- )", text) if each.strip())


def flat(text: str) -> str:
    """Text without line breaks, and without the addresses of its links."""
    return re.sub(r"\s*\n\s*", " ", ADDRESS.sub("]", text)).strip()


def sentences(text: str) -> list[str]:
    """Text in sentences."""
    ends = [match.end() for match in re.finditer(r"[.!?](?:\*\*)?(?= |$)|[。！？](?:\*\*)?", text)]
    return [text[a:b].strip() for a, b in pairwise([0, *ends, len(text)]) if text[a:b].strip()]


if __name__ == "__main__":
    sys.stdout.write("\n".join(listing()) + "\n")
