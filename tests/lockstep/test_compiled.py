"""What all kernels share: numbered chance, blocks of memory, and where compiled code is kept."""

from __future__ import annotations

import tempfile
from pathlib import Path
from shutil import copytree
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.house.tree import PACKAGE
from tests.kit.lockstep import HAVE_NUMBA
from youyi.kernel.streams import Numbered

pytestmark = HAVE_NUMBA
WORDS = st.integers(0, 2**64 - 1)


@given(WORDS, st.integers(0, 10**9), st.integers(0, 9), st.integers(1, 10**4), st.integers(1, 10**6))
def test_chance_in_kernels_is_numbered_chance(seed, game, seat, nth, sides):
    from youyi.compiled.streams import DRAW, Word, below, extended, hand_key

    hand = Word(hand_key(Word(seed), Word(game), DRAW, seat + 1))
    start = Word(extended(hand, Word(nth)))
    assert below(start, sides)[0] == Numbered(seed, game).for_draw(seat, nth).below(sides)


class Pair(NamedTuple):
    numbers: list[int]
    answer: int


def test_a_block_has_the_fields_of_its_tuple():
    from youyi.compiled.record import record

    block = record(Pair([4, 5], 6))
    assert (list(block.numbers), int(block.answer)) == ([4, 5], 6)


@pytest.mark.parametrize("edited", ["games/ruqi/payments.py", "games/ruqi/fast/turns.py", "kernel/streams.py"])
def test_an_edited_rule_or_kernel_has_another_cache(tmp_path, edited, monkeypatch):
    from youyi.compiled import jit

    copytree(PACKAGE, tmp_path / "youyi", ignore=lambda _folder, names: {"apps", "__pycache__"} & set(names))
    monkeypatch.setattr(jit, "_HERE", tmp_path / "youyi" / "compiled")
    room = tmp_path / "youyi" / "games" / "ruqi" / "fast"
    before = jit.sources_hash(room)
    assert jit.sources_hash(room) == before
    with (tmp_path / "youyi" / edited).open("a", encoding="utf-8") as file:
        file.write("\n")
    assert jit.sources_hash(room) != before


def test_where_nothing_can_be_written_the_cache_is_temporary(tmp_path, monkeypatch):
    from youyi.compiled import jit

    (tmp_path / "file").touch()
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "file"))
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path))
    assert tmp_path in jit.cache_folder.__wrapped__(PACKAGE / "compiled").parents
    monkeypatch.setattr(Path, "mkdir", lambda *_args, **_named: (_ for _ in ()).throw(OSError))
    with pytest.raises(OSError, match="NUMBA_CACHE_DIR"):
        jit.cache_folder.__wrapped__(PACKAGE / "compiled")
