"""Text in lines of so many columns: nothing is lost, nothing is too wide, and lines break where they may."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from youyi.kernel.face.columns import width, wrapped

LETTERS = "甲乙擲賞，。」「(ab) e\u0301"


@given(st.text(LETTERS, max_size=40), st.integers(4, 12), st.sampled_from(["", "  "]))
def test_lines_hold_the_text_and_none_is_too_wide(text, columns, indent):
    lines = wrapped(text, columns, indent)
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert all(width(line) <= columns for line in lines)
    assert all(line.startswith(indent) for line in lines[1:])


@pytest.mark.parametrize(
    ("text", "columns", "lines"),
    [
        ("ab甲cdef", 4, ["ab甲", "cdef"]),
        ("cd ef甲", 5, ["cd ef", "甲"]),
        ("甲乙，丙", 4, ["甲", "乙，", "丙"]),
        ("甲「乙丙", 4, ["甲", "「乙", "丙"]),
        ("ab cd", 4, ["ab", "cd"]),
        ("abcdef", 4, ["abcd", "ef"]),
        ("甲ab,", 4, ["甲", "ab,"]),
        ("a 甲乙", 5, ["a 甲", "乙"]),
    ],
)
def test_a_line_breaks_at_a_blank_and_beside_a_wide_character_alone(text, columns, lines):
    assert wrapped(text, columns) == lines
