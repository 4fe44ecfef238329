"""What is drawn on Strings and Coins, after the descriptions in the guide: 品 is one over two, 艮 a whole line over two broken."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.kernel.face.svg import BLUE, PAPER, circle, group, path, rect

STRINGS: dict[str, tuple[tuple[float, float, float, float], ...]] = {
    "S2": ((-2, -12.6, -7, 12.6), (2.5, -6, 7, 12.6)),
    "S3": ((0, -14, 0, -5.6), (-6, 3.4, -6, 11.8), (6, 3.4, 6, 11.8)),
    "S4": tuple((x, y, x, y + 8.4) for y in (-13.4, 5) for x in (-5.5, 5.5)),
    "S5": ((-8.4, -11, 8.4, -11), *((x, y, x + 4.2, y) for y in (0, 11) for x in (-8.4, 4.2))),
    "S6": tuple((x, y, x + lean, y + 4.6) for y, lean in ((-13.4, 3.8), (-2.3, -3.8), (8.8, 3.8)) for x in (-6, 6)),
    "S7": ((-3.4, -10.5, 3.4, -17.2), *((x, y, x + 4.2, y) for y in (-3.4, 5, 13.4) for x in (-7.6, 3.4))),
    "S8": tuple((x, y, x + 4.2, y) for y in (-13, -4.3, 4.3, 13) for x in (-7.6, 3.4)),
    "S9": (
        (-2.1, -15, 2.1, -15),
        *((x, y, x + 4.2, y) for y in (-8, -0.8) for x in (-7.6, 3.4)),
        *((x, 5.9, x, 14.3) for x in (-8.8, -2.9, 2.9, 8.8)),
    ),
}
"""Each string of coins as the line through their holes: a broken leg, 品, two joined pairs, 艮, waves, three pairs and one aslant, four
pairs, four upright under pairs with one for the point."""
HAIRPIN = "M-4.2 14.3V-8.4a4.2 4.2 0 0 1 8.4 0V14.3"
"""One string bent: 股釵."""
CORDS = {"S2": ((-2, -12.6, 2.5, -6),), "S4": ((-5.5, -9.2, 5.5, -9.2), (-5.5, 9.2, 5.5, 9.2))}
"""Between strings that are joined."""
COINS: dict[str, tuple[tuple[float, float], ...]] = {
    "C2": ((0, -9), (0, 9)),
    "C5": ((-8, -12), (8, -12), (0, 0), (-8, 12), (8, 12)),
    "C7": ((-8, 6), (1, 6), (-8, 15), (1, 15), (5, -3), (8, -10), (2, -16)),
    "C8": tuple((x, y) for y in (-15, -5, 5, 15) for x in (-5.5, 5.5)),
    "C9": tuple((x, y + abs(x) * 0.5) for y in (-14, 0, 14) for x in (-8, 0, 8)),
}
"""Where coins lie: the waist drum, the five peaks, the Dipper, blocks of jade, peak upon peak."""
RINGS = {"C4": tuple((x, y) for y in (-4.6, 4.6) for x in (-4, 4))}
"""連環: each linked with the next."""
BARS = {
    "C3": tuple((0.0, y, 20.0) for y in (-11, 0, 11)),
    "C6": tuple((x, y, 9.0) for y in (-11, 0, 11) for x in (-6, 6)),
}
"""乾 of whole lines, 坤 of broken ones: middle and width."""
PETALS = (-60, -30, 0, 30, 60)


def money(code: str) -> Iterator[str]:
    """The picture of a String or a Coin around its middle, in millimetres; nothing for the Blank, which bears a person."""
    yield from (path(_line(*each), stroke=BLUE, line=0.8) for each in CORDS.get(code, ()))
    yield from (_string(_line(*each)) for each in STRINGS.get(code, ()))
    yield from (_coin(x, y, 4.4) for x, y in COINS.get(code, ()))
    yield from (circle(x, y, 5.6, stroke=BLUE, line=1.4) for x, y in RINGS.get(code, ()))
    yield from (_bar(*each) for each in BARS.get(code, ()))
    match code:
        case "S1":
            yield _string(HAIRPIN)
        case "C1":
            yield _coin(0, 0, 11)
        case "Ch":
            yield _coin(0, 0, 9)
            yield path("M0 -9a9 9 0 0 1 0 18z", fill=PAPER, stroke=PAPER)
            yield from (group([path("M0 0q6 -4 11 0q-5 4 -11 0z", stroke=BLUE)], turn=turn) for turn in PETALS)
        case _:
            pass


def _line(x: float, y: float, to_x: float, to_y: float) -> str:
    return f"M{x:g} {y:g}L{to_x:g} {to_y:g}"


def _string(steps: str) -> str:
    return path(steps, stroke=BLUE, line=4.2, dashed="1.1 0.35")


def _coin(x: float, y: float, radius: float) -> str:
    hole = radius * 0.3
    return circle(x, y, radius, fill="#ffffff", stroke=BLUE, line=radius * 0.32) + rect(
        x - hole, y - hole, 2 * hole, 2 * hole, fill="#ffffff", line=0.25
    )


def _bar(x: float, y: float, width: float) -> str:
    return rect(x - width / 2, y - 2.6, width, 5.2, fill=BLUE, stroke=BLUE, round_by=2.6) + rect(
        x - 1, y - 1, 2, 2, fill="#ffffff", line=0.25
    )
