"""Lessons, guides and worked examples as pages are sent them: their scenes set and their moves played by the rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeAlias, assert_never

from youyi.apps.web.base.phrases import Phrases, translations
from youyi.apps.web.learn.scenes import arriving, follows, set_scene
from youyi.apps.web.learn.wire import (
    Arrival,
    AskTask,
    ExampleSaid,
    Judged,
    LearnSaid,
    LessonSaid,
    OptionSaid,
    PictureSaid,
    PlayTask,
    QuotationSaid,
    ShortGameSaid,
    StepSaid,
    TaskSaid,
    TermSaid,
    WatchTask,
)
from youyi.apps.web.live.messages.message_builder import MessageBuilder
from youyi.apps.web.live.people.company_view import nobody
from youyi.apps.web.live.state.subscribers import Addressee
from youyi.apps.web.live.state.table_session import TableSession
from youyi.apps.web.wire import messages as wire
from youyi.apps.web.wire.chance import ChanceSaid
from youyi.apps.web.wire.http import Cited
from youyi.kernel.articles import Article
from youyi.kernel.face.lessons import (
    Ask,
    Example,
    GlossaryTerm,
    LessonPicture,
    LessonStep,
    Play,
    Quotation,
    Scene,
    Task,
    Teaching,
    Watch,
)
from youyi.kernel.game import Game
from youyi.kernel.names import Language, Words
from youyi.kernel.rules import Decision
from youyi.kernel.rulings import values

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
_NO_CHANCE = ChanceSaid("contributed", "", None, None, None, {})


class Teacher:
    """Says in one language what teaches a game."""

    def __init__(self, game: AnyGame, language: Language) -> None:
        """The game must have a room `teaching`."""
        self._game = game
        self._language = language
        self._teaching: Teaching = game.teaching()
        self._phrases = Phrases(game)

    def learn(self) -> LearnSaid:
        """Say how the game is played, on one screen."""
        guide, lesson = self._teaching.guide, self._teaching.lesson
        return LearnSaid(
            game=self._game.id,
            language=self._language,
            aim=self._said(guide.aim),
            turn=[self._said(each) for each in guide.turn],
            key_terms=[self._term(each) for each in guide.terms],
            pictures=[self._picture(each) for each in guide.pictures],
            terms=[self._term(each) for each in self._teaching.terms],
            lesson=self._said(lesson.title),
            minutes=lesson.minutes,
        )

    def lesson(self) -> LessonSaid:
        """Say the guided first game."""
        lesson = self._teaching.lesson
        steps = [
            self._step(
                each,
                anew=before is not None and not follows(self._game, before, each),
                arrives=self._arrival(each.scene, arriving(self._game, before, each)),
            )
            for before, each in zip((None, *lesson.steps), lesson.steps, strict=False)
        ]
        return LessonSaid(
            self._game.id,
            self._language,
            self._said(lesson.title),
            lesson.minutes,
            steps,
            ShortGameSaid(lesson.then.ruleset, dict(lesson.then.terms)),
        )

    def example(self, key: str) -> ExampleSaid | None:
        """Show the worked example of a clause; None if it has none."""
        found = next((each for each in self._teaching.examples if each.article.key == key), None)
        return None if found is None else self._example(found)

    def _example(self, example: Example) -> ExampleSaid:
        return ExampleSaid(self._snapshot(example.scene), self._plays(example.scene, (example.move,))[0])

    def _said(self, words: Words) -> str:
        return words.said_in(self._language)

    def _term(self, term: GlossaryTerm) -> TermSaid:
        name = term.name
        forms = dict.fromkeys((name.zh_hant, name.zh_hans, *term.also, name.en))
        return TermSaid(
            name=name.said_in(self._language),
            han=name.zh_hans if self._language is Language.ZH_HANS else name.zh_hant,
            pinyin=name.pinyin,
            forms=list(forms),
            means=self._said(term.means),
            article=None if term.article is None else term.article.key,
        )

    def _picture(self, picture: LessonPicture) -> PictureSaid:
        return PictureSaid(self._said(picture.caption), self._snapshot(picture.scene))

    def _arrival(self, scene: Scene | None, moves: tuple[str, ...]) -> Arrival | None:
        if scene is None or not moves:
            return None
        start = replace(scene, moves=scene.moves[: -len(moves)])
        return Arrival(self._snapshot(start), self._plays(start, moves))

    def _step(self, step: LessonStep, *, anew: bool, arrives: Arrival | None) -> StepSaid:
        return StepSaid(
            key=step.key,
            title=self._said(step.title),
            text=self._said(step.text),
            after="" if step.after is None else self._said(step.after),
            clauses=[_cited(each) for each in step.clauses],
            shows=None if step.scene is None else self._snapshot(step.scene),
            arrives=arrives,
            task=None if step.task is None else self._task(step.task, step.scene),
            anew=anew,
            quoted=None if step.quoted is None else self._quoted(step.quoted),
        )

    def _quoted(self, quotation: Quotation) -> QuotationSaid:
        locus = quotation.locus
        leaf = "" if locus.folio is None else self._said(locus.folio)
        # A heading is in the source's characters: whoever reads none of them finds the place by its leaf.
        heading = "" if leaf and self._language is Language.EN else locus.heading
        return QuotationSaid(
            words=locus.quoted,
            says=self._said(quotation.says),
            by=self._said(quotation.by),
            source=locus.source.title.said_in(self._language),
            place=" ".join(each for each in (heading, leaf) if each),
            address=locus.source.address,
        )

    def _task(self, task: Task, scene: Scene | None) -> TaskSaid:
        match task:
            case Ask(question=question, options=options, because=because):
                said = [OptionSaid(self._said(each.says), self._said(each.reply), each.right) for each in options]
                return AskTask(self._said(question), said, self._phrases.because(because))
            case Watch(moves=moves, throw=throw):
                assert scene is not None, "there is nothing to watch"
                return WatchTask(throw, self._plays(scene, moves))
            case Play():
                assert scene is not None, "there is no board to play on"
                return self._play(task, scene)
            case _:
                assert_never(task)

    def _play(self, task: Play, scene: Scene) -> PlayTask:
        session = set_scene(self._game, scene)
        prompt = session.prompt
        assert isinstance(prompt, Decision), "the scene asks for no choice"
        builder, to = MessageBuilder(self._phrases, session), self._to(scene)
        judged = {
            session.write(move): self._judged(task, session.write(move), builder.previewed(move, to))
            for move in prompt.moves
        }
        happens = {move: self._plays(scene, (move,))[0] for move in task.right}
        return PlayTask(judged, happens, builder.barred(to))

    def _judged(self, task: Play, move: str, previewed: wire.Previewed) -> Judged:
        if move in task.right:
            return Judged(
                right=True, says=self._said(task.says), because=self._phrases.because(task.because), previewed=previewed
            )
        for reply in task.replies:
            if move in reply.moves:
                return Judged(
                    right=False,
                    says=self._said(reply.says),
                    because=self._phrases.because(reply.because),
                    previewed=previewed,
                )
        assert task.otherwise is not None, f"nothing is said of {move}"
        return Judged(
            right=False,
            says=self._said(task.otherwise),
            because=self._phrases.because(task.because),
            previewed=previewed,
        )

    def _plays(self, scene: Scene, moves: tuple[str, ...]) -> list[wire.Happened]:
        session, to = set_scene(self._game, scene), self._to(scene)
        happened = []
        for move in moves:
            ply = session.play_text(move)
            happened.append(MessageBuilder(self._phrases, session).happened(ply, to))
        return happened

    def _to(self, scene: Scene) -> Addressee:
        return Addressee(scene.seat, self._language, drawing=True)

    def _snapshot(self, scene: Scene) -> wire.Snapshot:
        return snapshot_alone(self._phrases, set_scene(self._game, scene), self._to(scene))


def _cited(article: Article) -> Cited:
    return Cited(article.key, translations(article.name))


def snapshot_alone(phrases: Phrases, session: TableSession, to: Addressee) -> wire.Snapshot:
    """A position to look at or to play on, with its last ply, at a table at which nobody sits."""
    builder = MessageBuilder(phrases, session)
    return wire.Snapshot(
        at=session.at,
        seat=to.seat,
        table=table_alone(session),
        view=builder.view(to),
        asked=builder.asked(to),
        log=builder.log(to)[-1:],
        latest=builder.latest(to),
        past=builder.past(to),
        says=builder.prompt_text(to),
        language=to.language,
        over=builder.over(to),
        drawing=builder.drawing(to),
    )


def table_alone(session: TableSession) -> wire.TableSaid:
    """Describe a table at which nobody sits."""
    table = session.table
    return wire.TableSaid(
        id="",
        game=table.game.id,
        ruleset=table.ruleset.full_id,
        rulings=values(table.rulings),
        terms=values(table.terms),
        seats=[
            wire.SeatSaid(each, "computer", None, None, None, here=True, away_since=None, free_in=None)
            for each in range(table.rules.seats)
        ],
        chance=_NO_CHANCE,
        listed=False,
        over=session.over is not None,
        closed=None,
        rematch=None,
        day=None,
        league=None,
        company=nobody(),
    )
