"""What the rules say of the scenes of lessons."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from youyi.apps.web.learn.scenes import set_scene
from youyi.games import catalogue
from youyi.kernel.articles import Article
from youyi.kernel.rules import Decision

if TYPE_CHECKING:
    from youyi.apps.web.live.state.table_session import TableSession
    from youyi.kernel.face.lessons import LessonStep, Scene
    from youyi.kernel.game import Game

TAUGHT = [game for game in catalogue() if game.has("teaching")]
STEPS = [(game, step) for game in TAUGHT if game.has("teaching") for step in game.teaching().lesson.steps]


def named(case: Any) -> str:
    game, step = case
    return f"{game.id}-{step.key}"


def opened(game: Game[Any, Any, Any, Any], step: LessonStep) -> TableSession:
    """The position of a step."""
    assert step.scene is not None
    return set_scene(game, step.scene)


def legal(session: TableSession) -> list[str]:
    """The moves that the rules offer, in notation."""
    assert isinstance(session.prompt, Decision)
    return [session.write(move) for move in session.prompt.moves]


def reasons(game: Game[Any, Any, Any, Any], scene: Scene, *moves: str) -> set[str]:
    """The keys of the clauses that the events of moves name, each played from the scene."""
    found = set[str]()
    for move in moves:
        session = set_scene(game, scene)
        for event in session.play_text(move).step.events:
            heard: Any = getattr(event, "event", event)
            because = heard.because
            cited = (because,) if isinstance(because, Article) else because.answer.cites
            found |= {each.key for each in cited}
    return found


def after(game: Game[Any, Any, Any, Any], step: LessonStep, *moves: str) -> Any:
    """The position after moves."""
    session = opened(game, step)
    session.replay(moves)
    return session.position


def passed(game: Game[Any, Any, Any, Any], step: LessonStep) -> list[Any]:
    """The positions of a step's scene from its beginning on."""
    assert step.scene is not None
    session = set_scene(game, replace(step.scene, moves=()))
    found = [session.position]
    for move in step.scene.moves:
        session.play_text(move)
        found.append(session.position)
    return found
