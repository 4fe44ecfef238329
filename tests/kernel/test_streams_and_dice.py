"""Chance: streams that never disturb each other, dice with exact odds, fair shuffles."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from youyi.kernel.cards import Deal, Shuffle
from youyi.kernel.dice import Dice, throw, ways
from youyi.kernel.errors import BadNotation
from youyi.kernel.seats import Seat
from youyi.kernel.streams import Numbered, Stream, key, mix

WORDS = st.integers(0, 2**64 - 1)

SPLITMIX = {
    0: (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC),
    1234567: (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431),
}
"""Outputs that other implementations of SplitMix64 publish for these seeds."""

KEYS = {
    (7, 0): 13309476754707697221,
    (7, 1): 2875738036014693257,
    (0, 7): 1300955537930879614,
    (1, 2, 3, 4, 5): 1449779360749163299,
}
"""Frozen: a record names a seed, and must give the same game for ever."""
DRAWS = [35, 25, 14, 0, 21, 9, 14, 35, 10]
MINDS = [166, 901, 341, 157]


@pytest.mark.parametrize("seed", SPLITMIX)
def test_a_stream_is_splitmix64(seed):
    stream = Stream(seed)
    assert tuple(stream.word() for _ in SPLITMIX[seed]) == SPLITMIX[seed]


def test_keys_are_what_other_implementations_must_get():
    assert key() == 0
    assert key(0) == 0xE220A8397B1DCDAF
    assert {parts: key(*parts) for parts in KEYS} == KEYS


@given(WORDS, WORDS)
def test_mixing_is_one_to_one(one, other):
    assert (mix(one) == mix(other)) == (one == other)


def test_the_draws_of_a_game_are_frozen():
    chances = Numbered(7, 412)
    drawn = [chances.for_draw(by, nth).below(36) for by in (None, Seat(0), Seat(1)) for nth in (1, 2, 3)]
    assert drawn == DRAWS
    assert [chances.for_player(Seat(0), ply).below(1000) for ply in range(4)] == MINDS


def test_neighbouring_games_are_not_shifted_copies():
    words = [[Numbered(7, game).for_draw(None, nth).word() for nth in range(1, 50)] for game in range(20)]
    assert len({word for game in words for word in game}) == 20 * 49


def test_one_draw_never_disturbs_another():
    chances = Numbered(1, 1)
    before = chances.for_draw(Seat(0), 2).word()
    for _ in range(3):
        chances.for_draw(Seat(0), 1).word()
    assert chances.for_draw(Seat(0), 2).word() == before
    assert chances.for_player(Seat(0), 2).word() != before


@given(WORDS, st.integers(1, 2**64))
def test_below_stays_below(seed, n):
    assert 0 <= Stream(seed).below(n) < n


def test_below_throws_the_unequal_remainder_away():
    class Rigged(Stream):
        words = iter([2**64 - 1, 5])

        def word(self) -> int:
            return next(self.words)

    assert Rigged(0).below(3) == 2  # 2**64 - 1 is the remainder and is drawn again


@pytest.mark.parametrize("n", [0, -1])
def test_below_nothing_is_refused(n):
    with pytest.raises(ValueError, match="cannot draw below"):
        Stream(0).below(n)


@pytest.mark.parametrize("dice", [Dice(1), Dice(2), Dice(3), Dice(2, 0, 5), Dice(4, 1, 4)])
def test_the_odds_of_dice_are_their_ways(dice):
    table = dice.table()
    every = (dice.highest - dice.lowest + 1) ** dice.count
    assert sum(chance for _, chance in table) == 1
    assert all(chance == Fraction(ways(cast), every) for cast, chance in table)
    assert [cast.faces for cast, _ in table] == sorted({cast.faces for cast, _ in table})
    assert all(dice.allows(cast) for cast, _ in table)


@pytest.mark.parametrize(("dice", "casts"), [(Dice(3), 56), (Dice(2, 0, 5), 21)])
def test_the_throws_of_our_games(dice, casts):
    assert len(dice.table()) == casts


def test_draws_follow_the_odds():
    dice = Dice(2, 0, 5)
    drawn = Counter(dice.draw(Numbered(3, game).for_draw(None, 1)) for game in range(20_000))
    chi_square = sum((drawn[cast] - 20_000 * chance) ** 2 / (20_000 * chance) for cast, chance in dice.table())
    assert chi_square < 45  # 20 degrees of freedom: one in a thousand


@given(st.lists(st.integers(1, 6), min_size=3, max_size=3))
def test_a_throw_is_read_in_any_order(faces):
    cast = throw(*faces)
    assert Dice(3).read("".join(map(str, faces))) == cast
    assert Dice(3).read(str(cast)) == cast


@pytest.mark.parametrize(("text", "column"), [("", 1), ("12", 3), ("1234", 4), ("17", 2), ("1x3", 2), ("²11", 1)])
def test_a_bad_throw_is_refused_with_its_column(text, column):
    with pytest.raises(BadNotation) as refused:
        Dice(3).read(text)
    assert refused.value.column == column


def test_dice_do_not_allow_what_they_cannot_show():
    assert not Dice(2).allows(throw(1, 2, 3))
    assert not Dice(2).allows(throw(1, 7))


@given(WORDS)
def test_a_shuffle_deals_every_card_once(seed):
    shuffle = Shuffle(tuple("abcdefgh"))
    assert shuffle.allows(shuffle.draw(Stream(seed)))


def test_a_shuffle_is_fair():
    drawn = Counter(Shuffle((1, 2, 3, 4)).draw(Numbered(1, game).for_draw(None, 1)).cards for game in range(12_000))
    expected = 12_000 / factorial(4)
    assert len(drawn) == factorial(4)
    assert sum((times - expected) ** 2 / expected for times in drawn.values()) < 50  # 23 degrees: one in a thousand


@pytest.mark.parametrize("cards", [(1, 2), (1, 2, 2), (1, 2, 3, 3), ()])
def test_a_deal_with_a_card_missing_or_twice_is_not_allowed(cards):
    assert not Shuffle((1, 2, 3)).allows(Deal(cards))
