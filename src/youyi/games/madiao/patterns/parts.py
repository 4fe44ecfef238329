"""How the rulebook of 馬吊 is divided: its clauses by what they are about, whichever source says them."""

from __future__ import annotations

from youyi.games.madiao.articles import (
    classics,
    guide_cards,
    guide_chong,
    guide_money,
    guide_play,
    offences,
    offences_tens,
    ours,
    programs_chong,
    programs_patterns,
    programs_run,
    programs_table,
)
from youyi.games.madiao.patterns.clauses import PATTERNS
from youyi.games.madiao.patterns.dealt import LETTERED_ROWS, NUMBERED_ROWS
from youyi.games.madiao.patterns.drawn import ROWS
from youyi.games.madiao.patterns.four_gates import FOUR_GATES
from youyi.games.madiao.patterns.pairs import PAIRS
from youyi.games.madiao.patterns.recorded import RECORDED
from youyi.games.madiao.texts import ARTICLES as TEXTS
from youyi.kernel.articles import articles_in

_DEALT = (*PAIRS, *NUMBERED_ROWS, *LETTERED_ROWS)
_LISTED = frozenset(row.id for rows in (_DEALT, FOUR_GATES, ROWS) for row in rows)
_OTHERS = tuple(row for row in PATTERNS if row.id not in _LISTED)


PARTS = (
    (TEXTS["parts.cards"], articles_in(guide_cards)),
    (TEXTS["parts.play"], articles_in(guide_play)),
    (TEXTS["parts.money"], articles_in(guide_money)),
    (TEXTS["parts.chong"], articles_in(guide_chong)),
    (TEXTS["parts.dealt"], tuple(row.article for row in _DEALT)),
    (TEXTS["parts.four_gates"], tuple(row.article for row in FOUR_GATES)),
    (TEXTS["parts.others"], tuple(row.article for row in _OTHERS)),
    (TEXTS["parts.drawn"], tuple(row.article for row in ROWS)),
    (TEXTS["parts.recorded"], RECORDED),
    (TEXTS["parts.faults"], articles_in(offences, offences_tens)),
    (TEXTS["parts.programs"], articles_in(programs_table, programs_patterns, programs_chong, programs_run)),
    (TEXTS["parts.elsewhere"], articles_in(classics, ours)),
)
"""Each part's heading and clauses."""
