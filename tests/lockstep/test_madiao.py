"""馬吊 on the fast engine: patterns, 看冲 and hidden cards, held to the readable rules on cards that seldom come by chance."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import numpy as np
import pytest

from tests.kit.amount import some
from tests.kit.engines.lockstep import HAVE_NUMBA, lowered_by_lot
from tests.kit.tables import settings
from youyi.analysis.runs.engines import fast_engine, fast_kinds
from youyi.games import game
from youyi.games.madiao.cards import BROCADE, CARD_OF, CODES, DECK, SUIT_OF, VICE_JI
from youyi.games.madiao.rulings.money import BankerFaults, Penalties
from youyi.kernel.cards import Deal
from youyi.kernel.rules import Decision
from youyi.kernel.rulings import Value
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered, Stream, key
from youyi.players.player import player

pytestmark = [HAVE_NUMBA, pytest.mark.more]
SETTINGS = [setting for setting in settings() if setting.game.id == "madiao"]
TABLES, HANDS = 6, some(40)
"""Tables under rulings drawn by lot in the quick run, and examples at each of every kind."""


def rich_pack(random):
    """The pack in an order that brings brocade cards, or one suit, together."""
    favour, suit = random.choice((1, 3, 8)), random.choice([None, None, *dict.fromkeys(SUIT_OF)])
    weights = {card: favour if (BROCADE | VICE_JI) >> card & 1 else 1 for card in DECK}
    if suit:
        weights = {card: 12 if SUIT_OF[card] is suit else 1 for card in DECK}
    return [CODES[card] for card in sorted(DECK, key=lambda card: -(random.random() ** (1 / weights[card])))]


def won_cards(random):
    """Won cards with what is known of them."""
    pack, tricks = rich_pack(random), sorted(random.sample(range(1, 9), random.randint(0, 8)))
    won = random.sample(pack[:8], len(tricks))
    same = [[code for code in CODES if code[0] == card[0]] for card in won]
    led = [random.choice((codes[0], card, *codes[:3])) for codes, card in zip(same, won, strict=True)]
    cuts = (0, *sorted(random.choices(range(9 - len(won)), k=2)), 8 - len(won))
    piles = [pack[8 + start : 8 + end] for start, end in pairwise(cuts)]
    if len(won) == 5 and random.random() < 0.7:
        piles = [[card] for card in pack[8:11]]
    known = {"won": won, "hand": pack[:8], "led": led, "trick_numbers": tricks, "others": piles}
    return {name: known[name] for name in known if name == "won" or random.random() < 0.8}


def own_and_stock(random):
    """Won cards and the stock, where one suit is common."""
    pack, number = rich_pack(random), random.randint(1, 8)
    cards = random.sample(pack[:16], 16)
    return cards[:number], cards[8 : 8 + random.randint(1, 8)]


def given_at_random(random):
    """What worked examples are given, of every kind that asks for patterns or the stock."""
    pack, (own, stock) = rich_pack(random), own_and_stock(random)
    yield "predeal", {"hand": pack[:8]}
    yield "table", won_cards(random)
    yield "zhu", {"won": random.sample(pack[:12], random.randint(0, 8)), "dealt_tb": random.random() < 0.5}
    yield "chong", {"own": own, "stock": stock}
    yield "chong_pattern", {"own": own, "stock": stock, "mian_dou": random.random() < 0.2}
    piles = [pack[8 * seat : 8 * seat + random.randint(0, 8)] for seat in range(4)]
    yield "chong_round", {"own": piles, "stock": pack[32:], "starter": random.randrange(4)}


def compare_examples(seed, hands):
    """Compare both engines on examples at a table whose rulings are drawn by lot."""
    random, setting = Random(seed), SETTINGS[seed % len(SETTINGS)]
    known: dict[str, Value] = {"banker_faults": BankerFaults.ANY.word}
    rulings = lowered_by_lot(setting, Stream(key(seed)), 1 + seed % 5, known).rulings
    readable, fast = game("madiao").examples(), fast_kinds(game("madiao"), rulings)
    for _ in range(hands):
        for kind, given in given_at_random(random):
            got, expected = fast[kind](rulings, given), readable[kind](rulings, given)
            assert {name: got[name] for name in expected} == expected, (kind, given, rulings)


@pytest.mark.parametrize("seed", range(TABLES))
def test_patterns_and_the_stock_are_scored_alike(seed):
    compare_examples(seed, HANDS)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000, 1100))
def test_patterns_and_the_stock_are_scored_alike_many_times(seed):
    compare_examples(seed, 400)


def play_rich_deal(seed):
    """Play a deal of a rich pack at random in both engines, with each way of judging faults in turn."""
    random, setting, penalties = Random(seed), SETTINGS[seed % len(SETTINGS)], list(Penalties)[seed % len(Penalties)]
    known: dict[str, Value] = {"penalties": penalties.word, "banker_faults": BankerFaults.ANY.word}
    table = lowered_by_lot(setting, Stream(key(seed)), 4, known)
    engine, session = fast_engine(table), Session(table.rules, keep=0)
    state, order = engine.pack(session.position), tuple(map(CARD_OF.__getitem__, rich_pack(random)))
    moves = iter([Deal(order)])
    while session.over is None:
        move = next(moves, None)
        if move is None:
            move = random.choice(session.prompt.moves) if isinstance(session.prompt, Decision) else Deal(order[::-1])
        engine.play(state, move)
        session.play(move)
        if session.at > 100:
            return
    assert engine.lift(state) == session.position, (table, order)


def test_deals_of_rich_packs_are_settled_alike():
    for seed in range(40):
        play_rich_deal(seed)


@pytest.mark.long
def test_many_deals_of_rich_packs_are_settled_alike():
    for seed in range(1000, 11000):
        play_rich_deal(seed)


def decisions(setting, seed):
    """Some decisions of a game, as session and state."""
    table = setting.bout()
    engine, chances = fast_engine(table), Numbered(seed, 0)
    sitting, session = [player("random", table)] * 4, Session(table.rules, keep=0)
    while session.over is None:
        if isinstance(session.prompt, Decision):
            if session.at % 7 == seed % 7:
                yield table, engine, session, engine.pack(session.position)
            session.play(session.choose(sitting, chances))
        else:
            session.play(session.draw(chances))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_worlds_are_those_of_the_readable_rules(setting):
    for seed in range(3):
        for table, engine, session, state in decisions(setting, seed):
            for seat in range(4):
                seen, view = engine.observe(state, seat), table.rules.view(session.position, seat)
                world = engine.worlds(seen, seed, seat)
                assert engine.lift(world) == table.rules.worlds(view, Stream(key(seed, seat)))
                assert np.array_equal(engine.observe(world, seat), seen), "it differs only in what is hidden"


def test_a_view_is_no_state():
    table, engine, _, state = next(decisions(SETTINGS[0], 1))
    seen = engine.observe(state, 0)
    assert np.array_equal(engine.observe(state, 0), seen)
    assert not np.array_equal(engine.observe(state, 1), seen)
    with pytest.raises(ValueError, match="no position"):
        engine.lift(seen)
    with pytest.raises(ValueError, match="no state"):
        engine.observe(seen, 1)
    with pytest.raises(ValueError, match="not legal"):
        engine.apply(seen, int(engine.legal(state)[0]))
    start = engine.observe(engine.pack(table.rules.start()), 2)
    assert np.array_equal(engine.worlds(start, 0, 0), engine.pack(table.rules.start()))


def test_only_what_is_due_is_carried_out():
    table, engine, session, state = next(decisions(SETTINGS[0], 2))
    before = state.copy()
    with pytest.raises(ValueError, match="no pack is due"):
        engine.draw(state, 0, 0, 1)
    start = engine.pack(table.rules.start())
    with pytest.raises(ValueError, match="no card is asked"):
        engine.choose(start, "random@1", 0, 0, 0)
    (move, *_) = session.prompt.moves
    engine.play(state, move)
    assert engine.lift(state) == table.rules.apply(session.position, move).position
    assert not np.array_equal(state, before)
