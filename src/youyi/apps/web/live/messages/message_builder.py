"""Builds the messages about one position: what a listener may know of it, in its language."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from itertools import takewhile
from typing import Any, TypeAlias, TypeVar, assert_never

import msgspec

from youyi.apps.web.base.phrases import Phrases, reading
from youyi.apps.web.live.state.subscribers import Addressee
from youyi.apps.web.live.state.table_chance import draw_said
from youyi.apps.web.live.state.table_session import AnyPly, TableSession
from youyi.apps.web.wire import messages as wire
from youyi.apps.web.wire.said import Because
from youyi.apps.web.wire.table import BarredChoice, BarredTold
from youyi.kernel.face.speech import Sentences, ToAnybody
from youyi.kernel.names import Language, Words
from youyi.kernel.people import ANYBODY, NOBODY, People
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
    language, with what those read whom it calls *you*, the view once per seat, or once for all where nothing is hidden; the
    legal moves for the asked seat alone.
    """

    __slots__ = (
        "_commentary",
        "_events",
        "_everybody",
        "_game",
        "_parts",
        "_phrases",
        "_remarks",
        "_rules",
        "_seats",
        "_sentences",
        "_session",
        "at",
        "names",
    )

    def __init__(self, phrases: Phrases, session: TableSession, names: Mapping[Seat, Words] = NOBODY.names) -> None:
        """Call those who sit by these names, and seats without one by their own."""
        self._phrases = phrases
        self._session = session
        self.names = names
        self._game = session.table.game
        self._commentary = self._game.commentary
        self._rules = session.table.rules
        self._seats = self._rules.seats
        self._everybody = People(names, ANYBODY, {}) if isinstance(self._game.speech, Sentences) else None
        """Those to whom a sentence is said at once; None: the game says it to each of them."""
        self.forget()

    def forget(self) -> None:
        """Build for the position that there is now: nothing that was built for another is sent again."""
        self.at = self._session.at
        """The position that it builds messages about."""
        self._parts: dict[Hashable, Any] = {}
        self._events: dict[int, wire.Dumped] = {}
        """By the identity of the event: all of them belong to the session."""
        self._sentences: dict[Hashable, ToAnybody] = {}
        """By what it says, language and, where it is not said to anybody, reader."""
        self._remarks: dict[int, Remark] = {}

    def happened(self, ply: AnyPly, to: Addressee) -> wire.Happened:
        """Describe the latest move and the position after it."""
        told = self._told(ply, to.seat)
        logged = self._logged(ply, told, to)
        return wire.Happened(
            at=self._session.at,
            by=logged.by,
            move=logged.move,
            label=logged.says,
            draw=logged.draw,
            events=self._dumped(told.events),
            lines=logged.lines,
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

    def written_log(self, to: Addressee) -> Any:
        """The same as it is sent, which is written once: it is long, and anybody may ask for it again and again."""
        return self._once(("log", to.seat, to.language), lambda: msgspec.Raw(msgspec.json.encode(self.log(to))))

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
        step, people = self._step(move), self._people(to)
        foreseen = _foreseen(step.events)
        whole = len(foreseen) == len(step.events)
        view = self._phrases.writer.dump(self._rules.view(step.position, to.seat)) if whole else None
        lines, effect = self._foretold(move, foreseen, to, people)
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
        number, move = ply.number, told.move
        text = None if move is None else self._session.moves[number - 1]
        said = None
        if move is not None and not told.drawn:
            said = self._spoken(("label", number), to, self._game.speech.move, ply.before, move)
        draw = self._session.draws.get(number)
        drawn = None if draw is None else self._once(("draw", number), lambda: draw_said(draw))
        return wire.Ply(number - 1, told.by, text, said, self._said(told.events, to), drawn)

    # Legal moves.

    def _choose(self, decision: Decision[Any], to: Addressee) -> wire.Choose:
        spoken, people = len(decision.moves) <= MOST_OFFERS_WITH_LINES, self._people(to)
        return wire.Choose(decision.seat, [self._offer(move, to, people, spoken=spoken) for move in decision.moves])

    def _offer(self, move: Any, to: Addressee, people: People, *, spoken: bool) -> wire.Offer:
        position = self._session.position
        outline = self._phrases.writer.dump(self._game.outline(self._rules, position, move))
        label = self._game.speech.move(position, move, to.language, people)
        lines, effect = None, ""
        if spoken:
            foreseen = _foreseen(self._step(move).events)
            lines, effect = self._foretold(move, foreseen, to, people)
        return wire.Offer(self._session.write(move), label, outline, lines, effect)

    def _step(self, move: Any) -> Step[Any, Any]:
        return self._rules.apply(self._session.position, move)

    def _foretold(
        self, move: Any, foreseen: tuple[Any, ...], to: Addressee, people: People
    ) -> tuple[list[wire.Line], str]:
        """What one seat alone is told of a choice: its events, and its effect in a few words."""
        told, commentary, language = heard(foreseen, to.seat), self._commentary, to.language
        lines = [self._foretold_line(event, to, people) for event in told]
        if commentary is None:
            return lines, ""
        return lines, commentary.effect(self._rules, self._session.position, move, told, language, people)

    def _foretold_line(self, event: Any, to: Addressee, people: People) -> wire.Line:
        """Many choices bring the same, as they are made of the same parts."""
        key = event, to.language, to.seat
        line: wire.Line | None = self._parts.get(key)
        if line is None:
            line = self._parts[key] = wire.Line(
                self._game.speech.event(event, to.language, people), *self._remark(event)
            )
        return line

    # Events, views and drawings.

    def _people(self, to: Addressee) -> People:
        return People(self.names, to.seat, {})

    def _said(self, events: Iterable[Any], to: Addressee) -> list[wire.Line]:
        lines, speech, remarks = list[wire.Line](), self._game.speech, self._remarks
        for event in events:
            key = id(event)
            remark = remarks.get(key)
            if remark is None:
                remark = remarks[key] = self._remark(event)
            lines.append(wire.Line(self._spoken(key, to, speech.event, event), *remark))
        return lines

    def _spoken(self, key: Hashable, to: Addressee, say: Callable[..., str], *what: Any) -> str:
        """A sentence for a reader: said once in each language, for all of them where the game's sentences can do that."""
        key = key, to.language, None if self._everybody is not None else to.seat
        found = self._sentences.get(key)
        if found is None:
            said = say(*what, to.language, self._everybody or self._people(to))
            found = self._sentences[key] = ToAnybody(said)
        return found.read_by(to.seat)

    def _remark(self, event: Any) -> Remark:
        because, commentary = self._phrases.because(event.because), self._commentary
        if commentary is None:
            return because, True, False, None
        flow = commentary.flow(event, self._seats)
        return because, commentary.teaches(event), commentary.notable(event), None if flow is None else list(flow)

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
