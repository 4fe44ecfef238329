"""Cut the characters of the 馬吊 cards out of a font: `python tools/subset_cards.py LXGWWenKai-Bold.ttf`.

Needs fonttools and brotli. Writes `client/src/games/madiao/cards.woff2`. The licence of LXGW WenKai (OFL 1.1, beside the
result) reserves the font's name for unchanged copies, so what is cut out goes by another.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, save_font

from youyi.games.madiao.cards import CARD_FACES

FAMILY = "Youyi Cards"
SIGNS = "發捉滅发灭賞赏肩百極极莊庄沖冲"
"""What a card does, the stamps of its class, the banker's mark."""
TARGET = Path(__file__).parents[1] / "client/src/games/madiao/cards.woff2"
RENAMED = {1: FAMILY, 3: FAMILY, 4: FAMILY, 6: FAMILY.replace(" ", ""), 16: FAMILY}
"""Entries of the name table that carry the family's name."""


def characters() -> str:
    """Gather every character that is drawn on a card, in both scripts."""
    names = [name for face in CARD_FACES for name in (face.name, face.figure) if name is not None]
    return SIGNS + "".join(name.zh_hant + name.zh_hans for name in names)


def main(source: str) -> None:
    """Cut, rename, write."""
    options = Options(flavor="woff2", hinting=False, layout_features=[], name_IDs=["*"], name_languages=["*"])
    font = load_font(source, options)
    cutter = Subsetter(options)
    cutter.populate(text=characters())
    cutter.subset(font)
    font["name"].names = [entry for entry in font["name"].names if entry.nameID not in RENAMED or entry.langID == 0x409]
    for entry in font["name"].names:
        if entry.nameID in RENAMED:
            entry.string = RENAMED[entry.nameID]
    save_font(font, str(TARGET), options)


if __name__ == "__main__":
    main(sys.argv[1])
