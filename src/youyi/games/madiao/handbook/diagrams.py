"""Worked examples of 馬吊 as pictures: tricks, rows of won cards with what they bring, and the table of 吊."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from youyi.games.madiao.cards import CARD_FACES, CODES, GREEN, Card
from youyi.games.madiao.context import context_of
from youyi.games.madiao.handbook.figures import HEIGHT, WIDTH, back, card
from youyi.games.madiao.patterns.pattern import Scored
from youyi.games.madiao.patterns.table import PatternTable, pattern_table
from youyi.games.madiao.payments.claims import paid
from youyi.games.madiao.payments.tricks import DIAO, diao_claims, table_value
from youyi.games.madiao.position import FaceUp, Four, Laid
from youyi.games.madiao.rulings import SEATS, Rulings
from youyi.games.madiao.texts import HANDBOOK as TEXTS
from youyi.games.madiao.winnings import Winnings, read_winnings
from youyi.kernel.face.handbook import Block, Grid, Illustration, Paragraph, same
from youyi.kernel.face.svg import BLUE, PAPER, RED, group, rect, scaled, text
from youyi.kernel.names import Language, Name, Words
from youyi.kernel.seats import Seat

STEP = WIDTH + 3
PIXELS = 1.5
"""Pixels to a millimetre of a card."""
SMALL = 0.26
"""How large a card is in a book."""
ROWS = (
    "won: Tw W1 S9 C9", "won: Tw W1 T40 S9 C9", "won: W1 Tb S1", "won: Tb W1 S1", "won: Tb T20 C4",
    "won: W9 W1 S1 S9", "won: Tq T20 S8 S1", "won: T20 S4 Tw", "won: S1 W1 Tb C9",
)  # fmt: skip
"""Won cards in their order."""
NOTHING = TEXTS["nothing"]
PARTED = TEXTS["parted"]
BRINGS = TEXTS["brings"]
DIAO_SHOWN = TEXTS["diao_shown"]
WHO_PAYS = TEXTS["who_pays"]
WHO_PAYS_TIMES = TEXTS["who_pays_times"]
DIAO_HEAD = (
    TEXTS["diao_head.tricks"], TEXTS["diao_head.the_banker_has"], TEXTS["diao_head.what_each_receives"],
)  # fmt: skip


def row_of(held: Sequence[str], wide: int) -> str:
    """Cards side by side, each drawn in millimetres."""
    parts = [group([each], x=2 + nth * STEP, y=2) for nth, each in enumerate(held)]
    return scaled(2 + wide * STEP, HEIGHT + 4, parts, PIXELS)


def book_width(count: int) -> int:
    """How wide a book shows so many cards, in millimetres."""
    return round(count * STEP * SMALL)


def pattern_pictures(rulings: Rulings) -> Iterator[Block]:
    """Rows of won cards, each with all that it brings under some answers."""
    table = pattern_table(rulings)
    for number, written in enumerate(ROWS, start=1):
        held = read_winnings(written)
        yield Illustration(f"won-{number}", partial(_won, held), _brings(table, held), book_width(len(held.order)))


def _won(held: Winnings, language: Language) -> str:
    return row_of([card(each, language) for each in held.order], len(held.order))


def _brings(table: PatternTable, held: Winnings) -> Words:
    return BRINGS.filled(
        cards=_called(held.order), found=tuple(map(_named, _found(table, held))) or _nothing(table, held)
    )


def _called(cards: Iterable[Card]) -> tuple[Name, ...]:
    return tuple(CARD_FACES[each].called for each in cards)


def _found(table: PatternTable, held: Winnings) -> tuple[Scored, ...]:
    gate = table.four_gate(held)
    return (*([gate] if gate else []), *table.misc(held))


def _nothing(table: PatternTable, held: Winnings) -> Words:
    """That a row brings nothing, and the greens in it where it would bring something without them."""
    greens = [each for each in held.order if GREEN >> each & 1]
    rest = read_winnings(f"won: {' '.join(CODES[each] for each in held.order if each not in greens)}")
    return PARTED.filled(greens=_called(greens)) if greens and _found(table, rest) else NOTHING


def _named(scored: Scored) -> Words:
    name = scored.pattern.name
    return Words(
        f"{name.zh_hant} {name.en} {scored.worth}", f"{name.zh_hant} {scored.worth}", f"{name.zh_hans} {scored.worth}"
    )


def trick_picture(laid: Sequence[Laid], winner: Seat, language: Language) -> str:
    """Four cards in the order in which they were laid, the winner's framed."""
    parts = []
    for nth, each in enumerate(laid):
        face = card(each.card, language) if isinstance(each, FaceUp) else back()
        frame = rect(-1, -1, WIDTH + 2, HEIGHT + 2, stroke=RED, line=1.4, round_by=3) if each.seat == winner else ""
        name = text(WIDTH / 2, HEIGHT + 9, SEATS[each.seat].said_in(language), 7)
        parts.append(group([face, frame, name], x=3 + nth * STEP, y=3))
    return scaled(3 + len(parts) * STEP, HEIGHT + 15, parts, PIXELS)


def hands_picture(hands: Sequence[tuple[str, Iterable[Card]]], language: Language) -> str:
    """Rows of cards, each under its name."""
    parts, widest = [], 0
    for row, (name, held) in enumerate(hands):
        y = 3 + row * (HEIGHT + 12)
        parts.append(text(3, y + 6, name, 7, anchor="start"))
        drawn = [card(each, language) for each in held]
        parts += [group([each], x=3 + nth * STEP, y=y + 9) for nth, each in enumerate(drawn)]
        widest = max(widest, len(drawn))
    return scaled(3 + widest * STEP, 3 + len(hands) * (HEIGHT + 12), parts, PIXELS)


def diao_picture(tricks: Sequence[Four], _language: Language) -> str:
    """The table of 吊: for each outcome four piles of tricks and what they come to."""
    parts = [group(_piles(each), x=4 + (nth % 5) * 58, y=4 + (nth // 5) * 40) for nth, each in enumerate(tricks)]
    return scaled(4 + 5 * 58, 4 + -(-len(tricks) // 5) * 40, parts, 3)


def _piles(tricks: Four) -> Iterator[str]:
    for seat, (count, value) in enumerate(zip(tricks, table_value(tricks), strict=True)):
        yield from (rect(seat * 13, 24 - nth * 3, 10, 2, fill=PAPER, line=0.25) for nth in range(count))
        colour = BLUE if value > 0 else RED
        yield text(seat * 13 + 5, 33, f"{value / DIAO:+g}" if value else "0", 5, fill=colour)


def diao_by_banker(rulings: Rulings, outcomes: Sequence[Four]) -> Iterator[Block]:
    """What each seat receives for its tricks, for every seat that may bank."""
    rules = context_of(rulings).payments
    rows = []
    for tricks in outcomes:
        for count in dict.fromkeys(tricks):
            banker = Seat(tricks.index(count))
            flows = [paid(rules.base, claim).flow for claim in diao_claims(rules.diao, banker, tricks)]
            nets = [sum(each) for each in zip(*flows, strict=True)] if flows else [0] * len(tricks)
            said = " ".join(f"{net:+d}" if net else "0" for net in nets)
            rows.append((same(" ".join(map(str, tricks))), same(str(count)), same(said)))
    yield Paragraph(WHO_PAYS if rules.base == 1 else WHO_PAYS_TIMES.filled(times=rules.base))
    yield Grid(DIAO_HEAD, tuple(rows))
