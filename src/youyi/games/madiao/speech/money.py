"""What the sentences of payments in 馬吊 have in common in every language: what for, in which unit, who to whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, Union

from youyi.games.madiao.cards import CARD_OF, Card
from youyi.games.madiao.events import Paid, PaymentKind, Warned
from youyi.games.madiao.payments.claims import ITEM_NAMES
from youyi.games.madiao.position import SEATS, Four
from youyi.games.madiao.texts import TABLE as TEXTS
from youyi.kernel.articles import Article
from youyi.kernel.names import Name
from youyi.kernel.rules import Reason
from youyi.kernel.seats import Seat, round_from

ZHU = TEXTS.name("zhu")
HE = TEXTS.name("he")

DUE_NAMES: dict[PaymentKind, Name] = {
    PaymentKind.DIAO: TEXTS.name("due_names.diao"),
    PaymentKind.ZHU: ZHU,
    PaymentKind.QIAOMEN: TEXTS.name("due_names.qiaomen"),
    PaymentKind.GONGHE: TEXTS.name("due_names.gonghe"),
    PaymentKind.CHONG: TEXTS.name("due_names.chong"),
    PaymentKind.CHONG_GONGHE: TEXTS.name("due_names.chong_gonghe"),
    PaymentKind.DUO_JIN: TEXTS.name("due_names.duo_jin"),
    PaymentKind.PENALTY: TEXTS.name("due_names.penalty"),
}
CONGRATULATIONS = frozenset({PaymentKind.GONGHE, PaymentKind.CHONG_GONGHE})
"""Payments counted in 賀."""
TOLD_BY_UNIT = frozenset({PaymentKind.ZHU, *CONGRATULATIONS})
"""Payments named by their item alone, as their unit tells the rest."""


@dataclass(frozen=True, slots=True)
class Share:
    """Seats that each pay or receive the same amount."""

    seats: tuple[Seat, ...]
    amount: int


@dataclass(frozen=True, slots=True)
class NothingMoves:
    """Nothing is paid."""


@dataclass(frozen=True, slots=True)
class OneTakes:
    """One seat receives everything paid."""

    seat: Seat
    payers: tuple[Share, ...]


@dataclass(frozen=True, slots=True)
class OneGives:
    """One seat pays everything."""

    seat: Seat
    takers: tuple[Share, ...]


@dataclass(frozen=True, slots=True)
class SeveralMove:
    """Several seats pay and several receive."""

    flow: Four


Movement: TypeAlias = Union[NothingMoves, OneTakes, OneGives, SeveralMove]


def movement(flow: Four) -> Movement:
    """Who pays whom, as far as a flow determines it."""
    takers = [seat for seat in round_from(Seat(0), SEATS) if flow[seat] > 0]
    payers = [seat for seat in round_from(Seat(0), SEATS) if flow[seat] < 0]
    if not takers and not payers:
        return NothingMoves()
    if len(takers) == 1:
        return OneTakes(takers[0], _shares(payers, flow))
    if len(payers) == 1:
        return OneGives(payers[0], _shares(takers, flow))
    return SeveralMove(flow)


def _shares(seats: list[Seat], flow: Four) -> tuple[Share, ...]:
    """Seats grouped by amount, the largest first."""
    amounts = sorted({abs(flow[seat]) for seat in seats}, reverse=True)
    return tuple(Share(tuple(seat for seat in seats if abs(flow[seat]) == amount), amount) for amount in amounts)


def unit(due: PaymentKind) -> Name:
    """The unit of a kind of payment."""
    return HE if due in CONGRATULATIONS else ZHU


def stock_card(paid: Paid) -> Card | None:
    """The card of the stock that a payment is for; None for another item."""
    return CARD_OF.get(paid.item)


def what_for(paid: Paid) -> tuple[Name, ...]:
    """What is paid for: the item, with the kind of payment before it unless item or unit imply it."""
    due = DUE_NAMES[paid.due]
    named = ITEM_NAMES.get(paid.item) or clause_name(paid.because)
    if named is None:
        return (due,)
    if paid.due in TOLD_BY_UNIT or due.zh_hant in named.zh_hant:
        return (named,)
    return (due, named)


def fault(warned: Warned) -> Name:
    """The name of the fault that a seat is warned of."""
    return clause_name(warned.because) or DUE_NAMES[PaymentKind.PENALTY]


def clause_name(because: Reason) -> Name | None:
    """The name of the clause in a reason; None for a ruling, which has no name."""
    return because.name if isinstance(because, Article) else None
