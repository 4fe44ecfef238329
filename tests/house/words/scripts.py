"""Traditional and Simplified characters told apart."""

from __future__ import annotations

from functools import cache

from opencc import OpenCC

HAN = (("\u3400", "\u9fff"), ("\uf900", "\ufaff"), ("\U00020000", "\U0003ffff"))


def is_han(character: str) -> bool:
    """Say whether this is a Chinese character."""
    return any(first <= character <= last for first, last in HAN)


@cache
def _converter(direction: str) -> OpenCC:
    return OpenCC(direction)


# 乾坤 and 宮商角徵羽 keep these in Simplified, although other words written with them change; so does the cast 䬣𩟐兒.
KEPT_IN_SIMPLIFIED = "乾徵𩟐"
# The converter leaves this old form of 粗 alone.
OLD_FORMS = "麤"
# The national charset lists these among its frequent characters, yet today's Traditional writes 麼, 聽, 壞, 蟲.
LEFT_TO_SIMPLIFIED = "么听坏虫"
BIG5_FREQUENT = (0xA440, 0xC67E)


def _frequent_in_traditional(character: str) -> bool:
    """Say whether Big5 counts this among its frequent characters: 采, 后, 里 and 云 are Traditional in their own right."""
    try:
        code = int.from_bytes(character.encode("big5"), "big")
    except UnicodeEncodeError:
        return False
    first, last = BIG5_FREQUENT
    return first <= code <= last and character not in LEFT_TO_SIMPLIFIED


@cache
def is_traditional_only(character: str) -> bool:
    """Say whether Simplified writes this character otherwise: 馬 for 马."""
    if character in OLD_FORMS:
        return True
    other = _converter("t2s").convert(character)
    return is_han(character) and other != character and character not in KEPT_IN_SIMPLIFIED


@cache
def is_simplified_only(character: str) -> bool:
    """Say whether Traditional writes this character otherwise: 马 for 馬."""
    other = _converter("s2t").convert(character)
    return is_han(character) and other != character and not _frequent_in_traditional(character)


def strangers(text: str, script: str) -> str:
    """Give the characters that do not belong in a text of this script (`zh_hant` or `zh_hans`)."""
    foreign = {"zh_hant": is_simplified_only, "zh_hans": is_traditional_only}[script]
    return "".join(dict.fromkeys(character for character in text if foreign(character)))
