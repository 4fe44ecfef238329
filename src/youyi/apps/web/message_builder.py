"""What one listener is told: only what its seat hears, sees and is asked, in its language."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import Any, assert_never

from youyi.apps.web import wire
from youyi.apps.web.phrases import Phrases
from youyi.apps.web.table_session import AnyPly, TableSession
from youyi.kernel.game import Game
from youyi.kernel.names import Language
from youyi.kernel.rules import Chance, Decision, Over
from youyi.kernel.seats import Seat
from youyi.kernel.secrets import Revealed, Waits, asked, heard
from youyi.records import codec

MOST_OFFERS_WITH_LINES = 60


class MessageBuilder:
    """Speaks for one game to one seat (None: whoever watches) in one language."""

    __slots__ = ("_drawing", "_game", "_language", "_phrases", "_seat")

    def __init__(self, phrases: Phrases, seat: Seat | None, language: Language, *, drawing: bool = False) -> None:
        """`drawing`: whether positions are also drawn as plain text."""
        self._phrases = phrases
        self._game: Game[Any, Any, Any, Any] = phrases.game
        self._seat = seat
        self._language = language
        self._drawing = drawing

    def lines(self, events: Iterable[Any]) -> list[wire.Line]:
        """Say each event in a sentence, with its reason."""
        speech = self._game.speech
        return [
            wire.Line(speech.event(event, self._language), self._phrases.because(event.because))
            for event in heard(events, self._seat)
        ]

    def view(self, session: TableSession) -> wire.Dumped:
        """Show the table as this seat may see it."""
        return self._dump(session.table.rules.view(session.position, self._seat))

    def drawing(self, session: TableSession) -> str | None:
        """Return the position as plain text, as this seat sees it; None if it is not asked for."""
        if not self._drawing:
            return None
        if self._game.sketch is not None:
            return self._game.sketch(session.rules.view(session.position, self._seat), self._language)
        # Whoever hides something without a sketch has no drawing that everyone may see.
        return None if self._game.hides else self._game.notation.draw(session.position)

    def past(self, session: TableSession) -> list[wire.Dumped]:
        """Tell what a page that comes late cannot see on the table."""
        return self._events(session.remembered)

    def studied(self, session: TableSession) -> wire.Studied:
        """Tell a learner what can be known from this seat."""
        study, rules = self._game.study, session.table.rules
        if study is None:
            return wire.Studied(session.at, None)
        return wire.Studied(session.at, self._dump(study(rules, rules.view(session.position, self._seat))))

    def banner(self, session: TableSession) -> str:
        """Say what is asked, and of whom."""
        return self._game.speech.prompt(session.position, self._language)

    def asked(self, session: TableSession) -> wire.Asked:
        """Say what is asked; offers go to the seat that must choose, and to nobody else."""
        prompt = asked(session.prompt, self._seat)
        match prompt:
            case Waits(seat=seat):
                return wire.Waits(seat)
            case Decision():
                return wire.Choose(prompt.seat, self._offers(session, prompt))
            case Chance():
                return wire.Throws(prompt.by)
            case Over():
                return wire.Nothing()
            case _:
                assert_never(prompt)

    def over(self, session: TableSession) -> wire.Over | None:
        """Say how the game ended; None while it goes on."""
        end = session.prompt
        if not isinstance(end, Over):
            return None
        why = self._phrases.because(end.why)
        return wire.Over(list(end.score), sorted(end.first), why, end.kind, self.banner(session))

    def happened(self, session: TableSession, played: AnyPly) -> wire.Happened:
        """Tell the latest move."""
        told = self.ply(session, played)
        return wire.Happened(
            at=session.at,
            by=told.by,
            move=told.move,
            label=told.says,
            events=self._events(played.step.events),
            lines=told.lines,
            view=self.view(session),
            asked=self.asked(session),
            says=self.banner(session),
            over=self.over(session),
            drawing=self.drawing(session),
        )

    def ply(self, session: TableSession, played: AnyPly) -> wire.Ply:
        """Tell a move for the log."""
        told = played.told(self._seat)
        text = None if told.move is None else session.write(told.move)
        label = None
        if told.move is not None and not told.drawn:
            label = self._game.speech.move(played.before, told.move, self._language)
        return wire.Ply(told.number - 1, told.by, text, label, self.lines(played.step.events))

    def log(self, session: TableSession) -> list[wire.Ply]:
        """Tell the latest moves, oldest first."""
        return [self.ply(session, played) for played in session.plies]

    def previewed(self, session: TableSession, move: Any) -> wire.Previewed:
        """Say what a legal move would do, up to the first thing that is still unseen."""
        step = session.table.rules.play(session.position, move)
        foreseen = _foreseen(step.events)
        whole = len(foreseen) == len(step.events)
        view = self._dump(session.table.rules.view(step.position, self._seat)) if whole else None
        return wire.Previewed(session.at, session.write(move), self.lines(foreseen), view)

    def _offers(self, session: TableSession, decision: Decision[Any]) -> list[wire.Offer]:
        spoken = len(decision.moves) <= MOST_OFFERS_WITH_LINES
        return [self._offer(session, move, spoken=spoken) for move in decision.moves]

    def _offer(self, session: TableSession, move: Any, *, spoken: bool) -> wire.Offer:
        return wire.Offer(
            text=session.write(move),
            label=self._game.speech.move(session.position, move, self._language),
            outline=self._dump(self._game.outline(session.table.rules, session.position, move)),
            lines=self._consequences(session, move) if spoken else None,
        )

    def _consequences(self, session: TableSession, move: Any) -> list[wire.Line]:
        return self.lines(_foreseen(session.table.rules.play(session.position, move).events))

    def _events(self, events: Iterable[Any]) -> list[wire.Dumped]:
        return [codec.tagged(event, vocabulary=self._phrases.vocabulary) for event in heard(events, self._seat)]

    def _dump(self, value: Any) -> wire.Dumped:
        return codec.dump(value, vocabulary=self._phrases.vocabulary)


def _foreseen(events: tuple[Any, ...]) -> tuple[Any, ...]:
    """Cut what follows before the first thing that is turned up: up to there a seat can reckon it by itself."""
    return tuple(takewhile(lambda event: not isinstance(event, Revealed), events))
