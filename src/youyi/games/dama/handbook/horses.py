"""The horses of 打馬 as pictures: coins with a horse on the front and its name on the back, as the encyclopedia describes them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from youyi.games.dama.road import ARMY
from youyi.games.dama.texts import HANDBOOK as TEXTS
from youyi.kernel.face.svg import circle, group, path, picture, text
from youyi.kernel.names import Language

HORSE = 16.0
"""Across, in millimetres."""
SEAT_COLOURS = ("#a8322a", "#27467a", "#2e6b45", "#7a5a1e", "#5b3a78")
NAMES = TEXTS["horse_names"]
"""Twenty, apart by blanks. Which names stood on the coins is not told; these are of horses famous in old books: eight of
King Mu (穆天子傳), seven of Emperor Wen (西京雜記), five of the First Emperor (古今注). The choice is ours."""
OURS = TEXTS["horse_names_ours"]
ACROSS, STEP, INSET = 5, 18.0, 10.0
WIDTH, HEIGHT = 190.0, 250.0
SPOTS = ((0, 0), (95, 0), (0, 82), (95, 82), (0, 164))
"""Where the horses of each seat lie on the sheet."""
DRAWN = (
    "M-5.2 -2.6L-3.9 -4.3L-3.8 -5.2L-3.2 -4.6C-2.1 -4.3 -1.3 -3 -.9 -2C.6 -2.4 2.3 -2.3 3.2 -1.8C4.7 -2 5.4 -.4 5 2.2C4.7 1 4.5 .2"
    " 4 -.3C4.1 .7 3.7 1.3 3.9 2.2L4.3 4.8H3.5L3 2.5L2.4 1.5L2.2 3L2.5 4.8H1.7L1.3 1.3C.2 1.7 -.9 1.6 -1.6 1.3L-1.5 3L-1.7 4.8H-2.5L-2.4 2.6"
    "L-3.4 2L-4.1 3.4L-4.8 3L-3.6 .9L-2.7 .7C-3.1 -.2 -3 -1.2 -2.7 -2.1L-4 -1.4L-5 -1.7Z"
)
"""A horse that paces to the left, one foot raised: a drawing of ours."""


def coin(nth: int, seat: int) -> str:
    """The front of one horse around its middle; all of a seat look alike, so that no name is known from above."""
    del nth
    return _ring(seat) + path(DRAWN, fill=SEAT_COLOURS[seat], stroke="none")


def name(nth: int, seat: int, language: Language) -> str:
    """Its back."""
    said = NAMES.said_in(language if language is Language.ZH_HANS else Language.ZH_HANT).split()[nth]
    if language is not Language.EN:
        return _ring(seat) + text(0, 1.8, said, 5.2, fill=SEAT_COLOURS[seat])
    latin = NAMES.en.split()[nth]
    return _ring(seat) + text(0, 0.4, said, 5, fill=SEAT_COLOURS[seat]) + text(0, 4, latin, 2.5)


def _ring(seat: int) -> str:
    return circle(0, 0, HORSE / 2, fill="#ffffff", line=0.3) + circle(
        0, 0, HORSE / 2 - 1, stroke=SEAT_COLOURS[seat], line=0.9
    )


def all_horses(_language: Language) -> str:
    """Twenty horses for each of five seats."""
    return picture(WIDTH, HEIGHT, list(_laid(coin, mirrored=False)))


def all_names(language: Language) -> str:
    """Their backs: the same places, mirrored, as the paper is turned over its long edge."""
    names = _laid(lambda nth, seat: name(nth, seat, language), mirrored=True)
    return picture(WIDTH, HEIGHT, [*names, text(5, HEIGHT - 6, OURS.said_in(language), 2.8, anchor="start")])


def _laid(drawn: Callable[[int, int], str], *, mirrored: bool) -> Iterator[str]:
    for seat, (left, top) in enumerate(SPOTS):
        for nth in range(ARMY):
            x, y = left + INSET + nth % ACROSS * STEP, top + INSET + nth // ACROSS * STEP
            yield group([drawn(nth, seat)], x=WIDTH - x if mirrored else x, y=y)
