"""Worked examples of a whole deal and of its steps: who banks and leads, what is promoted, who wins a trick."""

from __future__ import annotations

from collections.abc import Sequence

from youyi.games.madiao.cards import CARD_OF, CODES, DECK
from youyi.games.madiao.events import (
    Paid,
    PaymentKind,
)
from youyi.games.madiao.play.dealing import first_leader, next_banker, promoted, remainder_seat, substitutes
from youyi.games.madiao.play.tricks import play_kind
from youyi.games.madiao.position import (
    NO_TRICK,
    SEATS,
    Cards,
    Dealt,
    FaceDown,
    FaceUp,
    FourCards,
    Playing,
    PlayKind,
    Position,
    Trick,
)
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.vectors.read import Given, Result, codes, flows_by_due, four, read_cards, total
from youyi.games.madiao.vectors.replay import plays, replay, settled, without_penalties
from youyi.kernel.seats import Seat, round_from

TABLE_DUES = (PaymentKind.DIAO, PaymentKind.ZHU, PaymentKind.QIAOMEN, PaymentKind.GONGHE)
NOTHING_YET = (0, 0, 0, 0)


def promotion(rulings: Rulings, given: Given) -> Result:
    """Find what takes the place of an exposed card, and in whose hand."""
    exposed = CARD_OF[given["exposed"]]
    substitute = substitutes(rulings).get(exposed)
    result: Result = {
        "substitute": None if substitute is None else CODES[substitute],
        "becomes": None if substitute is None else CODES[exposed],
    }
    if "hands" not in given:
        return result
    hands = four_hands(given["hands"])
    found = promoted(rulings, exposed, hands)
    changed = [[exposed if found and card == found[1] else card for card in hand] for hand in hands]
    return {**result, "holder": None if found is None else found[0], "hands_after": [codes(hand) for hand in changed]}


def four_hands(hands: Sequence[Sequence[str]]) -> FourCards:
    """Read four hands."""
    east, north, west, south = map(read_cards, hands)
    return east, north, west, south


def banker(rulings: Rulings, given: Given) -> Result:
    """Read the first banker from the last stock card."""
    return {"banker": remainder_seat(rulings, CARD_OF[given["last_stock_card"]])}


def leader(rulings: Rulings, given: Given) -> Result:
    """Find who leads the first trick."""
    return {"leader": first_leader(rulings, Seat(given["banker"]), CARD_OF[given["exposed"]])[0]}


def following_banker(rulings: Rulings, given: Given) -> Result:
    """Find who banks the next deal."""
    winner = given.get("last_trick_winner")
    found = next_banker(rulings, Seat(given["banker"]), four(given["net"]), None if winner is None else Seat(winner))
    return {"banker": None if found is None else found[0]}


def trick(rulings: Rulings, given: Given) -> Result:
    """Play one trick."""
    cards = read_cards(given["plays"])
    order = list(round_from(Seat(given["leader"]), SEATS))
    now = _before_trick(cards, given["trick_no"], given["won_before"], order[0])
    for seat, card in zip(order, cards, strict=True):
        down = play_kind(rulings, now, seat, card) is PlayKind.DISCARD
        laid = FaceDown(seat, card) if down else FaceUp(seat, card)
        now = Playing(now.dealt, now.leader, now.done, Trick((*now.now.laid, laid)), now.hands, now.won)
    best = now.now.best
    return {"winner": best.seat, "card": CODES[best.card], "face_up": [laid.face_up for laid in now.now.laid]}


def _before_trick(cards: Cards, number: int, counts: Sequence[int], leader: Seat) -> Playing:
    """A deal in which only these cards and counts matter; the other cards are arbitrary."""
    rest = tuple(card for card in DECK if card not in cards)
    won = tuple(rest[:count] for count in counts)
    hands: FourCards = ((), (), (), ())
    east, north, west, south = won
    dealt = Dealt(leader, rest[-1], hands, rest[-1:])
    return Playing(dealt, leader, (NO_TRICK,) * (number - 1), NO_TRICK, hands, (east, north, west, south))


def settle(rulings: Rulings, given: Given) -> Result:
    """Play eight tricks and settle what lies on the table."""
    context, hands = without_penalties(rulings), four_hands(given["hands"])
    stock = tuple(card for card in DECK if all(card not in hand for hand in hands))
    dealt = Dealt(Seat(given["banker"]), stock[-1], hands, stock)
    playing = Playing(dealt, Seat(given["leader"]), (), NO_TRICK, hands, ((), (), (), ()))
    replayed = replay(context, Position(1, NOTHING_YET, playing), plays(given["plays"]))
    paid = [event for event in replayed.events if isinstance(event, Paid) and event.due in TABLE_DUES]
    return {
        "won": [codes(won) for won in replayed.played.won],
        **settled(context, replayed.played),
        "flows": flows_by_due(paid, context.payments.base, TABLE_DUES),
        "net": total(payment.flow for payment in paid),
    }
