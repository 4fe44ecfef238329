"""TypeScript data of the chart of 馬吊's patterns: each as the cards of its example, what it pays, how often it came."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from workshop.books.frequencies import Frequencies, read_frequencies
from youyi.games.madiao.cards import CODES, Card, CardSet, members
from youyi.games.madiao.conditions.gates import TwoGates, fours
from youyi.games.madiao.conditions.worth import Fixed
from youyi.games.madiao.patterns import PATTERNS, Pattern, chains, dealt, drawn, four_gates, pairs
from youyi.games.madiao.patterns.censers import CENSERS, THREE_FEET
from youyi.games.madiao.patterns.in_force import dealt_rows, drawn_families, misc_families
from youyi.games.madiao.rulings import GUIDE_RULES, Rulings
from youyi.games.madiao.winnings import Winnings, read_winnings
from youyi.kernel.names import Language

COUNTS = Path(__file__).parents[2] / "docs" / "rulebook" / "madiao" / "frequencies.json"
SAID = (Language.EN, Language.ZH_HANT, Language.ZH_HANS)


def patterns_ts() -> str:
    """Write the data of the chart."""
    counts = read_frequencies(COUNTS)
    scored = scored_ids(GUIDE_RULES.rulings)
    rows = (json.dumps(row_data(row, counts, scored), ensure_ascii=False) for row in PATTERNS)
    return "\n".join(
        (
            "// Generated from youyi.games.madiao by `python -m workshop typescript`; do not edit.",
            'import type { Charted } from "./charted";',
            "",
            f"export const GAMES = {counts.games};",
            "export const PATTERNS: readonly Charted[] = [",
            *(f"  {row}," for row in rows),
            "];",
            "",
        )
    )


def scored_ids(rulings: Rulings) -> frozenset[str]:
    """The patterns that a table under these rulings scores."""
    families = (*misc_families(rulings), *drawn_families(rulings))
    rows = (*four_gates.FOUR_GATES, *dealt_rows(rulings), *(row for family in families for row in family.rows))
    return frozenset(row.id for row in rows)


def row_data(row: Pattern, counts: Frequencies, scored: frozenset[str]) -> Mapping[str, Any]:
    """A pattern as data of the page. Raises ValueError if its example does not have it."""
    blind, able = (found[row.article.key] for found in counts.cited.values())
    return {
        "id": row.id,
        "key": row.article.key,
        "family": _family(row),
        "name": {language.value: row.name.said_in(language) for language in SAID},
        "pinyin": row.name.pinyin,
        "says": {language.value: row.article.reading.said_in(language) for language in SAID},
        "pays": row.worth.amount if isinstance(row.worth, Fixed) else None,
        "cards": _example(row),
        "scored": row.id in scored,
        "seen": able,
        "blind": blind,
    }


def _family(row: Pattern) -> str:
    families: Mapping[str, Sequence[Pattern]] = {
        "pairs": pairs.PAIRS,
        "dealt": (*dealt.NUMBERED_ROWS, *dealt.LETTERED_ROWS),
        "gates": four_gates.FOUR_GATES,
        "censers": (*CENSERS, *THREE_FEET),
        "chains": chains.CHAINS,
        "drawn": drawn.ROWS,
    }
    return next((name for name, rows in families.items() if row in rows), "won")


def _example(row: Pattern) -> Sequence[Mapping[str, Any]]:
    """The piles of a haul that has the pattern, with the cards that make it; two four-gates stand apart."""
    winnings = read_winnings(row.holds[0])
    if not row.when.holds(winnings):
        raise ValueError(f"{row.id}: its example does not hold")
    needed = frozenset(members(row.when.proof(winnings)))
    if isinstance(row.when, TwoGates) and winnings.dealt is not None:
        one, other = _parted(winnings.dealt, row.when)
        return [_pile("dealt", one, needed), _pile("dealt", other, needed)]
    return [_pile(name, cards, needed) for name, cards in _piles(winnings) if cards]


def _piles(winnings: Winnings) -> Iterator[tuple[str, Sequence[Card]]]:
    hand = members(winnings.dealt) if winnings.dealt is not None else ()
    yield "dealt", hand
    yield "won", tuple(each.card for each in winnings.won)
    yield "drawn", winnings.drawn
    for others in winnings.others or ():
        yield "others", members(others)


def _pile(name: str, cards: Sequence[Card], needed: frozenset[Card]) -> Mapping[str, Any]:
    return {
        "pile": name,
        "cards": [CODES[each] for each in cards],
        "needed": [CODES[each] for each in cards if each in needed],
    }


def _parted(hand: CardSet, when: TwoGates) -> tuple[Sequence[Card], Sequence[Card]]:
    """The two four-gates that a hand parts into, the first of the first make."""
    made = fours(hand, each_suit=True)
    rest = frozenset(made[when.other])
    one = next(four for four in made[when.one] if CardSet(hand & ~four) in rest)
    return members(one), members(CardSet(hand & ~one))
