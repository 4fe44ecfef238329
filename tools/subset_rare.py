"""Cut the characters that most fonts lack out of one that has them: `python tools/subset_rare.py HanaMinB.ttf HanaMinA.ttf`.

Needs fonttools and brotli. Writes `client/src/lib/rare-N.woff2`, one for each font that has some. They stand in the names of
casts, beyond the characters that systems come with; pages take them from here only where such a name is shown. The licence of
the Hanazono fonts is beside the result.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, save_font

from youyi.games.dama.casts import CASTS

FAMILY = "Youyi Rare"
TARGET = Path(__file__).parents[1] / "client/src/lib"
COMMON = range(0x4E00, 0xA000)
"""The characters of the first edition of Unicode, which every Chinese font has."""
RENAMED = {1: FAMILY, 3: FAMILY, 4: FAMILY, 6: FAMILY.replace(" ", ""), 16: FAMILY}


def characters() -> set[int]:
    """The rare characters of all casts' names, by number."""
    text = "".join(cast.name.zh_hant + cast.name.zh_hans for cast in CASTS)
    return {ord(each) for each in text if ord(each) not in COMMON}


def cut(source: str, wanted: set[int], target: Path) -> set[int]:
    """Write what a font has of the characters that are wanted; returns those."""
    options = Options(flavor="woff2", hinting=False, layout_features=[], name_IDs=["*"], name_languages=["*"])
    font = load_font(source, options)
    found = wanted & set(font.getBestCmap())
    cutter = Subsetter(options)
    cutter.populate(unicodes=found)
    cutter.subset(font)
    for entry in font["name"].names:
        if entry.nameID in RENAMED:
            entry.string = RENAMED[entry.nameID]
    save_font(font, str(target), options)
    return found


def main(sources: list[str]) -> None:
    """Cut what each font has that none before it had."""
    wanted = characters()
    for nth, source in enumerate(sources, start=1):
        found = cut(source, wanted, TARGET / f"rare-{nth}.woff2")
        wanted -= found
        print(source, " ".join(f"U+{each:X}" for each in sorted(found)))


if __name__ == "__main__":
    main(sys.argv[1:])
