"""The printed horses of 打馬: all lie on their sheet, none on another, and each has its name on its back."""

from __future__ import annotations

import re
from itertools import combinations
from math import hypot

from youyi.games.dama.handbook.horses import HEIGHT, HORSE, WIDTH, all_horses, all_names
from youyi.kernel.names import Language


def places(svg: str) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in re.findall(r'<g transform="translate\((\S+) (\S+)\)">', svg)]


def test_horses_lie_apart_on_their_sheet():
    laid = places(all_horses(Language.EN))
    assert len(laid) == 100
    assert all(HORSE / 2 <= x <= WIDTH - HORSE / 2 and HORSE / 2 <= y <= HEIGHT - HORSE / 2 for x, y in laid)
    assert all(hypot(x - far, y - low) >= HORSE for (x, y), (far, low) in combinations(laid, 2))


def test_a_horse_has_its_name_on_its_back():
    """The paper is turned over its long edge."""
    fronts = places(all_horses(Language.EN))
    for language in Language:
        assert places(all_names(language)) == [(WIDTH - x, y) for x, y in fronts]
