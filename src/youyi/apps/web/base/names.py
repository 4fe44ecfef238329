"""Names that could be taken for somebody else's: refused, for accounts and at tables."""

from __future__ import annotations

from unicodedata import name as called
from unicodedata import normalize

_OURS = frozenset(
    [
        "admin",
        "administrator",
        "moderator",
        "mod",
        "operator",
        "root",
        "system",
        "support",
        "staff",
        "webmaster",
        "youyi",
        "系統",
        "系统",
        "管理員",
        "管理员",
        "管理人",
        "站長",
        "站长",
        "版主",
        "客服",
        "官方",
        "游藝",
        "游艺",
    ]
)
"""Whoever runs a site is called so."""
_ALIKE = ("LATIN", "GREEK", "CYRILLIC")
"""Alphabets that share shapes: a name may use one of them."""


def is_deceptive(name: str) -> bool:
    """Whether a name is one of those who run the site, or mixes alphabets that look alike.

    >>> is_deceptive("Admin"), is_deceptive("\u0391lice"), is_deceptive("李清照 Qingzhao")
    (True, True, False)
    """
    plain = "".join(each for each in normalize("NFKC", name).casefold() if each.isalnum())
    alphabets = {called(each, "").partition(" ")[0] for each in plain}
    return plain in _OURS or len(alphabets.intersection(_ALIKE)) > 1
