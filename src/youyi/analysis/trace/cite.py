"""How to cite a game, a ruleset, a clause or an open question: BibTeX, RIS and CSL-JSON of one reference.

The address `/rules/…` is that of every server of the release; with the release and the key, or a ruleset's fingerprint, a
reference stays found wherever the release is.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from youyi.analysis.texts import ANALYSIS as TEXTS
from youyi.kernel.articles import GRADE_NAMES, Article
from youyi.kernel.game import Game
from youyi.kernel.names import Language, Name
from youyi.kernel.rulings import Ruleset, fingerprint, questions
from youyi.kernel.version import __version__

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
WORK = "Youyi 游藝: China's lost games, playable, studiable and trainable"
AUTHOR = "Youyi contributors"


@dataclass(frozen=True, slots=True)
class Reference:
    """One thing that can be cited."""

    key: str
    """As in `ruqi`, `ruqi/modern@2`, `ruqi.retreat`, `ruqi:scoring`."""
    title: str
    note: str
    """The witnesses and the grade of a clause, the fingerprint of a ruleset, the question itself."""
    address: str

    @property
    def label(self) -> str:
        """The key as bibliographies allow it."""
        return f"youyi:{self.key.replace('@', '-v')}:{__version__}"


def references(games: tuple[AnyGame, ...], language: Language = Language.EN) -> Iterator[Reference]:
    """Everything that can be cited, game by game, named in one language."""
    for game in games:
        yield Reference(game.id, _named(game.name, language), game.about.said_in(language), f"/rules/{game.id}")
        for ruleset in (*game.rulesets, *game.former):
            yield _ruleset(game, ruleset, language)
        yield from (of_clause(article, language) for article in game.articles)
        for name, asked in questions(game.rulesets[0].rulings).items():
            title = f"{_QUESTION.said_in(language)} {name}: {asked.question.said_in(language)}"
            where = _named(game.name, language)
            yield Reference(f"{game.id}:{name}", title, where, f"/rules/{game.id}#question-{name}")


_CLAUSE, _RULESET = TEXTS["clause"], TEXTS["ruleset"]
_QUESTION = TEXTS["question"]


def of_clause(article: Article, language: Language = Language.EN) -> Reference:
    """How to cite a clause."""
    places = "; ".join(f"{locus.title.said_in(language)} {locus.where(language)}" for locus in article.loci)
    grade = GRADE_NAMES[article.grade].said_in(language)
    title = f"{_CLAUSE.said_in(language)} {article.key}: {_named(article.name, language)}"
    return Reference(article.key, title, f"{grade}; {places}" if places else grade, f"/rules/{article.key}")


def _ruleset(game: AnyGame, ruleset: Ruleset[Any], language: Language) -> Reference:
    mark = fingerprint(game.id, ruleset.rulings, game.terms)
    title = f"{_RULESET.said_in(language)} {ruleset.full_id}: {_named(ruleset.name, language)}"
    note = f"{ruleset.summary.said_in(language)} {mark}"
    return Reference(ruleset.full_id, title, note, f"/rules/{game.id}#{ruleset.id}")


def _named(name: Name, language: Language) -> str:
    """A name in one language, in English with its characters."""
    return f"{name.en} {name.zh_hant}" if language is Language.EN else name.said_in(language)


_SPECIAL = re.compile(r"[#$%&_]")
"""What means something else in LaTeX; addresses are read as they stand."""


def _tex(text: str) -> str:
    return _SPECIAL.sub(r"\\\g<0>", text)


def bibtex(cited: Reference, base: str = "") -> str:
    """Write a reference for BibTeX and BibLaTeX."""
    fields = {
        "author": f"{{{AUTHOR}}}", "title": f"{{{_tex(cited.title)}}}", "booktitle": f"{{{WORK}}}",
        "version": __version__, "note": _tex(cited.note), "url": f"{base}{cited.address}",
    }  # fmt: skip
    lines = ",\n".join(f"  {name} = {{{value}}}" for name, value in fields.items())
    return f"@software{{{cited.label},\n{lines}\n}}"


def ris(cited: Reference, base: str = "") -> str:
    """Write a reference as RIS."""
    fields = (
        ("TY", "COMP"), ("ID", cited.label), ("AU", AUTHOR), ("TI", cited.title), ("T2", WORK), ("ET", __version__),
        ("N1", cited.note), ("UR", f"{base}{cited.address}"), ("ER", ""),
    )  # fmt: skip
    return "\n".join(f"{name}  - {value}".rstrip() if name != "ER" else "ER  - " for name, value in fields)


def csl(cited: Reference, base: str = "") -> str:
    """Write a reference as CSL-JSON."""
    item = {
        "id": cited.label, "type": "software", "author": [{"literal": AUTHOR}], "title": cited.title,
        "container-title": WORK, "version": __version__, "note": cited.note, "URL": f"{base}{cited.address}",
    }  # fmt: skip
    return json.dumps([item], ensure_ascii=False, indent=2)


FORMATS: Mapping[str, Callable[[Reference, str], str]] = {"bibtex": bibtex, "ris": ris, "csl": csl}
