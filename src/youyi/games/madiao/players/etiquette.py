"""Which of the heuristic player's reasons are clauses of good play, so that each can be left out and its worth measured."""

from __future__ import annotations

from collections.abc import Mapping

from youyi.games.madiao import articles as art
from youyi.games.madiao.players import answers, leads
from youyi.games.madiao.players.leads import Term
from youyi.kernel.articles import Article

ETIQUETTE: Mapping[Term, tuple[Article, ...]] = {
    leads.tens_are_barred: (art.TENS_BARRED,),
    leads.hundred_needs_a_reward: (art.HUNDRED_WITHOUT_REWARD,),
    leads.hundred_comes_early: (art.BANKER_HAS_LED, art.SUITS_SETTLED, art.HUNDRED_UNANNOUNCED),
    leads.myriad_and_thousand_wait: (art.WAIT_FOR_SEVENTH, art.MYRIAD_TOO_EARLY),
    leads.thousand_follows_myriad: (art.THOUSAND_FIRST, art.LONE_THOUSAND),
    leads.reward_goes_first: (art.REWARD_NOT_LED, art.MYRIAD_NOT_LED),
    leads.third_gate_stays_shut: (art.THIRD_GATE,),
    leads.a_gate_keeps_its_last: (art.LAST_OF_SUIT,),
    answers.the_banker_is_stopped: (art.BANKER_SLIPS,),
    answers.a_ji_is_stopped: (art.JI_INDULGED,),
    answers.the_hundred_is_stopped: (art.HUNDRED_INDULGED,),
    answers.the_merit_is_taken: (art.MERIT_RELEASED,),
    answers.no_haste: (art.HASTY_CAPTURE,),
    answers.in_the_order_of_discards: (art.DISCARD_ORDER,),
    answers.a_ten_waits_for_twenty: (art.DISCARD_ORDER,),
    answers.myriad_and_thousand_stay: (art.DISCARD_ORDER,),
    answers.a_guard_stays: (art.JI_INDULGED,),
}
"""The clauses behind each reason; the reasons that are missing here are estimates of gain and loss."""
CLAUSES: Mapping[str, tuple[Article, ...]] = {term.__name__: found for term, found in ETIQUETTE.items()}
"""The same by the names of the reasons."""
