"""What one listener is told: only what its seat hears, sees and is asked, in its language."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import Any, assert_never

from youyi.apps.web import wire
from youyi.apps.web.course import AnyPly, Course
from youyi.apps.web.phrases import Phrases
from youyi.kernel.game import Game
from youyi.kernel.names import Language
from youyi.kernel.rules import Chance, Decision, Over
from youyi.kernel.seats import Seat
from youyi.kernel.secrets import Revealed, Waits, asked, heard
from youyi.records import codec

MOST_OFFERS_WITH_LINES = 60


class MessageBuilder:
    """Speaks for one game to one seat (None: whoever watches) in one language."""

    __slots__ = ("_game", "_language", "_phrases", "_seat")

    def __init__(self, phrases: Phrases, seat: Seat | None, language: Language) -> None:
        self._phrases = phrases
        self._game: Game[Any, Any, Any, Any] = phrases.game
        self._seat = seat
        self._language = language

    def lines(self, events: Iterable[Any]) -> list[wire.Line]:
        """Say each event in a sentence, with its reason."""
        speech = self._game.speech
        return [
            wire.Line(speech.event(event, self._language), self._phrases.because(event.because))
            for event in heard(events, self._seat)
        ]

    def view(self, course: Course) -> wire.Dumped:
        """Show the table as this seat may see it."""
        return self._dump(course.book.rules.view(course.position, self._seat))

    def past(self, course: Course) -> list[wire.Dumped]:
        """Tell what a page that comes late cannot see on the table."""
        return self._events(course.remembered)

    def studied(self, course: Course) -> wire.Studied:
        """Tell a learner what can be known from this seat."""
        study, rules = self._game.study, course.book.rules
        if study is None:
            return wire.Studied(course.at, None)
        return wire.Studied(course.at, self._dump(study(rules, rules.view(course.position, self._seat))))

    def banner(self, course: Course) -> str:
        """Say what is asked, and of whom."""
        return self._game.speech.prompt(course.position, self._language)

    def asked(self, course: Course) -> wire.Asked:
        """Say what is asked; offers go to the seat that must choose, and to nobody else."""
        prompt = asked(course.prompt, self._seat)
        match prompt:
            case Waits(seat=seat):
                return wire.Waits(seat)
            case Decision():
                return wire.Choose(prompt.seat, self._offers(course, prompt))
            case Chance():
                return wire.Throws(prompt.by)
            case Over():
                return wire.Nothing()
            case _:
                assert_never(prompt)

    def over(self, course: Course) -> wire.Over | None:
        """Say how the game ended; None while it goes on."""
        end = course.prompt
        if not isinstance(end, Over):
            return None
        why = self._phrases.because(end.why)
        return wire.Over(list(end.score), sorted(end.first), why, end.kind, self.banner(course))

    def happened(self, course: Course, played: AnyPly) -> wire.Happened:
        """Tell the latest move."""
        told = self.ply(course, played)
        return wire.Happened(
            at=course.at,
            by=told.by,
            move=told.move,
            label=told.says,
            events=self._events(played.step.events),
            lines=told.lines,
            view=self.view(course),
            asked=self.asked(course),
            says=self.banner(course),
            over=self.over(course),
        )

    def ply(self, course: Course, played: AnyPly) -> wire.Ply:
        """Tell a move for the log."""
        told = played.told(self._seat)
        text = None if told.move is None else course.write(told.move)
        label = None
        if told.move is not None and not told.drawn:
            label = self._game.speech.move(played.before, told.move, self._language)
        return wire.Ply(told.number - 1, told.by, text, label, self.lines(played.step.events))

    def log(self, course: Course) -> list[wire.Ply]:
        """Tell the latest moves, oldest first."""
        return [self.ply(course, played) for played in course.plies]

    def previewed(self, course: Course, move: Any) -> wire.Previewed:
        """Say what a legal move would do, up to the first thing that is still unseen."""
        step = course.book.rules.play(course.position, move)
        foreseen = _foreseen(step.events)
        whole = len(foreseen) == len(step.events)
        view = self._dump(course.book.rules.view(step.position, self._seat)) if whole else None
        return wire.Previewed(course.at, course.write(move), self.lines(foreseen), view)

    def _offers(self, course: Course, decision: Decision[Any]) -> list[wire.Offer]:
        spoken = len(decision.moves) <= MOST_OFFERS_WITH_LINES
        return [self._offer(course, move, spoken=spoken) for move in decision.moves]

    def _offer(self, course: Course, move: Any, *, spoken: bool) -> wire.Offer:
        return wire.Offer(
            text=course.write(move),
            label=self._game.speech.move(course.position, move, self._language),
            outline=self._dump(self._game.outline(course.book.rules, course.position, move)),
            lines=self._consequences(course, move) if spoken else None,
        )

    def _consequences(self, course: Course, move: Any) -> list[wire.Line]:
        return self.lines(_foreseen(course.book.rules.play(course.position, move).events))

    def _events(self, events: Iterable[Any]) -> list[wire.Dumped]:
        return [codec.tagged(event, vocabulary=self._phrases.vocabulary) for event in heard(events, self._seat)]

    def _dump(self, value: Any) -> wire.Dumped:
        return codec.dump(value, vocabulary=self._phrases.vocabulary)


def _foreseen(events: tuple[Any, ...]) -> tuple[Any, ...]:
    """Cut what follows before the first thing that is turned up: up to there a seat can reckon it by itself."""
    return tuple(takewhile(lambda event: not isinstance(event, Revealed), events))
