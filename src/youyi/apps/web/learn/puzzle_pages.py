"""Puzzles as pages are sent them: positions to play on, which tell of no choice what it brings, and what is said of an answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from youyi.analysis.puzzles.posing import GRADES, Posed, ideas_of, posed
from youyi.analysis.puzzles.puzzle import puzzles_of, tracks_of
from youyi.analysis.review.evaluators import unit_of
from youyi.analysis.review.telling import within
from youyi.apps.web.base import words
from youyi.apps.web.base.phrases import Phrases
from youyi.apps.web.learn.lessons import snapshot_alone
from youyi.apps.web.learn.puzzle_wire import ListedPuzzle, OtherRules, PuzzleSaid, PuzzlesSaid, ThemeSaid
from youyi.apps.web.learn.wire import Judged, PlayTask, RulesetTold, StepSaid
from youyi.apps.web.live.messages.message_builder import MessageBuilder
from youyi.apps.web.live.state.subscribers import Addressee
from youyi.apps.web.live.state.table_session import TableSession
from youyi.apps.web.wire import messages as wire
from youyi.kernel.game import Game, Table
from youyi.kernel.names import Language, Words
from youyi.kernel.rulings import Quantity, Ruleset, Ruling, differences, questions
from youyi.players.player import everyone_of

_NOTED = re.compile(r"(?P<players>\S+) seed (?P<seed>\d+) game (?P<game>\d+) ply (?P<ply>\d+)")
"""How `youyi puzzles mine` notes where it found a puzzle."""


def is_puzzle(game: Game[Any, Any, Any, Any], number: int) -> bool:
    """Whether a game has a puzzle of this number, counted from 1."""
    return 1 <= number <= len(puzzles_of(game))


def puzzle_said(game: Game[Any, Any, Any, Any], number: int, language: Language) -> PuzzleSaid:
    """A puzzle of a game, counted from 1."""
    puzzle = puzzles_of(game)[number - 1]
    steps = [_step(posed(game, puzzle, nth), nth, language) for nth in range(len(puzzle.turns))]
    grade = GRADES[puzzle.grade - 1].said_in(language)
    rules = _other_rules(puzzle.table(game), language)
    return PuzzleSaid(game.id, number, puzzle.grade, grade, puzzle.rating, rules, steps)


def puzzles_said(game: Game[Any, Any, Any, Any], language: Language) -> PuzzlesSaid:
    """The puzzles of a game, and what they may be chosen by."""
    found = puzzles_of(game)
    posed_by = {each.theme for each in found}
    themes = [each for each in ideas_of(game) if each.key in posed_by]
    return PuzzlesSaid(
        game.id,
        language,
        [ListedPuzzle(each.track, each.grade, each.theme) for each in found],
        [_ruleset(game.under(each).ruleset, language) for each in tracks_of(game)],
        [each.said_in(language) for each in GRADES],
        [ThemeSaid(each.key, each.name.said_in(language), each.defined.said_in(language)) for each in themes],
    )


def _ruleset(ruleset: Ruleset[Any], language: Language) -> RulesetTold:
    return RulesetTold(ruleset.id, ruleset.name.said_in(language), ruleset.summary.said_in(language))


def _other_rules(table: Table[Any, Any, Any, Any], language: Language) -> OtherRules | None:
    usual = table.game.rulesets[0]
    changes = differences(table.rulings, usual.rulings)
    if not changes:
        return None
    says = words.PUZZLE_RULES.filled(rules=table.ruleset.name, usual=usual.name, summary=table.ruleset.summary)
    return OtherRules(says.said_in(language), [_answered(table.rulings, name).said_in(language) for name in changes])


def _answered(rulings: Any, name: str) -> Words:
    """A question with its answer."""
    asked, answer = questions(rulings)[name], getattr(rulings, name)
    if isinstance(answer, Ruling):
        return words.PUZZLE_CHANGE.filled(question=asked.question, answer=answer.answer.reading)
    assert isinstance(asked, Quantity), "an answer that is no ruling is a number"
    number = words.QUANTITY.filled(number=answer, unit=asked.unit) if answer is not None else asked.absent
    return words.PUZZLE_CHANGE.filled(question=asked.question, answer=number)


def _step(puzzle: Posed, nth: int, language: Language) -> StepSaid:
    """A choice of a puzzle as a step of a lesson has its task."""

    def say(text: Words, **values: object) -> str:
        return text.filled(**values).said_in(language)

    table = puzzle.table
    phrases, to = Phrases(table.game), Addressee(puzzle.seat, language, drawing=True)
    seat, session = table.game.seat_names[puzzle.seat], _session(puzzle)
    led = MessageBuilder(phrases, session).log(to)[1:]
    shows = snapshot_alone(phrases, session, to)
    return StepSaid(
        key=str(nth + 1),
        title=say(words.PUZZLE_TITLE, seat=seat, rules=table.ruleset.name),
        text=_text([line.says for ply in led for line in ply.lines], say),
        after=_after(puzzle, say),
        clauses=[],
        shows=replace(shows, asked=_without_effects(shows.asked), log=[]),
        task=_task(puzzle, phrases, to, say),
        anew=False,
        quoted=None,
        arrives=None,
    )


def _text(led: Sequence[str], say: Callable[..., str]) -> str:
    """The question; of a later choice first what happened before it."""
    if not led:
        return say(words.PUZZLE_ASKS)
    return "\n\n".join(
        (say(words.PUZZLE_GOES_ON), "\n".join(f"- {line}" for line in led), say(words.PUZZLE_ASKS_AGAIN))
    )


def _without_effects(asked: wire.Asked) -> wire.Asked:
    """The choices without what they bring: that is for the reader to see."""
    assert isinstance(asked, wire.Choose), "a puzzle asks for a choice"
    return replace(asked, offers=[replace(each, lines=None, effect="") for each in asked.offers])


def _after(puzzle: Posed, say: Callable[..., str]) -> str:
    """The idea, what is said of the answers that were played out, who found it, and where it was found."""
    theme = puzzle.theme
    idea = [] if theme is None else [say(words.PUZZLE_THEME, name=theme.name, means=theme.defined)]
    less = [
        say(
            words.PUZZLE_ANSWER,
            move=each.label,
            less=within(-each.valued.less, each.valued.error),
            unit=unit_of(puzzle.table),
            why=each.says,
        )
        for each in puzzle.advice()[1:]
    ]
    found_by = [say(words.PUZZLE_FOUND_BY, share=round(100 * puzzle.puzzle.found_by))] if puzzle.first else []
    found = say(words.PUZZLE_PLAYED, playouts=puzzle.puzzle.playouts, found=_found(puzzle, say))
    return "\n\n".join((*idea, "\n".join(f"- {line}" for line in less), *found_by, found))


def _found(puzzle: Posed, say: Callable[..., str]) -> str:
    """The game in which a puzzle was found, in words; as it was noted, where that was done in another way."""
    noted = _NOTED.fullmatch(puzzle.puzzle.found)
    if noted is None:
        return puzzle.puzzle.found
    known = {each.id: each.name for each in everyone_of(puzzle.table.game)}  # whichever version played
    names = (known.get(each.partition("@")[0], each) for each in dict.fromkeys(noted["players"].split(",")))
    return say(words.PUZZLE_FOUND, **{**noted.groupdict(), "players": tuple(names)})


def _session(puzzle: Posed) -> TableSession:
    """The position, with the plies since the choice before."""
    session = TableSession(puzzle.table, puzzle.before)
    for ply in puzzle.since:
        session.play(ply.move)
    return session


def _task(puzzle: Posed, phrases: Phrases, to: Addressee, say: Callable[..., str]) -> PlayTask:
    write, best = puzzle.table.game.notation.write_move, puzzle.turn.best
    judged = {text: _judged(puzzle, text, say) for text in map(write, puzzle.moves)}
    barred = MessageBuilder(phrases, _session(puzzle)).barred(to)
    return PlayTask(judged, {best: _happens(puzzle, phrases, to)}, barred)


def _judged(puzzle: Posed, answer: str, say: Callable[..., str]) -> Judged:
    """What is said of an answer: why the best is, and of another where to look."""
    right = answer == puzzle.turn.best
    says = puzzle.advice()[0].says if right else puzzle.where_to_look(answer) or words.PUZZLE_OTHER
    return Judged(right=right, says=say(says), because=None, previewed=None)


def _happens(puzzle: Posed, phrases: Phrases, to: Addressee) -> wire.Happened:
    session = _session(puzzle)
    ply = session.play_text(puzzle.turn.best)
    return MessageBuilder(phrases, session).happened(ply, to)
