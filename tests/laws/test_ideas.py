"""Ideas of every game: short sentences with filled blanks, names instead of codes, and nothing that the seat cannot know."""

from __future__ import annotations

import re
from collections import Counter
from itertools import islice
from string import Formatter

import pytest

from tests.house.words.scripts import strangers
from tests.kit.walks import stroll
from youyi.analysis.review.evaluators import judgings_of
from youyi.analysis.review.reasons import Reason, ideas_at, rank
from youyi.games import catalogue
from youyi.kernel.names import HOUSE, Language
from youyi.kernel.people import NOBODY
from youyi.kernel.rules import Decision
from youyi.kernel.streams import Stream, key

GAMES = [game for game in catalogue() if game.commentary is not None and game.commentary.ideas]
DECISIONS, PAIRS = 60, 2
ENGLISH, CHINESE = 25, 40
"""The most words, and the most characters, of a sentence."""
CODES = re.compile(r"\b[pZJRWSCT]\d+\b|\bT[bwqh]\b|\bCh\b")
STEMS = re.compile("[甲乙丙丁戊]")
"""What notation calls cells and cards, and in Chinese tables call seats; no address in an English sentence."""
WORD = re.compile(r"[A-Za-z0-9][A-Za-z0-9'’-]*")
HAN = re.compile(r"[\u3400-\u9fff0-9]")


def decisions(game, ruleset=None):
    """The first choices among several of two games at random."""
    table = game.under(ruleset)
    for number in range(2):
        found = (
            pace
            for pace in stroll(table.rules, seed=8, game=number)
            if isinstance(pace.prompt, Decision) and len(pace.prompt.moves) > 1
        )
        yield from islice(found, DECISIONS)


def pairs(idea, rules, position, moves):
    """Some choices that follow an idea further than others."""
    ranks = [rank(idea.follows(rules, position, move)) for move in moves]
    better = [move for move, each in zip(moves, ranks, strict=True) if each == max(ranks)]
    worse = [move for move, each in zip(moves, ranks, strict=True) if each < max(ranks)]
    yield from zip(better[:PAIRS], worse[:PAIRS], strict=False)


@pytest.fixture(
    scope="module", params=[(game, each.id) for game in GAMES for each in game.rulesets], ids=lambda each: each[1]
)
def said(request):
    """What would be said of some choices at a table: the idea, its blanks, and its sentence, by language."""
    game, ruleset = request.param
    table, found = game.under(ruleset), []
    ideas = {each.key: each for judging in judgings_of(table) for each in ideas_at(table, judging.counts)}
    for pace in decisions(game, ruleset):
        moves = pace.prompt.moves[:30]
        for idea in ideas.values():
            for better, worse in pairs(idea, table.rules, pace.before, moves):
                reason = Reason(idea, 1.0, table, pace.before, better, worse)
                for language in HOUSE:
                    blanks = idea.blanks(table.rules, pace.before, better, worse, language, NOBODY)
                    found.append((idea, language, blanks, reason.said(language)))
    return found


def test_a_sentence_is_short_and_addresses_nothing_by_a_code(said):
    for _, language, blanks, text in said:
        assert (text is None) is (blanks is None)
        if text is None:
            continue
        length = len(WORD.findall(text)) if language is Language.EN else len(HAN.findall(text))
        assert length <= (ENGLISH if language is Language.EN else CHINESE), text
        assert CODES.findall(text) == [], text
        assert language is not Language.EN or not STEMS.search(text), text
        assert not set(text) & set("{}|"), text
        if language is not Language.EN:
            assert strangers(text, language.replace("-", "_").lower()) == ""


def test_blanks_are_those_of_the_sentence(said):
    for idea, language, blanks, _ in said:
        holes = {name for _, name, _, _ in Formatter().parse(idea.says.said_in(language)) if name}
        assert blanks is None or holes <= blanks.keys(), (idea.key, language)
        assert blanks is None or language is not Language.EN or holes == blanks.keys(), (idea.key, "a blank too many")


def test_something_is_said_and_in_every_language_or_in_none(said):
    spoken = Counter(language for _, language, _, text in said if text is not None)
    assert len(set(spoken.values())) <= 1
    assert not said or spoken


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_ideas_are_told_apart_and_name_one_another(game):
    ideas = game.commentary.ideas
    assert Counter(each.key for each in ideas).most_common(1)[0][1] == 1
    known = {each.key for each in ideas}
    for each in ideas:
        assert each.implies <= known - {each.key}, each.key
        assert each.gain is None or (each.gain.mean > 0 and each.gain.half >= 0 and each.gain.measured), each.key
        for language in HOUSE:
            parts = [part.said_in(language) for part in (each.name, each.defined, each.first, each.says)]
            assert all(parts)
            assert not any("{" in part for part in parts[:3]), "only the sentence has blanks"
            assert all(part[-1] in ".?。？" for part in parts[1:]), f"{each.key} is said in sentences: {parts}"


@pytest.mark.parametrize("game", [game for game in GAMES if game.hides], ids=lambda game: game.id)
def test_what_follows_an_idea_follows_it_in_every_world_of_the_view(game):
    rules = game.under().rules
    for nth, pace in enumerate(decisions(game)):
        world = rules.worlds(rules.view(pace.before, pace.prompt.seat), Stream(key(8, nth)))
        for idea in game.commentary.ideas:
            here, there = (
                [idea.follows(rules, position, move) for move in pace.prompt.moves] for position in (pace.before, world)
            )
            assert here == there, idea.key
            for better, worse in pairs(idea, rules, pace.before, pace.prompt.moves):
                blanks = [
                    idea.blanks(rules, position, better, worse, Language.EN, NOBODY)
                    for position in (pace.before, world)
                ]
                assert blanks[0] == blanks[1], idea.key
