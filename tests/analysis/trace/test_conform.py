"""Worked examples: what passes, what fails and how it is said, and what cannot be run."""

from __future__ import annotations

import json

import pytest

from youyi.analysis.trace.conform import NotRun, checked, conform, kinds_of, same
from youyi.games import catalogue

GOOD = {
    "id": "one",
    "game": "ruqi",
    "kind": "geometry",
    "ruleset": "ruqi/modern@1",
    "rulings": {},
    "given": {"side": "south", "cell": "p10"},
    "expect": {"xy": [10, 5]},
    "sources": ["x"],
    "confidence": "high",
    "note": "",
}


def run(text: str) -> list[str]:
    return [str(failure) for failures in conform(text, "f") if not isinstance(failures, NotRun) for failure in failures]


def test_a_good_example_passes():
    assert checked(GOOD) == ()
    assert list(conform(json.dumps(GOOD), "f")) == [()]


def test_only_what_is_expected_is_compared():
    assert checked({**GOOD, "expect": {}}) == ()


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"expect": {"xy": [5, 10]}}, "FAIL one: xy: expected [5, 10], got [10, 5]"),
        ({"expect": {"yx": 1}}, "FAIL one: yx: expected 1, got nothing"),
        ({"kind": "beauty"}, "FAIL one: kind: expected one of geometry, rolloff"),
        (
            {"ruleset": "ruqi/future"},
            "FAIL one: ruleset: expected a known ruleset, got there is no ruleset 'ruqi/future'",
        ),
        ({"ruleset": "ruqi/modern@9"}, "FAIL one: ruleset"),
        ({"game": "go"}, "FAIL one: game: expected a game that can be played, got there is no game 'go'"),
        ({"rulings": {"arms": "six"}}, "FAIL one: rulings: expected known answers, got arms cannot be 'six'"),
        ({"given": {"side": "west", "cell": "p10"}}, "FAIL one: given: expected to be playable, got KeyError: 'west'"),
        ({"given": {}}, "FAIL one: given: expected to be playable"),
        ({"given": []}, "FAIL f:1: given: expected an object, got []"),
        ({"id": 7}, "FAIL f:1: id: expected text, got 7"),
        ({"rulings": 7}, "FAIL f:1: rulings: expected an object, got 7"),
        ({"colour": "red"}, 'FAIL f:1: colour: expected no such field, got "red"'),
    ],
)
def test_a_failing_example_is_one_line(changes, said):
    (line,) = run(json.dumps({**GOOD, **changes}))
    assert line.startswith(said)


def test_of_several_unknown_fields_the_first_by_name_is_reported():
    (line,) = run(json.dumps({**GOOD, **dict.fromkeys(reversed("abcdefghijklmnopqrstuvwxyz"), 1)}))
    assert line == "FAIL f:1: a: expected no such field, got 1"


@pytest.mark.parametrize("line", ["{", "[]", "7", "", "{}", "[" * 100_000])
def test_a_line_that_is_no_example_fails_with_its_number(line):
    (said,) = run(json.dumps(GOOD) + "\n" + line + " ")
    assert said.startswith("FAIL f:2: ")


def test_every_wrong_key_has_its_line():
    assert len(run(json.dumps({**GOOD, "expect": {"xy": [1, 1], "a": 1, "b": 2}}))) == 3


@pytest.mark.parametrize(
    ("got", "expected", "equal"),
    [
        (1, True, False),
        (1, 1.0, True),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, True),
        ([1, 2], [2, 1], False),
        ((1,), [1], True),
    ],
)
def test_values_are_equal_as_json_is(got, expected, equal):
    assert same(got, expected) == equal


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.id)
def test_every_game_has_kinds(game):
    assert kinds_of(game.id)
