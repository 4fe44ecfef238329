"""The witnesses of 馬吊 are called by their own names."""

from __future__ import annotations

import pytest

from youyi.games.madiao.articles import sources
from youyi.kernel.articles import Source

REPOSITORIES = {
    "GUIDE": "wingdna/Madiao-Game",
    "CS": "wingdna/Madiao-Game",
    "TS1": "wingdna/MadiaoMaster",
    "TS2": "wingdna/fallen-leaves",
}


@pytest.mark.parametrize("name", REPOSITORIES)
def test_a_program_is_found_where_its_source_says(name):
    source = getattr(sources, name)
    assert isinstance(source, Source)
    assert all(
        REPOSITORIES[name] in said for said in (source.edition.en, source.edition.zh_hant, source.edition.zh_hans)
    )
