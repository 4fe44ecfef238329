"""What is said at a table of 馬吊: every event, choice and question, in three languages."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.laws.test_speech import check_sentence
from tests.madiao.sayings import CLAUSE, EAST, HANDS, NORTH, OPEN, SAID, SOUTH, STOCK, WEST
from youyi.games.madiao.articles import ARTICLES
from youyi.games.madiao.cards import CODES, DECK, SUIT_OF, Card, card, cards
from youyi.games.madiao.events import EVENT_TYPES, Led, Paid, PaymentKind
from youyi.games.madiao.moves import Play
from youyi.games.madiao.position import (
    HAND,
    SEATS,
    Dealt,
    Done,
    FaceDown,
    FaceUp,
    FourCards,
    Playing,
    PlayKind,
    Position,
    ToDeal,
    ToSeatBanker,
    Trick,
    to_play,
)
from youyi.games.madiao.rulings import SEATS as SEAT_NAMES
from youyi.games.madiao.rulings.dealing import FirstLeader
from youyi.games.madiao.speech import SPEECH
from youyi.kernel.cards import Deal
from youyi.kernel.names import Language

NOBODY_WON = ((), (), (), ())


@pytest.mark.parametrize(("event", "en", "zh_hant", "zh_hans"), SAID, ids=lambda each: type(each).__name__)
def test_what_happens_is_said_so(event, en, zh_hant, zh_hans):
    assert SPEECH.event(event, Language.EN) == en
    assert SPEECH.event(event, Language.ZH_HANT) == zh_hant
    assert SPEECH.event(event, Language.ZH_HANS) == zh_hans
    for language in Language:
        check_sentence(SPEECH.event(event, language), language)


def test_every_kind_of_event_has_an_example():
    assert {type(event) for event, *_ in SAID} == set(EVENT_TYPES)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("each", DECK, ids=lambda each: CODES[each])
def test_every_card_is_named_and_told_apart(each, language):
    said = SPEECH.event(Led(EAST, each, CLAUSE), language)
    check_sentence(said, language)
    assert CODES[each] in said
    named = [SPEECH.event(Led(EAST, other, CLAUSE), language) for other in DECK]
    assert named.count(said) == 1


REASONS = st.one_of(st.sampled_from(ARTICLES), st.sampled_from((OPEN, FirstLeader.CLASSIC)))
FLOWS = st.tuples(*[st.integers(-300, 300)] * (SEATS - 1)).map(lambda three: (*three, -sum(three)))
PAYMENTS = st.builds(
    Paid,
    due=st.sampled_from(PaymentKind),
    seat=st.sampled_from((EAST, NORTH, WEST, SOUTH)),
    item=st.one_of(st.sampled_from(CODES), st.sampled_from(("dan_zhang", "ge_diao", "huang_hui_tu"))),
    worth=st.integers(-100, 100),
    flow=FLOWS,
    because=REASONS,
)
ALL_OTHERS = {Language.EN: "ther three", Language.ZH_HANT: "另外三家", Language.ZH_HANS: "另外三家"}


def amounts_said(flow):
    """The figures that tell a flow: where one seat pays or receives all, those of the others."""
    takers, payers = [each for each in flow if each > 0], [each for each in flow if each < 0]
    if len(takers) == 1:
        return payers
    return takers if len(payers) == 1 else [each for each in flow if each]


@pytest.mark.parametrize("language", Language)
@given(PAYMENTS)
def test_any_payment_can_be_said_with_its_seats_and_amounts(language, paid):
    said = SPEECH.event(paid, language)
    check_sentence(said, language)
    everyone = ALL_OTHERS[language] in said
    for name, amount in zip(SEAT_NAMES, paid.flow, strict=True):
        assert not amount or everyone or name.said_in(language) in said
    for amount in amounts_said(paid.flow):
        assert str(abs(amount)) in said
    if paid.item in CODES:
        assert paid.item in said
    assert "!" not in said


@pytest.mark.parametrize("language", Language)
@given(PAYMENTS, st.permutations(range(SEATS)))
def test_payments_that_move_money_otherwise_sound_otherwise(language, paid, order):
    moved = Paid(paid.due, paid.seat, paid.item, paid.worth, tuple(paid.flow[each] for each in order), paid.because)
    assume(moved.flow != paid.flow)
    assert SPEECH.event(moved, language) != SPEECH.event(paid, language)


def four(of_each) -> FourCards:
    """The cards of each seat."""
    east, north, west, south = map(tuple, of_each)
    return east, north, west, south


def playing_at(order, choices):
    """A deal under way: so many cards played, each picked from the hand by a number."""
    hands = [list(order[HAND * seat : HAND * (seat + 1)]) for seat in range(SEATS)]
    dealt = Dealt(EAST, order[-1], four(hands), tuple(order[HAND * SEATS :]))
    playing = Playing(dealt, SOUTH, (), Trick(()), dealt.hands, NOBODY_WON)
    won: list[list[Card]] = [[] for _ in range(SEATS)]
    for choice in choices:
        seat, trick, done = to_play(playing), playing.now, playing.done
        chosen = hands[seat].pop(choice % len(hands[seat]))
        beats = not trick.laid or (SUIT_OF[chosen] is SUIT_OF[trick.best.card] and chosen > trick.best.card)
        trick = Trick((*trick.laid, (FaceUp if beats else FaceDown)(seat, chosen)))
        if len(trick.laid) == SEATS:
            won[trick.best.seat].append(trick.best.card)
            trick, done = Trick(()), (*done, trick)
        playing = Playing(dealt, SOUTH, done, trick, four(hands), four(won))
    return Position(1, (0, 0, 0, 0), playing)


UNDER_WAY = st.builds(
    playing_at, st.permutations(DECK), st.lists(st.integers(0, 7), max_size=HAND * SEATS - 1)
)  # fmt: skip
VERBS = {
    Language.EN: {PlayKind.LEAD: "Lead", PlayKind.CAPTURE: "Capture", PlayKind.DISCARD: "Discard"},
    Language.ZH_HANT: {PlayKind.LEAD: "先出", PlayKind.CAPTURE: "用", PlayKind.DISCARD: "滅"},
    Language.ZH_HANS: {PlayKind.LEAD: "先出", PlayKind.CAPTURE: "用", PlayKind.DISCARD: "灭"},
}


@pytest.mark.parametrize("language", Language)
@given(UNDER_WAY)
def test_choices_are_said_and_told_apart(language, position):
    hand = position.phase.hands[to_play(position.phase)]
    said = [SPEECH.move(position, Play(each), language) for each in hand]
    for label in said:
        check_sentence(label, language)
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", Language)
@given(UNDER_WAY)
def test_a_button_says_what_its_card_would_do(language, position):
    playing = position.phase
    laid, seat = playing.now.laid, to_play(playing)
    up = [each.card for each in laid if isinstance(each, FaceUp)]
    for each in playing.hands[seat]:
        label = SPEECH.move(position, Play(each), language)
        beats = bool(up) and CODES[each][0] == CODES[up[0]][0] and all(each > other for other in up)
        if beats and len(playing.done) == HAND - 1 and not playing.won[seat]:
            assert not label.startswith(tuple(VERBS[language].values())), "a ruling has to say"
        else:
            deed = PlayKind.LEAD if not laid else PlayKind.CAPTURE if beats else PlayKind.DISCARD
            assert label.startswith(VERBS[language][deed])


def one_trick_left(won):
    """East has led the 1 of Strings; North, whose last card can beat it, is to play."""
    hands = (cards("S8"), cards("S9"), cards("C9"), cards("C8"))
    dealt = Dealt(EAST, STOCK[-1], four(map(cards, HANDS)), STOCK)
    done = (Trick((FaceUp(EAST, card("Tw")),)),) * (HAND - 1)
    return Position(1, (0, 0, 0, 0), Playing(dealt, EAST, done, Trick((FaceUp(EAST, card("S8")),)), hands, won))


@pytest.mark.parametrize(
    ("won", "en", "zh_hant", "zh_hans"),
    [
        (NOBODY_WON, "Play the 9 of Strings (S9)", "出尊九索 S9", "出尊九索 S9"),
        (
            ((), cards("W8"), (), ()),
            "Capture with the 9 of Strings (S9)",
            "用尊九索 S9 捉牌",
            "用尊九索 S9 捉牌",
        ),
    ],
)
def test_the_last_card_of_a_bare_hand_is_just_played(won, en, zh_hant, zh_hans):
    said = [SPEECH.move(one_trick_left(won), Play(card("S9")), language) for language in Language]
    assert said == [zh_hant, zh_hans, en]


@pytest.mark.parametrize("language", Language)
@given(UNDER_WAY)
def test_a_question_tells_nothing_but_what_all_can_see(language, position):
    playing = position.phase
    hidden = tuple(FaceDown(each.seat, Card(-1)) if isinstance(each, FaceDown) else each for each in playing.now.laid)
    blind = Playing(playing.dealt, playing.leader, playing.done, Trick(hidden), NOBODY_WON, playing.won)
    said = SPEECH.prompt(position, language)
    check_sentence(said, language)
    assert SPEECH.prompt(Position(1, position.purses, blind), language) == said
    assert SEAT_NAMES[to_play(playing)].said_in(language) in said


@pytest.mark.parametrize(
    ("phase", "en", "zh_hant", "zh_hans"),
    [
        (
            ToSeatBanker(),
            "The cards are dealt; the exposed card decides who is banker.",
            "洗牌分牌，由面張決定莊家。",
            "洗牌分牌，由面张决定庄家。",
        ),
        (ToDeal(WEST), "The cards are dealt; West is banker.", "洗牌分牌，西家坐莊。", "洗牌分牌，西家坐庄。"),
        (
            one_trick_left(NOBODY_WON).phase,
            "North plays to trick 8 of 8; East’s 8 of Strings (S8) is highest so far.",
            "第 8 輪，北家出牌；目前東家的八索 S8 最大。",
            "第 8 轮，北家出牌；目前东家的八索 S8 最大。",
        ),
        (
            playing_at(DECK, ()).phase,
            "South leads trick 1 of 8.",
            "第 1 輪，南家先出。",
            "第 1 轮，南家先出。",
        ),
        (
            Done(),
            "The game is over: East +3, North −3, West 0, South 0, in zhu.",
            "對局結束：東家 +3，北家 −3，西家 0，南家 0（注）。",
            "对局结束：东家 +3，北家 −3，西家 0，南家 0（注）。",
        ),
    ],
)
def test_what_is_asked_is_said_so(phase, en, zh_hant, zh_hans):
    position = Position(1, (3, -3, 0, 0), phase)
    assert [SPEECH.prompt(position, language) for language in Language] == [zh_hant, zh_hans, en]
    for language in Language:
        check_sentence(SPEECH.prompt(position, language), language)


def test_a_deal_names_the_card_that_all_can_see_and_no_other():
    position = Position(0, (0, 0, 0, 0), ToSeatBanker())
    said = [SPEECH.move(position, Deal(DECK), language) for language in Language]
    assert said == [
        "分牌，面張是尊空沒文 C0",
        "分牌，面张是尊空没文 C0",
        "Deal the cards; the Blank (C0) lies exposed",
    ]
