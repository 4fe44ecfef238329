"""The persons of 水滸 on the cards as simple drawings of ours: a robe, a head, a hat, a beard, and what each is known to carry.

What pictures the old cards bore of them we have not seen; the bynames and arms are those of the novel.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from youyi.kernel.face.svg import BLUE, INK, PAPER, RED, circle, group, path

SKIN, BLUE_FACE = "#ffffff", "#c9d5e6"


@dataclass(frozen=True, slots=True)
class Portrait:
    """By what a person is known."""

    hat: str
    beard: str
    held: str
    face: str = SKIN
    tall: float = 1.0


PORTRAITS: dict[str, Portrait] = {
    "Tw": Portrait("official", "short", "banner"), "Tq": Portrait("pilgrim", "none", "sabres"),
    "Tb": Portrait("scarf", "none", "oar"), "T90": Portrait("topknot", "short", "trident"),
    "T80": Portrait("official", "long", "sabre"), "T70": Portrait("helmet", "short", "club"),
    "T60": Portrait("helmet", "short", "clubs"), "T50": Portrait("shaven", "bushy", "crescent"),
    "T40": Portrait("topknot", "bushy", "axes"), "T30": Portrait("scarf", "none", "sabre", BLUE_FACE),
    "T20": Portrait("woman", "none", "sabres"), "W9": Portrait("scarf", "bushy", "sabre"),
    "W8": Portrait("helmet", "short", "axe"), "W7": Portrait("helmet", "bushy", "mace"),
    "W6": Portrait("topknot", "none", "staff"), "W5": Portrait("scarf", "short", "oar"),
    "W4": Portrait("official", "none", "tablet"), "W3": Portrait("helmet", "long", "glaive"),
    "W2": Portrait("scarf", "none", "bow"), "W1": Portrait("flower", "none", "flute"),
    "C0": Portrait("scarf", "short", "spear", tall=0.8),
}  # fmt: skip
"""By card. 楊志 is the blue-faced beast, and 王英 the short-legged tiger."""
_SCARF = "M-4.3 -11.2C-4.8 -16.2 4.8 -16.2 4.3 -11.2ZM4 -12l3.4 1.6l-2 1z"
HATS: dict[str, str] = {
    "official": "M-4.3 -11.6V-14.4H-2.6V-17H2.6V-14.4H4.3V-11.6ZM-4.3 -12.8H-9.5v1H-4.3zM4.3 -12.8H9.5v1H4.3z",
    "pilgrim": "M-4.4 -12.4H4.4v1.3H-4.4zM-4.2 -11L-5.6 -4.6L-3.4 -7zM4.2 -11L5.6 -4.6L3.4 -7z",
    "scarf": _SCARF,
    "topknot": "M-4.2 -11.8C-4.4 -15 4.4 -15 4.2 -11.8ZM-1.4 -14.4L-2 -17.2H2L1.4 -14.4Z",
    "helmet": "M-4.6 -10.6C-4.8 -15 -2 -16.2 0 -17.2C2 -16.2 4.8 -15 4.6 -10.6L3.4 -12H-3.4ZM-.4 -17H.4L1.8 -20.4L-1.8 -20.4Z",
    "shaven": "",
    "woman": "M-4.2 -10.4C-5 -15 5 -15 4.2 -10.4L3 -12.4H-3ZM-3.4 -14a1.9 2.2 0 1 0 2.2 -2zM3.4 -14a1.9 2.2 0 1 1 -2.2 -2z",
    "flower": _SCARF,
}
BEARDS: dict[str, str] = {
    "none": "",
    "short": "M-1.3 -7.6L0 -4.4L1.3 -7.6Z",
    "long": "M-2 -7.8C-2 -3 -1 0 0 2.4C1 0 2 -3 2 -7.8Z",
    "bushy": "M-4 -10C-4.6 -6 -2 -4.4 0 -4.2C2 -4.4 4.6 -6 4 -10L2.2 -8H-2.2Z",
}
_SABRE = "M-.4 6V3.6H-1.2V2.8H-.5C-.7 -3 .6 -8 2.6 -11C2.2 -6 1.6 -1 .7 2.8H1.4V3.6H.6V6Z"
_CLUB = "M-.5 6V-11H.5V6ZM-.9 -2H.9M-.9 -5H.9M-.9 -8H.9"
_AXE = "M-.4 12V-12H.4V12ZM.4 -11C3 -12 4.6 -11 5 -8C4.6 -5 3 -4.4 .4 -5.4Z"
_SMALL_AXE = "M-.4 6V-7H.4V6ZM.4 -6.4C2.4 -7.2 3.8 -6 4 -4C3.8 -2 2.4 -1.2 .4 -2Z"
HELD: dict[str, tuple[str, ...]] = {
    "banner": ("M-.4 14V-18H.4V14ZM.4 -17.6L3.4 -14.6L.4 -11.6Z",),
    "sabre": (_SABRE,), "sabres": (_SABRE, _SABRE), "club": (_CLUB,), "clubs": (_CLUB, _CLUB),
    "axe": (_AXE,), "axes": (_SMALL_AXE, _SMALL_AXE),
    "oar": ("M-.5 -18H.5V4H1.6V14H-1.6V4H-.5Z",),
    "trident": ("M0 14V-18M-2.6 -17V-11.5H2.6V-17M-.4 14V-11M.4 14V-11",),
    "crescent": ("M-.5 14V-13H.5V14ZM-3.4 -18C-3 -14.4 3 -14.4 3.4 -18C3.8 -11 -3.8 -11 -3.4 -18Z",),
    "mace": ("M-.4 14V-9H.4V14ZM-1.4 -8V-17H1.4V-8ZM-2.2 -10H2.2M-2.2 -12.6H2.2M-2.2 -15H2.2",),
    "staff": ("M-.5 14V-18H.5V14Z",),
    "tablet": ("M-1.6 3V-9C-1.6 -10.4 1.6 -10.4 1.6 -9V3Z",),
    "glaive": ("M-.4 14V-8H.4V14ZM-.6 -8C-1.4 -13 .4 -17 3.4 -19C3 -16 4 -12.4 1.4 -8Z",),
    "bow": ("M-1 -10C4.4 -5 4.4 3 -1 8M-1 -10V8",),
    "flute": ("M-.4 5V-10H.4V5ZM-.1 -7.6H.1M-.1 -4.8H.1",),
    "spear": ("M-.4 14V-14H.4V14ZM0 -19L1.4 -14H-1.4Z",),
}  # fmt: skip
"""Around the hand. Where there are two, the other is in the left hand."""
LINES = {"bow", "trident"}
ROBE = "M-2.4 -6.6C-5.6 -6 -7 -3 -7.6 1L-8.4 15H8.4L7.6 1C7 -3 5.6 -6 2.4 -6.6L0 -2Z"
SLEEVES = "M-6.4 -3.4L-10.6 2.6L-8 4.6L-5.6 2M6.4 -3.4L10.6 2.6L8 4.6L5.6 2"
HAND = 9.6


def portrait(code: str) -> Iterator[str]:
    """The person of a card, from 20 mm above its origin to 15 below."""
    drawn = PORTRAITS[code]
    parts = [*_held(drawn.held), *_body(drawn)]
    if drawn.tall == 1:
        yield from parts
    else:
        low = 15 * (1 - drawn.tall)
        yield f'<g transform="translate(0 {low:g}) scale({drawn.tall:g})">{"".join(parts)}</g>'


def _held(name: str) -> Iterator[str]:
    for side, steps in zip((1, -1), HELD[name], strict=False):
        thing = path(steps, fill="none" if name in LINES else BLUE, stroke=BLUE, line=0.4)
        yield group([thing], x=side * HAND, y=1.4, turn=side * 6)


def _body(drawn: Portrait) -> Iterator[str]:
    yield path(ROBE, fill=PAPER, stroke=BLUE, line=0.5)
    yield path("M-2.4 -6.6L0 -2L2.4 -6.6M0 -2V15", stroke=BLUE)
    yield path("M-7.6 4.4H7.6V6.4H-7.6Z", fill=RED, stroke=RED)
    yield path(SLEEVES, fill=PAPER, stroke=BLUE, line=0.5)
    yield circle(0, -10.2, 4, fill=drawn.face, stroke=BLUE, line=0.5)
    yield path("M-2.4 -11.6H-.9M.9 -11.6H2.4", line=0.3)
    yield circle(-1.6, -10.6, 0.35, fill=INK, line=0) + circle(1.6, -10.6, 0.35, fill=INK, line=0)
    yield path("M-.8 -8.2H.8", stroke=RED, line=0.35)
    if steps := BEARDS[drawn.beard]:
        yield path(steps, fill=INK, stroke=INK, line=0.2)
    if steps := HATS[drawn.hat]:
        yield path(steps, fill=BLUE, stroke=BLUE, line=0.2)
    if drawn.hat == "flower":
        yield from (circle(-4 + dx, -13 + dy, 0.9, fill=RED, line=0) for dx, dy in ((0, 0), (-1.3, 0.4), (-0.4, -1.3)))
