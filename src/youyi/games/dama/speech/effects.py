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
from youyi.games.dama.speech.common import PLACE_NAMES, seat
from youyi.games.dama.texts import TABLE as TEXTS
from youyi.kernel.ledger import Account, Bowl, signed
from youyi.kernel.names import Language, Words
from youyi.kernel.seats import Seat

STRIKES = TEXTS["strikes"]
MERGES = TEXTS["merges"]
STATION = TEXTS["station"]
GATE = TEXTS["effects.gate"]
MOAT_AHEAD = TEXTS["moat_ahead"]
HOME = TEXTS["effects.home"]
LOST = TEXTS["lost"]
AGAIN = TEXTS["again"]
WINS = TEXTS["wins"]
CHIPS = TEXTS["chips"]
CHIP = TEXTS["chip"]
BETWEEN = TEXTS["between"]


def effect(acts: Seat, events: tuple[Event, ...], language: Language) -> str:
    """Say whom the choice of a seat strikes, what it enters, and what is paid for it."""
    parts = chain(
        (text.said_in(language).format(**values) for text, values in _said(acts, events, language)),
        _chips(acts, events, language),
    )
    return BETWEEN.said_in(language).join(parts)


def _said(acts: Seat, events: tuple[Event, ...], language: Language) -> Iterator[tuple[Words, dict[str, str]]]:
    for event in events:
        match event:
            case Struck(_, owner, _, horses, _, _):
                yield STRIKES, {"owner": seat(owner), "horses": str(horses)}
            case Merged(_, _, horses, _):
                yield MERGES, {"horses": str(horses)}
            case GateOpened():
                yield GATE, {}
            case StationEntered(_, spot, _) if spot != END:
                yield STATION, {"place": PLACE_NAMES[spot].said_in(language)}
            case Moved(_, _, spot, horses, _, _, _, _) if spot == END:
                yield HOME, {"horses": str(horses)}
            case Flew(_, horses, _):
                yield HOME, {"horses": str(horses)}
            case Moved(_, _, spot, _, _, _, _, _) if spot == MOAT:
                yield MOAT_AHEAD, {}
            case DropLost():
                yield LOST, {}
            case ExtraEarned(who, _, _) if who == acts:
                yield AGAIN, {}
            case Won(who, _, 1, _) if who == acts:
                yield WINS, {}
            case _:
                continue


def _chips(acts: Seat, events: tuple[Event, ...], language: Language) -> Iterator[str]:
    """What the seat itself gets or pays, all in all."""
    paid = [event for event in events if isinstance(event, Paid)]
    amount = sum(_share(acts, each.payee, each.amount) - _share(acts, each.payer, each.amount) for each in paid)
    if amount:
        yield (CHIP if abs(amount) == 1 else CHIPS).said_in(language).format(amount=signed(amount))


def _share(acts: Seat, account: Account, amount: int) -> int:
    return amount if not isinstance(account, Bowl) and account == acts else 0
