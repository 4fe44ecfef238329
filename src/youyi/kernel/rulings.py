"""Open questions as values: a ruling is a cited answer, a ruleset a named choice of answers."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar, cast, get_type_hints

from youyi.kernel import error_words
from youyi.kernel.articles import Article, Grade
from youyi.kernel.names import Name, Texts, Words, everywhere, listed
from youyi.kernel.youyi_error import YouyiError

A = TypeVar("A")
R = TypeVar("R")
Question = TypeVar("Question", bound="type[Ruling]")
LARGEST = 10**9
"""The highest number that may be agreed where a question names none."""
_ALWAYS = object()
"""Stands for no answer: of questions that were asked from the first."""
_DIGITS = re.compile("[+-]?[0-9]{1,10}")
Value = str | int | bool | None
"""A ruling's answer outside Python: a snake_case word, a number, true or false."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Answer:
    """One way to settle a question, with what speaks for it. Two answers are the same only if they are the same object."""

    reading: Words = everywhere("")
    """The rule that it makes, a sentence that is read without its question; `asked_in` finds it in a catalogue."""
    cites: tuple[Article, ...]
    grade: Grade
    word: str | None = None
    """What the answer is called outside Python, where the member's name cannot be."""


class Ruling(Enum):
    """A question that the sources leave open; each member is one cited answer."""

    question: ClassVar[Words]

    @property
    def answer(self) -> Answer:
        """What this member says, and on what authority."""
        value = self.value
        assert isinstance(value, Answer)
        return value

    @property
    def word(self) -> str:
        """What the answer is called on the command line and in records."""
        return self.answer.word or self.name.lower()


def question(*, zh_hant: str, zh_hans: str) -> Callable[[Question], Question]:
    """Let a ruling's docstring be its question, and say it in Chinese too."""

    def attach(ruling: Question) -> Question:
        english = (ruling.__doc__ or "").strip()
        if not english:
            raise TypeError(f"{ruling.__name__} asks nothing: its docstring is the question")
        ruling.question = Words(english, zh_hant, zh_hans)
        return ruling

    return attach


def asked_in(texts: Texts) -> Callable[[Question], Question]:
    """Let a ruling ask and answer in the words of a catalogue.

    `OwnCasts` asks what stands under `own_casts.question`; what its member `TRUE` says stands under `own_casts.true`.
    """

    def attach(ruling: Question) -> Question:
        own = re.sub("(?<=[a-z0-9])(?=[A-Z])", "_", ruling.__name__).lower()
        ruling.question = texts[f"{own}.question"]
        for member in ruling:  # an answer is written before its question has a name
            object.__setattr__(member.answer, "reading", texts[f"{own}.{member.name.lower()}"])
        return ruling

    return attach


@dataclass(frozen=True, slots=True, kw_only=True)
class Quantity:
    """An answer that is a number."""

    question: Words
    unit: Words
    lowest: int
    highest: int | None
    cites: tuple[Article, ...]
    grade: Grade
    absent: Words | None
    """What it means to give no number; None if a number must be given."""
    called: tuple[Name, ...] = ()
    """What each number stands for, from the lowest, where it counts things with names; empty for a plain number."""


def quantity(
    default: int | None,
    *,
    question: Words,
    unit: Words,
    lowest: int,
    highest: int | None = None,
    cites: tuple[Article, ...] = (),
    grade: Grade = Grade.SUPPLIED,
    absent: Words | None = None,
) -> Any:
    """Declare a numeric field of a game's `Rulings` or `Terms`."""
    about = Quantity(
        question=question,
        unit=unit,
        lowest=lowest,
        highest=highest,
        cites=cites,
        grade=grade,
        absent=absent,
    )
    return field(default=default, metadata={"quantity": about})


def numbered(declared: Any, names: tuple[Name, ...]) -> Any:
    """Say what each number of a numeric field stands for, from its lowest."""
    about = replace(declared.metadata["quantity"], called=names)
    return field(default=declared.default, metadata={"quantity": about})


def asked_later(default: A, *, before: A) -> A:
    """Declare a question that was added after records had been written.

    Answered as it was before anyone asked, it is left out of `fingerprint`: records from before the question keep theirs.
    """
    answer: Any = field(default=default, metadata={"before": before})
    return cast("A", answer)


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Ruleset(Generic[R]):
    """A named choice of answers; the version changes when a default does."""

    id: str
    version: int
    name: Name
    summary: Words
    rulings: R
    cites: tuple[Article, ...] = ()
    minutes: int | None = None
    """About how long a game takes, of a short one that newcomers are offered."""

    def __repr__(self) -> str:
        return f"<Ruleset {self.full_id}>"

    @property
    def full_id(self) -> str:
        """The id with its version, as records write it."""
        return f"{self.id}@{self.version}"


class UnknownAnswer(YouyiError, ValueError):
    """A ruling or answer that does not exist, with the list of those that do."""


class AnswersConflict(YouyiError, ValueError):
    """Two answers that cannot be combined, with the reason."""


@cache
def _questions(rulings: Any) -> Mapping[str, type[Ruling] | Quantity]:
    hints = get_type_hints(rulings)
    return {
        each.name: each.metadata["quantity"] if "quantity" in each.metadata else hints[each.name]
        for each in fields(rulings)
    }


def questions(rulings: object) -> Mapping[str, type[Ruling] | Quantity]:
    """Name every question that a game's `Rulings` (or `Terms`) answer, in the order of the fields."""
    kind: Any = type(rulings)
    return _questions(kind)


def valid_answers(asked: type[Ruling] | Quantity) -> Words:
    """List the answers one may give, for people."""
    if not isinstance(asked, Quantity):
        return listed(member.word for member in asked)
    template = error_words.FROM if asked.highest is None else error_words.FROM_TO
    number = template.filled(lowest=asked.lowest, highest=asked.highest)
    return number if asked.absent is None else error_words.OR_NONE.filled(number=number)


def _answer(name: str, asked: type[Ruling] | Quantity, value: Value) -> Ruling | int | None:
    problem = UnknownAnswer(error_words.UNKNOWN_ANSWER.filled(name=name, value=value, valid=valid_answers(asked)))
    if isinstance(asked, Quantity):
        if value is None or value == "none":
            if asked.absent is None:
                raise problem
            return None
        number = _whole(value)
        highest = LARGEST if asked.highest is None else asked.highest
        if number is None or not asked.lowest <= number <= highest:
            raise problem
        return number
    word = str(value).lower() if isinstance(value, bool) else value
    for member in asked:
        if member.word == word:
            return member
    raise problem


def _whole(value: object) -> int | None:
    """A whole number, given as one or in decimal digits; None for anything else."""
    match value:
        case bool():
            return None
        case int():
            return value
        case str() if _DIGITS.fullmatch(value):
            return int(value)
        case _:
            return None


def answered(rulings: R, values: Mapping[str, Value]) -> R:
    """Give other answers to some questions.

    Raises `UnknownAnswer` with the valid names or values, `AnswersConflict` if the rulebook cannot combine them.
    """
    known = questions(rulings)
    changes: dict[str, Ruling | int | None] = {}
    for name, value in values.items():
        if name not in known:
            raise UnknownAnswer(error_words.UNKNOWN_QUESTION.filled(name=name, valid=tuple(known)))
        changes[name] = _answer(name, known[name], value)
    return replace(rulings, **changes)  # type: ignore[type-var]  # every Rulings is a dataclass


def value_of(answer: Ruling | int | None) -> Value:
    """Write an answer as JSON does: `true` and `false` are not words.

    Values are strings, numbers and truth values exactly as the rules documents list them.
    """
    if not isinstance(answer, Ruling):
        return answer
    return {"true": True, "false": False}.get(answer.word, answer.word)


def values(rulings: Any) -> dict[str, Value]:
    """Write every answer by its name."""
    return {name: value_of(getattr(rulings, name)) for name in questions(rulings)}


def differences(rulings: R, base: R) -> dict[str, Value]:
    """Name the questions that `rulings` answers otherwise than `base`."""
    ours, theirs = values(rulings), values(base)
    return {name: value for name, value in ours.items() if value != theirs[name]}


def fingerprint(game: str, rulings: Any, terms: Any) -> str:
    """Identify a rulebook with all its answers and terms: equal if and only if they are equal."""
    asked = {
        each.name: value_of(answer)
        for each in fields(rulings)
        if (answer := getattr(rulings, each.name)) is not each.metadata.get("before", _ALWAYS)
    }
    book = {"game": game, "rulings": asked, "terms": values(terms)}
    text = json.dumps(book, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return f"sha256:{hashlib.sha256(text.encode('ascii')).hexdigest()}"
