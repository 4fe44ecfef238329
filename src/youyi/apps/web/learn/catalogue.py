"""Names, rulesets, questions and clauses of the games for the pages; constant while the server runs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from youyi.analysis.puzzles.puzzle import tracks_of
from youyi.analysis.trace.cite import bibtex, of_clause
from youyi.apps.web.base import words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.phrases import translations, translations_if_any
from youyi.apps.web.learn.rule_pages import in_order, with_examples
from youyi.apps.web.wire.http import (
    AnswerSaid,
    ArticleSaid,
    Choice,
    Cited,
    ColourSaid,
    ColoursSaid,
    GameSaid,
    LocusSaid,
    MeasuredSaid,
    PlayerSaid,
    Quantity,
    RulesetSaid,
    RulingSaid,
    SeatCount,
)
from youyi.kernel import rulings as kernel
from youyi.kernel.articles import GRADE_MEANINGS, GRADE_NAMES, Article, Locus
from youyi.kernel.game import Colours, Game
from youyi.kernel.lab.players import PlayerSpec
from youyi.players.player import levels_of, players_of
from youyi.records import codec
from youyi.records.vocabulary import Vocabulary


def game_entry(game: Game[Any, Any, Any, Any]) -> GameSaid:
    """Describe one game."""
    return GameSaid(
        id=game.id,
        name=translations(game.name),
        pinyin=game.name.pinyin,
        about=translations(game.about),
        unit=translations(game.unit),
        result=translations(game.result),
        hides=game.hides,
        seats=_seats(game),
        seat_names=[translations(name) for name in game.seat_names],
        rulesets=[_ruleset(each) for each in game.rulesets],
        terms=_questions(game.terms),
        levels=[player_entry(each) for each in levels_of(game)],
        players=[player_entry(each) for each in players_of(game) if each.opponent],
        colours=_colours(game.colours),
        taught=game.has("teaching"),
        puzzles=len(next(iter(tracks_of(game).values()), ())),
        board=codec.dump(game.board(), vocabulary=Vocabulary.of(game)),
        minutes=None if game.minutes is None else list(game.minutes),
    )


def article_entry(games: Iterable[Game[Any, Any, Any, Any]], key: str) -> ArticleSaid:
    """Describe one clause. Raises `RequestError`."""
    for game in games:
        ordered = in_order(game)
        for nth, article in enumerate(ordered):
            if article.key == key:
                neighbours = (*ordered[max(0, nth - 1) : nth], None)[0], (*ordered[nth + 1 : nth + 2], None)[0]
                return _article(game, article, *neighbours)
    raise RequestError("unknown_article", words.NO_ARTICLE, status=404)


def ruling_entry(games: Mapping[str, Game[Any, Any, Any, Any]], game: str, name: str, word: str) -> RulingSaid:
    """Describe one answer to one open question. Raises `RequestError` with the valid names."""
    if game not in games:
        raise RequestError("unknown_game", words.UNKNOWN, status=404, valid=tuple(games))
    asked = kernel.questions(games[game].rulesets[0].rulings)
    choices = {each: ruling for each, ruling in asked.items() if isinstance(ruling, type)}
    if name not in choices:
        raise RequestError("unknown_ruling", words.UNKNOWN, status=404, valid=tuple(choices))
    for member in choices[name]:
        if member.word == word:
            return _ruling(game, name, member)
    raise RequestError("unknown_answer", words.UNKNOWN, status=404, valid=tuple(each.word for each in choices[name]))


def questions_of(game: Game[Any, Any, Any, Any]) -> list[Choice | Quantity]:
    """Describe the open questions of a game with their answers: most of its text, and asked for by few pages."""
    return _questions(game.rulesets[0].rulings)


def _seats(game: Game[Any, Any, Any, Any]) -> SeatCount:
    usual = game.under().rules.seats
    asked = kernel.questions(game.terms).get("seats")
    if not isinstance(asked, kernel.Quantity):
        return SeatCount(usual, usual, usual)
    return SeatCount(asked.lowest, len(game.seat_names) if asked.highest is None else asked.highest, usual)


def player_entry(spec: PlayerSpec) -> PlayerSaid:
    """Describe a computer player."""
    measured = [MeasuredSaid(translations(each.says), each.command) for each in spec.measured]
    return PlayerSaid(spec.id, translations(spec.name), translations(spec.strength), measured)


def _colours(colours: Colours) -> ColoursSaid:
    ground, accent = (ColourSaid(each.light, each.dark) for each in (colours.ground, colours.accent))
    return ColoursSaid(ground, accent, list(colours.seats))


def _ruleset(ruleset: kernel.Ruleset[Any]) -> RulesetSaid:
    return RulesetSaid(
        ruleset.full_id,
        translations(ruleset.name),
        translations(ruleset.summary),
        kernel.values(ruleset.rulings),
        ruleset.minutes,
    )


def _questions(usual: Any) -> list[Choice | Quantity]:
    return [_question(name, asked, getattr(usual, name)) for name, asked in kernel.questions(usual).items()]


def _question(name: str, asked: type[kernel.Ruling] | kernel.Quantity, usual: Any) -> Choice | Quantity:
    if not isinstance(asked, kernel.Quantity):
        return Choice(name, translations(asked.question), [_answer(member) for member in asked])
    return Quantity(
        name=name,
        question=translations(asked.question),
        unit=translations(asked.unit),
        lowest=asked.lowest,
        highest=asked.highest,
        absent=translations_if_any(asked.absent),
        called=[translations(each) for each in asked.called],
        usual=usual,
        grade=asked.grade.value,
        cites=[article.key for article in asked.cites],
    )


def _answer(member: kernel.Ruling) -> AnswerSaid:
    answer = member.answer
    cites = [article.key for article in answer.cites]
    return AnswerSaid(member.word, kernel.value_of(member), translations(answer.reading), answer.grade.value, cites)


def _cited(article: Article | None) -> Cited | None:
    return None if article is None else Cited(article.key, translations(article.name))


def _locus(locus: Locus) -> LocusSaid:
    source = locus.source
    return LocusSaid(
        translations(locus.title),
        translations(source.edition),
        locus.place,
        translations_if_any(locus.folio),
        locus.quoted,
        source.script,
        source.address,
    )


def _article(
    game: Game[Any, Any, Any, Any], article: Article, before: Article | None, after: Article | None
) -> ArticleSaid:
    return ArticleSaid(
        key=article.key,
        game=game.id,
        name=translations(article.name),
        pinyin=article.name.pinyin,
        old=[_locus(each) for each in article.old],
        translated=translations_if_any(article.translated),
        silence=translations_if_any(article.silence),
        modern=[_locus(each) for each in article.modern],
        modern_translated=translations_if_any(article.modern_translated),
        reading=translations(article.reading),
        grade=article.grade.value,
        grade_name=translations(GRADE_NAMES[article.grade]),
        grade_meaning=translations(GRADE_MEANINGS[article.grade]),
        advice=translations_if_any(article.advice),
        before=_cited(before),
        after=_cited(after),
        example=article.key in with_examples(game),
        cite=bibtex(of_clause(article)),
    )


def _ruling(game: str, name: str, member: kernel.Ruling) -> RulingSaid:
    answer = member.answer
    return RulingSaid(
        game=game,
        name=name,
        word=member.word,
        question=translations(member.question),
        reading=translations(answer.reading),
        grade=answer.grade.value,
        grade_name=translations(GRADE_NAMES[answer.grade]),
        grade_meaning=translations(GRADE_MEANINGS[answer.grade]),
        cites=[Cited(article.key, translations(article.name)) for article in answer.cites],
    )
