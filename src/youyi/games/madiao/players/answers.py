"""捉牌、滅牌: reasons for and against beating the best card of a trick, and for letting one card go rather than another."""

from __future__ import annotations

from youyi.games.madiao import ABOVE, FEMALE_TU, FLAG, GREEN, HUNDRED, JI, Card, CardSet, card
from youyi.games.madiao.players.leads import MYRIAD, MYRIAD_OR_THOUSAND, THOUSAND, Term
from youyi.games.madiao.players.worth import harm, holding, keeping, profit, without
from youyi.games.madiao.situation import GREEN_TENS, SUIT, TENS, Situation, best, gates_in
from youyi.games.madiao.winnings import PAR

GUARD, INDULGED, MERIT, HASTE = 2.0, 3.0, 3.0, 2.0
"""How strongly the clauses are felt: on the banker, on 極 and the Hundred, on the Thousand, on haste."""
TWENTY = card("T20")
ONE_LACKS = 3
"""Suits of a four-gate that lacks only one."""
LATE = 3
"""Cards in hand with which a green may be captured in haste."""


def gain_of_capturing(situation: Situation, card: Card) -> float:
    """正本、單張、色樣: what it may win, what it spares, less what it might have won later (`madiao.par`)."""
    stays = holding(situation, best(situation).card)
    return (
        holding(situation, card) * profit(situation, card)
        + stays * harm(situation, best(situation))
        - keeping(situation, card)
    )


def the_banker_is_stopped(situation: Situation, _card: Card) -> float:
    """漏莊、縱莊 (`madiao.banker_slips`): who can beat the banker, and does not bank, does."""
    return GUARD if best(situation).seat == situation.banker else 0.0


def a_ji_is_stopped(situation: Situation, _card: Card) -> float:
    """縱趣 (`madiao.ji_indulged`): a led 極 is beaten by any seat that can."""
    return INDULGED if JI >> best(situation).card & 1 else 0.0


def the_hundred_is_stopped(situation: Situation, _card: Card) -> float:
    """縱百 (`madiao.hundred_indulged`): the Hundred of another is beaten by any seat that can."""
    return INDULGED if HUNDRED >> best(situation).card & 1 else 0.0


def the_merit_is_taken(situation: Situation, card: Card) -> float:
    """放功千 (`madiao.merit_released`): the Thousand that took the Hundred is taken by the Red Myriad."""
    return MERIT if card == MYRIAD and best(situation).card == THOUSAND and situation.beaten & HUNDRED else 0.0


def no_haste(situation: Situation, card: Card) -> float:
    """急捉 (`madiao.hasty_capture`): once the banker has played, another's green is left to who needs it."""
    won = best(situation)
    if situation.banks or won.seat == situation.banker or situation.banker_to_come or situation.counts[won.seat] >= PAR:
        return 0.0
    green = CardSet(GREEN & ~TENS) >> won.card & 1
    spare = without(situation.hand, card) & GREEN & ~SUIT[won.card]
    strong = situation.hand & MYRIAD_OR_THOUSAND or any(gates_in(pile) >= ONE_LACKS for pile in situation.piles)
    return -HASTE if green and spare and not strong and situation.cards_held > LATE else 0.0


STEP = 0.25
"""How much one place in the order of discards counts."""
STRANGE, JI_CARD, FAMILIAR = -STEP, -2 * STEP, -3 * STEP
"""The places behind the green Tens."""
KEPT = 0.5
"""How much it counts to keep the last Ten, or Myriad and Thousand."""


def loss_of_discarding(situation: Situation, card: Card) -> float:
    """關: what the card might have won later."""
    return -keeping(situation, card)


def in_the_order_of_discards(situation: Situation, card: Card) -> float:
    """滅牌次序 (`madiao.discard_order`): green Tens, the strange suit, 極, familiar suits; the banker is free."""
    if situation.banks or GREEN_TENS >> card & 1:
        return 0.0
    if JI >> card & 1:
        return JI_CARD
    return STRANGE if situation.gates.strange >> card & 1 else FAMILIAR


def a_ten_waits_for_twenty(situation: Situation, card: Card) -> float:
    """滅牌次序 (`madiao.discard_order`): one Ten is kept while 20 is out, to beat it."""
    last = TENS >> card & 1 and not without(situation.hand, card) & TENS
    return -KEPT if last and situation.out >> TWENTY & 1 else 0.0


def myriad_and_thousand_stay(situation: Situation, card: Card) -> float:
    """滅牌次序 (`madiao.discard_order`): neither is discarded early; the Hundred's captors are needed."""
    return -KEPT if MYRIAD_OR_THOUSAND >> card & 1 and situation.out & FLAG else 0.0


def a_guard_stays(situation: Situation, card: Card) -> float:
    """縱趣 (`madiao.ji_indulged`): a suit whose 極 is out is not emptied of what could beat it."""
    ji_out = situation.out & JI & SUIT[card]
    return -STEP if ji_out and not without(situation.hand, card) & SUIT[card] else 0.0


LOWER, TRIFLE, TU = 0.2, 0.01, 0.1
"""How much it counts that one more card out, or any one more, beats a card; and that it makes a 突."""


def high_cards_stay(situation: Situation, card: Card) -> float:
    """Of cards alike otherwise, the lower goes; those that make a 突 with the Hundred stay longest."""
    threats = (situation.out & ABOVE[card]).bit_count()
    return LOWER * threats + TRIFLE * ABOVE[card].bit_count() - TU * (FEMALE_TU >> card & 1)


CAPTURES: tuple[Term, ...] = (
    gain_of_capturing,
    the_banker_is_stopped,
    a_ji_is_stopped,
    the_hundred_is_stopped,
    the_merit_is_taken,
    no_haste,
    high_cards_stay,
)
"""All that is weighed when beating a card. What the clauses ask of the others against a 極 or the Hundred, the banker minds too."""

DISCARDS: tuple[Term, ...] = (
    loss_of_discarding,
    in_the_order_of_discards,
    a_ten_waits_for_twenty,
    myriad_and_thousand_stay,
    a_guard_stays,
    high_cards_stay,
)
"""All that is weighed when letting a card go."""
