"""TypeScript data of the chart of 馬吊's patterns: each as the cards of its example, what it pays, how often it came."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from youyi.games.madiao.cards import CODES
from youyi.games.madiao.conditions.worth import Fixed
from youyi.games.madiao.patterns import PATTERNS, Pattern, four_gates
from youyi.games.madiao.patterns.charted import ShownPile, count_of, example, kind_of
from youyi.games.madiao.patterns.in_force import dealt_rows, drawn_families, misc_families
from youyi.games.madiao.rulings import GUIDE_RULES, Rulings
from youyi.kernel.names import Language

SAID = (Language.EN, Language.ZH_HANT, Language.ZH_HANS)


def patterns_ts() -> str:
    """Write the data of the chart."""
    scored = scored_ids(GUIDE_RULES.rulings)
    rows = (json.dumps(row_data(row, scored), ensure_ascii=False) for row in PATTERNS)
    return "\n".join(
        (
            "// Generated from youyi.games.madiao by `python -m workshop typescript`; do not edit.",
            'import type { Charted } from "./charted";',
            "",
            f"export const GAMES = {count_of(PATTERNS[0]).deals};",
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


def row_data(row: Pattern, scored: frozenset[str]) -> Mapping[str, Any]:
    """A pattern as data of the page. Raises ValueError if its example does not have it."""
    count = count_of(row)
    return {
        "id": row.id,
        "key": row.article.key,
        "family": kind_of(row).value,
        "name": {language.value: row.name.said_in(language) for language in SAID},
        "pinyin": row.name.pinyin,
        "says": {language.value: row.article.reading.said_in(language) for language in SAID},
        "pays": row.worth.amount if isinstance(row.worth, Fixed) else None,
        "cards": [_pile(each) for each in example(row)],
        "scored": row.id in scored,
        "seen": count.able,
        "blind": count.blind,
    }


def _pile(pile: ShownPile) -> Mapping[str, Any]:
    return {
        "pile": pile.name,
        "cards": [CODES[each] for each in pile.cards],
        "needed": [CODES[each] for each in pile.cards if each in pile.needed],
    }
