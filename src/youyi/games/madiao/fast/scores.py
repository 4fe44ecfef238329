"""What stands in the memory of a fast engine of 馬吊 after a deal, as worked examples write it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from youyi.games.madiao.cards import CODES, Card, card_set
from youyi.games.madiao.context import DiaoRules
from youyi.games.madiao.fast.engine import FastMadiao
from youyi.games.madiao.fast.layout import NONE, STOCK
from youyi.games.madiao.fast.memory import (
    ALL_PILE,
    ANCHOR,
    BASE,
    DEALT_PILE,
    DIAO,
    DRAWN_BANNER,
    DUES,
    DUO_JIN,
    GONGHE,
    HUNDRED_ITEM,
    ITEM_NAME,
    KNOCKS,
    LESSER_TU,
    OTHERS_PILE,
    QIAOMEN,
    RIVAL,
    ROW_MADE,
    SCORE_DEALT,
    SINGLE,
    TIMES_MADE,
    TURN_STOCK,
    VICTIM,
    WON_PILE,
    WORTH_MADE,
    ZHU,
)
from youyi.games.madiao.fast.money import ITEM_IDS, diao_flows, tricks_code
from youyi.games.madiao.fast.programs import DEALT_ROWS, GATE_ROWS, RESULT_ROWS, TABLE_ROWS
from youyi.games.madiao.payments.tricks import DIAO as HALVES
from youyi.games.madiao.position import SEATS, TRICKS
from youyi.games.madiao.rulings.money import DiaoMode
from youyi.games.madiao.stock.banner import Seized, kind_by
from youyi.games.madiao.vectors.read import Given, Result, codes, item_list, read_card_set, read_cards, whole
from youyi.games.madiao.vectors.stock import seized_by_whom
from youyi.kernel.seats import Seat

TABLE_DUES = (DIAO, ZHU, QIAOMEN, GONGHE)


def flows(engine: FastMadiao, dues: Iterable[int]) -> dict[str, list[int | float]]:
    """What each due moves, before the base score."""
    base = int(engine.tables.multiple)
    return {DUES[due].value: [whole(int(each), base) for each in engine.work.flows[due]] for due in dues}


def won(engine: FastMadiao) -> list[list[str]]:
    """The won cards of each seat; none where no trick was played."""
    w = engine.work
    return [codes(map(Card, w.order[seat, : w.won[seat] * w.fought[0]].tolist())) for seat in range(SEATS)]


def made(engine: FastMadiao, group: int, seat: int) -> list[tuple[str, int]]:
    """The patterns that are made, each as often as it is scored."""
    rows = engine.work.made[group, seat, : engine.work.made_count[group, seat]].tolist()
    names = engine.names[group]
    return [(names[row[ROW_MADE]], row[WORTH_MADE]) for row in rows for _ in range(row[TIMES_MADE])]


def table_of(engine: FastMadiao, seat: int) -> Result:
    """What a seat's won cards make."""
    gate, misc = made(engine, GATE_ROWS, seat), made(engine, TABLE_ROWS, seat)
    total = sum(worth for _, worth in (*gate, *misc))
    return {"four_gate": list(gate[0]) if gate else None, "misc": item_list(misc), "total": total}


def items_of(engine: FastMadiao, seat: int) -> Result:
    """What a seat's won cards are worth in 注, and at the door."""
    found = engine.work.items[seat].tolist()
    named = [("dan_zhang", found[SINGLE]), ("xiao_tu", found[LESSER_TU])]
    named.append((ITEM_IDS[found[ITEM_NAME]], found[HUNDRED_ITEM]))
    listed = [(name, worth) for name, worth in named if worth]
    return {"items": item_list(listed), "total": sum(worth for _, worth in listed), "qiaomen": found[KNOCKS]}


def tables(engine: FastMadiao) -> list[Result]:
    """What every seat's won cards make."""
    return [table_of(engine, seat) for seat in range(SEATS)]


def items(engine: FastMadiao) -> list[Result]:
    """What every seat's won cards are worth in 注."""
    return [items_of(engine, seat) for seat in range(SEATS)]


def dealt(engine: FastMadiao) -> list[list[Any] | None]:
    """The dealt pattern of each hand."""
    return [_best(engine, seat) for seat in range(SEATS)]


def _best(engine: FastMadiao, seat: int) -> list[Any] | None:
    counts, worth, place = engine.work.counting[seat].tolist()
    if place == NONE or not counts:
        return None
    return [engine.names[DEALT_ROWS][engine.work.made[DEALT_ROWS, seat, place, ROW_MADE]], worth]


def hand(engine: FastMadiao, cards: Sequence[Card]) -> Result:
    """The patterns of a dealt hand."""
    engine.work.piles[0, DEALT_PILE] = card_set(cards)
    engine.perform(SCORE_DEALT, 0)
    best = _best(engine, 0)
    return {
        "best": best and best[0],
        "value": best[1] if best else 0,
        "all": item_list(made(engine, DEALT_ROWS, 0)),
    }


def deal(engine: FastMadiao) -> Result:
    """What tricks and stock brought in a deal."""
    w, fought = engine.work, bool(engine.work.fought[0])
    doubled = [int(each) for each in w.doubled]
    return {
        "won": won(engine),
        "table": tables(engine) if fought else None,
        "zhu": items(engine) if fought else None,
        "chong_starter": int(w.starter[0]),
        "chong": turned(engine, w.closed[STOCK : STOCK + int(engine.tables.offered)].tolist()),
        "chong_points": [points + more for points, more in zip(drawn_points(engine), doubled, strict=True)],
        "chong_patterns": [item_list(made(engine, RESULT_ROWS, seat)) for seat in range(SEATS)],
        "duo_jin": banner(engine),
    }


def turned(engine: FastMadiao, stock: Sequence[int]) -> list[list[Any]]:
    """Who took each card of the stock, and for how many points."""
    takers, points = engine.work.takers.tolist(), engine.work.points.tolist()
    return [
        [CODES[card], None if taker == NONE else taker, worth]
        for card, taker, worth in zip(stock, takers, points, strict=False)
    ]


def drawn_points(engine: FastMadiao) -> list[int]:
    """What each seat has drawn."""
    drawn = list(zip(engine.work.takers.tolist(), engine.work.points.tolist(), strict=True))
    return [sum(worth for taker, worth in drawn if taker == seat) for seat in range(SEATS)]


def banner(engine: FastMadiao) -> Result | list[Result] | None:
    """What was seized: nothing, one banner, or several; those of one rival from one victim are one."""
    if engine.tables.every_brocade:
        return _with_brocade(engine)
    found = engine.work.banner.tolist()
    if not found[BASE]:
        return None
    return {
        "victim": found[VICTIM],
        "rival": found[RIVAL],
        "id": kind_by(Card(found[ANCHOR])).value,
        "k": found[DRAWN_BANNER],
        "base": found[BASE],
    }


def _with_brocade(engine: FastMadiao) -> Result | list[Result] | None:
    w = engine.work
    drawn = zip(w.victims.tolist(), w.takers.tolist(), w.anchored.tolist(), w.bases.tolist(), strict=True)
    seized = [
        Seized(Seat(victim), Seat(rival), kind_by(Card(anchor)), 1, base)
        for victim, rival, anchor, base in drawn
        if victim != NONE
    ]
    return seized_by_whom(seized)


def turn_stock(engine: FastMadiao, starter: int, stock: Sequence[Card]) -> None:
    """Turn these cards, and pay for what they bring."""
    w = engine.work
    w.flows[:], w.doubled[:], w.takers[:], w.points[:], w.made_count[RESULT_ROWS] = 0, 0, NONE, 0, 0
    w.deck[: len(stock)] = stock
    engine.perform(TURN_STOCK, starter, len(stock))


def offered(engine: FastMadiao, stock: Sequence[Card]) -> Result:
    """What one player takes of the cards, which are offered in turn."""
    turn_stock(engine, 0, stock)
    found = turned(engine, stock)
    taken = [card for card, taker, _ in found if taker is not None]
    return {"points": [points for *_, points in found], "taken": taken}


def completed(engine: FastMadiao) -> Result:
    """What the cards drawn have completed."""
    found = made(engine, RESULT_ROWS, 0)
    return {"patterns": item_list(found), "total": sum(worth for _, worth in found)}


def round_of(engine: FastMadiao, starter: int, stock: Sequence[Card]) -> Result:
    """What becomes of the stock among four players."""
    turn_stock(engine, starter, stock)
    return {
        "events": turned(engine, stock),
        "points": drawn_points(engine),
        "duo_jin": banner(engine),
        "duo_jin_flow": flows(engine, (DUO_JIN,))["duo_jin"],
    }


def diao(engine: FastMadiao, banker: int, tricks: Sequence[int]) -> Result:
    """What tricks bring: in the guide's table, and as the table pays them."""
    code = tricks_code(tricks)
    values = diao_flows(DiaoRules(DiaoMode.ZERO_SUM_TABLE), 1)[0, code] / HALVES
    paid = diao_flows(engine.rules.context.payments.diao, 2)[banker, code] / 2
    return {"table": values.tolist(), "zhu": paid.tolist()}


def winnings(
    engine: FastMadiao, seat: int, cards: Sequence[Card], given: Given, *, fought: bool = True, alone: bool = True
) -> None:
    """Put a seat's cards into the memory, and what else is known of them; `alone`: nobody else has any."""
    w, led, numbers = engine.work, read_cards(given.get("led", ())), given.get("trick_numbers", ())
    if alone:
        w.won[:], w.drew[:], w.piles[:] = 0, 0, 0
    w.won[seat], w.tricks[seat], w.fought[0] = len(cards), TRICKS if alone else len(cards), int(fought)
    w.order[seat, : len(cards)], w.trick[seat], w.led[seat], w.beaten[seat] = cards, 0, NONE, 0
    w.led[seat, : len(led)], w.trick[seat, : len(numbers)] = led, numbers
    w.piles[seat] = 0
    w.piles[seat, DEALT_PILE] = read_card_set(given.get("hand", ()))
    w.piles[seat, WON_PILE] = w.piles[seat, ALL_PILE] = card_set(cards)
    if "others" in given:
        w.tricks[seat] = len(cards)
        for step, each in enumerate(given["others"], 1):
            w.tricks[(seat + step) % SEATS] = len(each)
            w.piles[seat, OTHERS_PILE] |= read_card_set(each)
