"""看冲: who takes what from the stock, and for how many points."""

import pytest

from tests.kit.examples import shows
from tests.kit.madiao.money import EAST, NORTH, SOUTH, WEST, all_winnings, context, drawn, looked, takers, told
from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import card, cards, named
from youyi.games.madiao.payments import stock_payments
from youyi.games.madiao.stock import ChongKind, holding, offer, offered, seized
from youyi.games.madiao.stock.banner import factor
from youyi.games.madiao.stock.draws import merits_of
from youyi.games.madiao.winnings import Winnings, Won

PLAIN = all_winnings("Tw W9", "S1 C5", "C0 W5", "T60")


@shows(art.CHONG, art.FIRST_ABLE, art.DEAD_CARD)
def test_a_turned_card_joins_the_first_seat_it_brings_points():
    assert takers(looked(context(), PLAIN, EAST, "S4 T70 W4 Ch")) == [
        ("S4", 1, 1), ("T70", 0, 1), ("W4", 0, 1), ("Ch", 2, 2),
    ]  # fmt: skip
    dead, *_ = looked(context(), all_winnings("W5 W6", "", "", ""), EAST, "S4")
    assert (dead.taker, dead.because) == (None, art.DEAD_CARD)


@shows(art.TAKER_AGAIN)
def test_who_took_a_card_is_asked_first_again():
    won = all_winnings("Tw W9", "T20 S1", "", "")
    assert takers(looked(context(), won, EAST, "S4 T70")) == [("S4", 1, 1), ("T70", 1, 1)]


@shows(art.NEXT_ASKED)
def test_in_the_latest_program_the_next_seat_is_asked_first_every_time():
    won = all_winnings("T20 S1", "Tw W9", "", "")
    assert takers(looked(context(chong_pointer="advance_one"), won, EAST, "T70 T60")) == [("T70", 0, 1), ("T60", 1, 1)]


@shows(art.PAR_FOR_CHONG, art.ONE_WON_FOR_CHONG)
def test_par_is_needed_to_take_part_or_one_won_card():
    won = all_winnings("Tw", "", "", "")
    assert takers(looked(context(), won, EAST, "T70")) == [("T70", None, 0)]
    assert takers(looked(context(chong_min_tricks=1), won, EAST, "T70")) == [("T70", 0, 1)]


@shows(art.BEST_PRIORITY)
def test_in_the_latest_program_the_nearest_takes_the_card():
    won = all_winnings("W8 T30", "W1 T40", "", "")
    assert takers(looked(context(), won, EAST, "W9")) == [("W9", 0, 3)]
    assert takers(looked(context(chong_taker="best_priority"), won, EAST, "W9")) == [("W9", 1, 3)], "a 極 draws its 賞"


@shows(art.ANCHOR)
def test_only_a_reward_a_shoulder_or_a_ji_draws():
    assert drawn(context(), "S7 S6 S5", "S4 S8 S9") == [0, 0, 0]
    assert [drawn(context(), own, "T70") for own in ("Tw", "Tq", "Tb", "T20", "T80")] == [[1], [1], [1], [1], [0]]
    assert drawn(context(), "T90", "Tb") == [3]


@shows(art.LONE_SHOULDER)
def test_a_shoulder_alone_takes_its_reward_first():
    assert drawn(context(), "S8 S6", "S7 S9 S7") == [0, 3, 5]
    assert drawn(context(), "T90", "Tw Tq T80 Tb Tw") == [0, 0, 0, 3, 3]


@shows(art.CHAIN)
def test_every_own_card_of_a_run_counts():
    assert drawn(context(), "S9 S8", "S1") == [5], "賞 to 極 round the end, and 肩"
    assert drawn(context(), "S9 S8 S1", "S7") == [6]
    assert drawn(context(), "Tw Tq", "T20") == [10]


@shows(art.SINGLE_VALUES)
def test_without_a_run_every_anchor_counts_by_what_it_meets():
    assert drawn(context(), "W1", "W9 W8 W7") == [3, 3, 3]
    assert drawn(context(), "W9", "W8") == [2]
    assert drawn(context(), "W9", "W5") == [1]
    assert drawn(context(), "W9 W1", "W5") == [2]


@shows(art.MERIT)
def test_a_ten_that_beat_its_fellows_counts_double_or_treble():
    def tens(*beaten: str):
        won = Won(card("Tw"), 3, card("Tb"), named(" ".join(beaten)))
        return Winnings(won=(won, Won(card("C5"))))

    assert [merits_of(tens(*beaten)) for beaten in ((), ("Tb",), ("Tb", "Tq"))] == [
        (), ((card("Tw"), 2),), ((card("Tw"), 3),),
    ]  # fmt: skip
    for answer, points in (("off", 1), ("on", 2)):
        under = context(merit_chong=answer).stock
        assert offer(under, holding(under, tens("Tb")), card("T70"))[1] == points


def test_a_draw_says_why_it_brings_its_points():
    def counted(own, code, **answers):
        (draw,) = looked(context(**answers), all_winnings(own, "", "", ""), EAST, code)
        return draw.counted

    assert counted("S9 C5", "S4") is art.SINGLE_VALUES
    assert counted("S9 S8", "S1") is art.CHAIN
    assert counted("C1 Ch", "C0", chong_table="ts2") is art.LATE_CHONG
    merited = Winnings(won=(Won(card("Tw"), 3, card("Tb"), named("Tb")), Won(card("C5"))))
    rest = all_winnings("", "", "", "")[1:]
    (draw,) = looked(context(merit_chong="on"), (merited, *rest), EAST, "T70")
    assert (draw.points, draw.counted) == (2, art.MERIT)


def test_by_distance_a_green_beside_its_brocade_makes_a_group():
    (draw,) = looked(context(chong_table="ts2"), all_winnings("W9 W7", "", "", ""), EAST, "W8")
    assert (draw.points, draw.kind) == (2 + 3, ChongKind.BROTHERS)


@shows(art.CHONG_POINTS)
def test_points_are_settled_between_the_banker_and_each_of_the_others():
    draws = looked(context(), PLAIN, EAST, "S4 T70")
    assert [flow for *_, flow in told(stock_payments(context(), EAST, PLAIN, draws, EAST))] == [
        (-1, 1, 0, 0),
        (3, -1, -1, -1),
    ]


@shows(art.LATE_CHONG)
def test_in_the_latest_program_distance_counts_and_greens_of_three_suits_are_never_taken():
    late = context(chong_table="ts2")
    assert drawn(late, "T30 Tb T80 T20", "T60 T90") == [0, 7]
    assert drawn(late, "S9 S8", "S7") == [0]
    assert drawn(late, "C1 Ch", "C0") == [3]


@shows(art.USED_UP)
def test_in_the_latest_program_an_own_card_serves_once():
    assert drawn(context(chong_table="ts2", own_card_reuse="off"), "T90", "Tw Tb") == [3, 0]
    assert drawn(context(chong_table="ts2"), "T90", "Tw Tb") == [3, 3]
    assert drawn(context(own_card_reuse="off"), "Tw", "T70 T60") == [1, 1], "only its points know this"


def kinds(own, code, kind):
    (draw,) = looked(context(), all_winnings(own, "", "", ""), EAST, code)
    assert draw.kind is kind
    return draw.because


@shows(art.CHONG_BROTHERS)
def test_brothers_stand_together_below_the_reward():
    assert kinds("S9 S8 S6", "S7", ChongKind.BROTHERS) is art.CHONG_BROTHERS


@shows(art.CHONG_SCREEN)
def test_a_screen_stands_above_the_ji_or_wraps_round_to_it():
    assert kinds("S1 S2", "S3", ChongKind.SCREEN) is art.CHONG_SCREEN
    assert kinds("S9 S1", "S8", ChongKind.SCREEN) is art.CHONG_SCREEN


@shows(art.CHONG_CROSS)
def test_the_tens_draw_among_their_great_ones():
    assert kinds("Tb C5", "T90", ChongKind.CROSS) is art.CHONG_CROSS


@shows(art.CHONG_REWARD, art.CHONG_SHOULDER, art.CHONG_JI)
def test_a_lone_anchor_gives_a_draw_its_name():
    assert kinds("S9 C5", "S4", ChongKind.REWARD) is art.CHONG_REWARD
    assert kinds("S8 C5", "S9", ChongKind.SHOULDER) is art.CHONG_SHOULDER
    assert kinds("S1 C5", "S4", ChongKind.JI) is art.CHONG_JI


def banner(rival: str, stock: str, victim: str = "W9 S9 C0", **answers):
    won = all_winnings(victim, rival, "C4 S3", "W5")
    draws = looked(context(**answers), won, WEST, stock)
    found = seized(context(**answers).stock, won, draws, WEST)
    return found and (found.victim, found.rival, found.kind.value, found.drawn, found.base)


@shows(art.BANNER, art.BANNER_NOTE)
def test_three_rewards_that_drew_nothing_pay_when_the_fourth_suit_is_drawn():
    assert banner("C9 W3", "C0 Ch", victim="Tw W9 S9") == (EAST, NORTH, "duo_jin_biao", 2, 10)
    assert banner("C9 W3", "C0 W7", victim="Tw W9 S9") is None, "the victim drew W7"
    assert [banner(f"{anchor} W3", "T70 Tw") for anchor in ("Tq", "Tb")] == [None, None], "T70 comes first"
    assert [banner(f"{anchor} W3", "Tw")[-1] for anchor in ("Tq", "Tb")] == [5, 6]


@shows(art.BANNER_NINETY)
def test_the_90_seizes_the_banner():
    assert banner("T90 W3", "Tb Tq") == (EAST, NORTH, "jiu_shi_duo_jin", 2, 10)


@shows(art.BANNER_LADY)
def test_the_20_seizes_the_banner_at_the_highest_price():
    assert banner("T20 W3", "Tb T50 Tw") == (EAST, NORTH, "nv_jiang_duo_jin", 1, 10)


ANCHORS = ("Tw", "Tq", "Tb", "T90", "T20", "W9", "W8", "W1")


@pytest.mark.parametrize(
    ("answer", "factors"),
    [
        ("cs_comment", [3, 5, 6, 5, 10, 3, 5, 5]),
        ("cs_code", [3, 3, 3, 5, 10, 3, 3, 5]),
        ("ts2", [5, 5, 5, 5, 10, 3, 3, 3]),
    ],
)
def test_every_anchor_has_its_factor(answer, factors):
    table = context(duo_jin_biao=answer).stock.factors
    assert table is not None
    assert [factor(table, card(anchor)) for anchor in ANCHORS] == factors


@shows(art.BANNER_CODE, art.LATE_BANNER)
def test_the_programs_count_the_banner_otherwise():
    answers = ("cs_comment", "cs_code", "ts2")
    assert [banner("Tb W3", "Tw", duo_jin_biao=each)[-1] for each in answers] == [6, 3, 5]
    assert [banner("C9 W3", "C0", victim="Tw W9 S9", duo_jin_biao=each)[-1] for each in answers] == [5, 5, 3]
    assert banner("Tb W3", "Tw", duo_jin_biao="off") is None


@shows(art.BANNER_FLOW)
def test_the_rival_takes_four_parts_two_of_them_from_the_victim():
    won = all_winnings("W9 S9 C0", "Tb W3", "C4 S3", "W5")
    draws = looked(context(), won, WEST, "Tw")
    *_, last = told(stock_payments(context(), SOUTH, won, draws, WEST))
    assert last == ("duo_jin", "duo_jin_biao", (-12, 24, -6, -6))


@shows(art.ONE_BANNER)
def test_only_the_first_banner_in_order_counts():
    won = all_winnings("W9 S9 C0", "Tb W3", "Tw C4", "")
    draws = looked(context(), won, EAST, "Tq T20")
    found = seized(context().stock, won, draws, EAST)
    assert found is not None
    assert (found.rival, found.drawn) == (NORTH, 2)


@shows(art.SEVEN_STOCK)
def test_the_exposed_card_may_be_left_out():
    stock = cards("Tw Tq Tb T90 T80 T70 T60 T50")
    assert [len(offered(context(stock_cards=number).stock, stock)) for number in (8, 7)] == [8, 7]
