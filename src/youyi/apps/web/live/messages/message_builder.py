"""Builds the messages about one position: what a listener may know of it, in its language."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from itertools import takewhile
from typing import Any, TypeAlias, TypeVar, assert_never

from youyi.apps.web.base.phrases import Phrases, reading
from youyi.apps.web.live.state.subscribers import Addressee
from youyi.apps.web.live.state.table_chance import draw_said
from youyi.apps.web.live.state.table_session import AnyPly, TableSession
from youyi.apps.web.wire import messages as wire
from youyi.apps.web.wire.chance import DrawSaid
from youyi.apps.web.wire.said import Because
from youyi.apps.web.wire.table import BarredChoice, BarredTold
from youyi.kernel.face.speech import Sentences
from youyi.kernel.names import Language, Words
from youyi.kernel.people import NOBODY, People
from youyi.kernel.rules import Chance, Decision, Objection, Over, Step
from youyi.kernel.seats import Seat
from youyi.kernel.secrets import Revealed, Waits, asked, heard
from youyi.kernel.session import Told

T = TypeVar("T")
AnyTold: TypeAlias = Told[Any, Any]
Remark: TypeAlias = tuple[Because, bool, bool, list[int] | None]
"""What is said of an event in no language: why, whether it teaches, whether it is notable, what it moved to each seat."""
MOST_OFFERS_WITH_LINES = 60
LATEST_PLIES = 2
"""A throw and the move that answered it."""


class MessageBuilder:
    """Builds messages for all listeners of a table until its next move.

    A part is built once for all to whom it is told alike: an event for everyone who hears it, its sentence once per
    language, and again for those whom it calls *you*, the view once per seat, or once for all where nothing is hidden; the
    legal moves for the asked seat alone.
    """

    __slots__ = (
        "_commentary",
        "_events",
        "_game",
        "_names",
        "_parts",
        "_phrases",
        "_remarks",
        "_rules",
        "_sentences",
        "_session",
    )

    def __init__(self, phrases: Phrases, session: TableSession, names: Mapping[Seat, Words] = NOBODY.names) -> None:
        """Call those who sit by these names, and seats without one by their own."""
        self._phrases = phrases
        self._session = session
        self._names = names
        self._game = session.table.game
        self._commentary = self._game.commentary
        self._rules = session.table.rules
        self._parts: dict[Hashable, Any] = {}
        self._events: dict[int, wire.Dumped] = {}
        """By the identity of the event: all events belong to the session, or to steps that are kept in `_parts`."""
        self._sentences: dict[Hashable, tuple[str, set[Seat]]] = {}
        """By what it says, language and, if it speaks of the reader, his seat; with each, of whom it speaks."""
        self._remarks: dict[int, Remark] = {}

    def happened(self, ply: AnyPly, to: Addressee) -> wire.Happened:
        """Describe the latest move and the position after it."""
        told = self._told(ply, to.seat)
        return wire.Happened(
            at=self._session.at,
            by=told.by,
            move=self._text(ply, told),
            label=self._label(ply, told, to),
            draw=self._draw(ply),
            events=self._dumped(told.events),
            lines=self._said(told.events, to),
            view=self.view(to),
            asked=self.asked(to),
            says=self.prompt_text(to),
            over=self.over(to),
            drawing=self.drawing(to) if to.drawing else None,
        )

    def view(self, to: Addressee) -> wire.Dumped:
        """Return the position as the seat may see it."""
        if self._phrases.hides:
            return self._once(("view", to.seat), lambda: self._phrases.writer.dump(self._seen(to.seat)))
        view = self._once(("view", None), lambda: self._phrases.writer.dump(self._seen(None)))
        return {**view, "seat": to.seat} if "seat" in view else view

    def drawing(self, to: Addressee) -> str | None:
        """Return the view as plain text for a listener that asked for it; None if a game with secrets has no `Game.sketch`."""
        if not to.drawing:
            return None
        return self._once(("drawing", to.seat, to.language), lambda: self._drawn(to.seat, to.language))

    def past(self, to: Addressee) -> list[wire.Dumped]:
        """Return earlier events that the view does not show."""
        return self._dumped(heard(self._session.remembered, to.seat))

    def latest(self, to: Addressee) -> list[wire.Dumped]:
        """Return the events of the last plies, which a board still shows."""
        plies = list(self._session.plies)[-LATEST_PLIES:]
        return self._dumped([event for ply in plies for event in self._told(ply, to.seat).events])

    def log(self, to: Addressee) -> list[wire.Ply]:
        """Describe the latest moves, oldest first."""
        return [self._logged(ply, self._told(ply, to.seat), to) for ply in self._session.plies]

    def studied(self, to: Addressee) -> wire.Studied:
        """Return a learner's notes on what the seat sees."""
        study = self._game.study
        notes = None if study is None else self._phrases.writer.dump(study(self._rules, self._seen(to.seat)))
        return wire.Studied(self._session.at, notes)

    def prompt_text(self, to: Addressee) -> str:
        """Return the sentence that says what the position asks of whom."""
        return self._spoken("prompt", to, self._game.speech.prompt, self._session.position)

    def asked(self, to: Addressee) -> wire.Asked:
        """Describe what the position asks; the legal moves go to the asked seat alone."""
        prompt = asked(self._session.prompt, to.seat)
        match prompt:
            case Waits(seat=seat):
                return wire.Waits(seat)
            case Decision():
                return self._once(("asked", to.seat, to.language), lambda: self._choose(prompt, to))
            case Chance():
                return wire.Throws(prompt.by)
            case Over():
                return wire.Nothing()
            case _:
                assert_never(prompt)

    def over(self, to: Addressee) -> wire.Over | None:
        """Describe how the game ended; None while it goes on."""
        end = self._session.prompt
        if not isinstance(end, Over):
            return None
        why = self._phrases.because(end.why)
        return wire.Over(list(end.score), sorted(end.first), None, why, end.kind, self.prompt_text(to))

    def previewed(self, move: Any, to: Addressee) -> wire.Previewed:
        """Describe what a legal move would do, up to the first event that reveals something unseen."""
        step = self._step(move)
        foreseen = _foreseen(step.events)
        whole = len(foreseen) == len(step.events)
        view = self._phrases.writer.dump(self._rules.view(step.position, to.seat)) if whole else None
        told = heard(foreseen, to.seat)
        lines, effect = self._said(told, to), self._effect(move, told, to)
        return wire.Previewed(self._session.at, self._session.write(move), lines, view, effect)

    def barred(self, to: Addressee) -> BarredTold:
        """Describe what the asked seat might try and may not."""
        commentary, position = self._commentary, self._session.position
        found = () if commentary is None else commentary.barred(self._rules, position)
        return BarredTold(self._session.at, [self._barred(*each, to) for each in found])

    def _barred(self, move: Any, objection: Objection, to: Addressee) -> BarredChoice:
        return BarredChoice(
            text=self._session.write(move),
            label=self._game.speech.move(self._session.position, move, to.language, self._people(to)),
            says=reading(objection.because).said_in(to.language),
            because=self._phrases.because(objection.because),
            spot=objection.at,
        )

    # Plies.

    def _told(self, ply: AnyPly, seat: Seat | None) -> AnyTold:
        eyes = seat if self._phrases.hides else None
        return self._once(("told", ply.number, eyes), lambda: ply.told(eyes))

    def _logged(self, ply: AnyPly, told: AnyTold, to: Addressee) -> wire.Ply:
        lines = self._said(told.events, to)
        label = self._label(ply, told, to)
        return wire.Ply(ply.number - 1, told.by, self._text(ply, told), label, lines, self._draw(ply))

    def _draw(self, ply: AnyPly) -> DrawSaid | None:
        draw = self._session.draws.get(ply.number)
        return None if draw is None else draw_said(draw)

    def _text(self, ply: AnyPly, told: AnyTold) -> str | None:
        return None if told.move is None else self._session.moves[ply.number - 1]

    def _label(self, ply: AnyPly, told: AnyTold, to: Addressee) -> str | None:
        if told.move is None or told.drawn:
            return None
        return self._spoken(("label", ply.number), to, self._game.speech.move, ply.before, told.move)

    # Legal moves.

    def _choose(self, decision: Decision[Any], to: Addressee) -> wire.Choose:
        spoken = len(decision.moves) <= MOST_OFFERS_WITH_LINES
        return wire.Choose(decision.seat, [self._offer(move, to, spoken=spoken) for move in decision.moves])

    def _offer(self, move: Any, to: Addressee, *, spoken: bool) -> wire.Offer:
        position = self._session.position
        outline = self._phrases.writer.dump(self._game.outline(self._rules, position, move))
        label = self._game.speech.move(position, move, to.language, self._people(to))
        foreseen = heard(_foreseen(self._step(move).events), to.seat) if spoken else None
        lines = None if foreseen is None else self._said(foreseen, to)
        return wire.Offer(self._session.write(move), label, outline, lines, self._effect(move, foreseen, to))

    def _effect(self, move: Any, foreseen: tuple[Any, ...] | None, to: Addressee) -> str:
        commentary = self._commentary
        if commentary is None or foreseen is None:
            return ""
        return commentary.effect(self._rules, self._session.position, move, foreseen, to.language, self._people(to))

    def _step(self, move: Any) -> Step[Any, Any]:
        return self._once(("step", move), lambda: self._rules.apply(self._session.position, move))

    # Events, views and drawings.

    def _people(self, to: Addressee) -> People:
        return People(self._names, you=to.seat)

    def _said(self, events: Iterable[Any], to: Addressee) -> list[wire.Line]:
        lines, speech = list[wire.Line](), self._game.speech
        for event in events:
            said = self._spoken(id(event), to, speech.event, event)
            lines.append(wire.Line(said, *(self._remarks.get(id(event)) or self._remark(event))))
        return lines

    def _spoken(self, key: Hashable, to: Addressee, say: Callable[..., str], *what: Any) -> str:
        """A sentence for a reader: said once in each language for all of whom it does not speak."""
        shared, own = (key, to.language), (key, to.language, to.seat)
        found = self._sentences.get(shared)
        if found is None or to.seat in found[1]:
            found = self._sentences.get(own)
        if found is None:
            people = People(self._names, to.seat, set())
            found = say(*what, to.language, people), people.spoken_of or set()
            alike = isinstance(self._game.speech, Sentences) and to.seat not in found[1]
            self._sentences[shared if alike else own] = found
        return found[0]

    def _remark(self, event: Any) -> Remark:
        because, commentary = self._phrases.because(event.because), self._commentary
        remark: Remark = because, True, False, None
        if commentary is not None:
            flow = commentary.flow(event, self._rules.seats)
            moved = None if flow is None else list(flow)
            remark = because, commentary.teaches(event), commentary.notable(event), moved
        self._remarks[id(event)] = remark
        return remark

    def _dumped(self, events: Iterable[Any]) -> list[wire.Dumped]:
        for event in events:
            if id(event) not in self._events:
                self._events[id(event)] = self._phrases.writer.tagged(event)
        return [self._events[id(event)] for event in events]

    def _seen(self, seat: Seat | None) -> Any:
        return self._once(("seen", seat), lambda: self._rules.view(self._session.position, seat))

    def _drawn(self, seat: Seat | None, language: Language) -> str | None:
        return self._game.drawn(self._seen(seat), lambda: self._session.position, language)

    def _once(self, key: Hashable, make: Callable[[], T]) -> T:
        if key not in self._parts:
            self._parts[key] = make()
        found: T = self._parts[key]
        return found


def _foreseen(events: tuple[Any, ...]) -> tuple[Any, ...]:
    """Cut what follows before the first thing that is revealed: up to there a seat can work it out by itself."""
    return tuple(takewhile(lambda event: not isinstance(event, Revealed), events))
