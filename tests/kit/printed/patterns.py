"""What the printed lists of 馬吊 pay: names, worths, which of those that hold are kept, and what is taken in.

The page says all of it. Only whether a pattern holds is asked of the row that bears its name, and how often.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from tests.kit.printed.handbook import Chapter, Page, Table, number
from youyi.games.madiao.conditions.worth import Given, Per, Sum, Worth
from youyi.games.madiao.patterns.pattern import Pattern
from youyi.games.madiao.patterns.table import CandidateIndex, PatternTable
from youyi.games.madiao.winnings import Winnings
from youyi.kernel.names import Language


class Rule(Enum):
    """What a heading or a sentence says of the table below it."""

    BEST = (
        r"the best one only|only the most valuable one is paid"
        r"|只算賀數最高的|只取賀數最高的一種|只算贺数最高的|只取贺数最高的一种"
    )
    ALL = r"[Aa]ll that hold|You are paid for every pattern that you have|all of them are paid together|符合的都算|全部相加"
    FIRST = r"first row that (?:holds|fits)|stands first in the table|取最先符合的"


@dataclass(frozen=True)
class Said:
    """How a language writes what each of the other three pays."""

    pays: re.Pattern[str]
    """A number alone, and perhaps that it is paid each time."""
    costs: re.Pattern[str]
    plus: str
    each: re.Pattern[str]
    given: re.Pattern[str]


_CHINESE = Said(
    pays=re.compile(r"(?P<every>每次 )?(?P<worth>\d+)"),
    costs=re.compile(r"你付 (\d+)"),
    plus=" ＋ ",
    each=re.compile(r"«(\d+)»(?:超[過过] (\d+) [張张]的，每多一[張张]加 |每[張张] )(\d+)"),
    given=re.compile(r"(?P<worth>.*)（要«(?P<it>\d+)»才算）"),
)
SAID = {
    Language.EN: Said(
        pays=re.compile(r"(?P<worth>\d+)(?P<every> each time)?"),
        costs=re.compile(r"you pay (\d+)"),
        plus=", plus ",
        each=re.compile(r"(?P<n>\d+) for each of the «(\d+)»(?: beyond the first (\d+))?"),
        given=re.compile(r"(?P<worth>.*) \(only if «(?P<it>\d+)»\)"),
    ),
    Language.ZH_HANT: _CHINESE,
    Language.ZH_HANS: _CHINESE,
}


def name_of(cell: str) -> str:
    """The Chinese name that begins a cell."""
    return cell.split(maxsplit=1)[0]


@dataclass(frozen=True)
class Group:
    """One table: its rule, and for each name in order what each of the other three pays, as it is written."""

    rule: Rule
    rows: Mapping[str, str]


@dataclass(frozen=True)
class PrintedList:
    """A chapter of patterns, and the rows whose conditions its names point to."""

    language: Language
    groups: tuple[Group, ...]
    over: Mapping[str, Sequence[str]]
    rows: Mapping[str, Pattern]
    indexes: tuple[CandidateIndex, ...]

    def pays(self, winnings: Winnings) -> list[tuple[str, int]]:
        """Names with worths, in the order of the page; what counts repeatedly stands repeatedly."""
        kept = [each for group, index in zip(self.groups, self.indexes, strict=True)
                for each in self._kept(group, index, winnings)]  # fmt: skip
        lesser = {each for name, _ in kept for each in self.over.get(name, ())}
        return [(name, worth) for name, worth in kept if name not in lesser]

    def _kept(self, group: Group, index: CandidateIndex, winnings: Winnings) -> list[tuple[str, int]]:
        holding = [row.name.said_in(self.script) for row in index.holding(winnings)]
        if not holding:
            return []
        if group.rule is Rule.FIRST:
            return self._worth(holding[0], group, winnings)
        found = [each for name in holding for each in self._worth(name, group, winnings)]
        return [max(found, key=lambda each: each[1])] if group.rule is Rule.BEST else found

    @property
    def script(self) -> Language:
        """In which script names are written."""
        return Language.ZH_HANT if self.language is Language.EN else self.language

    def _worth(self, name: str, group: Group, winnings: Winnings) -> list[tuple[str, int]]:
        said, row, text = SAID[self.language], self.rows[name], group.rows[name]
        if match := said.costs.fullmatch(text):
            return [(name, -number(match[1]))]
        if match := said.pays.fullmatch(text):
            when: Any = row.when
            return [(name, number(match["worth"]))] * (len(when.found(winnings)) if match["every"] else 1)
        return [(name, worth_said(said, text, row.worth, winnings, self.language))]


def worth_said(said: Said, text: str, worth: Worth, winnings: Winnings, language: Language) -> int:
    """Add up a worth that depends on the cards; what is counted or asked for is asked of the row."""
    asked: list[Any] = sorted(_asked(worth), key=lambda each: -len(_phrase(each, language)))
    for at, each in enumerate(asked):
        text = text.replace(_phrase(each, language), f"«{at}»")
    return sum(_term(said, each, asked, winnings) for each in text.split(said.plus))


def _asked(worth: Worth) -> Iterator[Any]:
    match worth:
        case Sum(parts):
            for part in parts:
                yield from _asked(part)
        case Given(condition, of):
            yield condition
            yield from _asked(of)
        case Per(_, tally):
            yield tally
        case _:
            return


def _phrase(asked: Any, language: Language) -> str:
    said = asked.noun(language) if hasattr(asked, "noun") else asked.speak(language)
    assert isinstance(said, str)
    return said


def _term(said: Said, text: str, asked: Sequence[Any], winnings: Winnings) -> int:
    if match := said.given.fullmatch(text):
        return _term(said, match["worth"], asked, winnings) if asked[int(match["it"])].holds(winnings) else 0
    match = said.each.fullmatch(text)
    if match is None:
        return number(text)
    groups = match.groups()
    of, beyond, worth = (groups[1], groups[2], groups[0]) if "n" in match.groupdict() else groups
    count: int = asked[int(of)].count(winnings)
    return number(worth) * max(0, count - (number(beyond) if beyond else 0))


def lists(
    page: Page, table: PatternTable, language: Language
) -> tuple[PrintedList, PrintedList, PrintedList, PrintedList]:
    """Patterns dealt, four-gates, other patterns, and what the stock completes."""
    rows = (table.dealt_in_order, table.gates.index.rows, table.table.index.rows, table.results.index.rows)
    dealt, gates, misc, results = (read_list(page[7 + at], each, language) for at, each in enumerate(rows))
    return dealt, gates, misc, results


def read_list(chapter: Chapter, rows: Sequence[Pattern], language: Language) -> PrintedList:
    """Read a chapter of patterns. Each table follows the nearest rule above it, the chapter's title being the first."""
    rule, groups, over = _rule(chapter.title), list[Group](), dict[str, list[str]]()
    script = Language.ZH_HANT if language is Language.EN else language
    of = {row.name.said_in(script): row for row in rows}
    assert len(of) == len(rows)
    for part in chapter.parts:
        match part:
            case str():
                rule = _rule(part) or rule
            case Table((_, second), _) if second.startswith(("contains", "包含")):
                for longer, lesser in part.rows:
                    over[name_of(longer)] = [name_of(each) for each in re.split("、|”, ", lesser)]
            case Table(head, printed) if len(head) == 3:
                assert rule is not None, chapter.title
                groups.append(Group(rule, {name_of(name): pays for name, _, pays in printed}))
            case _:
                continue
    indexes = tuple(CandidateIndex(tuple(of[name] for name in group.rows)) for group in groups)
    printed_names = [name for group in groups for name in group.rows]
    assert sorted(printed_names) == sorted(of), "the page has the rows in force, each once"
    return PrintedList(language, tuple(groups), over, of, indexes)


def _rule(text: str) -> Rule | None:
    return next((rule for rule in Rule if re.search(rule.value, text)), None)
