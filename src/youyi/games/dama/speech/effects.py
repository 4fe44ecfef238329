"""What a choice of 打馬 brings, in a few words: the right-hand column of its row."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from youyi.games.dama.events import (
    DropLost,
    Event,
    ExtraEarned,
    Flew,
    GateOpened,
    Merged,
    Moved,
    Paid,
    StationEntered,
    Struck,
    Won,
)
from youyi.games.dama.road import END, MOAT
from youyi.games.dama.speech.common import PLACE_NAMES
from youyi.games.dama.texts import TABLE as TEXTS
from youyi.kernel.face.speech import Voice
from youyi.kernel.ledger import Account, Bowl, signed
from youyi.kernel.seats import Seat

HOME = TEXTS["effects.home"]


def effect(acts: Seat, events: tuple[Event, ...], say: Voice) -> str:
    """Say whom the choice of a seat strikes, what it enters, and what is paid for it."""
    return say.listed(TEXTS["between"], chain(_said(acts, events, say), _chips(acts, events, say)))


def _said(acts: Seat, events: tuple[Event, ...], say: Voice) -> Iterator[str]:
    for event in events:
        match event:
            case Struck(_, owner, _, horses, _, _):
                yield say.part(TEXTS["strikes"], owner=say.who(owner), horses=horses)
            case Merged(_, _, horses, _):
                yield say.part(TEXTS["merges"], horses=horses)
            case GateOpened():
                yield say.part(TEXTS["effects.gate"])
            case StationEntered(_, spot, _) if spot != END:
                yield say.part(TEXTS["station"], place=PLACE_NAMES[spot])
            case Moved(_, _, spot, horses, _, _, _, _) if spot == END:
                yield say.part(HOME, horses=horses)
            case Flew(_, horses, _):
                yield say.part(HOME, horses=horses)
            case Moved(_, _, spot, _, _, _, _, _) if spot == MOAT:
                yield say.part(TEXTS["moat_ahead"])
            case DropLost():
                yield say.part(TEXTS["lost"])
            case ExtraEarned(who, _, _) if who == acts:
                yield say.part(TEXTS["again"])
            case Won(who, _, 1, _) if who == acts:
                yield say.part(TEXTS["wins"])
            case _:
                continue


def _chips(acts: Seat, events: tuple[Event, ...], say: Voice) -> Iterator[str]:
    """What the seat itself gets or pays, all in all."""
    paid = [event for event in events if isinstance(event, Paid)]
    amount = sum(_share(acts, each.payee, each.amount) - _share(acts, each.payer, each.amount) for each in paid)
    if amount:
        yield say.part(TEXTS["chip"] if abs(amount) == 1 else TEXTS["chips"], amount=signed(amount))


def _share(acts: Seat, account: Account, amount: int) -> int:
    return amount if not isinstance(account, Bowl) and account == acts else 0
