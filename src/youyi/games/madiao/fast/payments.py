"""結算 in kernels: 吊, 注, 敲門, 公賀, 冲, 奪錦標, each into its own row of what moves between the purses."""

from __future__ import annotations

from youyi.compiled.arrays import Ints
from youyi.compiled.jit import inlined, part
from youyi.games.madiao.cards import HUNDRED, JI
from youyi.games.madiao.fast.layout import BANKER, DEALT, FACE_DOWN, LAID, LEADER, NONE, STOCK
from youyi.games.madiao.fast.memory import (
    ALL_PILE,
    BASE,
    CHONG,
    CHONG_GONGHE,
    COUNTS,
    DEALT_PILE,
    DIAO,
    DRAWN_PILE,
    DUO_JIN,
    GONGHE,
    HUNDRED_ITEM,
    KNOCKS,
    LESSER_TU,
    OTHERS_PILE,
    QIAOMEN,
    RIVAL,
    SHOWN_WORTH,
    SINGLE,
    VICTIM,
    WON_PILE,
    ZHU,
    ZHU_ITEMS,
    Work,
)
from youyi.games.madiao.fast.money import SINGLES_COUNTED, TRICK_PLACES
from youyi.games.madiao.fast.programs import GATE_ROWS, GROUPS, RESULT_ROWS, TABLE_ROWS
from youyi.games.madiao.fast.resolve import answer, resolve
from youyi.games.madiao.fast.stock import seize, seize_with, turn_stock
from youyi.games.madiao.fast.tables import Tables
from youyi.games.madiao.position import HAND, SEATS, TRICKS


@part
def pay(t: Tables, w: Work, due: int, seat: int, payer: int, worth: int) -> None:
    """One seat pays another."""
    w.flows[due, seat] += worth * t.multiple
    w.flows[due, payer] -= worth * t.multiple


@part
def pay_all(t: Tables, w: Work, due: int, seat: int, worth: int) -> None:
    """公賀: the three others pay."""
    if worth:
        for step in range(1, SEATS):
            pay(t, w, due, seat, (seat + step) % SEATS, worth)


@part
def pay_opposite(t: Tables, w: Work, due: int, seats: tuple[int, int], worth: int) -> None:
    """莊散: the banker settles with each of the others, and each of them with the banker alone; `seats` begins with it."""
    banker, seat = seats
    if seat == banker:
        pay_all(t, w, due, seat, worth)
    else:
        pay(t, w, due, seat, banker, worth)


@inlined
def clear(w: Work) -> None:
    """Nothing is won or paid yet."""
    for due in range(len(w.flows)):
        for seat in range(SEATS):
            w.flows[due, seat] = 0
    for seat in range(SEATS):
        w.won[seat] = w.tricks[seat] = w.drew[seat] = w.doubled[seat] = 0
        for pile in range(len(w.piles[seat])):
            w.piles[seat, pile] = 0
        for group in range(GATE_ROWS, GROUPS):
            w.made_count[group, seat] = 0
        for item in range(len(w.items[seat])):
            w.items[seat, item] = 0


@part
def gathered(state: Ints, column: int) -> int:
    """The eight cards from a column on, as a set."""
    cards = 0
    for nth in range(HAND):
        cards |= 1 << state[column + nth]
    return cards


@part
def win(w: Work, seat: int, card: int, trick: int, led: int, beaten: int) -> None:
    """上桌: put a card before the seat that won it."""
    nth = w.won[seat]
    w.order[seat, nth], w.trick[seat, nth], w.led[seat, nth], w.beaten[seat, nth] = card, trick, led, beaten
    w.won[seat] = nth + 1
    w.piles[seat, WON_PILE] |= 1 << card
    for step in range(1, SEATS):
        w.piles[(seat + step) % SEATS, OTHERS_PILE] |= 1 << card


@inlined
def gather(w: Work, state: Ints) -> int:
    """Gather what each seat has to show after eight tricks; returns who won the last."""
    w.fought[0] = 1
    leader = state[LEADER]
    for trick in range(TRICKS):
        led, best, place, up = state[LAID + trick * SEATS], NONE, 0, 0
        for nth in range(SEATS):
            laid = state[LAID + trick * SEATS + nth]
            if not laid & FACE_DOWN:
                best, place, up = laid, nth, up | 1 << laid
        leader = (leader + place) % SEATS
        win(w, leader, best, trick + 1, led, up & ~(1 << best))
    for seat in range(SEATS):
        w.tricks[seat] = w.won[seat]
        w.piles[seat, DEALT_PILE] = gathered(state, DEALT + seat * HAND)
        w.piles[seat, ALL_PILE] = w.piles[seat, WON_PILE]
    return int(leader)


@inlined
def pay_tricks(t: Tables, w: Work, banker: int) -> None:
    """吊: pay for what each seat has won."""
    code = 0
    for seat in range(SEATS - 1):
        code = code * TRICK_PLACES + w.won[seat]
    for seat in range(SEATS):
        w.flows[DIAO, seat] += t.diao[banker, code, seat]


@part
def price_items(t: Tables, w: Work, seat: int, gate: int) -> None:
    """注: put a price on what a seat's won cards are worth between the banker and the others."""
    features = 0
    for nth in range(w.won[seat]):
        features |= t.feature[w.order[seat, nth]]
    at_par, dealt = int(w.won[seat] >= t.par), int(w.piles[seat, DEALT_PILE] & HUNDRED != 0)
    items, single = w.items[seat], features & (1 << SINGLES_COUNTED) - 1
    items[SINGLE] = t.singles[gate, single] if at_par else 0
    for item in range(ZHU_ITEMS - 1):
        items[LESSER_TU + item] = t.items[at_par, dealt, features >> SINGLES_COUNTED, item]


@inlined
def pay_table(t: Tables, w: Work, banker: int) -> None:
    """吊, then 注 and 敲門, then 公賀."""
    pay_tricks(t, w, banker)
    for seat in range(SEATS):
        pay_all(t, w, int(GONGHE), seat, resolve(t, w, int(GATE_ROWS), seat))
        pay_all(t, w, int(GONGHE), seat, resolve(t, w, int(TABLE_ROWS), seat))
        price_items(t, w, seat, int(w.made_count[GATE_ROWS, seat] != 0))
        items = w.items[seat]
        pay_opposite(t, w, int(ZHU), (banker, seat), items[SINGLE] + items[LESSER_TU] + items[HUNDRED_ITEM])
        if seat != banker:
            for step in range(1, SEATS):
                fellow = (seat + step) % SEATS
                if fellow != banker:
                    pay(t, w, int(QIAOMEN), seat, fellow, items[KNOCKS])


@part
def pay_stock(t: Tables, w: Work, stock: Ints, banker: int, starter: int) -> None:
    """看冲: turn the stock, and pay for what it brings."""
    turn_stock(t, w, stock, starter)
    for nth in range(len(stock)):
        if w.takers[nth] != NONE:
            pay_opposite(t, w, int(CHONG), (banker, w.takers[nth]), w.points[nth])
    for seat in range(SEATS):
        if w.drew[seat]:
            if w.fought[0] and t.doubling != NONE and answer(t, w, seat, t.doubling):
                w.doubled[seat] = drawn_points(w, seat, len(stock))
                pay_opposite(t, w, int(CHONG), (banker, seat), w.doubled[seat])
            w.piles[seat, DRAWN_PILE] = w.taken[seat]
            w.piles[seat, ALL_PILE] |= w.taken[seat]
            pay_all(t, w, int(CHONG_GONGHE), seat, resolve(t, w, int(RESULT_ROWS), seat))
    w.banner[BASE] = 0
    for nth in range(len(w.victims)):
        w.victims[nth] = NONE
    for nth in range(len(stock)):
        if t.every_brocade and seize_with(t, w, stock[nth], nth):
            pay_banner(t, w, w.takers[nth], w.victims[nth], w.bases[nth])
    if not t.every_brocade and seize(t, w, starter):
        pay_banner(t, w, w.banner[RIVAL], w.banner[VICTIM], w.banner[BASE])


@part
def pay_banner(t: Tables, w: Work, rival: int, victim: int, base: int) -> None:
    """奪錦標: four parts for the rival, two of them from the victim."""
    pay_all(t, w, int(DUO_JIN), rival, base)
    pay(t, w, int(DUO_JIN), rival, victim, base)


@inlined
def drawn_points(w: Work, seat: int, turned: int) -> int:
    """Add up what a seat has drawn."""
    points = 0
    for nth in range(turned):
        points += w.points[nth] if w.takers[nth] == seat else 0
    return points


@inlined
def settle(t: Tables, w: Work, state: Ints, shown: bool) -> int:
    """三、斗牌結算 and 四、看冲: returns who is asked first about the stock, the winner of the last trick if any was played."""
    banker = state[BANKER]
    clear(w)
    if shown:
        starter = pay_dealt(t, w, state, banker)
    else:
        starter = gather(w, state)
        pay_table(t, w, banker)
    w.starter[0] = starter
    pay_stock(t, w, state[STOCK : STOCK + t.offered], banker, starter)
    return starter


@inlined
def pay_dealt(t: Tables, w: Work, state: Ints, banker: int) -> int:
    """免斗: who shows a pattern that counts is congratulated; returns the holder of the dearest."""
    starter, dearest, counted, holders = banker, NONE, False, 0
    for step in range(SEATS):
        seat = step if t.from_first else (banker + step) % SEATS
        if counted and not t.all_score:
            w.counting[seat, COUNTS] = 0
        if w.counting[seat, COUNTS]:
            counted = True
            holders |= 1 << seat
            pay_all(t, w, int(GONGHE), seat, w.counting[seat, SHOWN_WORTH])
            if w.counting[seat, SHOWN_WORTH] > dearest:
                starter, dearest = seat, w.counting[seat, SHOWN_WORTH]
    for seat in range(SEATS):
        w.flows[DIAO, seat] += t.idle_diao[banker, holders, seat]
    show_hands(t, w, state)
    return int(starter)


@inlined
def show_hands(t: Tables, w: Work, state: Ints) -> None:
    """手牌作桌: let the shown hands count as won cards."""
    w.fought[0] = 0
    for seat in range(SEATS):
        w.piles[seat, DEALT_PILE] = gathered(state, DEALT + seat * HAND)
        if w.counting[seat, COUNTS]:
            w.tricks[seat] = TRICKS
            for nth in range(HAND):
                card = state[DEALT + seat * HAND + nth]
                if t.ji_draw or not JI >> card & 1:
                    win(w, seat, card, 0, int(NONE), 0)
    for seat in range(SEATS):
        w.piles[seat, ALL_PILE] = w.piles[seat, WON_PILE]
