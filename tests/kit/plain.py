"""English sentences of the games as a page shows them: without the characters beside the English."""

from __future__ import annotations

import re

HAN = re.compile("\\s*[\u2e80-\u303f\u31c0-\u31ef\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0002fa1f]+")


def plain(text: str) -> str:
    """A sentence in which every character stands beside its English, without the characters."""
    return HAN.sub("", text)
