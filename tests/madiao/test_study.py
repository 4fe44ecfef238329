"""What a learner is told: from the view alone, what a pile is worth and what one more card would make."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit.amount import some
from tests.madiao.deals import EVERYONE, played, table
from youyi.games.madiao.cards import card, cards
from youyi.games.madiao.position import Playing
from youyi.games.madiao.rules import Madiao
from youyi.games.madiao.study import study
from youyi.kernel.seats import Seat
from youyi.kernel.streams import Stream, key

POSITION = (
    "1 0,0,0,0 play:0/S5 W9,Tw,C0,S9,T30,W2,C5,S3/T40,W3,W4,W5,S2,S4,C6,C7/T50,T60,W6,W7,S6,S7,C4,C3/"
    "Tb,Tq,T90,W8,S8,Ch,C1,C2 T20,T70,T80,W1,S1,C8,C9,S5 0 W9,W3-,W6-,W8-,S9,S2-,S6-,S8-,C0,C6-,C4-,Ch-"
)

TWO_AWAY = POSITION.removesuffix(",C0,C6-,C4-,Ch-")


def notes(text: str, seat: int):
    laid = table()
    position = laid.read_position(text)
    assert isinstance(laid.rules, Madiao)
    return study(laid.rules.context, laid.rules.view(position, Seat(seat)))


def test_one_more_reward_is_the_imperial_assembly():
    (near,) = [each for each in notes(POSITION, 0).piles[0].near if each.id == "huang_hui_tu"]
    assert (near.worth, near.ways, near.cards) == (8, ((card("Tw"),),), cards("Tw W9 S9 C0"))


def test_of_ones_own_cards_two_are_weighed_and_nothing_else():
    held = set(cards("Tw C0 T30 W2 C5 S3"))
    near = notes(TWO_AWAY, 0).piles[0].near
    assert {each for one in near for way in one.ways for each in way} <= held, "only cards of one's own hand"
    (assembly,) = [each for each in near if each.id == "huang_hui_tu"]
    assert [set(way) for way in assembly.ways] == [set(cards("C0 Tw"))]


def test_of_others_every_card_that_they_may_hold_is_weighed():
    near = notes(POSITION, 3).piles[0].near
    told = {(each.id, way) for each in near for way in each.ways}
    assert ("huang_hui_tu", (card("Tw"),)) in told
    assert ("hua_du_dou", (card("Tb"),)) not in told, "the looker holds it"
    assert all(len(way) == 1 for _, way in told)


def test_what_lies_there_is_counted_as_it_will_be():
    whole = POSITION + ",Tw,T40-,T50-,Tq-"
    pile = notes(whole, 2).piles[0]
    assert [(each.id, each.worth) for each in pile.now] == [("huang_hui_tu", 8)]
    assert set(pile.now[0].cards) == set(cards("Tw W9 S9 C0"))


@given(st.integers(0, 2**32), st.integers(0, 31))
@settings(max_examples=some(25), deadline=None)
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_notes(seed, plies):
    laid = table()
    assert isinstance(laid.rules, Madiao)
    told = played(laid, seed, plies, beating=True)
    if not isinstance(told.position.phase, Playing):
        return
    for seat in EVERYONE:
        view = laid.rules.view(told.position, seat)
        world = laid.rules.worlds(view, Stream(key(seed)))
        assert study(laid.rules.context, view) == study(laid.rules.context, laid.rules.view(world, seat))
