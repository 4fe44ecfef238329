"""The kinds of worked examples of 馬吊 that the fast engine runs: what is given and got is as in `vectors`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from youyi.compiled.arrays import Ints
from youyi.games.madiao.cards import CARD_OF, CODES, DECK, Card
from youyi.games.madiao.fast import scores
from youyi.games.madiao.fast.engine import FastMadiao
from youyi.games.madiao.fast.layout import (
    BANKER,
    DEALT,
    DEALT_OUT,
    EXPOSED,
    FACE_DOWN,
    IN_HAND,
    LAID,
    LEADER,
    NONE,
    PHASE,
    PLAYED,
    PLAYING,
    SEAT,
    STOCK,
    TO_DEAL,
    WON,
    pack,
)
from youyi.games.madiao.fast.memory import DUES, SCORE_ROWS
from youyi.games.madiao.fast.scores import TABLE_DUES, flows, winnings
from youyi.games.madiao.moves import Play
from youyi.games.madiao.position import HAND, NO_TRICK, SEATS, Dealt, Playing, Position, ToDeal, ToSeatBanker
from youyi.games.madiao.rules import Madiao
from youyi.games.madiao.rulings import Rulings, Terms
from youyi.games.madiao.rulings.money import Penalties
from youyi.games.madiao.vectors.deals import four_hands
from youyi.games.madiao.vectors.read import Given, Result, codes, read_cards
from youyi.kernel.cards import Deal
from youyi.kernel.seats import Seat


@lru_cache(maxsize=16)
def engine_of(rulings: Rulings) -> FastMadiao:
    """The engine of some rulings, for two deals, without penalties: no worked example contains one."""
    return FastMadiao(Madiao(replace(rulings, penalties=Penalties.OFF), Terms(deals=2)))


def promotion(rulings: Rulings, given: Given) -> Result:
    """Find what takes the place of an exposed card, and in whose hand."""
    exposed, tables = CARD_OF[given["exposed"]], engine_of(rulings).tables
    substitute = int(tables.substitute[exposed])
    none = substitute == NONE
    result: Result = {"substitute": None if none else CODES[substitute], "becomes": None if none else CODES[exposed]}
    if "hands" not in given:
        return result
    hands = four_hands(given["hands"])
    rest = [card for card in DECK if all(card not in hand for hand in hands) and card != exposed]
    state, holder = _dealt(rulings, [*(card for hand in hands for card in hand), *rest, exposed]), None
    for seat in range(SEATS):
        if exposed in _hand(state, DEALT, seat) and exposed not in hands[seat]:
            holder = seat
    after = [codes(_hand(state, DEALT, seat)) for seat in range(SEATS)]
    return {**result, "holder": holder, "hands_after": after}


def _dealt(rulings: Rulings, order: Sequence[Card]) -> Ints:
    """The deal of a pack, at play or as it was settled."""
    engine = engine_of(rulings)
    state = pack(Position(0, (0, 0, 0, 0), ToDeal(Seat(0))))
    engine.play(state, Deal(tuple(order)))
    return state if state[PHASE] == PLAYING else engine.work.closed.copy()


def _hand(state: Ints, column: int, seat: int) -> list[Card]:
    return [Card(int(card)) for card in state[column + HAND * seat :][:HAND]]


def banker(rulings: Rulings, given: Given) -> Result:
    """Read the first banker from the last stock card."""
    return {"banker": int(engine_of(rulings).tables.banker_of[CARD_OF[given["last_stock_card"]]])}


def leader(rulings: Rulings, given: Given) -> Result:
    """Find who leads the first trick."""
    return {"leader": int(engine_of(rulings).tables.leader_of[given["banker"], CARD_OF[given["exposed"]]])}


def trick(rulings: Rulings, given: Given) -> Result:
    """Play one trick."""
    engine, cards = engine_of(rulings), read_cards(given["plays"])
    rest = [card for card in DECK if card not in cards]
    played, leads = (given["trick_no"] - 1) * SEATS, given["leader"]
    state = pack(Position(1, (0, 0, 0, 0), ToDeal(Seat(0))))
    state[PHASE], state[LEADER], state[SEAT], state[PLAYED], state[EXPOSED] = PLAYING, leads, leads, played, rest[-1]
    state[DEALT:IN_HAND], state[STOCK : STOCK + HAND] = (*cards, *rest)[:DEALT_OUT], rest[-HAND:]
    state[LAID : LAID + played] = rest[:played]
    state[WON : WON + SEATS] = given["won_before"]
    for place, card in enumerate(cards):
        state[IN_HAND + HAND * ((leads + place) % SEATS)] = card
    last = state
    for card in cards:
        engine.apply(state, card)
        last = state if state[PHASE] == PLAYING else engine.work.closed
    laid = last[LAID + played :][:SEATS].tolist()
    face_up = [not each & FACE_DOWN for each in laid]
    best = max(place for place, up in enumerate(face_up) if up)
    return {"winner": (leads + best) % SEATS, "card": CODES[laid[best]], "face_up": face_up}


def following_banker(rulings: Rulings, given: Given) -> Result:
    """Find who banks the next deal."""
    winner = given.get("last_trick_winner")
    found = engine_of(rulings).next_banker(given["banker"], given["net"], NONE if winner is None else winner)
    return {"banker": None if found == NONE else found}


def settle(rulings: Rulings, given: Given) -> Result:
    """Play eight tricks and settle what lies on the table."""
    engine, hands = engine_of(rulings), four_hands(given["hands"])
    stock = tuple(card for card in DECK if all(card not in hand for hand in hands))
    dealt = Dealt(Seat(given["banker"]), stock[-1], hands, stock)
    playing = Playing(dealt, Seat(given["leader"]), (), NO_TRICK, hands, ((), (), (), ()))
    state = pack(Position(1, (0, 0, 0, 0), playing))
    _play(engine, state, given["plays"])
    paid = flows(engine, TABLE_DUES)
    return {
        "won": scores.won(engine),
        "table": scores.tables(engine),
        "zhu": scores.items(engine),
        "flows": paid,
        "net": [sum(column) * int(engine.tables.multiple) for column in zip(*paid.values(), strict=True)],
    }


def _play(engine: FastMadiao, state: Ints, plays: Sequence[Sequence[str]]) -> None:
    for each in plays:
        for card in read_cards(each):
            engine.play(state, Play(card))


def deal(rulings: Rulings, given: Given) -> Result:
    """Play a deal from the shuffled pack. Raises ValueError if the plays do not end it, or go on after it."""
    engine = engine_of(rulings)
    state = pack(
        Position(0, (0, 0, 0, 0), ToSeatBanker() if given.get("banker") is None else ToDeal(Seat(given["banker"])))
    )
    engine.play(state, Deal(read_cards(given["order"])))
    _play(engine, state, given["plays"])
    if state[PHASE] == PLAYING:
        raise ValueError("the deal does not end")
    closed, paid = engine.work.closed, flows(engine, range(len(DUES) - 1))
    return {
        "banker": int(closed[BANKER]),
        "promotion": _promotion(closed),
        "predeal": scores.dealt(engine),
        "leader": int(closed[LEADER]) if closed[PHASE] == PLAYING else None,
        "tricks": _tricks(closed),
        **scores.deal(engine),
        "flows": paid,
        "net": [sum(column) * int(engine.tables.multiple) for column in zip(*paid.values(), strict=True)],
        "next_banker": int(state[BANKER]) if state[PHASE] == TO_DEAL else None,
    }


def _promotion(state: Ints) -> Result | None:
    last, exposed = int(state[STOCK + HAND - 1]), int(state[EXPOSED])
    if last == exposed:
        return None
    holder = next(seat for seat in range(SEATS) if exposed in _hand(state, DEALT, seat))
    return {"substitute": CODES[last], "becomes": CODES[exposed], "holder": holder}


def _tricks(state: Ints) -> list[Result]:
    found, leads = list[Result](), int(state[LEADER])
    for start in range(LAID, LAID + int(state[PLAYED]), SEATS):
        laid = state[start : start + SEATS].tolist()
        face_up = [not each & FACE_DOWN for each in laid]
        best = max(place for place, up in enumerate(face_up) if up)
        winner = (leads + best) % SEATS
        found.append({"leader": leads, "winner": winner, "card": CODES[laid[best]], "face_up": face_up})
        leads = winner
    return found


def predeal(rulings: Rulings, given: Given) -> Result:
    """The patterns of a dealt hand."""
    return scores.hand(engine_of(rulings), read_cards(given["hand"]))


def table(rulings: Rulings, given: Given) -> Result:
    """The patterns of one player's won cards."""
    engine = engine_of(rulings)
    winnings(engine, 0, read_cards(given["won"]), given)
    engine.perform(SCORE_ROWS, 0)
    return scores.table_of(engine, 0)


def zhu(rulings: Rulings, given: Given) -> Result:
    """List what won cards are worth in 注."""
    engine = engine_of(rulings)
    winnings(engine, 0, read_cards(given["won"]), {"hand": ["Tb"] if given["dealt_tb"] else []})
    engine.perform(SCORE_ROWS, 0)
    return scores.items_of(engine, 0)


def chong(rulings: Rulings, given: Given) -> Result:
    """Offer one player every card in turn."""
    engine = engine_of(rulings)
    winnings(engine, 0, sorted(read_cards(given["own"])), {})
    return scores.offered(engine, read_cards(given["stock"]))


def chong_pattern(rulings: Rulings, given: Given) -> Result:
    """Offer one player every card in turn, and see what pattern they complete."""
    engine, own = engine_of(rulings), read_cards(given["own"])
    fought = not given.get("mian_dou")
    winnings(engine, 0, own, {} if fought else {"hand": given["own"]}, fought=fought)
    return {**scores.offered(engine, read_cards(given["stock"])), **scores.completed(engine)}


def chong_round(rulings: Rulings, given: Given) -> Result:
    """Offer the stock to four players."""
    engine = engine_of(rulings)
    for seat, own in enumerate(given["own"]):
        winnings(engine, seat, read_cards(own), {}, alone=False)
    return scores.round_of(engine, given["starter"], read_cards(given["stock"]))


def diao(rulings: Rulings, given: Given) -> Result:
    """Pay for tricks."""
    return scores.diao(engine_of(rulings), given["banker"], given["tricks"])


KINDS: Mapping[str, Callable[[Rulings, Given], Mapping[str, Any]]] = {
    "promotion": promotion,
    "banker": banker,
    "leader": leader,
    "next_banker": following_banker,
    "predeal": predeal,
    "trick": trick,
    "table": table,
    "zhu": zhu,
    "diao": diao,
    "settle": settle,
    "chong": chong,
    "chong_pattern": chong_pattern,
    "chong_round": chong_round,
    "deal": deal,
}
"""Every kind but `flow`, which asks only how amounts become payments."""
