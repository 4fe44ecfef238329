"""The forty cards: their suits, their order, their classes."""

import re

import pytest

from tests.kit.examples import shows
from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import (
    ABOVE,
    BROCADE,
    CARD_FACES,
    CODES,
    DECK,
    FEMALE_TU,
    GREEN,
    JI,
    RED,
    REWARD,
    SHOULDER,
    SUIT_OF,
    VICE_JI,
    Suit,
    card,
    members,
)
from youyi.games.madiao.handbook.persons import STYLES


def codes(gathered):
    return [CODES[each] for each in members(gathered)]


@shows(art.FORTY_CARDS)
def test_there_are_forty_cards_no_two_alike():
    assert len(DECK) == 40
    assert len(set(CODES)) == 40


@shows(art.SUITS, art.LONG_SUITS)
def test_tens_and_coins_have_eleven_cards_myriads_and_strings_nine():
    assert {suit: SUIT_OF.count(suit) for suit in Suit} == {Suit.T: 11, Suit.W: 9, Suit.S: 9, Suit.C: 11}


@shows(art.ORDER)
def test_the_larger_number_beats_the_smaller_of_its_suit_only():
    assert codes(ABOVE[card("W7")]) == ["W8", "W9"]
    assert codes(ABOVE[card("S1")]) == [f"S{number}" for number in range(2, 10)]
    assert codes(ABOVE[card("T80")]) == ["T90", "Tb", "Tq", "Tw"]
    assert codes(ABOVE[card("Tw")]) == []


@shows(art.COINS_REVERSED)
def test_in_coins_the_smaller_beats_the_larger():
    assert codes(ABOVE[card("C3")]) == ["C2", "C1", "Ch", "C0"]
    assert codes(ABOVE[card("C0")]) == []


@pytest.mark.parametrize(
    ("gathered", "of_it"),
    [
        (REWARD, "Tw W9 S9 C0"),
        (SHOULDER, "Tq W8 S8 Ch"),
        (JI, "T20 W1 S1 C9"),
        (VICE_JI, "T30 W2 S2 C8"),
        (FEMALE_TU, "W5 W6 W8"),
        (RED, "Tb Tq Tw W8 W9 S8 S9 Ch C0"),
        (BROCADE, "T20 Tb Tq Tw W1 W8 W9 S1 S8 S9 C9 Ch C0"),
        (GREEN, "T30 T40 T50 T60 T70 T80 T90 W2 W3 W4 W5 W6 W7 S2 S3 S4 S5 S6 S7 C8 C7 C6 C5 C4 C3 C2 C1"),
    ],
)
@shows(art.REWARD, art.SHOULDER, art.JI, art.VICE_JI, art.TU, art.RED, art.BROCADE, art.GREEN)
def test_each_class_has_its_cards(gathered, of_it):
    assert sorted(codes(gathered)) == sorted(of_it.split())


def test_every_person_has_the_byname_that_the_guide_gives_and_all_but_one_a_star():
    assert set(STYLES) == {face.code for face in CARD_FACES if face.figure is not None}
    assert len(STYLES) == 21
    assert {code for code, style in STYLES.items() if not re.match("[天地].星", style.zh_hant)} == {"C0"}
    assert len({style.zh_hant[:3] for style in STYLES.values()}) == 21
