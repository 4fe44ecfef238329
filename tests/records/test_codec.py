"""Values become JSON and come back: tagged where a type allows several, never guessed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import Any, Union

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit.amount import ALL
from tests.kit.toys.fords import FORDS
from tests.kit.toys.fords_rules import SHORE, Doubles, Event, Paid, Phase, Position, Rulings, ToClaim, ToWalk, Walked
from tests.kit.toys.leaves import LEAVES
from tests.kit.toys.leaves_values import Card, DiscardedCard
from tests.kit.toys.leaves_values import Event as LeafEvent
from tests.kit.toys.leaves_values import View as LeafView
from youyi.analysis.simulate.referee import referee
from youyi.games import catalogue
from youyi.kernel.articles import Article
from youyi.kernel.cards import Deal
from youyi.kernel.dice import throw
from youyi.kernel.errors import BadRecord
from youyi.kernel.ledger import BOWL, Ledger
from youyi.kernel.names import Language, Name, Words
from youyi.kernel.rules import Objection, Reason
from youyi.kernel.rulings import Ruling
from youyi.kernel.seats import Seat, Spot
from youyi.kernel.streams import Numbered
from youyi.players.simple import RandomPlayer
from youyi.records.codec import dump, load, tagged
from youyi.records.vocabulary import Vocabulary

VOCABULARY = Vocabulary.of(FORDS)


class Colour(Enum):
    RED = "red"
    GREEN = 2
    BOTH = (1, 2)


@dataclass(frozen=True, slots=True)
class Everything:
    """One field of every type the codec knows."""

    number: int
    text: str
    truth: bool
    maybe: int | None
    share: Fraction
    colour: Colour
    language: Language
    seat: Seat
    pair: tuple[int, str]
    many: tuple[Spot, ...]
    some: frozenset[Seat]
    table: Mapping[int, str]
    loose: str | int | bool | None
    name: Name
    words: Words
    because: Reason
    article: Article
    ruling: Doubles
    phase: Phase
    deal: Deal[Card]
    extra: int = 7


everything = st.builds(
    Everything,
    number=st.integers(),
    text=st.text(),
    truth=st.booleans(),
    maybe=st.none() | st.integers(),
    share=st.fractions(),
    colour=st.sampled_from(Colour),
    language=st.sampled_from(Language),
    seat=st.integers(0, 4).map(Seat),
    pair=st.tuples(st.integers(), st.text()),
    many=st.lists(st.integers().map(Spot)).map(tuple),
    some=st.frozensets(st.integers(0, 4).map(Seat)),
    table=st.dictionaries(st.integers(0, 999), st.text()),
    loose=st.none() | st.booleans() | st.integers() | st.text(),
    name=st.builds(Name, *[st.text()] * 4),
    words=st.builds(Words, *[st.text()] * 3),
    because=st.sampled_from([*FORDS.articles, *Doubles]),
    article=st.sampled_from(FORDS.articles),
    ruling=st.sampled_from(Doubles),
    phase=st.sampled_from([ToWalk(Seat(1), throw(1, 2)), ToClaim(Seat(0), Seat(2), throw(3, 4))]),
    deal=st.permutations(range(12)).map(lambda cards: Deal(tuple(map(Card, cards)))),
    extra=st.integers(),
)


@given(everything)
def test_every_type_round_trips(value):
    assert load(Everything, dump(value, vocabulary=VOCABULARY), vocabulary=VOCABULARY) == value


def test_members_of_unions_are_tagged_and_others_are_not():
    paid = Paid(BOWL, Seat(2), 3, SHORE)
    assert dump(paid, vocabulary=VOCABULARY) == {
        "payer": {"type": "Bowl"},
        "payee": 2,
        "amount": 3,
        "because": "fords.shore",
    }
    assert dump(paid, Event, vocabulary=VOCABULARY)["type"] == "Paid"
    assert tagged(paid, vocabulary=VOCABULARY) == dump(paid, Event, vocabulary=VOCABULARY)


def test_a_ruling_as_reason_names_its_question():
    assert dump(Objection(Doubles.NOTHING), vocabulary=VOCABULARY) == {"because": "doubles=nothing", "at": None}
    assert load(Objection, {"because": "doubles=nothing"}, vocabulary=VOCABULARY) == Objection(Doubles.NOTHING)


def test_a_ruling_as_answer_is_its_word():
    assert dump(Rulings(doubles=Doubles.NOTHING)) == {"doubles": "nothing", "toll": 2}
    assert load(Rulings, {"doubles": "again", "toll": 0}) == Rulings(toll=0)


def test_languages_are_keyed_as_the_web_writes_them():
    assert dump(Words("a", "繁", "简")) == {"en": "a", "zh-Hant": "繁", "zh-Hans": "简"}


@pytest.mark.parametrize(
    ("kind", "data", "said"),
    [
        (
            Position,
            {"cells": [], "ledger": {"purses": []}, "phase": {}, "more": 1},
            "field more: there is no such field",
        ),
        (Position, {"cells": [], "ledger": {"purses": []}}, "field phase: this is missing"),
        (Ledger, {"purses": [1, "2"]}, "field purses.1: expected a whole number, not '2'"),
        (Ledger, {"purses": [True]}, "field purses.0: expected a whole number, not True"),
        (Ledger, {"purses": [1.0]}, "field purses.0: expected a whole number, not 1.0"),
        (Ledger, [], "field the whole: expected an object (Ledger), not []"),
        (Phase, {"type": "Nowhere"}, "field type: 'Nowhere' is not one of ToThrow, ToWalk, ToClaim, Done"),
        (Phase, {"seat": 1}, "field type: None is not one of ToThrow"),
        (Phase, 3, "is not of a type that is allowed here"),
        (tuple[int, str], [1], "expected 2 items, not 1"),
        (Colour, True, "True is not one of red, 2, BOTH"),
        (Colour, [], "[] is not one of red"),
        (Doubles, "maybe", "'maybe' is not one of again, nothing"),
        (Fraction, "1/0", "expected a fraction"),
        (Mapping[int, str], {"one": "x"}, "field one: expected a whole number as the key"),
        (Article, "fords.nothing", "there is no clause and no answer called 'fords.nothing'"),
        (Union[Article, Ruling], "doubles=perhaps", "there is no clause and no answer called"),
        (type(None), 1, "expected null, not 1"),
        (Ruling, 4, "expected the key of a clause"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_field(kind: Any, data: Any, said: str):
    with pytest.raises(BadRecord) as refused:
        load(kind, data, vocabulary=VOCABULARY)
    assert said in str(refused.value)


def test_long_values_are_cut_in_messages():
    with pytest.raises(BadRecord) as refused:
        load(int, "x" * 500)
    assert len(str(refused.value)) < 120


@pytest.mark.parametrize("value", [object(), {1: object()}, 3j])
def test_what_no_type_describes_is_an_error_of_ours(value):
    with pytest.raises(TypeError):
        dump(value)


@pytest.mark.parametrize("kind", [object, complex, 3])
def test_a_type_that_cannot_be_read_is_an_error_of_ours(kind):
    with pytest.raises(TypeError):
        load(kind, 1)


def test_reasons_need_a_vocabulary():
    with pytest.raises(TypeError, match="vocabulary"):
        dump(Objection(Doubles.AGAIN))
    with pytest.raises(TypeError, match="vocabulary"):
        load(Objection, {"because": "fords.toll"})


@given(st.integers(0, 2**32))
def test_what_is_heard_and_seen_of_hidden_games_round_trips(seed):
    rules, vocabulary, position = LEAVES.under().rules, Vocabulary.of(LEAVES), LEAVES.under().rules.start()
    for move in referee(rules, [RandomPlayer()] * 4, Numbered(seed, 0)).moves:
        step = rules.play(position, move)
        position = step.position
        for event in step.events:
            assert load(LeafEvent, dump(event, LeafEvent, vocabulary=vocabulary), vocabulary=vocabulary) == event
        view = rules.view(position, Seat(0))
        assert load(LeafView, dump(view)) == view


def test_a_secret_says_to_whom():
    assert tagged(DiscardedCard(Seat(3), Card(5)), vocabulary=Vocabulary.of(LEAVES))["to"] == 3


@pytest.mark.more
@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.id)
def test_every_event_position_and_view_of_every_game_can_be_written(game):
    table = game.under(terms={name: getattr(game.bout, name) for name in ("rounds",) if hasattr(game.bout, name)})
    vocabulary, position = Vocabulary.of(game), table.rules.start()
    kinds, every = set(), 1 if ALL else 10
    for ply, move in enumerate(referee(table.rules, [RandomPlayer()] * table.rules.seats, Numbered(3, 0)).moves):
        step = table.rules.play(position, move)
        position = step.position
        for event in step.events:
            written = tagged(event, vocabulary=vocabulary)
            assert (
                load(
                    type(event), {key: value for key, value in written.items() if key != "type"}, vocabulary=vocabulary
                )
                == event
            )
            kinds.add(type(event))
        if ply % every:
            continue
        assert load(type(position), dump(position, type(position))) == position
        for seat in (None, Seat(0), Seat(1)):
            view = table.rules.view(position, seat)
            assert load(type(view), dump(view, vocabulary=vocabulary), vocabulary=vocabulary) == view
    assert game.turn in kinds
    assert dump(game.board())


def test_walked_is_written_in_full():
    assert tagged(Walked(Seat(0), Spot(4)), vocabulary=VOCABULARY) == {
        "type": "Walked",
        "seat": 0,
        "to": 4,
        "because": "fords.walk",
    }


@dataclass(frozen=True)
class Empty:
    """Nothing to say."""


def test_a_value_without_fields_takes_none():
    assert load(Empty, {}, vocabulary=VOCABULARY) == Empty()
    with pytest.raises(BadRecord, match="field more: there is no such field; valid: none"):
        load(Empty, {"more": 1}, vocabulary=VOCABULARY)
