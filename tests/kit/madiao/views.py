"""Views of 馬吊 as a test writes them: a hand, what was played, who banks."""

from __future__ import annotations

from itertools import takewhile

from youyi.games.madiao import Card, FaceUp, PlayingSeen, View, card, substitutes
from youyi.games.madiao.position import FaceDown
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.situation import Situation, situation_of
from youyi.games.madiao.view import Hidden, Seen, SeenTrick
from youyi.kernel.seats import Seat

STAND_IN = substitutes(Rulings())


def cards(codes: str) -> tuple[Card, ...]:
    return tuple(map(card, codes.split()))


def seen_trick(text: str, seat: int) -> SeenTrick:
    """Read `2 S4 S7 . .`: seat 2 leads, seat 3 captures, two discard; the looker's own discard is named, as `-T30`."""
    first, *codes = text.split()
    leader, laid = int(first), list[Seen]()
    for place, code in enumerate(codes):
        by = Seat((leader + place) % 4)
        if code == ".":
            assert by != seat
            laid.append(Hidden(by))
        else:
            laid.append(FaceDown(by, card(code[1:])) if code[0] == "-" else FaceUp(by, card(code)))
    best = [each for each in laid if isinstance(each, FaceUp)][-1]
    return SeenTrick(Seat(leader), tuple(laid), best.seat if len(laid) == 4 else None)


def view_of(hand: str, *tricks: str, seat: int = 0, banker: int = 0, exposed: str = "S5") -> View:
    """See a deal from a seat that must play; what it was dealt is its hand and what it played."""
    told = tuple(seen_trick(each, seat) for each in tricks)
    played = [laid for trick in told for laid in trick.laid]
    won: list[list[Card]] = [[], [], [], []]
    for trick in takewhile(lambda each: each.winner is not None, told):
        assert trick.winner is not None
        won[trick.winner].append([laid.card for laid in trick.laid if isinstance(laid, FaceUp)][-1])
    held = [8 - sum(laid.seat == each for laid in played) for each in range(4)]
    mine = tuple(laid.card for laid in played if laid.seat == seat and not isinstance(laid, Hidden))
    holding = cards(hand)
    assert held[seat] == len(holding), "the hand does not fit the tricks"
    now = PlayingSeen(
        banker=Seat(banker),
        exposed=card(exposed),
        promoted=False,
        dealt=(*holding, *mine),
        hand=holding,
        held=(held[0], held[1], held[2], held[3]),
        tricks=told,
        won=(tuple(won[0]), tuple(won[1]), tuple(won[2]), tuple(won[3])),
        to_play=Seat(seat),
    )
    return View(Seat(seat), 1, (0, 0, 0, 0), now)


def situation_of_hand(hand: str, *tricks: str, seat: int = 0, banker: int = 0) -> Situation:
    return situation_of(view_of(hand, *tricks, seat=seat, banker=banker), STAND_IN)
