"""What a pattern is: a row with a condition, a worth, its examples and its clause; and how rows of a family are kept."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Any, NamedTuple

from youyi.games.madiao.cards import CardSet
from youyi.games.madiao.conditions.condition import Condition
from youyi.games.madiao.conditions.phrases import fill, without_pile
from youyi.games.madiao.conditions.tally import Tally
from youyi.games.madiao.conditions.worth import Fixed, Worth
from youyi.games.madiao.texts import PATTERNS as TEXTS
from youyi.games.madiao.winnings import Pile, Winnings
from youyi.kernel.articles import Article, Grade, Locus
from youyi.kernel.names import Language, Name, Words

BRINGS = TEXTS["brings"]
BRINGS_EACH = TEXTS["brings_each"]
BRINGS_BY = TEXTS["brings_by"]
COSTS = TEXTS["costs"]
EVERY_TIME = TEXTS["every_time"]
YOU_PAY = TEXTS["you_pay"]


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Pattern:
    """One 色樣. Two are the same only if they are the same object; other rulings make another of the same id."""

    id: str
    name: Name
    when: Condition
    worth: Worth
    article: Article
    """The clause that a payment for it cites; its reading is the row under the first answers that have it."""
    over: tuple[Pattern, ...] = ()
    """Lesser patterns that this one takes in."""
    uses: int = 8
    """How many of the cards dealt it is made of (dealt patterns only)."""
    repeats: bool = False
    """Whether it is scored each time that `when`, a tally, is found."""
    holds: tuple[str, ...]
    """Hauls that have it."""
    fails: tuple[str, ...]
    """Hauls that just miss it."""

    def with_changes(self, **changes: Any) -> Pattern:
        """The same pattern under another answer."""
        return replace(self, **changes)

    def scored(self, winnings: Winnings) -> tuple[Scored, ...]:
        """Its score for winnings that have it, as often as it is scored."""
        worth = self.worth.value(winnings)
        if self.repeats:
            assert isinstance(self.when, Tally)
            return tuple(Scored(self, worth, cards) for cards in self.when.found(winnings))
        return (Scored(self, worth, self.when.proof(winnings)),)

    def speak(self, language: Language) -> str:
        """When it is scored, and what it brings, in words."""
        it = self.when.speak(language)
        it = it[0].upper() + it[1:]
        match self.worth:
            case Fixed(amount) if amount < 0:
                return fill(COSTS, language, it=it, worth=-amount)
            case Fixed():
                words = BRINGS_EACH if self.repeats else BRINGS
            case _:
                words = BRINGS_BY
        return fill(words, language, it=it, worth=self.worth.speak(language))

    def needs(self, pile: Pile, language: Language) -> str:
        """What is needed, in a table about this pile."""
        it = without_pile(self.when.cell(language), pile, language)
        return it[0].upper() + it[1:]

    def pays(self, language: Language) -> str:
        """What each of the other three pays for it, in the same table."""
        match self.worth:
            case Fixed(amount) if amount < 0:
                return fill(YOU_PAY, language, worth=-amount)
            case Fixed(amount):
                return fill(EVERY_TIME, language, worth=amount) if self.repeats else str(amount)
            case _:
                return self.worth.speak(language)

    def __repr__(self) -> str:
        """The id."""
        return f"<pattern {self.id}>"


class Scored(NamedTuple):
    """A pattern that was made, what it brings from each other seat, and the cards that make it."""

    pattern: Pattern
    worth: int
    cards: CardSet


class Keep(Enum):
    """Which of a family's patterns count where several hold."""

    BEST = auto()
    """The dearest; of equals the earlier row."""
    ALL = auto()
    """All of them, less what another takes in."""
    CHAIN = auto()
    """The first in the order of the rows."""


@dataclass(frozen=True, slots=True)
class Family:
    """Patterns that are scored together."""

    rows: tuple[Pattern, ...]
    keep: Keep


@dataclass(frozen=True, slots=True, kw_only=True)
class PatternList:
    """Where a list of patterns is printed, for all of its rows."""

    loci: tuple[Locus, ...]

    def naming(self, name: Name) -> tuple[Locus, ...]:
        """The places of one row: the first modern one is quoted with its name."""
        first = next(nth for nth, locus in enumerate(self.loci) if not locus.source.old)
        quoted = replace(self.loci[first], words=name.zh_hans)
        return (*self.loci[:first], quoted, *self.loci[first + 1 :])

    def row(
        self,
        key: str,
        name: Name,
        when: Condition,
        worth: Worth | int,
        *,
        holds: tuple[str, ...],
        fails: tuple[str, ...],
        grade: Grade = Grade.ATTESTED,
        remark: Words | None = None,
        **more: Any,
    ) -> Pattern:
        """Write down one row of the list; a remark stands behind what the row says by itself."""
        amount = Fixed(worth) if isinstance(worth, int) else worth
        blank = Article(key=f"madiao.{key}", name=name, loci=self.naming(name), reading=Words("", "", ""), grade=grade)
        row = Pattern(id=key, name=name, when=when, worth=amount, article=blank, holds=holds, fails=fails, **more)
        spoken = Words(row.speak(Language.EN), row.speak(Language.ZH_HANT), row.speak(Language.ZH_HANS))
        if remark is not None:
            spoken = Words(
                f"{spoken.en} {remark.en}", f"{spoken.zh_hant}{remark.zh_hant}", f"{spoken.zh_hans}{remark.zh_hans}"
            )
        return replace(row, article=replace(blank, reading=spoken))


def taken_in(rows: Iterable[Pattern]) -> frozenset[str]:
    """Name everything that these take in, step by step."""
    found: set[str] = set()
    waiting = [lesser for row in rows for lesser in row.over]
    while waiting:
        lesser = waiting.pop()
        if lesser.id not in found:
            found.add(lesser.id)
            waiting.extend(lesser.over)
    return frozenset(found)


def check_acyclic(rows: Iterable[Pattern]) -> None:
    """Raises ValueError if a row takes in itself, directly or through others."""
    for row in rows:
        if row.id in taken_in((row,)):
            raise ValueError(f"{row.id} takes in itself")
