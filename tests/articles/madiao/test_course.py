"""The course of a deal: who banks, the deal, promotion, tricks, dealt patterns, the end."""

import pytest

from tests.kit.examples import shows
from tests.kit.madiao.deals import QUIET, Laid, pack
from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import CODES, DECK, card, cards
from youyi.games.madiao.events import (
    BankerSeated,
    Captured,
    CardExposed,
    DealEnded,
    Discarded,
    DiscardedCard,
    Drawn,
    HandShown,
    Led,
    Paid,
    PaymentKind,
    PlayBegan,
    Promoted,
    Received,
    SittingEnded,
    TrickWon,
    WentDead,
)
from youyi.games.madiao.moves import Play
from youyi.games.madiao.position import ToSeatBanker
from youyi.kernel.cards import Deal
from youyi.kernel.rules import Over
from youyi.kernel.seats import Seat
from youyi.kernel.secrets import heard

EAST, NORTH, WEST, SOUTH = (Seat(seat) for seat in range(4))
REDS = "Tw Tq W9 W8 S9 S8 C0 Ch"
"""天人合一: 60 賀 under the guide."""
SHOWN = (REDS, "T60 T40 W7 W3 S6 S2 C5 C2", "T50 T70 W5 W4 S5 S4 C3 C4", "T90 T80 W6 W2 S7 S3 C6 C7")


def of(kind, events):
    return [each for each in events if isinstance(each, kind)]


def objection(laid, move):
    refused = laid.rules.objection(laid.position, move)
    return refused and refused.because


@shows(art.EXPOSED)
def test_everybody_sees_the_last_card_of_the_stock():
    laid = Laid(pack(exposed="C9"))
    (shown,) = of(CardExposed, laid.events)
    assert (shown.card, shown.because) == (card("C9"), art.EXPOSED)
    for seat in (None, EAST, NORTH, WEST, SOUTH):
        assert shown in heard(laid.events, seat)
        assert laid.rules.view(laid.position, seat).phase.exposed == card("C9")


@pytest.mark.parametrize(("exposed", "banker"), [("C9", 1), ("C0", 0), ("S1", 1), ("W9", 1), ("T20", 0), ("Tw", 0)])
@shows(art.FIRST_BANKER)
def test_the_exposed_cards_number_divided_by_four_names_the_first_banker(exposed, banker):
    laid = Laid(pack(exposed=exposed))
    (seated,) = of(BankerSeated, laid.events)
    assert (seated.seat, seated.because) == (banker, art.FIRST_BANKER)
    assert laid.playing.dealt.banker == banker


@shows(art.DEAL)
def test_each_seat_is_dealt_eight_cards_and_eight_are_the_stock():
    laid = Laid(pack())
    assert [each.cards for each in of(Received, laid.events)] == [cards(hand) for hand in QUIET]
    assert len(laid.playing.dealt.stock) == 8
    assert objection(laid, pack()) is art.EIGHT_TRICKS
    fresh = laid.rules.start()
    assert laid.rules.objection(fresh, Play(card("Tw"))).because is art.DEAL


@shows(art.FORTY_CARDS)
def test_a_pack_that_is_not_the_forty_cards_cannot_be_dealt():
    laid = Laid(pack())
    fresh = laid.rules.start()
    twice = Deal((*DECK[:-1], DECK[0]))
    assert laid.rules.objection(fresh, twice).because is art.FORTY_CARDS
    assert laid.rules.objection(fresh, Deal(DECK[:-1])).because is art.FORTY_CARDS
    assert laid.rules.objection(fresh, pack()) is None


@pytest.mark.parametrize(
    ("exposed", "takes"),
    [("W9", "W8"), ("S9", "S8"), ("C0", "Ch"), ("S8", "S7"), ("Ch", "C1"), ("S1", "S2"), ("C9", "C8")],
)
@shows(art.PROMOTION, art.PROMOTION_JI, art.NO_CASCADE)
def test_the_substitute_of_the_exposed_card_takes_its_place_and_no_other_moves_up(exposed, takes):
    order = [takes, *(code for code in CODES if code not in (exposed, takes))]
    hands = [" ".join(order[at:32:4]) for at in range(4)]
    laid = Laid(pack(hands, exposed=exposed))
    (found,) = of(Promoted, laid.events)
    assert (found.to, found.card, found.becomes, found.because) == (EAST, card(takes), card(exposed), art.PROMOTION)
    assert laid.playing.dealt.hands[EAST] == cards(" ".join((exposed, *order[4:32:4])))
    assert laid.playing.dealt.stock[-1] == card(takes)
    assert found not in heard(laid.events, NORTH)


@pytest.mark.parametrize(
    ("exposed", "takes"), [("Tw", "T90"), ("Tq", "T90"), ("Tb", "T90"), ("T90", "T80"), ("T20", "T30")]
)
@shows(art.PROMOTION_TENS)
def test_in_tens_the_ninety_takes_the_place_of_each_flower(exposed, takes):
    order = [takes, *(code for code in CODES if code not in (exposed, takes))]
    hands = [" ".join(order[at:32:4]) for at in range(4)]
    laid = Laid(pack(hands, exposed=exposed))
    (found,) = of(Promoted, laid.events)
    assert (found.card, found.becomes) == (card(takes), card(exposed))


@pytest.mark.parametrize("exposed", ["T80", "W7", "C5"])
def test_most_cards_have_no_substitute(exposed):
    rest = [code for code in CODES if code != exposed]
    hands = tuple(" ".join(rest[at::5][:8]) for at in range(4))
    assert of(Promoted, Laid(pack(hands, exposed=exposed)).events) == []


@shows(art.BANKER_LEADS)
def test_the_banker_leads_the_first_trick():
    laid = Laid(pack(), banker=2)
    (began,) = of(PlayBegan, laid.events)
    assert (began.leader, began.because) == (WEST, art.BANKER_LEADS)
    assert laid.asked == WEST


@shows(art.LEAD, art.CAPTURE, art.DISCARD, art.ANTICLOCKWISE, art.WON, art.WINNER_LEADS, art.NO_DUTY)
def test_a_trick_goes_round_and_its_highest_card_is_won_and_leads():
    laid = Laid(pack(), banker=0)
    events = laid.play("W6 W4 W3 W8")
    assert [(type(each), each.seat, each.because) for each in events if not isinstance(each, DiscardedCard)] == [
        (Led, EAST, art.LEAD),
        (Discarded, NORTH, art.DISCARD),
        (Discarded, WEST, art.DISCARD),
        (Captured, SOUTH, art.CAPTURE),
        (TrickWon, SOUTH, art.WON),
    ]
    assert events[-1].card == card("W8")
    assert laid.playing.won == ((), (), (), cards("W8"))
    assert laid.asked == SOUTH
    laid.play("Tb")
    assert laid.asked == EAST


@shows(art.NO_DUTY, art.CAPTURE, art.ORDER)
def test_who_holds_a_higher_card_may_let_another_go_and_another_suit_never_captures():
    laid = Laid(pack(), banker=1)
    events = laid.play("W4 S3 Tq C1")
    assert [type(each) for each in events if not isinstance(each, DiscardedCard)] == [
        Led, Discarded, Discarded, Discarded, TrickWon,
    ]  # fmt: skip
    assert (events[-1].seat, events[-1].card) == (NORTH, card("W4"))


@shows(art.COINS_REVERSED)
def test_a_lower_coin_captures_a_higher():
    events = Laid(pack(), banker=2).play("C5 C7 C2 C4")
    assert [each.card for each in of(Captured, events)] == [card("C2")]
    assert of(TrickWon, events)[0].seat == EAST


@shows(art.OWN_CARD)
def test_only_a_card_of_ones_own_hand_is_played():
    laid = Laid(pack(), banker=0)
    assert objection(laid, Play(card("T70"))) is art.OWN_CARD
    assert objection(laid, Play(card("W6"))) is None
    laid.play("W6 W4 W3 W8")
    assert objection(laid, Play(card("W8"))) is art.OWN_CARD, "it is played already"


@shows(art.SECRETS)
def test_what_is_discarded_only_its_owner_knows():
    laid = Laid(pack(), banker=0)
    laid.play("W6 W4")
    (secret,) = of(DiscardedCard, laid.events)
    assert (secret.card, secret.because) == (card("W4"), art.SECRETS)
    assert [seat for seat in (None, EAST, NORTH, WEST, SOUTH) if secret in heard(laid.events, seat)] == [NORTH]
    assert [each.to for each in of(Received, heard(laid.events, WEST))] == [WEST]


@shows(art.EIGHT_TRICKS, art.NET, art.PATTERNS_FIRST, art.CHONG_FIRST)
def test_after_eight_tricks_the_table_is_settled_then_the_stock_then_the_deal_is_over():
    laid = Laid(pack(), banker=0)
    events = laid.play_out()
    assert [each.trick for each in of(TrickWon, events)] == [1, 2, 3, 4, 5, 6, 7, 8]
    turned = [at for at, each in enumerate(events) if isinstance(each, Drawn | WentDead)]
    assert len(turned) == 8
    table = {PaymentKind.DIAO, PaymentKind.ZHU, PaymentKind.QIAOMEN, PaymentKind.GONGHE}
    settled = [at for at, each in enumerate(events) if isinstance(each, Paid) and each.due in table]
    assert settled
    assert max(settled) < min(turned)
    (ended,) = of(DealEnded, events)
    assert ended.because is art.NET
    assert ended.net == tuple(map(sum, zip(*(each.flow for each in of(Paid, events)), strict=True)))
    assert sum(ended.net) == 0


@shows(art.SITTING)
def test_a_sitting_ends_after_the_agreed_deals_and_the_sums_decide():
    laid = Laid(pack(), banker=0, deals=2, next_banker="rotate")
    assert of(SittingEnded, laid.play_out()) == []
    assert laid.to_deal == NORTH
    assert not isinstance(laid.rules.prompt(laid.position), Over)
    laid.turn(pack())
    assert of(SittingEnded, laid.play_out())[0].because is art.SITTING
    over = laid.rules.prompt(laid.position)
    assert over.score == laid.position.purses
    assert over.first == {seat for seat in range(4) if over.score[seat] == max(over.score)}
    assert objection(laid, pack()) is art.SITTING


@shows(art.EIGHT_DEALS)
def test_a_sitting_has_eight_deals_if_nothing_is_agreed():
    assert Laid(pack()).rules.context.terms.deals == 1
    laid = Laid(pack(), banker=0, deals=8)
    deals = 1
    while of(SittingEnded, laid.play_out()) == []:
        laid.turn(pack())
        deals += 1
    assert deals == 8


@shows(art.DEALT_PATTERNS, art.SHOW_HANDS, art.HAND_AS_WON)
def test_a_deal_that_a_dealt_pattern_ends_is_told_whole():
    laid = Laid(pack(SHOWN), banker=1)
    pattern = next(each for each in laid.rules.context.patterns.dealt_rows.rows if each.id == "tian_ren_he_yi")
    assert of(HandShown, laid.events) == [HandShown(EAST, cards(REDS), pattern.article)]
    assert of(PlayBegan, laid.events) == of(Led, laid.events) == []
    first, *rest = of(Paid, laid.events)
    assert (first.due, first.seat, first.item, first.worth) == (PaymentKind.GONGHE, EAST, "tian_ren_he_yi", 60)
    assert first.flow == (180, -60, -60, -60)
    kinds = [type(each) for each in laid.events]
    turned = [at for at, kind in enumerate(kinds) if kind in (Drawn, WentDead)]
    assert kinds.index(HandShown) < kinds.index(Paid) < turned[0]
    assert len(turned) == 8
    assert {each.seat for each in rest} == {EAST}, "the stock is looked at with the hand shown alone"
    assert {each.seat for each in of(Drawn, laid.events)} == {EAST}
    assert kinds[-2:] == [DealEnded, SittingEnded]
    for seat in (None, NORTH, WEST, SOUTH):
        assert of(HandShown, heard(laid.events, seat)) == of(HandShown, laid.events)


@shows(art.ALL_HOLDERS)
def test_every_holder_shows_and_is_paid():
    both = (REDS, "T60 T40 W7 W3 S6 S2 C5 C2", "T20 W1 S1 C9 Tb T30 S5 C3", "T90 T80 W6 W2 S7 S3 C6 C7")
    laid = Laid(pack(both, exposed="C8"), banker=1)
    assert [each.seat for each in of(HandShown, laid.events)] == [EAST, WEST]
    paid = [each for each in of(Paid, laid.events) if each.due is PaymentKind.GONGHE]
    assert [(each.seat, each.item, each.worth) for each in paid] == [(0, "tian_ren_he_yi", 60), (2, "si_ji_yi_bai", 8)]
    first = Laid(pack(both, exposed="C8"), banker=1, predeal_players="first_only")
    assert [each.seat for each in of(HandShown, first.events)] == [EAST, WEST]
    paid = [each for each in of(Paid, first.events) if each.due is PaymentKind.GONGHE]
    assert [each.seat for each in paid] == [WEST], "the first from the banker on"


def test_with_the_remainder_of_each_deal_the_next_exposed_card_names_the_banker():
    laid = Laid(pack(), deals=2, next_banker="remainder_each_deal")
    laid.play_out()
    assert isinstance(laid.position.phase, ToSeatBanker)
    assert of(BankerSeated, laid.turn(pack(exposed="S1")))[0].seat == NORTH
