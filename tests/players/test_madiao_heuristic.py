"""Each reason that the heuristic player of 馬吊 weighs: where it speaks, and where a word of its clause silences it."""

from __future__ import annotations

import pytest

from tests.kit.madiao.views import situation_of_hand, view_of
from youyi.games.madiao import Madiao, Play, Suit, card, cards, one_suit
from youyi.games.madiao.players import answers, leads
from youyi.games.madiao.players.heuristic import MadiaoHeuristic
from youyi.games.madiao.players.worth import harm, holding, keeping, profit
from youyi.games.madiao.situation import best, gates_in, mask
from youyi.kernel.streams import Stream

SIX = ("1 W9 . . -C9", "1 W8 . . -C8", "1 W7 . . -C7", "1 W6 . . -C6", "1 S9 . . -S2", "1 S8 . . -S3")
"""Six tricks of the neighbour, in which the looker let plain cards go."""
FLOWERS_GONE = ("1 Tb Tq Tw -C5",)
S, W, C = "S2 S3 S4", "W2 W3 W4", "C6 C7 C8"
"""Cards of no merit."""


def speaks(term, code, *told, **more):
    return term(situation_of_hand(*told, **more), card(code))


@pytest.mark.parametrize(
    ("hand", "tricks", "counts"),
    [
        (f"T40 W2 W3 {S} C6 C7", (), True),
        (f"T20 W2 W3 {S} C6 C7", (), True),
        (f"T40 Tb W3 {S} C6 C7", (), False),  # 百家
        (f"T40 W3 W4 {S} C6", FLOWERS_GONE, False),  # 三花落盡
        ("T30 T40 T50 T60 T70 T80 T90 C7", (), False),  # 關真: one card beside Tens
        (f"T30 T40 T50 T60 {W} W9", (), False),  # 關賞鬥十
        ("T30 T40 T50 T60 W2 W3 W8 W9", (), True),
    ],
)
def test_tens_are_barred_until_the_flowers_are_out(hand, tricks, counts):
    code = "T20" if "T20" in hand else "T40"
    assert (speaks(leads.tens_are_barred, code, hand, *tricks) < 0) == counts


def test_tens_are_a_gate_like_others_when_the_flowers_are_gone():
    assert not situation_of_hand(f"T40 W2 W3 {S} C6 C7").gates.familiar & one_suit(Suit.T)
    assert situation_of_hand(f"T40 W2 W3 {S} C6", *FLOWERS_GONE).gates.familiar & one_suit(Suit.T) == one_suit(Suit.T)


@pytest.mark.parametrize(("beside", "counts"), [("W4", True), ("W9", False)])
def test_the_hundred_is_announced_with_a_reward_only(beside, counts):
    assert (speaks(leads.hundred_needs_a_reward, "T40", f"T40 Tb {beside} {S} C6 C7") < 0) == counts


def test_the_hundred_is_announced_before_the_suits_are_settled_or_not_at_all():
    hand = f"T40 Tb W9 {S} C6"
    assert speaks(leads.hundred_comes_early, "T40", hand + " C7", banker=1) > 0
    assert speaks(leads.hundred_comes_early, "T40", hand + " C7", banker=0) == 0
    assert speaks(leads.hundred_comes_early, "S3", hand + " C7", banker=1) == 0, "no Ten"
    assert speaks(leads.hundred_comes_early, "T40", hand, "1 C0 . . -C7", banker=1) < 0
    assert speaks(leads.hundred_comes_early, "T40", hand, "1 C0 . . -C7", banker=2) > 0


def test_myriad_and_thousand_wait_for_the_seventh_trick():
    assert speaks(leads.myriad_and_thousand_wait, "Tw", f"Tw W3 W4 {S} C6 C7") < 0
    assert speaks(leads.myriad_and_thousand_wait, "Tw", "Tw C5", *SIX) == 0
    assert speaks(leads.myriad_and_thousand_wait, "W9", f"W9 W3 W4 {S} C6 C7") == 0


@pytest.mark.parametrize(
    ("hand", "counts"),
    [
        (f"Tw Tq W4 {S} C6 C7", True),  # 倒提千萬
        (f"T30 Tq W4 {S} C6 C7", True),  # 闖千
        (f"W3 Tq W4 {S} C6 C7", False),  # the only Ten
    ],
)
def test_the_thousand_follows_the_myriad(hand, counts):
    assert (speaks(leads.thousand_follows_myriad, "Tq", hand) < 0) == counts
    assert speaks(leads.thousand_follows_myriad, "W4", hand) == 0


def test_the_reward_is_led_before_the_shoulder_and_the_rest():
    for code in ("S8", "S3"):
        assert speaks(leads.reward_goes_first, code, f"S9 S8 S3 {W} C6 C7") < 0
    assert speaks(leads.reward_goes_first, "S9", f"S9 S8 S3 {W} C6 C7") == 0
    assert speaks(leads.reward_goes_first, "S3", f"S9 S7 S3 {W} C6 C7") == 0


def test_the_first_two_gates_of_the_others_are_familiar_and_the_bankers_is_strange():
    myriads, strings, coins = (one_suit(each) for each in (Suit.W, Suit.S, Suit.C))
    one = situation_of_hand(f"{S} W3 C5 C6 C7", "1 W9 . . -W4", banker=0).gates
    assert (one.familiar, one.strange) == (myriads, 0)
    two = situation_of_hand(f"{S} W3 C5 C6", "1 W9 . . -W4", "1 S9 . . -C7", banker=0).gates
    assert (two.familiar, two.strange) == (myriads | strings, coins)
    his = situation_of_hand(f"{S} W3 C5 C6 C7", "1 W9 . . -W4", banker=1).gates
    assert (his.familiar, his.strange) == (strings | coins, myriads)


def test_a_suit_that_the_banker_opens_second_is_neither_familiar_nor_strange():
    myriads, strings, coins = map(one_suit, (Suit.W, Suit.S, Suit.C))
    before = ("1 W9 . . -W4", "2 S9 . -C5 .")
    open_still = situation_of_hand(f"{S} W3 C6 C7", *before, banker=2).gates
    assert (open_still.familiar, open_still.strange) == (myriads, 0)
    settled = situation_of_hand(f"{S} W3 C7", *before, "3 C0 -C6 . .", banker=2).gates
    assert (settled.familiar, settled.strange) == (myriads | coins, strings)


def test_the_strange_gate_stays_shut_while_a_familiar_card_is_left():
    tricks = ("1 W9 . . -T30", "1 S9 . . -C7")
    assert speaks(leads.third_gate_stays_shut, "C5", f"{S} W3 C5 C6", *tricks, banker=2) < 0
    assert speaks(leads.third_gate_stays_shut, "S2", f"{S} W3 C5 C6", *tricks, banker=2) == 0
    assert speaks(leads.third_gate_stays_shut, "C0", f"{S} W3 C0 C6", *tricks, banker=2) == 0  # 關賞
    assert speaks(leads.third_gate_stays_shut, "C5", f"{S} W3 C5 C6", *tricks, banker=0) == 0
    assert speaks(leads.third_gate_stays_shut, "C5", "C2 C5 C6 T40 T50 T60", *tricks, banker=2) == 0  # none is left


def test_a_gate_keeps_its_last_card_unless_it_wins():
    hand = f"W3 S9 {C} T30 T40 T50"
    assert speaks(leads.a_gate_keeps_its_last, "W3", hand) < 0
    assert speaks(leads.a_gate_keeps_its_last, "S9", hand) == 0
    assert speaks(leads.a_gate_keeps_its_last, "C6", hand) == 0


def test_low_cards_draw_more_than_high_ones():
    hand = f"W2 W7 S9 {C} T30 T40"
    assert speaks(leads.low_cards_draw_high, "W2", hand) > speaks(leads.low_cards_draw_high, "W7", hand) > 0
    assert speaks(leads.low_cards_draw_high, "S9", hand) == 0


def test_a_gate_not_led_yet_is_preferred():
    hand, trick = f"{S} W3 C5 C6 C7", "1 W9 . . -W4"
    assert speaks(leads.a_gate_not_led_yet, "S2", hand, trick) > speaks(leads.a_gate_not_led_yet, "W3", hand, trick)


def test_the_banker_is_stopped_by_the_others():
    hand = f"W7 {S} {C} T30"
    assert speaks(answers.the_banker_is_stopped, "W7", hand, "1 W5", banker=1) > 0
    assert speaks(answers.the_banker_is_stopped, "W7", hand, "1 W5", banker=2) == 0


def test_a_ji_and_the_hundred_are_stopped():
    hand = f"W7 {S} {C} Tw"
    assert speaks(answers.a_ji_is_stopped, "W7", hand, "1 W1") > 0
    assert speaks(answers.a_ji_is_stopped, "W7", hand, "1 W2") == 0
    assert speaks(answers.the_hundred_is_stopped, "Tw", hand, "1 Tb") > 0
    assert speaks(answers.the_hundred_is_stopped, "Tw", hand, "1 T90") == 0


def test_the_merit_of_the_thousand_is_taken_by_the_myriad():
    hand = f"W7 {S} {C} Tw"
    assert speaks(answers.the_merit_is_taken, "Tw", hand, "2 Tb Tq") > 0
    assert speaks(answers.the_merit_is_taken, "Tw", hand, "2 T90 Tq") == 0


@pytest.mark.parametrize(
    ("hand", "tricks", "banker", "counts"),
    [
        (f"W7 {S} {C} T30", ("2 W5 .",), 3, True),
        (f"W7 {S} {C} T30", ("2 W5 .",), 0, False),  # the banker may
        (f"W7 {S} {C} T30", ("2 W5 .",), 2, False),  # from the banker one may
        (f"W7 {S} {C} T30", ("3 W5",), 1, False),  # the banker is yet to play
        (f"W9 {S} {C} T30", ("2 W8 .",), 3, False),  # no green
        (f"T70 {S} {C} T30", ("2 T60 .",), 3, False),  # Tens
        (f"W7 {S} {C} Tq", ("2 W5 .",), 3, False),  # with Myriad or Thousand
        ("W4 S4 T30 T40", (*SIX[:4], "2 W2 ."), 3, True),
        ("W4 S4 T30", (*SIX[:5], "2 W2 ."), 3, False),  # three cards left
    ],
)
def test_a_green_of_the_others_is_not_captured_in_haste(hand, tricks, banker, counts):
    code = hand.split()[0]
    assert (speaks(answers.no_haste, code, hand, *tricks, banker=banker) < 0) == counts


def test_who_has_won_two_may_be_captured():
    once, twice = "2 C0 . -C8 .", "2 Ch . -S5 ."
    assert speaks(answers.no_haste, "W7", f"W7 {S} C6 C7 T30", once, "2 W5 .", banker=3) < 0
    assert speaks(answers.no_haste, "W7", f"W7 {S} C6 C7", once, twice, "2 W5 .", banker=3) == 0


def test_the_order_of_discards():
    hand, tricks = "T30 W3 S3 S1 C3 C4", ("1 W9 . . -T40", "1 S9 . . -T50")
    points = [
        speaks(answers.in_the_order_of_discards, code, hand, *tricks, banker=2) for code in ("T30", "C3", "S1", "W3")
    ]
    assert points == sorted(points, reverse=True)
    assert len(set(points)) == 4
    assert speaks(answers.in_the_order_of_discards, "W3", hand, *tricks, banker=0) == 0


def test_one_ten_waits_for_twenty():
    term = answers.a_ten_waits_for_twenty
    assert speaks(term, "T30", f"T30 {S} {W} C6") < 0
    assert speaks(term, "T30", f"T30 T40 {S} {W}") == 0
    assert speaks(term, "T30", f"T30 T20 {S} {W}") == 0
    assert speaks(term, "T30", f"T30 {S} {W}", "1 T20 . . -C6") == 0


def test_myriad_and_thousand_are_not_discarded_while_they_can_serve():
    term = answers.myriad_and_thousand_stay
    assert speaks(term, "Tw", f"Tw {S} {W} C6") < 0
    assert speaks(term, "T90", f"T90 {S} {W} C6") == 0
    assert speaks(term, "Tw", f"Tw {S} {W}", "1 Tb Tq . -C6") == 0


def test_a_guard_stays_while_the_ji_is_out():
    term = answers.a_guard_stays
    assert speaks(term, "W3", f"W3 {S} {C} T30") < 0
    assert speaks(term, "W3", f"W3 W4 {S} C6 C7 C8") == 0
    assert speaks(term, "W3", f"W3 {S} {C}", "1 W1 . . -T30") == 0


def test_of_cards_alike_the_lower_goes():
    hand = f"S2 S6 {W} {C}"
    assert speaks(answers.high_cards_stay, "S2", hand) > speaks(answers.high_cards_stay, "S6", hand)


def test_a_card_holds_the_surer_the_fewer_can_beat_it():
    first = situation_of_hand(f"S9 S7 {W} {C}")
    assert holding(first, card("S9")) == 1
    assert 0 < holding(first, card("W4")) < holding(first, card("S7")) < 1
    last = situation_of_hand(f"S7 {W} {C} T30", "1 S2 S4 S6")
    assert holding(last, card("S7")) == 1


def test_a_won_card_counts_thrice_for_the_banker():
    mine, others = (situation_of_hand(f"S9 S7 {W} {C}", banker=banker) for banker in (0, 1))
    assert profit(mine, card("S9")) - profit(mine, card("S7")) > profit(others, card("S9")) - profit(others, card("S7"))
    assert keeping(mine, card("S9")) > keeping(others, card("S9")) > keeping(others, card("S7")) == 0


def test_a_ji_is_worth_keeping_at_the_end_only():
    assert keeping(situation_of_hand(f"S1 {W} {C} T30"), card("S1")) == 0
    assert keeping(situation_of_hand("S1 C5", *SIX), card("S1")) > 0


def test_the_fourth_gate_harms_most():
    tricks = ("1 W9 . . -C8", "1 S9 . . -C7", "1 C0 . . -C6")
    situation = situation_of_hand(f"{W} S2 T30", *tricks, "1 Tw", banker=2)
    assert gates_in(mask(cards("W9 S9 C0"))) == 3
    second = situation_of_hand(f"{W} S2 T30 C5 C9", tricks[0], "1 Tw", banker=2)
    assert harm(situation, best(situation)) > 5 + harm(second, best(second))


def chosen(hand, *tricks, **more):
    view = view_of(hand, *tricks, **more)
    moves = tuple(map(Play, cards(hand)))
    found = {MadiaoHeuristic(Madiao()).choose(view, moves, Stream(seed)) for seed in range(5)}
    assert len(found) == 1
    return found.pop()


@pytest.mark.parametrize(
    ("hand", "tricks", "banker", "best"),
    [
        (f"S2 S3 {W} C6 C7 T30", ("1 S1 . .",), 2, "S2"),  # a 極 is stopped, with the least that does it
        (f"Tw S3 {W} C6 C7 T30", ("1 Tb . .",), 2, "Tw"),  # so is the Hundred
        (f"W7 S9 {S} C6 C7 T30", ("3 W5",), 3, "W7"),  # the banker
        (f"S9 S8 T30 T40 {W} C6", ("1 C0",), 2, "T30"),  # what goes first goes
        ("S9 C7", (*SIX,), 2, "S9"),  # the last sure trick
    ],
)
def test_the_player_does_as_its_reasons_say(hand, tricks, banker, best):
    assert chosen(hand, *tricks, banker=banker) == Play(card(best))


def test_equal_cards_are_drawn_for():
    view = view_of("W2 S2 W3 S3 W4 S4 T20 Tw", "1 C0", exposed="C2")
    moves = tuple(map(Play, cards("W2 S2 W3 S3 W4 S4")))
    assert len({MadiaoHeuristic(Madiao()).choose(view, moves, Stream(seed)) for seed in range(20)}) == 2
