"""發牌: reasons for and against leading a card.

Points are 注 as the player feels them. The clauses give no numbers: these were chosen by playing the player against
itself with each of them changed, on the same packs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from youyi.games.madiao import ABOVE, FLAG, HUNDRED, JI, RED, REWARD, SHOULDER, Card, CardSet, card
from youyi.games.madiao.players.worth import holding, keeping, profit, without
from youyi.games.madiao.situation import GATES, GREEN_TENS, SUIT, TENS, Situation

Term: TypeAlias = Callable[[Situation, Card], float]
"""What speaks for playing a card, in points; below nothing: what speaks against it."""

MYRIAD, THOUSAND = card("Tw"), card("Tq")
MYRIAD_OR_THOUSAND = CardSet(1 << MYRIAD | 1 << THOUSAND)
WAITING = 2
"""Most cards in hand from the seventh trick on."""

CLOSED, ORDER, WAIT, OPENING, LAST, ANNOUNCING = 2.0, 2.0, 1.0, 0.5, 1.0, 0.5
"""How strongly the clauses are felt: on Tens, on high before low, on waiting, on the third gate, on last cards, on the Hundred."""


def tens_are_barred(situation: Situation, card: Card) -> float:
    """十子禁門 (`madiao.tens_barred`): no green Ten and no 20 before the three flowers are out, but by who had the Hundred."""
    low = CardSet(GREEN_TENS | JI & TENS)
    if not low >> card & 1 or situation.shown & FLAG == FLAG or situation.dealt & HUNDRED:
        return 0.0
    return 0.0 if only_tens_can_be_spared(situation.hand) else -CLOSED


def only_tens_can_be_spared(hand: CardSet) -> bool:
    """盡手十子、關真、關賞鬥十: beside Tens there is nothing, or one card, or one suit with its Reward without its Shoulder."""
    rest = hand & ~TENS
    if rest.bit_count() <= 1:
        return True
    return any(not rest & ~gate and rest & REWARD and not rest & SHOULDER for gate in GATES)


def hundred_needs_a_reward(situation: Situation, card: Card) -> float:
    """無賞告百 (`madiao.hundred_without_reward`): who had the Hundred does not lead Tens without a Reward in hand."""
    leads_tens = TENS >> card & 1 and not MYRIAD_OR_THOUSAND >> card & 1
    return -CLOSED if leads_tens and situation.dealt & HUNDRED and not situation.hand & REWARD else 0.0


def hundred_comes_early(situation: Situation, card: Card) -> float:
    """報百: with a Reward, Tens are led at once or not at all.

    `madiao.banker_has_led`, `madiao.suits_settled`: not after the banker led, nor when both familiar suits were led;
    `madiao.hundred_unannounced`: before that, they are.
    """
    green_ten = GREEN_TENS >> card & 1
    if situation.banks or not green_ten or not situation.hand & HUNDRED or not situation.hand & REWARD:
        return 0.0
    return -CLOSED if situation.banker_has_led or situation.gates.strange else ANNOUNCING


def myriad_and_thousand_wait(situation: Situation, card: Card) -> float:
    """七輪後提萬千 (`madiao.wait_for_seventh`, `madiao.myriad_too_early`): neither before the seventh trick."""
    return -WAIT if situation.cards_held > WAITING and MYRIAD_OR_THOUSAND >> card & 1 else 0.0


def thousand_follows_myriad(situation: Situation, card: Card) -> float:
    """倒提千萬、闖千 (`madiao.thousand_first`, `madiao.lone_thousand`): no Thousand before one's Myriad, nor without one."""
    if card != THOUSAND or not situation.hand & TENS & ~(1 << THOUSAND):
        return 0.0
    return (
        -ORDER
        if situation.hand >> MYRIAD & 1 or (not situation.dealt >> MYRIAD & 1 and situation.out >> MYRIAD & 1)
        else 0.0
    )


def reward_goes_first(situation: Situation, card: Card) -> float:
    """立賞 (`madiao.reward_not_led`, `madiao.myriad_not_led`): with Reward and Shoulder of a suit, the Reward is led."""
    suit = situation.hand & SUIT[card]
    return -ORDER if suit & REWARD and suit & SHOULDER and not REWARD >> card & 1 else 0.0


def third_gate_stays_shut(situation: Situation, card: Card) -> float:
    """開三 (`madiao.third_gate`): not the strange suit while a familiar one is in hand; a card that guards may."""
    if situation.banks or not situation.gates.strange >> card & 1 or not situation.hand & situation.gates.familiar:
        return 0.0
    return 0.0 if not situation.out & ABOVE[card] else -OPENING


def a_gate_keeps_its_last(situation: Situation, card: Card) -> float:
    """原門出盡 (`madiao.last_of_suit`): one keeps a card of a familiar suit to answer with, unless it wins."""
    if not situation.out & ABOVE[card]:
        return 0.0
    return 0.0 if without(situation.hand, card) & SUIT[card] else -LAST


def gain_of_leading(situation: Situation, card: Card) -> float:
    """正本、單張、色樣: what it may win, less what it might have won later (`madiao.par`)."""
    return holding(situation, card) * profit(situation, card) - keeping(situation, card)


REDS_DRAWN, CARDS_DRAWN = 0.5, 0.05
"""How much it counts that one more red, or any one more card, may come out."""


def low_cards_draw_high(situation: Situation, card: Card) -> float:
    """A card that cannot win at least brings out what could beat one's better ones: the lower, the more."""
    threats = situation.out & ABOVE[card]
    return REDS_DRAWN * (threats & RED).bit_count() + CARDS_DRAWN * threats.bit_count()


FRESH = 0.7
"""How much it counts that a suit was not led yet."""


def a_gate_not_led_yet(situation: Situation, card: Card) -> float:
    """Of a suit that was led, the high cards are where they serve best; another may be divided better."""
    return 0.0 if (situation.gates.familiar | situation.gates.strange | situation.gates.led) >> card & 1 else FRESH


LEADS: tuple[Term, ...] = (
    gain_of_leading,
    tens_are_barred,
    hundred_needs_a_reward,
    hundred_comes_early,
    myriad_and_thousand_wait,
    thousand_follows_myriad,
    reward_goes_first,
    third_gate_stays_shut,
    a_gate_keeps_its_last,
    low_cards_draw_high,
    a_gate_not_led_yet,
)
"""All that is weighed when leading."""
