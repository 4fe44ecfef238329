"""十字之禁: when Tens, the Hundred, the Thousand and the Myriad should not be led."""

from __future__ import annotations

from youyi.games.madiao.cards import FLAG, REWARD, SHOULDER, SUIT_OF, Suit, card, named, one_suit
from youyi.games.madiao.etiquette.gates import TENS
from youyi.games.madiao.etiquette.scene import Scene

MYRIAD, THOUSAND, HUNDRED = card("Tw"), card("Tq"), card("Tb")
BOTH = named("Tw Tq")
BARRED = TENS & ~FLAG
"""What is barred: the 青 of the Tens and the 20."""
FIFTH_TRICK_HAND = 4
"""Cards in hand when the fifth trick begins."""
SEVENTH = 7


def leads_tens(scene: Scene) -> bool:
    """Say whether the card is a lead in Tens."""
    return scene.leading and SUIT_OF[scene.card] is Suit.T


def holds_hundred(scene: Scene) -> bool:
    """百家: say whether the seat still holds the Hundred."""
    return bool(scene.hand >> HUNDRED & 1)


def three_flowers_gone(scene: Scene) -> bool:
    """三花落盡: say whether Myriad, Thousand and Hundred have all appeared."""
    return not FLAG & ~scene.appeared


def guards_reward(scene: Scene) -> bool:
    """關真、關賞鬥十: little is left but Tens, and what is left waits for its moment."""
    rest = scene.hand & ~TENS
    suits = {SUIT_OF[each] for each in range(rest.bit_length()) if rest >> each & 1}
    if rest.bit_count() <= 1:
        return True
    return len(suits) == 1 and bool(rest & REWARD) and not rest & SHOULDER


def tens_barred(scene: Scene) -> bool:
    """十子禁門: a 青 of the Tens or the 20 led before the three flowers are gone, by a seat without the Hundred."""
    if not leads_tens(scene) or not BARRED >> scene.card & 1 or holds_hundred(scene):
        return False
    return not three_flowers_gone(scene) and not guards_reward(scene)


def hundred_without_reward(scene: Scene) -> bool:
    """無賞告百: Tens led by the seat with the Hundred, when it holds no 賞."""
    return leads_tens(scene) and holds_hundred(scene) and not scene.hand & REWARD


def banker_has_led(scene: Scene) -> bool:
    """莊已發: Tens led by the seat with the Hundred, after a lead of the banker."""
    # reading: the banker itself is not meant; it could never be in time
    asked = leads_tens(scene) and holds_hundred(scene) and not scene.banks
    return asked and any(lead.seat == scene.banker for lead in scene.leads)


def suits_settled(scene: Scene) -> bool:
    """兩門已正: Tens led by the seat with the Hundred, after both familiar suits were led."""
    return leads_tens(scene) and holds_hundred(scene) and scene.gates.both_led


def hundred_unannounced(scene: Scene) -> bool:
    """不報百: the seat with the Hundred and a 賞 leads, may still lead Tens, and does not."""
    # reading: the banker, who is not bound to be in time, is not bound to announce either
    if not scene.leading or scene.banks or not holds_hundred(scene) or SUIT_OF[scene.card] is Suit.T:
        return False
    in_time = not scene.gates.both_led and all(lead.seat != scene.banker for lead in scene.leads)
    return bool(scene.hand & REWARD) and in_time


def excused(scene: Scene) -> bool:
    """末張、十字已盡: the last card, or the last Ten, may always be led."""
    return not scene.spares & TENS


def leads_great(scene: Scene) -> bool:
    """提萬、提千: say whether Myriad or Thousand is led without need."""
    return scene.leading and bool(BOTH >> scene.card & 1) and not excused(scene)


def both_led(scene: Scene) -> bool:
    """提盡萬千: the Myriad and the Thousand both led away."""
    if not leads_great(scene):
        return False
    other = THOUSAND if scene.card == MYRIAD else MYRIAD
    return any(lead.seat == scene.seat and lead.card == other for lead in scene.leads)


def thousand_first(scene: Scene) -> bool:
    """倒提千萬: the Thousand led while the Myriad is in hand."""
    return scene.leading and scene.card == THOUSAND and bool(scene.hand >> MYRIAD & 1)


def lone_thousand(scene: Scene) -> bool:
    """闖千: the Thousand led by a seat that was never dealt the Myriad."""
    return leads_great(scene) and scene.card == THOUSAND and not scene.dealt >> MYRIAD & 1


def myriad_too_early(scene: Scene) -> bool:
    """五桌提萬: the Myriad led with four cards in hand."""
    early = scene.hand.bit_count() == FIFTH_TRICK_HAND
    return leads_great(scene) and scene.card == MYRIAD and early


def wait_for_seventh(scene: Scene) -> bool:
    """七輪後提萬千: the Myriad or the Thousand led before the seventh trick."""
    return leads_great(scene) and scene.trick < SEVENTH


def myriad_not_led(scene: Scene) -> bool:
    """不立萬: a lower Ten led while Myriad and Thousand are in hand."""
    return leads_tens(scene) and not BOTH >> scene.card & 1 and not BOTH & ~scene.hand


def reward_not_led(scene: Scene) -> bool:
    """不立賞: a suit led, but not its 賞, while 賞 and 肩 of it are in hand."""
    suit = one_suit(SUIT_OF[scene.card])
    if not scene.leading or suit == TENS:
        return False
    held = (REWARD | SHOULDER) & suit
    return not held & ~scene.hand and not REWARD >> scene.card & 1
