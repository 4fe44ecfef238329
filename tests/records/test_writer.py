"""The generated functions write what a plain walk over the values would."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from enum import Enum
from itertools import islice
from typing import Any, Literal, NewType, Union, get_args

import pytest

from tests.kit.toys.fords import FORDS
from tests.kit.toys.hush import HUSH
from tests.kit.toys.leaves import LEAVES
from tests.kit.walks import stroll
from youyi.games import catalogue
from youyi.kernel.articles import Article
from youyi.kernel.rulings import Ruling, value_of
from youyi.kernel.seats import Seat
from youyi.records.codec import load
from youyi.records.kinds import class_of, fields_of, is_union, keys_of, members, tag_of, word_of
from youyi.records.vocabulary import Vocabulary
from youyi.records.writer import Writer

GAMES = [FORDS, HUSH, LEAVES, *catalogue()]


def plainly(value: Any, kind: Any, vocabulary: Vocabulary) -> Any:
    """Write a value by looking at its type, every time anew."""
    offered = [each for each in members(kind) if each is not type(None)]
    words = next((vocabulary.words[each] for each in offered if each in vocabulary.words), None)
    arguments = next((get_args(each) for each in offered if get_args(each)), ())
    if words is not None and isinstance(value, int):
        return words[value]
    if isinstance(value, Ruling) and type(value) in offered:
        return value_of(value)
    if isinstance(value, Article | Ruling):
        return vocabulary.write(value)
    if isinstance(value, Mapping):
        return {str(word_of(key)): plainly(each, arguments[1], vocabulary) for key, each in value.items()}
    if isinstance(value, AbstractSet):
        return sorted(plainly(each, arguments[0], vocabulary) for each in value)
    if isinstance(value, tuple):
        kinds = arguments[:1] * len(value) if arguments[-1:] == (...,) else arguments
        return [plainly(each, inner, vocabulary) for each, inner in zip(value, kinds, strict=True)]
    if not hasattr(value, "__dataclass_fields__"):
        return word_of(value)
    exact = next((each for each in offered if class_of(each) is type(value)), type(value))
    owner: Any = type(value)
    keys, tag = keys_of(owner), tag_of(owner)
    written = {keys[name]: plainly(getattr(value, name), hint, vocabulary) for name, hint in fields_of(exact).items()}  # type: ignore[arg-type]  # dataclasses are hashable
    return {tag.key: tag.word, **written} if is_union(kind) else written


@pytest.mark.parametrize("found", GAMES, ids=lambda found: found.id)
def test_what_is_written_is_what_a_plain_walk_writes(found):
    table, vocabulary = found.under(), Vocabulary.of(found)
    writer, event = Writer(vocabulary), Union[found.event_types]
    for pace in islice(stroll(table.rules, seed=91, game=1), 150):
        views = [table.rules.view(pace.step.position, Seat(seat)) for seat in range(table.rules.seats)]
        for value in (pace.step.position, table.rules.view(pace.before, None), *views):
            assert writer.dump(value) == plainly(value, type(value), vocabulary)
        for each in pace.step.events:
            assert writer.tagged(each) == writer.dump(each, event) == plainly(each, event, vocabulary)
        outline = found.outline(table.rules, pace.before, pace.move)
        assert writer.dump(outline) == plainly(outline, type(outline), vocabulary)


class Colour(Enum):
    RED = "red"


Letter = NewType("Letter", int)
WORDS = Vocabulary({}, {}, {Letter: ("a", "b")})


@dataclass(frozen=True, slots=True)
class Leaf:
    size: int


@dataclass(frozen=True, slots=True)
class Big(Leaf):
    more: bool


@dataclass(frozen=True, slots=True)
class Twig:
    """Contains itself, and words that may be missing."""

    ends: tuple[Leaf | Twig, ...] = ()
    next: Twig | None = None
    letter: Letter | None = None
    letters: tuple[Letter, Letter] | None = None
    rows: tuple[tuple[Letter, ...], ...] = ()
    by: Mapping[str, Leaf | Letter] | None = None


def test_a_type_may_contain_itself():
    twig = Twig((Leaf(1), Twig((Leaf(2),))), Twig())
    written = Writer().dump(twig)
    assert written["ends"][0] == {"type": "Leaf", "size": 1}
    assert written["ends"][1]["ends"] == [{"type": "Leaf", "size": 2}]
    assert written["next"]["next"] is None
    assert load(Twig, written) == twig


def test_a_word_may_be_missing_or_stand_in_a_union():
    twig = Twig(letter=Letter(1), letters=(Letter(0), Letter(1)), rows=((Letter(1), Letter(0)), ()))
    written = Writer(WORDS).dump(twig)
    assert (written["letter"], written["letters"], written["rows"]) == ("b", ["a", "b"], [["b", "a"], []])
    assert load(Twig, written, vocabulary=WORDS) == twig
    by: dict[str, Leaf | Letter] = {"x": Leaf(3), "y": Letter(0)}
    assert Writer(WORDS).dump(Twig(by=by))["by"] == {"x": {"type": "Leaf", "size": 3}, "y": "a"}


@dataclass(frozen=True, slots=True)
class Place:
    role: Literal["ring", "corner"]
    roles: tuple[Literal["ring", "corner"], ...] = ()
    before: Literal["ring", "corner"] | None = None


def test_one_of_some_words_is_written_as_it_is():
    assert Writer().dump(Place("ring")) == {"role": "ring", "roles": [], "before": None}
    assert Writer().dump(Place("corner", ("ring",), "corner")) == {
        "role": "corner",
        "roles": ["ring"],
        "before": "corner",
    }


def test_a_value_of_another_class_is_written_as_what_it_is():
    writer = Writer()
    mistyped: Any = Twig
    assert writer.dump(mistyped(next=Leaf(1)))["next"] == {"size": 1}
    assert writer.dump(mistyped(ends=(Big(1, True), Colour.RED)))["ends"] == [
        {"type": "Big", "size": 1, "more": True},
        "red",
    ]
    assert writer.dump(Big(1, True), Leaf) == {"size": 1, "more": True}


def test_what_is_written_may_be_changed():
    writer, twig = Writer(), Twig((Leaf(1),))
    writer.dump(twig)["ends"].clear()
    assert writer.dump(twig)["ends"] == [{"type": "Leaf", "size": 1}]
