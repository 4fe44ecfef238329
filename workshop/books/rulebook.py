"""A game's rulebook as Markdown, in each language: every clause, every question with its answers, every ruleset.

Where a game's folder has counts (`frequencies.json`), each clause says in how many games it was cited.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from workshop.books.frequencies import Frequencies, read_frequencies
from workshop.books.marks import heading, line, links, listed, original
from workshop.books.texts import BOOKS as TEXTS
from workshop.books.words import LANGUAGES
from youyi.analysis.trace.in_force import citations, idle_by_clause
from youyi.analysis.trace.source_order import in_source_order
from youyi.games import catalogue
from youyi.kernel.articles import GRADE_MEANINGS, GRADE_NAMES, MODERN_WORKS, Article, Grade, Locus
from youyi.kernel.names import Language
from youyi.kernel.rulings import Quantity, Ruleset, Ruling, questions, value_of
from youyi.records.transcript import QUOTES
from youyi.typeset.chapters import AnyGame, sources

COUNTS = "frequencies.json"


def rulebook(game: AnyGame, language: Language, counts: Frequencies | None = None) -> str:
    """Write a game's rulebook in one language; with counts, say of each clause how often it comes to bear."""
    lines = [
        f"# {heading(game.name, language)}{TEXTS['colon'].said_in(language)}{TEXTS['title'].said_in(language)}",
        game.about.said_in(language),
        " · ".join(_other_page(each, language) for each in LANGUAGES),
        _read_under(game, language),
        *_to_source_order(game, language),
        *_sources(game, language),
        *_clauses(game, language, counts),
        *_source_order(game, language),
        *_questions(game, language),
        *_terms(game, language),
        *_rulesets(game, language),
        f"*{TEXTS['made'].said_in(language)}*",
    ]
    return "\n\n".join(lines) + "\n"


def _other_page(language: Language, here: Language) -> str:
    said = f'<span lang="{language}">{LANGUAGES[language]}</span>'
    return said if language is here else f"[{said}]({language}.md)"


def _sources(game: AnyGame, language: Language) -> Iterator[str]:
    yield f"## {TEXTS['sources'].said_in(language)}"
    labels = (TEXTS["source"], TEXTS["kind"], TEXTS["dated"], TEXTS["edition"])
    rows = (
        (
            f"**{heading(each.title, language)}**",
            *(said.said_in(language) for said in (each.kind.value, each.dated, each.edition)),
        )
        for each in sources(game)
    )
    yield _table([label.said_in(language) for label in labels], rows)


def _read_under(game: AnyGame, language: Language) -> str:
    """Which ruleset is the default, and how clauses that it leaves out are marked."""
    first = game.rulesets[0]
    named = f"[{first.name.said_in(language)}](#{first.id}) `{first.full_id}`"
    return TEXTS["read_under"].filled(ruleset=named).said_in(language)


def _clauses(game: AnyGame, language: Language, counts: Frequencies | None) -> Iterator[str]:
    asked, idle = citations(game), idle_by_clause(game)

    def said(article: Article) -> Iterator[str]:
        off = _idle(game, idle.get(article.key, ()), language)
        details = _details(article, asked.get(article.key, ()), language)
        return _clause(article, (*off, *details, *_often(article, counts, language)), language)

    yield f"## {TEXTS['clauses'].said_in(language)}"
    yield "\n".join(f"- {meaning.said_in(language)}" for meaning in GRADE_MEANINGS.values())
    for article in game.articles:
        if article.loci:
            yield from said(article)
    yield f"## {TEXTS['ours'].said_in(language)}"
    yield TEXTS["ours_said"].said_in(language)
    for article in game.articles:
        if not article.loci:
            yield from said(article)


def _to_source_order(game: AnyGame, language: Language) -> Iterator[str]:
    found = in_source_order(game)
    if found is not None:
        yield f"[{TEXTS['source_order'].filled(source=found[0].title).said_in(language)}](#source-order)"


def _source_order(game: AnyGame, language: Language) -> Iterator[str]:
    """The clauses in the order of the source that most of them name, where the rulebook has parts of its own."""
    found = in_source_order(game)
    if found is not None:
        source, headings = found
        yield '## <a id="source-order"></a>' + TEXTS["source_order"].filled(source=source.title).said_in(language)
        yield "\n".join(
            f"- {original(place)}{TEXTS['colon'].said_in(language)}{links(of, language)}" for place, of in headings
        )


def _idle(game: AnyGame, rulesets: tuple[Ruleset[Any], ...], language: Language) -> Iterator[str]:
    """Under which rulesets a clause binds nobody; the default stands out and is called so."""
    default = TEXTS["brackets"].said_in(language).format(TEXTS["default"].said_in(language))
    if rulesets:
        said = (f"**`{each.id}`{default}**" if each is game.rulesets[0] else f"`{each.id}`" for each in rulesets)
        yield line(TEXTS["idle"], listed(said, language), language)


def _often(article: Article, counts: Frequencies | None, language: Language) -> Iterator[str]:
    """In how many games a clause was cited, by player; nothing for a clause that no event cites."""
    if counts is None or not any(article.key in cited for cited in counts.cited.values()):
        return
    said = TEXTS["of_games"].said_in(language)
    shares = (
        said.format(count=cited.get(article.key, 0), games=counts.games, player=name)
        for name, cited in counts.cited.items()
    )
    yield line(TEXTS["how_often"], listed(shares, language), language)


def _clause(article: Article, details: tuple[str, ...], language: Language) -> Iterator[str]:
    """A clause; where it is not in force stands right under what it says."""
    yield f'### <a id="{article.key}"></a>{heading(article.name, language)}'
    yield f"`{article.key}` · {GRADE_NAMES[article.grade].said_in(language)}"
    if article.our_translation is not None:
        yield f"> {original(article.old_words)}\n>\n> {article.our_translation.said_in(language)}"
    if article.silence is not None:
        yield f"*{article.silence.said_in(language)}*"
    yield article.reading.said_in(language)
    if details:
        yield "\n".join(details)


def _details(article: Article, asked: tuple[str, ...], language: Language) -> Iterator[str]:
    if article.advice is not None:
        yield line(TEXTS["not_enacted"], article.advice.said_in(language), language)
    for locus in article.old:
        yield line(TEXTS["places"], _place(locus, article, language), language)
    for locus in article.modern:
        yield line(MODERN_WORKS, _place(locus, article, language), language)
    if asked:
        yield line(TEXTS["asked_by"], listed((f"[`{name}`](#question-{name})" for name in asked), language), language)


def _place(locus: Locus, article: Article, language: Language) -> str:
    """A place with its source's address and the grade by it alone, and what a modern work says there."""
    title, words = locus.title.said_in(language), f'<span lang="{locus.source.script}">{locus.quoted}</span>'
    said = [
        f"[{title}]({locus.source.address})" if locus.source.address else title,
        original(locus.place),
        *([] if locus.folio is None else [locus.folio.said_in(language)]),
        *_own_grade(locus, article, language),
        *([QUOTES[language].format(words)] if locus.words and not locus.source.old else []),
        article.modern_words(locus, language),
    ]
    return listed(filter(None, said), language)


def _own_grade(locus: Locus, article: Article, language: Language) -> Iterator[str]:
    """The grade of a clause by one witness, where it is not that of the clause."""
    grade = locus.grade(article.grade)
    if grade is not None and grade is not article.grade:
        yield GRADE_NAMES[grade].said_in(language)


def _questions(game: AnyGame, language: Language) -> Iterator[str]:
    yield f"## {TEXTS['questions'].said_in(language)}"
    for name, asked in questions(game.rulesets[0].rulings).items():
        yield f'### <a id="question-{name}"></a>`{name}` {asked.question.said_in(language)}'
        if isinstance(asked, Quantity):
            yield _number(game, name, asked, language)
        else:
            yield _answers(game, name, asked, language)


def _answers(game: AnyGame, name: str, asked: type[Ruling], language: Language) -> str:
    labels = (TEXTS["value"], TEXTS["meaning"], TEXTS["standing"], TEXTS["rests_on"], TEXTS["chosen"])
    rows = [
        (
            f"`{member.word}`",
            member.answer.reading.said_in(language),
            GRADE_NAMES[member.answer.grade].said_in(language),
            links(member.answer.cites, language),
            listed((f"`{each.id}`" for each in game.rulesets if getattr(each.rulings, name) is member), language),
        )
        for member in asked
    ]
    return _table([label.said_in(language) for label in labels], rows)


def _number(game: AnyGame, name: str, asked: Quantity, language: Language) -> str:
    lines = [_range(asked, language), line(TEXTS["standing"], GRADE_NAMES[asked.grade].said_in(language), language)]
    if asked.cites:
        lines.append(line(TEXTS["rests_on"], links(asked.cites, language), language))
    values = (f"- `{each.id}` {_value(getattr(each.rulings, name), asked, language)}" for each in game.rulesets)
    return "\n".join((*lines, *values))


def _range(asked: Quantity, language: Language) -> str:
    bounds = [f"{TEXTS['at_least'].said_in(language)} {asked.lowest}"]
    if asked.highest is not None:
        bounds.append(f"{TEXTS['at_most'].said_in(language)} {asked.highest}")
    if asked.absent is not None:
        bounds.append(
            TEXTS["unanswered"].said_in(language)
            + TEXTS["brackets"].said_in(language).format(asked.absent.said_in(language))
        )
    return line(asked.unit, listed(bounds, language), language)


def _value(value: Ruling | int | None, asked: type[Ruling] | Quantity, language: Language) -> str:
    if value is None and isinstance(asked, Quantity) and asked.absent is not None:
        return asked.absent.said_in(language)
    said = value_of(value)
    return f"`{str(said).lower() if isinstance(said, bool) else said}`"


def _terms(game: AnyGame, language: Language) -> Iterator[str]:
    yield f"## {TEXTS['terms'].said_in(language)}"
    for name, asked in questions(game.terms).items():
        assert isinstance(asked, Quantity)
        usual = _value(getattr(game.terms, name), asked, language)
        yield f"`{name}` {asked.question.said_in(language)}"
        yield "\n".join((_range(asked, language), line(TEXTS["usual"], usual, language)))


def _rulesets(game: AnyGame, language: Language) -> Iterator[str]:
    yield f"## {TEXTS['rulesets'].said_in(language)}"
    for number, each in enumerate(game.rulesets):
        default = TEXTS["brackets"].said_in(language).format(TEXTS["default"].said_in(language)) if number == 0 else ""
        yield f'### <a id="{each.id}"></a>{heading(each.name, language)} `{each.full_id}`{default}'
        yield each.summary.said_in(language)
        if each.cites:
            yield line(TEXTS["rests_on"], links(each.cites, language), language)
    yield _compared(game, language)


def _compared(game: AnyGame, language: Language) -> str:
    """Set the rulesets side by side."""
    rows = [
        (
            f"[`{name}`](#question-{name})",
            asked.question.said_in(language),
            *(_chosen(each, name, asked, language) for each in game.rulesets),
        )
        for name, asked in questions(game.rulesets[0].rulings).items()
    ]
    head = ["", TEXTS["question"].said_in(language), *(f"`{each.id}`" for each in game.rulesets)]
    return _table(head, rows)


def _chosen(ruleset: Ruleset[Any], name: str, asked: type[Ruling] | Quantity, language: Language) -> str:
    """Give a ruleset's answer, and own up to it if it is ours."""
    answer = getattr(ruleset.rulings, name)
    grade = asked.grade if isinstance(asked, Quantity) else answer.answer.grade
    ours = (
        TEXTS["brackets"].said_in(language).format(GRADE_NAMES[grade].said_in(language))
        if grade is Grade.SUPPLIED
        else ""
    )
    return _value(answer, asked, language) + ours


def _table(head: Iterable[str], rows: Iterable[tuple[str, ...]]) -> str:
    named = tuple(head)
    lines = (named, ("---",) * len(named), *rows)
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in lines)


def index(games: tuple[AnyGame, ...]) -> str:
    """List every rulebook in every language."""
    rows = [
        f'- <span lang="{language}">[{game.name.said_in(language)}]({game.id}/{language}.md)'
        + (f" · [{TEXTS['to_play'].said_in(language)}]({game.id}/play/{language}.md)" if game.has("handbook") else "")
        + "</span>"
        for game in games
        for language in LANGUAGES
    ]
    return "\n\n".join(("# Rulebooks", "\n".join(rows))) + "\n"


def pages(folder: Path) -> Mapping[str, str]:
    """Write every page, by its path under the folder of rulebooks; the counts lie in a folder of games."""
    games = catalogue()
    books = dict[str, str]()
    for game in games:
        file = folder / game.id / COUNTS
        counts = read_frequencies(file) if file.exists() else None
        books |= {f"{game.id}/{language}.md": rulebook(game, language, counts) for language in LANGUAGES}
    return {"README.md": index(games), **books}
