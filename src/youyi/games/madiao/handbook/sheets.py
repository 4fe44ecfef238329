"""What of 馬吊 is printed at its true size: the cards with their backs, and a score sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from youyi.games.madiao.cards import DECK
from youyi.games.madiao.handbook.figures import HEIGHT, WIDTH, back, card, in_order
from youyi.games.madiao.rulings import SEATS
from youyi.games.madiao.texts import HANDBOOK as TEXTS
from youyi.kernel.face.handbook import Sheet
from youyi.kernel.face.svg import group, picture, rect, tag, text
from youyi.kernel.names import Language

ACROSS, DOWN = 4, 4
"""Cards on a sheet."""
PER_SHEET = ACROSS * DOWN
HEADS = (
    TEXTS["heads.deal"], TEXTS["heads.tricks"], TEXTS["heads.diao"], TEXTS["heads.zhu"], TEXTS["heads.door_knock"], TEXTS["heads.patterns"],
    TEXTS["heads.stock"], TEXTS["heads.net"],
)  # fmt: skip
TITLE = TEXTS["title"]
OURS = TEXTS["portraits_ours"]
DEALS = 8
ORDER = TEXTS["sheets.order"]
ORDER_SCALE = 0.35


def cards_of(sheet: int) -> Callable[[Language], str]:
    """The faces of one sheet."""

    def draw(language: Language) -> str:
        held = DECK[sheet * PER_SHEET : (sheet + 1) * PER_SHEET]
        return _laid(
            [card(each, language) for each in held],
            text(5, HEIGHT * DOWN + 9, OURS.said_in(language), 2.6, anchor="start"),
        )

    return draw


def backs_of(sheet: int) -> Callable[[Language], str]:
    """Their backs, which are all alike; the same places, mirrored."""

    def draw(_language: Language) -> str:
        count = len(DECK[sheet * PER_SHEET : (sheet + 1) * PER_SHEET])
        rows = [[back()] * min(ACROSS, count - done) for done in range(0, count, ACROSS)]
        parts = [
            group([each], x=5 + (ACROSS - 1 - nth) * WIDTH, y=5 + row * HEIGHT)
            for row, held in enumerate(rows)
            for nth, each in enumerate(held)
        ]
        return picture(190, 250, parts)

    return draw


def _laid(parts: list[str], below: str) -> str:
    return picture(
        190, 250, [group([each], x=5 + (nth % ACROSS) * WIDTH, y=5 + nth // ACROSS * HEIGHT) for nth, each in enumerate(parts)] + [below]
    )  # fmt: skip


def order_card(language: Language) -> str:
    """All cards by suit, from the highest to the lowest: twice, for two players to lie beside their cards."""
    drawn = tag("g", in_order(language), transform=f"scale({ORDER_SCALE})")
    return picture(
        190, 200, [group([text(95, 6, ORDER.said_in(language), 5), group([drawn], y=9)], y=y) for y in (0, 100)]
    )


def score_sheet(language: Language) -> str:
    """A row for each deal and each seat."""
    return picture(277, 180, list(_lines(language)))


def _lines(language: Language) -> Iterator[str]:
    yield text(138, 10, TITLE.said_in(language), 6)
    for nth, head in enumerate(HEADS):
        yield rect(6 + nth * 33, 16, 33, 8)
        yield text(22.5 + nth * 33, 21.5, head.said_in(language), 4)
        for row in range(DEALS):
            yield rect(6 + nth * 33, 24 + row * 16, 33, 16)
    for row in range(DEALS):
        yield text(11, 33 + row * 16, str(row + 1), 5)
    yield text(6, 162, " ".join(seat.said_in(language) for seat in SEATS), 4, anchor="start")


SHEETS = (
    *(
        Sheet(
            f"cards-{sheet + 1}",
            TEXTS["sheets.cards"].filled(number=sheet + 1),
            cards_of(sheet),
            190,
            250,
            backs_of(sheet),
        )
        for sheet in range(-(-len(DECK) // PER_SHEET))
    ),
    Sheet("order", ORDER, order_card, 190, 200),
    Sheet("score", TEXTS["sheets.score"], score_sheet, 277, 180),
)
