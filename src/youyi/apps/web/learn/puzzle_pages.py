"""Puzzles as pages are sent them: a position to play on, and what is said of every choice."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from youyi.analysis.puzzles.posing import GRADES, Posed, posed
from youyi.analysis.puzzles.puzzle import puzzles_of
from youyi.analysis.review.evaluators import unit_of
from youyi.analysis.review.telling import within
from youyi.analysis.review.values import foreseen
from youyi.apps.web.base import words
from youyi.apps.web.base.phrases import Phrases
from youyi.apps.web.learn.lessons import snapshot_alone
from youyi.apps.web.learn.wire import Judged, OtherRules, PlayTask, PuzzleSaid, StepSaid
from youyi.apps.web.live.messages.message_builder import MessageBuilder
from youyi.apps.web.live.state.subscribers import Addressee
from youyi.apps.web.live.state.table_session import TableSession
from youyi.apps.web.wire import messages as wire
from youyi.kernel.game import Game, Table
from youyi.kernel.names import Language, Words
from youyi.kernel.rulings import Quantity, Ruling, differences, questions
from youyi.players.player import everyone_of

_NOTED = re.compile(r"(?P<players>\S+) seed (?P<seed>\d+) game (?P<game>\d+) ply (?P<ply>\d+)")
"""How `youyi puzzles mine` notes where it found a puzzle."""


def is_puzzle(game: Game[Any, Any, Any, Any], number: int) -> bool:
    """Whether a game has a puzzle of this number, counted from 1."""
    return 1 <= number <= len(puzzles_of(game))


def puzzle_said(game: Game[Any, Any, Any, Any], number: int, language: Language) -> PuzzleSaid:
    """A puzzle of a game, counted from 1."""
    found = puzzles_of(game)
    puzzle = posed(game, found[number - 1])
    grade = GRADES[puzzle.puzzle.grade - 1].said_in(language)
    rules = _other_rules(puzzle.table, language)
    return PuzzleSaid(game.id, number, len(found), puzzle.puzzle.grade, grade, rules, _step(puzzle, number, language))


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


def _step(puzzle: Posed, number: int, language: Language) -> StepSaid:
    """The puzzle as a step of a lesson has its task."""

    def say(text: Words, **values: object) -> str:
        return text.filled(**values).said_in(language)

    table = puzzle.table
    phrases, to = Phrases(table.game), Addressee(puzzle.seat, language, drawing=True)
    seat = table.game.seat_names[puzzle.seat]
    return StepSaid(
        key=str(number),
        title=say(words.PUZZLE_TITLE, seat=seat, rules=table.ruleset.name),
        text=say(words.PUZZLE_ASKS),
        after=_after(puzzle, say),
        clauses=[],
        shows=snapshot_alone(phrases, _session(puzzle), to),
        task=_task(puzzle, phrases, to, say),
        anew=False,
        quoted=None,
    )


def _after(puzzle: Posed, say: Callable[..., str]) -> str:
    """What is said of every answer that was played out, and where the puzzle was found."""
    lines = [
        say(
            words.PUZZLE_ANSWER if each.valued.less else words.PUZZLE_BEST,
            move=each.label,
            less=within(-each.valued.less, each.valued.error),
            unit=unit_of(puzzle.table),
            why=each.says,
        )
        for each in puzzle.advice()
    ]
    found = say(words.PUZZLE_PLAYED, playouts=puzzle.puzzle.playouts, found=_found(puzzle, say))
    return "\n".join(f"- {line}" for line in lines) + f"\n\n{found}"


def _found(puzzle: Posed, say: Callable[..., str]) -> str:
    """The game in which a puzzle was found, in words; as it was noted, where that was done in another way."""
    noted = _NOTED.fullmatch(puzzle.puzzle.found)
    if noted is None:
        return puzzle.puzzle.found
    known = {each.id: each.name for each in everyone_of(puzzle.table.game)}  # whichever version played
    names = (known.get(each.partition("@")[0], each) for each in dict.fromkeys(noted["players"].split(",")))
    return say(words.PUZZLE_FOUND, **{**noted.groupdict(), "players": tuple(names)})


def _session(puzzle: Posed) -> TableSession:
    return TableSession(puzzle.table, puzzle.position)


def _task(puzzle: Posed, phrases: Phrases, to: Addressee, say: Callable[..., str]) -> PlayTask:
    session, write = _session(puzzle), puzzle.table.game.notation.write_move
    builder, advice = MessageBuilder(phrases, session), {write(each.valued.move): each for each in puzzle.advice()}
    judged = {}
    for move in puzzle.moves:
        text, events = write(move), foreseen(puzzle.table.rules, puzzle.position, move).events
        right = text == puzzle.puzzle.best
        known = advice.get(text)
        says = say(words.PUZZLE_OTHER if known is None else known.says)
        judged[text] = Judged(
            right=right, says=says, because=phrases.because(events[0].because), previewed=builder.previewed(move, to)
        )
    return PlayTask(judged, {puzzle.puzzle.best: _happens(puzzle, phrases, to)}, builder.barred(to))


def _happens(puzzle: Posed, phrases: Phrases, to: Addressee) -> wire.Happened:
    session = _session(puzzle)
    ply = session.play_text(puzzle.puzzle.best)
    return MessageBuilder(phrases, session).happened(ply, to)
