"""One deal of 馬吊 from the cut to the last payment, played and settled by the rules in force."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from youyi.games.madiao import articles as art
from youyi.games.madiao import events as happens
from youyi.games.madiao.cards import CARD_FACES
from youyi.games.madiao.events import Event, Paid, PaymentKind
from youyi.games.madiao.handbook.diagrams import book_width, hands_picture, trick_picture
from youyi.games.madiao.handbook.game_record import MOVES
from youyi.games.madiao.notation import read_move
from youyi.games.madiao.position import HAND, FaceDown, FaceUp, Four, Laid, Playing, Trick
from youyi.games.madiao.rules import Madiao
from youyi.games.madiao.rulings import SEATS, Rulings, Terms
from youyi.games.madiao.speech import SPEECH
from youyi.games.madiao.texts import HANDBOOK as TEXTS
from youyi.kernel.face.diagrams import told
from youyi.kernel.face.handbook import Block, Chapter, Grid, Illustration, Paragraph, Steps, same
from youyi.kernel.names import Language, Words, in_each
from youyi.kernel.seats import round_from
from youyi.kernel.session import Session

TITLE = TEXTS["whole_deal.title"]
BEGINS = (happens.CardExposed, happens.BankerSeated, happens.Promoted)
PLAYED = (happens.Led, happens.Captured, happens.Discarded, happens.TrickWon)
"""Of each trick: four cards, and who has won it."""
STOCK = (happens.Drawn, happens.WentDead)
KINDS = {
    PaymentKind.DIAO: TEXTS["kinds.diao"],
    PaymentKind.ZHU: TEXTS["kinds.zhu"],
    PaymentKind.QIAOMEN: TEXTS["kinds.qiaomen"],
    PaymentKind.GONGHE: TEXTS["kinds.gonghe"],
    PaymentKind.CHONG: TEXTS["kinds.chong"],
    PaymentKind.CHONG_GONGHE: TEXTS["kinds.chong_gonghe"],
    PaymentKind.DUO_JIN: TEXTS["kinds.duo_jin"],
    PaymentKind.PENALTY: TEXTS["kinds.penalty"],
}
NET = TEXTS["net"]
STOCK_ITSELF = TEXTS["stock_itself"]
STOCK_NAME = TEXTS["stock_name"]
SHOWN = (1, 2)
"""The tricks that are drawn."""
INTRODUCTION = TEXTS["introduction"]
TRICKS_SAID = TEXTS["tricks_said"]
TRICK = TEXTS["trick"]
STOCK_SAID = TEXTS["stock_said"]
ACCOUNT_SAID = TEXTS["account_said"]
TRICK_HEAD = (TEXTS["trick_head.trick"], TEXTS["trick_head.cards"], TEXTS["trick_head.won_by"])
WHAT = TEXTS["what"]


@dataclass(frozen=True, slots=True)
class Deal:
    """A played deal."""

    playing: Playing
    """Before the last card."""
    events: tuple[Event, ...]
    last: Trick
    """The eighth trick, whole."""

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """All eight."""
        return (*self.playing.done, self.last)

    @property
    def payments(self) -> tuple[Paid, ...]:
        """Everything that is paid, in order."""
        return tuple(event for event in self.events if isinstance(event, Paid))

    @property
    def net(self) -> Four:
        """What the deal brought each seat, in 注."""
        return next(event.net for event in self.events if isinstance(event, happens.DealEnded))


def whole_deal(rulings: Rulings) -> Iterator[Chapter]:
    """The deal under some answers; nothing where they would have seated another leader, so that it was not played so."""
    deal = played(rulings)
    if deal is not None:
        yield Chapter(TITLE, tuple(_blocks(deal)), (art.DEAL, art.NET))


def played(rulings: Rulings) -> Deal | None:
    """Play the record; None where the rules in force do not allow it."""
    session = Session(Madiao(rulings, Terms(deals=1)))
    for move in map(read_move, MOVES):
        if session.rules.objection(session.position, move) is not None:
            return None
        session.play(move)
    last = session.plies[-1]
    if not isinstance(last.before.phase, Playing):
        return None
    happened = tuple(event for ply in session.plies for event in ply.step.events)
    return Deal(last.before.phase, happened, _last(last.before.phase, last.step.events))


def _last(playing: Playing, events: tuple[Event, ...]) -> Trick:
    """The eighth trick with the card that settled the deal."""
    seat = next(each for each in round_from(playing.now.laid[0].seat, len(SEATS)) if playing.hands[each])
    card = playing.hands[seat][0]
    takes = any(isinstance(event, happens.Captured) for event in events)
    return Trick((*playing.now.laid, FaceUp(seat, card) if takes else FaceDown(seat, card)))


def _blocks(deal: Deal) -> Iterator[Block]:
    yield Paragraph(INTRODUCTION)
    yield from _changed(deal)
    yield Illustration("deal", partial(_hands, deal), told(SPEECH, _of(deal, BEGINS)), book_width(HAND) + 6)
    yield Paragraph(TRICKS_SAID)
    yield Grid(TRICK_HEAD, tuple(_trick(nth, trick) for nth, trick in enumerate(deal.tricks, start=1)))
    for number in SHOWN:
        trick = deal.tricks[number - 1]
        draw = partial(trick_picture, trick.laid, trick.best.seat)
        yield Illustration(f"trick-{number}", draw, _said_of(deal, number), book_width(len(trick.laid)))
    yield Paragraph(STOCK_SAID)
    yield Steps(tuple(told(SPEECH, (event,)) for event in _of(deal, STOCK)))
    yield Paragraph(TEXTS["draw_names"])
    yield Paragraph(ACCOUNT_SAID)
    yield Grid((WHAT, *(Words(seat.en, seat.zh_hant, seat.zh_hans) for seat in SEATS)), tuple(_account(deal)))


def _changed(deal: Deal) -> Iterator[Block]:
    """Which cards count for others, so that the picture shows what is not printed on them."""
    changed = tuple(
        TEXTS["stands_for"].filled(holder=holder, shown=CARD_FACES[shown].called, printed=CARD_FACES[printed].called)
        for event in deal.events
        if isinstance(event, happens.Promoted)
        for holder, shown, printed in (
            (SEATS[event.to], event.becomes, event.card),
            (STOCK_ITSELF, event.card, event.becomes),
        )
    )
    if changed:
        yield Paragraph(TEXTS["as_they_count"].filled(changed=changed))


def _said_of(deal: Deal, number: int) -> Words:
    """What happened in a trick."""
    laid = _of(deal, PLAYED)
    each = len(laid) // len(deal.tricks)
    return TRICK.filled(number=number, said=told(SPEECH, laid[(number - 1) * each : number * each]))


def _of(deal: Deal, kinds: tuple[type, ...]) -> tuple[Event, ...]:
    return tuple(event for event in deal.events if isinstance(event, kinds))


def _hands(deal: Deal, language: Language) -> str:
    dealt = deal.playing.dealt
    rows = [(seat.said_in(language), held) for seat, held in zip(SEATS, dealt.hands, strict=True)]
    return hands_picture([*rows, (STOCK_NAME.said_in(language), dealt.stock)], language)


def _trick(number: int, trick: Trick) -> tuple[Words, ...]:
    laid = in_each(lambda language: BETWEEN.said_in(language).join(_laid(each, language) for each in trick.laid))
    winner = SEATS[trick.best.seat]
    return same(str(number)), laid, Words(winner.en, winner.zh_hant, winner.zh_hans)


def _laid(each: Laid, language: Language) -> str:
    card = CARD_FACES[each.card].called.said_in(language)
    return f"{SEATS[each.seat].said_in(language)} {card if each.face_up else f'({card})'}"


BETWEEN = Words(", ", "，", "，")


def _account(deal: Deal) -> Iterator[tuple[Words, ...]]:
    """Every payment, a line for each kind with its sum, and what the deal brought in all."""
    for kind, name in KINDS.items():
        listed = [payment for payment in deal.payments if payment.due is kind]
        for payment in listed:
            yield told(SPEECH, (payment,)), *_moved(payment.flow)
        if listed:
            yield Words(f"= {name.en}", f"＝{name.zh_hant}", f"＝{name.zh_hans}"), *_moved(_sum(listed))
    yield Words(f"= {NET.en}", f"＝{NET.zh_hant}", f"＝{NET.zh_hans}"), *_moved(deal.net)


def _sum(payments: list[Paid]) -> Four:
    east, north, west, south = (sum(each) for each in zip(*(payment.flow for payment in payments), strict=True))
    return east, north, west, south


def _moved(flow: Four) -> tuple[Words, ...]:
    return tuple(same(f"{amount:+d}" if amount else "0") for amount in flow)
