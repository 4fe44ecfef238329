"""罰: faults against good play, and what they cost where they cost anything."""

import pytest

from tests.kit.examples import shows
from tests.kit.madiao.money import EAST, NORTH, SOUTH, WEST, context, offences, playing, told
from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import CardSet, Suit, cards, named, one_suit
from youyi.games.madiao.events import Paid, PaymentKind
from youyi.games.madiao.offences import COUNSEL, Offence, judge, suits, warnings
from youyi.games.madiao.offences.gates import gates
from youyi.games.madiao.offences.played import PlayedCard
from youyi.games.madiao.payments import penalty_payments, table_payments
from youyi.games.madiao.play.tricks import winnings_of
from youyi.games.madiao.position import FaceDown, FaceUp

MYRIADS, STRINGS, COINS = map(one_suit, (Suit.W, Suit.S, Suit.C))


def led(text, *, kept="", banker=SOUTH, seat=EAST, after=()):
    """The faults of a seat in leading a card, the others following with nothing."""
    hands = ["", "", "", ""]
    hands[seat] = kept
    now = playing(*after, text, banker=banker, leader=seat, kept=hands)
    return [each.code for each in judge(now) if (each.seat, each.trick) == (seat, len(now.done))]


@shows(art.TENS_BARRED)
def test_tens_are_barred_to_who_does_not_hold_the_hundred():
    assert "tens_barred" in led("T50 S2 S3 S4", kept="W2 W3 S5")
    assert "tens_barred" not in led("T50 S2 S3 S4", kept="W2 W3 Tb"), "百家"
    assert "tens_barred" not in led("Tw S2 S3 S4", kept="W2 W3 S5"), "a flower is no 青"
    assert "tens_barred" not in led("T50 S2 S3 S4", kept="T60 T70 W2"), "盡手十子 but one"
    assert "tens_barred" not in led("T50 S2 S3 S4", kept="W9 W2 W3"), "關賞鬥十"
    assert "tens_barred" in led("T50 S2 S3 S4", kept="W9 W8 W3"), "the 賞 has its 肩"


@shows(art.THREE_FLOWERS)
def test_tens_are_open_when_the_three_flowers_have_appeared():
    gone = ("Tb Tq Tw S2",)
    now = playing(*gone, "T50 C8 C7 C6", leader=EAST, banker=NORTH, kept=["", "", "W2 W3 S5", ""])
    assert "tens_barred" not in offences(now, WEST)


@shows(art.HUNDRED_WITHOUT_REWARD)
def test_who_holds_the_hundred_needs_a_reward_to_lead_tens():
    assert "hundred_without_reward" in led("T50 S2 S3 S4", kept="Tb W8")
    assert "hundred_without_reward" not in led("T50 S2 S3 S4", kept="Tb W9")


@shows(art.BANKER_HAS_LED)
def test_who_holds_the_hundred_is_too_late_after_the_banker_has_led():
    now = playing("W2 W3 S2 S3", "Tb C8 C7 C6", banker=EAST, kept=["", "W9", "", ""])
    assert "banker_has_led" in offences(now, NORTH)
    assert "banker_has_led" not in led("Tb S2 S3 S4", kept="W9")


@shows(art.SUITS_SETTLED)
def test_who_holds_the_hundred_is_too_late_after_both_familiar_suits():
    before = ("W5 W2 W3 W4", "S5 S2 S3 S4")
    assert "suits_settled" in led("Tb C8 C7 C6", after=before, kept="W9")
    assert "suits_settled" not in led("Tb C8 C7 C6", after=before[:1], kept="W9")


@shows(art.HUNDRED_UNANNOUNCED)
def test_who_may_lead_tens_with_the_hundred_should():
    assert "hundred_unannounced" in led("W5 S2 S3 S4", kept="Tb W9")
    assert "hundred_unannounced" not in led("W5 S2 S3 S4", kept="Tb W8")
    assert "hundred_unannounced" not in led("W5 S2 S3 S4", kept="Tb W9", banker=EAST)


@shows(art.BOTH_LED)
def test_myriad_and_thousand_are_not_both_led_away():
    assert "both_led" in led("Tq C8 C7 C6", after=("Tw S2 S3 S4",), kept="T50")
    assert "both_led" not in led("Tq C8 C7 C6", after=("Tw S2 S3 S4",), kept="W2"), "no Ten is left"


@shows(art.THOUSAND_FIRST)
def test_the_thousand_is_not_led_before_the_myriad():
    assert "thousand_first" in led("Tq S2 S3 S4", kept="Tw")
    assert "thousand_first" not in led("Tw S2 S3 S4", kept="Tq")


@shows(art.LONE_THOUSAND)
def test_the_thousand_is_not_led_alone():
    assert "lone_thousand" in led("Tq S2 S3 S4", kept="T50")
    assert "lone_thousand" not in led("Tq S2 S3 S4", kept="W2")
    assert "lone_thousand" not in led("Tq S2 S3 S4", kept="T50 Tw")


@shows(art.MYRIAD_TOO_EARLY)
def test_the_myriad_is_not_led_with_four_cards_in_hand():
    assert "myriad_too_early" in led("Tw S2 S3 S4", kept="T50 W2 W3")
    assert "myriad_too_early" not in led("Tw S2 S3 S4", kept="T50 W2")


@shows(art.WAIT_FOR_SEVENTH)
def test_myriad_and_thousand_wait_for_the_seventh_trick():
    assert "wait_for_seventh" in led("Tw S2 S3 S4", kept="T50")
    six = tuple(f"W{number} C{number} S{number} T{number}0" for number in range(2, 8))
    assert "wait_for_seventh" not in led("Tw S1 C8 C9", after=six, kept="T80")


@shows(art.MYRIAD_NOT_LED)
def test_with_myriad_and_thousand_no_lower_ten_is_led():
    assert "myriad_not_led" in led("T50 S2 S3 S4", kept="Tw Tq")
    assert "myriad_not_led" not in led("T50 S2 S3 S4", kept="Tw Tb")


@shows(art.REWARD_NOT_LED)
def test_with_reward_and_shoulder_the_reward_is_led():
    assert "reward_not_led" in led("W8 S2 S3 S4", kept="W9")
    assert "reward_not_led" in led("W2 S2 S3 S4", kept="W9 W8")
    assert "reward_not_led" not in led("W9 S2 S3 S4", kept="W8")
    assert "reward_not_led" not in led("W2 S2 S3 S4", kept="W9")


@shows(art.FAMILIAR_GATES)
def test_the_first_two_suits_led_by_others_are_familiar_or_the_two_that_the_banker_left():
    def leads(*each):
        return tuple(FaceUp(seat, *cards(code)) for seat, code in each)

    assert not gates(EAST, leads((NORTH, "W2"), (EAST, "S2"), (WEST, "T50"))).strange
    assert gates(EAST, leads((NORTH, "W2"), (EAST, "S2"))).familiar == MYRIADS
    settled = gates(EAST, leads((NORTH, "W2"), (EAST, "S2"), (SOUTH, "C8")))
    assert (settled.familiar, settled.strange, settled.both_led) == (MYRIADS | COINS, STRINGS, True)
    banked = gates(EAST, leads((EAST, "T50"), (EAST, "W2"), (NORTH, "S2")))
    assert (banked.familiar, banked.strange, banked.both_led) == (STRINGS | COINS, MYRIADS, False)


FAMILIAR = ("W5 W2 W3 W4", "S5 S2 S3 S4")


@shows(art.THIRD_GATE)
def test_the_strange_suit_is_not_opened_while_a_familiar_one_is_in_hand():
    assert "third_gate" in led("C5 T30 T40 T50", after=FAMILIAR, kept="W6")
    assert "third_gate" not in led("C5 T30 T40 T50", after=FAMILIAR, kept="T60")
    assert "third_gate" not in led("C5 T30 T40 T50", after=FAMILIAR, kept="W6", banker=EAST)
    assert "third_gate" not in led("C5 T30 T40 T50", after=FAMILIAR, kept="W9 W6"), "關賞"
    assert "third_gate" in led("C5 T30 T40 T50", after=FAMILIAR, kept="W9 W8 W6")


@shows(art.LAST_OF_SUIT)
def test_the_last_of_a_familiar_suit_is_not_led_away():
    assert "last_of_suit" in led("W6 T30 T40 T50", after=FAMILIAR, kept="S6 S7")
    assert "last_of_suit" not in led("W6 T30 T40 T50", after=FAMILIAR, kept="S6"), "there is no other"
    assert "last_of_suit" not in led("W6 T30 T40 T50", after=FAMILIAR, kept="W7 S6")


@shows(art.BANKER_SLIPS)
def test_the_banker_is_not_let_through():
    def slips(trick, kept):
        return "banker_slips" in offences(playing(trick, banker=EAST, kept=["", kept, "", ""]), NORTH)

    assert slips("W5 S2 S3 S4", "W6")
    assert not slips("W5 S2 S3 S4", "W4")
    assert not slips("W5 S2 W7 S4", "W6"), "West stopped the banker"
    assert not slips("W5 W6 S3 S4", "W7")


@pytest.mark.parametrize(("trick", "won", "able"), [(8, "", False), (7, "", True), (8, "C3", True)])
def test_in_the_last_trick_a_seat_without_a_won_card_is_never_blamed(trick, won, able):
    (myriad, string), none = cards("W8 S2"), CardSet(0)
    best = FaceUp(EAST, myriad)
    played = PlayedCard(
        banker=EAST, laid=FaceDown(NORTH, string), trick=trick, dealt=named("W9 S2"), hand=named("W9 S2"), before=(best,),
        winner=EAST, appeared=none, leads=(best,), gates=gates(EAST, ()), won=(none, named(won), none, none), best=best,
    )  # fmt: skip
    assert played.could_capture == able
    assert suits.banker_slips(played) == able


@shows(art.JI_INDULGED)
def test_a_led_ji_is_not_let_through():
    now = playing("W1 S2 S3 S4", banker=SOUTH, kept=["", "W6", "", "W7"])
    assert "ji_indulged" in offences(now, NORTH)
    assert "ji_indulged" not in offences(now, SOUTH), "the banker"


@shows(art.HUNDRED_INDULGED)
def test_the_hundred_is_not_let_through():
    assert "hundred_indulged" in offences(playing("Tb S2 S3 S4", banker=SOUTH, kept=["", "Tq", "", ""]), NORTH)
    assert "hundred_indulged" not in offences(playing("Tb S2 S3 S4", banker=SOUTH, kept=["", "T90", "", ""]), NORTH)


@shows(art.MERIT_RELEASED)
def test_the_thousand_is_not_let_go_with_the_hundred():
    now = playing("Tb Tq S3 S4", banker=SOUTH, kept=["", "", "Tw", ""])
    assert "merit_released" in offences(now, WEST)
    assert "merit_released" not in offences(playing("Tq S2 S3 S4", banker=SOUTH, kept=["", "", "Tw", ""]), WEST)


HASTE = "W3 S2 W5 S4"


@shows(art.HASTY_CAPTURE)
def test_another_is_not_captured_behind_the_bankers_back():
    def hasty(kept, banker=NORTH, trick=HASTE):
        return "hasty_capture" in offences(playing(trick, banker=banker, kept=["", "", kept, ""]), WEST)

    assert hasty("S5 S6 C5")
    assert not hasty("S5 S6 C5", banker=SOUTH), "the banker has yet to play"
    assert not hasty("S5 S6 C5", banker=EAST), "the banker is the one captured"
    assert not hasty("S5 S6"), "three cards in hand"
    assert not hasty("S9 Ch W1 S1"), "nothing 青 besides"
    assert not hasty("S5 S6 Tw")
    assert not hasty("S9 Ch W1 T20 C5"), "a four-gate is in sight"


@shows(art.LED_AFTER_HASTE)
def test_after_haste_myriad_and_thousand_are_not_led():
    after = playing(HASTE, "Tw C8 C7 C6", banker=NORTH, kept=["", "", "S5 C5 T60", ""])
    assert [code for code in offences(after, WEST) if "hast" in code] == ["led_after_haste"]
    before = playing("Tw C8 C7 C6", HASTE, banker=NORTH, leader=WEST, kept=["", "", "S5 C5 T60", ""])
    assert "led_after_haste" not in offences(before, WEST)


@shows(art.DISCARD_ORDER)
def test_the_cheapest_is_discarded_first():
    def out_of_order(code, kept, banker=SOUTH):
        trick = f"T70 {code} C2 C3"
        return "discard_order" in offences(playing(trick, banker=banker, kept=["", kept, "", ""]), NORTH)

    assert out_of_order("W2", "T30 T40")
    assert out_of_order("S1", "W2")
    assert not out_of_order("W2", "S1 W9")
    assert not out_of_order("W2", "T30 T40", banker=NORTH)
    assert "discard_order" in offences(playing("S5 Tw C2 C3", banker=SOUTH, kept=["", "W2", "", ""]), NORTH)
    assert out_of_order("T30", "W2"), "one Ten is kept while the 20 is out"
    assert not out_of_order("W2", "T30")


GUILTY = (Offence(NORTH, 1, art.TENS_BARRED), Offence(NORTH, 2, art.THIRD_GATE), Offence(WEST, 3, art.BANKER_SLIPS))


def penalties(mode, found=GUILTY, settled=(), tricks=("W1 S2 S3 S4",)):
    now = playing(*tricks, banker=EAST)
    return told(penalty_payments(context(penalties=mode), EAST, winnings_of(now), found, settled))


@shows(art.ADVICE_ONLY)
def test_a_seat_is_told_of_its_faults_and_pays_nothing():
    assert penalties("advise") == penalties("off") == []
    assert [(each.to, each.fault, each.trick) for each in warnings(GUILTY)] == [
        (1, "tens_barred", 1), (1, "third_gate", 2), (2, "banker_slips", 3),
    ]  # fmt: skip


@shows(art.FIXED_FINE)
def test_each_offender_pays_twenty_to_each_of_the_others_once():
    assert penalties("fixed60") == [
        ("penalty", "tens_barred", (20, -60, 20, 20)), ("penalty", "banker_slips", (20, 20, -60, 20)),
    ]  # fmt: skip


@shows(art.BANKERS_LOSS)
def test_the_first_of_the_others_to_offend_bears_the_bankers_loss():
    def settled(banker):
        return (Paid(PaymentKind.ZHU, NORTH, "dan_zhang", 1, (banker, -banker, 0, 0), art.SINGLES),)

    assert penalties("baopei_banker", settled=settled(-7)) == [("penalty", "tens_barred", (7, -7, 0, 0))]
    assert penalties("baopei_banker", settled=settled(7)) == []
    assert penalties("baopei_banker", (Offence(EAST, 1, art.TENS_BARRED),), settled(-7)) == []


@shows(art.OFFENDER_PAYS_ALL)
def test_the_offender_pays_for_the_pattern_that_the_fault_allowed():
    tricks = ("W1 S2 S3 S4", "W5 C8 C7 C6")
    now = playing(*tricks, banker=EAST)
    (natural,) = (each for each in table_payments(context(), EAST, winnings_of(now)) if each.item == "tian_ran_qu")
    assert natural.flow == (45, -15, -15, -15)
    allowed = (Offence(WEST, 1, art.JI_INDULGED), Offence(NORTH, 1, art.JI_INDULGED), Offence(SOUTH, 2, art.THIRD_GATE))
    for found in (allowed, (allowed[-1], *allowed[:-1])):
        assert penalties("baopei_all", found, tricks=tricks) == [
            ("penalty", "ji_indulged", (0, 15, -15, 0)), ("penalty", "ji_indulged", (0, 0, -15, 15)),
        ]  # fmt: skip
    assert penalties("baopei_all", allowed[-1:], tricks=tricks) == [], "another trick won the card"


def test_nobody_pays_for_what_cost_its_owner():
    now = playing("Tb S2 S3 S4", banker=SOUTH, kept=["", "Tq", "", ""])
    (barefoot,) = (each for each in table_payments(context(), SOUTH, winnings_of(now)) if each.item == "fo_chi_jiao")
    assert barefoot.worth == -5
    guilty = (Offence(NORTH, 1, art.HUNDRED_INDULGED),)
    assert told(penalty_payments(context(penalties="baopei_all"), SOUTH, winnings_of(now), guilty, ())) == []


@pytest.mark.parametrize("counsel", sorted(COUNSEL, key=str), ids=str)
def test_counsel_never_costs_anything(counsel):
    assert penalties("fixed60", (Offence(NORTH, 1, counsel),)) == []
