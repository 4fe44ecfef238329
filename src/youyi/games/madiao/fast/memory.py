"""What a deal of 馬吊 has come to, in the memory of one thread: winnings, patterns made, draws, payments."""

from __future__ import annotations

from typing import NamedTuple

from youyi.compiled.arrays import Floats, Ints, Words, np
from youyi.compiled.record import record
from youyi.games.madiao.events import PaymentKind
from youyi.games.madiao.fast.layout import CARDS, DEALT_OUT, UNITS, WIDTH
from youyi.games.madiao.fast.programs import FAMILIES, GROUPS, MOST_ROWS
from youyi.games.madiao.position import HAND, SEATS
from youyi.games.madiao.winnings import Pile

DUES = tuple(PaymentKind)
DIAO, ZHU, QIAOMEN, GONGHE, CHONG, CHONG_GONGHE, DUO_JIN, PENALTY = range(len(DUES))
"""For what is paid, by number."""
PILES = len(Pile)
DEALT_PILE, WON_PILE, DRAWN_PILE, ALL_PILE, OTHERS_PILE = range(PILES)
MOST_INPUTS = 4 * CARDS
"""More inputs of the network than can be on at a time."""
STACK = 64
"""Numbers that a program may hold at once."""
SINGLE, LESSER_TU, HUNDRED_ITEM, KNOCKS, ITEM_NAME, ZHU_ITEMS = range(6)
"""Items of 注, what is knocked for, and which item the Hundred is (`money.ITEM_IDS`)."""
ROW_MADE, TIMES_MADE, WORTH_MADE, MADE = range(4)
"""Columns of a pattern that was made."""
COUNTS, SHOWN_WORTH, SHOWN_AT, SHOWN_HAND = range(4)
"""Columns of a hand that may be shown."""
VICTIM, RIVAL, DRAWN_BANNER, BASE, ANCHOR, BANNER = range(6)
"""Columns of a banner seized."""
SCORE_ROWS, SCORE_DEALT, TURN_STOCK, NEXT_BANKER = range(4)
"""Tasks: score a seat's won cards or its dealt hand; turn so many cards of `deck`, the seat asked first; name the next banker."""
FAMILIAR, STRANGE, LED, BANKER_LED, GATE_STATE = range(5)
"""Columns of `gates`."""


class Work(NamedTuple):
    """The memory of one thread, as one block. Cards won and drawn stand in their order; NONE where something is not known."""

    order: Ints
    """[seat, nth]: the card won."""
    trick: Ints
    led: Ints
    beaten: Ints
    won: Ints
    """[seat]: cards in `order`."""
    tricks: Ints
    """[seat]: tricks that count as won."""
    drawn: Ints
    drew: Ints
    """[seat]: cards in `drawn`."""
    piles: Ints
    """[seat, pile]: as a set."""
    fought: Ints
    stack: Ints
    shown: Ints
    """Beside each number of `stack`, the cards by which it is so."""
    found: Ints
    """Occurrences of what is counted, each as a set of cards; `founds` of them."""
    founds: Ints
    links: Ints
    four: Ints
    """Brocade cards among which a four-gate is sought."""
    made: Ints
    """[group, seat, nth, column]"""
    made_count: Ints
    first: Ints
    """[family]: the row that its policy keeps, NONE until one holds; then how often, and its worth."""
    dropped: Ints
    used: Ints
    """[seat]: own cards that serve no more."""
    taken: Ints
    merit: Ints
    """[seat, nth]: how many times a won card counts."""
    takers: Ints
    """[nth]: who takes the nth turned card of the stock, NONE for nobody."""
    points: Ints
    givers: Ints
    """[nth]: the won cards for which it is taken, as a set."""
    victims: Ints
    """[nth]: from whom a banner is seized with it, NONE from nobody; then what that counts, and by which card."""
    bases: Ints
    anchored: Ints
    counting: Ints
    """[seat]: whether its dealt pattern COUNTS, its worth, and where it stands among those made, NONE without one."""
    items: Ints
    """[seat, item]"""
    starter: Ints
    """Who was asked first about the stock."""
    doubled: Ints
    """[seat]: points of its draws that are paid once more."""
    banner: Ints
    flows: Ints
    """[due, seat]: in 注, the base score included."""
    fault: Ints
    """[play]: whether it is a fault that costs."""
    player: Ints
    """[play]: who played."""
    gates: Ints
    """What the suits are (FAMILIAR, STRANGE, LED, each as a set of cards), and whether the banker has led."""
    held: Ints
    """[seat]: the hand, as a set."""
    had: Ints
    """[seat]: what it has won so far, as a set."""
    own_leads: Ints
    hasty: Ints
    """[seat]: whether it has captured in haste."""
    best: Ints
    deck: Ints
    places: Ints
    """[nth]: of an unseen card: its seat, SEATS for the stock; then what it refuses, then the card laid there."""
    pool: Ints
    mind: Words
    """[seat]: the beginning of the key of its choices; then that of the pack's."""
    draws: Ints
    now: Ints
    """The state in which the kernels play: being part of this block, it is not counted as it goes from kernel to kernel."""
    closed: Ints
    """The state before the last deal was closed."""
    size: Ints
    """[pile]: how many cards of a seat it has."""
    task: Ints
    """What is asked without a state, and for which seat, or how many cards."""
    slot: Ints
    """Which card of the hand is played."""
    weighed: Floats
    """[place in the hand]: what speaks for playing a card, in points."""
    short: Floats
    """[place in the hand]: by how many points that is less than for the best card."""
    inputs: Ints
    """[nth]: the inputs of the network that are on."""
    base: Ints
    """[unit]: the sums of the columns that are on whatever card is played, the last for the result itself;"""
    sums: Ints
    """and with those of a card."""


def work() -> Work:
    """Allocate the memory of one thread."""

    def ints(*shape: int) -> Ints:
        return np.zeros(shape, np.int64)

    memory = Work(
        order=ints(SEATS, HAND), trick=ints(SEATS, HAND), led=ints(SEATS, HAND), beaten=ints(SEATS, HAND),
        won=ints(SEATS), tricks=ints(SEATS), drawn=ints(SEATS, HAND), drew=ints(SEATS), piles=ints(SEATS, PILES),
        fought=ints(1), stack=ints(STACK), shown=ints(STACK), found=ints(STACK), founds=ints(1), links=ints(HAND + 1), four=ints(CARDS), made=ints(GROUPS, SEATS, MOST_ROWS, MADE),
        made_count=ints(GROUPS, SEATS), first=ints(FAMILIES, MADE), dropped=ints(MOST_ROWS), used=ints(SEATS),
        taken=ints(SEATS), merit=ints(SEATS, HAND), takers=ints(HAND), points=ints(HAND), givers=ints(HAND), victims=ints(HAND), bases=ints(HAND), anchored=ints(HAND), counting=ints(SEATS, SHOWN_HAND),
        items=ints(SEATS, ZHU_ITEMS), starter=ints(1), doubled=ints(SEATS), banner=ints(BANNER), flows=ints(len(DUES), SEATS), fault=ints(DEALT_OUT),
        player=ints(DEALT_OUT), gates=ints(GATE_STATE), held=ints(SEATS), had=ints(SEATS), own_leads=ints(SEATS),
        hasty=ints(SEATS), best=ints(1), deck=ints(CARDS), places=ints(CARDS, 3), pool=ints(CARDS), mind=np.zeros(SEATS + 1, np.uint64), draws=ints(1), now=ints(WIDTH), closed=ints(WIDTH), size=ints(PILES), task=ints(2), slot=ints(1),
        weighed=np.zeros(HAND), short=np.zeros(HAND), inputs=ints(MOST_INPUTS), base=ints(UNITS + 1), sums=ints(UNITS + 1),
    )  # fmt: skip
    return record(memory)


assert tuple(Pile) == (DEALT_PILE, WON_PILE, DRAWN_PILE, ALL_PILE, OTHERS_PILE)
