"""`youyi rule`: a clause or an open question, with its sources, its code and its tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click

from youyi.analysis.trace.enactments import CodePlace, consulting, enacting, setting, testing
from youyi.apps.cli import refusals
from youyi.apps.cli.base import clauses
from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.base.lookup import Clause, GameQuestion, every_entry, matching
from youyi.apps.cli.base.options import in_language
from youyi.apps.cli.base.out import echo
from youyi.apps.cli.base.values import GameId, RuleName
from youyi.apps.cli.localised import LocalisedCommand
from youyi.games import catalogue, game
from youyi.kernel.articles import Grade
from youyi.kernel.names import Language, Words
from youyi.kernel.rulings import Quantity

_ENACTED = Words("enacted by", "程式裡施行", "程序里施行")
_BY_RULING = Words("by ruling {name}: ", "按裁定「{name}」：", "按裁定“{name}”：")
_TESTED = Words("tested by", "測試", "测试")
_CITED = Words("cited by", "引用的條文", "引用的条文")
_CHOSEN = Words("chosen by {ruleset}", "{ruleset} 選的", "{ruleset} 选的")
_SEVERAL = Words("Several are called so; name one:", "有好幾條同名，請指定一條：", "有好几条同名，请指定一条：")


@click.command(cls=LocalisedCommand)
@click.argument("name", required=False, type=RuleName())
@click.option("--game", "only", type=GameId(), metavar="GAME", help="Look in one game only.")
@click.option("--open", "only_open", is_flag=True, help="List the questions whose chosen answer is ours.")
@in_language
def rule(name: str | None, only: str | None, only_open: bool, language: Language) -> None:
    """Look up NAME: a clause or question by its Chinese or English name or its key. Without NAME, list all clauses."""
    games = catalogue() if only is None else (game(only),)
    entries = [entry for each in games for entry in every_entry(each)]
    if only_open:
        for line in (line for each in games for line in _open_questions(each, language)):
            echo(line)
        return
    found = matching(entries, name) if name else [entry for entry in entries if isinstance(entry, Clause)]
    if not found:
        raise Misuse(refusals.NO_RULE.filled(name=name))
    if name and len(found) > 1:
        echo(_SEVERAL.said_in(language))
    for line in _entry(found[0], language) if len(found) == 1 else (each.line(language) for each in found):
        echo(line)


def _entry(entry: Clause | GameQuestion, language: Language) -> Iterator[str]:
    match entry:
        case Clause():
            yield from _clause(entry, language)
        case GameQuestion():
            yield from _question(entry, language)


def _clause(entry: Clause, language: Language) -> Iterator[str]:
    yield from clauses.clause(entry.article, language)
    yield from _listed(_CITED.said_in(language), list(entry.cited_by()))
    yield from _listed(_ENACTED.said_in(language), _written(enacting(entry.game, entry.article), language))
    yield from _listed(_TESTED.said_in(language), _written(testing(entry.game, entry.article), language))


def _question(entry: GameQuestion, language: Language) -> Iterator[str]:
    yield entry.line(language)
    if isinstance(entry.asked, Quantity):
        yield f"  {clauses.standing(entry.asked.grade, language)}"
        for article in entry.asked.cites:
            yield f"    {clauses.name_line(article)}"
    else:
        for member in entry.asked:
            yield f"  {entry.name}={member.word}  {clauses.standing(member.answer.grade, language)}"
            yield f"    {member.answer.reading.said_in(language)}"
            for article in member.answer.cites:
                yield f"      {clauses.name_line(article)}"
    for ruleset in entry.game.rulesets:
        yield f"  {_CHOSEN.said_in(language).format(ruleset=ruleset.full_id)}: {entry.value_in(ruleset)}"
    yield from _listed(_ENACTED.said_in(language), _written(consulting(entry.game, entry.name), language))
    yield from _listed(_TESTED.said_in(language), _written(setting(entry.game, entry.name), language))


def _open_questions(each: Any, language: Language) -> Iterator[str]:
    """The questions that each ruleset answers with an answer of ours."""
    for ruleset in each.rulesets:
        ours = [
            entry
            for entry in every_entry(each)
            if isinstance(entry, GameQuestion) and entry.grade_in(ruleset) is Grade.SUPPLIED
        ]
        yield f"{ruleset.full_id}: {len(ours)}"
        for entry in ours:
            yield f"  {entry.name}={entry.value_in(ruleset)}  {entry.question.said_in(language)}"
    for article in each.articles:
        if article.grade is Grade.SUPPLIED:
            yield f"  {clauses.name_line(article)}  {article.reading.said_in(language)}"


def _listed(heading: str, items: list[str]) -> Iterator[str]:
    if items:
        yield f"  {heading}"
        yield from (f"    {item}" for item in items)


def _written(places: tuple[CodePlace, ...], language: Language) -> list[str]:
    """Write each place on a line, with the ruling through which it decides a clause."""
    return [
        ("" if place.ruling is None else _BY_RULING.said_in(language).format(name=place.ruling)) + str(place)
        for place in places
    ]
