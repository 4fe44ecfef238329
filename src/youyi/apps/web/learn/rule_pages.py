"""A game's rulebook as pages are sent it, and the index by which clauses and words are searched for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any, TypeAlias

from youyi.analysis.trace.in_force import idle_by_clause
from youyi.analysis.trace.source_order import in_source_order
from youyi.apps.web.base.phrases import translations
from youyi.apps.web.learn.wire import (
    ClauseSaid,
    Found,
    GradeTold,
    HeadingSaid,
    MemberSaid,
    OpenQuestion,
    RulebookSaid,
    RulesetTold,
    SearchIndex,
    SectionSaid,
    SourceOrder,
)
from youyi.apps.web.texts import SERVER as TEXTS
from youyi.apps.web.wire.http import Cited
from youyi.kernel.articles import GRADE_MEANINGS, GRADE_NAMES, Article, Grade
from youyi.kernel.face.search import DROPPED, folded, script_fold
from youyi.kernel.game import Game
from youyi.kernel.names import Language, Name, Words
from youyi.kernel.rulings import Quantity, Ruleset, Ruling, questions, value_of

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
_OURS = TEXTS["ours"]
_OURS_SAID = TEXTS["ours_said"]


def rulebook(game: AnyGame, language: Language) -> RulebookSaid:
    """Say a game's rulebook in one language."""
    return RulebookSaid(
        game=game.id,
        language=language,
        rulesets=[
            RulesetTold(each.id, each.name.said_in(language), each.summary.said_in(language)) for each in game.rulesets
        ],
        grades=[
            GradeTold(each.value, GRADE_NAMES[each].said_in(language), GRADE_MEANINGS[each].said_in(language))
            for each in Grade
        ],
        sections=list(_sections(game, language)),
        source_order=_source_order(game, language),
        questions=[_question(game, name, asked, language) for name, asked in _asked(game)],
    )


def in_order(game: AnyGame) -> tuple[Article, ...]:
    """Return the clauses in the order of the rulebook: those of the sources, part by part or source by source, then ours.

    Old sources stand before modern ones, the oldest copy first, and their clauses leaf by leaf.
    """
    ours = [each for each in game.articles if not each.loci]
    if game.parts:
        return (*(each for _, part in game.parts for each in part if each.loci), *ours)
    told = [each for each in game.articles if each.loci]
    named = list(dict.fromkeys(each.loci[0].source for each in told))
    sources = sorted(named, key=lambda source: (not source.old, source.copied if source.old else 0))
    return (*sorted(told, key=lambda each: (sources.index(each.loci[0].source), each.loci[0].at)), *ours)


def with_examples(game: AnyGame) -> frozenset[str]:
    """Return the keys of the clauses that have worked examples."""
    return frozenset(each.article.key for each in game.teaching().examples) if game.has("teaching") else frozenset()


def search_index(games: Iterable[AnyGame]) -> SearchIndex:
    """Return everything that can be searched for."""
    listed = tuple(games)
    named = [(game, *each) for game in listed for each in _named(game)]
    titles = (locus.source.title for game in listed for article in game.articles for locus in article.loci)
    fold = script_fold((*(name for _, _, name, _ in named), *titles))
    codes = {chr(code): usual for code, usual in fold.items()} | dict.fromkeys(DROPPED, "")
    return SearchIndex(codes, [_entry(game, address, name, others, fold) for game, address, name, others in named])


def _named(game: AnyGame) -> Iterator[tuple[str, Name, tuple[str, ...]]]:
    """What has a page: its address, its name, and what else it is called."""
    yield f"/rules/{game.id}", game.name, (game.id,)
    for article in game.articles:
        key = article.key
        yield f"/rules/{key}", article.name, (key, key.rpartition(".")[2].replace("_", ""))
    if game.has("teaching"):
        for term in game.teaching().terms:
            yield f"/rules/{game.id if term.article is None else term.article.key}", term.name, term.also
    for name, asked in _asked(game):
        yield f"/rules/{game.id}#question-{name}", _as_name(asked.question), (name.replace("_", ""),)


def _as_name(question: Words) -> Name:
    """A question as it is searched for; nobody reads it in pinyin."""
    return Name(question.zh_hant, question.zh_hans, "", question.en)


def _entry(game: AnyGame, address: str, name: Name, others: Iterable[str], fold: Mapping[int, str]) -> Found:
    names = (name.zh_hant, name.zh_hans, name.pinyin, name.en, *others)
    forms = list(dict.fromkeys(folded(each, fold) for each in names))
    return Found(game.id, address, translations(name), name.pinyin, forms)


def _sections(game: AnyGame, language: Language) -> Iterator[SectionSaid]:
    marks = Marks(with_examples(game), idle_by_clause(game))
    yield from _by_part(game, marks, language) if game.parts else _by_source(game, marks, language)
    ours = [_clause(each, marks, language) for each in game.articles if not each.loci]
    if ours:
        yield SectionSaid(_OURS.said_in(language), _OURS_SAID.said_in(language), "", "", Language.ZH_HANT, ours)


def _by_part(game: AnyGame, marks: Marks, language: Language) -> Iterator[SectionSaid]:
    """The parts that the game itself makes, each with the titles of its sources."""
    for heading, part in game.parts:
        told = [each for each in part if each.loci]
        titles = dict.fromkeys(each.loci[0].source.title.said_in(language) for each in told)
        said = [_clause(each, marks, language) for each in told]
        yield SectionSaid(heading.said_in(language), " · ".join(titles), "", "", language, said)


def _by_source(game: AnyGame, marks: Marks, language: Language) -> Iterator[SectionSaid]:
    """Source by source, and where that helps by its own headings."""
    told = [each for each in in_order(game) if each.loci]
    for source, of_source in groupby(told, lambda each: each.loci[0].source):
        clauses = list(of_source)
        places = dict.fromkeys(each.loci[0].place for each in clauses)
        grouped = 2 * len(places) <= len(clauses)
        title, edition = source.title.said_in(language), source.edition.said_in(language)
        for place in places if grouped else [""]:
            here = [each for each in clauses if not grouped or each.loci[0].place == place]
            heading = source.heading(place) if language is Language.EN else None
            means, said = heading.en if heading else "", [_clause(each, marks, language) for each in here]
            yield SectionSaid(title, edition, place, means, source.script, said)
            edition = ""


@dataclass(frozen=True, slots=True)
class Marks:
    """What is marked on clauses, by their keys."""

    examples: frozenset[str]
    idle: Mapping[str, tuple[Ruleset[Any], ...]]


def _source_order(game: AnyGame, language: Language) -> SourceOrder | None:
    found = in_source_order(game)
    if found is None:
        return None
    source, headings = found
    script, letters = source.script, dict[int, str]()
    if language is Language.ZH_HANT and script is Language.ZH_HANS:
        script, letters = language, _traditional(game)
    said = [HeadingSaid(place.translate(letters), [each.key for each in clauses]) for place, clauses in headings]
    return SourceOrder(source.title.said_in(language), script, said)


def _traditional(game: AnyGame) -> dict[int, str]:
    """What stands for each simplified character most often in the game's own texts, which are written in both scripts."""
    terms = game.teaching().terms if game.has("teaching") else ()
    texts = [
        *(each for article in game.articles for each in (article.name, article.reading)),
        *(e.means for e in terms),
    ]
    met: dict[str, Counter[str]] = {}
    for text in texts:
        if len(text.zh_hans) == len(text.zh_hant):
            for hans, hant in zip(text.zh_hans, text.zh_hant, strict=True):
                met.setdefault(hans, Counter())[hant] += 1
    return {ord(hans): found.most_common(1)[0][0] for hans, found in met.items()}


def _clause(article: Article, marks: Marks, language: Language) -> ClauseSaid:
    name = article.name
    return ClauseSaid(
        key=article.key,
        name=name.said_in(language),
        han=name.zh_hans if language is Language.ZH_HANS else name.zh_hant,
        pinyin=name.pinyin,
        reading=article.reading.said_in(language),
        grade=article.grade.value,
        grade_name=GRADE_NAMES[article.grade].said_in(language),
        example=article.key in marks.examples,
        idle=[each.id for each in marks.idle.get(article.key, ())],
    )


def _asked(game: AnyGame) -> Iterable[tuple[str, type[Ruling] | Quantity]]:
    return questions(game.rulesets[0].rulings).items()


def _question(game: AnyGame, name: str, asked: type[Ruling] | Quantity, language: Language) -> OpenQuestion:
    question = asked.question.said_in(language)
    if isinstance(asked, Quantity):
        return OpenQuestion(name, question, [], [_number(each, name, asked, language) for each in game.rulesets])
    members = [
        MemberSaid(
            member.answer.reading.said_in(language),
            GRADE_NAMES[member.answer.grade].said_in(language),
            [each.name.said_in(language) for each in game.rulesets if getattr(each.rulings, name) is member],
            [Cited(each.key, translations(each.name)) for each in member.answer.cites],
        )
        for member in asked
    ]
    return OpenQuestion(name, question, members, [])


def _number(ruleset: Any, name: str, asked: Quantity, language: Language) -> str:
    value = value_of(getattr(ruleset.rulings, name))
    said = asked.absent.said_in(language) if value is None and asked.absent is not None else str(value)
    return f"{ruleset.name.said_in(language)}: {said}"
