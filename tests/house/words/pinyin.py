"""How names are read: by a dictionary, but for what `pinyin.tsv` decides. 不 and 一 keep their tones whatever follows."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from unicodedata import normalize

from tests.house.words.terms import simplified

LIST = Path(__file__).with_name("pinyin.tsv")
_ASIDE = re.compile(r"（[^（）]*）|\([^()]*\)")
_TONE_KEPT = {"不": "bù", "一": "yī"}


@cache
def decided() -> dict[str, str]:
    """The rows of the list: characters, in Simplified, and how they are read."""
    from pypinyin import load_phrases_dict, load_single_dict

    rows = (line.split("\t") for line in LIST.read_text("utf-8").splitlines()[1:])
    found = {simplified(characters): reading for characters, reading, _ in rows}
    load_single_dict({ord(each): reading for each, reading in found.items() if len(each) == 1})
    load_phrases_dict({each: [[part] for part in reading.split()] for each, reading in found.items() if len(each) > 1})
    return found


def letters(reading: str) -> str:
    """A reading without spaces, marks and capitals, which are for the eye."""
    return "".join(re.findall(r"\w", normalize("NFC", reading).casefold()))


@cache
def read(name: str) -> str:
    """How a name is read; of what is no character, its letters and digits."""
    from pypinyin import pinyin as looked_up  # two seconds, that collecting tests need not wait for

    text = simplified(name)
    decided()
    by_character = looked_up(text, errors=list)  # type: ignore[arg-type]  # a part for each sign, too, which its types do not tell
    parts = [part for (part,) in by_character]
    if len(parts) == len(text):
        parts = [_TONE_KEPT.get(each, part) for each, part in zip(text, parts, strict=True)]
    return letters("".join(parts))


def well_read(hant: str, hans: str, reading: str) -> bool:
    """Whether this is how a name is read: an aside in brackets may be left out, and where the scripts use two words both be given."""
    given = letters(reading)
    return given in {read(hant), read(_ASIDE.sub("", hant)), read(hant) + read(hans)}
