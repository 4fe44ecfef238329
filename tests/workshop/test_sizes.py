"""Lines by package: what is counted, and beside what."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.house.tree import ROOT
from workshop.sizes import kept, lines, package, table


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("src/youyi/games/dama/play/acting.py", "src/youyi/games/dama"),
        ("src/youyi/apps/web/live/state/phase.py", "src/youyi/apps/web"),
        ("src/youyi/kernel/rules.py", "src/youyi/kernel"),
        ("client/src/lib/wire.ts", "client/src"),
        ("docs/rulebook/ruqi.md", "docs"),
        ("src/youyi/apps/web/static/index.css", None),
        ("client/node_modules/vite/index.ts", None),
        ("docs/picture.svg", None),
    ],
)
def test_a_file_is_part_of_one_package(path, told):
    assert package(Path(path)) == told


def test_every_package_stands_beside_the_last_release():
    release, then = kept()
    now = lines(ROOT)
    told = list(table(now, release, then))
    assert len(told) == 2 + len({*now, *then})
    assert (
        told[-1].split()[-1]
        == f"{sum(now[each] - then.get(each, 0) for each in {*now, *then} if each.startswith(('src/', 'client/src'))):+,}"
    )
