"""What the people of a table agreed beside the rules: a clock, what happens when somebody is absent, who may talk."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Literal, TypeAlias

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.wire.company import AgreementWanted, ChatMode, ClockWanted, PaceKind
from youyi.kernel.game import Game
from youyi.kernel.rulings import values
from youyi.players.player import AnyTable, everyone_at, usual_opponent

USUAL_ABSENCE = 60
"""Seconds after which a computer sits in for somebody who is absent when it is his turn."""
_COMPANY = 2
"""So many people play against one another."""
_SHORTEST, _LONGEST_ABSENCE = 5, 3600
_DAY = 86_400
_LONGEST_BANK = 3 * 3600
_LONGEST_INCREMENT = 300

ClockKind: TypeAlias = Literal["move", "bank", "days"]
AnyGame: TypeAlias = Game[Any, Any, Any, Any]
_BOUNDS: Mapping[ClockKind, tuple[int, int]] = {
    "move": (5, 3600),
    "bank": (30, _LONGEST_BANK),
    "days": (_DAY, 14 * _DAY),
}


@dataclass(frozen=True, slots=True)
class Clock:
    """How long people may think."""

    kind: ClockKind
    """`move` and `days`: so long for each move; `bank`: so long for all, and `increment` more after each turn."""
    seconds: int
    increment: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreement:
    """The terms of a table that concern its people and not the game."""

    clock: Clock | None = None
    absence: int | None = None
    """Seconds after which `stand_in` plays for somebody who is absent on his turn; None: never."""
    stand_in: str | None = None
    """The computer player that sits in for the absent, for those whose time is out, and for who concedes."""
    hints: bool | None = None
    """Whether people may ask what the strongest computer player would choose; None: who plays against computers alone may."""
    rated: bool = False
    """Whether the ratings of its people change by how it ends."""

    def allows_hints(self, people: int) -> bool:
        """Whether hints may be asked for at a table of so many people."""
        return people < _COMPANY if self.hints is None else self.hints

    @property
    def patience(self) -> timedelta | None:
        """`absence` as a span of time."""
        return None if self.absence is None else timedelta(seconds=self.absence)


def at_pace(clock: ClockWanted | None, game: AnyGame, *, rated: bool = False) -> AgreementWanted:
    """The usual agreement with a clock, rated or not; whoever plays by days is expected to be away."""
    absence = None if clock is not None and clock.kind == "days" else USUAL_ABSENCE
    return AgreementWanted(clock, absence, usual_opponent(game).id, rated=rated)


def agreed(wanted: AgreementWanted | None, table: AnyTable) -> Agreement:
    """The agreement of a new table; None stands for the usual one. Raises `RequestError`."""
    if wanted is None:
        wanted = at_pace(None, table.game)
    known = tuple(each.id for each in everyone_at(table))
    if wanted.stand_in is not None and wanted.stand_in not in known:
        raise RequestError("unknown_player", words.UNKNOWN, valid=known)
    clock = _clock(wanted.clock)
    if wanted.absence is not None and not _SHORTEST <= wanted.absence <= _LONGEST_ABSENCE:
        raise RequestError("bad_agreement", words.BAD_AGREEMENT, valid=(f"{_SHORTEST}–{_LONGEST_ABSENCE}",))
    if wanted.stand_in is None and (clock is not None or wanted.absence is not None):
        raise RequestError("bad_agreement", words.BAD_AGREEMENT, detail="stand_in is needed")
    if wanted.rated:
        _check_rated(wanted, table)
    hints = False if wanted.rated else wanted.hints
    return Agreement(clock=clock, absence=wanted.absence, stand_in=wanted.stand_in, hints=hints, rated=wanted.rated)


def rated(agreement: Agreement | None) -> bool:
    """Whether a table is rated; those of earlier releases are not."""
    return agreement is not None and agreement.rated


def pace_of(agreement: Agreement | None) -> PaceKind:
    """At what pace is played: results and ratings are told apart by it."""
    clock = None if agreement is None else agreement.clock
    if clock is None:
        return "free"
    return "days" if clock.kind == "days" else "live"


def _check_rated(wanted: AgreementWanted, table: AnyTable) -> None:
    """A rated game has a clock, or nobody would have to lose it; and it is the usual game, or ratings could not be compared."""
    if wanted.clock is None:
        raise RequestError("bad_agreement", words.RATED_CLOCK)
    if not is_usual(table):
        raise RequestError("bad_agreement", words.RATED_RULES, valid=(table.game.under().ruleset.full_id,))


def is_usual(table: AnyTable) -> bool:
    """Whether a game is played as it usually is, with any number of seats."""
    usual = table.game.under()
    same = values(usual.terms) | {"seats": None} == values(table.terms) | {"seats": None}
    return same and usual.ruleset == table.ruleset and values(usual.rulings) == values(table.rulings)


def _clock(wanted: ClockWanted | None) -> Clock | None:
    if wanted is None:
        return None
    least, most = _BOUNDS[wanted.kind]
    if not least <= wanted.seconds <= most or not 0 <= wanted.increment <= _LONGEST_INCREMENT:
        valid = (f"seconds {least}–{most}", f"increment 0–{_LONGEST_INCREMENT}")
        raise RequestError("bad_agreement", words.BAD_AGREEMENT, valid=valid)
    return Clock(wanted.kind, wanted.seconds, wanted.increment if wanted.kind == "bank" else 0)


def usual_chat(*, listed: bool) -> ChatMode:
    """Who sits at an open table is a stranger: he has ready-made phrases. Friends may write what they like."""
    return "phrases" if listed else "free"


def written(agreement: Agreement | None) -> dict[str, Any] | None:
    """An agreement as its column holds it."""
    if agreement is None:
        return None
    clock = agreement.clock
    told = None if clock is None else {"kind": clock.kind, "seconds": clock.seconds, "increment": clock.increment}
    return {
        "clock": told,
        "absence": agreement.absence,
        "stand_in": agreement.stand_in,
        "hints": agreement.hints,
        "rated": agreement.rated,
    }


def read(stored: Mapping[str, Any] | None) -> Agreement | None:
    """An agreement from its column. Raises what a column of another release may raise."""
    if stored is None:
        return None
    clock = stored["clock"]
    told = None if clock is None else Clock(clock["kind"], int(clock["seconds"]), int(clock["increment"]))
    if told is not None and told.kind not in _BOUNDS:
        raise ValueError("an unknown kind of clock")
    return Agreement(
        clock=told,
        absence=stored["absence"],
        stand_in=stored["stand_in"],
        hints=stored.get("hints", True),
        rated=stored.get("rated", False),
    )
