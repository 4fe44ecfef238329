"""The tutorials as Markdown, in each language, made from the lessons of the games: what the page teaches, to be read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeAlias, assert_never

from workshop.books.marks import listed, original
from workshop.books.texts import BOOKS as TEXTS
from workshop.books.words import LANGUAGES
from youyi.games import catalogue
from youyi.kernel.articles import Article
from youyi.kernel.face.lessons import Ask, LessonStep, Option, Play, Quotation, Scene, Task, Watch
from youyi.kernel.game import Game
from youyi.kernel.names import Language
from youyi.kernel.rules import called
from youyi.kernel.secrets import heard
from youyi.kernel.session import Session

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
_CLAUSES = TEXTS["tutorial.clauses"]
_ANSWER = TEXTS["tutorial.answer"]
_RIGHT = TEXTS["tutorial.right"]
_WRONG = TEXTS["tutorial.wrong"]


def tutorial(game: AnyGame, language: Language) -> str:
    """Write a game's tutorial in one language."""
    lesson = game.teaching().lesson
    parts = [
        f"# {lesson.title.said_in(language)}",
        " · ".join(_other_page(each, language) for each in LANGUAGES),
        game.teaching().guide.aim.said_in(language),
    ]
    for number, step in enumerate(lesson.steps, start=1):
        parts += _step(game, step, number, language)
    return "\n\n".join(parts) + "\n"


def _other_page(language: Language, here: Language) -> str:
    said = f'<span lang="{language}">{LANGUAGES[language]}</span>'
    return said if language is here else f"[{said}]({language}.md)"


def _step(game: AnyGame, step: LessonStep, number: int, language: Language) -> Iterator[str]:
    yield f"## {number}. {step.title.said_in(language)}"
    if step.quoted is not None:
        yield _quoted(step.quoted, language)
    yield step.text.said_in(language)
    if step.scene is not None:
        yield _fenced(_picture(game, step.scene, language))
    if step.task is not None:
        yield from _task(game, step.task, step.scene, language)
    if step.after is not None:
        yield step.after.said_in(language)
    if step.clauses:
        yield f"{_CLAUSES.said_in(language)}{TEXTS['colon'].said_in(language)}{_links(game, step.clauses, language)}"


def _quoted(quotation: Quotation, language: Language) -> str:
    locus = quotation.locus
    said = (
        quotation.by.said_in(language),
        locus.source.title.said_in(language),
        *([original(locus.heading)] if locus.heading else []),
        *([] if locus.folio is None else [locus.folio.said_in(language)]),
    )
    return f"> {original(locus.quoted)}\n>\n> {quotation.says.said_in(language)}\n>\n> ({listed(said, language)})"


def _links(game: AnyGame, articles: Iterable[Article], language: Language) -> str:
    page = f"../../rulebook/{game.id}/{language}.md"
    return (
        TEXTS["comma"]
        .said_in(language)
        .join(f"[{each.name.said_in(language)}]({page}#{each.key})" for each in articles)
    )


def _fenced(lines: Iterable[str]) -> str:
    return "\n".join(("```text", *(line.rstrip() for line in lines), "```"))


def _session(game: AnyGame, scene: Scene) -> Session[Any, Any, Any, Any]:
    table = game.under(scene.ruleset, terms=dict(scene.terms))
    session = Session(table.rules, None if scene.position is None else table.read_position(scene.position))
    for move in scene.moves:
        session.play(game.notation.read_move(move))
    return session


def _picture(game: AnyGame, scene: Scene, language: Language) -> list[str]:
    session = _session(game, scene)
    view = session.rules.view(session.position, scene.seat)
    drawn = game.drawn(view, lambda: session.position, language)
    assert drawn is not None, "a game that teaches draws its views"
    return drawn.split("\n")


def _told(game: AnyGame, scene: Scene, moves: Iterable[str], language: Language) -> Iterator[str]:
    """The moves, each with what the learner hears of it and why."""
    session = _session(game, scene)
    for move in moves:
        ply = session.play(game.notation.read_move(move))
        yield move
        for event in heard(ply.step.events, scene.seat):
            yield f"  {game.speech.event(event, language)}  [{called(event.because).said_in(language)}]"


def _task(game: AnyGame, task: Task, scene: Scene | None, language: Language) -> Iterator[str]:
    match task:
        case Ask(question=question, options=options):
            yield f"**{question.said_in(language)}**"
            yield "\n".join(f"- {option.says.said_in(language)}" for option in options)
            yield from _answers(options, language)
        case Watch(moves=moves):
            assert scene is not None
            yield _fenced(_told(game, scene, moves, language))
        case Play():
            assert scene is not None
            yield from _played(game, task, scene, language)
        case _:
            assert_never(task)


def _answers(options: tuple[Option, ...], language: Language) -> Iterator[str]:
    colon = TEXTS["colon"].said_in(language)
    for option in options:
        if option.right:
            yield f"{_ANSWER.said_in(language)}{colon}{option.says.said_in(language)}{_stop(language)}{option.reply.said_in(language)}"


def _stop(language: Language) -> str:
    return ". " if language is Language.EN else "。"


def _played(game: AnyGame, task: Play, scene: Scene, language: Language) -> Iterator[str]:
    colon = TEXTS["colon"].said_in(language)
    yield f"{_RIGHT.said_in(language)}{colon}{_codes(task.right, language)}"
    yield _fenced(_told(game, scene, task.right[:1], language))
    yield task.says.said_in(language)
    lines = [
        f"- {_WRONG.said_in(language)} {_codes(reply.moves, language)}{colon}{reply.says.said_in(language)}"
        for reply in task.replies
    ]
    if lines:
        yield "\n".join(lines)


def _codes(moves: Iterable[str], language: Language) -> str:
    return TEXTS["comma"].said_in(language).join(f"`{move}`" for move in moves)


def pages() -> Mapping[str, str]:
    """Write every tutorial, by its path under the folder of tutorials."""
    return {
        f"{game.id}/{language}.md": tutorial(game, language)
        for game in catalogue()
        if game.has("teaching")
        for language in LANGUAGES
    }
