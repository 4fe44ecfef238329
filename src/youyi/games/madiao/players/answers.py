"""捉牌、滅牌: reasons for and against beating the best card of a trick, and for letting one card go rather than another."""

from __future__ import annotations

from youyi.games.madiao import ABOVE, FEMALE_TU, FLAG, GREEN, HUNDRED, JI, Card, CardSet, FaceUp, card
from youyi.games.madiao.players.leads import MYRIAD, MYRIAD_OR_THOUSAND, THOUSAND, Idea
from youyi.games.madiao.players.sight import GREEN_TENS, SUIT, TENS, Sight, gates_in
from youyi.games.madiao.players.worth import harm, holding, keeping, profit, without

GUARD, INDULGED, MERIT, HASTE = 2.0, 3.0, 3.0, 2.0
"""How strongly the clauses are felt: on the banker, on 極 and the Hundred, on the Thousand, on haste."""
TWENTY = card("T20")


def captures(sight: Sight, leaf: Card) -> bool:
    """Say whether a card beats the best one."""
    return sight.best is not None and bool(ABOVE[sight.best.card] >> leaf & 1)


def best(sight: Sight) -> FaceUp:
    """Give the card to beat."""
    assert sight.best is not None
    return sight.best


def gain_of_capturing(sight: Sight, leaf: Card) -> float:
    """正本、單張、色樣: what it may win, what it spares, less what it might have won later (`madiao.par`)."""
    stays = holding(sight, best(sight).card)
    return holding(sight, leaf) * profit(sight, leaf) + stays * harm(sight, best(sight)) - keeping(sight, leaf)


def the_banker_is_stopped(sight: Sight, _leaf: Card) -> float:
    """漏莊、縱莊 (`madiao.banker_slips`): who can beat the banker, and does not bank, does."""
    return GUARD if best(sight).seat == sight.banker else 0.0


def a_ji_is_stopped(sight: Sight, _leaf: Card) -> float:
    """縱趣 (`madiao.ji_indulged`): a led 極 is beaten by whoever can."""
    return INDULGED if JI >> best(sight).card & 1 else 0.0


def the_hundred_is_stopped(sight: Sight, _leaf: Card) -> float:
    """縱百 (`madiao.hundred_indulged`): the Hundred of another is beaten by whoever can."""
    return INDULGED if HUNDRED >> best(sight).card & 1 else 0.0


def the_merit_is_taken(sight: Sight, leaf: Card) -> float:
    """放功千 (`madiao.merit_released`): the Thousand that took the Hundred is taken by the Myriad."""
    return MERIT if leaf == MYRIAD and best(sight).card == THOUSAND and sight.beaten & HUNDRED else 0.0


def no_haste(sight: Sight, leaf: Card) -> float:
    """急捉 (`madiao.hasty_capture`): once the banker has played, another's green is left to who needs it."""
    won = best(sight)
    if sight.banks or won.seat == sight.banker or sight.banker_to_come or sight.counts[won.seat] >= 2:
        return 0.0
    green = CardSet(GREEN & ~TENS) >> won.card & 1
    spare = without(sight.hand, leaf) & GREEN & ~SUIT[won.card]
    strong = sight.hand & MYRIAD_OR_THOUSAND or any(gates_in(pile) >= 3 for pile in sight.piles)
    return -HASTE if green and spare and not strong and sight.leaves > 3 else 0.0


STEP = 0.25
"""How much one place in the order of discards counts."""
KEPT = 0.5
"""How much it counts to keep the last Ten, or Myriad and Thousand."""


def loss_of_discarding(sight: Sight, leaf: Card) -> float:
    """關: what the card might have won later."""
    return -keeping(sight, leaf)


def in_the_order_of_discards(sight: Sight, leaf: Card) -> float:
    """滅牌次序 (`madiao.discard_order`): green Tens, the strange suit, 極, familiar suits; the banker need not mind."""
    if sight.banks or GREEN_TENS >> leaf & 1:
        return 0.0
    if JI >> leaf & 1:
        return -2 * STEP
    return -STEP if sight.gates.strange >> leaf & 1 else -3 * STEP


def a_ten_waits_for_twenty(sight: Sight, leaf: Card) -> float:
    """滅牌次序 (`madiao.discard_order`): one Ten is kept while 20 is out, to beat it."""
    last = TENS >> leaf & 1 and not without(sight.hand, leaf) & TENS
    return -KEPT if last and sight.out >> TWENTY & 1 else 0.0


def myriad_and_thousand_stay(sight: Sight, leaf: Card) -> float:
    """滅牌次序 (`madiao.discard_order`): neither is discarded early; the Hundred's captors are needed."""
    return -KEPT if MYRIAD_OR_THOUSAND >> leaf & 1 and sight.out & FLAG else 0.0


def a_guard_stays(sight: Sight, leaf: Card) -> float:
    """縱趣 (`madiao.ji_indulged`): a suit whose 極 is out is not emptied of what could beat it."""
    ji_out = sight.out & JI & SUIT[leaf]
    return -STEP if ji_out and not without(sight.hand, leaf) & SUIT[leaf] else 0.0


LOWER, TRIFLE, TU = 0.2, 0.01, 0.1
"""How much it counts that one more card out, or any one more, beats a card; and that it makes a 突."""


def high_leaves_stay(sight: Sight, leaf: Card) -> float:
    """Of cards alike otherwise, the lower goes; those that make a 突 with the Hundred stay longest."""
    threats = (sight.out & ABOVE[leaf]).bit_count()
    return LOWER * threats + TRIFLE * ABOVE[leaf].bit_count() - TU * (FEMALE_TU >> leaf & 1)


CAPTURES: tuple[Idea, ...] = (
    gain_of_capturing,
    the_banker_is_stopped,
    a_ji_is_stopped,
    the_hundred_is_stopped,
    the_merit_is_taken,
    no_haste,
    high_leaves_stay,
)
"""All that is weighed when beating a card. What the clauses ask of the others against a 極 or the Hundred, the banker minds too."""

DISCARDS: tuple[Idea, ...] = (
    loss_of_discarding,
    in_the_order_of_discards,
    a_ten_waits_for_twenty,
    myriad_and_thousand_stay,
    a_guard_stays,
    high_leaves_stay,
)
"""All that is weighed when letting a card go."""
