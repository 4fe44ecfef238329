"""Which fonts draw the words of plots: glyphs become paths, so that a plot looks the same wherever it is opened."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.analysis.texts import REPORTS as TEXTS
from youyi.kernel.errors import YouyiError
from youyi.kernel.names import Language

LATIN = "DejaVu Sans"
"""Comes with matplotlib."""
_REGIONS = {
    Language.ZH_HANT: ("TC", "HK", "SC", "JP"),
    Language.ZH_HANS: ("SC", "TC", "HK", "JP"),
    Language.EN: ("TC", "SC", "HK", "JP"),
}
_BY_REGION = ("Noto Sans CJK {}", "Source Han Sans {}", "Noto Sans {}", "Noto Serif CJK {}", "Source Han Serif {}")
_OTHERS = ("WenQuanYi Zen Hei", "WenQuanYi Micro Hei", "LXGW WenKai TC", "LXGW WenKai", "TW-Kai", "AR PL UMing TW",
           "AR PL UMing CN", "Droid Sans Fallback")  # fmt: skip


class NoFont(YouyiError, ValueError):
    """No open font with Chinese characters is installed."""


def families(language: Language) -> list[str]:
    """The families to draw with, the first that has a character first. Raises `NoFont` for Chinese without any."""
    chinese = next((name for name in _candidates(language) if _installed(name)), None)
    if language is Language.EN:
        return [LATIN] if chinese is None else [LATIN, chinese]
    if chinese is None:
        raise NoFont(TEXTS["no_font"])
    return [chinese, LATIN]


def _candidates(language: Language) -> Iterator[str]:
    for region in _REGIONS[language]:
        yield from (name.format(region) for name in _BY_REGION)
    yield from _OTHERS


def _installed(family: str) -> bool:
    from matplotlib.font_manager import FontProperties, findfont

    try:
        findfont(FontProperties(family=family), fallback_to_default=False)
    except ValueError:
        return False
    return True
