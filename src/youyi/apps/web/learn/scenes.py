"""The scenes of a lesson, set and played by the rules: how one step leads to the next, and what is shown in between."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, TypeAlias, assert_never

from youyi.apps.web.live.state.table_session import TableSession
from youyi.kernel.face.lessons import Ask, LessonStep, Play, Scene, Task, Watch
from youyi.kernel.game import Game

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
_SHOWN = 6
"""So many moves at most are shown as they happen before a step; a page passes over the first of more."""


def set_scene(game: AnyGame, scene: Scene) -> TableSession:
    """Return a session at the position of a scene. Raises `YouyiError` if it cannot be played."""
    table = game.under(scene.ruleset, terms=dict(scene.terms))
    start = None if scene.position is None else table.read_position(scene.position)
    session = TableSession(table, start)
    session.replay(scene.moves)
    return session


def follows(game: AnyGame, before: LessonStep, step: LessonStep) -> bool:
    """Whether a step goes on from whatever was accepted at the one before it."""
    if before.scene is None or step.scene is None:
        return True
    return None not in _reached(game, before, step)


def _reached(game: AnyGame, before: LessonStep, step: LessonStep) -> set[int | None]:
    """After how many moves of a step's scene the step before it has ended; None for an end that the scene does not pass."""
    assert before.scene is not None
    assert step.scene is not None
    passed = list(_positions(game, replace(step.scene, moves=()), step.scene.moves))
    ends = (list(_positions(game, before.scene, line))[-1] for line in accepted(before.task))
    return {passed.index(end) if end in passed else None for end in ends}


def arriving(game: AnyGame, before: LessonStep | None, step: LessonStep) -> tuple[str, ...]:
    """The moves of a step's scene that are shown as they happen: those since the step before, or the last where it did not lead here."""
    if step.scene is None:
        return ()
    moves = step.scene.moves
    if before is None or before.scene is None:
        return moves[-1:]
    reached = _reached(game, before, step)
    return moves[-1:] if None in reached else moves[max(each for each in reached if each is not None) :][-_SHOWN:]


def accepted(task: Task | None) -> Sequence[tuple[str, ...]]:
    """What may be played at a step so that it is done."""
    match task:
        case Play(right=right):
            return [(move,) for move in right]
        case Watch(moves=moves):
            return [moves]
        case Ask() | None:
            return [()]
        case _:
            assert_never(task)


def _positions(game: AnyGame, scene: Scene, moves: Iterable[str]) -> Iterator[Any]:
    """The position of a scene, and that after each move."""
    session = set_scene(game, scene)
    yield session.position
    for move in moves:
        session.play_text(move)
        yield session.position
