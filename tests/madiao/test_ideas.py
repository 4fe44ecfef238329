"""The ideas of 馬吊: what follows them and what only looks like it, what they say, and that it brings what they promise."""

from __future__ import annotations

import json
from pathlib import Path
from string import Formatter
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit.amount import some
from tests.kit.engines.lockstep import HAVE_NUMBA
from tests.madiao.deals import played, table
from youyi.games.madiao.articles import ARTICLES
from youyi.games.madiao.cards import CODES, HUNDRED, cards
from youyi.games.madiao.commentary import COMMENTARY
from youyi.games.madiao.ideas import IDEAS
from youyi.games.madiao.ideas.asked import said_card, saying
from youyi.games.madiao.ideas.winners import LATE, _myriad_waits
from youyi.games.madiao.moves import Play
from youyi.games.madiao.notation import read_move, read_position
from youyi.games.madiao.position import Playing
from youyi.games.madiao.rules import Madiao
from youyi.games.madiao.speech import SPEECH
from youyi.kernel.face.speech import Voice
from youyi.kernel.lab.evaluation import Counts
from youyi.kernel.names import HOUSE, Language, Words
from youyi.kernel.people import NOBODY, People
from youyi.kernel.rules import Decision
from youyi.kernel.streams import Stream, key

BY_KEY = {idea.key: idea for idea in IDEAS}
LINES = Path(__file__).with_name("ideas.jsonl").read_text("utf-8").splitlines()
EXAMPLES: dict[str, dict[str, Any]] = {each["idea"]: each for each in map(json.loads, LINES)}
MOST = {Language.EN: 25, Language.ZH_HANT: 40, Language.ZH_HANS: 40}
"""Words of a sentence in English, characters in Chinese."""
STANDING = (False, None, True)
"""Against an idea, neither, with it."""
SEEDS = st.integers(0, 2**40)
RULES: Any = table().rules

by_idea = pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)


def pair(example):
    """The position of an example, its better card and its worse."""
    return read_position(example["position"]), Play(*cards(example["better"])), Play(*cards(example["worse"]))


def said(idea, position, better, worse, language, people=NOBODY):
    """The sentence, or None where it does not fit the two."""
    blanks = idea.blanks(RULES, position, better, worse, language, people)
    return None if blanks is None else Voice((), Words("", "", ""), language, people)(idea.says, **blanks)


def goes_further(idea, position, better, worse, rules=RULES):
    """Whether an idea may be said of a better choice and a worse one."""
    standing = [STANDING.index(idea.follows(rules, position, move)) for move in (better, worse)]
    return standing[0] > standing[1]


def test_every_idea_has_an_example_and_a_key_of_its_own():
    assert EXAMPLES.keys() == BY_KEY.keys()
    assert len(BY_KEY) == len(IDEAS)
    assert COMMENTARY.ideas == IDEAS
    assert all(friend.gains for friend in COMMENTARY.false_friends)


def test_what_an_idea_implies_is_an_idea_and_what_it_bears_out_a_clause():
    for idea in IDEAS:
        assert idea.implies <= BY_KEY.keys() - {idea.key}
        assert idea.article is None or idea.article in ARTICLES


@by_idea
def test_the_better_card_follows_the_idea_and_the_worse_does_not(example):
    position, better, worse = pair(example)
    legal = RULES.prompt(position).moves
    assert better in legal
    assert worse in legal
    assert goes_further(BY_KEY[example["idea"]], position, better, worse)
    assert not goes_further(BY_KEY[example["idea"]], position, worse, better)


@by_idea
def test_the_sentence_is_said(example):
    position, better, worse = pair(example)
    for language in HOUSE:
        voice = SPEECH.voice(language)
        named = {code: said_card(voice, *cards(code)) for code in CODES}
        assert said(BY_KEY[example["idea"]], position, better, worse, language) == example[language.value].format(
            **named
        )


IMPOSSIBLE = (
    "1 0,0,0,0 play:0/T90 S9,C1,W5,T40,C0,W1,T30,W3/S7,W9,S2,T70,C6,S8,Ch,T50/C2,C9,T90,S5,S1,T60,C8,W8/"
    "T20,W2,C5,C3,Tw,C4,Tb,Tq W4,C7,W7,S4,S6,W6,S3,T80 0 "
    "W1,W9,C9-,W2-,S7,C8-,T20-,S9,C1,Ch,T60-,C5-,S8,T90-,Tw-,T30-,T70,S1-"
)
"""Somebody has won reds of three suits and is winning, but cannot win one of the fourth."""

NEAR = [
    ("break_four_gate", "the 錦 of his fourth suit are all in one's own hand or gone", IMPOSSIBLE, "Tb", None),
    ("take_thousand", "a 70 is winning, not the Thousand", "to_par", "Tq", None),
    ("catch_hundred", "the Thousand is winning, not the Hundred", "take_thousand", "Tw", None),
    ("stop_banker", "a defender is winning, not the banker", "third_trick", "C4", None),
    ("to_par", "two tricks won, not one", "third_trick", "C4", None),
    ("third_trick", "one trick won, not two", "to_par", "Tq", None),
    ("take_late", "the fourth trick, at par", "third_trick", "C4", None),
    ("winner_first", "three cards left, not two", "collect", "S9", None),
    ("collect", "the first trick", "open_without_red", "W9", None),
    ("reds_later", "the fourth trick", "reward_first", "C0", None),
    ("reds_later", "a red that can be beaten", "open_without_red", "Tb", None),
    ("hundred_waits", "another of the Tens", "hundred_waits", "T90", None),
    ("myriad_waits", "the Hundred is in one's own hand", "hundred_waits", "Tw", None),
    ("tens_shut", "one holds the Hundred", "hundred_waits", "T60", None),
    ("ji_not_led", "the lowest card but one", "ji_not_led", "C8", None),
    ("reward_first", "a Reward without its Shoulder", "reds_later", "W9", None),
    ("shoulder_waits", "the Reward has gone", "tens_shut", "S8", None),
    ("open_without_red", "a Ji is no green", "reds_later", "S1", None),
    ("spare_reward", "a green captures, too", "green_takes", "S9", None),
    ("green_takes", "no green captures", "spare_reward", "S9", None),
    ("company", "the Hundred is another's", "keep_ji", "W6", None),
    ("cover", "more low cards than one", "low_greens_go", "C1", None),
    ("no_red", "a Ji is no red", "keep_ji", "S1", None),
    ("keep_ji", "four cards left", "ji_before_shoulder", "C9", None),
    ("ji_before_shoulder", "a Shoulder that nothing beats", "keep_ji", "Ch", None),
    ("low_greens_go", "a Ji is no green", "spare_reward", "S1", None),
]  # fmt: skip
"""The idea, what is otherwise, a position or the example whose position it is, a card, and what that is to the idea."""


@pytest.mark.parametrize(("idea", "otherwise", "where", "code", "follows"), NEAR, ids=lambda each: str(each)[:40])
def test_what_only_looks_like_it_is_neither(idea, otherwise, where, code, follows):
    position = read_position(EXAMPLES[where]["position"] if where in EXAMPLES else where)
    move = Play(*cards(code))
    assert move in RULES.prompt(position).moves
    assert BY_KEY[idea].follows(RULES, position, move) is follows, otherwise


def test_every_idea_has_a_near_miss():
    assert {idea for idea, *_ in NEAR} == BY_KEY.keys()


@pytest.mark.parametrize(
    ("idea", "where", "better", "worse"),
    [
        ("reward_first", "reward_first", "C0", "W9"),
        ("open_without_red", "myriad_waits", "S5", "C1"),
        ("green_takes", "green_takes", "S5", "T80"),
        ("no_red", "stop_banker", "W8", "Tw"),
        ("keep_ji", "keep_ji", "Ch", "S1"),
        ("ji_before_shoulder", "ji_before_shoulder", "C9", "C1"),
        ("cover", "cover", "W8", "W7"),
        ("low_greens_go", "low_greens_go", "W3", "Ch"),
        ("take_late", "stop_banker", "W5", "W8"),
        ("to_par", "reds_later", "S6", "W9"),
    ],
)
def test_what_does_not_fit_two_cards_is_not_said_of_them(idea, where, better, worse):
    position = read_position(EXAMPLES[where]["position"])
    assert said(BY_KEY[idea], position, Play(*cards(better)), Play(*cards(worse)), Language.EN) is None


def test_whom_a_sentence_is_about_is_called_by_name():
    position, better, worse = pair(EXAMPLES["break_four_gate"])
    phase = position.phase
    assert isinstance(phase, Playing)
    winning = phase.now.best.seat
    people = People({winning: Words("Morning Dew", "朝露", "朝露")})
    sentences = [said(BY_KEY["break_four_gate"], position, better, worse, each, people) for each in HOUSE]
    assert all(name in sentence for name, sentence in zip(("Morning Dew", "朝露", "朝露"), sentences, strict=True))
    to_him = said(BY_KEY["break_four_gate"], position, better, worse, Language.EN, People({}, winning))
    assert "you lack one suit" in to_him


def test_ideas_are_mute_where_they_were_not_found_to_be_true():
    needs_all = table(rulings={"dahuo_tu_needs": "all_three"}).rules
    small = Madiao(deck=cards("Tw Tq Tb T90 W9 W8 S9 S8 C0 Ch"))
    for idea in IDEAS:
        assert idea.holds(RULES, Counts.SCORE)
        assert not idea.holds(RULES, Counts.FIRST)
        assert not idea.holds(small, Counts.SCORE)
        assert idea.holds(needs_all, Counts.SCORE) is (idea.key != "company")


@given(SEEDS, st.integers(0, 30), st.sampled_from(["madiao/guide", "madiao/app2022"]), st.booleans())
@settings(max_examples=some(150), deadline=None)
def test_what_is_said_fits_every_position_and_all_worlds_of_its_view(seed, plies, ruleset, beating):
    laid = table(ruleset)
    position = played(laid, seed, plies, beating=beating).position
    prompt = laid.rules.prompt(position)
    if not isinstance(prompt, Decision):
        return
    world = laid.rules.worlds(laid.rules.view(position, prompt.seat), Stream(key(seed, plies)))
    for idea in IDEAS:
        for move in prompt.moves:
            assert idea.follows(laid.rules, position, move) is idea.follows(laid.rules, world, move)
        for better in prompt.moves:
            for worse in prompt.moves:
                if goes_further(idea, position, better, worse, laid.rules):
                    check_sentence(laid.rules, idea, position, world, better, worse)


def check_sentence(rules, idea, position, world, better, worse):
    """What is said of two cards has its blanks and its length, and would be said in another world of the same view."""
    for language in HOUSE:
        blanks = idea.blanks(rules, position, better, worse, language, NOBODY)
        again = idea.blanks(rules, world, better, worse, language, NOBODY)
        assert str(blanks) == str(again)
        if blanks is None:
            continue
        text = idea.says.said_in(language)
        assert {name for _, name, _, _ in Formatter().parse(text) if name} == blanks.keys()
        sentence = Voice((), Words("", "", ""), language, NOBODY)(idea.says, **blanks)
        assert "{" not in sentence
        assert size(sentence, language) <= MOST[language], sentence


def size(sentence, language):
    """Words in English, characters in Chinese."""
    if language is Language.EN:
        return len(sentence.split())
    return sum("\u3400" <= character <= "\u9fff" for character in sentence)


def test_what_is_said_of_two_that_are_let_go_is_not_said_where_either_captures():
    position = read_position(EXAMPLES["take_thousand"]["position"])
    blanks = saying(lambda *_: {}, discards=True)
    assert [
        blanks(RULES, position, Play(*cards(better)), Play(*cards(worse)), Language.EN, NOBODY)
        for better, worse in (("T50", "C2"), ("Tw", "T50"), ("T50", "Tw"))
    ] == [{}, None, None]


@pytest.mark.parametrize(("held", "follows"), [(LATE + 1, False), (LATE, False), (LATE - 1, None)])
def test_the_red_myriad_waits_for_the_hundred_while_so_many_cards_are_held(held, follows):
    known: Any = SimpleNamespace(out=HUNDRED, cards_held=held)
    assert _myriad_waits(known, *cards("Tw")) is follows


def test_no_idea_is_asked_of_the_pack():
    start = RULES.start()
    deal = read_move("deal:" + ",".join(CODES))
    for idea in IDEAS:
        assert idea.follows(RULES, start, deal) is None
        assert idea.blanks(RULES, start, deal, deal, Language.EN, NOBODY) is None


DEALS = 512
NORMAL = 1.96


@pytest.mark.long
@HAVE_NUMBA
@by_idea
def test_the_better_card_of_an_example_brings_more_in_deals_that_fit_what_was_seen(example):
    import numpy as np

    from youyi.games.madiao.fast.layout import NONE
    from youyi.games.madiao.fast.search import Effort, Search

    position, better, worse = pair(example)
    prompt = RULES.prompt(position)
    assert isinstance(prompt, Decision)
    search = Search(RULES, Effort())
    seen = search.engine.observe(search.engine.pack(position), prompt.seat)
    plans = [(prompt.moves.index(each), search.itself + NONE) for each in (better, worse)]
    gained = np.array(search.tried(seen, plans, 7, DEALS))
    more = gained[0] - gained[1]
    assert more.mean() - NORMAL * more.std() / DEALS**0.5 > 0
