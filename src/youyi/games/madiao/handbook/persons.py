"""The stars and bynames of the persons of 水滸 on the cards, as the guide gives them."""

from __future__ import annotations

from collections.abc import Mapping

from youyi.games.madiao.texts import HANDBOOK as TEXTS
from youyi.kernel.names import Name

STYLES: Mapping[str, Name] = {
    "Tw": TEXTS.name("styles.tw"),
    "Tq": TEXTS.name("styles.tq"),
    "Tb": TEXTS.name("styles.tb"),
    "T90": TEXTS.name("styles.t90"),
    "T80": TEXTS.name("styles.t80"),
    "T70": TEXTS.name("styles.t70"),
    "T60": TEXTS.name("styles.t60"),
    "T50": TEXTS.name("styles.t50"),
    "T40": TEXTS.name("styles.t40"),
    "T30": TEXTS.name("styles.t30"),
    "T20": TEXTS.name("styles.t20"),
    "W9": TEXTS.name("styles.w9"),
    "W8": TEXTS.name("styles.w8"),
    "W7": TEXTS.name("styles.w7"),
    "W6": TEXTS.name("styles.w6"),
    "W5": TEXTS.name("styles.w5"),
    "W4": TEXTS.name("styles.w4"),
    "W3": TEXTS.name("styles.w3"),
    "W2": TEXTS.name("styles.w2"),
    "W1": TEXTS.name("styles.w1"),
    "C0": TEXTS.name("styles.c0"),
}
"""By card. Of 王英 it tells the byname alone; 天遲星 of 雷橫 is 天退星 in the novel, and 病尉遲 is printed 病慰迟 there."""
