"""What all kernels share: numbered chance, blocks of memory, and where compiled code is kept."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from shutil import copytree
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.house.tree import PACKAGE
from tests.kit.engines.lockstep import HAVE_NUMBA
from youyi.kernel.streams import Numbered

pytestmark = HAVE_NUMBA
WORDS = st.integers(0, 2**64 - 1)


@given(WORDS, st.integers(0, 10**9), st.integers(0, 9), st.integers(1, 10**4), st.integers(1, 10**6))
def test_chance_in_kernels_is_numbered_chance(seed, game, seat, nth, sides):
    from youyi.compiled.streams import DRAW, Word, below, extended, hand_key

    hand = Word(hand_key(Word(seed), Word(game), DRAW, seat + 1))
    start = Word(extended(hand, Word(nth)))
    assert below(start, sides)[0] == Numbered(seed, game).for_draw(seat, nth).below(sides)


def test_a_step_moves_every_weight_by_its_slope():
    """Of the value of a network, as differences of its value show: the same factor for all, with the sign of the error."""
    import numba
    import numpy as np

    from youyi.compiled import learning

    @numba.njit(error_model="numpy")
    def step(n, sums, error):
        learning.add_column(n, sums, 0, 1.0)
        learning.add_column(n, sums, 1, 2.0)
        learning.blame(n, sums, 5.0, error, 0.1)
        learning.correct(n, sums, 0, 1.0)
        learning.correct(n, sums, 1, 2.0)

    def value(weights):
        sums = weights[:4] + 2 * weights[4:8]
        return sums[3] + np.maximum(sums[:3], 0) @ weights[8:]

    before = np.array([0.3, -0.5, 0.2, 0.1, 0.4, -0.2, 0.1, -0.3, 0.7, 0.9, -0.6])
    slopes = [(value(before + each) - value(before - each)) / 2e-6 for each in np.eye(len(before)) * 1e-6]
    for error in (0.5, -0.5):
        n = learning.learner_of(before[:8].reshape(2, 4).astype(np.float32), before[8:].astype(np.float32))
        step(n, np.zeros(4, np.float32), error)
        moved = np.concatenate((n.columns.ravel(), n.outs)) - before
        factor = moved[3] / slopes[3]
        assert factor / error > 0
        assert np.allclose(moved, factor * np.array(slopes), atol=1e-6)


DRAWS = 100_000


def test_exp_and_log_in_kernels_are_those_of_plain_python_to_the_last_bit():
    import numba
    import numpy as np

    from youyi.compiled import exponential as compiled
    from youyi.kernel.lab import exponential as plain

    @numba.njit(error_model="numpy")
    def both(numbers, found):
        for nth in range(len(numbers)):
            found[0, nth] = compiled.exp(numbers[nth])
            found[1, nth] = compiled.log(found[0, nth])

    numbers = -(np.random.default_rng(31).uniform(0, 27, DRAWS) ** 2)
    assert numbers.min() < plain.LEAST < numbers.max()
    found = np.zeros((2, DRAWS))
    both(numbers, found)
    powers = [plain.exp(number) for number in numbers.tolist()]
    assert found[0].tolist() == powers
    assert found[1].tolist() == [plain.log(power) for power in powers]


class Pair(NamedTuple):
    numbers: list[int]
    answer: int


def test_a_block_has_the_fields_of_its_tuple():
    from youyi.compiled.record import record

    block = record(Pair([4, 5], 6))
    assert (list(block.numbers), int(block.answer)) == ([4, 5], 6)


def test_python_and_kernels_read_and_write_the_same_block():
    import numba
    import numpy as np

    from youyi.compiled.calls import as_array
    from youyi.compiled.record import record

    @numba.njit
    def doubled(block):
        for nth in range(len(block.numbers)):
            block.numbers[nth] *= 2
        return block.numbers[0] + block.answer

    block = record(Pair([4, 5], 6))
    block.numbers[0] = 7
    assert doubled(block) == 14 + 6
    assert list(block.numbers) == [14, 10]
    assert doubled(as_array(block)[0]) == 28 + 6, "an array of one is the same memory, and of the same type"
    assert np.array_equal(block.numbers, [28, 20])
    assert len(doubled.signatures) == 1


ADDING = """
import sys
import numpy as np
from youyi.compiled.jit import kernel, part

NARROW, WIDE = np.dtype([("last", np.int64)]), np.dtype([("first", np.int64), ("last", np.int64)])


@part
def summed(row, often):
    if often == 0:
        return row.last
    return summed(row, often - 1) + summed(row, often - 2 if often > 1 else 0)


@kernel
def last(row, often):
    return summed(row, often)


for wanted in sys.argv[1:]:
    block = np.zeros(1, {"narrow": NARROW, "wide": WIDE}[wanted])
    block["last"] = 7
    assert last(block[0], 3) == 35, wanted
"""


def test_kernels_that_two_processes_compiled_for_different_blocks_are_not_taken_for_each_other(tmp_path):
    """Numba names a block in machine code by a number of the process that compiled it."""
    (tmp_path / "adding.py").write_text(ADDING, "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE.parent), "NUMBA_CACHE_DIR": str(tmp_path / "cache")}
    for wanted in (["narrow"], ["wide"], ["narrow", "wide"]):
        subprocess.run([sys.executable, tmp_path / "adding.py", *wanted], env=environment, check=True)


@pytest.mark.parametrize("edited", ["games/ruqi/payments.py", "games/ruqi/fast/turns.py", "kernel/streams.py"])
def test_an_edited_rule_or_kernel_has_another_cache(tmp_path, edited, monkeypatch):
    from youyi.compiled import cache

    copytree(PACKAGE, tmp_path / "youyi", ignore=lambda _folder, names: {"apps", "__pycache__"} & set(names))
    monkeypatch.setattr(cache, "HERE", tmp_path / "youyi" / "compiled")
    room = tmp_path / "youyi" / "games" / "ruqi" / "fast"
    before = cache.sources_hash(room)
    assert cache.sources_hash(room) == before
    with (tmp_path / "youyi" / edited).open("a", encoding="utf-8") as file:
        file.write("\n")
    assert cache.sources_hash(room) != before


def test_where_nothing_can_be_written_the_cache_is_temporary(tmp_path, monkeypatch):
    from youyi.compiled import cache

    (tmp_path / "file").touch()
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "file"))
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path))
    assert tmp_path in cache.cache_folder.__wrapped__(PACKAGE / "compiled").parents
    monkeypatch.setattr(Path, "mkdir", lambda *_args, **_named: (_ for _ in ()).throw(OSError))
    with pytest.raises(OSError, match="NUMBA_CACHE_DIR"):
        cache.cache_folder.__wrapped__(PACKAGE / "compiled")


def test_whoever_waits_is_told_once_that_a_kernel_is_compiled_and_not_that_it_is_found(tmp_path, monkeypatch):
    from youyi.compiled.jit import kernel
    from youyi.compiled.waiting import tell_once

    monkeypatch.setattr("youyi.compiled.by_numba.cache_folder", lambda _room: tmp_path)
    told: list[str] = []
    tell_once(lambda: told.append("first"))
    assert (kernel(following)(1), kernel(before)(1)) == (2, 0)
    assert told == ["first"]
    tell_once(lambda: told.append("second"))
    assert kernel(following)(1) == 2, "found on the disk"
    assert told == ["first"]
    assert kernel(before)(1.5) == 0.5, "compiled for another type"
    assert told == ["first", "second"]


def following(number):
    return number + 1


def before(number):
    return number - 1


def test_bounds_are_checked_also_where_unchecked_code_is_kept(tmp_path, monkeypatch):
    import numpy as np
    from numba.core import config

    from youyi.compiled.jit import kernel

    monkeypatch.setattr("youyi.compiled.by_numba.cache_folder", lambda _room: tmp_path)
    row = np.zeros(4)[:3]
    assert kernel(behind)(row) == 0
    with monkeypatch.context() as checked:
        checked.setattr(config, "BOUNDSCHECK", 1)
        with pytest.raises(IndexError):
            kernel(behind)(row)
    assert kernel(behind)(row) == 0, "checked code is not taken for the other"


def behind(row):
    return row[len(row)]


def test_kernels_refuse_to_run_as_plain_python():
    """Sets of 64 things are a number without a sign there, and sums never wrap."""
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE.parent), "NUMBA_DISABLE_JIT": "1"}
    started = [sys.executable, "-c", "import youyi.compiled.streams"]
    done = subprocess.run(started, env=environment, capture_output=True, text=True, check=False)
    assert "unset NUMBA_DISABLE_JIT" in done.stderr
    assert done.returncode
